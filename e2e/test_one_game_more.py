"""A game that ships nowhere, added to the page by a folder and a line, is played there like any other.

It has what the first game does not have: several boards, one of them too large for the screen, boards of players' own,
cards in hands that some may see and others not, a question that may be passed by.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e import orchard
from e2e.conftest import serve
from e2e.player import Player
from e2e.players import Clicker, Match
from e2e.watched import Watched
from pyapp.games import GAMES
from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start, key_of
from pyapp.web.table.session import Session
from tests.orchard.game import ORCHARD
from tests.orchard.settings import GOAT
from tests.orchard.spec import PAGE, table
from tests.orchard.test_laws import OWN


@pytest.fixture(scope="session")
def shop() -> Iterator[str]:
    """The address of a page with one game more."""
    with serve(orchard.dist()) as url:
        yield url


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this Python too."""
    monkeypatch.setitem(GAMES, ORCHARD.id, ORCHARD)


def replayed(save: str, folder: Path) -> dict[str, Any]:
    """What the command line of the same sources says of a saved game."""
    file = folder / "game.json"
    file.write_text(save, encoding="utf-8")
    command = [sys.executable, "-m", "pyapp", "replay", str(file), "--json"]
    env = {**os.environ, "PYTHONPATH": str(orchard.HOME)}
    done = subprocess.run(command, cwd=orchard.HOME, env=env, capture_output=True, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def assert_replayed(watched: Watched, truth: History[Any], folder: Path) -> None:
    report = replayed(watched.download('#ending [data-command="export"]'), folder)
    assert truth.state.outcome is not None
    assert (report["ok"], report["digest"], report["outcome"]) == (True, truth.digest, truth.state.outcome.side)


def whole_page(watched: Watched) -> str:
    html: str = watched.page.evaluate("document.documentElement.outerHTML")
    return html


# Whole games


def test_a_whole_game_by_mouse_on_board_and_cards(watched: Watched, shop: str, tmp_path: Path) -> None:
    match = Match(watched, shop, PAGE.by_mouse[0])
    hand = Clicker(watched)
    match.play(hand)
    outcome = match.truth.state.outcome
    assert outcome is not None
    assert watched.page.locator("#ending-title").text_content() == PAGE.verdicts[outcome.side]
    assert ENGLISH(ORCHARD.outcome_text(match.truth.state)) in watched.page.locator("#ending").inner_text()
    assert hand.off_board == []
    assert_replayed(watched, match.truth, tmp_path)


def test_two_who_show_each_other_their_cards_and_a_third_at_one_screen(
    watched: Watched, shop: str, tmp_path: Path
) -> None:
    """The cover comes between rivals and never between partners; nobody finds a card of the other side on the page."""
    laid = PAGE.in_turns[0]
    truth, players = laid.begun(), laid.players
    mode, page, hand = ORCHARD.mode(laid.mode), watched.page, Clicker(watched)
    watched.start(shop, laid.address(speed="instant"))
    looks: Seat | None = None
    handed: set[tuple[Seat, Seat]] = set()
    while (asked := decision(truth.state)) is not None:
        page.wait_for_selector(f'html[data-digest="{truth.digest}"][data-seat="{asked.seat}"]', state="attached")
        if looks is not None and asked.seat not in mode.group(looks):
            page.wait_for_selector("#cover[open]")
            assert "card:" not in whole_page(watched), "behind the cover lies no card at all"
            assert page.locator("#areas [data-key]").count() == 0
            page.locator('[data-command="end-cover"]').click()
            page.wait_for_selector("#cover:not([open])", state="attached")
        if looks is not None:
            handed.add((looks, asked.seat))
        looks = asked.seat
        assert page.locator("#cover[open]").count() == 0
        assert_cards_are_kept(watched, truth, looks)
        action = players[asked.seat].choose(ORCHARD.observe(truth.state, asked.seat), asked)
        option = asked.option(action)
        assert option is not None
        hand.do(asked, option)
        truth.act(action)
        skip_what_nobody_is_asked(truth)
    partners = {pair for pair in handed if pair[0] != pair[1] and GOAT not in pair}
    rivals = {pair for pair in handed if pair[0] != pair[1] and GOAT in pair}
    assert partners and rivals
    page.wait_for_selector(f'html[data-digest="{truth.digest}"][data-outcome]', state="attached")
    assert_replayed(watched, truth, tmp_path)


def skip_what_nobody_is_asked(truth: History[Any]) -> None:
    """The goat's player has not said that he wants to be asked before gardeners pick: it goes by."""
    while (asked := decision(truth.state)) is not None and asked.waiver is not None and asked.seat == GOAT:
        truth.act(asked.waiver.action)


def assert_cards_are_kept(watched: Watched, truth: History[Any], looks: Seat) -> None:
    """Of the other side's cards there are backs, in pictures and in words."""
    found = PAGE.secrets(truth.state, looks)
    html = whole_page(watched)
    for text in found.nowhere:
        assert text not in html, text
    for selector, count in found.counted:
        assert watched.page.locator(selector).count() == count, selector
    seen = ORCHARD.scene(ORCHARD.observe(truth.state, looks))
    shown = watched.page.eval_on_selector_all(
        "#areas .slot[data-key] > [role='img']", "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    wanted = [ENGLISH(piece.label) for area in seen.areas for piece in area.pieces]
    assert sorted(shown) == sorted([*wanted, *inside(seen)])


def inside(seen: Any) -> list[str]:
    return [ENGLISH(each.label) for area in seen.areas for piece in area.pieces for each in piece.inside]


def test_nobody_looks_away_where_the_computer_is_the_goat(watched: Watched, shop: str, tmp_path: Path) -> None:
    laid = table("together", 5)
    truth, players = Session.new(ORCHARD, laid.start, {GOAT: "sensible"}), laid.players
    page, hand = watched.start(shop, f"{laid.address(speed='instant')}&bot=goat:sensible"), Clicker(watched)
    while (asked := truth.asked) is not None:
        if truth.is_computers_turn:
            truth.act(truth.computers_choice())
            continue
        page.wait_for_selector(f'html[data-digest="{truth.history.digest}"]', state="attached")
        assert page.locator("#cover[open]").count() == 0
        assert "card:goat:" not in whole_page(watched)
        action = players[asked.seat].choose(ORCHARD.observe(truth.history.state, asked.seat), asked)
        option = asked.option(action)
        assert option is not None
        hand.do(asked, option)
        truth.act(action)
    page.wait_for_selector(f'html[data-digest="{truth.history.digest}"][data-outcome]', state="attached")
    assert_replayed(watched, truth.history, tmp_path)


# Cards


def test_a_card_is_played_by_a_click_on_it(player: Player, shop: str) -> None:
    page = player.watched.start(shop, table("alone", 3).address(speed="instant"))
    player.choose("give ann", "first ann")
    page.wait_for_selector('html[data-step="Visit"]', state="attached")
    before = player.data("decision")
    page.locator('#areas [data-ref="card:ann:boots"]').first.click()
    player.await_decision(before)
    assert "boots" in page.locator(".log__line").last.inner_text()
    look = page.locator('#areas [data-pile="pile:discard"]').first
    look.click()
    assert page.locator('#areas [data-ref="discard:0"]').is_visible()
    assert page.locator('#areas [data-ref="discard:0"]').get_attribute("aria-label") == (
        "Boots: Two more steps in this visit."
    )


def test_a_card_of_no_use_says_why(player: Player, shop: str) -> None:
    page = player.watched.start(shop, table("alone", 3).address(speed="instant"))
    page.locator('#areas [data-ref="pile:deck"]').first.click()
    page.get_by_text("There is nothing to be done with this by hand.").first.wait_for()


def test_the_odds_tell_their_reasons(player: Player, shop: str) -> None:
    own = OWN.replace("A.3", "A4.")
    page = player.watched.start(shop)
    bring(player, own)
    page.locator('[data-command="play"]').click()
    player.choose("give ann", "first ann", "go b1")
    page.locator('[data-odds="take"]').first.click()
    assert page.locator(".odds__column--last").first.inner_text().lower() == "even"
    assert "fruit on average" in page.locator(".odds__sums").first.inner_text().lower()


def test_a_question_can_be_passed_by_from_now_on(player: Player, shop: str) -> None:
    """Who has said so in the menu is not asked about bells before the goat grazes."""
    page = player.watched.start(shop, table("alone", 3).address(speed="instant"))
    page.locator('#commands [data-command="menu"]').click()
    choice = page.locator('#menu [name="window:grazing"]')
    values = choice.locator("option").evaluate_all("all => all.map((one) => one.value)")
    choice.select_option(next(value for value in values if value != choice.input_value()))
    page.locator('#menu [data-command="close"]').first.click()
    page.wait_for_selector("#menu:not([open])", state="attached")
    steps = set()
    for _ in range(60):
        if player.data("outcome"):
            break
        steps.add(player.data("step"))
        player.choose(player.options()[-1] if "rest" not in player.options() else "rest")
    assert "Visit" in steps
    assert "BellOrNot" not in steps


def test_a_question_is_not_asked_again_by_whoever_says_so_beside_it(player: Player, shop: str) -> None:
    """It goes by at once, and the log tells of each that did."""
    page = player.watched.start(shop, table("alone", 3).address(speed="instant"))
    player.choose("give bob", "first ann")
    for _ in range(120):
        if page.locator('[data-command="waive"]').count():
            break
        player.choose("rest" if "rest" in player.options() else player.options()[-1])
    page.locator('[data-command="waive"]').click()
    page.wait_for_selector(".log__passed", state="attached")
    assert "before the goat grazes" in page.locator(".log__passed").last.inner_text().lower()
    assert page.locator('[data-command="waive"]').count() == 0


# Boards


def board_of(player: Player) -> str:
    board: str = player.page.evaluate("document.getElementById('art').dataset.board")
    return board


def bring(player: Player, text: str) -> None:
    """Choose the orchard on the start page, and a drawing of one's own from a file."""
    page = player.page
    page.locator('#menu [name="game"][value="orchard"]').check(force=True)
    page.locator("#menu .own summary").click()
    file = {"name": "own.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("#menu .own__file input").set_input_files(file)


def test_a_scenario_is_chosen_on_the_start_page_by_its_picture(player: Player, shop: str) -> None:
    page = player.watched.start(shop)
    page.locator('#menu [name="game"][value="orchard"]').check(force=True)
    assert page.locator("#menu .scenario svg").count() == 2
    assert page.locator('#menu [name="scenario"]:checked').get_attribute("value") == "little"
    page.locator('#menu [name="scenario"][value="great"]').check(force=True)
    page.locator('[data-command="play"]').click()
    page.wait_for_selector('html[data-game="orchard"][data-digest]', state="attached")
    assert board_of(player) == "great"
    assert page.locator("#picture [data-ref]").count() == len(ORCHARD.new(start("great")).orchard.cells)


def start(scenario: str) -> Start:
    return ORCHARD.settled(Start("alone", {}, 1, scenario))


IN_SIGHT = """([cell, least, most]) => {
  const stage = document.getElementById("stage").getBoundingClientRect();
  const square = document.querySelector(`#picture [data-ref="${cell}"]`);
  const { left, top, right, bottom, width } = square.getBoundingClientRect();
  const isInside = stage.left <= left && right <= stage.right && stage.top <= top && bottom <= stage.bottom;
  return isInside && least <= width && width <= most;
}"""
"""Whether a cell is in the window, and no smaller and no larger than this."""


def test_the_great_board_comes_nearer_and_goes_farther(player: Player, shop: str) -> None:
    """All of it is to be seen; from there it comes so near to what is asked that a finger can hit it, and goes back."""
    page = player.watched.start(shop, table("alone", 3, "great").address(speed="instant"))
    assert board_of(player) == "great"
    player.choose("give ann", "first ann")
    for corner in ("square:a1", "square:x24"):
        page.wait_for_function(IN_SIGHT, arg=[corner, 10, 40])
    page.locator('[data-command="fit"]').first.click()
    page.wait_for_function(IN_SIGHT, arg=["square:a2", 44, 200])
    page.locator('[data-command="fit"]').first.click()
    page.wait_for_function(IN_SIGHT, arg=["square:x24", 10, 40])
    for _ in range(3):
        page.locator('[data-command="zoom-in"]').click()
    page.wait_for_function(f"!({IN_SIGHT})(['square:x24', 10, 40])")
    player.press("0")
    page.wait_for_function(IN_SIGHT, arg=["square:a1", 10, 40])
    before = player.data("decision")
    player.click_floor("square:a2")
    player.await_decision(before)
    assert player.stands_in("unit:ann", "square:a2")


@pytest.mark.parametrize("viewport", [(1440, 900), (390, 844)])
def test_a_drawing_of_ones_own_is_played_and_travels_in_the_save(
    player: Player, shop: str, tmp_path: Path, viewport: tuple[int, int]
) -> None:
    page = player.page
    page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
    player.watched.start(shop)
    bring(player, OWN)
    page.locator("#menu .scenario").get_by_text("A corner of my own").wait_for()
    page.locator('[data-command="play"]').click()
    page.wait_for_selector('html[data-game="orchard"][data-digest]', state="attached")
    assert board_of(player) == key_of(OWN)
    player.choose("give ann", "first ann", "rest")
    digest = player.data("digest")
    page.reload(wait_until="commit")
    player.watched.settle()
    player.await_digest(digest)
    assert board_of(player) == key_of(OWN)
    page.locator('[data-command="menu"]').first.click()
    save = player.watched.download('#menu [data-command="export"]')
    assert json.loads(save)["file"] == OWN
    report = replayed(save, tmp_path)
    assert (report["ok"], report["digest"]) == (True, digest)


def test_a_drawing_that_is_no_good_says_what_is_wrong(player: Player, shop: str) -> None:
    page = player.watched.start(shop)
    bring(player, OWN.replace("G", "<b>"))
    told = page.locator("#menu .own .problem")
    told.wait_for()
    assert "line 3 of the drawing is not as long as the first" in told.inner_text()
    assert page.locator("#menu .scenario").count() == 2


FIRST_SIGHT = """
addEventListener("DOMContentLoaded", () => {
  const seen = (id) => getComputedStyle(document.getElementById(id)).visibility;
  window.first = [seen("art"), seen("board")];
});
"""
"""Whether a board is seen before Python is there."""


@pytest.mark.parametrize("query", ["?game=orchard&mode=alone&seed=3&speed=instant", ""])
def test_the_board_that_lies_in_the_page_is_not_seen_in_place_of_another(player: Player, shop: str, query: str) -> None:
    """By whoever asks for the orchard, and by whoever comes back to it without an address."""
    page = player.page
    player.watched.start(shop, query)
    if not query:
        page.locator('#menu [name="game"][value="orchard"]').check(force=True)
        page.locator('[data-command="play"]').click()
    page.wait_for_selector('html[data-game="orchard"][data-digest]', state="attached")
    page.add_init_script(FIRST_SIGHT)
    page.reload(wait_until="commit")
    player.watched.settle()
    assert player.data("game") == "orchard"
    assert page.evaluate("window.first") == ["hidden", "hidden"]
    assert page.evaluate("getComputedStyle(document.getElementById('board')).visibility") == "visible"
    assert page.locator('#picture [data-ref^="square:"]').count() == len(ORCHARD.new(start("little")).orchard.cells)


PUT = """([text, how]) => {
  const carried = new DataTransfer();
  const field = document.querySelector("#menu .own textarea");
  if (how === "paste") carried.setData("text/plain", text);
  else carried.items.add(new File([text], "own.txt", { type: "text/plain" }));
  const given = { bubbles: true, cancelable: true, dataTransfer: carried, clipboardData: carried };
  const event = how === "paste" ? new ClipboardEvent("paste", given) : new DragEvent("drop", given);
  (how === "paste" ? field : document.getElementById("menu-form")).dispatchEvent(event);
}"""
"""A text from the clipboard, or a file that is let go over the page."""


@pytest.mark.parametrize("how", ["paste", "drop", "type"])
def test_a_drawing_is_pasted_dropped_or_typed(player: Player, shop: str, how: str) -> None:
    page = player.watched.start(shop)
    page.locator('#menu [name="game"][value="orchard"]').check(force=True)
    page.locator("#menu .own summary").click()
    if how == "type":
        # Whoever plays without having it read means it all the same.
        page.locator("#menu .own textarea").fill(OWN)
    else:
        page.evaluate(PUT, [OWN, how])
        page.locator("#menu .scenario").get_by_text("A corner of my own").wait_for()
    page.locator('[data-command="play"]').click()
    page.wait_for_selector('html[data-game="orchard"][data-digest]', state="attached")
    assert board_of(player) == key_of(OWN)


# The rules


def test_the_reader_has_the_cards_and_the_cases(player: Player, shop: str) -> None:
    page = player.watched.start(shop, table("alone", 3).address(speed="instant"))
    page.locator('[data-command="rules"]').first.click()
    page.wait_for_selector("#rules[open]")
    told = page.locator("#rules").inner_text()
    assert re.search(r"4\.3\.3", told)
    assert "Before the other side takes fruit" in told
