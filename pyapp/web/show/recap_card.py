"""The recap at the side of the table: what the others did in their turn, in short, until the player puts it away."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.message import Reader
from pyapp.web.page import dom
from pyapp.web.show import recap_html
from pyapp.web.show.turn_runner import Course


class News:
    def __init__(self, course: Course) -> None:
        self._course = course

    @property
    def is_shown(self) -> bool:
        return not dom.by_id("recap").hidden

    def show(self, read: Reader, *, when: bool = True) -> None:
        """It lies open where every option can be seen beside it, and gives way where not."""
        if when:
            dom.put("recap", recap_html.html(self._course.recap(), read))
        dom.show("recap", when=when)
        if when:
            card = self._card()
            card.open = True
            card.classList.add("is-laid")
            card.open = not any(dom.is_cut_off(part) for part in ("options", "side"))
            card.classList.toggle("is-laid", card.open)

    def switch(self, read: Reader) -> None:
        """Show it with all its lines; one that lies there like that is put away."""
        if not self.is_shown:
            self.show(read)
        elif self._card().open:
            self.put_away()
            return
        self._card().open = True

    def put_away(self) -> None:
        """Until something new happens."""
        self._course.put_away()
        dom.show("recap", when=False)

    def _card(self) -> Any:
        return dom.by_id("recap").firstElementChild
