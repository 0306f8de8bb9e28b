"""Playthroughs that a person can read: every game and mode has one, and it still goes as it is written."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from tests.golden.playthrough import FOLDER, file_of, playthrough
from tests.spec import specs

MODES = [(game, mode.id) for game in GAMES.values() for mode in game.modes]
EACH = pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode}" for game, mode in MODES])


@EACH
def test_the_game_goes_as_it_is_written(game: Game[Any, Any], mode: str) -> None:
    """If it should go otherwise now: `python -m tests.golden.update`, then read the difference."""
    written = file_of(game, mode).read_text(encoding="utf-8").splitlines()
    assert playthrough(game, mode).splitlines() == written


def test_every_game_and_mode_has_a_playthrough_and_no_other() -> None:
    stories = {spec.story.file for spec in specs().values() if spec.story is not None}
    assert set(FOLDER.glob("*.txt")) == stories | {file_of(game, mode) for game, mode in MODES}


@EACH
def test_a_playthrough_is_short_enough_to_read(game: Game[Any, Any], mode: str) -> None:
    text = file_of(game, mode).read_text(encoding="utf-8")
    assert text.count("\n") <= 220
    assert "== turn 1, digest " in text
    assert "{" not in text, "a sentence with a hole in it"
