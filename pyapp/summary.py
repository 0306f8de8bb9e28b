"""What came of many games: wins with their intervals, how they ended, how long they took, who was lost, and luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from pyapp.kernel import case_numbers
from pyapp.kernel.game import Game
from pyapp.kernel.message import ENGLISH
from pyapp.simulate import Played, Rolls

NORMAL_95 = 1.959964
"""So many standard deviations hold 95 % of a normal distribution."""

EARLY = 20
"""Whoever is lost by the end of this turn is lost early."""


class Interval(NamedTuple):
    """A share with the bounds that hold its true value 19 times in 20."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(hits: int, of: int) -> Interval:
    """The 95 % interval of a share by Wilson's score, which stays sensible near 0 and 1 and for few games."""
    if not of:
        return Interval(0, 0, 1)
    share = hits / of
    square = NORMAL_95**2 / of
    middle = (share + square / 2) / (1 + square)
    reach = NORMAL_95 * sqrt(share * (1 - share) / of + square / (4 * of)) / (1 + square)
    # At the very ends the bound is exactly the end, which rounding would miss.
    return Interval(share, middle - reach if hits else 0.0, middle + reach if hits < of else 1.0)


def quartiles(numbers: Sequence[int]) -> dict[str, float]:
    """The middle half of some numbers, by linear interpolation."""
    ordered = sorted(numbers) or [0]

    def at(share: float) -> float:
        position = share * (len(ordered) - 1)
        low = int(position)
        high = min(low + 1, len(ordered) - 1)
        return round(ordered[low] + (ordered[high] - ordered[low]) * (position - low), 2)

    return {"q1": at(0.25), "median": at(0.5), "q3": at(0.75)}


class Summary:
    """The games of one plan, counted."""

    def __init__(self, game: Game[Any, Any], played: Sequence[Played]) -> None:
        self.game = game
        self.played = played
        ends = Counter(one.side for one in played)
        self.draws = ends.pop("draw", 0)
        self.wins = {side: ends[side] for side in dict.fromkeys((*game.sides, *sorted(ends)))}
        self.faults = [f"seed {one.seed}: {fault}" for one in played for fault in one.faults]

    @property
    def games(self) -> int:
        return len(self.played)

    def interval(self, side: str) -> Interval:
        """The share of games that a side won."""
        return wilson(self.wins[side], self.games)

    def reasons(self) -> dict[str, int]:
        """How the games ended, the most frequent way first."""
        return dict(Counter(one.outcome.reason for one in self.played).most_common())

    def losses(self) -> dict[str, int]:
        """In how many games each of those who can be lost was lost."""
        lost = Counter(who for one in self.played for who, _ in one.losses)
        return {who: lost[who] for who in sorted(lost)}

    def after_early_loss(self, who: str, side: str) -> tuple[int, int]:
        """Wins of a side, and games, among those in which this one was lost early."""
        hurt = [one for one in self.played if dict(one.losses).get(who, EARLY + 1) <= EARLY]
        return sum(one.side == side for one in hurt), len(hurt)

    def luck(self) -> dict[str, Any]:
        """The dice beside what fair ones come to: all of them, and by the case that asked for them."""
        cases = sorted({case for one in self.played for case in one.rolls}, key=case_numbers.order)
        by_case = {case: _sum(one.rolls[case] for one in self.played if case in one.rolls) for case in cases}
        dice, pips = _sum(by_case.values())
        spread = sqrt(35 / 12 / dice) if dice else 1
        mean = pips / dice if dice else 3.5
        return {
            "dice": dice,
            "mean": round(mean, 4),
            "expected": 3.5,
            "deviations": round((mean - 3.5) / spread, 2),
            "by_case": {
                case: {"dice": rolls.dice, "mean": round(rolls.pips / rolls.dice, 4)} for case, rolls in by_case.items()
            },
        }

    def report(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            "wins": self.wins,
            "draws": self.draws,
            "faults": len(self.faults),
            "fault_list": self.faults[:20],
            "intervals": {side: [round(end, 4) for end in self.interval(side)[1:]] for side in self.wins},
            "reasons": self.reasons(),
            "losses": self.losses(),
            "turns": quartiles([one.turns for one in self.played]),
            "decisions": sum(one.decisions for one in self.played),
            "luck": self.luck(),
        }

    def lines(self) -> Iterable[str]:
        """Everything that a person wants to know, line by line."""
        if not self.played:
            yield "no game was played to its end"
            return
        for side, wins in self.wins.items():
            yield _line(f"{side} wins", f"{wins} of {self.games}, {self.interval(side)}")
        if self.draws:
            yield _line("draws", f"{self.draws}, {wilson(self.draws, self.games)}")
        texts = {one.outcome.reason: one.text for one in self.played}
        for reason, count in self.reasons().items():
            yield _line("", f"{count:>6}  {ENGLISH(texts[reason])}")
        turns = quartiles([one.turns for one in self.played])
        yield _line("turns", f"{turns['median']:g} in the middle, half of the games {turns['q1']:g} to {turns['q3']:g}")
        if losses := self.losses():
            yield _line("lost", ", ".join(f"{who} in {count}" for who, count in losses.items()))
        luck = self.luck()
        yield _line(
            "luck",
            f"{luck['dice']} dice, {luck['mean']:.3f} on average where 3.5 is expected"
            f" ({luck['deviations']:+.1f} standard deviations)",
        )
        yield _line("decisions", f"{sum(one.decisions for one in self.played)}")
        yield _line("faults", str(len(self.faults) or "none"))
        for fault in self.faults[:20]:
            yield _line("", fault)


def _line(name: str, text: str) -> str:
    return f"{name:>13}  {text}"


def _sum(rolls: Iterable[Rolls]) -> Rolls:
    dice, pips = 0, 0
    for one in rolls:
        dice, pips = dice + one.dice, pips + one.pips
    return Rolls(dice, pips)
