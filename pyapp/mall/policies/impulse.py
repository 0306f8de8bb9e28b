"""[16.3] Whether somebody on the run shoots again: the computer players' answer, whichever of them it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.kernel.decision import Action, Decision
from pyapp.mall.answers import odds
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import parse_group
from pyapp.mall.truth.state import MallState

_FAIR = 0.4
"""The chance that makes another shot worth it: guns are needed farther on too."""

_ENOUGH = Action("enough")


class Volley(NamedTuple):
    action: Action
    percent: int
    """How likely the best shot is to bring zombies down."""


def is_asked(asked: Decision) -> bool:
    return asked.rule == "16.3"


def is_led(asked: Decision) -> bool:
    """[16.2] Whether somebody on the run has to be led: that is the zombies' business, whoever answers."""
    return asked.rule == "16.2"


def shoot_on_the_run(state: MallState, actions: Sequence[Action]) -> Volley:
    """The best shot; but a second one only if it is a fair one."""
    chances = {action: _chance(state, action) for action in actions if action.verb == "shoot"}
    best = max(chances, key=chances.__getitem__)
    action = _ENOUGH if chances[best] < _FAIR and _ENOUGH in actions else best
    return Volley(action, round(100 * chances[best]))


def _chance(state: MallState, action: Action) -> float:
    return float(odds.shot_chance(state, parse_group(action.args[0]), SquareId(action.args[1])))
