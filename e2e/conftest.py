"""What every browser test stands on: the browsers, dist/ on a server, and a page that may not leave its origin.

Tests wait on the data attributes of the root element and never sleep. A test runs in Chromium; one that is marked
`everywhere` runs in Firefox too: what a browser might do differently, and a whole game. What is marked `thorough` takes
long and seldom finds anything that nothing else finds. `pytest e2e --thorough` runs that too, and all in both browsers.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.browsers import Browsers
from e2e.crashes import Crashes
from e2e.player import Player
from e2e.positions import PLACED, duel
from e2e.warm import LARGE, Size, Warm
from e2e.watched import Watched
from pyapp.kernel.history import History
from tools.browsers import ENGINES, Engine
from tools.paths import DIST
from tools.serve import address, make_server

SINGLE_FILE = DIST / "shamble.html"

BROWSERS = pytest.StashKey[Browsers]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "everywhere: runs in Chromium and in Firefox")
    config.addinivalue_line("markers", "long: takes longest, so it starts first")
    config.addinivalue_line("markers", "limit(seconds): until its browser is given up as dead")
    config.stash[BROWSERS] = Browsers()
    config.pluginmanager.register(Crashes(config.stash[BROWSERS]))


def is_thorough(config: pytest.Config) -> bool:
    return bool(config.getoption("thorough", default=False))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test once for every engine that it is about."""
    if "engine" in metafunc.fixturenames:
        is_everywhere = is_thorough(metafunc.config) or metafunc.definition.get_closest_marker("everywhere")
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


@pytest.fixture(scope="session")
def browsers(pytestconfig: pytest.Config) -> Browsers:
    """The browsers of this run."""
    return pytestconfig.stash[BROWSERS]


@pytest.fixture
def browser(browsers: Browsers, engine: Engine) -> Browser:
    """A browser that answers, of the engine that the test is run for."""
    return browsers.get(engine)


@pytest.fixture
def one_browser(engine: Engine) -> None:
    """For what is the same in all browsers, even where all are asked for."""
    if engine != ENGINES[0]:
        pytest.skip("one browser is enough here")


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


@contextmanager
def fresh_page(browser: Browser, width: int, height: int, *, has_touch: bool = False) -> Iterator[Watched]:
    """A fresh page in a fresh context, judged at the end."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=has_touch, accept_downloads=True, color_scheme="dark"
    )
    watched = Watched(context.new_page())
    yield watched
    context.close()
    watched.verdict()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    """A fresh page on a large screen."""
    with fresh_page(browser, 1440, 900) as watched:
        yield watched


@pytest.fixture
def page(watched: Watched) -> Page:
    """The watched page itself."""
    return watched.page


@pytest.fixture
def player(watched: Watched) -> Player:
    """Somebody at the watched page."""
    return Player(watched)


Lay = Callable[..., Player]
"""Puts a game on a table: `lay(history)`, or `lay(history, PHONE)`."""


@pytest.fixture
def lay(browsers: Browsers, engine: Engine, site: str) -> Iterator[Lay]:
    """A page that has been used before, for whatever needs no fresh one; judged at the end like those."""
    used: dict[Size, Warm] = {}

    def call(history: History[Any], size: Size = LARGE) -> Player:
        used[size] = browsers.warm(engine, size, site)
        return Player(used[size].lay(history))

    yield call
    for size, warm in used.items():
        if browsers.has_failed or not warm.is_as_before():
            browsers.cool(engine, size)
        warm.watched.verdict()


@pytest.fixture
def seated(lay: Lay) -> Player:
    """Everybody is placed, and it is the first human turn."""
    return lay(duel(*PLACED))


@pytest.fixture
def moving(lay: Lay) -> Player:
    """Peter is being moved in the first turn."""
    return lay(duel(*PLACED, "select peter"))


@pytest.fixture
def phone(browser: Browser) -> Iterator[Watched]:
    """A fresh page on a small screen, for a finger."""
    with fresh_page(browser, 390, 844, has_touch=True) as watched:
        yield watched


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
