"""What hits would come to for those who take them (reduced, eliminated, a saving roll), and how likely that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from fractions import Fraction
from math import comb

from pyapp.kernel.chance.totals import percent
from pyapp.kernel.message import Listing, Message, listing
from pyapp.zeds.names import ZedId
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import PEOPLE, TOUGH, ZEDS_HITS, Who
from pyapp.zeds.truth.state import Zeds, ZedsState

Sum = tuple[Message, Message | str]
HALF = Fraction(1, 2)
"""How likely one is to be saved, and how likely a hit on somebody tough is to be cancelled."""


class Fate(IntEnum):
    """What becomes of those who are hit, the worst last."""

    UNCHANGED = 0
    REDUCED = 1
    GONE = 2


def of_zeds(units: Iterable[Zeds], hits: int) -> Fate:
    """The worst that so many hits can do to one of them; they are split as the players like."""
    fates = [
        Fate.GONE if hits >= one.left else Fate.REDUCED if not one.is_reduced and one.hits + hits >= ZEDS_HITS else None
        for one in units
    ]
    return max((fate for fate in fates if fate is not None), default=Fate.UNCHANGED)


def of_unit(state: ZedsState, who: Who, hits: int) -> Fate:
    """What so many hits, of which none is cancelled, do to a unit; gone means that a saving roll decides."""
    unit, most = state.units[who], PEOPLE[who].hits
    if unit.hits + hits + (most if unit.is_reduced else 0) >= 2 * most:
        return Fate.GONE
    return Fate.REDUCED if not unit.is_reduced and unit.hits + hits >= most else Fate.UNCHANGED


_ZEDS = {Fate.REDUCED: say("Zeds reduced"), Fate.GONE: say("Zeds eliminated")}
_MOB = {Fate.REDUCED: say("one of the Zeds reduced"), Fate.GONE: say("one of the Zeds eliminated")}


def _words(units: list[Zeds], hits: int) -> Message | None:
    if len(units) > 1 and hits >= sum(one.left for one in units):
        return say("all Zeds eliminated")
    return (_ZEDS if len(units) == 1 else _MOB).get(of_zeds(units, hits))


def told(state: ZedsState, zeds: Iterable[ZedId], hits: int, who: Who | None = None, own: int = 0) -> Listing | None:
    """What a result brings about, in a few words; nothing where nobody changes."""
    found = [] if (text := _words([state.zeds[one] for one in zeds], hits)) is None else [text]
    if who is not None:
        fate = of_unit(state, who, own)
        if fate is Fate.GONE:
            text = say("{who}: saving roll", who=who.called)
        else:
            text = say("{who} reduced", who=who.called) if fate is Fate.REDUCED else None
        if text is not None:
            found.append(say("{what} at worst", what=text) if who in TOUGH else text)
    return listing(found) if found else None


# How likely


def _through(hits: int, *, is_tough: bool) -> Iterator[tuple[int, Fraction]]:
    """How many hits are left of so many, and how likely; of those on somebody tough every second one on average."""
    if not is_tough:
        yield hits, Fraction(1)
        return
    for left in range(hits + 1):
        yield left, comb(hits, left) * HALF**hits


def zeds_sums(state: ZedsState, zeds: Iterable[ZedId], rolls: Iterable[tuple[int, Fraction]]) -> Iterator[Sum]:
    """At how many hits they turn and go, and how likely that is with so many hits, each so likely."""
    units = [state.zeds[one] for one in zeds]
    if len(units) == 1:
        yield from _limits(units[0])
    chances = dict.fromkeys(Fate, Fraction(0))
    # Of a mob the players spare nobody for being tough: they let others take the hits.
    is_tough = all(one.is_tough for one in units)
    for hits, chance in rolls:
        for left, share in _through(hits, is_tough=is_tough):
            chances[of_zeds(units, left)] += chance * share
    for fate, text in (_ZEDS if len(units) == 1 else _MOB).items():
        if any(not one.is_reduced for one in units) or fate is Fate.GONE:
            yield say("Chance: {what}", what=text), percent(chances[fate])


def _limits(one: Zeds) -> Iterator[Sum]:
    if one.is_reduced:
        yield say("Zeds are eliminated by"), say_n("{count} hit", "{count} hits", one.left)
    else:
        counts = say("{first}, {last} hits", first=ZEDS_HITS - one.hits, last=one.left)
        yield say("Zeds are reduced, eliminated by"), counts


def unit_sums(state: ZedsState, who: Who, rolls: Iterable[tuple[int, Fraction]]) -> Iterator[Sum]:
    """How likely a unit is reduced, and how likely it is lost: a saving roll saves every second one."""
    chances = dict.fromkeys(Fate, Fraction(0))
    for hits, chance in rolls:
        for left, share in _through(hits, is_tough=who in TOUGH):
            chances[of_unit(state, who, left)] += chance * share
    if not state.units[who].is_reduced:
        yield say("Chance: {what}", what=say("{who} reduced", who=who.called)), percent(chances[Fate.REDUCED])
    yield say("Chance: {what}", what=say("{who} lost", who=who.called)), percent(chances[Fate.GONE] * HALF)
