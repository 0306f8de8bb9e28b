"""[8.3] Sheriff Hunt: he leads Civilians beside him, shoots far, is tough, and has a second roll."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.prospect import Shift
from pyapp.zeds.map.places import NEIGHBOURS
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Marker, ZedsState

RANGE = 2


def shot_shifts(who: Who, away: int) -> Iterator[Shift]:
    """[8.3] From two spaces away, with one column to the left."""
    if who is Who.HUNT and away == RANGE:
        yield Shift("8.3", say("from two spaces away"), -1)


def can_pay(state: ZedsState, who: Who) -> bool:
    """[8.3] Leadership: once in an Action Phase, for Regular Civilians in his space or next to it."""
    if not who.is_regular or Marker.LEADERSHIP in state.spent or not state.is_in_play(Who.HUNT):
        return False
    his, theirs = state.units[Who.HUNT].space, state.units[who].space
    return his == theirs or theirs in NEIGHBOURS[his]
