"""[16.2] Those who run off when nobody plays the zombies: where they go, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pyapp.kernel.flow import Applied, decision
from pyapp.kernel.message import ENGLISH
from pyapp.mall.impulse.events import End, ImpulseEnded, MadeFor
from pyapp.mall.impulse.phase import ImpulseReaction, ImpulsivePhase
from pyapp.mall.solitaire.berserk import closest_units
from pyapp.mall.solitaire.distances import just_moved
from pyapp.mall.solitaire.reaction import AutomaticReaction
from pyapp.mall.truth.state import HUMAN, DoorState, MallState
from tests.mall.positions import act, door, options, position, sq
from tests.mall.solo import moved
from tests.mall.turns import ROGER, STEVE, has_ended, phase, rolls, seat, units
from tests.verbs import texts

pytestmark = pytest.mark.usefixtures("example_numbers")

ON = {"impulsive": "on"}
GO = (1, 1)
GLASS = door("114", "137")
SHOP = door("091", "115")
WOOD = door("041", "042")


def scene(steve: str = "113", **pieces: Any) -> MallState:
    """Steve somewhere, everybody else with Peter at the other end of the mall."""
    pieces = {"mode": "solitaire", "settings": ON, "peter": "035", "roger": "035", "fran": "035", **pieces}
    return position(steve=steve, **pieces)


def impulse(state: MallState, *do: str, dice: Sequence[int] = GO) -> Applied[MallState]:
    return phase(state, ImpulsivePhase(), do=do, dice=dice)


def reasons(applied: Applied[MallState]) -> list[list[str]]:
    return [list(map(ENGLISH, event.because)) for event in applied.events if isinstance(event, MadeFor)]


def test_16_2_they_make_for_the_zombies_and_stop_short_of_them() -> None:
    """In 115, two squares from those in 117: any nearer they could not stop."""
    applied = impulse(scene("112", zombies={"117": 9}, doors={GLASS: "closed", SHOP: "closed"}))
    assert applied.state.people[STEVE].square == "115"
    assert reasons(applied) == [["nearest to the zombies"]]
    assert has_ended(applied.state)


def test_16_2_of_squares_equally_near_the_one_far_from_friends() -> None:
    """115 and 111 are both two squares from zombies, but Roger and Fran lie in 111."""
    state = scene(
        "113", roger="111 stunned", fran="111 stunned", zombies={"117": 9, "088": 9},
        doors={GLASS: "closed", SHOP: "closed"},
    )  # fmt: skip
    applied = impulse(state)
    assert applied.state.people[STEVE].square == "115"
    assert reasons(applied)[0] == ["nearest to the zombies", "farthest from friends"]


def test_16_2_they_run_even_if_they_stand_where_they_would_go() -> None:
    """In 115 Steve is as near to the zombies as he may be, but whoever runs off does not stay."""
    applied = impulse(scene("115", zombies={"117": 9}, doors={GLASS: "closed", SHOP: "closed"}))
    assert applied.state.people[STEVE].square == "114"


def test_16_2_the_log_says_where_to_and_why() -> None:
    told = texts(impulse(scene("112", zombies={"117": 9}, doors={GLASS: "closed", SHOP: "closed"})))
    assert "Steve makes for 115, Concourse: nearest to the zombies." in told


def test_16_2_a_door_only_when_there_is_no_other_way() -> None:
    """In a store that is shut, zombies all around; with the store empty they would stay inside."""
    state = scene("041", zombies={"022": 9, "023": 9}, doors={WOOD: "closed"})
    applied = impulse(state)
    assert applied.state.door(WOOD) is DoorState.OPEN
    assert any("There is no other way out" in text for text in texts(applied))
    state = scene("041", doors={WOOD: "closed"}, zombies={"001": 3})
    assert impulse(state).state.door(WOOD) is DoorState.CLOSED


def test_16_6_when_all_ways_lead_back_they_stay() -> None:
    """In 117 he is far enough from berserk zombies in 114, but anywhere else in the dead end he is not."""
    applied = impulse(scene("117", zombies={"114": "9 berserk"}, doors={SHOP: "closed"}))
    assert [event.why for event in applied.events if isinstance(event, ImpulseEnded)] == [End.STAYED]
    assert texts(applied)[-1] == "Gone nowhere after all: Steve in 117, Concourse."


def test_16_2_nobody_at_the_table_is_asked_where_to() -> None:
    for mode in ("solitaire", "three-player", "four-player"):
        assert has_ended(impulse(scene("112", mode=mode, zombies={"117": 9})).state), mode


def test_16_2_unless_they_choose_for_the_zombies() -> None:
    state = impulse(scene("113", settings={**ON, "zombie-choices": "player"}, zombies={"117": 9})).state
    assert options(state) == {"move steve 112", "move steve 114", "stop"}
    assert seat(state) == HUMAN


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("solitaire", ("human",)), ("three-player", ("roger", "couple")), ("four-player", ("roger", "steve"))],
)
def test_16_3_whose_they_are_decides_on_more_shots(mode: str, seats: tuple[str, ...]) -> None:
    """Roger and Steve leave 087 for 112 and come past the zombies in 068; both shoot, and both miss."""
    state = scene("087", mode=mode, roger="087", zombies={"068": 9})
    state = impulse(state, dice=(*GO, 1, 1, 1, 1, 1, 1)).state
    asked = decision(state)
    assert asked is not None
    assert asked.seats == seats
    assert options(state) == {"shoot roger 068", "shoot steve 068", "shoot roger+steve 068", "enough"}
    state = act(state, "enough").state
    assert state.people[STEVE].square == state.people[ROGER].square == "112"


def test_16_8_what_they_did_is_followed_without_a_zombie_player_too() -> None:
    state = scene("112", zombies={"117": 9}, doors={GLASS: "closed", SHOP: "closed"})
    steps = (ImpulsivePhase(), AutomaticReaction(), ImpulseReaction(AutomaticReaction()))
    assert units(phase(state, *steps, dice=GO).state) == ["116"]


def test_15_2_who_ran_off_has_just_moved() -> None:
    """Counted from him alone when the player passed, and from those whom the player moved as well."""
    shut = {GLASS: "closed", SHOP: "closed"}
    state = impulse(scene("112", zombies={"117": 9}, doors=shut)).state
    assert just_moved(state) == ["115"]
    state = impulse(moved(scene("112", zombies={"117": 9}, doors=shut), "peter")).state
    assert just_moved(state) == ["035", "115"]


def test_15_2_who_never_got_away_has_not() -> None:
    state = impulse(scene("117", zombies={"114": "9 berserk"}, doors={SHOP: "closed"})).state
    assert just_moved(state) == ["035", "117"], "nobody has moved, so all count"


def test_15_4_the_unit_closest_to_whoever_ran_off_is_checked() -> None:
    """With nobody moved it is the one in 037, near Peter; once Steve has run to 115, he alone counts."""
    state = scene("112", zombies={"117": 9, "037": 9}, doors={GLASS: "closed", SHOP: "closed"})
    assert closest_units(state, ()) == [sq("037")]
    after = impulse(state).state
    assert (after.people[STEVE].square, closest_units(after, ())) == ("115", [sq("117")])


def test_16_8_spent_or_stopped_it_ends() -> None:
    applied = impulse(scene("112", zombies={"117": 9}, doors={GLASS: "closed", SHOP: "closed"}))
    assert [event.why for event in applied.events if isinstance(event, ImpulseEnded)] == [End.STOPPED]
    assert [case for case, _ in rolls(applied)] == ["16.1"]
