"""[5.0] The Action Phase: who pays, moving, foraging, gunfire."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.zeds.map.places import Track
from pyapp.zeds.play.action_phase import Actions
from pyapp.zeds.play.activation import TrackActivation
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Marker
from tests.zeds.positions import act, at, is_at_rest, options, play, position, texts, zeds_at


def moves(text: str, zeds: dict[str, str] | None = None, **units: str) -> set[str]:
    """Where a unit can move: `who`, among others."""
    state = position(units, zeds or {})
    return {option.split()[2] for option in options(state) if option.startswith(f"move {text} ")}


# 5.1


def test_5_1_event_actions_and_player_actions_are_spent_alike() -> None:
    state = position({"furies": "TC", "campers": "TC"}, actions=1)
    state = act(state, "move furies F0").state
    assert (state.event_actions, state.player_actions) == (0, ["town"])
    state = act(state, "move furies F1").state
    assert (state.event_actions, state.player_actions) == (0, [])
    assert is_at_rest(state)


def test_5_1_a_unit_acts_as_often_as_you_like() -> None:
    state = act(position({"campers": "TC"}), "move campers F1", "move campers F3", dice=[]).state
    state = act(state, "forage campers", "forage campers", dice=[1, 2]).state
    assert state.event_actions == 5


def test_5_1_what_is_unspent_is_lost() -> None:
    state = act(position({"campers": "TC"}, actions=2), "end").state
    assert is_at_rest(state)
    assert (state.event_actions, state.player_actions) == (0, [])


@pytest.mark.parametrize(
    ("actions", "players", "is_offered"),
    [
        (2, [], True),
        (1, ["piazza", "hernandez", "hunt"], True),
        (1, [], False),
        (0, ["piazza", "hernandez", "hunt"], False),
    ],
)
def test_5_1_nobody_spends_the_player_action_of_another(actions: int, players: list[str], is_offered: bool) -> None:
    state = position({"piazza": "F1"}, {"F3": "5/3"}, mode="co-op-3", actions=actions, players=players)
    assert ("craft piazza F3 z1" in options(state)) is is_offered


@pytest.mark.parametrize(
    ("mode", "actions", "told"),
    [
        ("co-op-3", 2, None),
        ("co-op-3", 1, "It also takes the Player Action of Captain Piazza."),
        ("solo", 1, None),
    ],
)
def test_5_1_whose_player_action_pays_along_is_told_before(mode: str, actions: int, told: str | None) -> None:
    state = position({"piazza": "F1"}, {"F3": "5/3"}, mode=mode, actions=actions)
    asked = decision(state)
    assert asked is not None
    option = next(option for option in asked.options if option.action.verb == "craft")
    assert (option.caution and ENGLISH(option.caution)) == told
    players = state.player_actions
    after = act(state, str(option.action)).state
    assert after.player_actions == (players if actions == 2 else players[1:])


@pytest.mark.parametrize(
    ("units", "actions", "players", "told"),
    [
        ({"piazza": "F1"}, 2, ["town"], "2 Event Actions and 1 Player Action"),
        ({"piazza": "F1", "schmidt": "F2"}, 0, [], "Schmidt's Initiative"),
        ({"hunt": "F1", "campers": "F2"}, 0, ["town"], "1 Player Action and Hunt's Leadership"),
        ({"hernandez": "TC", "campers": "F2"}, 0, [], None),
    ],
)
def test_5_1_what_is_unspent_is_named_before_it_is_lost(
    units: dict[str, str], actions: int, players: list[str], told: str | None
) -> None:
    asked = Actions().decide(position(units, actions=actions, players=players))
    caution = asked.options[-1].caution
    assert (caution and ENGLISH(caution)) == (told and f"Not spent yet, and lost then: {told}.")


def test_5_1_with_no_action_left_it_is_said_why_one_may_go_on() -> None:
    units = {"schmidt": "TC", "hunt": "F0", "campers": "F1", "hernandez": "TC"}
    asked = decision(position(units, {"M0": "5/3"}, actions=0, players=[], hand=["second-wind"]))
    assert asked is not None
    assert asked.hint is not None
    assert ENGLISH(asked.prompt) == "Your free Actions"
    assert ENGLISH(asked.hint) == (
        "Left: Schmidt's Initiative (for himself), Hunt's Leadership (for Regular Civilians in his space or next to"
        " it), the Citadel (a shot out of Town Center), the Mayor's speech (for everybody else in Town) and cards in"
        " hand."
    )
    plenty = decision(position(units))
    assert plenty is not None
    assert ENGLISH(plenty.prompt) == "Your Actions"


def test_5_1_a_shot_from_the_citadel_is_named_while_somebody_is_in_range() -> None:
    units = {"hernandez": "TC", "campers": "TC"}
    near, far = (
        Actions().decide(position(units, {space: "5/3"}, actions=0, players=[])).options[-1].caution
        for space in ("F0", "F5")
    )
    assert near is not None
    assert "the Citadel" in ENGLISH(near)
    assert far is None


def test_5_1_costs_are_paid_first() -> None:
    """The last cartridge is gone whatever the dice say."""
    state = act(position({"rangers": "F2"}, {"F3": "5/3"}, ammo=1), "shoot rangers F3 z1", dice=[1, 1]).state
    assert state.ammo == 0
    assert not any(text.startswith("shoot") for text in options(state))


def test_5_1_a_character_action_pays_for_what_it_may_pay_for_and_nothing_else() -> None:
    state = position({"schmidt": "TC", "campers": "TC"}, actions=1, players=[])
    state = act(state, "move schmidt F0").state
    assert state.spent == [Marker.INITIATIVE]
    assert state.event_actions == 1
    state = act(state, "move schmidt F1").state
    assert state.event_actions == 0
    assert is_at_rest(state)


def test_5_1_together_event_actions_are_for_all_and_a_player_action_for_its_player() -> None:
    state = position({"furies": "TC"}, mode="co-op-3", actions=1)
    asked = decision(state)
    assert asked is not None
    assert asked.seats == ("piazza", "hernandez", "hunt")
    state = act(state, "move furies F0").state
    asked = decision(state)
    assert asked is not None
    assert asked.seats == ("piazza",)
    state = act(state, "end").state
    asked = decision(state)
    assert asked is not None
    assert asked.seats == ("hernandez",)
    state = act(state, "move furies F1").state
    assert state.player_actions == [Seat("hunt")]
    assert is_at_rest(act(state, "end").state)


def test_5_1_together_event_actions_can_be_left_without_losing_player_actions() -> None:
    state = act(position({"furies": "TC"}, mode="co-op-2", actions=2), "end").state
    assert isinstance(state.stack[-1], Actions)
    assert (state.event_actions, len(state.player_actions)) == (0, 2)


def test_5_1_solo_example() -> None:
    """The rulebook's: 1 Event and 1 Player Action, 4 Ammo, a 9 in East Irek."""
    units = {
        "piazza": "TC", "hernandez": "TC", "hunt": "TC", "schmidt": "TC", "furies": "TC", "grocers": "TC",
        "campers": "S3 defiant", "farmers": "S4",
    }  # fmt: skip
    state = position(units, {"S5": "9/4"}, card="cardio", actions=1)
    # With the Mayor in play she gets there in four moves; the Civilians of the example have left.
    state = act(state, "move piazza S3").state
    state = act(state, "shoot piazza S5 z1", dice=[3, 4]).state
    assert zeds_at(state, "S5") == ["9/4:2"]
    assert state.ammo == 3
    state = act(state, "stay").state
    # Schmidt's own Character Action takes him only to #2: with Piazza the #3 space is full.
    assert "move schmidt S3" not in options(state)
    state = act(state, "move schmidt S2").state
    # Hunt's gives Civilians in Town Center a forage: a 5, and the Mayor's bonus.
    state = act(state, "forage grocers", dice=[5]).state
    assert state.ammo == 4
    assert set(state.spent) == {Marker.INITIATIVE, Marker.LEADERSHIP}
    assert state.actions_left == 0


# 5.2


def test_5_2_how_far_units_move() -> None:
    assert moves("campers", campers="F6") == {"F5", "F4"}
    assert moves("furies", furies="F6") == {"F5", "F4", "F3", "F2"}
    assert moves("piazza", piazza="F6") == {"F5", "F4", "F3", "F2", "F1"}
    assert moves("campers", campers="TC") == {f"{track}{n}" for track in "FMHS" for n in (0, 1)}


def test_5_2_through_town_center() -> None:
    assert moves("campers", campers="F0") == {"F1", "F2", "TC", "M0", "H0", "S0"}
    assert moves("campers", campers="F1") == {"F0", "F2", "F3", "TC"}


def test_5_2_a_start_cannot_be_entered() -> None:
    assert "FS" not in moves("piazza", piazza="F5")
    assert "F6" in moves("piazza", piazza="F5")


def test_5_2_past_friends_but_two_to_a_space() -> None:
    found = moves("furies", furies="F5", hunt="F3", schmidt="F3", piazza="F2")
    assert found == {"F6", "F4", "F2", "F1"}


def test_5_2_town_center_holds_any_number() -> None:
    people = dict.fromkeys(("hernandez", "hunt", "schmidt", "grocers", "drivers"), "TC")
    assert "TC" in moves("furies", furies="F0", **people)


def test_5_2_zeds_end_the_move() -> None:
    assert moves("piazza", {"F2": "5/3"}, piazza="F0") == {"F1", "F2", "TC"} | {
        f"{t}{n}" for t in "MHS" for n in range(4)
    }


def test_5_2_among_zeds_there_is_a_fight() -> None:
    told = texts(act(position({"hunt": "F1"}, {"F3": "5/3"}), "move hunt F3", dice=[6, 6]))
    assert told[:3] == [
        "Move to Farm: Sheriff Hunt.",
        "Attack at Farm: Sheriff Hunt, strength 5, against Zeds of strength 5.",
        "Fight at Farm, on Equal: 6\u00a0+\u00a06",
    ]


def test_5_2_stacked_units_never_combine() -> None:
    """Two stand there; one attacks, with its own strength alone."""
    state = position({"campers": "F1", "grocers": "F1"}, {"F2": "4/2"})
    told = texts(act(state, "move campers F2", dice=[6, 6]))
    assert "Attack at Forest #2: Campers, strength 2, against Zeds of strength 4." in told


def test_5_2_of_two_defenders_one_is_chosen_and_takes_all_hits() -> None:
    state = play(position({"campers": "F1", "rangers": "F1"}, {"F2": "4/2"}), TrackActivation(Track.FOREST))
    state = act(state, "defend rangers", dice=[2, 3]).state  # equal, a five: 1/2, lost
    assert state.units[Who.RANGERS].is_reduced
    assert not state.units[Who.CAMPERS].is_reduced
    assert (at(state, "campers"), at(state, "rangers")) == ("F0", "F0")


# 5.3


@pytest.mark.parametrize("space", ["F1", "F2", "F5", "FS", "H6"])
def test_5_3_nothing_to_forage_in_a_space_without_a_name(space: str) -> None:
    assert "forage hunt" not in options(position({"hunt": space}))


@pytest.mark.parametrize(
    ("space", "die", "found"), [("M4", 4, 1), ("M4", 6, 2), ("M4", 3, 0), ("F3", 6, 0), ("S4", 6, 1)]
)
def test_5_3_what_is_found(space: str, die: int, found: int) -> None:
    state = act(position({"hunt": space}, ammo=1), "forage hunt", dice=[die]).state
    assert state.ammo == 1 + found


def test_5_3_no_more_than_twenty() -> None:
    assert act(position({"hunt": "M4"}, ammo=19), "forage hunt", dice=[6]).state.ammo == 20


# 5.4


def shots(state_units: dict[str, str], zeds: dict[str, str], **more: int) -> set[str]:
    state = position(state_units, zeds, **more)  # type: ignore[arg-type]
    return {text for text in options(state) if text.startswith("shoot")}


def test_5_4_at_the_next_space_of_the_own_track() -> None:
    zeds = {"F3": "5/3", "F0": "4/2", "M0": "6/3"}
    assert shots({"rangers": "F2"}, zeds) == {"shoot rangers F3 z1"}
    assert shots({"rangers": "F1"}, zeds) == {"shoot rangers F0 z2"}
    assert shots({"rangers": "TC"}, zeds) == {"shoot rangers F0 z2", "shoot rangers M0 z3"}


def test_5_4_one_target_of_a_mob() -> None:
    assert shots({"rangers": "F2"}, {"F3": "5/3 4/2"}) == {"shoot rangers F3 z1", "shoot rangers F3 z2"}
    assert shots({"rangers": "F2"}, {"F3": "4/2 4/2"}) == {"shoot rangers F3 z1"}


def test_5_4_never_into_or_out_of_a_start() -> None:
    assert shots({"rangers": "F6"}, {"FS": "5/3"}) == set()
    assert shots({"johnson": "FS"}, {"F6": "5/3"}) == set()


def test_5_4_never_through_town_center() -> None:
    """Not from Downtown to Suburbia; out of Town Center itself, yes."""
    assert shots({"piazza": "M0"}, {"S0": "5/3"}) == set()
    assert shots({"piazza": "TC"}, {"S2": "5/3"}) == {"shoot piazza S2 z1"}


def test_5_4_over_the_heads_of_others() -> None:
    zeds = {"F3": "5/3", "F4": "4/2"}
    assert "shoot piazza F4 z2" in shots({"piazza": "F1", "hunt": "F2"}, zeds)


def test_5_4_without_ammo_there_is_no_shot() -> None:
    assert shots({"rangers": "F2"}, {"F3": "5/3"}, ammo=0) == set()


def test_5_4_hits_go_to_the_target_and_nobody_retreats() -> None:
    state = act(position({"rangers": "F2"}, {"F3": "5/3 4/2"}), "shoot rangers F3 z2", dice=[6, 5]).state
    assert zeds_at(state, "F3") == ["5/3", "4/2:r"]
    assert state.ammo == 3


def test_5_4_beyond_the_last_column_the_last_one_counts() -> None:
    state = position({"rangers": "TC armed leader", "hernandez": "TC"}, {"F0": "9/4"})
    state = act(state, "citadel rangers F0 z1", dice=[6, 6]).state  # 4 and three to the right
    assert zeds_at(state, "F0") == ["9/4:r2"]


def test_5_4_what_came_of_a_shot_is_told_over_the_target() -> None:
    shot = act(position({"hunt": "F1"}, {"F2": "6/4"}), "shoot hunt F2 z1", dice=[6, 6])
    fired = next(event for event in shot.events if event.verdict() is not None)
    assert fired.refs() == ("unit:z1", "space:F2", "unit:hunt")
    assert "Zeds of strength 6 take 4 hits: reduced to 4." in texts(shot)
