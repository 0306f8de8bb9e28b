"""`make bench`: how long the page takes to start, with the memory snapshot and without, measured in turns.

Every measurement has a fresh browser context, so nothing comes from a cache, and the two ways alternate, so that a busy
machine slows both. Time runs from the start of navigation to the moment when the page says that it is ready.
"""

from __future__ import annotations

import argparse
import threading
from collections.abc import Callable
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from tools.browsers import launch
from tools.paths import DIST, stop
from tools.serve import address, make_server

READY = 'html[data-app="ready"]'
MARK = 'performance.getEntriesByName("shamble:ready")[0].startTime'


def start_once(browser: Browser, url: str, expected: str) -> float:
    """Milliseconds of one start; it must have gone the expected way."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=60_000)
    way, took = page.evaluate(f"[document.documentElement.dataset.boot, {MARK}]")
    context.close()
    if way != expected:
        stop(f"{url} started as {way}, not as {expected}")
    return float(took)


def start_up(console: Console, pairs: int) -> None:
    """Start-up in Chromium, in pairs."""
    if not (DIST / "index.html").exists():
        stop("there is no dist/ yet; `make bench` builds it")
    server = make_server()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    home = address(server)
    times: dict[str, list[float]] = {"snapshot": [], "plain": []}
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        start_once(browser, home, "snapshot")  # the first start also warms the machine's own caches
        for _ in range(pairs):
            times["snapshot"].append(start_once(browser, home, "snapshot"))
            times["plain"].append(start_once(browser, f"{home}?snapshot=off", "plain"))
        browser.close()
    server.shutdown()

    table = Table("start-up", "median", "fastest", "slowest", title=f"Start-up in Chromium, {pairs} pairs, in turns")
    for way, label in (("snapshot", "with snapshot"), ("plain", "without")):
        taken = times[way]
        table.add_row(label, *(f"{value / 1000:.2f} s" for value in (median(taken), min(taken), max(taken))))
    table.add_section()
    table.add_row("ratio", f"{median(times['plain']) / median(times['snapshot']):.2f}", "", "")
    console.print(table)


BENCHES: dict[str, Callable[[Console, int], None]] = {"start-up": start_up}
"""What can be measured, by name; the number is how often."""


def main() -> None:
    """Run the named measurements, or all."""
    parser = argparse.ArgumentParser(description="Measure Shamble.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(BENCHES)} (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default: 5)")
    wanted = parser.parse_args()
    if unknown := [name for name in wanted.names if name not in BENCHES]:
        parser.error(f"unknown: {', '.join(unknown)}; allowed: {', '.join(BENCHES)}")
    for name in wanted.names or BENCHES:
        BENCHES[name](Console(), wanted.rounds)


if __name__ == "__main__":
    main()
