"""The player at the page who has nothing but a keyboard."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from e2e.players import Hand
from e2e.watched import Watched
from pyapp.kernel.decision import Decision, Option
from tests.web.touching import is_alone_there, touches

RING_TO = """(square) => {
  // A place has a shape of its own, and so has the ring around it.
  const [ring] = document.querySelectorAll("#ring :is(rect, path)");
  if (!document.getElementById("board").dataset.focus || !ring) return null;
  const goal = document.querySelector(`#picture [data-ref="${square}"]`).getBoundingClientRect();
  const here = ring.getBoundingClientRect();
  const away = [goal.x + goal.width / 2 - here.x - here.width / 2, goal.y + goal.height / 2 - here.y - here.height / 2];
  if (document.getElementById("board").dataset.focus === square) return [0, 0];
  // Around somebody in the middle of it the ring is not on the square yet: a step aside, and back.
  return away[0] || away[1] ? away : [1, 0];
}"""
"""How far it is from the ring to a square, in pixels; null when there is no ring."""

SQUARE_OF = """(ref) => {
  const thing = document.querySelector(`#items [data-ref="${ref}"]`).getBoundingClientRect();
  const [x, y] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  return [...document.querySelectorAll("#picture [data-ref]")].find((square) => {
    const { left, top, right, bottom } = square.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  })?.dataset.ref;
}"""
"""The square that something stands in."""

PLACES = "[...document.querySelectorAll('#picture [data-ref]')].map((place) => place.dataset.ref)"
"""What of the board itself can be pointed at."""

ITEMS = "[...document.querySelectorAll('#items [data-ref]')].map((thing) => thing.dataset.ref)"
"""What stands or lies on it."""

STEPS, THINGS, TABS = 60, 12, 200
"""More than there are squares from one end of the board to the other, things in a square, and stops for the tabulator
on the page.
"""


class Typist(Hand):
    """Keys only: numbers, the ring, E, and Enter on a button that the tabulator has come to."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        self.has_tabbed = False
        self._places: set[str] = set()

    def do(self, asked: Decision, option: Option) -> None:
        if option.primary:
            # The tabulator leads there too: once is enough to know.
            self.press("e" if self.has_tabbed else self._tab_to(option))
        elif self._by_ring(asked, option):
            self.on_board += 1
        else:
            self._by_number(option)
            self.off_board += [str(option.action)] if is_alone_there(asked, option) else []
        if option.caution is not None:
            self.press("e")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    # On the board

    def _by_ring(self, asked: Decision, option: Option) -> bool:
        """Put the ring on one thing after the other until this is meant, and touch it."""
        self._places = set(self.page.evaluate(PLACES))
        order = (set(self.page.evaluate(ITEMS)), self._places)
        refs, before = ring_touches(asked, option, *order), self.watched.data("decision")
        for ref in refs:
            if not self._ring_on(ref):
                return False
            self.press("Enter")
        if refs and (self.is_shown_first(before) or (refs[-1] in self._places and self._is_narrowed())):
            # A place means all that is in there, and touched again itself.
            self.press("Enter")
        if refs and self._is_asked(option):
            self._by_number(option)
        return bool(refs)

    def _is_asked(self, option: Option) -> bool:
        """Whether a card on the board asks if this was meant."""
        return bool(self.page.locator(f'#choice [data-choose="{option.action}"]').count())

    def _is_narrowed(self) -> bool:
        return bool(self.page.locator('#options [data-command="widen"]').count())

    def _ring_on(self, ref: str) -> bool:
        """Get the ring onto a thing: over the board to a far square, otherwise through what can be used, or through
        what is in a square.
        """
        if ref in self._places:
            return self._steer_to(ref) or self._leaf_to(ref)
        return self._focus() == ref or self._leaf_to(ref) or self._turn_to(ref)

    def _focus(self) -> str:
        focus: str = self.page.evaluate("document.getElementById('board').dataset.focus ?? ''")
        return focus

    def _steer_to(self, square: str) -> bool:
        """With the arrows, over walls."""
        for _ in range(STEPS):
            away = self.page.evaluate(RING_TO, square)
            if away == [0, 0]:
                return True
            dx, dy = away or (1, 0)
            across = "ArrowRight" if dx > 0 else "ArrowLeft"
            self.press(f"Shift+{across if abs(dx) >= abs(dy) else 'ArrowDown' if dy > 0 else 'ArrowUp'}")
        return False

    def _leaf_to(self, ref: str) -> bool:
        """From one usable thing to the next, until all have been seen."""
        first = None
        while True:
            self.press("n")
            here = self._focus()
            if here == ref:
                return True
            if here in ("", first):
                return False
            first = first or here

    def _turn_to(self, ref: str) -> bool:
        """To its square, and there from thing to thing."""
        square = self.page.evaluate(SQUARE_OF, ref)
        if square is None or not (self._steer_to(square) or self._leaf_to(square)):
            return False
        for _ in range(THINGS):
            self.press(".")
            if self._focus() == ref:
                return True
        return False

    # Beside the board

    def _by_number(self, option: Option) -> None:
        """By its number, or as one of many, by the button that the tabulator leads to."""
        number = self.page.locator(f'button[data-action="{option.action}"] kbd').all_text_contents()
        self.press(number[0] if number else self._tab_to(option))

    def _tab_to(self, option: Option) -> str:
        """Until the button of an option is reached; gives the key that presses it."""
        for _ in range(TABS):
            self.press("Tab")
            if self.page.evaluate("document.activeElement.dataset.action") == str(option.action):
                self.has_tabbed = True
                return "Enter"
        raise AssertionError(f"the tabulator does not lead to {option.action}")


def ring_touches(asked: Decision, wanted: Option, items: Container[str], places: Container[str]) -> tuple[str, ...]:
    """What the ring has to touch. Rather a thing than its place: on a place it means all that is in there. And rather
    what stands on the board than what lies beside it, where the ring finds no more than what can be chosen next.
    """
    options = {
        option: option._replace(refs=tuple(sorted(option.refs, key=lambda ref: (ref in places, ref not in items))))
        for option in asked.options
    }
    return touches(replace(asked, options=tuple(options.values())), options[wanted]) or ()
