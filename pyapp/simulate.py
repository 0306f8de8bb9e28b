"""Whole games between computer players, and what came of them."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from pyapp.games import game as find_game
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Rolled
from pyapp.kernel.flow import Outcome, apply, decision
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message
from pyapp.kernel.modes import WrongName
from pyapp.kernel.policy import Policy, own_dice
from pyapp.kernel.scenario import Start


@dataclass(frozen=True)
class Plan:
    """What to play: a game with its options, and who sits where."""

    game: str
    mode: str
    settings: Mapping[str, str]
    seed: int
    policy: str
    """One name for all seats, or `human:greedy,zombie:random`."""
    scenario: str = ""
    file: str = ""
    """The text of a scenario that the game does not have."""


class Rolls(NamedTuple):
    """Six-sided dice: how many were thrown in the open, and what they came to."""

    dice: int = 0
    pips: int = 0

    def plus(self, faces: Sequence[int]) -> Rolls:
        return Rolls(self.dice + len(faces), self.pips + sum(faces))


class Played(NamedTuple):
    """What came of one game."""

    seed: int
    outcome: Outcome
    turns: int
    decisions: int
    faults: tuple[str, ...]
    losses: tuple[tuple[str, int], ...]
    """Who was lost, and in which turn."""
    rolls: Mapping[str, Rolls]
    """The dice by the case that asked for them."""
    text: Message = Message("")
    """How it ended, as a sentence."""

    @property
    def side(self) -> str:
        return self.outcome.side


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


def players(game: Game[Any, Any], mode: str, names: Mapping[str, str], seed: int) -> dict[str, Policy]:
    """Computer players for some seats, with dice that each of them has of his own whoever sits on the others."""
    numbers = {str(seat): number for number, (seat, _) in enumerate(game.mode(mode).seats)}
    return {seat: game.policies[name](own_dice(seed, numbers[seat])) for seat, name in names.items()}


def seats_of(game: Game[Any, Any], mode: str, policy: str, seed: int) -> dict[str, Policy]:
    """A player for each seat."""
    return players(game, mode, policy_names(game, mode, policy), seed)


def seeds(seed: int, count: int) -> list[int]:
    """A seed for each game of a run."""
    dice = Dice(seed)
    return [dice.below(1 << 32) for _ in range(count)]


def play(plan: Plan, seed: int) -> Played:
    """One game from its seed to its end."""
    game = find_game(plan.game)
    players = seats_of(game, plan.mode, plan.policy, seed)
    state = game.new(game.settled(Start(plan.mode, plan.settings, seed, plan.scenario, plan.file)))
    faults: list[str] = []
    losses: dict[str, int] = {}
    rolls: dict[str, Rolls] = {}
    decisions = 0
    turn = -1
    while (asked := decision(state)) is not None:
        if state.turn != turn:
            faults += game.faults(state)
            losses = {**losses, **{who: turn for who in game.losses(state) if who not in losses}}
            turn = state.turn
        player = players[asked.seat]
        seen = game.observe(state, asked.seat) if player.looks else None
        applied = apply(state, player.choose(seen, asked))
        for event in applied.events:
            if isinstance(event, Rolled):
                rolls[event.by] = rolls.get(event.by, Rolls()).plus(event.dice)
        state = applied.state
        decisions += 1
    faults += game.faults(state)
    losses = {**losses, **{who: turn for who in game.losses(state) if who not in losses}}
    assert state.outcome is not None
    return Played(
        seed,
        state.outcome,
        state.turn,
        decisions,
        tuple(faults),
        tuple(losses.items()),
        rolls,
        game.outcome_text(state),
    )


def run(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """The games of a plan in the order of their seeds, however many processes play them."""
    chosen = seeds(plan.seed, games)
    if jobs == 1:
        yield from map(partial(play, plan), chosen)
        return
    # Only here: in the browser there are no processes.
    from multiprocessing import Pool

    with Pool(min(jobs, games), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(partial(play, plan), chosen)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that has the results may act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
