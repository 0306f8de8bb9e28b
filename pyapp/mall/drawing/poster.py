"""The mall at closing time, and who comes to shop."""

from __future__ import annotations

from pyapp.kernel.art.posters import GROUND, HEIGHT, MIDDLE, figure, ground, poster

_FAR = ((40, 92), (150, 84), (262, 96), (1010, 88), (1128, 96), (1236, 84), (1340, 92), (300, 80), (560, 84))
_NEAR = ((-30, 250, 0), (170, 215, 0), (520, 230, 1), (700, 255, 1), (905, 225, 1), (1080, 262, 1), (1260, 235, 1))
"""Where each zombie stands, how tall it is, and for the near ones whether it looks to the left."""
_WINDOWS = (40, 160, 226, 640, 720, 800, 930, 1000, 1120, 1200, 1290, 1370)


def art() -> str:
    return poster(_mall() + _horde())


def _mall() -> str:
    """A flat roof, a sign, and four doors that should have been locked."""
    windows = "".join(f'<rect class="poster__window" x="{x}" y="742" width="34" height="26"/>' for x in _WINDOWS)
    doors = "".join(
        f'<rect class="poster__door" x="{MIDDLE - 61 + 32 * n}" y="722" width="26" height="90"/>' for n in range(4)
    )
    return (
        f'<path class="poster__mall" d="M0 {GROUND}V716h110v-34h140v34h62v-62h280v62h250v-40h240v40h400V{GROUND}z"/>'
        f'{windows}<rect class="poster__porch" x="{MIDDLE - 80}" y="700" width="160" height="12"/>{doors}'
        f"{ground()}"
        f'<path class="poster__light" d="M{MIDDLE - 61} {GROUND}h122l150 {HEIGHT - GROUND}h-422z"/>'
    )


def _horde() -> str:
    far = "".join(_zombie("poster__far", x, GROUND + 24, size) for x, size in _FAR)
    near = "".join(_zombie("poster__near", x, HEIGHT + 24, size, is_turned=bool(left)) for x, size, left in _NEAR)
    return far + near


def _zombie(name: str, x: int, foot: int, size: int, *, is_turned: bool = False) -> str:
    return figure("shambling-zombie", name, x, foot, size, is_turned=is_turned)
