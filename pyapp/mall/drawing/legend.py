"""What counters and doors look like in each of their states, and what that means, for somebody new to the mall."""

from __future__ import annotations

from pyapp.kernel.message import Message
from pyapp.kernel.words import LegendSection, Sign
from pyapp.mall.drawing import counter_art, door_art
from pyapp.mall.drawing.counter_art import Mark
from pyapp.mall.map.map_model import DoorKind
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character, face
from pyapp.mall.truth.state import DoorState, Person, Status
from pyapp.mall.truth.tables import BERSERK_SPEED, SUPER_SPEED, SUPER_VALUE

DOORWAY = 56
"""The side of a square in which a door is shown."""
END = 36
"""Where its wall goes on out of sight, from the middle."""


def _character(who: Character, name: Message, text: Message, one: Person | None = None, *marks: Mark) -> Sign:
    one = one or Person()
    numbers = face(who, one.status is Status.INFECTED, {})
    art = counter_art.character(who, one, numbers, marks)
    return Sign(f'<g class="counter counter--{one.status}">{art}</g>', name, text, span=54)


def _unit(art: str, name: Message, text: Message) -> Sign:
    return Sign(f'<g class="counter">{art}</g>', name, text, span=54)


def _door(kind: str, state: DoorState, name: Message, text: Message) -> Sign:
    """In the wall that it belongs to; its ends are square and reach on by half its thickness."""
    wide = door_art.OUTER_WALL if kind == "main" else door_art.WALL
    wall = "wall wall--outer" if kind == "main" else "wall"
    gap = door_art.opening(kind, DOORWAY) / 2 + wide / 2
    art = (
        f'<path class="{wall}" d="M{-END} 0H{-gap:g}M{gap:g} 0H{END}"/>'
        f'<g class="door door--{kind} door--{state}">{door_art.drawing(kind, DOORWAY, state)}</g>'
    )
    return Sign(art, name, text)


_CHARACTERS = (
    _character(
        Character.PETER,
        say("Three numbers"),
        say("Fire rate (shots in a move), panic level (low is calm), movement points."),
    ),
    _character(
        Character.ROGER,
        say("Resting"),
        say("Was moved last turn and cannot be moved in this one."),
        None,
        Mark.RESTING,
    ),
    Sign(
        counter_art.rifles(2),
        say("Hunting rifles"),
        say("They lie here until Steve and Fran take them, one each."),
        span=54,
    ),
    _character(
        Character.STEVE,
        say("Rifle taken"),
        say("Steve and Fran begin with a pistol; a rifle gives them two dice instead of one."),
        Person(rifle=True),
    ),
    _character(
        Character.PETER,
        say("Carries somebody"),
        say("As long as they go together, neither of the two can do anything else."),
        None,
        Mark.CARRYING,
    ),
    _character(
        Character.FRAN,
        say("In panic"),
        say("Shoots no more in this move, and the whole group goes no farther."),
        None,
        Mark.PANICKED,
    ),
    _character(
        Character.ROGER,
        say("Stunned"),
        say("Lies there and does nothing until somebody else comes into the square."),
        Person(status=Status.STUNNED),
    ),
    _character(
        Character.STEVE,
        say("Infected"),
        say("Lower numbers for the rest of the game, and may turn into a super zombie."),
        Person(status=Status.INFECTED),
    ),
)

_ZOMBIES = (
    _unit(
        counter_art.unit(None, False),
        say("Face down"),
        say("Zombies; how strong they are shows when you shoot at them or meet them."),
    ),
    _unit(
        counter_art.unit(6, False),
        say("Face up"),
        say("The number is their value: a shot has to reach it, and getting away costs as much."),
    ),
    _unit(
        counter_art.unit(None, False, 6),
        say("Number on a slip"),
        say("Face down again, but their value was seen before."),
    ),
    _unit(
        counter_art.unit(None, True),
        say("Torn edge and claw marks"),
        say_n(
            "Berserk: goes {count} square a turn and can break glass doors.",
            "Berserk: goes {count} squares a turn and can break glass doors.",
            BERSERK_SPEED,
        ),
    ),
    _character(
        Character.FRAN,
        say("Super zombie"),
        say_n(
            "Was a character once. Has the value {value} and goes {count} square a turn.",
            "Was a character once. Has the value {value} and goes {count} squares a turn.",
            SUPER_SPEED,
            value=SUPER_VALUE,
        ),
        Person(status=Status.SUPER),
    ),
    Sign(
        counter_art.hiding_place(),
        say("Hiding place"),
        say("Written down by the zombie player, who alone sees it: zombies can come out there."),
        span=54,
    ),
)

_DOORS = (
    _door(
        DoorKind.SOLID,
        DoorState.OPEN,
        say("Wooden door, open"),
        say("Everybody can pass, zombies too."),
    ),
    _door(
        DoorKind.SOLID,
        DoorState.CLOSED,
        say("Wooden door, closed"),
        say("Nobody can pass or see through, and zombies cannot break it."),
    ),
    _door(
        "main",
        DoorState.OPEN,
        say("Main door, open"),
        say("More zombies come in this way."),
    ),
    _door(
        "main",
        DoorState.CLOSED,
        say("Main door, closed"),
        say("Stays closed for good. To win, close all of them."),
    ),
    _door(
        DoorKind.GLASS,
        DoorState.OPEN,
        say("Glass door, open"),
        say("Everybody can pass, zombies too."),
    ),
    _door(
        DoorKind.GLASS,
        DoorState.CLOSED,
        say("Glass door, closed"),
        say("All see through, nobody passes. Shots, the berserk, and a super zombie with a unit break it."),
    ),
    _door(
        DoorKind.GLASS,
        DoorState.DESTROYED,
        say("Glass door, broken"),
        say("Stays open for good."),
    ),
)

SECTIONS = (
    LegendSection(say("Characters"), _CHARACTERS),
    LegendSection(say("Zombies"), _ZOMBIES),
    LegendSection(say("Doors"), _DOORS),
)
