"""Somebody who watches what the others do, from the beginning or until time stands still."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e import kept
from e2e.positions import HOUSE
from e2e.watched import Watched
from tests.spec import Show

SHOWING, DONE = "html[data-show]", "html:not([data-show])"
LONG = 90_000
"""Milliseconds: a show on a busy machine."""
STAND_STILL = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (go, time = 0, ...rest) => (time < 100 ? wait(go, time, ...rest) : 0);
}"""
"""From now on nothing comes of waiting: a show stays at its next step, however long a test takes over it."""


class Audience:
    """Somebody who watches, and waits on the page, never on the clock."""

    def __init__(self, watched: Watched, site: str, speed: str, show: Show = HOUSE.page.show) -> None:
        self.watched = watched
        self.show = show
        self.page: Page = watched.start(site, show.table.address(speed=speed))
        for action in show.before:
            self.choose(action)
            self.await_decision()

    def data(self, name: str) -> str:
        return self.watched.data(name) or ""

    def choose(self, action: str) -> None:
        """Press an option; one that throws something away is pressed again."""
        self._decision = self.data("decision")
        button = self.page.locator(f'button[data-action="{action}"]').first
        button.dispatch_event("click")
        if self.page.locator(".caution").count():
            button.dispatch_event("click")

    def await_decision(self) -> None:
        self.page.wait_for_selector(f'html:not([data-decision="{self._decision}"]):not([data-show])', state="attached",
                                    timeout=LONG)  # fmt: skip

    def await_show(self) -> None:
        self.page.wait_for_selector(SHOWING, state="attached")

    def stop_time(self) -> None:
        """What is being shown does not end by itself any more. That it ends all the same is then no matter of time."""
        self.page.evaluate(STAND_STILL)
        assert self.data("show") == "on"

    def await_end(self) -> None:
        self.page.wait_for_selector(DONE, state="attached")

    def kept(self) -> str:
        return kept.digest(self.page)

    def told(self) -> int:
        return self.page.locator(".log__line:not(.is-untold)").count()
