"""What lies beside the board: in sight when somebody is asked, opened and closed by hand, never below the tools."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import Lay
from e2e.test_long_lists import LONG
from e2e.warm import LARGE, PHONE
from e2e.watched import Watched

SMALL = {"width": 1366, "height": 768}
"""A small laptop: not all that lies there is seen at once."""
AWAY = """() => {
  const rail = document.getElementById("rail");
  const card = rail.querySelector(".playing-card:not(.playing-card--none)");
  return card && Math.max(0, rail.getBoundingClientRect().left - card.getBoundingClientRect().left);
}"""
"""How many pixels of the card that was turned over are out of sight."""
LIES_OVER = """() => {
  const zoom = document.getElementById("zoom").getBoundingClientRect();
  return [...document.querySelectorAll(".area__handle")].filter((each) => {
    const one = each.getBoundingClientRect();
    const meets = (low, high) => one[low] < zoom[high] && one[high] > zoom[low];
    return zoom.width && meets("left", "right") && meets("top", "bottom");
  }).length;
}"""
"""How many handles lie below the tools of the board."""


def test_a_card_that_was_turned_over_is_in_sight_when_somebody_is_asked(watched: Watched, site: str) -> None:
    watched.page.set_viewport_size(SMALL)
    page = watched.start(site, "?game=zeds&mode=solo&seed=11&speed=fast")
    page.locator("#closing button, #options button").first.click()
    page.wait_for_selector("html[data-show]", state="attached")
    page.wait_for_selector("html:not([data-show]) #options [data-pick]")
    assert page.evaluate("document.getElementById('rail').scrollWidth > document.getElementById('rail').clientWidth")
    assert page.evaluate(AWAY) == 0
    assert page.locator('#rail[data-more="on"]').count(), "and a sign says that there is more"
    page.locator("#rail").evaluate("rail => rail.scrollLeft = rail.scrollWidth")
    page.wait_for_selector('#rail[data-more="end"]', state="attached")


def test_what_opens_over_the_board_is_closed_where_it_lies(lay: Lay) -> None:
    page = lay(LONG.begun(), LARGE).page
    page.set_viewport_size(SMALL)
    handle = page.locator(".area--tucked .area__handle").first
    shut = page.locator(".area--tucked .area__shut button")
    assert shut.first.is_hidden()
    handle.click()
    shut.first.click()
    page.wait_for_selector(".area[data-open]", state="detached")
    handle.click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".area[data-open]", state="detached")


def test_in_a_sheet_that_is_pulled_up_no_tool_lies_over_a_handle(lay: Lay) -> None:
    page = lay(LONG.begun(), PHONE).page
    page.locator('#side [data-command="log"]').tap()
    page.wait_for_selector('html[data-sheet="full"]')
    assert page.evaluate(LIES_OVER) == 0
    page.locator(".area__handle:visible").nth(2).tap()
    page.wait_for_selector('html[data-sheet="half"] .area[data-open]', state="attached")


def touch(page: Page, ref: str) -> None:
    box = page.locator(f'#board [data-ref="{ref}"]').first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_finger_on_somebody_who_is_chosen_is_asked_before_dice_are_rolled(lay: Lay) -> None:
    player = lay(LONG.begun(), PHONE)
    page, before = player.page, player.data("digest")
    fold = page.locator("#options [data-pick]").nth(2)
    ref = str(fold.get_attribute("data-pick"))
    fold.tap()
    page.wait_for_selector("#options .about")
    for _ in range(2):
        touch(page, ref)
        page.wait_for_selector("#choice [data-choose]")
        assert player.data("digest") == before
    page.locator("#choice [data-choose]").tap()
    page.wait_for_function("before => document.documentElement.dataset.digest !== before", arg=before)


def test_a_sheet_that_was_pulled_down_comes_up_with_a_question_of_another_part(lay: Lay) -> None:
    page = lay(LONG.begun(), PHONE).page
    page.locator("#grip").tap()
    page.wait_for_selector('html[data-sheet="low"]')
    page.locator("#closing [data-action]").first.tap()
    if page.locator("#closing .caution").count():
        page.locator("#closing .caution [data-action]").tap()
    page.wait_for_selector('html[data-sheet="half"]:not([data-show])', state="attached")
    assert page.locator("#options [data-action]:visible, #closing [data-action]:visible").count()
