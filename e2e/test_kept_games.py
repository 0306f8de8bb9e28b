"""Several games at once: each is kept, goes on where it was, and is thrown away only when that is meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e import kept
from e2e.positions import SLOWLY, played
from e2e.tabs import act, digest
from e2e.test_axe import findings
from e2e.watched import Watched
from pyapp.kernel.scenario import Start

ADDRESS = "?game=mall&mode=solitaire&seed={seed}&speed=instant"
BEFORE = Path(__file__).parent.parent / "tests" / "web" / "before" / "storage.json"
"""A browser's storage as the version before left it."""


def begin(page: Page, seed: int) -> str:
    """Begin a game from the start page and do something in it; gives its digest."""
    before = digest(page)
    page.locator('input[name="seed"]').evaluate("field => (field.closest('details').open = true)")
    page.locator('input[name="seed"]').fill(str(seed))
    page.locator('[data-command="play"]').click()
    page.wait_for_selector(f'html[data-digest]:not([data-digest="{before}"])', state="attached")
    return act(page)


def to_start(page: Page) -> None:
    page.locator('#commands [data-command="menu"]').click()
    page.locator('#menu [data-command="new-game"]').click()
    page.wait_for_selector('html[data-menu="start"]', state="attached")


def go_on(page: Page, which: str) -> None:
    """Continue the game that has this digest."""
    name = kept.place_of(page, which)
    page.locator(f'[data-command="continue"][data-kept="{name}"]').click()
    page.wait_for_selector(f'html[data-digest="{which}"]', state="attached")


def three_games(watched: Watched, site: str) -> list[str]:
    page = watched.start(site)
    digests = [begin(page, 1)]
    for seed in (2, 3):
        to_start(page)
        digests.append(begin(page, seed))
    return digests


@pytest.mark.everywhere
def test_three_games_are_begun_and_each_goes_on_where_it_was(watched: Watched, site: str) -> None:
    digests = three_games(watched, site)
    page = watched.page
    assert len(set(digests)) == 3
    assert kept.digests(page) == set(digests)
    page.reload(wait_until="commit")
    watched.settle()
    assert digest(page) == digests[2], "a reload stays at its table"
    for each in (digests[0], digests[1]):
        to_start(page)
        go_on(page, each)
    assert kept.digests(page) == set(digests)

    fresh = page.context.new_page()
    page.close()
    fresh.goto(site, wait_until="commit")
    fresh.wait_for_selector('html[data-app="ready"]', state="attached")
    fresh.locator('.big[data-command="continue"]').click()
    fresh.wait_for_selector(f'html[data-digest="{digests[1]}"]', state="attached")
    assert kept.digests(fresh) == set(digests)


def test_three_addresses_are_three_games(watched: Watched, site: str) -> None:
    digests = []
    for seed in (4, 5, 6):
        page = watched.start(site, ADDRESS.format(seed=seed))
        digests.append(act(page))
    assert kept.digests(page) == set(digests)
    for seed, each in zip((4, 5, 6), digests, strict=True):
        watched.start(site, ADDRESS.format(seed=seed))
        assert digest(page) == each


def test_one_damaged_game_is_told_of_and_the_others_go_on(watched: Watched, site: str) -> None:
    first, second, third = three_games(watched, site)
    page = watched.page
    to_start(page)
    go_on(page, second)
    broken = kept.place(page)
    to_start(page)
    go_on(page, third)
    text = kept.change(page, broken, kept.HALF)
    to_start(page)
    assert page.locator(".problem--kept").count() == 1
    assert page.locator("#problem").count() == 0
    assert watched.download(f'[data-command="export-kept"][data-kept="{broken}"]') == text
    go_on(page, first)
    to_start(page)
    go_on(page, third)
    to_start(page)
    page.locator(f'[data-command="discard"][data-kept="{broken}"]').click()
    page.locator(f'[data-command="discard-sure"][data-kept="{broken}"]').click()
    page.wait_for_selector(".problem--kept", state="detached")
    page.wait_for_selector(".problem--doubt", state="detached")
    assert kept.digests(page) == {first, third}


def test_a_game_is_thrown_away_only_when_that_is_meant(watched: Watched, site: str) -> None:
    first, second, third = three_games(watched, site)
    page = watched.page
    to_start(page)
    name = kept.place_of(page, second)
    discard = page.locator(f'[data-command="discard"][data-kept="{name}"]')
    discard.dblclick()
    page.wait_for_selector(".problem--doubt")
    assert kept.digests(page) == {first, second, third}, "a double click is one"
    page.locator('[data-command="discard-not"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".problem--doubt", state="detached")
    assert page.evaluate("document.activeElement.dataset.kept") == name, "the focus stays where it was"
    discard.click()
    page.locator('[data-command="discard-sure"]').click()
    page.wait_for_selector(".problem--doubt", state="detached")
    assert kept.digests(page) == {first, third}
    page.reload(wait_until="commit")
    watched.settle()
    assert digest(page) == third


def test_the_list_of_games_is_for_everybody(watched: Watched, site: str) -> None:
    """More than are shown at once, one that is over, one damaged with its backup, a newer one, and one in doubt."""
    for seed in range(1, 6):
        watched.keep(played(Start("solitaire", {}, seed), 6).save(), f"game-{seed}")
    watched.keep(played(Start("solitaire", {"turn-limit": "50"}, SLOWLY)).save(), "over")
    watched.keep("{rubbish", "broken")
    watched.keep(json.dumps({"format": "shamble-save", "version": 99}), "newer")
    page = watched.start(site)
    for fold in page.locator(".shelf summary").all():
        fold.click()
    page.locator(".shelf .kept__discard").first.click()
    page.wait_for_selector(".problem--doubt")
    assert page.locator(".problem--kept").count() == 2
    assert findings(page) == []
    if not page.locator(".shelf__over[open]").count():
        page.locator(".shelf__over summary").click()
    page.locator('.shelf__over [data-command="continue"]').click()
    page.wait_for_selector("#ending[open]")


def test_what_the_last_version_kept_is_there(watched: Watched, site: str) -> None:
    """Each with its moves; the digest is another where the rules of a game have come to keep more since."""
    storage = json.loads(BEFORE.read_text("utf-8"))
    games = [json.loads(storage[f"shamble:{key}"]) for key in ("autosave", "previous", "moving")]
    watched.page.add_init_script(
        f"if (origin !== 'null' && !localStorage.length) Object.assign(localStorage, {json.dumps(storage)});"
    )
    page = watched.start(site)
    assert {game["digest"] for game in games} <= kept.digests(page)
    assert (
        page.evaluate("Object.keys(localStorage).some((key) => /autosave|previous|moving|damaged/.test(key))") is False
    )
    page.locator('.big[data-command="continue"]').click()
    page.wait_for_selector("html[data-digest]", state="attached")
    page.wait_for_selector("#menu:not([open])", state="attached")
    latest = json.loads(kept.save(page))
    assert (latest["seed"], latest["mode"], latest["journal"]) == tuple(
        games[0][name] for name in ("seed", "mode", "journal")
    )
    assert digest(page) == kept.digest(page)


def test_a_file_of_all_games_brings_them_all_back(watched: Watched, site: str) -> None:
    """As the card of a page that has stopped hands it out."""
    digests = three_games(watched, site)
    page = watched.page
    watched.expect_errors("")
    page.evaluate("shamble.fail('for a test')")
    page.wait_for_selector("#failure")
    handed = watched.download('#failure [data-command="export-save"]')
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.goto(site, wait_until="commit")
    watched.settle()
    assert kept.digests(page) == set()
    file = {"name": "shamble-saves.json", "mimeType": "application/json", "buffer": handed.encode()}
    page.locator("#file").set_input_files(file)
    page.wait_for_selector(f'html[data-digest="{digests[2]}"]', state="attached")
    assert kept.digests(page) == set(digests)
