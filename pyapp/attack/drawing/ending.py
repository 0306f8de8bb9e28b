"""[A12.1] The house once it is decided, for the card at the end of a game."""

from __future__ import annotations

from pyapp.attack.drawing.poster import house, rain
from pyapp.attack.truth.victory import HUMANS_SIDE, ZOMBIES_SIDE
from pyapp.kernel.art.posters import BANNER_HEIGHT, BANNER_MIDDLE, BANNER_WIDTH, banner, figure
from pyapp.kernel.flow import Outcome

FLOOR = BANNER_HEIGHT - 16

_CROWD = ((-12, 106, 0), (66, 88, 0), (128, 98, 0), (338, 94, 1), (408, 108, 1), (484, 92, 1))
_LEAVING = ((14, 40, 1), (74, 34, 1), (470, 38, 0), (522, 34, 0))
"""Where each zombie stands, how tall it is, and whether it looks to the left."""
_ALIVE = ((196, 46), (238, 50), (326, 48))
"""Where those stand who saw the morning, and how tall they are."""


def art(outcome: Outcome) -> str:
    """Somebody steps out of the door into the morning; or the lamps are out and others are in; or it rains on."""
    lit = {HUMANS_SIDE: 5, ZOMBIES_SIDE: 0}.get(outcome.side, 2)
    below = f'<rect class="poster__ground" y="{FLOOR}" width="{BANNER_WIDTH}" height="{BANNER_HEIGHT - FLOOR}"/>'
    return banner(outcome.side, house(BANNER_MIDDLE, FLOOR + 1, 0.47, lit=lit) + below + _who(outcome.side))


def _who(side: str) -> str:
    if side == HUMANS_SIDE:
        alive = "".join(figure("person", "poster__alive", x, FLOOR + 8, size) for x, size in _ALIVE)
        return _zombies("poster__far", _LEAVING, FLOOR + 4) + alive
    if side == ZOMBIES_SIDE:
        return _zombies("poster__near", _CROWD, BANNER_HEIGHT + 10) + rain(BANNER_WIDTH, BANNER_HEIGHT, 30)
    return rain(BANNER_WIDTH, BANNER_HEIGHT, 30)


def _zombies(name: str, those: tuple[tuple[int, int, int], ...], foot: int) -> str:
    return "".join(figure("shambling-zombie", name, x, foot, size, is_turned=bool(left)) for x, size, left in those)
