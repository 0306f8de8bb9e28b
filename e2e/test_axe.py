"""axe-core finds nothing, in both themes: start page, every table, show, rules, dialogs, failure, phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.audience import Audience
from e2e.player import SOLITAIRE
from e2e.positions import PLACED, SLOWLY, played
from e2e.watched import Watched
from pyapp.kernel.scenario import Start
from tests.spec import GameSpec, specs
from tools.paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")

MIDWAY = 30
"""Choices: much lies on the table by then."""

LIGHT = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  // What goes by scrolling never ends, nor does what goes on for ever.
  const ends = (one) => one.timeline === document.timeline && one.effect?.getComputedTiming().iterations !== Infinity;
  const moving = document.getAnimations().filter(ends);
  await Promise.allSettled(moving.map((one) => one.finished));
}"""
"""Another theme, and all colours come to rest: nothing but this attribute makes the difference."""


def findings(page: Page) -> list[str]:
    """What axe complains of in either theme, each with the elements it means."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [f"{theme}: {found}" for theme in ("light", "dark") for found in _in_theme(page, theme)]


def _in_theme(page: Page, theme: str) -> list[str]:
    page.evaluate(LIGHT, theme)
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']} ({found['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def test_the_start_page_is_for_everybody(watched: Watched, site: str) -> None:
    page = watched.start(site)
    assert findings(page) == []
    for fold in page.locator("#menu summary").all():
        fold.click()
    assert findings(page) == []
    page.locator('#menu [data-command="rules"]').click()
    page.wait_for_selector("#rules[open]")
    assert findings(page) == []


def test_the_table_is_for_everybody(watched: Watched, site: str) -> None:
    """In mid-move, with all that can be looked at, when the page asks whether it is meant, with the rules beside the
    board, and when it has stopped.
    """
    page = watched.start(site, SOLITAIRE)
    for action in PLACED:
        page.locator(f'button[data-action="{action}"]').click()
    page.locator('button[data-action="select peter"]').click()
    page.wait_for_selector('html[data-step="HumanMove"]', state="attached")
    assert findings(page) == []
    page.keyboard.press("t")
    page.wait_for_selector("#threats .threat", state="attached")
    page.keyboard.press("s")
    for square in ("112", "113"):
        page.locator(f'#picture [data-ref="square:{square}"]').click(position={"x": 5, "y": 5})
    page.wait_for_selector("#lines .look__line", state="attached")
    assert findings(page) == []
    page.keyboard.press("s")
    page.keyboard.press("t")
    page.keyboard.press("e")
    page.wait_for_selector(".caution")
    assert findings(page) == []
    page.keyboard.press("e")
    page.wait_for_selector('html:not([data-step="HumanMove"])', state="attached")
    assert page.locator(".log__line").count() > 4
    assert findings(page) == []
    page.locator("#ask [data-case]").first.click()
    page.wait_for_selector("#rules[open] .rule--asked")
    assert findings(page) == []
    page.evaluate("shamble.fail('The store has closed.', new Error('No more is known.'))")
    page.wait_for_selector("#failure .failure__detail:not(:empty)")
    assert findings(page) == []


@pytest.mark.parametrize("spec", specs().values(), ids=specs())
def test_every_table_is_for_everybody(watched: Watched, site: str, spec: GameSpec) -> None:
    """In the midst of a game, with its legend and its board in words."""
    table = spec.page.by_hand
    watched.keep(table.played(MIDWAY).save())
    page = watched.start(site, table.address(speed="instant"))
    page.wait_for_selector("#options [data-action]")
    assert findings(page) == []
    for key, card in (("k", "legend-card"), ("b", "words")):
        page.keyboard.press(key)
        page.wait_for_selector(f"#{card}[open]")
        assert findings(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector(f"#{card}:not([open])", state="attached")


def test_the_turn_of_the_zombies_is_for_everybody(watched: Watched, site: str) -> None:
    """While it is shown, and in the recap."""
    audience = Audience(watched, site, "slow")
    page = audience.page
    audience.choose("pass")
    page.wait_for_selector("#tray .cube")
    audience.stop_time()
    assert findings(page) == []
    assert audience.data("show") == "on"
    page.keyboard.press("Escape")
    audience.await_decision()
    page.wait_for_selector("#recap:not([hidden])")
    if not page.locator("#recap details[open]").count():
        page.keyboard.press("h")
    page.wait_for_selector("#recap details[open] .recap__line")
    assert findings(page) == []


def test_what_lies_over_the_table_is_for_everybody(watched: Watched, site: str) -> None:
    """The keys, the menu, the board in words."""
    page = watched.start(site, SOLITAIRE)
    for command, card in (("?", "keys"), ("m", "menu")):
        page.keyboard.press(command)
        page.wait_for_selector(f"#{card}[open]")
        assert findings(page) == []
        page.locator(f'#{card} [data-command="close"]').click()
        page.wait_for_selector(f"#{card}:not([open])", state="attached")
    page.locator('[data-command="words"]').click()
    page.wait_for_selector("#words[open]")
    assert findings(page) == []


def test_the_hand_over_is_for_everybody(watched: Watched, site: str) -> None:
    page = watched.start(site, "?game=mall&mode=two-player&seed=7&speed=instant")
    for action in ("hide 001", "hide 002", "hide 003", "hide 005", "hide 006"):
        page.locator(f'button[data-action="{action}"]').click()
    page.locator('.caution [data-command="confirm"]').click()
    page.wait_for_selector("#cover[open]")
    assert findings(page) == []


def test_the_end_is_for_everybody(watched: Watched, site: str) -> None:
    watched.keep(played(Start("solitaire", {}, SLOWLY)).save())
    page = watched.start(site, f"?game=mall&mode=solitaire&seed={SLOWLY}")
    page.wait_for_selector("#ending[open]")
    assert findings(page) == []


def test_a_tab_that_looks_on_is_for_everybody(watched: Watched, site: str) -> None:
    watched.start(site, SOLITAIRE)
    page = watched.page.context.new_page()
    page.goto(site + SOLITAIRE, wait_until="commit")
    page.wait_for_selector("#elsewhere[open]")
    assert findings(page) == []


def test_a_phone_is_for_everybody(watched: Watched, site: str) -> None:
    watched.page.set_viewport_size({"width": 390, "height": 844})
    page = watched.start(site, SOLITAIRE)
    for state in ("low", "half"):
        page.locator("#grip").click()
        page.wait_for_selector(f'html[data-sheet="{state}"]', state="attached")
        assert findings(page) == []
