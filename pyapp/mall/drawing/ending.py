"""[14.0] The mall once it is decided, for the card at the end of a game."""

from __future__ import annotations

from pyapp.kernel.flow import Outcome
from pyapp.mall.truth.state import HUMAN, ZOMBIE

WIDTH, HEIGHT = 560, 150
MIDDLE, FLOOR = WIDTH // 2, HEIGHT - 18

_CROWD = ((-14, 104, 0), (70, 88, 0), (146, 100, 0), (310, 96, 1), (392, 110, 1), (480, 92, 1))
"""Where each zombie stands, how tall it is, and whether it looks to the left."""


def art(outcome: Outcome) -> str:
    """Shut by the humans; open and full of customers; or, with nothing decided, open and empty.

    It is the side that counts: whether somebody at the table is glad of it is another matter.
    """
    slats = "".join(
        f'<rect class="banner__sky" x="{MIDDLE - 90}" y="{48 + 12 * n}" width="180" height="{2 + n}"/>'
        for n in range(5)
    )
    return (
        f'<svg class="banner banner--{outcome.side}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<rect class="banner__sky" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<circle class="banner__sun" cx="{MIDDLE}" cy="66" r="58"/>{slats}'
        f'<path class="poster__mall" d="M0 {FLOOR}v-34h60v-14h110v14h40v-24h140v24h50v-16h100v16h60v34z"/>'
        f"{_doors(is_shut=outcome.side == HUMAN)}"
        f'<rect class="poster__ground" y="{FLOOR}" width="{WIDTH}" height="{HEIGHT - FLOOR}"/>'
        f"{_crowd() if outcome.side == ZOMBIE else ''}</svg>"
    )


def _doors(*, is_shut: bool) -> str:
    name = "banner__shut" if is_shut else "poster__door"
    return "".join(
        f'<rect class="{name}" x="{MIDDLE - 34 + 18 * n}" y="{FLOOR - 30}" width="14" height="30"/>' for n in range(4)
    )


def _crowd() -> str:
    return "".join(
        f'<use class="poster__near" href="#icon-shambling-zombie" x="{x}" y="{HEIGHT + 10 - size}" width="{size}"'
        f' height="{size}"{_turned(2 * x + size) if is_turned else ""}/>'
        for x, size, is_turned in _CROWD
    )


def _turned(width: int) -> str:
    return f' transform="translate({width} 0) scale(-1 1)"'
