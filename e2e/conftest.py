"""What every browser test stands on: both browsers, dist/ on a server, and a page that may not leave its origin.

Tests wait on the data attributes of the root element and never sleep.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Route, sync_playwright

from tools.browsers import ENGINES, Engine, launch
from tools.paths import DIST
from tools.serve import address, make_server

START_TIMEOUT = 60_000
"""Milliseconds: generous, as a busy machine starts two browsers at once."""

SINGLE_FILE = DIST / "shamble.html"


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


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """One Playwright for all tests."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session", params=ENGINES)
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Browser]:
    """Chromium, then Firefox."""
    engine: Engine = request.param
    browser = launch(playwright, engine)
    yield browser
    browser.close()


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """A folder on a free port, as long as it is needed."""
    server = make_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield address(server)
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/."""
    assert (DIST / "index.html").exists(), "there is no dist/; `make e2e` builds it"
    with serve(DIST) as url:
        yield url


@pytest.fixture(scope="session")
def single_file() -> str:
    """The address of the single-file edition on disk."""
    return SINGLE_FILE.as_uri()


@pytest.fixture(params=["http", "file"])
def edition(request: pytest.FixtureRequest, site: str, single_file: str) -> str:
    """The page from a host, then as one file from disk."""
    return site if request.param == "http" else single_file


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    """A fresh page in a fresh context, judged at the end."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, accept_downloads=True)
    watched = Watched(context.new_page())
    yield watched
    context.close()
    watched.verdict()


@pytest.fixture
def page(watched: Watched) -> Page:
    """The watched page itself."""
    return watched.page


@pytest.fixture
def broken_site(tmp_path: Path) -> Iterator[Callable[[Callable[[Path], None]], str]]:
    """A copy of dist/ that a test may damage before it is served."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder, ignore=shutil.ignore_patterns("shamble.html"))
    with serve(folder) as url:

        def damage(how: Callable[[Path], None]) -> str:
            how(folder)
            return url

        yield damage
