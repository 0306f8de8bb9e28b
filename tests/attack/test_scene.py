"""What the table shows, and under which names; other tests and the drawing rest on these."""

from __future__ import annotations

from dataclasses import replace

from pyapp.attack.board.board import Thing
from pyapp.attack.board.squares import Square
from pyapp.attack.drawing.board_art import middle
from pyapp.attack.names import Who
from pyapp.attack.scenarios.library import SHIPPED
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.decision import Seat
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Area, AreaKind, Item
from tests.attack.positions import GAME, act, position, zombies_turn


def areas(state: AttackState, seat: Seat | None = None) -> dict[str, Area]:
    return {area.id: area for area in GAME.scene(GAME.observe(state, seat or state.seats[0])).areas}


def items(state: AttackState) -> dict[str, Item]:
    return {item.key: item for item in GAME.scene(GAME.observe(state, state.seats[0])).items}


def refs(area: Area) -> list[str]:
    return [piece.ref for piece in area.pieces]


def test_everything_on_the_board_has_its_ref_and_its_place() -> None:
    found = items(position("AZx.", "S.k."))
    assert {key: item.place for key, item in found.items()} == {
        "search:a2": "square:a2", "token:keys.1": "square:c2", "unit:z2": "square:c1", "unit:ada": "square:a1",
        "unit:z1": "square:b1",
    }  # fmt: skip
    assert all(item.ref == key for key, item in found.items())


def test_squares_and_things_can_be_pointed_at() -> None:
    state = position("AZ", "S.")
    squares = GAME.picture(state.scenario).squares
    assert all(f'data-ref="square:{square}"' in squares for square in state.board.cells)


def test_a_body_lies_behind_whoever_stands_in_its_square() -> None:
    state = position("A.x.")
    alone = items(state)["unit:z1"]
    assert (alone.x, alone.y) == middle(Square("c1"))
    state.put(Who.ADA, Square("c1"))
    found = items(state)
    assert found["unit:z1"].y < found["unit:ada"].y
    assert list(found).index("unit:z1") < list(found).index("unit:ada")


def test_a_token_moves_into_a_corner_under_whoever_stands_there() -> None:
    state = position("A.k.")
    assert items(state)["token:keys.1"].scale == 1
    state.put(Who.ADA, Square("c1"))
    token = items(state)["token:keys.1"]
    x, y = middle(Square("c1"))
    assert token.scale < 1
    assert (token.x < x, token.y < y) == (True, True)


def test_a_coin_leaves_the_thing_that_is_searched_in_sight() -> None:
    for scenario in SHIPPED:
        state = GAME.new(GAME.settled(Start("solo", {}, 1, scenario)))
        coins = [item for key, item in items(state).items() if key.startswith("search:")]
        assert coins
        for coin in coins:
            square = Square(coin.place.removeprefix("square:"))
            x, y = middle(square)
            is_covered = (coin.x, coin.y, coin.scale) == (x, y, 1)
            assert is_covered == (state.board.cells[square].thing is Thing.NONE), (scenario, square)
            assert is_covered or 'class="around"' in coin.svg, "a finger finds it however small it is"


def test_several_tokens_in_a_square_lie_beside_each_other() -> None:
    state = position("A.k.", "..f.")
    state.tokens = dict.fromkeys(state.tokens, Square("c1"))
    found = [item for key, item in items(state).items() if key.startswith("token:")]
    assert len({(item.x, item.y) for item in found}) == len(found) == 2


def test_who_goes_through_somebody_stands_aside() -> None:
    state = act(position("AB.."), "move ada b1").state
    found = items(state)
    assert found["unit:ada"].pose != found["unit:ben"].pose
    assert found["unit:ada"].place == found["unit:ben"].place


def test_who_acts_and_who_has_acted() -> None:
    state = position("AB..")
    state.moved = [Who.BEN]
    found = items(state)
    assert "counter--acting" in found["unit:ada"].classes
    assert "counter--done" in found["unit:ben"].classes


def test_a_dead_human_lies_there_until_he_rises() -> None:
    """[A6.4]"""
    state = zombies_turn(position("AZ..", "B..."))
    state.change(Who.BEN, square=Square(""))
    state.fallen[Who.BEN] = Square("a2")
    assert "counter--lying" in items(state)["unit:ben"].classes


def test_noise_and_smoke_are_seen() -> None:
    state = position("A...")
    state.noise, state.boosts = Square("c1"), ["smoke"]
    found = items(state)
    assert (found["noise"].ref, found["smoke"].ref) == ("square:c1", "square:a1")


def test_the_areas_and_what_is_in_them() -> None:
    state = position(
        "ABk.", hand={"ada": ["medicine.1"], "ben": ["rope.1"]}, tokens={"ben": ["keys.1"]}, wounds={"ada": 2}
    )
    found = areas(state)
    assert list(found) == ["sheet-ada", "sheet-ben", "hand", "goals", "deck", "used"]
    assert refs(found["sheet-ada"]) == ["chart:ada"]
    assert refs(found["sheet-ben"]) == ["chart:ben", "token:keys.1", "card:rope.1"]
    assert (found["hand"].kind, found["hand"].of, refs(found["hand"])) == (
        AreaKind.HAND,
        "unit:ada",
        ["card:medicine.1"],
    )
    assert refs(found["goals"]) == ["goal:briefing", "goal:win"]
    assert refs(found["deck"]) + refs(found["used"]) == ["pile:deck", "pile:used"]


def test_a_sheet_counts_life_and_actions() -> None:
    state = position("AB..", wounds={"ada": 2}, actions=3, most=6)
    ada, ben = (areas(state)[f"sheet-{who}"].pieces[0] for who in ("ada", "ben"))
    assert [(mark.value, mark.of) for mark in ada.marks] == [(4, 6), (3, 5)]
    assert [(mark.value, mark.of) for mark in ben.marks] == [(6, 6)]


def test_the_dead_have_a_sheet_that_says_so() -> None:
    state = position("AB..")
    state.change(Who.BEN, square=Square(""))
    (chart,) = areas(state)["sheet-ben"].pieces
    assert (chart.is_spent, ENGLISH(chart.label)) == (True, "Ben is dead")


def test_the_zombie_player_sees_backs_and_what_a_zombie_can_still_do() -> None:
    """[A5.3]"""
    state = position("AZ..", hand={"ada": ["medicine.1", "medicine.2"]}, mode="versus-2")
    assert [ENGLISH(piece.title) for piece in areas(state)["hand"].pieces] == ["Medicine", "Medicine"]
    (zombie,) = state.zombies
    state = replace(zombies_turn(state), acting=zombie, actions=3)
    found = areas(state, ZOMBIES)
    assert "hand" not in found
    assert [piece.is_down for piece in found["sheet-ada"].pieces] == [False, True, True]
    assert [(mark.value, mark.of) for mark in found["sheet-zombie"].pieces[0].marks] == [(3, 4)]


def test_goals_tell_how_far_they_have_come_and_which_is_next() -> None:
    win = 'in_order = [{ kill = 1 }, { carry = "keys", to = "house" }]'
    state = position("Ah.k", win=win)
    _, kill, carry = areas(state)["goals"].pieces
    assert ("goal--now" in kill.classes, "goal--now" in carry.classes) == (True, False)
    assert (kill.is_spent, ENGLISH(kill.text) if kill.text else "") == (False, "0 of 1")
    state.kills, state.rounds = 1, 1
    state.reached = {"win.0": 1}
    _, kill, carry = areas(state)["goals"].pieces
    assert (kill.is_spent, "goal--now" in carry.classes) == (True, True)
    assert ENGLISH(kill.label).endswith(": done")


def test_a_step_that_is_done_says_so_however_it_stands_now() -> None:
    """[A12.5] What was carried there may be picked up again."""
    win = 'in_order = [{ carry = "keys", to = "house" }, { wait = 3 }]'
    state = position("Ah.k", win=win)
    state.reached = {"win.0": 1}
    _, carry, _ = areas(state)["goals"].pieces
    assert carry.is_spent and carry.text is not None
    assert ENGLISH(carry.text) == "done"


def test_what_has_to_be_done_at_once_is_told_line_by_line() -> None:
    """[A12.4] Also where it is one of several in order."""
    win = 'in_order = [{ all = [{ kill = 1 }, { carry = "keys", to = "house" }] }, { wait = 2 }]'
    state = position("Ah.k", win=win)
    state.kills = 1
    area = areas(state)["goals"]
    assert refs(area)[1:] == ["goal:win.0.0", "goal:win.0.1", "goal:win.1"]
    assert [piece.is_spent for piece in area.pieces[1:]] == [True, False, False]
    assert ["goal--now" in piece.classes for piece in area.pieces[1:]] == [False, True, False]


def test_help_on_the_way_stands_with_the_goals() -> None:
    """[A14.10]"""
    state = position("A...")
    state.is_quiet = True
    assert refs(areas(state)["goals"])[-1] == "goal:radio"


def test_the_deck_is_counted_by_kind() -> None:
    found = areas(position("A...", deck="medicine = 2\nrope = 1"))
    (deck,), (used,) = found["deck"].pieces, found["used"].pieces
    assert (deck.size, used.size) == (3, 0)
    assert [(ENGLISH(piece.title), piece.size) for piece in deck.inside] == [("Medicine", 2), ("Rope", 1)]
