"""`make bench`, at the table: whole games by mouse in Chromium, with animations off.

Two questions are asked of every click. How long does it take until its result is painted? And where the click let the
game play its own part (the turn of an enemy, say): how long did the engine compute, from the person's answer to the
next question? Both are measured inside the page, so the way from here to the browser does not count.

The first is the browser's own measure (Event Timing: from the moment of the click to the frame that was shown after it,
in steps of 8 ms). It leaves out what took less than 16 ms; that is timed by the page, until its next frame was drawn.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from e2e.players import Clicker, Match
from e2e.watched import Watched
from pyapp.kernel.decision import Decision, Option
from pyapp.kernel.history import History
from tests.spec import GameSpec, specs
from tests.spec import Table as Laid
from tools.browsers import launch
from tools.serve import address, make_server

PAINTED_AIM, OWN_PART_AIM = 100, 150
"""Milliseconds that 95 of a hundred may take."""
WORST = 6
"""How many kinds of clicks are listed, the slowest first."""

WATCH = """
window.bench = { clicks: [], shown: {}, applied: [] };
new PerformanceObserver((list) => {
  for (const { name, startTime, duration } of list.getEntries())
    if (name === "click") bench.shown[startTime] = duration;
}).observe({ type: "event", durationThreshold: 16 });
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === "shamble:apply") bench.applied.push(duration);
}).observe({ type: "measure" });
addEventListener("click", ({ timeStamp, isTrusted }) => {
  if (!isTrusted) return;
  const click = { at: timeStamp };
  bench.clicks.push(click);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (click.drawn = performance.now() - timeStamp);
  requestAnimationFrame(() => port2.postMessage(0));
}, { capture: true });
"""
"""Notes every click of a person, when its frame had been drawn, and what the page itself has timed."""

DRAWN = "bench.clicks.every((click) => click.drawn !== undefined)"
PAINTED = "bench.clicks.map(({ at, drawn }) => bench.shown[at] ?? drawn)"
"""The way that the module's docstring tells."""


@dataclass
class Timed:
    """All that was measured, in milliseconds."""

    clicks: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """Until the result was painted, by what a click was for."""
    engine: list[float] = field(default_factory=list)
    """What the engine computed each time when the game played its own part."""
    shown: list[float] = field(default_factory=list)
    """The same with saving, drawing and painting."""
    games: list[str] = field(default_factory=list)


class Mouse(Clicker):
    """A mouse that presses buttons too, and counts its clicks."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        self.clicks: list[int] = []
        """How many each action took."""

    def do(self, asked: Decision, option: Option) -> None:
        super().do(asked, option)
        count: int = self.page.evaluate("bench.clicks.length")
        self.clicks.append(count - sum(self.clicks))

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()


def by_mouse(browser: Browser, home: str, spec: GameSpec, table: Laid, timed: Timed) -> None:
    """Play a game to its end and add what was measured."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    watched = Watched(context.new_page())
    watched.page.add_init_script(WATCH)
    match = Match(watched, home, table)
    mouse = Mouse(watched)
    match.play(mouse)
    watched.page.wait_for_function(DRAWN)
    painted: list[float] = watched.page.evaluate(PAINTED)
    applied: list[float] = watched.page.evaluate("bench.applied")
    context.close()
    watched.verdict()
    _sort(spec, match.truth, mouse.clicks, painted, applied, timed)


def _sort(
    spec: GameSpec,
    truth: History[Any],
    clicks: Sequence[int],
    painted: list[float],
    applied: list[float],
    timed: Timed,
) -> None:
    """Which click was for what, and which of them let the game play its own part, or a piece of it."""
    engine = shown = 0.0
    states = [entry.before for entry in truth.entries] + [truth.state]
    for number, (entry, made, computed) in enumerate(zip(truth.entries, clicks, applied, strict=True)):
        *narrowing, last = [painted.pop(0) for _ in range(made)]
        verb = str(entry.move.action).split()[0]
        timed.clicks["narrow down"] += narrowing
        before, after = states[number], states[number + 1]
        has_turn_ended = after.turn != before.turn or after.outcome is not None
        if spec.plays_itself(before) or spec.plays_itself(after) or (has_turn_ended and before.turn):
            engine, shown = engine + computed, shown + last
            verb += ", then the game"
        timed.clicks[verb].append(last)
        if has_turn_ended and engine:
            timed.engine.append(engine)
            timed.shown.append(shown)
            engine = shown = 0.0
    timed.games.append(f"seed {truth.start.seed}: {truth.state.turn} turns, {len(applied)} actions")


def at_the_table(console: Console, rounds: int) -> None:
    """Whole games by mouse: until a click is painted, and what the game's own part costs."""
    for spec in specs().values():
        _at_the_table(console, spec, rounds)


def _at_the_table(console: Console, spec: GameSpec, rounds: int) -> None:
    server = make_server()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    timed = Timed()
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        for table in spec.page.by_mouse[: max(1, rounds)]:
            by_mouse(browser, address(server), spec, table, timed)
        browser.close()
    server.shutdown()
    _report(console, spec, timed)


def _report(console: Console, spec: GameSpec, timed: Timed) -> None:
    title = f"{spec.id} {spec.page.by_mouse[0].mode} by mouse in Chromium, milliseconds"
    columns = ("number", "median", "95 %", "slowest", "aim for 95 %")
    table = Table("", *columns, title=title, caption="; ".join(timed.games))
    clicks = [each for found in timed.clicks.values() for each in found]
    table.add_row("click to painted result", *_row(clicks, PAINTED_AIM))
    by_pace = sorted(timed.clicks.items(), key=lambda kind: -share(kind[1], 0.95))
    for kind, found in by_pace[:WORST]:
        table.add_row(f"  {kind}", *_row(found), "")
    table.add_section()
    table.add_row("the game's own part, engine alone", *_row(timed.engine, OWN_PART_AIM))
    table.add_row("  with saving, drawing and painting", *_row(timed.shown), "")
    console.print(table)


def share(found: Sequence[float], part: float) -> float:
    """The value that this part of all does not exceed."""
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def _row(found: Sequence[float], aim: float | None = None) -> list[str]:
    if not found:
        return ["0", "", "", ""] + ([] if aim is None else [""])
    high = share(found, 0.95)
    row = [str(len(found)), *(f"{value:.0f}" for value in (median(found), high, max(found)))]
    return row if aim is None else [*row, f"{aim} ({'met' if high <= aim else 'missed'}: {high / aim:.2f} of it)"]
