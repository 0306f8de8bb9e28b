"""Which games the laws are tested with: modes, options and scenarios taken in turn, so that every two of them meet.

All combinations would be far too many. What goes wrong, goes wrong where two things meet: a row of settings is made
round one pair that has not been met yet, and takes in as many others as it can. When all pairs have been met it begins
anew, with other rows. Nothing here is by chance: the same game is played with the same rows in every run.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, count, islice
from typing import Any, NamedTuple

from pyapp.kernel.dice import Dice
from pyapp.kernel.game import Game
from pyapp.kernel.modes import TURN_LIMIT, Mode

Choice = tuple[str, str]
"""A name, such as that of an option, and one of its values."""
Pair = frozenset[Choice]

MODE, SCENARIO = "mode:", "scenario:"
"""Names that no option has."""


class Round(NamedTuple):
    """One game to be played."""

    mode: str
    settings: Mapping[str, str]
    scenario: str
    seed: int


def values(game: Game[Any, Any], mode: Mode) -> dict[str, tuple[str, ...]]:
    """All that can be chosen in a mode. But never a game without a limit on its turns, which need not end."""
    found = {
        setting.id: tuple(value for value, _ in setting.values if (setting.id, value) != (TURN_LIMIT.id, "none"))
        for setting in mode.settings
    }
    if scenarios := tuple(each.id for each in game.scenarios() if each.fits(mode.id)):
        found[SCENARIO] = scenarios
    return found


def pairs_of(row: Mapping[str, str]) -> set[Pair]:
    return set(map(frozenset, combinations(row.items(), 2)))


def all_pairs(game: Game[Any, Any]) -> set[Pair]:
    """Every two values that can be chosen together, a mode being one of them."""
    met: set[Pair] = set()
    for mode in game.modes:
        choices = {MODE: (mode.id,), **values(game, mode)}
        for (one, these), (other, those) in combinations(choices.items(), 2):
            met |= {frozenset(((one, a), (other, b))) for a in these for b in those}
    return met


def rows(game: Game[Any, Any]) -> Iterator[dict[str, str]]:
    """Rows without an end; of the first ones, and of those after them, every pair is in one."""
    for number in count():
        yield from _all_once(game, Dice(number))


def _all_once(game: Game[Any, Any], dice: Dice) -> Iterator[dict[str, str]]:
    missing, number = all_pairs(game), 0
    if not missing:  # nothing to choose
        yield from ({MODE: mode.id} for mode in game.modes)
    while missing:
        row = _row(game, sorted(map(sorted, missing))[dice.below(len(missing))], missing, number, dice)
        missing -= pairs_of(row)
        number += 1
        yield row


def _row(game: Game[Any, Any], pair: list[Choice], missing: set[Pair], number: int, dice: Dice) -> dict[str, str]:
    """A row with this pair; each other name gets the value that meets most of the row for the first time."""
    row = dict(pair)
    fitting = [mode for mode in game.modes if _fits(row, {MODE: (mode.id,), **values(game, mode)})]
    mode = fitting[number % len(fitting)]
    row[MODE] = mode.id
    left = {name: some for name, some in values(game, mode).items() if name not in row}
    while left:
        name = list(left)[dice.below(len(left))]
        some = left.pop(name)
        begin = dice.below(len(some))
        turned = some[begin:] + some[:begin]
        row[name] = max(turned, key=lambda value, name=name: _new(name, value, row, missing))  # type: ignore[misc]
    return row


def _fits(row: Mapping[str, str], choices: Mapping[str, tuple[str, ...]]) -> bool:
    return all(value in choices.get(name, ()) for name, value in row.items())


def _new(name: str, value: str, row: Mapping[str, str], missing: set[Pair]) -> int:
    return sum(frozenset(((name, value), met)) in missing for met in row.items())


def mixed(game: Game[Any, Any], number: int) -> list[Round]:
    """So many games with options, no two pairs of which go in step."""
    return [
        Round(row.pop(MODE), row, row.pop(SCENARIO, ""), seed) for seed, row in enumerate(islice(rows(game), number))
    ]


def plain(game: Game[Any, Any], number: int, modes: tuple[str, ...] = ()) -> list[Round]:
    """So many games without any option: the modes in turn, and in each its scenarios."""
    tables = [
        (mode.id, scenario)
        for mode in game.modes
        if not modes or mode.id in modes
        for scenario in values(game, mode).get(SCENARIO, ("",))
    ]
    return [Round(*_plain(tables[seed % len(tables)]), seed) for seed in range(number)] if tables else []


def _plain(table: tuple[str, str]) -> tuple[str, Mapping[str, str], str]:
    mode, scenario = table
    return mode, {}, scenario
