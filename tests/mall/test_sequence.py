"""[4.0] The sequence of play: humans first, then the zombies in five phases, turn after turn."""

from __future__ import annotations

from itertools import pairwise

from pyapp.kernel.decision import Action
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import TurnBegan
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.policy import RandomPolicy
from pyapp.kernel.scenario import Start
from pyapp.mall.truth.sequence import GameTurn, ZombiePlayerTurn
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.positions import FAR, GAME, act, next_human_turn, position

PHASES = ["BerserkPhase", "ReactionPhase", "FreeMovementPhase", "AttackPhase", "GenerationPhase"]


def crumbs(state: MallState) -> list[str]:
    asked = decision(state)
    assert asked is not None
    return [ENGLISH(crumb) for crumb in asked.crumbs]


def test_4_0_a_game_turn_is_a_human_and_a_zombie_player_turn() -> None:
    names = [type(step).__name__ for step in GameTurn().members(position())]
    assert names.index("HumanPlayerTurn") < names.index("ZombiePlayerTurn")


def test_4_0_the_zombies_have_five_phases_in_printed_order() -> None:
    names = [type(step).__name__ for step in ZombiePlayerTurn().members(position())]
    assert [name for name in names if name.endswith("Phase")] == PHASES


def test_4_0_the_human_begins_each_turn() -> None:
    state = position(zombies=FAR)
    asked = decision(state)
    assert asked is not None
    assert (asked.seat, asked.rule) == (HUMAN, "5.0")
    assert crumbs(state) == ["Turn 5", "Human player-turn"]


def test_4_0_turns_are_counted_and_announced() -> None:
    state = position(zombies=FAR)
    assert next_human_turn(state, "pass").turn == 6
    first = GAME.new(Start("two-player", {}, 1))
    while first.turn == 0:
        asked = decision(first)
        assert asked is not None
        applied = apply(first, asked.options[0].action)
        first = applied.state
    assert first.turn == 1
    assert applied.events[-1] == TurnBegan("4.0", 1)


def test_4_0_after_the_humans_it_is_the_zombies_turn() -> None:
    """Whatever is asked before the next turn is asked under the zombies' heading."""
    state = act(position(peter="113", zombies={"115": 3, "098": 7}), "move peter 114", "end").state
    while state.turn == 5:
        asked = decision(state)
        assert asked is not None
        assert crumbs(state)[:2] == ["Turn 5", "Zombie player-turn"]
        state = apply(state, asked.options[-1].action).state


def test_4_0_players_alternate_until_the_end() -> None:
    """In a whole game, a turn's human moves come before its zombie moves; only attacked humans are asked again."""
    history = History(GAME, Start("two-player", {"turn-limit": "50"}, 11))
    player = RandomPolicy(Dice(5))
    turns: list[tuple[int, str]] = []
    while (asked := decision(history.state)) is not None:
        heading = [ENGLISH(crumb) for crumb in asked.crumbs]
        if history.state.turn:
            part = "zombie" if "Zombie player-turn" in heading else "human"
            turns.append((history.state.turn, part))
            assert asked.seat == ZOMBIE or part == "human" or asked.rule.startswith(("6.", "8."))
        history.act(player.choose(None, asked))
    assert all(later >= earlier for earlier, later in pairwise(turns))
    assert history.state.turn > 3


def test_4_0_a_turn_limit_ends_the_game_as_a_draw_after_that_turn() -> None:
    state = position(zombies=FAR, settings={"turn-limit": "50"}, turn=49)
    state = next_human_turn(state, "pass")
    assert (state.turn, state.outcome) == (50, None)
    while (asked := decision(state)) is not None:
        primary = next((option.action for option in asked.options if option.primary), asked.options[0].action)
        state = apply(state, primary).state
    assert state.turn == 50
    assert state.outcome is not None
    assert (state.outcome.side, state.outcome.winners, state.outcome.reason) == ("draw", (), "turn-limit")
    assert ENGLISH(GAME.outcome_text(state))


def test_4_0_without_a_limit_play_goes_on() -> None:
    assert next_human_turn(position(zombies=FAR, turn=500), "pass").turn == 501


def test_4_0_nobody_acts_out_of_turn() -> None:
    state = position(peter="113", zombies={"115": 3})
    asked = decision(state)
    assert asked is not None
    assert asked.seat == HUMAN
    assert asked.option(Action("end")) is None, "nobody is being moved"
    assert not any(option.action.args and option.action.args[0].startswith("u") for option in asked.options)
