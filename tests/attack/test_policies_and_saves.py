"""Computer players, and games that are saved in the middle of anything."""

from __future__ import annotations

import json

import pytest

from pyapp.attack.game import STEPS
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.items import TooManyCards
from pyapp.attack.play.replenishing import Slots
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.policies.greedy import GreedyPolicy
from pyapp.attack.policies.standard import StandardPolicy
from pyapp.attack.scenarios.library import SHIPPED
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Choice, apply, decision
from pyapp.kernel.history import History, read_save, resume
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of
from tests.attack.positions import GAME, act, play, position, zombies_turn
from tests.attack.test_scenarios import SMALL

HUMAN, ZOMBIE = StandardPolicy(Dice(0)), GreedyPolicy(Dice(0))


def choice(state: AttackState) -> str:
    asked = decision(state)
    assert asked is not None
    player = ZOMBIE if asked.seat == "zombies" else HUMAN
    return str(player.choose(GAME.observe(state, asked.seat), asked))


def test_it_shoots_what_is_near() -> None:
    assert choice(position("A.Z.", "....")) == "shoot ada z1"


def test_it_does_what_has_to_be_done() -> None:
    assert choice(position("A....h", win='everybody_in = "house"')) == "move ada b1"
    assert choice(position("Ak...h", win='carry = "keys"\nto = "house"')) == "pick ada keys.1"
    assert choice(position("hDA.", "-...", "....", win='barricade_all = "house"')) == "barricade ada a1-b1"


def test_it_hurts_none_of_its_own() -> None:
    assert "ben" not in choice(position("A.B.", "...."))


def test_it_heals() -> None:
    assert choice(position("A...", hand={"ada": ["medicine.1"]}, wounds={"ada": 4})).startswith("use ada medicine.1")


def test_greedy_zombies_go_for_the_nearest() -> None:
    dead = zombies_turn(position("ZA....Z.", "........", acts=False, mode="versus-2"))
    assert choice(play(dead, ZombiesTurn()).state) == "turn z1"
    assert choice(act(play(dead, ZombiesTurn()).state, "turn z1").state) == "attack z1 ada"


def questions() -> dict[type[Choice[AttackState]], AttackState]:
    dead = zombies_turn(position("Z..A", "....", acts=False, mode="versus-2"))
    moving = play(dead, ZombiesTurn()).state
    bodies = zombies_turn(position("x...", "A..B", "..x.", "....", acts=False, mode="versus-3"))
    body = play(bodies, Slots(1)).state
    on_top = zombies_turn(position("....", "Ax.B", "....", "....", acts=False, mode="versus-3"))
    on_top.put("ada", on_top.zombies[on_top.lying[0]].square)
    hand = {"ada": ["rope.1", "radio.1", "smoke.1"]}
    states = [
        play(position("A.B.", acts=False), HumansTurn()).state,
        position("A.Z."),
        act(position("AS..", hand=hand), "search ada b1", dice=["medicine.1"]).state,
        act(position("AB..", hand={"ben": ["rope.1"]}, mode="co-op-2"), "take ada ben rope.1").state,
        moving,
        act(moving, "turn z1").state,
        act(position("A...", hand={"ada": ["alarm.1"]}), "use ada alarm.1").state,
        body,
        act(body, "raise z1", dice=[2]).state,
        play(on_top, Slots(1), dice=[6]).state,
    ]
    found = {type(state.stack[-1]): state for state in states}
    assert len(found) == len(states)
    return found  # type: ignore[return-value]


QUESTIONS = questions()


def test_every_question_is_among_them() -> None:
    assert {step for step in STEPS if issubclass(step, Choice)} == set(QUESTIONS)
    assert TooManyCards in QUESTIONS


@pytest.mark.parametrize("kind", list(QUESTIONS), ids=lambda kind: kind.__name__)
def test_it_answers_every_question_and_says_why(kind: type) -> None:
    state = QUESTIONS[kind]
    asked = decision(state)
    assert asked is not None
    player = ZOMBIE if asked.seat == "zombies" else HUMAN
    seen = GAME.observe(state, asked.seat)
    assert asked.option(player.choose(seen, asked)) is not None
    reasons = player.explain(seen, asked)
    assert reasons
    for reason in reasons:
        assert ENGLISH(reason.text).endswith(".")
        assert GAME.rulebook.case(reason.rule) is not None


@pytest.mark.parametrize("kind", list(QUESTIONS), ids=lambda kind: kind.__name__)
def test_every_question_survives_saving(kind: type) -> None:
    state = QUESTIONS[kind].copy()
    state.stack = state.stack[-1:]
    loaded = GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(state))))
    assert decision(loaded) == decision(state)
    assert GAME.codec.digest(loaded) == GAME.codec.digest(state)


@pytest.mark.parametrize(("mode", "scenario", "file"), [
    ("solo", "pier", ""), ("versus-3", "farmhouse", ""), ("solo", "", SMALL),
])  # fmt: skip
def test_a_game_goes_on_from_its_save(mode: str, scenario: str, file: str) -> None:
    history = History(GAME, Start(mode, {}, 4, scenario, file))
    players = seats_of(GAME, mode, "random", 4)
    for _ in range(30):
        asked = decision(history.state)
        if asked is None:
            break
        history.act(players[asked.seat].choose(None, asked))
    again = resume(GAME, read_save(history.save()))
    assert again.digest == history.digest
    assert "continued" not in again.marks


@pytest.mark.parametrize("scenario", SHIPPED)
def test_sensible_humans_play_every_scenario_to_its_end(scenario: str) -> None:
    state = GAME.new(Start("solo", {"turn-limit": "50"}, 3, scenario))
    players = seats_of(GAME, "solo", "standard", 3)
    while (asked := decision(state)) is not None:
        state = apply(state, players[asked.seat].choose(GAME.observe(state, asked.seat), asked)).state
    assert state.outcome is not None and state.outcome.reason != "turn-limit"
