"""The caption at the foot of the board: what the player points at, large enough to read, and what there is to know."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.kernel.message import Reader
from pyapp.kernel.scene import Item
from pyapp.web.geometry import Box
from pyapp.web.lettering import lettered
from pyapp.web.markup import esc


def html(title: str, remarks: Iterable[str], prospects: Iterable[str], art: str = "") -> str:
    """Its name, remarks on it, and what those who act could do there; beside the counter, where it is one."""
    lines = "".join(f"<p>{esc(line)}</p>" for line in remarks)
    lines += "".join(f'<p class="caption__prospect">{esc(line)}</p>' for line in prospects)
    return f'{art}<div class="caption__words"><b>{esc(title)}</b>{lines}</div>'


def counter(item: Item, box: Box, read: Reader) -> str:
    """A counter as it lies on the board, drawn for itself."""
    view = f"{box.x - item.x:g} {box.y - item.y:g} {box.width:g} {box.height:g}"
    return (
        f'<svg class="caption__counter" viewBox="{view}" aria-hidden="true">'
        f'<g class="{esc(item.classes)}">{lettered(item.svg, read)}</g></svg>'
    )
