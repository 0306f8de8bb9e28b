"""[8.3] Sheriff Hunt: he leads Civilians beside him, shoots far, is tough, and has a second roll."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.prospect import Shift
from pyapp.zeds.map.places import NEIGHBOURS
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import REGULARS, Who
from pyapp.zeds.truth.state import Marker, ZedsState

RANGE = 2


def shot_shifts(who: Who, away: int) -> Iterator[Shift]:
    """[8.3] From two spaces away, with one column to the left."""
    if who is Who.HUNT and away == RANGE:
        yield Shift("8.3", say("from two spaces away"), -1)


def led(state: ZedsState) -> list[Who]:
    """[8.3] Leadership: once in an Action Phase, for Regular Civilians in his space or next to it."""
    if Marker.LEADERSHIP in state.spent or not state.is_in_play(Who.HUNT):
        return []
    his = state.units[Who.HUNT].space
    near = (his, *NEIGHBOURS[his])
    return [who for who in REGULARS if state.units[who].space in near]
