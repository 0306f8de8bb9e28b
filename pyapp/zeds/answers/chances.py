"""[6.1] Exact chances, from the same tables as the rules: the two dice, fights, shots, foraging."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

from pyapp.kernel.chance.totals import FACES, totals
from pyapp.zeds.map.places import Ground
from pyapp.zeds.truth.tables import BANDS, Result, ammo_found, gunfire, hand_to_hand

DICE = 2
WAYS = FACES**DICE


def _ways(row: int) -> int:
    """In how many of the thirty-six ways two dice fall into a row."""
    low, high = BANDS[row]
    return int(WAYS * sum(totals(DICE)[total] for total in range(low, high + 1)))


@cache
def fight_rows(column: int) -> tuple[tuple[Result, int], ...]:
    """Each result of a column, with its ways."""
    return tuple((hand_to_hand(column, low), _ways(row)) for row, (low, _) in enumerate(BANDS))


@cache
def to_win(column: int) -> Fraction:
    """[6.1] How likely the humans win, with one roll."""
    return Fraction(sum(count for result, count in fight_rows(column) if not result.zeds_win), WAYS)


@cache
def to_win_at_last(column: int, *, again: bool) -> Fraction:
    """The same for those who may roll once more after a defeat."""
    once = to_win(column)
    return 1 - (1 - once) ** 2 if again else once


@cache
def settled(column: int, *, again: bool) -> tuple[tuple[Result, Fraction], ...]:
    """Each result and how likely it stands in the end, for those who roll once more when they have lost, or do not."""
    lost = 1 - to_win(column)
    return tuple(
        (result, Fraction(count, WAYS) * ((lost if result.zeds_win else 1 + lost) if again else 1))
        for result, count in fight_rows(column)
    )


@cache
def mean_hits(column: int) -> tuple[Fraction, Fraction]:
    """Hits on the Zeds and on the unit, on average."""
    zeds = Fraction(sum(result.zeds * count for result, count in fight_rows(column)), WAYS)
    humans = Fraction(sum(result.humans * count for result, count in fight_rows(column)), WAYS)
    return zeds, humans


@cache
def shot_rows(column: int) -> tuple[tuple[int, int], ...]:
    """Hits by each row of the gunfire table, with their ways."""
    return tuple((gunfire(column + 1, low), _ways(row)) for row, (low, _) in enumerate(BANDS))


@cache
def to_hit(column: int, least: int = 1) -> Fraction:
    """How likely a shot scores at least so many hits."""
    return Fraction(sum(count for hits, count in shot_rows(column) if hits >= least), WAYS)


@cache
def mean_shot(column: int) -> Fraction:
    return Fraction(sum(hits * count for hits, count in shot_rows(column)), WAYS)


@cache
def forage_mean(ground: Ground, bonus: int, dice: int) -> Fraction:
    """[5.3] Ammunition on average: of two dice the better one, a natural double twice."""
    total = 0
    for faces in product(range(1, 7), repeat=dice):
        found = max(ammo_found(ground, face + bonus) for face in faces)
        total += 2 * found if len(faces) == 2 and faces[0] == faces[1] else found
    return Fraction(total, 6**dice)


@cache
def forage_chance(ground: Ground, bonus: int, dice: int) -> Fraction:
    """[5.3] How likely anything is found."""
    good = sum(any(ammo_found(ground, face + bonus) for face in faces) for faces in product(range(1, 7), repeat=dice))
    return Fraction(good, 6**dice)
