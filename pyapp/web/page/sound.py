"""What the table sounds like: off until the player wants it. Events say what they sound like; the page makes it."""

from __future__ import annotations

from collections.abc import Iterable

from js import window

from pyapp.kernel.event import Event
from pyapp.web.page.params import VOLUMES

LOUDNESS = {"off": 0.0, "soft": 0.25, "middle": 0.55, "loud": 1.0}
assert LOUDNESS.keys() == VOLUMES.keys()


class Sound:
    def __init__(self, volume: str = "off") -> None:
        self.volume = volume

    def play(self, name: str) -> None:
        if name and self.volume != "off":
            window.shamble.sound.play(name, LOUDNESS[self.volume])

    def of(self, events: Iterable[Event]) -> None:
        """The sounds of what happened at one moment, each once."""
        for name in dict.fromkeys(event.sound for event in events):
            self.play(name)
