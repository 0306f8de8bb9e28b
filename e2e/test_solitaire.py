"""Whole solitaire games through the page to their outcomes: by mouse on the board, by keyboard alone, by finger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.conftest import Watched
from e2e.players import Clicker, Hand, Match, Toucher, Typist

pytestmark = [pytest.mark.everywhere, pytest.mark.long]

SEEDS = (96, 3, 11)
SLOWLY = 125
"""Short games of the standard player, and one for slower hands."""


def play_through(hand: Hand, site: str, seed: int, folder: Path) -> None:
    """To the end, mostly on the board, and once more in another Python."""
    match = Match(hand.watched, site, "solitaire", seed, "standard")
    match.play(hand)
    match.check(folder)
    assert hand.on_board > len(hand.off_board), hand.off_board


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_by_mouse_on_the_board(watched: Watched, site: str, tmp_path: Path, seed: int) -> None:
    play_through(Clicker(watched), site, seed, tmp_path)


def test_a_whole_game_by_keyboard_alone(watched: Watched, site: str, tmp_path: Path) -> None:
    play_through(Typist(watched), site, SLOWLY, tmp_path)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Watched]:
    """A small screen and a finger."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    watched = Watched(context.new_page())
    yield watched
    context.close()
    watched.verdict()


def test_a_whole_game_by_finger_on_a_phone(phone: Watched, site: str, tmp_path: Path) -> None:
    play_through(Toucher(phone), site, SLOWLY, tmp_path)
