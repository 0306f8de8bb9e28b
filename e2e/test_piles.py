"""A pile of counters too small to be read is spread out, below the pointer and below the ring."""

from __future__ import annotations

import pytest

from e2e.conftest import Lay
from e2e.player import Player
from e2e.positions import PAIRS, duel
from e2e.warm import PHONE, Size

pytestmark = pytest.mark.usefixtures("one_browser")

SMALL = Size(1024, 768)

MIDDLE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x + width / 2, y + height / 2, Math.min(width, height)];
}"""


@pytest.fixture
def paired(lay: Lay) -> Player:
    """Two pairs in two small squares, before anybody moves."""
    return lay(duel(*PAIRS), SMALL)


def test_a_pile_below_the_pointer_is_spread_and_each_can_be_touched(paired: Player) -> None:
    page = paired.page
    x, y, small = page.evaluate(MIDDLE, '#items [data-ref="unit:roger"]')
    assert small < 34
    page.mouse.move(x, y)
    page.wait_for_selector('#fan [data-ref="unit:peter"]')
    for who in ("peter", "roger"):
        x, y, large = page.evaluate(MIDDLE, f'#fan [data-ref="unit:{who}"]')
        assert large >= 44
        page.mouse.move(x, y)
        page.wait_for_selector(f'#fan .is-pointed[data-ref="unit:{who}"]')
    # A touch in the fan narrows down to Roger; a second one means him alone.
    page.mouse.click(x, y)
    page.wait_for_selector('#options button[data-action="select peter"][hidden]', state="attached")
    assert paired.data("step") == "HumanPlayerTurn"
    page.mouse.click(x, y)
    page.wait_for_selector('html[data-step="HumanMove"]', state="attached")
    page.locator("#status").hover()
    page.wait_for_selector("#fan > *", state="detached")


def test_a_finger_on_a_pile_is_offered_each_and_all_together(lay: Lay) -> None:
    page = lay(duel(*PAIRS), PHONE).page
    page.locator('#items [data-ref="unit:roger"]').tap()
    page.wait_for_selector('#fan [data-ref="unit:peter"]')
    left = page.eval_on_selector_all(
        "#options button[data-action]:not([hidden])", "all => all.map(b => b.dataset.action)"
    )
    assert left == ["select peter", "select roger", "select peter+roger"]
    page.locator('#fan [data-ref="unit:peter"]').tap()
    page.wait_for_selector('#options button[data-action="select roger"][hidden]', state="attached")
    assert page.locator('#options button[data-action="select peter+roger"]').is_visible()


def test_the_ring_spreads_a_pile_too(paired: Player) -> None:
    page = paired.page
    page.keyboard.press("n")
    focus = page.evaluate("document.getElementById('board').dataset.focus")
    page.wait_for_selector(f'#fan .is-pointed[data-ref="{focus}"]', state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector("#fan > *", state="detached")


def test_a_pile_that_is_large_enough_stays_a_pile(paired: Player) -> None:
    page = paired.page
    for _ in range(4):
        page.keyboard.press("+")
    page.keyboard.press("n")
    page.wait_for_selector("#ring rect", state="attached")
    focus = page.evaluate("document.getElementById('board').dataset.focus")
    page.wait_for_function(
        f"() => document.querySelector('#items [data-ref=\"{focus}\"]').getBoundingClientRect().width > 40"
    )
    page.keyboard.press("n")
    page.keyboard.press("p")
    page.wait_for_selector("#fan > *", state="detached")
