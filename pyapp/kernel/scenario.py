"""What a game grows from: its mode, what was agreed on, the dice, and the scenario where there are several.

A scenario is one of the game's own, named by its id, or a file of the player's, whose text travels in the save. A game
reads such a text once and finds it again by its key, which is made of the text: the state holds only the key.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pyapp.kernel.message import Message

OWN = "own:"
"""With this begins the key of a scenario that a player brought."""


class Scenario(NamedTuple):
    """A board with its own rules and its own goal."""

    id: str
    title: Message
    about: Message
    preview: str
    """The board in small, as an `<svg>` of its own."""
    provenance: Message
    modes: tuple[str, ...] = ()
    """The modes in which it can be played; none named: in all."""

    def fits(self, mode: str) -> bool:
        return not self.modes or mode in self.modes


def key_of(text: str) -> str:
    """The key of a scenario that a player brought."""
    return OWN + hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Start:
    """What a game grows from."""

    mode: str
    settings: Mapping[str, str]
    seed: int
    scenario: str = ""
    """Which of the game's scenarios; nothing where it has none."""
    file: str = ""
    """The text of the scenario where the player brought it."""
