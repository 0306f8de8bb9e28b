"""[15.5] The five priorities of free movement, in printed order, and the order among those that fulfil one alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pyapp.kernel.decision import Action
from pyapp.kernel.message import Listing, Message
from pyapp.kernel.priority import Criterion
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import party_name
from pyapp.mall.play.zombie_steps import reach
from pyapp.mall.solitaire.distances import tread_to, walk_to
from pyapp.mall.solitaire.hunt import Deed, Hunt, MakingWay, Mover, bars
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status

_MAIN_DOORS = frozenset(door.square for door in MALL.main_doors.values())


@dataclass(frozen=True, slots=True)
class Priority:
    """One line of the list: which moves it asks for, how the log puts it, and what goes first within it."""

    number: int
    deeds: Callable[[Hunt], list[Deed]]
    reason: Callable[[MallState, Deed], Message]
    order: tuple[Callable[[MallState], Criterion[Deed]], ...]


# The order among those that fulfil a priority alike: the least advantageous to the characters first


def _fiercest(state: MallState) -> Criterion[Deed]:  # noqa: ARG001
    def key(deed: Deed) -> int:
        return 0 if deed.mover.who else 1 if deed.mover.is_berserk else 2

    return Criterion("15.5", say("the fiercest"), key)


def _nearest(state: MallState) -> Criterion[Deed]:
    def key(deed: Deed) -> int:
        return walk_to(deed.prey, bars(state, deed.mover))[deed.mover.square]

    return Criterion("15.5", say("the nearest"), key)


def _weakest(state: MallState) -> Criterion[Deed]:
    """Where one more hit kills, then where Fran is, whose fall weighs most."""

    def key(deed: Deed) -> int:
        people = state.people_in(deed.prey)
        if any(state.people[who].status is not Status.NORMAL for who in people):
            return 0
        return 1 if Character.FRAN in people else 2

    return Criterion("15.5", say("the weakest prey"), key)


def _loneliest(state: MallState) -> Criterion[Deed]:
    return Criterion("15.5", say("the loneliest prey"), lambda deed: len(state.people_in(deed.prey)))


def _closing_in(state: MallState) -> Criterion[Deed]:
    """The step that leaves them least to walk."""

    def key(deed: Deed) -> int:
        return tread_to(deed.prey, bars(state, deed.mover))[deed.foremost]

    return Criterion("15.5", say("the shorter way"), key)


def _lowest(state: MallState) -> Criterion[Deed]:  # noqa: ARG001
    def key(deed: Deed) -> int:
        return int(deed.mover.square) * 1000 + int(deed.foremost)

    return Criterion("15.5", say("the lower square number"), key)


def _fewest(state: MallState) -> Criterion[Deed]:  # noqa: ARG001
    """[15.5] The second priority asks for as few moves as clear the way."""
    return Criterion("15.5", say("the fewest to make way"), lambda deed: len(deed.before))


WORST_FIRST = (_fiercest, _nearest, _weakest, _loneliest, _closing_in, _lowest)
"""[15.5] Least advantageous to the characters: values are unknown, so it goes by what lies open on the table."""


# The priorities


def _upon_somebody(hunt: Hunt) -> list[Deed]:
    """[15.5] First: every unit that would end its move in a character's square."""
    return [
        Deed(mover, action, end, end)
        for mover in hunt.movers
        if mover.square in hunt.vicinity.near(mover.steps)
        for action, end in hunt.ends(mover)
        if end in hunt.people
    ]


def _off_the_doors(hunt: Hunt) -> list[Deed]:
    """[15.5] Second: every unit in the square of an open main door, if need be after others have made way."""
    doors = {MALL.main_doors[door].square for door in hunt.state.open_main_doors()}
    found: list[Deed] = []
    for mover in hunt.movers:
        if mover.square in doors:
            ends = [*hunt.ends(mover)]
            if ends:
                found += [Deed(mover, action, end, _prey(hunt, mover, end)) for action, end in ends]
            elif mover.unit is not None and mover.who is None:
                found += _make_way(hunt, mover)
    return found


def _make_way(hunt: Hunt, first: Mover) -> list[Deed]:
    """[15.5] The shortest files, each of which moves into the square that the next one leaves.

    A super zombie goes through others [11.1]: nobody has to make way for it.
    """
    movers = {mover.square: mover for mover in hunt.movers}
    files: list[tuple[Mover, ...]] = [(first,)]
    known = {first.square}
    while files:
        deeds = (_file_deed(hunt, file, action) for file in files for action in hunt.departures(file[-1]))
        if affordable := [deed for deed in deeds if deed.cost <= hunt.moves]:
            return affordable
        files = [
            (*file, movers[end])
            for file in files
            if file[-1].who is None
            for end in reach(hunt.state, file[-1].square, file[-1].steps, frozenset())
            if end in movers and end not in known
        ]
        known.update(file[-1].square for file in files)
    return []


def _file_deed(hunt: Hunt, file: Sequence[Mover], last: Action) -> Deed:
    """The last of the file moves first."""
    actions = [*(Action("shift", (mover.square, ahead.square)) for mover, ahead in pairwise(file)), last]
    (first, action), *others = zip(file, actions, strict=True)
    end = SquareId(action.args[1])
    return Deed(first, action, end, _prey(hunt, first, end), tuple(MakingWay(*step) for step in reversed(others)))


def _prey(hunt: Hunt, mover: Mover, square: SquareId) -> SquareId:
    return hunt.closest(mover, square)[1][0]


def _towards_those_in_sight(hunt: Hunt) -> list[Deed]:
    """[15.5] Third: every unit that sees a character, toward the closest of those it sees."""
    found = []
    for mover, seen in hunt.watchers.items():
        away = {place: hunt.away(mover, place)[mover.square] for place in seen}
        least = min(away.values())
        found += [
            Deed(mover, action, end, place)
            for place in seen
            if away[place] == least
            for action, end in hunt.towards(mover, place)
        ]
    return found


def _into_sight(hunt: Hunt) -> list[Deed]:
    """[15.5] Fourth: every unit that sees nobody and would see somebody from where it ends, main doors excepted."""
    found = []
    for mover in hunt.movers:
        if mover in hunt.watchers or not hunt.may_come_into_sight(mover):
            continue
        for action, end in hunt.ends(mover):
            if end not in _MAIN_DOORS and (seen := hunt.seen_from(end, mover)):
                away = {place: hunt.away(mover, place)[end] for place in seen}
                found.append(Deed(mover, action, end, min(seen, key=lambda place: (away[place], place))))
    return found


def _towards_the_closest(hunt: Hunt) -> list[Deed]:
    """[15.5] Fifth: of all others the closest, toward the character it is closest to, main doors excepted."""
    by_tread: dict[int, list[Mover]] = {}
    for mover in hunt.movers:
        if mover not in hunt.watchers:
            by_tread.setdefault(hunt.closest(mover, mover.square)[0], []).append(mover)
    for _, movers in sorted(by_tread.items()):
        found = [
            Deed(mover, action, end, place)
            for mover in movers
            for place in hunt.closest(mover, mover.square)[1]
            for action, end in hunt.towards(mover, place)
            if end not in _MAIN_DOORS or end == mover.square
        ]
        if found:
            return found
    return []


# How the log puts it


def _who(state: MallState, deed: Deed) -> Message | Listing:
    return party_name(tuple(state.people_in(deed.prey)), len(state.living()))


def _reached(state: MallState, deed: Deed) -> Message:
    return say("{who} within reach", who=_who(state, deed))


def _making_room(state: MallState, deed: Deed) -> Message:  # noqa: ARG001
    return say("room for more at the main door")


def _seeing(state: MallState, deed: Deed) -> Message:
    return say("with {who} in sight", who=_who(state, deed))


def _coming_into_sight(state: MallState, deed: Deed) -> Message:
    return say("into sight of {who}", who=_who(state, deed))


def _closest_to(state: MallState, deed: Deed) -> Message:
    return say("nobody in sight, toward {who}", who=_who(state, deed))


MAKING_WAY = say("making way at the main door")

PRIORITIES: tuple[Priority, ...] = (
    Priority(1, _upon_somebody, _reached, WORST_FIRST),
    Priority(2, _off_the_doors, _making_room, (_fewest, *WORST_FIRST)),
    Priority(3, _towards_those_in_sight, _seeing, WORST_FIRST),
    Priority(4, _into_sight, _coming_into_sight, WORST_FIRST),
    Priority(5, _towards_the_closest, _closest_to, WORST_FIRST),
)
