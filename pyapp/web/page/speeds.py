"""How fast things move on the table: what a player can choose, and how much time each choice gives to what."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pyapp.kernel.message import Message, say


class Speed(StrEnum):
    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Pace(NamedTuple):
    """What a speed is called, and its times."""

    label: Message
    glide: int
    """Milliseconds that a counter is on its way; `--glide` of the style sheet is the same."""
    hold: float
    """How long a step of the show is looked at, in parts of its time at normal speed."""
    stride: float
    """Seconds that a step of a walk takes."""


PACES: dict[str, Pace] = {
    Speed.INSTANT: Pace(say("off"), 0, 0.0, 0.0),
    Speed.FAST: Pace(say("fast"), 140, 0.45, 0.1),
    Speed.NORMAL: Pace(say("normal"), 260, 1.0, 0.2),
    Speed.SLOW: Pace(say("slow"), 600, 1.8, 0.45),
}
