"""[8.4] Deputy Schmidt: an extra Action every turn, at home in a fight, tough, and a second roll."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.prospect import Shift
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Marker, ZedsState


def shifts(who: Who) -> Iterator[Shift]:
    """[8.4] One column to the right hand to hand."""
    if who is Who.SCHMIDT:
        yield Shift("8.4", say("Schmidt's fighting skill"), 1)


def has_initiative(state: ZedsState) -> bool:
    """[8.4] Initiative: once in an Action Phase, for himself alone."""
    return Marker.INITIATIVE not in state.spent and state.is_in_play(Who.SCHMIDT)
