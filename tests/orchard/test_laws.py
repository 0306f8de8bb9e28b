"""The orchard obeys the laws in every mode, on every ground, whoever plays."""

from __future__ import annotations

import pytest

from pyapp.kernel.modes import Mode
from tests.laws import Effort, obey_the_laws

from . import ground
from .game import ORCHARD

OWN = """\
title: A corner of my own
turns: 4
A.3
..#
B.G
"""
CLOSELY = Effort(sample=3)
each_mode = pytest.mark.parametrize("mode", ORCHARD.modes, ids=lambda mode: str(mode.id))


@each_mode
@pytest.mark.parametrize("policy", ["random", "sensible", "first"])
def test_games_in_the_little_orchard_obey_the_laws(mode: Mode, policy: str) -> None:
    for seed in range(6):
        obey_the_laws(ORCHARD, mode.id, {}, seed, policy, CLOSELY, scenario="little")


@each_mode
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_games_in_the_great_orchard_obey_the_laws(mode: Mode, policy: str) -> None:
    obey_the_laws(ORCHARD, mode.id, {"hunger": "great"}, 1, policy, scenario="great")


@each_mode
def test_games_in_a_players_own_orchard_obey_the_laws(mode: Mode) -> None:
    for seed in range(4):
        history = obey_the_laws(ORCHARD, mode.id, {}, seed, effort=CLOSELY, file=OWN)
        assert history.state.orchard.title == "A corner of my own"


def test_a_game_ends_in_each_of_its_ways() -> None:
    reasons = {
        obey_the_laws(ORCHARD, "together", {}, 1, policy, Effort(sample=999), scenario=key).state.outcome.reason
        for policy, key in (("random", "little"), ("sensible", "little"), ("first", "great"))
    }
    assert reasons == {"dusk", "bare", "turn-limit"}


def test_the_deck_is_used_up_and_shuffled_anew() -> None:
    history = obey_the_laws(ORCHARD, "together", {}, 1, effort=Effort(sample=999), scenario="little")
    assert any(type(event).__name__ == "Reshuffled" for entry in history.entries for event in entry.events)


def test_grounds_are_as_large_as_they_say() -> None:
    assert {(one.width, one.height) for one in map(ground.find, ground.SHIPPED)} == {(6, 6), (24, 24)}
