"""A page under watch: it may not leave its origin, and every error counts."""

from __future__ import annotations

import json

from playwright.sync_api import ConsoleMessage, Page, Route

from e2e.kept import GAME

START_TIMEOUT = 120_000
"""Milliseconds until the page is ready: a busy machine starts two browsers at once, and slowness is no fault here."""

STEP_TIMEOUT = 60_000
"""Milliseconds for anything else that a test waits for."""

KEEP_BLOBS = """
const make = URL.createObjectURL;
window.blobs = [];
URL.createObjectURL = (blob) => {
  window.blobs.push(blob);
  return make.call(URL, blob);
};
"""
"""Lets a test read what a page offers for download: the way to Firefox reports no downloads."""


class Watched:
    """A page under watch: requests that leave its origin are blocked and counted, and so is every error."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.home = ""
        self.left_origin: list[str] = []
        self.errors: list[str] = []
        self.expected: list[str] = []
        page.set_default_timeout(STEP_TIMEOUT)
        page.context.route("**/*", self._guard)
        page.add_init_script(KEEP_BLOBS)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))

    def _guard(self, route: Route) -> None:
        if route.request.url.startswith((self.home, "data:", "blob:")):
            route.continue_()
        else:
            self.left_origin.append(route.request.url)
            route.abort()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def expect_errors(self, *parts: str) -> None:
        """Errors that contain one of these are what the test is about."""
        self.expected.extend(parts)

    def keep(self, save: str, name: str = "kept") -> None:
        """A saved game that the browser holds already when the page is opened for the first time."""
        # The empty page before the first one has no storage.
        self.page.add_init_script(f"if (origin !== 'null') localStorage['{GAME}{name}'] ??= {json.dumps(save)};")

    def open(self, url: str, query: str = "") -> Page:
        """Go to the page; `home` is all that it may load from."""
        self.home = url if url.startswith("file:") else url.rsplit("/", 1)[0] + "/"
        self.page.goto(url + query, wait_until="commit")
        return self.page

    def start(self, url: str, query: str = "", until: str = "ready") -> Page:
        """Open the page and wait until it is ready (or failed, where that is the point)."""
        self.open(url, query)
        self.settle()
        shown = self.page.evaluate("shamble.report()")
        assert self.data("app") == until, shown
        return self.page

    def settle(self) -> None:
        """Wait until the start has ended, in one way or the other."""
        ended = 'html[data-app="ready"], html[data-app="failed"]'
        self.page.wait_for_selector(ended, state="attached", timeout=START_TIMEOUT)

    def data(self, name: str) -> str | None:
        """A data attribute of the root element."""
        return self.page.locator("html").get_attribute(f"data-{name}")

    def download(self, selector: str) -> str:
        """The text that a click on this button gives to save."""
        already = self.page.evaluate("blobs.length")
        self.page.locator(selector).click()
        self.page.wait_for_function(f"blobs.length > {already}")
        text: str = self.page.evaluate(f"blobs[{already}].text()")
        return text

    def verdict(self) -> None:
        """Nothing left the origin, and nothing went wrong that was not meant to."""
        assert self.left_origin == []
        unexpected = [error for error in self.errors if not any(part in error for part in self.expected)]
        assert unexpected == []
