"""`make bench`: how long the page takes to start, how fast the engine is, here and in the browser, and how fast the
table answers (`bench_table.py`).

Start-up is measured with the memory snapshot and without, in turns. Every measurement has a fresh browser context, so
nothing comes from a cache, and the two ways alternate, so that a busy machine slows both. Time runs from the start of
navigation to the moment when the page says that it is ready.
"""

from __future__ import annotations

import argparse
import threading
from collections.abc import Callable
from dataclasses import replace
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from pyapp.games import GAMES
from pyapp.games import game as find_game
from pyapp.simulate import Plan, play, policy_names, run
from tests.spec import Table as Laid
from tests.spec import limited, specs
from tools.bench_table import at_the_table, share
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


def engine(console: Console, rounds: int) -> None:
    """Whole games between random players, in this Python on one core."""
    table = Table("game", "games / s", "decisions / s", title=f"Engine, {5 * rounds} games with random players")
    for game in GAMES.values():
        for mode in game.modes:
            plan = Plan(game.id, mode.id, game.settings(mode.id, limited(game, mode.id, "200")), 1, "random")
            play(plan, 0)
            began = perf_counter()
            decisions = sum(one.decisions for one in run(plan, 5 * rounds))
            took = perf_counter() - began
            table.add_row(f"{game.id} {mode.id}", f"{5 * rounds / took:.1f}", f"{decisions / took:,.0f}")
    console.print(table)


def in_browser(console: Console, rounds: int) -> None:
    """The same engine in Chromium: random players at the page, which is drawn now and then."""
    for spec in specs().values():
        _in_browser(console, spec.bench, rounds)


def _in_browser(console: Console, table: Laid, rounds: int) -> None:
    server = make_server()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    times: list[float] = []
    names = policy_names(find_game(table.game), table.mode, table.policy)
    bots = ",".join(f"{seat}:{name}" for seat, name in names.items())
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        for seed in range(table.seed, table.seed + rounds):
            page = browser.new_context().new_page()
            page.add_init_script(LISTEN)
            page.goto(address(server) + replace(table, seed=seed).address(speed="instant", bot=bots))
            page.wait_for_selector(READY, state="attached", timeout=60_000)
            page.wait_for_selector("html[data-outcome]", state="attached", timeout=120_000)
            times += page.evaluate("applied")
            page.context.close()
        browser.close()
    server.shutdown()
    title = f"Engine in Chromium, {table.game} {table.mode}, {rounds} games with random players, milliseconds"
    found = Table("", "number", "median", "95 %", "slowest", title=title)
    row = (median(times), share(times, 0.95), max(times))
    found.add_row("action and the next question", str(len(times)), *(f"{value:.1f}" for value in row))
    found.add_section()
    found.add_row("actions a second", f"{len(times) / sum(times) * 1000:,.0f}", "", "", "")
    console.print(found)


LISTEN = """
window.applied = [];
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === "shamble:apply") applied.push(duration);
}).observe({ type: "measure" });
"""
"""Notes what the page times; the page itself keeps nothing of that."""


BENCHES: dict[str, Callable[[Console, int], None]] = {
    "start-up": start_up,
    "engine": engine,
    "in-browser": in_browser,
    "table": at_the_table,
}
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
