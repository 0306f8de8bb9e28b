"""The laws that every game obeys, on this one: alone and together, plain and with options."""

from __future__ import annotations

import pytest

from pyapp.zeds.game import DawnOfTheZeds
from tests.laws import obey_the_laws

GAME = DawnOfTheZeds()

EASY = {"deck": "short", "difficulty": "easy"}
HARD = {"difficulty": "hard", "civilians": "two"}
READ = {"speech": "center", "ending": "at-once", "act-four": "smell", "held": "one"}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", [mode.id for mode in GAME.modes])
def test_plain_games(mode: str, seed: int) -> None:
    obey_the_laws(GAME, mode, {}, seed)


@pytest.mark.parametrize("seed", range(4, 7))
@pytest.mark.parametrize("settings", [EASY, HARD, READ], ids=["easy", "hard", "read otherwise"])
def test_games_with_options(settings: dict[str, str], seed: int) -> None:
    obey_the_laws(GAME, "solo" if seed % 2 else "co-op-3", settings, seed)
