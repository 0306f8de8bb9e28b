"""What is around the board: language and light, the sheet of a phone, the rules, the log."""

from __future__ import annotations

import pytest

from e2e.player import Player
from e2e.watched import Watched


@pytest.mark.everywhere
def test_language_and_light_change_in_mid_game_and_the_game_does_not(player: Player, site: str) -> None:
    """Everything is said again, the old log too; the digest stays, and so does what was chosen after a reload."""
    page = player.set_up(site)
    player.choose("select roger")
    digest, english = player.data("digest"), page.locator("#log").inner_text()
    player.press("m")
    page.locator('#menu select[name="prefer:language"]').select_option("fr")
    page.wait_for_selector('html[lang="fr"]', state="attached")
    page.locator('#menu select[name="prefer:theme"]').select_option("light")
    page.wait_for_selector('html[data-theme="light"]', state="attached")
    page.locator('#menu select[name="prefer:text"]').select_option("large")
    page.locator('#menu [data-command="close"]').click()
    assert player.data("digest") == digest
    french = page.locator("#log").inner_text()
    assert french != english
    assert len(french.splitlines()) == len(english.splitlines())
    assert page.locator(".compass").all_inner_texts() != []
    page.reload(wait_until="commit")
    player.watched.settle()
    player.await_digest(digest)
    assert (player.data("theme"), player.data("text")) == ("light", "large")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator("#log").inner_text() == french


def test_a_phone_shows_more_or_less_of_the_sheet(phone: Watched, site: str) -> None:
    """Pulled down only the prompt is left, pulled up the log comes; the closing button is always there."""
    player = Player(phone)
    page = player.set_up(site)
    player.choose("select roger")
    assert page.locator("#options").is_visible()
    page.locator("#grip").click()
    page.wait_for_selector("#options", state="hidden")
    assert page.locator("#prompt").is_visible()
    assert page.locator("#closing button").is_visible()
    box = page.locator("#grip").bounding_box()
    assert box is not None
    for state in ("half", "full"):
        box = page.locator("#grip").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 120)
        page.mouse.up()
        page.wait_for_selector(f'html[data-sheet="{state}"]', state="attached")
    assert page.locator("#log").is_visible()
    assert page.locator("#closing button").is_visible()


def test_the_rules_have_addresses_and_leave_the_board_usable(player: Player, site: str) -> None:
    page = player.set_up(site)
    page.evaluate("location.hash = 'rules=6.2'")
    page.wait_for_selector('#rules[open] .rule--asked[data-rule-case="6.2"]')
    before = player.data("decision")
    player.click("unit:roger")
    player.await_decision(before)
    assert page.locator("#rules").is_visible()
    page.locator("#rules-search").fill("hunting rifle")
    page.wait_for_selector("#rules mark")
    page.locator('[data-command="close-rules"]').click()
    page.wait_for_selector("#rules:not([open])", state="attached")
    assert page.evaluate("location.hash") == ""


def test_the_log_can_be_sifted_and_answers_the_board(player: Player, site: str) -> None:
    page = player.set_up(site)
    player.choose("select roger")
    page.locator('#picture [data-ref="square:053"]').hover(position={"x": 5, "y": 5})
    page.wait_for_selector(".log__line.is-about")
    assert "053" in page.locator(".log__line.is-about").first.inner_text()
    page.locator('select[name="log-filter"]').select_option("dice")
    page.wait_for_selector('#log[data-filter="dice"]', state="attached")
    assert not page.locator('.log__line[data-topic="move"]').first.is_visible()
