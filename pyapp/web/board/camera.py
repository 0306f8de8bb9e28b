"""The eye on the board: which part of it is in the window, and when it moves there by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from js import window

from pyapp.kernel.decision import Option
from pyapp.kernel.scene import Scene
from pyapp.web.board import camera_goal, geometry
from pyapp.web.board.camera_goal import Sizes, View, Window
from pyapp.web.board.geometry import Box
from pyapp.web.question.narrowing import Narrowing

MARGIN = 36
"""Ground around a board, in its units."""
FINGER, COMFORT = 24, 46
"""Pixels: a square smaller than a finger is brought nearer first; this is how large it then is."""
CLOSER = 1.25
"""Who turns from the whole board to the question comes at least as much nearer as this."""


class Board(Protocol):
    """What has to be known of a board to look at it."""

    boxes: dict[str, Box]
    scene: Scene | None

    def box(self, ref: str) -> Box | None: ...

    def square_of(self, ref: str) -> str | None: ...


class Eye:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._about: frozenset[str] = frozenset()
        """Who acted in the question that was looked at last."""
        self._options: Sequence[Option] = ()
        """What was asked then."""
        self._glances = False
        """Whether the whole board is in sight only because the page has pointed somewhere."""

    @property
    def _usual(self) -> float:
        """How large a square usually is. A few that are smaller, of a track say, do not set the scale for all."""
        sizes = sorted(min(box.width, box.height) for box in self._board.boxes.values())
        return sizes[len(sizes) // 2] if sizes else 1

    def is_far(self, square: str) -> bool:
        """Whether a square is too small for a finger."""
        return bool(window.shamble.view.scale() * self._size(square) < FINGER)

    def _size(self, square: str) -> float:
        box = self._board.boxes[square]
        return min(box.width, box.height)

    def open(self, scene: Scene) -> None:
        """Another board lies on the table: all of it."""
        width, height = scene.size
        window.shamble.view.show(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)

    # By itself

    def attend(self, narrowing: Narrowing, hopeless: frozenset[str] = frozenset(), *, anew: bool = False) -> None:
        """See to it that what is asked can be answered on the board, but for what is `hopeless`.

        Whoever looks at the whole board goes on doing so, unless a game has just come to the table (`anew`) in a
        window too small for that.
        """
        view = window.shamble.view
        now = self._now()
        # Where those who act need no naming, they are still the same.
        about = narrowing.chosen_refs or self._about
        is_other, self._about = about != self._about, about
        if narrowing.options != self._options:
            # What was shown meanwhile has been seen.
            anew = anew or (self._glances and bool(view.isWhole()))
            self._options, self._glances = narrowing.options, False
        anew = anew and view.aim() * self._usual < FINGER
        if anew or not view.isWhole():
            drawn_back = is_other and bool(view.isOurs())
            self._go(self._frame(narrowing, now, anew=anew, drawn_back=drawn_back, hopeless=hopeless))

    def switch(self, narrowing: Narrowing) -> None:
        """From a part of the board to all of it, and from there back to what is asked."""
        view = window.shamble.view
        self._glances = False
        if view.isWhole():
            self._go(self._frame(narrowing, self._now(), anew=True))
        else:
            view.fit()

    def _frame(
        self,
        narrowing: Narrowing,
        now: Window,
        *,
        anew: bool,
        drawn_back: bool = False,
        hopeless: frozenset[str] = frozenset(),
    ) -> View | None:
        scene = self._board.scene
        if scene is None:
            return None
        width, height = scene.size
        board = Box(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
        least, comfort = FINGER / self._usual, COMFORT / self._usual
        if anew:
            least, comfort = max(least, now.scale * CLOSER), max(comfort, now.scale * CLOSER)
        lit, actors = self._places(narrowing.live - hopeless), self._places(narrowing.chosen_refs)
        if anew and not actors and not 0 < len(lit) <= camera_goal.MANY:
            lit, actors = [], self._places(scene.focus)
        return camera_goal.frame(lit, actors, now, board, Sizes(least, comfort), anew=anew, drawn_back=drawn_back)

    def _places(self, refs: Iterable[str]) -> list[Box]:
        """Where things are: those in one square are in one place."""
        places: dict[str, list[Box]] = {}
        for ref in sorted(refs):
            if (box := self._board.box(ref)) is not None:
                places.setdefault(self._board.square_of(ref) or ref, []).append(box)
        return [whole for boxes in places.values() if (whole := geometry.around(boxes)) is not None]

    def _now(self) -> Window:
        """What is in the window when the view has come to rest."""
        x, y, width, height, scale = (float(each) for each in window.shamble.view.rest())
        return Window(Box(x, y, width, height), scale)

    def here(self) -> tuple[View, bool] | None:
        """The part of the board that is in sight, and whether that was the page's wish, to come back to; None while all
        of it is.
        """
        view, now = window.shamble.view, self._now()
        return None if view.isWhole() else (View(*now.seen.centre, now.scale), bool(view.isOurs()))

    def come_back(self, there: tuple[View, bool] | None) -> None:
        if there is not None:
            view, is_ours = there
            window.shamble.view.frame(*view, is_ours)

    def _go(self, view: View | None) -> None:
        if view is not None:
            window.shamble.view.frame(*view)

    def on_screen(self, box: Box) -> Box:
        """Where something is in the window, in pixels from its corner."""
        left, top, scale = (float(each) for each in window.shamble.view.origin())
        return Box(left + box.x * scale, top + box.y * scale, box.width * scale, box.height * scale)

    # To what somebody points at

    def follow(self, refs: Iterable[str], around: int) -> None:
        """In a window that shows a part of the board, move to where something happens."""
        whole = geometry.around(box for ref in refs if (box := self._board.box(ref)) is not None)
        if whole is not None:
            self.reveal(whole, around)

    def show_all(self, refs: Iterable[str]) -> None:
        """All of these in the window, if it shows only a part of the board: then that is the whole board."""
        whole = geometry.around(box for ref in refs if (box := self._board.box(ref)) is not None)
        if whole is not None and not camera_goal.holds(self._now().seen, whole):
            self._glances = True
            window.shamble.view.fit()

    def reveal(self, box: Box, around: int) -> None:
        window.shamble.view.reveal(box.x - around, box.y - around, box.width + 2 * around, box.height + 2 * around)

    def come_nearer(self, square: str) -> bool:
        """Bring a square so near that a finger can hit what is in it; false if that cannot be done."""
        view = window.shamble.view
        before = view.scale()
        view.to(*self._board.boxes[square], COMFORT / min(self._size(square), self._usual))
        return bool(view.aim() > before * 1.01)
