"""What the page has from its browser: the theme of the system, a promise to keep saves, a file that is taken home."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page

from e2e.player import SOLITAIRE, Player

FIRST_COLOURS = """
addEventListener("DOMContentLoaded", () => (window.first = document.documentElement.dataset.theme));
"""
"""The theme of the first paint: Python is far away when the page has been read."""


def theme_becomes(page: Page, theme: str) -> None:
    page.wait_for_selector(f'html[data-theme="{theme}"]', state="attached")


def test_the_theme_is_the_systems_until_one_is_chosen(player: Player, site: str) -> None:
    page = player.page
    page.add_init_script(FIRST_COLOURS)
    page.emulate_media(color_scheme="light")
    player.watched.start(site, SOLITAIRE)
    assert (page.evaluate("window.first"), player.data("theme")) == ("light", "light")
    page.emulate_media(color_scheme="dark")
    theme_becomes(page, "dark")
    page.locator('#commands [data-command="theme"]').click()
    theme_becomes(page, "light")
    page.reload(wait_until="commit")
    player.watched.settle()
    assert (page.evaluate("window.first"), player.data("theme")) == ("light", "light")
    page.locator('[data-command="menu"]').click()
    page.locator('#menu select[name="prefer:theme"]').select_option("system")
    theme_becomes(page, "dark")
    page.emulate_media(color_scheme="light")
    theme_becomes(page, "light")


def test_the_address_has_its_theme_before_anything_is_painted(player: Player, site: str) -> None:
    player.page.add_init_script(FIRST_COLOURS)
    player.watched.start(site, f"{SOLITAIRE}&theme=light")
    assert (player.page.evaluate("window.first"), player.data("theme")) == ("light", "light")


def test_a_first_move_asks_that_saves_are_kept_and_the_menu_tells_the_answer(player: Player, site: str) -> None:
    page = player.page
    page.add_init_script(
        "window.asked = 0; StorageManager.prototype.persisted = async () => false;"
        "StorageManager.prototype.persist = async () => { window.asked += 1; return true; };"
    )
    player.watched.start(site, SOLITAIRE)
    assert page.evaluate("window.asked") == 0
    player.choose("place peter 035", "place roger 053")
    page.wait_for_function("window.asked === 1")
    page.locator('[data-command="menu"]').click()
    assert "has promised to keep your games" in page.locator(".menu__lasting").inner_text()


def test_a_game_saved_to_a_file_is_played_again_by_the_command_line(player: Player, site: str, tmp_path: Path) -> None:
    player.watched.start(site, f"{SOLITAIRE}&bot=human:standard&set=turn-limit:50")
    page = player.page
    page.wait_for_selector("html[data-outcome]", state="attached")
    digest, outcome = player.data("digest"), player.data("outcome")
    with page.expect_download() as downloading:
        page.locator('#ending [data-command="export"]').click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert file.name.startswith("shamble-mall-solitaire-7-turn")
    command = [sys.executable, "-m", "pyapp", "replay", str(file), "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert (report["ok"], report["digest"], report["outcome"]) == (True, digest, outcome)
