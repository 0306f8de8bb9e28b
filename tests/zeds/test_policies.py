"""The standard player: what it does in plain positions, and that it says why."""

from __future__ import annotations

import pytest

from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.play.columns import Battle, fight_shifts
from pyapp.zeds.policies.coming import brains_next, turns_left
from pyapp.zeds.policies.outlook import alarm, outlook, standing, worth_of_ammo
from pyapp.zeds.policies.standard import StandardPolicy
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState
from tests.zeds.positions import GAME, act, position
from tests.zeds.test_saves import QUESTIONS

PLAYER = StandardPolicy(Dice(0))


def choice(state: ZedsState) -> str:
    asked = decision(state)
    assert asked is not None
    return str(PLAYER.choose(GAME.observe(state, asked.seat), asked))


def test_it_bars_the_way_to_town() -> None:
    """A strong unit next to Zeds that are about to enter."""
    state = position({"furies": "TC", "campers": "TC"}, {"F1": "6/3"}, ammo=0, actions=1, players=[])
    assert choice(state).startswith("move furies F")


def test_it_shoots_at_what_is_near() -> None:
    state = position({"piazza": "F0"}, {"F2": "9/4", "H6": "8/4"}, actions=1, players=[])
    assert choice(state) == "shoot piazza F2 z1"


def test_it_forages_when_nothing_presses() -> None:
    assert choice(position({"campers": "M4"}, ammo=0, actions=1, players=[])) == "forage campers"


def test_it_rolls_again_after_a_defeat_and_keeps_a_victory() -> None:
    state = position({"hunt": "F0"}, {"F1": "5/3"})
    assert choice(act(state, "move hunt F1", dice=[1, 1]).state) == "reroll"
    assert choice(act(state, "move hunt F1", dice=[6, 6]).state) == "keep"


def test_it_saves_its_cartridges_for_what_matters() -> None:
    assert worth_of_ammo(1) - worth_of_ammo(0) > worth_of_ammo(9) - worth_of_ammo(8)


def test_it_shoots_what_it_has_when_the_end_is_near() -> None:
    assert worth_of_ammo(9, turns=0) - worth_of_ammo(8, turns=0) < worth_of_ammo(9) - worth_of_ammo(8)
    state = position({"hunt": "F4"}, {"F5": "5/3"}, actions=1, players=[], ammo=3)
    state.turn = 19
    assert choice(state) == "shoot hunt F5 z1"


def test_it_does_not_attack_where_it_cannot_win() -> None:
    state = position({"campers": "F0"}, {"F1": "9/4"}, ammo=0, actions=1, players=[])
    assert choice(state) != "move campers F1"


def test_it_keeps_the_speech_for_those_who_can_shoot() -> None:
    zeds = {"F1": "5/3 6/3", "M1": "7/5 6/4", "H1": "8/4"}
    listeners = {"hernandez": "TC", "rangers": "F0", "farmers": "M0"}
    assert choice(position(listeners, zeds, ammo=5, actions=0, players=[])) == "speech"
    assert choice(position(listeners, zeds, ammo=0, actions=0, players=[])) != "speech"


def test_what_the_deck_still_holds() -> None:
    state = position(card="cabin")
    state.turn = 1
    assert (turns_left(state), brains_next(state)) == (18, 0.0)
    state.turn = 12
    assert (turns_left(state), brains_next(state)) == (7, 1 / 3)
    state.deck = state.deck.discarded("brains-3")
    assert brains_next(state) == 0.0
    state.turn = 19
    assert (turns_left(state), brains_next(state)) == (0, 0.0)
    state.turn = 20
    assert (turns_left(state), brains_next(state)) == (0, 0.0)


def test_a_lone_guard_at_the_edge_of_town_is_worse_when_brains_may_come() -> None:
    state = position({"campers": "F0"}, {"F1": "9/4"})
    calm, feared = state.copy(), state.copy()
    calm.turn, feared.turn = 14, 14
    calm.deck = calm.deck.discarded("brains-3")
    assert alarm(feared) > alarm(calm) + 50


def test_zeds_are_worse_the_nearer_they_are() -> None:
    found = [outlook(position({}, {f"F{number}": "5/3"})) for number in range(7)]
    assert found == sorted(found)


@pytest.mark.parametrize("who", ["schmidt armed", "hunt leader", "campers armed leader", "piazza"])
@pytest.mark.parametrize("space", ["F0", "F2", "M4"])
def test_a_defender_is_reckoned_with_the_shifts_of_the_rules(who: str, space: str) -> None:
    name, *words = who.split()
    state = position({name: " ".join([space, *words])})
    shifts = fight_shifts(state, Battle(SpaceId(space), Who(name), by_zeds=True))
    assert standing(Who(name), state.units[Who(name)]).shifts == sum(shift.by for shift in shifts)


@pytest.mark.parametrize("kind", list(QUESTIONS), ids=lambda kind: kind.__name__)
def test_it_answers_every_question_and_says_why(kind: type) -> None:
    state = QUESTIONS[kind]
    asked = decision(state)
    assert asked is not None
    seen = GAME.observe(state, asked.seat)
    assert asked.option(PLAYER.choose(seen, asked)) is not None
    for reason in PLAYER.explain(seen, asked):
        assert ENGLISH(reason.text).endswith(".")
        assert GAME.rulebook.case(reason.rule) is not None
    assert PLAYER.explain(seen, asked)


def test_it_answers_alike_whatever_it_cannot_know() -> None:
    state = GAME.new(Start("solo", GAME.settings("solo", {}), 3))
    for number in range(15):
        asked = decision(state)
        assert asked is not None
        other = GAME.disguise(state, asked.seat, Dice(number))
        assert PLAYER.choose(GAME.observe(other, asked.seat), asked) == PLAYER.choose(
            GAME.observe(state, asked.seat), asked
        )
        state = apply(state, PLAYER.choose(GAME.observe(state, asked.seat), asked)).state


@pytest.mark.parametrize("mode", ["solo", "co-op-2"])
def test_it_plays_a_game_to_its_end(mode: str) -> None:
    state = GAME.new(Start(mode, GAME.settings(mode, {"deck": "short"}), 2))
    players = seats_of(GAME, mode, "standard", 2)
    while (asked := decision(state)) is not None:
        state = apply(state, players[asked.seat].choose(GAME.observe(state, asked.seat), asked)).state
    assert state.outcome is not None
    assert state.turn > 8
