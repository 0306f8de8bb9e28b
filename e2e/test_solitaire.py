"""Whole solitaire games through the page to their outcomes: by mouse on the board, by keyboard alone, by finger."""

from __future__ import annotations

from pathlib import Path

import pytest

from e2e.players import Clicker, Hand, Match, Toucher
from e2e.seeds import BY_MOUSE, SLOWLY
from e2e.typist import Typist
from e2e.watched import Watched

pytestmark = [pytest.mark.everywhere, pytest.mark.long]


def play_through(hand: Hand, site: str, seed: int, folder: Path) -> None:
    """To the end, mostly on the board, and once more in another Python."""
    match = Match(hand.watched, site, "solitaire", seed, "standard")
    match.play(hand)
    match.check(folder)
    assert hand.on_board > len(match.truth.entries) / 2


def assert_all_on_the_board(hand: Hand) -> None:
    """Whatever has a place of its own on the board was chosen there. By button came only what has none: the end of a
    move, a pass, the answer to a question of the page, and options that touch the very same things.
    """
    assert hand.off_board == []


@pytest.mark.parametrize("seed", BY_MOUSE)
def test_a_whole_game_by_mouse_on_the_board(watched: Watched, site: str, tmp_path: Path, seed: int) -> None:
    hand = Clicker(watched)
    play_through(hand, site, seed, tmp_path)
    assert_all_on_the_board(hand)


def test_a_whole_game_by_keyboard_alone(watched: Watched, site: str, tmp_path: Path) -> None:
    hand = Typist(watched)
    play_through(hand, site, SLOWLY, tmp_path)
    assert_all_on_the_board(hand)


def test_a_whole_game_by_finger_on_a_phone(phone: Watched, site: str, tmp_path: Path) -> None:
    hand = Toucher(phone)
    play_through(hand, site, SLOWLY, tmp_path)
    assert_all_on_the_board(hand)
