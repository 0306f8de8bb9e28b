"""No game is lost: going back and forth, saves that cannot be read, newer ones, and files made to do harm."""

from __future__ import annotations

import json

import pytest

from e2e import kept
from e2e.player import SOLITAIRE
from e2e.tabs import act, digest, second_tab
from e2e.watched import Watched


@pytest.mark.everywhere
def test_a_tab_that_looks_on_cannot_close_its_card(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    act(first)
    second = second_tab(watched, site + SOLITAIRE)
    second.wait_for_selector("#elsewhere[open]")
    for _ in range(4):
        second.keyboard.press("Escape")
        second.wait_for_selector("#elsewhere[open]")
    assert not second.locator('[data-command="undo"]').is_enabled()
    played = act(first)
    second.wait_for_selector(f'html[data-digest="{played}"]', state="attached")


def test_an_older_tab_says_reload_and_touches_nothing(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    act(first)
    second = second_tab(watched, site + SOLITAIRE)
    second.wait_for_selector("#elsewhere[open]")
    newer = kept.change(first, kept.place(first), kept.LATER)
    second.wait_for_selector('#elsewhere [data-command="reload"]')
    act(first)
    assert first.locator("#saved").is_visible()
    second.locator('#elsewhere [data-command="reload"]').click()
    second.wait_for_selector('.problem--kept [data-command="reload"]')
    assert kept.save(first) == newer


def test_what_cannot_be_read_can_be_fetched_and_thrown_away(watched: Watched, site: str) -> None:
    page = watched.start(site)
    page.locator('[data-command="play"]').click()
    page.wait_for_selector("html[data-digest]", state="attached")
    before = act(page)
    act(page)
    name = kept.place(page)
    broken = kept.change(page, name, kept.HALF)
    for _ in range(2):
        page.reload(wait_until="commit")
        watched.settle()
        assert page.locator('.problem--kept [data-command="backup"]').is_visible()
    assert watched.download('[data-command="export-kept"]') == broken
    page.locator('[data-command="backup"]').click()
    page.wait_for_selector(f'html[data-digest="{before}"]', state="attached")
    page.locator('#commands [data-command="menu"]').click()
    page.locator('#menu [data-command="new-game"]').click()
    page.locator('.problem--kept [data-command="discard"]').click()
    page.locator('[data-command="discard-sure"]').click()
    page.wait_for_selector(".problem", state="detached")
    assert kept.digests(page) == {before}


def test_a_reload_stays_at_the_table_below_the_address_of_another_game(watched: Watched, site: str) -> None:
    page = watched.start(site, SOLITAIRE)
    first = act(page)
    page.locator('[data-command="menu"]').first.click()
    page.locator('[data-command="new-game"]').click()
    page.locator('input[name="seed"]').fill("8")
    page.locator('[data-command="play"]').click()
    page.wait_for_selector(f'html:not([data-digest="{first}"])', state="attached")
    second = act(page)
    page.reload(wait_until="commit")
    watched.settle()
    assert digest(page) == second, "the address is that of the first game"
    fresh = second_tab(watched, site + SOLITAIRE)
    assert digest(fresh) == first, "who comes by the address gets what it asks for"
    assert not fresh.locator("#elsewhere").is_visible()
    assert kept.digests(page) == {first, second}


def test_a_file_made_to_do_harm_is_refused_and_the_game_goes_on(watched: Watched, site: str) -> None:
    page = watched.start(site, SOLITAIRE)
    before = act(page)
    save = json.loads(kept.save(page))
    marked = json.dumps({**save, "game": "<img src=x onerror=alert(1)>"}).encode()
    for data, told in (
        (b"[" * 200_000, "nested too deeply"),
        (bytes(range(256)) * 100, "not readable as JSON"),
        (marked, "<img src=x onerror=alert(1)>"),
        (b" " * 21_000_000, "too large"),
    ):
        page.locator("#file").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": data})
        page.wait_for_selector(f"#problem:has-text('{told}')")
        page.keyboard.press("Escape")
        page.wait_for_selector("#menu:not([open])", state="attached")
    assert digest(page) == before
    after = act(page)
    assert kept.digest(page) == after != before
