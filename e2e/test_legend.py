"""The legend: what the marks on the board mean, at hand while one plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.player import Player
from e2e.test_axe import findings
from e2e.watched import Watched

CARD = "#legend-card[open]"
CLOSED = "#legend-card:not([open])"

EMPTY = """() => [...document.querySelectorAll("#legend-card .sign__art")].filter((drawing) => {
  const { width, height } = drawing.getBoundingClientRect();
  const parts = [...drawing.querySelectorAll("*")].map((part) => part.getBoundingClientRect());
  return width < 40 || height < 40 || !parts.some((part) => part.width && part.height);
}).length"""
"""Drawings in which there is nothing to be seen, or that are too small."""


def opened(page: Page) -> None:
    page.wait_for_selector(CARD)
    assert page.locator("#legend-card .sign").count() > 25
    assert page.evaluate(EMPTY) == 0


def test_it_opens_by_its_button_and_by_its_key_and_gives_the_keys_back(player: Player, site: str) -> None:
    page = player.set_up(site)
    digest = player.data("digest")
    page.locator('#zoom [data-command="legend"]').click()
    opened(page)
    # Keys that would decide something do not reach the table.
    player.press("e", "1")
    player.press("Escape")
    page.wait_for_selector(CLOSED, state="attached")
    player.press("k")
    opened(page)
    page.locator('#legend-card [data-command="close"]').click()
    page.wait_for_selector(CLOSED, state="attached")
    assert player.data("digest") == digest
    player.press("?")
    page.wait_for_selector("#keys[open]")
    assert "marks" in page.locator("#keys").inner_text()


@pytest.mark.usefixtures("one_browser")
def test_it_scrolls_inside_and_its_button_stays_in_sight(phone: Watched, site: str) -> None:
    player = Player(phone)
    page = player.set_up(site)
    page.locator('#zoom [data-command="legend"]').click()
    opened(page)
    assert page.evaluate(
        "(({scrollHeight, clientHeight}) => scrollHeight > clientHeight)(document.querySelector('.signs'))"
    )
    assert page.evaluate("document.querySelector('.signs').scrollWidth <= document.querySelector('.signs').clientWidth")
    page.locator("#legend-card .sign").last.scroll_into_view_if_needed()
    page.locator('#legend-card [data-command="close"]').click()
    page.wait_for_selector(CLOSED, state="attached")


def test_it_speaks_the_language_of_the_page(watched: Watched, site: str) -> None:
    page = watched.start(site, "?game=mall&mode=solitaire&seed=7&speed=instant&lang=fr")
    page.keyboard.press("k")
    opened(page)
    assert "In reach" not in page.locator("#legend-card").inner_text()
    assert page.locator("#legend-card .counter__word").text_content() == "Sonné"


def test_it_is_for_everybody(watched: Watched, site: str) -> None:
    page = watched.start(site, "?game=mall&mode=solitaire&seed=7&speed=instant")
    page.keyboard.press("k")
    opened(page)
    assert findings(page) == []
