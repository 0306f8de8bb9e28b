"""The laws that every game obeys, on this one: over scenarios, modes and options."""

from __future__ import annotations

import pytest

from pyapp.attack.game import ZombieAttack
from pyapp.attack.scenarios.library import SHIPPED
from tests.attack.test_scenarios import SMALL
from tests.laws import Effort, obey_the_laws

GAME = ZombieAttack()
MODES = [mode.id for mode in GAME.modes]


@pytest.mark.parametrize("scenario", SHIPPED)
@pytest.mark.parametrize("team", ["1", "2", "4"])
def test_alone(scenario: str, team: str) -> None:
    obey_the_laws(GAME, "solo", {"team": team}, int(team), scenario=scenario)


@pytest.mark.parametrize(("number", "mode"), list(enumerate(MODES[1:])))
def test_together_and_against_each_other(number: int, mode: str) -> None:
    obey_the_laws(GAME, mode, {}, number, effort=Effort(400, 23), scenario=SHIPPED[number % 5])


@pytest.mark.parametrize("seed", range(3))
def test_with_options(seed: int) -> None:
    settings = {"zombies": "cunning", "attacks": "one", "difficulty": ("easy", "hard")[seed % 2]}
    obey_the_laws(GAME, "solo", settings, seed, scenario=SHIPPED[seed])


@pytest.mark.parametrize("mode", ["solo", "versus-2"])
def test_a_scenario_of_a_player(mode: str) -> None:
    obey_the_laws(GAME, mode, {}, 5, file=SMALL)


def test_sensible_players() -> None:
    obey_the_laws(GAME, "solo", {}, 2, "standard", scenario="car")
    obey_the_laws(GAME, "versus-2", {}, 2, "greedy", Effort(250), scenario="pier")
