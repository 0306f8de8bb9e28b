"""What a test does in one of several tabs."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.watched import STEP_TIMEOUT, Watched


def second_tab(watched: Watched, address: str) -> Page:
    page = watched.page.context.new_page()
    page.set_default_timeout(STEP_TIMEOUT)
    page.goto(address, wait_until="commit")
    page.wait_for_selector('html[data-app="ready"]', state="attached")
    return page


def digest(page: Page) -> str:
    return page.locator("html").get_attribute("data-digest") or ""


def act(page: Page) -> str:
    """Take the first option there is; gives the digest after it."""
    before = digest(page)
    page.locator("#options button[data-action]").first.click()
    page.wait_for_selector(f'html:not([data-digest="{before}"])', state="attached")
    return digest(page)
