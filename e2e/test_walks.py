"""A walk of several steps: it goes to its end, unless something else is begun."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from e2e.player import Player

pytestmark = pytest.mark.usefixtures("one_browser")

STROLL = "square:010"
"""Five steps from where Peter stands."""
STEPS = 5
IN_MID_STRIDE = """(key) => {
  const { dataset } = document.documentElement;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    window.walkedThen = dataset.walk;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  watch.observe(document.documentElement, { attributeFilter: ["data-decision"] });
}"""
"""Presses a key as soon as the first step is taken. The page does it itself: from out here it might come too late."""


@pytest.fixture
def slow(moving: Player) -> Iterator[Player]:
    """Peter takes his time over every step."""
    pace(moving, "slow")
    yield moving
    pace(moving, "instant")


def pace(player: Player, name: str) -> None:
    page = player.page
    page.evaluate("document.querySelectorAll('dialog[open]').forEach((card) => card.close())")
    page.keyboard.press("m")
    page.locator('select[name="prefer:speed"]').select_option(name)
    page.keyboard.press("Escape")
    page.wait_for_selector("#menu", state="hidden")


def steps_taken(page: Page) -> int:
    return sum("Peter moves" in line for line in page.locator(".log__line").all_inner_texts())


INTERRUPTIONS = {
    "menu": ("m", "#menu[open]"),
    "keys": ("?", "#keys[open]"),
    "words": ("b", "#words[open]"),
    "legend": ("k", "#legend-card[open]"),
    "rules": ("l", "#rules[open]"),
    "escape": ("Escape", "html"),
    "undo": ("u", "html"),
}


@pytest.mark.parametrize("how", INTERRUPTIONS)
def test_a_walk_stops_where_it_is_when_something_else_is_begun(slow: Player, how: str) -> None:
    key, shown = INTERRUPTIONS[how]
    page, before = slow.page, slow.data("decision")
    page.evaluate(IN_MID_STRIDE, key)
    slow.click(STROLL)
    slow.await_decision(before)
    page.wait_for_selector(shown, state="attached")
    page.wait_for_selector("html:not([data-walk])", state="attached")
    assert page.evaluate("walkedThen") == "on"
    assert steps_taken(page) < STEPS
    assert not slow.stands_in("unit:peter", STROLL)
    # What was chosen before the walk stays chosen: Escape stops the walk and nothing else.
    assert slow.data("step") == "HumanMove"


def test_without_a_word_a_walk_goes_to_its_end(slow: Player) -> None:
    page, before = slow.page, slow.data("decision")
    slow.click(STROLL)
    slow.await_decision(before)
    page.wait_for_selector("html:not([data-walk])", state="attached")
    assert steps_taken(page) == STEPS
    assert slow.stands_in("unit:peter", STROLL)


def test_who_reads_the_rules_beside_the_board_can_walk(moving: Player) -> None:
    page, before = moving.page, moving.data("decision")
    page.keyboard.press("l")
    page.wait_for_selector("#rules[open]")
    moving.click("square:037")
    page.wait_for_function(f"+document.documentElement.dataset.decision >= {int(before) + 2}")
    assert moving.stands_in("unit:peter", "square:037")
