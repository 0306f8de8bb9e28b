"""Where eyes and fingers are: answers beside what was touched, things pointed out, a sheet that tells of answers."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.player import SOLITAIRE, Player
from e2e.watched import Watched

TOGETHER = ("place peter 140", "place roger 181", "place steve 181", "place fran 140")


def offered(page: Page) -> list[str]:
    """What lies beside the thing that was touched."""
    return list(page.eval_on_selector_all("#choice [data-choose]", "rows => rows.map((row) => row.dataset.choose)"))


def set_up(watched: Watched, site: str) -> Player:
    """The first turn of a solitaire game, in which two and two stand together."""
    player = Player(watched)
    watched.start(site, SOLITAIRE)
    player.choose(*TOGETHER)
    return player


def test_a_touch_that_leaves_a_few_answers_offers_them_beside_the_thing(watched: Watched, site: str) -> None:
    player = set_up(watched, site)
    page = player.page
    player.click("unit:fran")
    page.wait_for_selector("#choice:not([hidden])")
    assert offered(page) == ["select fran", "select peter+fran"]
    page.keyboard.press("Escape")
    page.wait_for_selector("#choice", state="hidden")
    player.click("unit:fran")
    before = player.data("decision")
    page.locator('#choice [data-choose="select peter+fran"]').click()
    player.await_decision(before)
    assert "Peter and Fran" in page.locator("#prompt").inner_text()
    assert page.locator("#choice").is_hidden()


def test_nobody_is_carried_by_a_single_click(watched: Watched, site: str) -> None:
    player = set_up(watched, site)
    page = player.page
    player.choose("select fran")
    stood = player.data("digest")
    player.click("unit:peter")
    page.wait_for_selector("#choice:not([hidden])")
    assert offered(page) == ["lift fran fran peter"]
    assert player.data("digest") == stood
    before = player.data("decision")
    page.locator("#choice [data-choose]").click()
    player.await_decision(before)
    assert "carrying Peter" in page.locator("#prompt").inner_text()


def test_a_gauge_shows_where_its_things_are(watched: Watched, site: str) -> None:
    page = set_up(watched, site).page
    page.locator("#status [data-point]").first.click()
    lit = page.eval_on_selector_all("#items .is-glow", "things => things.map((thing) => thing.dataset.ref)")
    assert sorted(lit) == ["door:east", "door:north", "door:south", "door:west"]


def test_whoever_answers_by_keyboard_stays_where_the_answers_are(watched: Watched, site: str) -> None:
    player = set_up(watched, site)
    page = player.page
    page.locator('#options [data-action="select fran"]').focus()
    before = player.data("decision")
    page.keyboard.press("Enter")
    player.await_decision(before)
    assert page.evaluate("document.activeElement.id") == "options"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('#options [data-action]')")


def test_a_sheet_that_was_pulled_down_counts_the_answers_and_brings_them_up(phone: Watched, site: str) -> None:
    page = set_up(phone, site).page
    page.locator("#grip").tap()
    page.wait_for_selector('html[data-sheet="low"]')
    more = page.locator(".options__more")
    assert more.is_visible()
    assert "6 answers" in more.inner_text()
    assert not page.locator('#options [data-action="select fran"]').is_visible()
    more.tap()
    page.wait_for_selector('html[data-sheet="half"]')
    assert page.locator('#options [data-action="select fran"]').is_visible()
    assert not more.is_visible()
