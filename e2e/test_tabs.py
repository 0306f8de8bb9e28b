"""Two tabs at one table: one plays, the other looks on until it is told to take over. No save is lost."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.watched import STEP_TIMEOUT, Watched

ADDRESS = "?game=mall&mode=solitaire&seed=7&speed=instant"


def digest(page: Page) -> str:
    return page.locator("html").get_attribute("data-digest") or ""


def second_tab(watched: Watched, address: str) -> Page:
    page = watched.page.context.new_page()
    page.set_default_timeout(STEP_TIMEOUT)
    page.goto(address, wait_until="commit")
    page.wait_for_selector('html[data-app="ready"]', state="attached")
    return page


def act(page: Page) -> str:
    """Take the first option there is; gives the digest after it."""
    before = digest(page)
    page.locator("#options button[data-action]").first.click()
    page.wait_for_selector(f'html:not([data-digest="{before}"])', state="attached")
    return digest(page)


def kept(page: Page, key: str = "autosave") -> str:
    found: str = page.evaluate(f"JSON.parse(localStorage['shamble:{key}'] ?? '{{}}').digest ?? ''")
    return found


def test_a_second_tab_looks_on_and_takes_over_when_told(watched: Watched, site: str) -> None:
    first = watched.start(site, ADDRESS)
    begun = act(first)
    second = second_tab(watched, site + ADDRESS)
    second.wait_for_selector("#elsewhere[open]")
    assert second.locator("#options button").count() == 0

    played = act(first)
    assert played != begun
    second.wait_for_selector(f'html[data-digest="{played}"]', state="attached")
    assert kept(first) == played

    second.locator('[data-command="take-over"]').click()
    second.wait_for_selector("#elsewhere:not([open])", state="attached")
    first.wait_for_selector("#elsewhere[open]")
    after = act(second)
    first.wait_for_selector(f'html[data-digest="{after}"]', state="attached")
    assert kept(first) == after


def test_another_game_in_a_second_tab_puts_the_first_one_aside(watched: Watched, site: str) -> None:
    first = watched.start(site, ADDRESS)
    mine = act(first)
    second = second_tab(watched, site)
    second.locator('[data-command="play"]').click()
    second.wait_for_selector("html[data-digest]", state="attached")
    first.wait_for_selector("#elsewhere[open]")
    theirs = act(second)
    assert (kept(first), kept(first, "previous")) == (theirs, mine)

    first.locator('[data-command="take-over"]').click()
    first.wait_for_selector("#elsewhere:not([open])", state="attached")
    second.wait_for_selector("#elsewhere[open]")
    assert digest(first) == mine
    assert (kept(first), kept(first, "previous")) == (mine, theirs)


def test_when_a_tab_is_closed_the_other_goes_on(watched: Watched, site: str) -> None:
    first = watched.start(site, ADDRESS)
    act(first)
    second = second_tab(watched, site + ADDRESS)
    second.wait_for_selector("#elsewhere[open]")
    played = act(first)
    first.goto("about:blank")
    # The browser lets go of the table when the page is really gone, which takes it a while on a busy machine.
    second.wait_for_selector("#elsewhere:not([open])", state="attached")
    assert digest(second) == played
    after = act(second)
    assert kept(second) == after != played
