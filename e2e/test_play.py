"""A player at the page: starts from the menu, moves by mouse, touch and keyboard, closes a door, undoes, comes back.

The main paths run in Chromium and Firefox, from a host and from one file on disk.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import Watched

GAME = "?game=mall&mode=two-player&seed=7&speed=instant"
ALONE = f"{GAME}&bot=zombie:first"
"""The computer hides and plays the zombies, so that no cover comes up."""

PLACED = ("place peter 035", "place roger 053", "place steve 140", "place fran 181")
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class Player:
    """Somebody at the page who waits for it, never for the clock."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.page: Page = watched.page

    def data(self, name: str) -> str:
        return self.watched.data(name) or ""

    def await_decision(self, before: str) -> None:
        """Until another decision is shown than the one counted before."""
        self.page.wait_for_selector(f'html:not([data-decision="{before}"])', state="attached")

    def await_digest(self, digest: str) -> None:
        self.page.wait_for_selector(f'html[data-digest="{digest}"]', state="attached")

    def choose(self, *actions: str) -> None:
        """Press the buttons of these options."""
        for action in actions:
            before = self.data("decision")
            self.page.locator(f'button[data-action="{action}"]').click()
            self.await_decision(before)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def click(self, ref: str) -> None:
        """Click a thing on the board, in its middle."""
        self.page.locator(f'#board [data-ref="{ref}"]').first.click()

    def click_floor(self, ref: str) -> None:
        """Click a square beside what may stand in its middle."""
        self.page.locator(f'#picture [data-ref="{ref}"]').click(position={"x": 5, "y": 5})

    def options(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            "button[data-action]", "all => all.map(b => b.dataset.action)"
        )
        return found

    def place_of(self, ref: str) -> list[float]:
        """Where a counter lies, in board units."""
        place: list[float] = self.page.eval_on_selector(
            f'#items [data-ref="{ref}"]',
            "g => { const m = new DOMMatrix(getComputedStyle(g).transform); return [m.e, m.f]; }",
        )
        return place

    def box_of(self, ref: str) -> list[float]:
        box: list[float] = self.page.eval_on_selector(
            f'#picture [data-ref="{ref}"]', "r => { const b = r.getBBox(); return [b.x, b.y, b.width, b.height]; }"
        )
        return box

    def stands_in(self, unit: str, square: str) -> bool:
        (x, y), (left, top, width, height) = self.place_of(unit), self.box_of(square)
        return left < x < left + width and top < y < top + height


@pytest.fixture
def player(watched: Watched) -> Player:
    return Player(watched)


@pytest.fixture
def ready(player: Player, edition: str) -> Player:
    """A game in its first human turn, everybody placed."""
    return set_up(player, edition)


def set_up(player: Player, url: str) -> Player:
    player.watched.start(url, ALONE)
    player.page.wait_for_selector('html[data-seat="human"]', state="attached")
    player.choose(*PLACED)
    return player


@pytest.mark.everywhere
def test_a_game_starts_from_the_menu_with_one_click(player: Player, edition: str) -> None:
    page = player.watched.start(edition)
    assert page.locator("#menu").is_visible()
    assert page.locator("#menu .box--planned").count() == 2
    page.locator('[data-command="play"]').click()
    page.wait_for_selector('html[data-game="mall"]', state="attached")
    assert (player.data("mode"), player.data("seat"), player.data("rule")) == ("solitaire", "human", "3.2")
    assert player.data("step") == "PlaceCharacters"
    assert not page.locator("#menu").is_visible()
    assert page.locator("#prompt").is_visible()
    assert page.locator("#ask .hint").count() == 2
    assert len(player.options()) == 4


@pytest.mark.everywhere
def test_a_character_walks_closes_a_door_thinks_again_and_comes_back(ready: Player, tmp_path: Path) -> None:
    """The whole path with the mouse: select, move, close a door, undo, redo, reload, export, replay elsewhere."""
    page = ready.page
    ready.click("unit:roger")
    page.wait_for_selector('html[data-step="HumanMove"]', state="attached")
    for square in ("073", "074"):
        before = ready.data("decision")
        ready.click_floor(f"square:{square}")
        ready.await_decision(before)
        assert ready.stands_in("unit:roger", f"square:{square}")
        assert square in page.locator(".log__line").last.inner_text()

    walked, before = ready.data("digest"), ready.data("decision")
    door = next(action for action in ready.options() if action.startswith("close ")).split()[-1]
    page.locator(f'#handles [data-ref="door:{door}"]').click()
    ready.await_decision(before)
    closed = page.locator(f'#items [data-ref="door:{door}"] .door--closed')
    assert closed.count() == 1
    shut = ready.data("digest")

    undo = page.locator('[data-command="undo"]')
    assert "074/094" in undo.inner_text()
    undo.click()
    ready.await_digest(walked)
    assert closed.count() == 0
    page.locator('[data-command="redo"]').click()
    ready.await_digest(shut)
    assert closed.count() == 1

    prompt, lines = page.locator("#prompt").inner_text(), page.locator(".log__line").count()
    page.reload(wait_until="commit")
    ready.watched.settle()
    ready.await_digest(shut)
    assert page.locator("#prompt").inner_text() == prompt
    assert page.locator(".log__line").count() == lines
    assert closed.count() == 1
    assert undo.is_enabled()

    page.locator('[data-command="menu"]').first.click()
    file = tmp_path / "save.json"
    file.write_text(ready.watched.download('#menu [data-command="export"]'), "utf-8")
    command = [sys.executable, "-m", "pyapp", "replay", str(file), "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert (report["ok"], report["digest"]) == (True, shut)


@pytest.mark.everywhere
def test_a_character_moves_by_keyboard_alone(player: Player, edition: str) -> None:
    page = player.watched.start(edition, ALONE)
    for key in ("1", "1", "1", "1"):
        before = player.data("decision")
        player.press(key)
        player.await_decision(before)
    player.press("1")
    page.wait_for_selector('html[data-step="HumanMove"]', state="attached")
    target = next(action for action in player.options() if action.startswith("move peter ")).split()[-1]
    player.press("ArrowRight")
    for _ in range(20):
        ring = page.eval_on_selector("#ring rect", "r => [r.x, r.y, r.width, r.height].map(v => v.baseVal.value)")
        goal = player.box_of(f"square:{target}")
        if ring == goal:
            break
        dx, dy = (goal[i] + goal[i + 2] / 2 - ring[i] - ring[i + 2] / 2 for i in (0, 1))
        wanted = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
        direction = (wanted[0], 0) if abs(dx) > abs(dy) else (0, wanted[1])
        player.press(next(key for key, way in ARROWS.items() if way == direction))
    else:
        pytest.fail("the ring does not get there")
    before = player.data("decision")
    player.press("Enter")
    player.await_decision(before)
    assert player.stands_in("unit:peter", f"square:{target}")


def test_a_reload_without_an_address_goes_on_too(player: Player, site: str) -> None:
    page = player.watched.start(site)
    page.locator('[data-command="play"]').click()
    page.wait_for_selector("html[data-digest]", state="attached")
    player.choose("place peter 035")
    digest = player.data("digest")
    page.reload(wait_until="commit")
    player.watched.settle()
    assert player.data("digest") == digest
    assert not page.locator("#menu").is_visible()


def test_a_file_is_loaded_and_a_bad_one_refused(player: Player, site: str) -> None:
    player.watched.start(site, GAME)
    player.choose("hide 001")
    page = player.page
    save = page.evaluate("localStorage['shamble:autosave']")
    digest = player.data("digest")
    player.choose("hide 002")
    page.locator("#file").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{rubbish"})
    page.wait_for_selector("#problem")
    assert "not a Shamble save" in page.locator("#problem").inner_text()
    page.locator("#file").set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": save.encode()})
    page.wait_for_selector(f'html[data-digest="{digest}"]', state="attached")
    assert not page.locator("#menu").is_visible()


@pytest.mark.everywhere
def test_a_damaged_save_is_kept_aside_and_the_backup_offered(player: Player, site: str) -> None:
    page = player.watched.start(site)
    page.locator('[data-command="play"]').click()
    page.wait_for_selector("html[data-digest]", state="attached")
    player.choose("place peter 035")
    digest = player.data("digest")
    player.choose("place roger 053")
    page.evaluate("localStorage['shamble:autosave'] = localStorage['shamble:autosave'].slice(0, 900)")
    page.reload(wait_until="commit")
    player.watched.settle()
    assert "cannot be read" in page.locator("#problem").inner_text()
    assert page.evaluate("localStorage['shamble:damaged'].length") == 900
    page.locator('[data-command="backup"]').click()
    page.wait_for_selector(f'html[data-digest="{digest}"]', state="attached")


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("?game=chess", "game=chess is not known; it can be mall."),
        ("?game=mall&mode=two-player&bot=zombie:genius", "bot=zombie:genius is not known"),
    ],
)
def test_a_wrong_value_in_the_address_is_told_in_one_line(player: Player, site: str, query: str, told: str) -> None:
    page = player.watched.start(site, query)
    assert told in page.locator("#problem").inner_text()
    assert player.data("game") == ""


def test_what_one_seat_hides_is_not_in_the_page_of_the_other(player: Player, site: str) -> None:
    page = player.watched.start(site, GAME)
    player.choose("hide 001", "hide 002", "hide 003", "hide 005")
    assert page.locator('[data-key^="hidden:"]').count() == 4
    before = player.data("decision")
    page.locator('button[data-action="hide 006"]').click()
    player.await_decision(before)
    for end_cover in (False, True):
        if end_cover:
            page.locator('[data-command="end-cover"]').click()
            page.wait_for_selector('button[data-action^="place "]')
        text = page.evaluate("document.documentElement.outerHTML")
        assert "Hiding place in" not in text
        assert "hidden:" not in text
        assert "hide 006" not in text
        assert page.locator("#items [data-key]").count() == 0 or end_cover
    assert player.data("seat") == "human"
    assert not page.locator('[data-command="undo"]').is_enabled()


def test_the_page_says_why_not_and_asks_before_points_are_lost(player: Player, site: str) -> None:
    page = set_up(player, site).page
    player.choose("select roger")
    player.click_floor("square:212")
    page.wait_for_selector("#note:not([hidden])")
    page.locator("#note [data-case]").click()
    page.wait_for_selector("#rules[open] .rule--asked")
    player.press("Escape")
    page.wait_for_selector("#rules:not([open])", state="attached")

    digest = player.data("digest")
    player.press("e")
    page.wait_for_selector(".caution")
    player.press("Escape")
    page.wait_for_selector(".caution", state="detached")
    assert player.data("digest") == digest
    player.press("e", "e")
    page.wait_for_selector(f'html:not([data-digest="{digest}"])', state="attached")


def test_a_full_browser_lets_the_game_go_on(player: Player, site: str) -> None:
    page = player.page
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };")
    player.watched.start(site, GAME)
    player.choose("hide 001")
    assert page.locator("#saved").is_visible()


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Player]:
    """A small screen and a finger."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    watched = Watched(context.new_page())
    watched.start(site, ALONE)
    yield Player(watched)
    context.close()
    watched.verdict()


@pytest.mark.everywhere
def test_a_finger_plays_on_a_phone(phone: Player) -> None:
    page = phone.page
    phone.choose(*PLACED)
    phone.choose("select roger")
    square = page.locator('#picture [data-ref="square:073"]')
    box = square.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    before = phone.data("decision")
    # The way to Firefox passes no touches on; there a click has to do.
    touch = square.tap if page.evaluate("navigator.maxTouchPoints > 0") else square.click
    touch()
    phone.await_decision(before)
    assert phone.stands_in("unit:roger", "square:073")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_language_and_light_change_in_mid_game_and_the_game_does_not(player: Player, site: str) -> None:
    """Everything is said again, the old log too; the digest stays, and so does what was chosen after a reload."""
    page = set_up(player, site).page
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


def test_a_phone_shows_more_or_less_of_the_sheet(phone: Player) -> None:
    """Pulled down only the prompt is left, pulled up the log comes; the closing button is always there."""
    page = phone.page
    phone.choose(*PLACED)
    phone.choose("select roger")
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
    page = set_up(player, site).page
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
    page = set_up(player, site).page
    player.choose("select roger")
    page.locator('#picture [data-ref="square:053"]').hover(position={"x": 5, "y": 5})
    page.wait_for_selector(".log__line.is-about")
    assert "053" in page.locator(".log__line.is-about").first.inner_text()
    page.locator('select[name="log-filter"]').select_option("dice")
    page.wait_for_selector('#log[data-filter="dice"]', state="attached")
    assert not page.locator('.log__line[data-topic="move"]').first.is_visible()
