"""Who has secrets from whom, found out while a game is played: part of law 9."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import State
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message

ENOUGH = 10
"""So many looks in a game find a secret where there is one."""


class Secrets:
    """[law 9] Who has secrets from whom is a fact of the mode, and rests on what they see: those of a group see the
    same, so that nobody has to look away; those of two groups do not, or they would have to for nothing.
    """

    def __init__(self, game: Game[Any, Any], mode: str) -> None:
        self._game = game
        seats = [seat for seat, _ in game.mode(mode).seats]
        self._group = game.mode(mode).group
        self._pairs = [(a, b) for number, a in enumerate(seats) for b in seats[:number]]
        self._looks = 0
        self._found: set[tuple[Seat, Seat]] = set()

    def look(self, state: State, chance: Dice, *, counts: bool = True) -> None:
        """What is found at the beginning is a secret; that nothing is found there proves nothing, so it does not count
        among the looks that are enough.
        """
        self._looks += counts
        for a, b in self._pairs:
            if b in self._group(a):
                assert self._shown(state, a) == self._shown(state, b), f"9: {a} and {b} share what they do not both see"
            elif self._hides(state, a, b, chance) or self._hides(state, b, a, chance):
                self._found.add((a, b))

    def _shown(self, state: State, seat: Seat) -> set[tuple[str, Message]]:
        scene = self._game.scene(self._game.observe(state, seat))
        return {(thing.key, thing.label) for thing in (*scene.items, *scene.pieces())}

    def _hides(self, state: State, knows: Seat, other: Seat, chance: Dice) -> bool:
        """Whether one sees something that may be otherwise for all that the other can tell."""
        disguised = self._game.disguise(state, other, chance)
        return bool(self._game.observe(disguised, knows) != self._game.observe(state, knows))

    def were_there(self) -> None:
        """After a whole game that was looked at often enough."""
        for a, b in self._pairs if self._looks >= ENOUGH else ():
            assert b in self._group(a) or (a, b) in self._found, f"9: {a} and {b} look away from each other for nothing"
