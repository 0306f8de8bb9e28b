"""`make pictures`: the pictures of the games in docs/, taken from the built page.

Computer players play on this machine until a moment comes that is worth a picture (tests/<game>/spec.py says which);
its save goes into a fresh browser, and the page is looked at in a size and a theme. The same sources give the same
moments.
"""

from __future__ import annotations

import argparse
import threading
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from e2e.watched import Watched
from tests.moments import Shot, nothing
from tests.spec import specs
from tools import png
from tools.browsers import launch
from tools.paths import DIST, ROOT, step, stop
from tools.serve import address, make_server

DOCS = ROOT / "docs"
LARGEST = 400_000
"""Bytes that a picture may have."""

LAID = "!document.getAnimations().some((one) => one.animationName === 'laid')"
"""Whether everything beside the board lies in its place."""

START = Shot("start", (1440, 900), "dark", None, nothing)
"""The page that comes before any game."""


def shots() -> tuple[Shot, ...]:
    return (START, *(shot for spec in specs().values() for shot in spec.shots))


def take(browser: Browser, home: str, shot: Shot, folder: Path) -> None:
    width, height = shot.size
    phone = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=2 if phone else 1, has_touch=phone
    )
    watched, query, action = Watched(context.new_page()), f"?theme={shot.theme}", ""
    if shot.moment is not None:
        table, save, action = shot.moment()
        watched.keep(save)
        query = table.address(theme=shot.theme)
    page = watched.start(home, query)
    page.evaluate("document.fonts.ready")
    page.wait_for_function(LAID)
    shot.arrange(page, action)
    picture = png.smaller(page.screenshot(), LARGEST)
    context.close()
    if len(picture) > LARGEST:
        stop(f"docs/{shot.name}.png would have {len(picture)} bytes; {LARGEST} are allowed")
    (folder / f"{shot.name}.png").write_bytes(picture)
    step(f"docs/{shot.name}.png, {len(picture) // 1000} kB")


def main() -> None:
    all_shots = shots()
    names = [shot.name for shot in all_shots]
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description="Take the pictures in docs/.")
    parser.add_argument("names", nargs="*", choices=[*names, []], help="which ones; all, if none is named")
    parser.add_argument("--into", type=Path, default=DOCS, help="where they go")
    wanted = parser.parse_args()
    if not (DIST / "index.html").exists():
        stop("there is no dist/ yet; `make pictures` builds it")
    wanted.into.mkdir(parents=True, exist_ok=True)
    server = make_server()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        for shot in all_shots:
            if not wanted.names or shot.name in wanted.names:
                take(browser, address(server), shot, wanted.into)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
