"""How likely the totals of six-sided dice are: exact, and told as players say it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import floor

from pyapp.kernel.message import Message, say

FACES = 6


@cache
def totals(dice: int) -> Mapping[int, Fraction]:
    """How likely each total of some dice is."""
    found: dict[int, Fraction] = {}
    for faces in product(range(1, FACES + 1), repeat=dice):
        found[sum(faces)] = found.get(sum(faces), Fraction(0)) + Fraction(1, FACES**dice)
    return found


@cache
def at_least(dice: int, total: int) -> Fraction:
    return sum((chance for sum_, chance in totals(dice).items() if sum_ >= total), Fraction(0))


def percent(chance: Fraction) -> Message:
    """A chance, rounded, halves up; what is possible is never called impossible, nor what may fail certain."""
    rounded = floor(100 * chance + Fraction(1, 2))
    if rounded == 0 and chance:
        return say("< 1 %")
    if rounded == 100 and chance < 1:
        return say("> 99 %")
    return say("{percent} %", percent=rounded)


def in_runs(numbers: Iterable[int]) -> str:
    """Numbers in short: 2–6, 8, 9."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)
