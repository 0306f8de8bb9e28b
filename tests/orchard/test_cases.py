"""The rules of the orchard, by case."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.event import Drawn, Stated
from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import ENGLISH

from . import table
from .events import Reshuffled, Stepped, Took
from .game import ORCHARD
from .ground import Cell, Fence, Unit
from .positions import asked, do, position, reaching, texts, visiting, with_hands
from .settings import ANN, BOB, GOAT


def test_1_1_the_gardeners_agree_who_gets_the_boots() -> None:
    state = position("fence")
    assert asked(state).seats == (ANN, BOB)
    assert do(state, "give bob").state.hands[Unit.BOB] == ("boots",)


def test_2_1_the_goat_goes_last() -> None:
    state = do(position(1, 1, 1), "give ann", "first bob", "rest", "rest").state
    assert asked(state).seats == (GOAT,)


def test_2_1_1_the_gardeners_agree_who_goes_first() -> None:
    state = do(position(1), "give ann").state
    assert (asked(state).rule, asked(state).seats) == ("2.1.1", (ANN, BOB))
    assert asked(do(state, "first bob").state).seats == (BOB,)


def test_2_2_a_visit_begins_with_a_card_that_partners_see() -> None:
    applied = do(position("bell"), "give ann", "first bob")
    (drawn,) = [event for event in applied.events if isinstance(event, Drawn)]
    assert (drawn.thing, drawn.known_to) == ("bell", (ANN, BOB))
    assert applied.state.hands[Unit.BOB] == ("bell",)


def test_3_1_the_other_side_is_in_the_way() -> None:
    state = visiting(position(), Unit.ANN, ann="b3")
    assert [text for text in texts(state) if text.startswith("go")] == ["go a3", "go b2"]


def test_3_1_steps_are_used_up() -> None:
    state = do(visiting(position(), Unit.ANN), "go b1", "go a1", "go b1").state
    assert texts(state) == ["rest"]


def test_3_3_the_goat_by_itself_makes_for_the_nearest_tree_and_says_so() -> None:
    drawing = "title: Two trees\nA.2.\n....\nB9.G\n"
    applied = do(position(6, 6, mode="alone", drawing=drawing), "give ann", "first ann", "rest", "rest")
    reason = next(event for event in applied.events if isinstance(event, Stated))
    assert ENGLISH(reason.text()) == "The goat makes for B3: it is the nearest."
    assert [event.to for event in applied.events if isinstance(event, Stepped)] == ["c3", "b3"]


def test_3_3_1_a_goat_without_a_way_stays() -> None:
    state = position(6, 6, mode="alone")
    state.fences = [Fence("b3-c3")]
    applied = do(state, "give ann", "first ann", "rest", "rest")
    assert any(event.case() == "3.3.1" for event in applied.events)
    assert applied.state.at[Unit.GOAT] == "c3"


def test_4_1_a_hand_holds_three_cards() -> None:
    state = do(with_hands(position("bell"), ann="boots boots fence"), "give bob", "first ann").state
    assert texts(state) == ["lay-down bell", "lay-down boots", "lay-down fence"]
    after = do(state, "lay-down boots").state
    assert after.hands[Unit.ANN] == ("boots", "fence", "bell")
    assert after.deck.discard == ("boots",)


def test_4_2_the_discard_is_the_new_deck_when_none_is_left() -> None:
    state = position("bell")
    state.deck = state.deck.__class__((), tuple(state.deck.cards()))
    state = visiting(state, Unit.GOAT)
    applied = do(state, "rest", "first ann")
    assert [event.count for event in applied.events if isinstance(event, Reshuffled)] == [16]
    assert len(applied.state.deck) == 15


def test_4_3_1_boots_give_two_more_steps() -> None:
    state = do(visiting(with_hands(position(), ann="boots"), Unit.ANN), "boots").state
    assert asked(state).meters[0].left == 5
    assert state.deck.discard == ("boots",)


def test_4_3_2_a_fence_stops_whoever_walks_and_the_goat_pushes_it_over() -> None:
    state = do(visiting(with_hands(position(), ann="fence"), Unit.ANN), "fence a1-b1").state
    assert "go b1" not in texts(state)
    state = visiting(with_hands(state, goat="fence"), Unit.GOAT, goat="b1", ann="a2")
    assert "fence a1-b1" in texts(state)
    assert do(state, "fence a1-b1").state.fences == []


def test_4_3_3_a_bell_makes_it_harder() -> None:
    state = reaching(with_hands(position(4), ann="bell"), Unit.GOAT, goat="c1", ann="a3", bob="a3")
    assert texts(state) == ["ring ann", "let"]
    applied = do(state, "ring ann")
    assert [event.fruit for event in applied.events if isinstance(event, Took)] == [0]


def test_4_3_3_whoever_holds_cards_is_asked_even_without_a_bell() -> None:
    """Or the question itself would tell that there is one."""
    state = reaching(with_hands(position(), bob="boots"), Unit.GOAT, goat="c1")
    assert texts(state) == ["let"]
    assert asked(state).waiver == ("grazing", Action("let"))


def test_4_3_3_nobody_is_asked_who_holds_no_card() -> None:
    state = reaching(position(1), Unit.GOAT, goat="c1")
    state.settle()
    assert asked(state).rule == "2.1.1"


@pytest.mark.parametrize(("face", "fruit"), [(1, 0), (3, 1), (6, 2)])
def test_5_1_a_die_tells_how_much_comes_off(face: int, fruit: int) -> None:
    state = do(visiting(position(face), Unit.ANN, ann="c1"), "take").state
    assert (state.taken[Unit.ANN], state.fruit[Cell("c1")]) == (fruit, 5 - fruit)


def test_5_2_a_tree_gives_no_more_than_hangs_there() -> None:
    state = visiting(position(6), Unit.ANN, ann="c1")
    state.fruit[Cell("c1")], state.taken[Unit.GOAT] = 1, 4
    assert do(state, "take").state.taken[Unit.ANN] == 1


def test_5_3_shifts_move_the_column_and_the_ends_hold_it() -> None:
    state = visiting(position(hunger="great"), Unit.GOAT, goat="c1", ann="a1")
    odds = table.odds(state, Unit.GOAT, bells=3)
    assert [(shift.rule, shift.by) for shift in odds.shifts] == [
        ("5.3.1", -1), ("5.3.2", 1), ("4.3.3", -1), ("4.3.3", -1), ("4.3.3", -1),
    ]  # fmt: skip
    assert (odds.first, odds.column, odds.ways) == (1, 0, 6)


def test_5_3_1_a_goat_behind_a_hedge_is_not_seen() -> None:
    state = visiting(position(), Unit.GOAT, goat="c3", ann="c1", bob="c1")
    assert table.shifts(state, Unit.GOAT) == ()
    look = ORCHARD.sight(state, "square:c1", "square:c3")
    assert look is not None
    assert look.stop is not None


def test_5_3_2_a_hungry_goat_eats_more() -> None:
    state = visiting(position(hunger="great"), Unit.GOAT, goat="c3", ann="c1", bob="c1")
    assert [shift.rule for shift in table.shifts(state, Unit.GOAT)] == ["5.3.2"]


def test_5_3_3_two_at_one_tree_pick_more() -> None:
    state = visiting(position(), Unit.ANN, ann="c1", bob="c1")
    odds = ORCHARD.odds(state, Action("take"))
    assert odds is not None
    assert (odds.column, [result.ways for result in odds.results]) == (2, [1, 2, 2, 1])


def test_6_1_it_is_over_when_nothing_hangs() -> None:
    state = visiting(position(6), Unit.ANN, ann="c1")
    state.fruit[Cell("c1")], state.taken[Unit.GOAT] = 1, 4
    after = do(state, "take").state
    assert after.outcome == Outcome((GOAT,), "goat", "6.1", "bare", -3)


def test_6_1_1_or_after_the_last_turn() -> None:
    state = position(1, 1, 1, drawing="title: Short\nturns: 1\nA.5\n...\nB.G\n")
    after = do(state, "give ann", "first ann", "rest", "rest", "rest").state
    assert after.outcome == Outcome((), "draw", "6.1.1", "dusk", 0)


def test_6_2_more_fruit_wins_and_the_difference_is_the_score() -> None:
    state = visiting(position(6), Unit.ANN, ann="c1")
    state.fruit[Cell("c1")], state.taken[Unit.BOB] = 1, 4
    after = do(state, "take").state
    assert after.outcome == Outcome((ANN, BOB), "gardeners", "6.1", "bare", 5)
    assert sum(line.points for line in ORCHARD.score(after)) == 5
    assert ENGLISH(ORCHARD.outcome_text(after)) == "The gardeners picked 5, the goat ate only 0."
