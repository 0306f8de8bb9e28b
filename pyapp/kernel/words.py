"""A board in words: for those who do not see it, for those who would rather read it, and for those new to its marks."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.kernel.message import Message
from pyapp.kernel.scene import Piece


class Line(NamedTuple):
    """One thing, and where to find it on the board."""

    text: Message
    ref: str


class Fate(NamedTuple):
    """What became of somebody, for the card at the end of a game."""

    art: str
    """The counter, drawn around its own origin."""
    name: Message
    state: Message
    is_lost: bool


class Sign(NamedTuple):
    """A mark that the board can show, and what it means."""

    art: str
    """The mark, drawn around its own origin."""
    name: Message
    text: Message
    span: int = 64
    """How many board units are shown of it, across and down."""


class LegendSection(NamedTuple):
    """Marks of one kind."""

    title: Message
    signs: tuple[Sign, ...]


class Score(NamedTuple):
    """A line of the reckoning at the end."""

    text: Message
    points: int


class CardGroup(NamedTuple):
    """Cards of one kind, as they can be read in the rules."""

    title: Message
    about: Message
    """Where they come from: what is reconstructed, say."""
    cards: tuple[Piece, ...]


class Section(NamedTuple):
    """Things of one kind, nearest first where that means something."""

    title: Message
    lines: tuple[Line, ...]
