"""The browsers of a test run: started when needed, and anew when they have died or served long enough."""

from __future__ import annotations

import contextlib
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from e2e.warm import Size, Warm
from tools.browsers import Engine, launch, launch_at_home

CONTEXTS = 25
"""A browser is let go after so many contexts: what it did not give back of their memory goes with it."""


ANSWER = 5_000
"""Milliseconds in which a page that lives says so, or a page that died is missed."""


class Crashed(Exception):
    """A browser that does not start."""


class Browsers:
    """One browser of each engine at the most, and a record of those that died by themselves."""

    def __init__(self) -> None:
        self.crashes: list[str] = []
        """What died since somebody last looked."""
        self._manager = sync_playwright()
        self._driver: Playwright | None = None
        self.has_failed = False
        """Whether the test that is being run has."""
        self._alive: dict[Engine, Browser] = {}
        self._served: Counter[Engine] = Counter()
        self._warm: dict[tuple[Engine, Size], Warm] = {}

    def warm(self, engine: Engine, size: Size, home: str) -> Warm:
        """A page that has started, for the next test that need not have a fresh one."""
        warm = self._warm.get((engine, size))
        if warm is None or not warm.is_usable:
            self.cool(engine, size)
            warm = self._warm[engine, size] = Warm(self.get(engine), size, home)
        return warm

    def cool(self, engine: Engine, size: Size) -> None:
        """Nobody needs that page any more."""
        if (warm := self._warm.pop((engine, size), None)) is not None:
            with contextlib.suppress(Exception):
                warm.close()

    def get(self, engine: Engine) -> Browser:
        """A browser that answers."""
        browser = self._alive.get(engine)
        if browser is not None and (self._served[engine] >= CONTEXTS or not browser.is_connected()):
            self._let_go(engine)
            browser = None
        return browser or self._start(engine)

    def at_home(self, profile: Path) -> BrowserContext:
        """A Chromium of its own, which keeps on disk what a visitor's browser keeps."""
        return launch_at_home(self._drive(), profile)

    def _drive(self) -> Playwright:
        if self._driver is None:
            self._manager = sync_playwright()
            self._driver = self._manager.start()
        return self._driver

    def _start(self, engine: Engine) -> Browser:
        try:
            browser = launch(self._drive(), engine)
        except Exception as error:  # a driver that has died raises a bare Exception
            self.crashes.append(f"{engine} does not start")
            raise Crashed(str(error)) from error
        browser.on("context", lambda context: self._watch(engine, context))
        self._alive[engine] = browser
        self._served[engine] = 0
        return browser

    def _watch(self, engine: Engine, context: BrowserContext) -> None:
        self._served[engine] += 1
        context.on("page", lambda page: self._watch_page(engine, page))

    def _watch_page(self, engine: Engine, page: Page) -> None:
        page.on("crash", lambda _: self.crashes.append(f"a page crashed in {engine}"))

    def look_after(self) -> None:
        """Ask every page and browser whether it still lives: a dead one may not have been missed yet."""
        for engine, browser in list(self._alive.items()):
            for page in [page for context in browser.contexts for page in context.pages]:
                # The word of a crash may be on its way still: it arrives while we wait for an answer.
                with contextlib.suppress(Exception):
                    page.wait_for_function("true", timeout=ANSWER)
            try:
                context = browser.new_context()
                context.new_page().evaluate("1")
                context.close()
            except Exception:
                self.crashes.append(f"{engine} died")

    def give_up(self, why: str) -> None:
        """Called from another thread: end the driver, which takes its browsers along and ends all waiting for them."""
        self.crashes.append(why)
        if self._driver is not None:
            transport: Any = self._manager._connection._transport  # Playwright has no other way to its driver
            transport._proc.terminate()

    def start_afresh(self) -> None:
        """Let everything go, also the driver between us and the browsers; what is needed next starts anew."""
        for engine in list(self._alive):
            self._let_go(engine)
        if self._driver is not None:
            with contextlib.suppress(Exception):
                self._driver.stop()
            self._driver = None
        self.crashes.clear()

    def _let_go(self, engine: Engine) -> None:
        self._warm = {key: warm for key, warm in self._warm.items() if key[0] != engine}
        with contextlib.suppress(Exception):
            self._alive.pop(engine).close()
