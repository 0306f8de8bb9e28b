"""A very long list begins with what it is about: one line for each thing that can act, then what that one can do."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import Lay
from e2e.warm import LARGE, PHONE
from tests.spec import specs

LONG = next(found for each in specs().values() if (found := each.page.long_list) is not None)
"""Of the first game that has such a list."""


def offered(page: Page) -> list[str]:
    return list(
        page.eval_on_selector_all("#options [data-action]:not([hidden])", "all => all.map(b => b.dataset.action)")
    )


def test_a_line_stands_for_all_that_one_can_do(lay: Lay) -> None:
    page = lay(LONG.begun(), LARGE).page
    everything, folds = offered(page), page.locator("#options [data-pick]")
    assert len(everything) > 50
    lines = folds.count() + page.locator("#options .options__list > .option").count()
    assert lines < len(everything) / 5
    who = str(folds.nth(1).get_attribute("data-pick")).partition(":")[2]
    # The second line, by its number.
    page.keyboard.press("2")
    page.wait_for_selector("#options [data-pick]", state="detached")
    assert offered(page) == [action for action in everything if action.split(" ")[1:2] == [who]]
    assert page.locator("#reach .reach").count()
    page.keyboard.press("Escape")
    page.wait_for_selector("#options [data-pick]")
    assert offered(page) == everything


def test_an_answer_in_a_folded_line_is_reached_by_the_tabulator(lay: Lay) -> None:
    page = lay(LONG.begun(), LARGE).page
    group = page.locator(".options__group--folded").first
    folded = group.bounding_box()
    group.locator("[data-pick]").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.options__group--folded [data-action]')")
    opened = group.bounding_box()
    assert folded is not None
    assert opened is not None
    assert opened["height"] > folded["height"] * 1.5


def test_a_finger_is_told_whom_it_has_chosen(lay: Lay) -> None:
    page = lay(LONG.begun(), PHONE).page
    assert page.locator("#to-log").is_visible(), "the log can be opened however long the list is"
    page.locator("#options [data-pick]").nth(1).tap()
    page.wait_for_selector("#options .about")
    told = page.locator("#options .about")
    assert LONG.told in told.inner_text()
    short = told.bounding_box()
    told.locator("summary").tap()
    long = told.bounding_box()
    assert short is not None
    assert long is not None
    assert long["height"] > short["height"]
