"""What is around the board: language and light, the sheet of a phone, the rules, the log, the end."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from e2e import kept
from e2e.player import Player
from e2e.positions import SLOWLY, played
from e2e.watched import Watched
from pyapp.kernel.scenario import Start


def lettering(page: Page) -> list[str]:
    """What is written on the board: the letters of the compass, and the name of the rink."""
    compass, rink = page.locator("#art .compass"), page.locator('#art .name[data-say="Ice Rink"]')
    return ["".join(compass.all_text_contents()), *rink.all_text_contents()]


def test_language_and_light_change_in_mid_game_and_the_game_does_not(player: Player, site: str) -> None:
    """Everything is said again, the old log too; the digest stays, and so does what was chosen after a reload."""
    page = player.set_up(site)
    player.choose("select roger")
    digest, english = player.data("digest"), page.locator("#log").inner_text()
    assert lettering(page) == ["NESW", "Ice Rink"]
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
    assert lettering(page) == ["NESO", "Patinoire"]
    page.reload(wait_until="commit")
    player.watched.settle()
    player.await_digest(digest)
    assert (player.data("theme"), player.data("text")) == ("light", "large")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator("#log").inner_text() == french
    assert lettering(page) == ["NESO", "Patinoire"]


def test_a_phone_shows_more_or_less_of_the_sheet(phone: Watched, site: str) -> None:
    """Pulled down the prompt is left and how many answers there are, pulled up the log comes; the closing button is
    always there.
    """
    player = Player(phone)
    page = player.set_up(site)
    player.choose("select roger")
    answers = page.locator("#options .option:not([hidden])")
    assert answers.first.is_visible()
    page.locator("#grip").click()
    page.wait_for_selector("#options .options__list", state="hidden")
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


def test_the_rules_have_addresses_and_leave_the_board_usable(seated: Player) -> None:
    page = seated.page
    page.evaluate("location.hash = 'rules=6.2'")
    page.wait_for_selector('#rules[open] .rule--asked[data-rule-case="6.2"]')
    assert page.evaluate("location.hash") == "#rules=mall:6.2", "a link that is passed on names the game"
    page.evaluate("location.hash = 'rules=mall:5.4'")
    page.wait_for_selector('#rules[open] .rule--asked[data-rule-case="5.4"]')
    before = seated.data("decision")
    seated.click("unit:roger")
    seated.await_decision(before)
    assert page.locator("#rules").is_visible()
    page.locator("#rules-search").fill("hunting rifle")
    page.wait_for_selector("#rules mark")
    page.locator('[data-command="close-rules"]').click()
    page.wait_for_selector("#rules:not([open])", state="attached")
    assert page.evaluate("location.hash") == ""


def test_the_log_can_be_sifted_and_answers_the_board(seated: Player) -> None:
    page = seated.page
    seated.choose("select roger")
    page.locator('#picture [data-ref="square:053"]').hover(position={"x": 5, "y": 5})
    page.wait_for_selector(".log__line.is-about")
    assert "053" in page.locator(".log__line.is-about").first.inner_text()
    page.locator('select[name="log-filter"]').select_option("dice")
    page.wait_for_selector('#log[data-filter="dice"]', state="attached")
    assert not page.locator('.log__line[data-topic="move"]').first.is_visible()


def test_after_the_end_the_same_dice_can_be_had_again(player: Player, site: str) -> None:
    """The verdict is as plain as a question; the game that is over stays at hand among those that are over."""
    start = Start("solitaire", {"turn-limit": "50"}, SLOWLY)
    first, history = played(start, 0).digest, played(start)
    player.watched.keep(history.save())
    page = player.watched.start(site, f"?game=mall&mode=solitaire&seed={SLOWLY}&set=turn-limit:50")
    page.wait_for_selector("#ending[open]")
    colours = page.evaluate("['prompt', 'side'].map((id) => getComputedStyle(document.getElementById(id)).color)")
    assert colours[0] == colours[1]
    page.locator('#ending [data-command="again"]').click()
    player.await_digest(first)
    assert not page.locator("#ending").is_visible()
    assert (player.data("outcome"), player.data("step")) == ("", "PlaceCharacters")
    begun = json.loads(kept.save(page))
    assert (begun["seed"], begun["options"]["turn-limit"], begun["journal"]) == (SLOWLY, "50", [])
    assert kept.digests(page) == {first, history.digest}


FADES = """(box) => {
  const frame = document.querySelector(box);
  frame.scrollTop = 0;
  const rows = [...frame.querySelectorAll(".option")];
  const { height } = getComputedStyle(frame, "::after");
  const above = frame.getBoundingClientRect().bottom - parseFloat(height);
  frame.scrollTop = frame.scrollHeight;
  return above - rows.at(-1).getBoundingClientRect().bottom;
}"""
"""How far above the fade the last row of a list ends that is scrolled to its end."""


def test_a_list_fades_where_it_goes_on_and_not_at_its_end(seated: Player) -> None:
    page = seated.page
    page.set_viewport_size({"width": 1440, "height": 560})
    seated.choose("select peter")
    assert page.evaluate("(({scrollHeight, clientHeight}) => scrollHeight > clientHeight)(options)")
    assert page.evaluate(FADES, "#options") >= -1
