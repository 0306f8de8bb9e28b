"""Nothing piles up in the page: after six hundred actions it holds what it held after a hundred, and what it would hold
if the game had been opened just now.

The log grows with the game, and rightly so. That is why nodes are not compared with those of an earlier moment but with
those of a fresh page in which the same game lies open at the same place, with the whole log.
"""

from __future__ import annotations

from itertools import count as numbers
from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, Page

from e2e.positions import played
from e2e.watched import Watched
from pyapp.kernel.scenario import Start

SOON, LATE = 100, 600
"""Actions before the first and the second count."""
LENGTH = 320
"""Choices of the game that is played: more than are needed, as taking back and doing again makes more actions of them.
How many more depends on the game, and that on its numbers."""

COUNT = """
window.proxies = 0;
window.FinalizationRegistry = class extends FinalizationRegistry {
  constructor(callback) {
    super((held) => { window.proxies -= 1; callback(held); });
  }
  register(...all) {
    window.proxies += 1;
    super.register(...all);
  }
  unregister(token) {
    const was = super.unregister(token);
    window.proxies -= was;
    return was;
  }
};
XPathExpression.prototype.evaluate = () => ({ snapshotLength: 0 });
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...all) => {
  const made = await instantiate.apply(WebAssembly, all);
  window.python = (made.instance ?? made).exports;
  return made;
};
"""
"""Pyodide enters the Python objects that JavaScript holds in a registry, and strikes out those that were destroyed.
What Python holds of JavaScript, it counts itself. PyScript looks for handlers among the attributes of whatever comes
into the page, and the browser makes a node of every attribute that was looked at: those are not the page's own, so it
may not look."""

PLAY = """async ([actions, from, until]) => {
  let done = from;
  const turn = async () => {
    done += 1;
    await new Promise((go) => setTimeout(go, 0));
  };
  const nodes = (node) => 1 + [...node.childNodes].reduce((sum, child) => sum + nodes(child), 0);
  const press = async (name) => {
    // A turn of the log that is taken back, with the lines that will not be there any more.
    const turns = [...document.querySelectorAll(".log__turn")];
    window.longestTurn = Math.max(window.longestTurn ?? 0, ...turns.slice(-1).map(nodes));
    const button = document.querySelector(`[data-command="${name}"]:not(:disabled)`);
    button?.click();
    if (button) await turn();
    return !!button;
  };
  while (actions.length && done < until) {
    const action = actions.shift();
    const things = document.querySelectorAll("#board [data-ref]");
    const over = { bubbles: true, pointerType: "mouse" };
    things[(done * 31) % things.length].dispatchEvent(new PointerEvent("pointerover", over));
    document.querySelector(`button[data-action="${action}"]`).click();
    document.querySelector(".caution .option--primary")?.click();
    await turn();
    for (let time = 0; time < 3 && (await press("undo")); time++) await press("redo");
  }
  return [actions, done];
}"""
"""Points at something, makes the next choice, and where that can be taken back wavers: three times back and forth."""

THROW_AWAY = """
window.isTold = false;
window.mark = new FinalizationRegistry(() => { window.isTold = true; });
mark.register({}, 0);
"""
"""A browser tells some time after it has collected what is gone. This tells when it does."""
TRIES = 20
FOLDS = 100

IN_THE_PAGE = "document.querySelectorAll('#items [data-key]').length"


class Counted(NamedTuple):
    proxies: int
    """Python objects that JavaScript holds."""
    held: int
    """Things of JavaScript that Python holds, but for the counters on the board."""
    listeners: int
    nodes: int


def counted(page: Page, browser: CDPSession) -> Counted:
    """After everything that nobody holds has been thrown away: counted until nothing changes any more."""
    page.evaluate("document.getElementById('board').dispatchEvent(new PointerEvent('pointerleave'))")
    before, now = None, counted_once(page, browser)
    for _ in range(TRIES):
        if before == now:
            return now
        before, now = now, counted_once(page, browser)
    raise AssertionError(f"{before} and {now}: they never stay the same")


def counted_once(page: Page, browser: CDPSession) -> Counted:
    page.evaluate(THROW_AWAY)
    for _ in range(3):
        browser.send("HeapProfiler.collectGarbage")
    page.wait_for_function("isTold")
    metrics = {each["name"]: int(each["value"]) for each in browser.send("Performance.getMetrics")["metrics"]}
    proxies, held = page.evaluate(f"[proxies, python.hiwire_num_refs() - {IN_THE_PAGE}]")
    return Counted(proxies, held, metrics["JSEventListeners"], metrics["Nodes"])


def inside_a_fold(page: Page, browser: CDPSession) -> int:
    """How many nodes of its own the browser makes inside an element that folds, such as a turn of the log."""
    before = counted(page, browser).nodes
    page.evaluate(f"window.folds = Array.from({{ length: {FOLDS} }}, () => document.createElement('details')), 0")
    made = counted(page, browser).nodes - before
    page.evaluate("delete window.folds")
    return made // FOLDS - 1


def long_game() -> tuple[int, list[str]]:
    """A seed with which the standard player plays for long, and what he does."""
    for seed in numbers(1):
        entries = played(Start("solitaire", {}, seed), LENGTH).entries
        if len(entries) == LENGTH:
            return seed, [str(entry.move.action) for entry in entries]
    raise AssertionError


@pytest.mark.long
@pytest.mark.thorough
def test_nothing_piles_up(watched: Watched, site: str) -> None:
    seed, actions = long_game()
    page = watched.page
    page.add_init_script(COUNT)
    browser = page.context.new_cdp_session(page)
    browser.send("Performance.enable")
    watched.start(site, f"?game=mall&mode=solitaire&seed={seed}&speed=instant")
    actions, done = page.evaluate(PLAY, [actions, 0, SOON])
    soon = counted(page, browser)
    actions, done = page.evaluate(PLAY, [actions, done, LATE])
    late = counted(page, browser)
    lines = page.locator("#log").text_content()
    # The browser remembers one turn of the log that was taken back, as it has shifted: with what it made inside it.
    remembered = page.evaluate("longestTurn") + inside_a_fold(page, browser)
    assert done >= LATE
    assert late[:3] == soon[:3]

    page.reload(wait_until="commit")
    watched.settle()
    while page.locator(".log__earlier").count():
        page.locator(".log__earlier").click()
    assert page.locator("#log").text_content() == lines
    fresh = counted(page, browser)
    assert late.listeners == fresh.listeners
    assert late.nodes - fresh.nodes <= remembered
