"""Rain, wherever there is no roof."""

from __future__ import annotations

from collections.abc import Collection

from pyapp.attack.board.board import Board
from pyapp.attack.board.squares import Square
from pyapp.attack.site.land import plane
from pyapp.attack.site.pen import UNIT, area, layer


def rain(board: Board, inside: Collection[Square]) -> str:
    """All around, with the houses left out."""
    whole = plane(board.width * UNIT, board.height * UNIT)
    return layer("rain", f'<path fill="url(#attack-rain)" fill-rule="evenodd" d="{whole}{area(inside)}"/>')
