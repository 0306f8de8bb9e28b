"""What a player is told before he acts: odds with their reasons, what may be found, what is left, what is near."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from pyapp.attack.cards.items import ITEMS
from pyapp.attack.names import Who
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.decision import Action, Decision
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from tests.attack.positions import GAME, act, options, play, position, texts, zombies_turn

Hands = Mapping[str, Sequence[str]]


def asked(state: AttackState) -> Decision:
    found = decision(state)
    assert found is not None
    return found


def thrown(state: AttackState, action: str) -> str:
    """What the odds say of a double that misses."""
    odds = GAME.odds(state, Action.parse(action))
    assert odds is not None
    return next(ENGLISH(each.text) for each in odds.results if ENGLISH(each.dice).startswith("doubles below"))


def sums(state: AttackState, action: str) -> dict[str, str]:
    odds = GAME.odds(state, Action.parse(action))
    assert odds is not None
    return {ENGLISH(what): much if isinstance(much, str) else ENGLISH(much) for what, much in odds.sums}


def caution(state: AttackState, action: str) -> str | None:
    option = asked(state).option(Action.parse(action))
    assert option is not None
    return ENGLISH(option.caution) if option.caution is not None else None


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (("A.Z..", "....."), "missed, Zombie 1 is thrown back to D1"),
        (("A.ZZ.", "....."), "missed, Zombie 1 is thrown back to D1, with 1 behind"),
        (("A.Z|.", "....."), "missed, nobody is thrown back: no room behind"),
        (("A.Z~.", "....."), "missed, Zombie 1 is thrown into the water"),
    ],
)
def test_A8_1_the_odds_say_where_doubles_throw_whom(rows: tuple[str, ...], words: str) -> None:
    assert thrown(position(*rows), "shoot ada z1") == words


def test_A10_2_the_odds_of_a_push_say_where_one_comes_back() -> None:
    state = position("AZ..", actions=3)
    assert thrown(state, "push ada b1") == "missed, Ada is thrown back to A1"
    assert sums(state, "push ada b1")["actions left to get past"] == "2"
    on_the_way = act(position("AZZ.", "####"), "push ada b1", dice=[1, 2]).state
    assert thrown(on_the_way, "push ada c1") == "missed, Ada is thrown back onto Zombie 1, which does not attack again"


def test_A10_3_a_push_with_the_last_action_asks_first() -> None:
    assert caution(position("AZ..", actions=1), "push ada b1") is not None
    assert caution(position("AZ..", actions=2), "push ada b1") is None


def test_A4_1_what_may_still_be_found() -> None:
    state = position("AS..", deck="medicine = 3\nrope = 1")
    odds = GAME.odds(state, Action.parse("search ada b1"))
    assert odds is not None
    assert [(ENGLISH(each.text), each.ways) for each in odds.results] == [("Medicine", 3), ("Rope", 1)]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (position("A.Z.", actions=3), "Ada has 3 actions left. Still possible: an attack."),
        (position("AS.k", actions=2), "Ada has 2 actions left. Still possible: a search."),
        (position("A...", actions=5), "Ada has not done anything in this turn."),
        (position("A...", actions=2), None),
        (position("AB..", actions=2), None),
        (position("AD..", actions=4), None),
        (
            position("hDA.", actions=4, win='barricade_all = "house"'),
            "Ada has 4 actions left. Still possible: a barricade.",
        ),
    ],
)
def test_A2_2_nobody_ends_a_turn_by_mistake(state: AttackState, words: str | None) -> None:
    assert caution(state, "end ada") == words


def test_A12_1_the_hint_says_what_has_to_be_done_and_where() -> None:
    state = play(position("h|..", " D", "A..B", win='barricade_all = "house"', acts=False), HumansTurn()).state
    hint = asked(state).hint
    assert hint is not None
    assert ENGLISH(hint).startswith("Now: barricade every opening of the house, 0 of 1.")
    assert asked(state).about == ("edge:a1-a2",)


def test_A12_8_things_to_be_carried_are_shown_and_then_where_to() -> None:
    rules = 'carry = "keys"\nto = "house"'
    assert asked(position("A..k", "h...", win=rules)).about == ("token:keys.1",)
    held = position("A...", "h...", "k...", win=rules, tokens={"ada": ["keys.1"]})
    assert asked(held).about == ("square:a2",)


def test_A2_2_whoever_may_be_picked_shows_his_reach() -> None:
    state = play(position("A...B...", "........", acts=False), HumansTurn()).state
    found = GAME.prospect(state, ("unit:ada",))
    assert found.goal("square:d1") is not None and found.goal("square:e1") is None
    assert GAME.prospect(state, ()).goals == ()


def test_a_way_tells_of_the_shot_and_of_the_zombies_there() -> None:
    state = position("A....Z", "......", "......", actions=5)
    way = GAME.route(state, ("unit:ada",), "square:c1")
    assert way is not None
    assert [ENGLISH(text) for text in way.told] == [
        "2 actions to walk here",
        "42 % at best to hit from there, Zombie 1",
        "1 zombie could attack there in its turn",
    ]


def test_whom_a_zombie_could_attack_is_among_its_threats() -> None:
    threats = GAME.threats(position("A...Z.", "......", acts=False))
    assert "square:a1" in threats["unit:z1"]
    assert "square:a1" not in GAME.threats(position("A....Z", "......", acts=False))["unit:z1"]


def test_A5_5_a_card_asks_what_it_is_used_on() -> None:
    state = position("ZAZ.", "....", hand={"ada": ["chainsaw.1"]})
    assert "use ada chainsaw.1" in options(state)
    state = act(state, "use ada chainsaw.1").state
    assert state.actions == 5
    assert options(state) == {"use ada chainsaw.1 z1", "use ada chainsaw.1 z2"}
    promised = GAME.promise(state, Action.parse("use ada chainsaw.1 z1"))
    assert promised is not None and ENGLISH(promised.text) == "72 % to hit"


def test_A5_5_with_one_thing_to_use_it_on_it_does_not_ask() -> None:
    state = position("AZ..", "....", hand={"ada": ["chainsaw.1"]})
    assert "use ada chainsaw.1 z1" in options(state)


def test_A14_2_who_stands_in_the_fire() -> None:
    state = position("A.ZB", "..Z.", hand={"ada": ["petrol-bomb.1"]})
    state = act(state, "use ada petrol-bomb.1").state if "use ada petrol-bomb.1" in options(state) else state
    promised = GAME.promise(state, Action.parse("use ada petrol-bomb.1 z1"))
    assert promised is not None
    assert ENGLISH(promised.text) == "2 zombies: 67 % each; 1 of you: 17 %"


def test_one_of_you_is_listed_last() -> None:
    promised = GAME.promise(position("AB..", "...."), Action.parse("shoot ada ben"))
    assert promised is not None and promised.worth < 0


def test_A13_1_a_walk_is_told_leg_by_leg_with_its_reason() -> None:
    applied = play(zombies_turn(position("Z......", "......A", acts=False)), ZombiesTurn())
    assert texts(applied) == ["Zombie 1 goes to E1: it comes nearer."]


def test_the_zombies_see_no_card_in_any_answer() -> None:
    state = position("A..Z", hand={"ada": ["rope.1"]}, mode="versus-2")
    seen = GAME.observe(state, "zombies")  # type: ignore[arg-type]
    told = [ENGLISH(text) for ref in ("unit:ada", "square:a1", "pile:deck") for text in GAME.remarks(seen, ref)]
    assert not any("ope" in text for text in told)
    assert state.hands[Who.ADA] == ("rope.1",)


def test_both_sides_read_how_many_cards_are_left() -> None:
    state = position("A..Z", hand={"ada": ["rope.1", "radio.1"]}, mode="versus-2")
    for seat in state.seats:
        lines = [ENGLISH(line.text) for section in GAME.words(GAME.observe(state, seat)) for line in section.lines]
        assert "2 item cards left" in lines


@pytest.mark.parametrize(
    ("row", "hand", "acts"),
    [
        ("A.Z.", {"ada": ["alarm.1"]}, ("use ada alarm.1",)),
        ("ZAZ.", {"ada": ["chainsaw.1", "rope.1"]}, ("use ada chainsaw.1",)),
        ("AB.Z", {"ben": ["rope.1"]}, ("take ada ben rope.1",)),
        ("AB.Z", {"ada": ["rope.1"], "ben": ["radio.1"]}, ("trade ada ben", "take ada ben radio.1")),
    ],
)
def test_A5_3_what_is_asked_about_a_card_may_be_about_any(row: str, hand: Hands, acts: tuple[str, ...]) -> None:
    """All that is not seen is dealt anew, and where the game stands does not say of which card it is."""
    state = position(row, hand=hand, deck="alarm = 9\nbandage = 3", mode="versus-3" if "B" in row else "versus-2")
    state = act(state, *acts).state
    others = [GAME.disguise(state, ZOMBIES, Dice(seed)) for seed in range(20)]
    titles = {ENGLISH(each.title) for each in ITEMS.values()}
    assert not titles & set(map(ENGLISH, state.crumbs()))
    assert len({str(other.hands) for other in others}) > 1
    assert len({str(other.stack[-1]) for other in others}) > 1
    for other in others:
        assert decision(other) is not None and GAME.faults(other) == []
        assert GAME.observe(other, ZOMBIES) == GAME.observe(state, ZOMBIES)
        assert other.crumbs() == state.crumbs()


def test_A5_3_a_card_that_alone_can_be_asked_about_stays() -> None:
    state = act(position("A.Z.", hand={"ada": ["alarm.1", "rope.1"]}, mode="versus-2"), "use ada alarm.1").state
    others = [GAME.disguise(state, ZOMBIES, Dice(seed)) for seed in range(20)]
    assert all("alarm.1" in other.hands[Who.ADA] and decision(other) is not None for other in others)
    assert len({other.hands[Who.ADA] for other in others}) > 1
