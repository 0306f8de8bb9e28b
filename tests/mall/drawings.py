"""Every state of a counter and of a door, drawn: what has to be told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.mall.drawing import counter_art, door_art
from pyapp.mall.drawing.counter_art import Mark
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import Person, Status


def character(who: Character, status: Status = Status.NORMAL, rifle: bool = False, *marks: Mark) -> str:
    numbers = (COUNTERS.infected if status is Status.INFECTED else COUNTERS.normal)[who]
    return counter_art.character(who, Person(status=status, rifle=rifle), numbers, marks)


FRAN = Character.FRAN
COUNTER_STATES = {
    "well": character(FRAN),
    "with a rifle": character(FRAN, Status.NORMAL, True),
    "stunned": character(FRAN, Status.STUNNED),
    "infected": character(FRAN, Status.INFECTED),
    "infected with a rifle": character(FRAN, Status.INFECTED, True),
    "super zombie": character(FRAN, Status.SUPER),
    "panicked": character(FRAN, Status.NORMAL, False, Mark.PANICKED),
    "carrying": character(FRAN, Status.NORMAL, False, Mark.CARRYING),
    "resting": character(FRAN, Status.NORMAL, False, Mark.RESTING),
    "infected and resting": character(FRAN, Status.INFECTED, False, Mark.RESTING),
    "unit face down": counter_art.unit(None, False),
    "unit face down, value known": counter_art.unit(None, False, 7),
    "unit face up": counter_art.unit(7, False),
    "berserk face down": counter_art.unit(None, True),
    "berserk face up": counter_art.unit(7, True),
}
DOOR_STATES = {
    f"{kind} {state}": f'<g class="door door--{kind} door--{state}">{door_art.leaf(kind, 60, state)}</g>'
    for kind in ("glass", "solid", "main")
    for state in ("open", "closed", "destroyed")
    if (kind, state) != ("main", "destroyed")
}


def sheets() -> Mapping[str, Mapping[str, str]]:
    return {"counters": COUNTER_STATES, "doors": DOOR_STATES}
