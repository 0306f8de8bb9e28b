"""How orchards, units and cards are drawn; their colours are in look.css."""

from __future__ import annotations

from functools import cache

from pyapp.kernel.game import Picture

from .events import cell_ref
from .ground import LETTERS, SIDE, Cell, Fence, Orchard, Unit, cell, corner, find, middle, sides_of


def box(orchard: Orchard) -> tuple[int, int, int, int]:
    return (-10, -10, orchard.width * SIDE + 20, orchard.height * SIDE + 20)


@cache
def picture(key: str) -> Picture:
    orchard = find(key)
    return Picture(key, box(orchard), _art(orchard), "".join(map(_square, orchard.cells)))


def preview(orchard: Orchard) -> str:
    return f'<svg viewBox="{" ".join(map(str, box(orchard)))}" xmlns="http://www.w3.org/2000/svg">{_art(orchard)}</svg>'


def _art(orchard: Orchard) -> str:
    open_cells = set(orchard.cells)
    ground = f'<rect width="{orchard.width * SIDE}" height="{orchard.height * SIDE}" class="hedge"/>'
    cells = "".join(
        _tile(here) for row in range(orchard.height) for column in range(orchard.width)
        if (here := cell(column, row)) in open_cells
    )  # fmt: skip
    trees = "".join(_tree(here) for here in orchard.trees)
    return ground + cells + trees + _letters(orchard)


def _tile(here: Cell) -> str:
    x, y = corner(here)
    return f'<rect x="{x + 1}" y="{y + 1}" width="{SIDE - 2}" height="{SIDE - 2}" class="grass"/>'


def _tree(here: Cell) -> str:
    x, y = middle(here)
    return f'<circle cx="{x}" cy="{y}" r="26" class="leaves"/>'


def _letters(orchard: Orchard) -> str:
    across = "".join(
        f'<text class="letter" x="{column * SIDE + 4}" y="12">{LETTERS[column].upper()}</text>'
        for column in range(orchard.width)
    )
    return across + "".join(f'<text class="letter" x="2" y="{row * SIDE + 56}">{row + 1}</text>'
                            for row in range(orchard.height))  # fmt: skip


def _square(here: Cell) -> str:
    x, y = corner(here)
    return f'<rect class="square" data-ref="{cell_ref(here)}" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>'


def unit(who: Unit) -> str:
    shape = (
        '<rect x="-19" y="-19" width="38" height="38" rx="4" class="counter__shadow"/>'
        f'<rect x="-19" y="-19" width="38" height="38" rx="4" class="counter__card coat coat--{who}"/>'
    )
    return f'{shape}<text class="counter__name" text-anchor="middle" y="6">{who[0].upper()}</text>'


def fruit(count: int) -> str:
    dots = "".join(
        f'<circle cx="{(at % 3) * 12 - 12}" cy="{(at // 3) * 12 - 12}" r="4.5" class="fruit"/>' for at in range(count)
    )
    return f"<g>{dots}</g>"


def fence(where: Fence, *, is_up: bool) -> str:
    """A fence at its place on the board, or where there is none yet."""
    a, b = sides_of(where)
    (left, _), (x, y) = corner(a), corner(b)
    across = "V" if x > left else "H"
    state = "up" if is_up else "none"
    return f'<path d="M{x} {y}{across}{(y if across == "V" else x) + SIDE}" class="fence fence--{state}"/>'


def card(kind: str) -> str:
    shapes = {
        "boots": "M-12 -20h12v24h18v14h-30z",
        "fence": "M-22 20v-34l6 -8l6 8v34zM-4 20v-34l6 -8l6 8v34zM14 20v-34l6 -8l6 8v34z",
        "bell": "M-20 16q8 -8 8 -20q0 -16 12 -16q12 0 12 16q0 12 8 20z",
    }
    return f'<path d="{shapes[kind]}" class="wood"/>'
