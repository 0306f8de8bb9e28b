"""[A1.2] Whether a scenario can be played: one board, starts that are free, and goals that somebody can reach."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

from pyapp.attack.board.board import distances
from pyapp.attack.board.squares import Square
from pyapp.attack.names import kind_of
from pyapp.attack.scenarios.conditions import Alive, Carry, Condition, EverybodyIn
from pyapp.attack.scenarios.drawing_of_board import Drawn
from pyapp.attack.scenarios.finding_faults import Faults
from pyapp.attack.scenarios.model import MOST_HUMANS, Layout
from pyapp.attack.speech import say
from pyapp.kernel.message import Message

MOST_CONDITIONS = 100


def check(layout: Layout, found: Drawn, faults: Faults) -> None:
    _starts(layout, found, faults)
    if layout.humans and layout.humans[0] in layout.board.ways:
        _connected(layout, found, faults)
    _zombies(layout, faults)
    _things(layout, found, faults)
    _how_many_conditions(layout, faults)
    _goals(layout, faults)
    # What is wrong so far could make it look as if something held.
    if not faults.found:
        _beginning(layout, faults)


def _starts(layout: Layout, found: Drawn, faults: Faults) -> None:
    if not layout.humans:
        faults.under(("legend",), say("nobody has a place to start: a letter needs start = “human”"))
    if len(layout.humans) > MOST_HUMANS:
        row, column = found.place(layout.humans[MOST_HUMANS])
        faults.at(
            row, column, say("there are at most {most} humans, and this is the start of one more", most=MOST_HUMANS)
        )
    for square in (*layout.humans, *layout.zombies):
        if square not in layout.board.ways:
            _at(faults, found, square, say("nobody can start here: the square cannot be entered"))


def _connected(layout: Layout, found: Drawn, faults: Faults) -> None:
    """Every square can be reached from every other; of each part that cannot, one square is told."""
    board = layout.board
    known = set(distances(board, (layout.humans[0],)))
    for square in board.ways:
        if square not in known:
            _at(faults, found, square, say("this square cannot be reached: it needs an opening or a way around"))
            known |= set(distances(board, (square,)))


def _zombies(layout: Layout, faults: Faults) -> None:
    if not any(layout.board.rims.values()):
        faults.under(("board",), say("zombies come from the edge: at least one square of it must be free to enter"))
    most = max(layout.numbers["zombies"])
    if most > len(layout.zombies):
        text = say(
            "{count} zombies begin, but only {starts} squares have start = “zombie”",
            count=most,
            starts=len(layout.zombies),
        )
        faults.under(("setup", "zombies"), text)


def _things(layout: Layout, found: Drawn, faults: Faults) -> None:
    """[A4.1] [A5.1] What is to be searched or picked up can be stood beside."""
    for square in (*layout.searches, *layout.tokens.values()):
        if square not in layout.board.ways and not layout.board.beside(square):
            _at(faults, found, square, say("nobody can stand next to this token"))
    if layout.dealt * len(layout.humans) > len(layout.deck):
        faults.under(("setup", "cards"), say("the deck has too few cards to deal so many"))


def _how_many_conditions(layout: Layout, faults: Faults) -> None:
    """All of them are asked after every step of a game."""
    count = layout.win.how_many() + (layout.lose.how_many() if layout.lose is not None else 0)
    if count > MOST_CONDITIONS:
        text = say(
            "survival rules have at most {most} conditions in all, and these have {count}",
            most=MOST_CONDITIONS,
            count=count,
        )
        faults.under(("win",), text)


def _goals(layout: Layout, faults: Faults) -> None:
    counts = Counter(map(kind_of, layout.tokens))
    board = layout.board
    for name, rules in (("win", layout.win), ("lose", layout.lose)):
        for part in rules.leaves() if rules is not None else ():
            if isinstance(part, Carry):
                if counts[part.token] < part.count:
                    text = say(
                        "{path}: {count} of “{token}” are asked for, and there are {there}",
                        path=part.path,
                        count=part.count,
                        token=part.token,
                        there=counts[part.token],
                    )
                    faults.under((name,), text)
                if not any(square in board.ways for square in board.zones[part.to]):
                    faults.under((name,), say("{path}: nobody can enter “{zone}”", path=part.path, zone=part.to))
            elif isinstance(part, EverybodyIn):
                room = sum(square in board.ways for square in board.zones[part.zone])
                if room < len(layout.humans):
                    text = say(
                        "{path}: “{zone}” has room for {room}, and there may be {humans} humans",
                        path=part.path,
                        zone=part.zone,
                        room=room,
                        humans=len(layout.humans),
                    )
                    faults.under((name,), text)
                _enough(layout, name, part.path, part.least, faults)
            elif isinstance(part, Alive):
                _enough(layout, name, part.path, part.least, faults)


def _beginning(layout: Layout, faults: Faults) -> None:
    """Nobody may have won or lost before anything was done, however many play."""
    for name, rules in (("win", layout.win), ("lose", layout.lose)):
        counts = range(1, layout.most_humans + 1)
        if rules is not None and any(_comes_true(rules, _before(layout, count)) for count in counts):
            faults.under((name,), say("{path}: this is so before anybody has done anything", path=name))


def _comes_true(rules: Condition, state: Any) -> bool:
    rules.advance(state)
    return rules.holds(state)


def _before(layout: Layout, count: int) -> Any:
    """As much of a state as conditions look at, with so many humans on their starts."""
    humans = {who: SimpleNamespace(square=square, tokens=()) for who, square in enumerate(layout.humans[:count])}
    return SimpleNamespace(
        rounds=0,
        reached={},
        kills=0,
        barricades={},
        board=layout.board,
        tokens=layout.tokens,
        humans=humans,
        living=tuple(humans),
    )


def _enough(layout: Layout, name: str, path: str, least: int, faults: Faults) -> None:
    if least > len(layout.humans):
        text = say(
            "{path}: {least} humans are asked for, and {humans} can play",
            path=path,
            least=least,
            humans=len(layout.humans),
        )
        faults.under((name,), text)


def _at(faults: Faults, found: Drawn, square: Square, text: Message) -> None:
    row, column = found.place(square)
    faults.at(row, column, text)
