"""What every browser test stands on: the browsers, dist/ on a server, and a page that may not leave its origin.

Tests wait on the data attributes of the root element and never sleep. A test runs in Chromium; one that is marked
`everywhere` runs in Firefox too: what a browser might do differently, and whole games. `pytest e2e --everywhere` runs
all tests in both.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Route

from e2e.browsers import Browsers
from e2e.crashes import Crashes
from tools.browsers import ENGINES, Engine
from tools.paths import DIST
from tools.serve import address, make_server

START_TIMEOUT = 120_000
"""Milliseconds until the page is ready: a busy machine starts two browsers at once, and slowness is no fault here."""

STEP_TIMEOUT = 60_000
"""Milliseconds for anything else that a test waits for."""

SINGLE_FILE = DIST / "shamble.html"

BROWSERS = pytest.StashKey[Browsers]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--everywhere", action="store_true", help="run every test in both browsers")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "everywhere: runs in Chromium and in Firefox")
    config.addinivalue_line("markers", "long: takes longest, so it starts first")
    config.addinivalue_line("markers", "limit(seconds): until its browser is given up as dead")
    config.stash[BROWSERS] = Browsers()
    config.pluginmanager.register(Crashes(config.stash[BROWSERS]))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test once for every engine that it is about."""
    if "engine" in metafunc.fixturenames:
        is_everywhere = metafunc.config.getoption("everywhere") or metafunc.definition.get_closest_marker("everywhere")
        metafunc.parametrize("engine", ENGINES if is_everywhere else ENGINES[:1])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One engine after the other, and in each the longest first: two workers then end at about the same time."""

    def place(item: pytest.Item) -> tuple[bool, bool]:
        engine = (
            item.callspec.params.get("engine")
            if isinstance(item, pytest.Function) and hasattr(item, "callspec")
            else None
        )
        return engine == "firefox", item.get_closest_marker("long") is None

    items.sort(key=place)


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
def browsers(pytestconfig: pytest.Config) -> Browsers:
    """The browsers of this run."""
    return pytestconfig.stash[BROWSERS]


@pytest.fixture
def browser(browsers: Browsers, engine: Engine) -> Browser:
    """A browser that answers, of the engine that the test is run for."""
    return browsers.get(engine)


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
