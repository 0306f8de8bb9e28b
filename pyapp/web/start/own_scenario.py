"""A scenario that the player brings to the start page: as a file, by drop, paste, or typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyapp.games import GAMES
from pyapp.kernel.message import say
from pyapp.web.page import dom
from pyapp.web.start import scenario_choice
from pyapp.web.start.new_game_form import LARGEST, Wishes


class OwnScenario:
    def __init__(self, wishes: Wishes, on_read: Callable[[], None]) -> None:
        self._wishes = wishes
        self._on_read = on_read
        """Something was brought, good or bad: the form shows it."""

    @property
    def is_welcome(self) -> bool:
        """Whether the start page lies there and the game chosen on it takes scenarios of players' own."""
        is_there = dom.is_open("menu") and dom.attribute(dom.root, "data-menu") == "start"
        return is_there and GAMES[self._wishes.game].takes_scenarios

    def bring(self, text: str) -> bool:
        """Read it; an empty text is none. False: it is not good."""
        if not text.strip():
            return True
        is_good = self._wishes.bring(text, GAMES)
        self._on_read()
        return is_good

    def read_typed(self) -> bool:
        """The one in the field for it, if there is any."""
        field = dom.some(dom.by_id("menu").querySelector(f'[name="{scenario_choice.TEXT}"]'))
        return field is None or self.bring(str(field.value))

    def paste(self, event: Any) -> None:
        """A whole scenario is read at once; what is put into one that is being typed waits until that is done."""
        field = event.target
        if str(getattr(field, "name", "")) == scenario_choice.TEXT and not str(field.value):
            event.preventDefault()
            self.bring(str(event.clipboardData.getData("text")))

    async def read_file(self, file: Any) -> None:
        """One in a file, which may be anything."""
        text = await dom.text_of(file, LARGEST)
        if text is None:
            self._wishes.refuse(say("it is too large, or cannot be read"))
            self._on_read()
        else:
            self.bring(text)

    def carry(self, event: Any) -> Any | None:
        """Something is carried over the start page. A file that is let go is given: the browser would open it in place
        of the page.
        """
        carried = event.dataTransfer
        if not self.is_welcome or "Files" not in [str(kind) for kind in carried.types]:
            return None
        event.preventDefault()
        return carried.files.item(0) if str(event.type) == "drop" and carried.files.length else None
