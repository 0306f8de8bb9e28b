"""[5.7] [7.1] What the zombies notice of those who run off. Steve is alone in the concourse."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pyapp.mall.impulse.phase import ImpulseReaction, ImpulsivePhase
from pyapp.mall.play.reaction import ReactionPhase
from pyapp.mall.truth.state import MallState
from tests.mall.impulses import GO, scene
from tests.mall.positions import act
from tests.mall.turns import PETER, STEVE, phase, units

pytestmark = pytest.mark.usefixtures("example_numbers")

# [5.7] What the zombies notice


def reaction(state: MallState, *do: str, dice: Sequence[int] = GO) -> MallState:
    steps = (ImpulsivePhase(), ReactionPhase(), ImpulseReaction(ReactionPhase()))
    return phase(state, *steps, do=do, dice=dice).state


def test_7_1_zombies_react_to_whoever_runs_off() -> None:
    """From 117 one sees the whole concourse."""
    assert units(reaction(scene("113", zombies={"117": 3}), "move steve 114", "stop")) == ["116"]


def test_7_1_not_to_whoever_stays() -> None:
    assert units(reaction(scene("113", zombies={"117": 3}), dice=(6, 6))) == ["117"]
    assert units(reaction(scene("113", zombies={"117": 3}), "stop")) == ["117"]


def test_7_1_each_unit_follows_whom_it_noticed() -> None:
    """Peter was moved in the west, Steve runs off in the east."""
    state = act(scene("113", zombies={"117": 3, "038": 3}), "move peter 036").state
    state = reaction(state, "move steve 114", "stop", dice=(6, 6, *GO))
    assert units(state) == ["037", "116"]
    assert state.mover == [PETER], "for the rest of the turn it is again he who was moved"


def test_7_1_no_unit_moves_twice() -> None:
    """It sees both, and falls upon Peter; that Steve runs the other way does not bring it back."""
    state = act(scene("113", peter="110", zombies={"112": 3}), "move peter 111").state
    state = reaction(state, "move steve 114", dice=(6, 6, *GO))
    assert units(state) == ["111"]


def test_7_1_whoever_was_moved_and_then_runs_is_followed_to_where_he_is() -> None:
    state = act(scene("113", zombies={"117": 3}), "move steve 112").state
    state = reaction(state, "move steve 088", "stop")
    assert units(state) == ["116"]
    assert state.mover == [STEVE]


def test_7_1_of_a_stack_those_who_stay_are_still_followed() -> None:
    """Steve and Roger were moved into 113; Roger alone runs on, out of sight."""
    state = act(scene("112", roger="112", zombies={"117": 3}), "move roger+steve 113").state
    after = reaction(state, "move roger 112", "move roger 088", "stop", dice=(*GO, 6))
    assert after.mover == [STEVE]
    assert units(after) == ["116"]
