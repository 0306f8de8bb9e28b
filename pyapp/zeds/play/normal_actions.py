"""[5.1] The three normal actions of any unit: move, forage, shoot."""

from __future__ import annotations

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import ZedId
from pyapp.zeds.play import foraging, movement, shooting
from pyapp.zeds.play.movement import Crowd
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState


def options(state: ZedsState, who: Who, crowd: Crowd, cost: Message | None) -> list[Option]:
    """What a unit could do, whoever pays for it."""
    found = movement.options(state, who, crowd, cost)
    if foraging.can_forage(state, who):
        found.append(foraging.forage_option(who, state.units[who].space, cost))
    if state.ammo:
        found += shooting.options(state, who, crowd, "shoot", cost)
    return found


def do(state: ZedsState, action: Action) -> None:
    """[5.1] What an action takes besides is paid first."""
    who = Who(action.args[0])
    if action.verb == "move":
        movement.move(state, who, SpaceId(action.args[1]))
    elif action.verb == "forage":
        foraging.forage(state, who)
    else:
        state.ammo -= 1
        shooting.shoot(state, who, ZedId(action.args[2]))
