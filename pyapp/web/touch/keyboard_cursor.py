"""The ring: where the keyboard is on the board. It goes where one could walk, and says what it finds there."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.kernel.message import Message, Reader, listing, say
from pyapp.kernel.prospect import Side
from pyapp.web.board import geometry
from pyapp.web.board.boardview import BoardView
from pyapp.web.foresight.board_hints import Hints
from pyapp.web.question.narrowing import Narrowing
from pyapp.web.table.session import Session

WAYS = {
    (0, -1): say("up"),
    (1, 0): say("right"),
    (0, 1): say("down"),
    (-1, 0): say("left"),
}


class Ring:
    def __init__(self, board: BoardView, hints: Hints) -> None:
        self._board = board
        self._hints = hints
        self._home: str | None = None
        """The square that the ring is on, or beside when it is on a door."""

    # Moving

    def put(self, ref: str) -> None:
        """On a thing; its square is where the next step begins."""
        square = self._board.square_of(ref)
        if square is not None:
            self._home = square
        self._board.set_focus(ref)
        self._hints.point(ref)
        self._board.fan.point(ref)

    def go(self, session: Session, narrowing: Narrowing, direction: tuple[int, int], *, jump: bool) -> Message | None:
        """A step over the board; tells what stopped it. A jump minds no walls."""
        board = self._board
        if not board.boxes:
            return None
        if board.focus is None or self._home is None:
            self.put(self._first(narrowing))
            return None
        if jump or not (sides := self._sides(session, self._home)):
            self.put(geometry.step(board.boxes, self._home, direction))
            return None
        return self._walk(self._home, sides, direction)

    def _walk(self, home: str, sides: tuple[Side, ...], direction: tuple[int, int]) -> Message | None:
        """Where nothing is in between. A closed door is a stop on the way: the ring is on it first, then beyond."""
        there = geometry.beside(self._board.boxes, home, direction, (side.ref for side in sides))
        side = next((side for side in sides if side.ref == there), None) or self._outer(home, sides, direction)
        if side is None:
            return say("There is no way through.")
        if side.by and not (side.ref and (side.is_open or self._board.focus == side.by)):
            self.put(side.by)
        else:
            self.put(side.ref)
        return None

    def _outer(self, home: str, sides: tuple[Side, ...], direction: tuple[int, int]) -> Side | None:
        """A door in that side that leads nowhere on the board."""
        for side in sides:
            box = self._board.box(side.by) if side.by and not side.ref else None
            if box is not None and geometry.lies(self._board.boxes[home], box.centre, direction):
                return side
        return None

    def _first(self, narrowing: Narrowing) -> str:
        """Where the ring appears: with those who act, or where the scene looks."""
        board = self._board
        squares = [board.square_of(ref) for ref in sorted(narrowing.chosen_refs)]
        scene = board.scene.focus if board.scene else ()
        found = (ref for ref in (*squares, *scene) if ref in board.boxes)
        return next(found, None) or next(iter(board.boxes))

    def turn(self, session: Session, by: int) -> None:
        """To the next thing in the square: what stands there, then the doors in its sides, then the square again."""
        home = self._home
        if home is None or self._board.focus is None:
            return
        doors = [side.by for side in self._sides(session, home) if side.by]
        things = [*self._board.things_in(home), *doors]
        here = things.index(self._board.focus) if self._board.focus in things else 0
        self.put(things[(here + by) % len(things)])

    def next(self, live: Iterable[str], by: int) -> bool:
        """To the next thing that can be used, as one reads; false when there is none."""
        board = self._board
        usable = set(live)
        places = {ref: box for ref in usable if (box := board.box(ref)) is not None}
        # A counter whose square can be used as well is one thing with it.
        things = sorted(
            (ref for ref in places if ref in board.boxes or board.square_of(ref) not in usable),
            key=lambda ref: (places[ref].y, places[ref].x, ref),
        )
        if not things:
            return False
        here = board.focus
        index = things.index(here) + by if here in things else 0 if by > 0 else -1
        self.put(things[index % len(things)])
        return True

    # Telling

    def words(self, session: Session, read: Reader) -> str:
        """What the ring is on: name, what stands there, what it would cost, and the ways out."""
        ref = self._board.focus
        if ref is None:
            return ""
        name = session.game.called(ref)
        things = [thing for thing in self._board.things_in(ref) if thing != ref or name is None]
        words = [read(name)] if name is not None else []
        words += [self._board.label(thing, read) for thing in things]
        words += map(read, self._hints.told(ref))
        if ref in self._board.boxes and (ways := self._ways_out(session, ref)):
            words.append(read(say("ways: {ways}", ways=listing(ways))))
        return ". ".join(words)

    def _ways_out(self, session: Session, ref: str) -> list[Message]:
        sides = self._sides(session, ref)
        found: list[Message] = []
        for direction, word in WAYS.items():
            there = geometry.beside(self._board.boxes, ref, direction, (side.ref for side in sides))
            side = next((side for side in sides if side.ref == there), None)
            if side is not None:
                found.append(word if side.is_open else say("{way}, {what}", way=word, what=side.shut))
        return found

    def _sides(self, session: Session, ref: str) -> tuple[Side, ...]:
        return session.game.around(session.history.state, ref)
