"""[14.0] The mall once it is decided, for the card at the end of a game."""

from __future__ import annotations

from pyapp.kernel.art.posters import BANNER_HEIGHT, BANNER_MIDDLE, BANNER_WIDTH, banner, figure
from pyapp.kernel.flow import Outcome
from pyapp.mall.truth.state import HUMAN, ZOMBIE

FLOOR = BANNER_HEIGHT - 18

_CROWD = ((-14, 104, 0), (70, 88, 0), (146, 100, 0), (310, 96, 1), (392, 110, 1), (480, 92, 1))
"""Where each zombie stands, how tall it is, and whether it looks to the left."""


def art(outcome: Outcome) -> str:
    """Shut by the humans; open and full of customers; or, with nothing decided, open and empty.

    It is the side that counts: whether somebody at the table is glad of it is another matter.
    """
    return banner(
        outcome.side,
        f'<path class="poster__mall" d="M0 {FLOOR}v-34h60v-14h110v14h40v-24h140v24h50v-16h100v16h60v34z"/>'
        f"{_doors(is_shut=outcome.side == HUMAN)}"
        f'<rect class="poster__ground" y="{FLOOR}" width="{BANNER_WIDTH}" height="{BANNER_HEIGHT - FLOOR}"/>'
        f"{_crowd() if outcome.side == ZOMBIE else ''}",
    )


def _doors(*, is_shut: bool) -> str:
    name = "banner__shut" if is_shut else "poster__door"
    return "".join(
        f'<rect class="{name}" x="{BANNER_MIDDLE - 34 + 18 * n}" y="{FLOOR - 30}" width="14" height="30"/>'
        for n in range(4)
    )


def _crowd() -> str:
    return "".join(
        figure("shambling-zombie", "poster__near", x, BANNER_HEIGHT + 10, size, is_turned=bool(left))
        for x, size, left in _CROWD
    )
