"""Pages that have started already. A start takes seconds, and for most tests it is not the point: they get a position
laid before them, as if a file had been opened, on a page that others have used before.

Whatever a test leaves behind that outlives a game (a preference, an open card, another view of the board) makes the
page useless for the next one, which then gets a new one; so does a failure.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Browser, FilePayload

from e2e.watched import Watched
from pyapp.kernel.history import History

USES = 15
"""Then a page has served: what it keeps of every game adds up."""

OUTLIVES = """() => {
  const { theme, text, speed, look, sheet, app } = document.documentElement.dataset;
  return JSON.stringify({
    theme, text, speed, look, sheet, app,
    lang: document.documentElement.lang,
    hash: location.hash,
    size: [innerWidth, innerHeight],
    open: [...document.querySelectorAll("dialog[open], [popover]:popover-open")].map((card) => card.id),
    view: document.getElementById("view").getAttribute("transform"),
    kept: Object.keys(localStorage).filter((key) => /preferences/.test(key)).map((key) => {
      const { speed, ...others } = JSON.parse(localStorage[key]);
      return others;
    }),
  });
}"""
"""All of a page that is not its game. A pace that was set and set back again leaves only a word about it."""


class Size(NamedTuple):
    width: int
    height: int
    has_touch: bool = False


LARGE, PHONE = Size(1440, 900), Size(390, 844, True)


class Warm:
    """One page that is used again and again."""

    def __init__(self, browser: Browser, size: Size, home: str) -> None:
        context = browser.new_context(
            viewport={"width": size.width, "height": size.height}, has_touch=size.has_touch, accept_downloads=True
        )
        self.watched = Watched(context.new_page())
        self.watched.start(home, "?speed=instant")
        self._uses = 0
        self._before = ""

    @property
    def is_usable(self) -> bool:
        return self._uses < USES and not self.watched.page.is_closed()

    def lay(self, history: History[Any]) -> Watched:
        """Put a game on the table, and the pointer away from it."""
        page = self.watched.page
        self._uses += 1
        page.mouse.move(0, 0)
        file = FilePayload(name="game.json", mimeType="application/json", buffer=history.save().encode())
        page.locator("#file").set_input_files(file)
        page.wait_for_selector(f'html[data-digest="{history.digest}"]', state="attached")
        page.wait_for_selector("dialog[open]", state="detached")
        self._before = page.evaluate(OUTLIVES)
        return self.watched

    def is_as_before(self) -> bool:
        return bool(self.watched.page.evaluate(OUTLIVES) == self._before)

    def close(self) -> None:
        self.watched.page.context.close()
