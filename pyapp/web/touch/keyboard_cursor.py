"""The ring: where the keyboard is on the board. It goes where one could walk, and says what it finds there.

What lies beside the board lies below it: down from its lower edge the ring goes there, along the row, and up again.
"""

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


DOWN = (0, 1)


class Ring:
    def __init__(self, board: BoardView, hints: Hints) -> None:
        self._board = board
        self._hints = hints
        self._home: str | None = None
        """The square that the ring is on, or beside when it is on a door."""
        self._beside: str | None = None
        """What it was on last beside the board."""

    # Moving

    def put(self, ref: str) -> None:
        """On a thing; its square is where the next step begins."""
        square = self._board.square_of(ref)
        if square is not None:
            self._home = square
        elif ref in self._board.areas:
            self._beside = ref
        self._board.set_focus(ref)
        self._hints.point(ref)
        self._board.fan.point(ref)

    def go(self, session: Session, narrowing: Narrowing, direction: tuple[int, int], *, jump: bool) -> Message | None:
        """A step over the board; tells what stopped it. A jump minds no walls."""
        board = self._board
        if self.is_beside:
            self._go_along(direction, narrowing)
            return None
        if not board.boxes:
            return None
        if board.focus is None or self._home is None:
            self.put(self._first(narrowing))
            return None
        if direction == DOWN and geometry.step(board.boxes, self._home, DOWN) == self._home and self.enter():
            return None
        if jump or not (sides := self._sides(session, self._home)):
            self.put(geometry.step(board.boxes, self._home, direction))
            return None
        return self._walk(self._home, sides, direction)

    # Beside the board

    @property
    def is_beside(self) -> bool:
        return self._board.focus is not None and self._board.focus in self._board.areas

    def enter(self) -> bool:
        """To what lies beside the board, where the ring was last; false where nothing does."""
        areas = self._board.areas
        there = self._beside if self._beside is not None and self._beside in areas else None
        ref = there or next(iter(areas.index.order()), None)
        if ref is None:
            return False
        self.put(ref)
        return True

    def switch(self, narrowing: Narrowing) -> bool:
        """From the board to what lies beside it, or back."""
        if not self.is_beside:
            return self.enter()
        self._back(narrowing)
        return True

    def _back(self, narrowing: Narrowing) -> None:
        home = self._home if self._home in self._board.boxes else None
        if home is not None or self._board.boxes:
            self.put(home or self._first(narrowing))

    def _go_along(self, direction: tuple[int, int], narrowing: Narrowing) -> None:
        """A step through the row; up leads back to the board."""
        dx, dy = direction
        here = self._board.focus
        if dy < 0:
            self._back(narrowing)
        elif dx and here is not None:
            self.put(self._board.areas.index.step(here, dx, self._board.areas.opened))

    # On the board

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
        home, focus = self._home, self._board.focus
        if focus is not None and self.is_beside:
            self.put(self._board.areas.index.turn(focus, by))
            return
        if home is None or focus is None:
            return
        doors = [side.by for side in self._sides(session, home) if side.by]
        things = [*self._board.things_in(home), *doors]
        here = things.index(focus) if focus in things else 0
        self.put(things[(here + by) % len(things)])

    def next(self, live: Iterable[str], by: int) -> bool:
        """To the next thing that can be used, as one reads, then through what lies beside the board; false when there
        is none.
        """
        board = self._board
        usable = set(live)
        places = {ref: box for ref in usable if (box := board.box(ref)) is not None}
        # A counter whose square can be used as well is one thing with it.
        things = sorted(
            (ref for ref in places if ref in board.boxes or board.square_of(ref) not in usable),
            key=lambda ref: (places[ref].y, places[ref].x, ref),
        )
        things += [ref for ref in board.areas.index.sorted(usable) if ref not in places]
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
        lying = self._board.areas.find(ref) if self.is_beside else None
        if lying is not None:
            return ". ".join(map(read, (lying.area.title, lying.piece.label, *self._hints.told(ref))))
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
