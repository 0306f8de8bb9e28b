"""A board in words: for those who do not see it, and for those who would rather read it."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.kernel.message import Message


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


class Section(NamedTuple):
    """Things of one kind, nearest first where that means something."""

    title: Message
    lines: tuple[Line, ...]
