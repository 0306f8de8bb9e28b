"""A player's own scenario at the start page: dropped, seen, refused, played, taken along, and played by the computer.

The game is the first one whose spec brings scenarios.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from e2e.player import Player
from e2e.players import replayed
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start, key_of
from pyapp.trial import Found, Trial, answer
from tests.spec import Broken, specs

SPEC, BROUGHT = next((each, own) for each in specs().values() if (own := each.page.own_scenarios) is not None)
GAME = SPEC.game
EXAMPLE = BROUGHT.example
OWN = GAME.scenario(EXAMPLE)
SEED = 5

PUT = """([text, how]) => {
  const carried = new DataTransfer();
  const field = document.querySelector("#menu .own textarea");
  if (how === "paste") carried.setData("text/plain", text);
  else carried.items.add(new File([text], "own.toml", { type: "text/plain" }));
  const given = { bubbles: true, cancelable: true, dataTransfer: carried, clipboardData: carried };
  const event = how === "paste" ? new ClipboardEvent("paste", given) : new DragEvent("drop", given);
  (how === "paste" ? field : document.getElementById("menu-form")).dispatchEvent(event);
}"""
"""A file that is let go over the page, or a text from the clipboard."""

TRIAL = '#trial [data-command="trial"]'
STOP = '#trial [data-command="stop-trial"]'


def at_the_start_page(player: Player, url: str) -> None:
    player.watched.start(url)
    player.page.locator(f'#menu [name="game"][value="{GAME.id}"]').check(force=True)


def bring(player: Player, text: str, how: str = "drop") -> None:
    player.page.evaluate(PUT, [text, how])


def is_picked(player: Player) -> None:
    """Until the card of the file is there, with its board, and chosen."""
    player.page.wait_for_selector(f'#menu [name="scenario"][value="{key_of(EXAMPLE)}"]:checked', state="attached")
    card = player.page.locator("#menu .scenario:has(input:checked)")
    assert card.locator("svg").count() == 1
    assert ENGLISH(OWN.title) in card.inner_text()


def begin(player: Player) -> None:
    player.page.locator('[data-command="play"]').click()
    player.page.wait_for_selector(f'html[data-game="{GAME.id}"][data-digest]', state="attached")


def board_of(player: Player) -> str:
    board: str = player.page.evaluate("document.getElementById('art').dataset.board")
    return board


def test_a_file_is_dropped_seen_played_and_taken_along(player: Player, site: str, tmp_path: Path) -> None:
    page = player.page
    at_the_start_page(player, site)
    bring(player, EXAMPLE)
    is_picked(player)
    page.locator('#menu [name="seed"]').evaluate(f"field => field.value = '{SEED}'")
    begin(player)
    assert board_of(player) == key_of(EXAMPLE)
    for _ in range(6):
        player.choose(player.options()[0])
    digest = player.data("digest")
    page.reload(wait_until="commit")
    player.watched.settle()
    player.await_digest(digest)
    assert board_of(player) == key_of(EXAMPLE)

    page.locator('[data-command="menu"]').first.click()
    save = player.watched.download('#menu [data-command="export"]')
    assert json.loads(save)["file"] == EXAMPLE
    report = replayed(save, tmp_path)
    assert (report["ok"], report["digest"]) == (True, digest)

    # To somebody who has never seen that file.
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    player.watched.start(site)
    page.locator("#file").set_input_files({"name": "s.json", "mimeType": "application/json", "buffer": save.encode()})
    player.await_digest(digest)
    assert board_of(player) == key_of(EXAMPLE)
    player.choose(player.options()[0])


@pytest.mark.parametrize("row", BROUGHT.broken)
def test_a_broken_file_is_refused_line_by_line(player: Player, site: str, row: tuple[Broken, ...]) -> None:
    """And others after it, one on top of the other: the last one counts."""
    page = player.page
    at_the_start_page(player, site)
    before = page.locator("#menu .scenario").count()
    for each in row:
        bring(player, each.text)
        lines = each.text.split("\n")
        rows = page.locator("#menu .own .faults li")
        begun = [(lines.index(line) + 1, column, text) for line, column, text in each.faults]
        rows.filter(has_text=begun[0][2]).first.wait_for()
        said = rows.all_inner_texts()
        assert len(said) == len(begun), said
        for fault, (line, column, text) in zip(said, begun, strict=True):
            assert fault.startswith(f"line {line}, column {column}: {text}"), said
        assert page.locator("#menu .own textarea").input_value() == each.text, "it stays there to be mended"
    assert page.locator("#menu .scenario").count() == before
    # Mended in the field itself.
    page.locator("#menu .own textarea").fill(EXAMPLE)
    page.locator('#menu [data-command="own-text"]').click()
    is_picked(player)
    assert page.locator("#menu .own .faults").count() == 0


def test_names_are_never_markup(player: Player, site: str) -> None:
    page = player.page
    at_the_start_page(player, site)
    bring(player, BROUGHT.marked, "paste")
    page.locator("#menu .scenario:has(input:checked)").get_by_text(BROUGHT.markup).wait_for()
    begin(player)
    page.keyboard.press("b")
    page.wait_for_selector("#words[open]")
    assert BROUGHT.markup in page.locator("#words").inner_text()
    assert page.locator("img").count() == 0


# How hard is it?


def known(text: str) -> list[Found]:
    """What is told game by game when another Python plays the same trial."""
    told: list[str] = []
    start = GAME.settled(Start(GAME.first_mode.id, {}, SEED, "", text))
    answer(Trial.of(GAME, start).text(), told.append)
    return [Found.read(each) for each in told]


def shares(player: Player) -> list[str]:
    return player.page.locator("#trial .trial__side > span").all_inner_texts()


def rounded(found: Found) -> list[str]:
    return [f"{round(100 * won.games / found.games)}\u00a0%" for won in found.won]


@pytest.mark.long
def test_the_computer_plays_it_a_hundred_times(player: Player, edition: str) -> None:
    page = player.page
    at_the_start_page(player, edition)
    bring(player, EXAMPLE)
    is_picked(player)
    page.locator('#menu [name="seed"]').evaluate(
        f"field => {{ field.value = '{SEED}'; field.dispatchEvent(new Event('change', {{ bubbles: true }})); }}"
    )
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="playing"] progress')
    assert page.evaluate("document.activeElement.dataset.command") == "stop-trial"
    # Meanwhile the page does whatever is asked of it.
    page.locator("#menu .fold--about summary").click()
    page.locator("#menu .fold--about[open]").wait_for()
    page.wait_for_selector('[data-trial="done"]')
    truth = known(EXAMPLE)[-1]
    assert shares(player) == rounded(truth)
    assert page.locator("#trial .trial__count").inner_text() == "100 games played"
    assert page.locator("#trial-said").inner_text() == "100 games played"
    # Another time with other rules, and the same worker.
    before = len(page.workers)
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="playing"]')
    assert len(page.workers) == before


def test_it_is_stopped_and_what_is_known_stays(player: Player, site: str) -> None:
    page = player.page
    at_the_start_page(player, site)
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="playing"]')
    with page.workers[0].expect_event("close"):
        page.locator(STOP).click()
    page.wait_for_selector('[data-trial="stopped"]')
    said = page.locator("#trial .trial__count").inner_text()
    games, _, rest = said.partition(" ")
    assert rest == "of 100 games played" and 0 < int(games) < 100
    assert page.evaluate("document.activeElement.dataset.command") == "trial"
    # Something else is chosen: that result is not about it.
    page.locator('#menu [name="scenario"]').nth(1).check(force=True)
    page.wait_for_selector("#trial:not(:has([data-trial]))")


def assert_it_ends(player: Player, how: str) -> None:
    """Nobody works beside the page any more, once something else is chosen or played."""
    page = player.page
    with page.workers[0].expect_event("close"):
        if how == "choice":
            page.locator('#menu [name="mode"]').nth(1).check(force=True)
            page.wait_for_selector("#trial:not(:has([data-trial]))")
        else:
            begin(player)


@pytest.mark.parametrize("how", ["choice", "play"])
def test_it_ends_when_something_else_is_wanted(player: Player, site: str, how: str) -> None:
    page = player.page
    at_the_start_page(player, site)
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="playing"]')
    assert_it_ends(player, how)


def stand_in(player: Player, told: str) -> None:
    """A worker that tells at once what it is meant to tell."""
    told = json.dumps(told)
    worker = f"addEventListener('message', ({{ data }}) => typeof data === 'string' && postMessage({told}));"
    player.page.route("**/boot/worker.js", lambda route: route.fulfill(body=worker))


@pytest.mark.parametrize("how", ["choice", "play"])
def test_nothing_stays_beside_the_game_that_follows(player: Player, site: str, how: str) -> None:
    page = player.page
    stand_in(player, Found(100, 100).text())
    at_the_start_page(player, site)
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="done"]')
    assert_it_ends(player, how)


def test_a_failure_beside_the_page_is_told_in_a_line(player: Player, site: str) -> None:
    """The rest of it is for a report."""
    page = player.page
    trace = 'Traceback (most recent call last):\n  File "/home/pyodide/x.py", line 3\nValueError: no <game>'
    stand_in(player, json.dumps({"failed": trace}))
    at_the_start_page(player, site)
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="failed"]')
    problem = page.locator("#trial .problem").inner_text()
    assert problem.startswith("The computer cannot play it here: ValueError: no <game>")
    assert "Traceback" not in problem
    assert "/home/pyodide/x.py" in page.evaluate("shamble.report()")


def test_where_it_cannot_be_played_that_is_told(player: Player, site: str) -> None:
    page = player.page
    player.watched.expect_errors("net::ERR_FAILED")
    page.route("**/boot/worker.js", lambda route: route.abort())
    at_the_start_page(player, site)
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="failed"]')
    assert page.locator("#trial .problem").inner_text().startswith("The computer cannot play it here: ")
    assert player.data("app") == "ready"
    # It was only the network.
    page.unroute("**/boot/worker.js")
    page.locator(TRIAL).click()
    page.wait_for_selector('[data-trial="playing"]')
