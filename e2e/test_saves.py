"""Games that are never lost: reloads, files, damaged saves, a browser without room, and addresses with mistakes."""

from __future__ import annotations

import pytest

from e2e import kept
from e2e.player import GAME, Player


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
    save = kept.save(page)
    digest = player.data("digest")
    player.choose("hide 002")
    farther = player.data("digest")
    page.locator("#file").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{rubbish"})
    page.wait_for_selector("#problem")
    assert "not a Shamble save" in page.locator("#problem").inner_text()
    page.locator("#file").set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": save.encode()})
    page.wait_for_selector(f'html[data-digest="{digest}"]', state="attached")
    assert not page.locator("#menu").is_visible()
    assert kept.digests(page) == {digest, farther}, "what is brought is written over nothing"


def test_a_damaged_save_stays_and_the_backup_is_offered(player: Player, site: str) -> None:
    page = player.watched.start(site)
    page.locator('[data-command="play"]').click()
    page.wait_for_selector("html[data-digest]", state="attached")
    player.choose("place peter 035")
    digest = player.data("digest")
    player.choose("place roger 053")
    broken = kept.change(page, kept.place(page), kept.HALF)
    page.reload(wait_until="commit")
    player.watched.settle()
    assert "cannot be read" in page.locator(".problem--kept").inner_text()
    page.locator('[data-command="backup"]').click()
    page.wait_for_selector(f'html[data-digest="{digest}"]', state="attached")
    assert kept.digest(page) == digest
    assert broken in kept.games(page).values()


def test_a_full_browser_lets_the_game_go_on(player: Player, site: str) -> None:
    page = player.page
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };")
    player.watched.start(site, GAME)
    player.choose("hide 001")
    assert page.locator("#saved").is_visible()


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("?game=chess", "game=chess is not known; it can be mall"),
        ("?game=mall&mode=two-player&bot=zombie:genius", "bot=zombie:genius is not known"),
    ],
)
def test_a_wrong_value_in_the_address_is_told_in_one_line(player: Player, site: str, query: str, told: str) -> None:
    page = player.watched.start(site, query)
    assert told in page.locator("#problem").inner_text()
    assert player.data("game") == ""
