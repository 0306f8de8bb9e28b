"""Whole games between computer players, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyapp.games import game as find_game
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.game import Game, WrongName
from pyapp.kernel.policy import Policy


@dataclass(frozen=True)
class Plan:
    """What to play: a game with its options, and who sits where."""

    game: str
    mode: str
    settings: Mapping[str, str]
    seed: int
    policy: str
    """One name for all seats, or `human:greedy,zombie:random`."""


class Played(NamedTuple):
    """What came of one game."""

    side: str
    reason: str
    turns: int
    decisions: int
    faults: tuple[str, ...]


def seat_policies(game: Game[Any, Any], mode: str, text: str) -> dict[str, str]:
    """The seats that `human:greedy,zombie:random` names, with their policies, in the order of the table."""
    seats = [str(seat) for seat, _ in game.mode(mode).seats]
    chosen = {}
    for part in filter(None, text.split(",")):
        seat, _, name = part.partition(":")
        if seat not in seats:
            raise WrongName("seat", seat, seats)
        if name not in game.policies:
            raise WrongName("policy", name, list(game.policies))
        chosen[seat] = name
    return {seat: chosen[seat] for seat in seats if seat in chosen}


def policy_names(game: Game[Any, Any], mode: str, policy: str) -> dict[str, str]:
    """Which policy plays each seat: one for all, or one for each."""
    seats = [str(seat) for seat, _ in game.mode(mode).seats]
    if ":" not in policy:
        policy = ",".join(f"{seat}:{policy}" for seat in seats)
    chosen = seat_policies(game, mode, policy)
    if missing := [seat for seat in seats if seat not in chosen]:
        raise WrongName("policy", policy, [f"{seat}:NAME" for seat in missing])
    return chosen


def seats_of(game: Game[Any, Any], mode: str, policy: str, seed: int) -> dict[str, Policy]:
    """A player for each seat, with dice of its own that have nothing to do with those of the game."""
    names = policy_names(game, mode, policy)
    return {
        seat: game.policies[name](Dice((seed << 8) + 0x5EA7 + number))
        for number, (seat, name) in enumerate(names.items())
    }


def seeds(seed: int, count: int) -> list[int]:
    """A seed for each game of a run."""
    dice = Dice(seed)
    return [dice.below(1 << 32) for _ in range(count)]


def play(plan: Plan, seed: int) -> Played:
    """One game from its seed to its end."""
    game = find_game(plan.game)
    players = seats_of(game, plan.mode, plan.policy, seed)
    state = game.new(plan.mode, plan.settings, seed)
    faults: list[str] = []
    decisions = 0
    turn = -1
    while (asked := decision(state)) is not None:
        if state.turn != turn:
            turn = state.turn
            faults += game.faults(state)
        player = players[asked.seat]
        seen = game.observe(state, asked.seat) if player.looks else None
        state = apply(state, player.choose(seen, asked)).state
        decisions += 1
    faults += game.faults(state)
    assert state.outcome is not None
    return Played(state.outcome.side, state.outcome.reason, state.turn, decisions, tuple(faults))


def run(plan: Plan, games: int) -> Iterator[Played]:
    for seed in seeds(plan.seed, games):
        yield play(plan, seed)


def quartiles(numbers: list[int]) -> dict[str, float]:
    """The middle half of some numbers, by linear interpolation."""
    ordered = sorted(numbers)

    def at(share: float) -> float:
        position = share * (len(ordered) - 1)
        low = int(position)
        high = min(low + 1, len(ordered) - 1)
        return round(ordered[low] + (ordered[high] - ordered[low]) * (position - low), 2)

    return {"q1": at(0.25), "median": at(0.5), "q3": at(0.75)}
