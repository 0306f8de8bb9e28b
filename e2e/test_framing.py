"""On a phone the board shows what can be chosen: at a new question, after a reload, after a cover, and on demand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.player import ALONE, GAME, SOLITAIRE, Player
from e2e.positions import PLACED
from e2e.watched import Watched

pytestmark = pytest.mark.usefixtures("one_browser")

FINGER = 24
"""Pixels of the smallest square that a finger can hit."""

OUT_OF_SIGHT = """() => {
  const [side, zoom] = ["side", "zoom"].map((id) => document.getElementById(id).getBoundingClientRect());
  const lit = [...document.querySelectorAll("#picture .is-live, #items .is-live, #items .is-chosen")];
  return lit.filter((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || top < zoom.bottom - 1 || bottom > side.top + 1;
  }).map((thing) => thing.dataset.ref);
}"""
"""What is lit and not wholly in the part of the board that neither the sheet nor the tools lie on."""

VIEW = "document.getElementById('view').getAttribute('transform')"


@pytest.fixture
def finger(phone: Watched) -> Player:
    return Player(phone)


def out_of_sight(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OUT_OF_SIGHT)
    return found


def smallest(page: Page) -> float:
    size: float = page.eval_on_selector('#picture [data-ref="square:053"]', "r => r.getBoundingClientRect().width")
    return size


def begin(finger: Player, site: str) -> Page:
    finger.watched.start(site, ALONE)
    finger.page.wait_for_selector('html[data-seat="human"]', state="attached")
    return finger.page


def test_everything_that_can_be_chosen_is_in_sight(finger: Player, site: str) -> None:
    page = begin(finger, site)
    for action in (*PLACED, "select steve", "move steve 141", "move steve 162", "end", "select peter"):
        assert out_of_sight(page) == []
        assert smallest(page) >= FINGER
        finger.choose(action) if action != "end" else end(finger)
    assert out_of_sight(page) == []


def end(finger: Player) -> None:
    """The end of a move, which the page may ask about."""
    before = finger.data("decision")
    finger.page.locator('#closing button[data-action="end"]').click()
    if finger.page.locator(".caution").count():
        finger.page.locator(".caution .option--primary").click()
    finger.await_decision(before)


def test_the_view_rests_while_all_is_in_sight(finger: Player, site: str) -> None:
    page = begin(finger, site)
    finger.choose(*PLACED[:1])
    before = page.evaluate(VIEW)
    finger.choose(*PLACED[1:3])
    assert page.evaluate(VIEW) == before


def test_a_reload_in_mid_move_shows_who_moves(finger: Player, site: str) -> None:
    page = begin(finger, site)
    finger.choose(*PLACED, "select fran")
    digest = finger.data("digest")
    page.reload(wait_until="commit")
    finger.watched.settle()
    finger.await_digest(digest)
    assert out_of_sight(page) == []
    assert smallest(page) >= FINGER


def test_who_comes_from_behind_a_cover_sees_what_is_asked(finger: Player, site: str) -> None:
    page = finger.page
    finger.watched.start(site, GAME)
    finger.choose("hide 001", "hide 002", "hide 003", "hide 005", "hide 006")
    page.locator('#cover [data-command="end-cover"]').click()
    page.wait_for_selector("#cover", state="hidden")
    page.wait_for_selector("#picture .is-live", state="attached")
    assert out_of_sight(page) == []
    assert smallest(page) >= FINGER


def test_what_is_shown_for_a_moment_is_left_at_the_next_question(finger: Player, site: str) -> None:
    page = begin(finger, site)
    finger.choose(*PLACED)
    page.locator(".hint__where").tap()
    page.wait_for_selector('[data-command="fit"][aria-pressed="true"]')
    assert smallest(page) < FINGER
    finger.choose("select steve")
    page.wait_for_selector('[data-command="fit"][aria-pressed="false"]')
    assert smallest(page) >= FINGER
    assert out_of_sight(page) == []


def test_also_where_the_next_question_is_about_nobody(finger: Player, site: str) -> None:
    finger.watched.start(site, SOLITAIRE)
    page = finger.page
    finger.choose(*PLACED)
    page.locator(".hint__where").tap()
    page.wait_for_selector('[data-command="fit"][aria-pressed="true"]')
    finger.choose("pass")
    page.wait_for_selector('[data-command="fit"][aria-pressed="false"]')
    assert smallest(page) >= FINGER


def test_the_whole_board_and_back(finger: Player, site: str) -> None:
    page = begin(finger, site)
    finger.choose(*PLACED, "select steve")
    button, near = page.locator('[data-command="fit"]'), smallest(page)
    state: dict[str, Any] = {}
    for pressed in ("false", "true", "false"):
        assert button.get_attribute("aria-pressed") == pressed
        title = button.get_attribute("title")
        assert state.setdefault(pressed, title) == title
        assert (smallest(page) < FINGER) == (pressed == "true")
        button.tap()
    assert state["true"] != state["false"]
    # The last touch was one more: all is in sight, and stays so at the next question.
    finger.choose("move steve 141")
    assert smallest(page) < FINGER
    page.keyboard.press("0")
    page.wait_for_selector('[data-command="fit"][aria-pressed="false"]')
    assert smallest(page) == pytest.approx(near, rel=0.2)
    assert out_of_sight(page) == []
