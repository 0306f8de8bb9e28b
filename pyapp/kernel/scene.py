"""What is drawn: a board that stays, things on it that come and go, and areas beside it.

A scene is a list of keyed items, each a small piece of SVG at a place. The page patches the difference between two
scenes and knows nothing else; that things glide is CSS.

How things look is the style sheet of their game. What the page lights, it knows by a few classes in the drawings:
`.square` on everything in the picture that can be pointed at, beside its `data-ref`; `.counter` among the classes of an
item that is a piece. In the drawing of a piece, the edge of `.counter__card` becomes its rim while it can be used, and
`.counter__shadow`, the same shape below, the glow around that rim.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from pyapp.kernel.message import Message


class Layer(StrEnum):
    """What a thing is on the table, from the ground up, and how the page treats it for that."""

    FLOOR = "floor"
    EDGES = "edges"
    """What lies between two places: doors, barricades."""
    MARKERS = "markers"
    COUNTERS = "counters"
    OVERLAY = "overlay"

    @property
    def has_handle(self) -> bool:
        """Whether its things are too thin to be found: each gets a handle while it can be used."""
        return self is Layer.EDGES

    @property
    def is_turned(self) -> bool:
        """Whether its things have two faces and can be taken up: they come, turn, glide, and lie in piles."""
        return self is Layer.COUNTERS


class Edge(NamedTuple):
    """How what lies between two places is marked while it can be worked."""

    sign: str
    """Its outline for small handles, as the data of a path: 11 units across, from 5 above the middle to 5 below."""
    here: Message
    """What the handle of one at hand means."""
    there: Message
    """What the handle of one farther off is called."""


class Item(NamedTuple):
    """A thing on the board, drawn around its own origin."""

    key: str
    ref: str
    x: int
    y: int
    svg: str
    label: Message
    classes: str = ""
    layer: Layer = Layer.COUNTERS
    place: str = ""
    """The ref of the place that it stands in; nothing for what stands in none, such as a door between two."""
    name: Message | None = None
    """What it is called in short, where the label tells more."""
    scale: float = 1
    """How large it is drawn: where many lie in one place, they are smaller."""

    @property
    def pose(self) -> tuple[int, int, float]:
        """Where it lies and how large, which is no part of its face: it glides and grows, and is not turned for it."""
        return self.x, self.y, self.scale


class Gauge(NamedTuple):
    """A number in the bar above the board: an icon, how many, of how many."""

    icon: str
    label: Message
    value: int
    of: int | None = None
    refs: tuple[str, ...] = ()
    """What it counts, or what is missing, on the board: the page shows where that is."""


class AreaKind(StrEnum):
    """How the things of an area lie."""

    HAND = "hand"
    """Side by side, each to be read: cards in hand, the card that is being played."""
    PILE = "pile"
    """On each other: a deck, a discard, a cup. What may be looked through opens when it is touched."""
    TRACK = "track"
    """In a row of places that fill and empty: cartridges, turns, markers."""
    SHEET = "sheet"
    """What belongs to one unit or to one player: what it can do, what is spent, what it carries."""


class Tab(NamedTuple):
    """A strip at the head of a card: what it has happen, in an order."""

    label: Message
    is_now: bool = False
    is_over: bool = False


class Mark(NamedTuple):
    """Something that can be counted on a thing: cartridges, wounds, an ability that is spent."""

    icon: str
    label: Message
    value: int
    of: int | None = None
    """So many places there are for it; none: only as many as there are."""


class Piece(NamedTuple):
    """A thing in an area: a card, a pile, a marker, a line of a sheet. Its words wrap, as an item's do not."""

    key: str
    ref: str
    label: Message
    """All of it in a sentence, for those who hear it."""
    title: Message = Message("")
    text: Message | None = None
    art: str = ""
    """A drawing around its own origin, 64 units across and down."""
    tabs: tuple[Tab, ...] = ()
    marks: tuple[Mark, ...] = ()
    size: int | None = None
    """How many lie here on each other."""
    is_down: bool = False
    """Whether it shows its back."""
    is_spent: bool = False
    classes: str = ""
    inside: tuple[Piece, ...] = ()
    """What is found by looking through it, the topmost first."""
    sign: Message = Message("")
    """What stands on it where there is room for a letter only: a coin."""
    gist: Message = Message("")
    """Its text in a few words, for where it lies among many; opened, it shows the text."""


class Area(NamedTuple):
    """A part of the table beside the board, which stays readable however near or far the board is."""

    id: str
    kind: AreaKind
    title: Message
    pieces: tuple[Piece, ...]
    of: str = ""
    """The ref of the unit that a sheet belongs to."""
    is_tucked: bool = False
    """Whether it is opened only on demand where there is little room."""


class Scene(NamedTuple):
    """Everything the table shows to one seat."""

    board: str
    """Which static picture lies below."""
    size: tuple[int, int]
    items: tuple[Item, ...]
    gauges: tuple[Gauge, ...] = ()
    focus: tuple[str, ...] = ()
    """The things that matter now, for a view too small to show everything."""
    mood: tuple[str, ...] = ()
    """Words about the board as a whole that its art takes up, such as which doors let no light in."""
    areas: tuple[Area, ...] = ()
    """What lies beside the board, in the order in which it is walked to by keys."""

    def pieces(self) -> Iterator[Piece]:
        """Everything that lies beside the board, also inside of something."""
        for area in self.areas:
            for piece in area.pieces:
                yield piece
                yield from piece.inside
