"""Whoever comes back finds Python compiled: the browser keeps the machine code that it has made of it on disk."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Page

from e2e.browsers import Browsers
from e2e.watched import START_TIMEOUT

ALL_BY_ITSELF = "?game=mall&mode=solitaire&seed=7&speed=instant&bot=human:standard"
"""A game that keeps Python busy: what is run often is compiled well, and what is compiled well is kept."""
ENOUGH = 200_000
"""Bytes of compiled code; an empty cache has less than a hundred."""
PATIENCE = 60
"""Seconds until it must be on disk. The browser writes it when nothing has been compiled for a while."""


def kept_by(profile: Path) -> int:
    """How much compiled WebAssembly a browser keeps for its next visit."""
    files = (profile / "Default" / "Code Cache" / "wasm").rglob("*")
    return sum(file.stat().st_size for file in files if file.is_file())


def visit(page: Page, url: str) -> None:
    page.goto(url + ALL_BY_ITSELF, wait_until="commit")
    page.wait_for_selector('html[data-app="ready"]', state="attached", timeout=START_TIMEOUT)


def test_compiled_code_is_there_at_the_second_visit(browsers: Browsers, site: str, tmp_path: Path) -> None:
    first = browsers.at_home(tmp_path)
    visit(first.pages[0], site)
    until = time.monotonic() + PATIENCE
    while kept_by(tmp_path) < ENOUGH and time.monotonic() < until:
        first.pages[0].wait_for_timeout(500)
    first.close()
    kept = kept_by(tmp_path)
    assert kept > ENOUGH
    second = browsers.at_home(tmp_path)
    visit(second.pages[0], site)
    assert second.pages[0].evaluate("document.documentElement.dataset.boot") == "snapshot"
    second.close()
    assert kept_by(tmp_path) >= kept, "what was kept was good, and is kept on"
