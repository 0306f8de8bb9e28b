"""The picture behind the start page: the mall at closing time, and who comes to shop. Drawn once, at build time."""

from __future__ import annotations

WIDTH, HEIGHT = 1440, 900
GROUND = 812
MIDDLE = 452
"""Where the sun goes down and the doors stand open; on the right lies the form."""

_FAR = ((40, 92), (150, 84), (262, 96), (1010, 88), (1128, 96), (1236, 84), (1340, 92), (300, 80), (560, 84))
_NEAR = ((-30, 250, 0), (170, 215, 0), (520, 230, 1), (700, 255, 1), (905, 225, 1), (1080, 262, 1), (1260, 235, 1))


def art() -> str:
    """The whole picture as one SVG element; colours are the style sheet's."""
    return (
        f'<svg class="poster__art" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax slice"'
        f' aria-hidden="true" focusable="false">{_colours()}{_sky()}{_mall()}{_horde()}</svg>'
    )


def _colours() -> str:
    return "".join(
        f'<linearGradient id="poster-{name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{top}" y2="{bottom}">'
        f'<stop class="poster__stop--{above}" offset="0"/><stop class="poster__stop--{below}" offset="1"/>'
        "</linearGradient>"
        for name, top, bottom, above, below in (
            ("sky", 120, 820, "sky-top", "sky-low"),
            ("sun", 190, 720, "sun", "sun-low"),
        )
    )


def _sky() -> str:
    """A low sun in slats, as the seventies liked it."""
    slats = "".join(
        f'<rect class="poster__slat" x="{MIDDLE - 340}" y="{540 + 38 * n}" width="680" height="{6 + 4 * n}"/>'
        for n in range(8)
    )
    return (
        f'<rect class="poster__sky" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<circle class="poster__sun" cx="{MIDDLE}" cy="580" r="290"/>{slats}'
    )


def _mall() -> str:
    """A flat roof, a sign, and four doors that should have been locked."""
    windows = "".join(f'<rect class="poster__window" x="{x}" y="742" width="34" height="26"/>' for x in _WINDOWS)
    doors = "".join(
        f'<rect class="poster__door" x="{MIDDLE - 61 + 32 * n}" y="722" width="26" height="90"/>' for n in range(4)
    )
    return (
        f'<path class="poster__mall" d="M0 {GROUND}V716h110v-34h140v34h62v-62h280v62h250v-40h240v40h400V{GROUND}z"/>'
        f'{windows}<rect class="poster__porch" x="{MIDDLE - 80}" y="700" width="160" height="12"/>{doors}'
        f'<rect class="poster__ground" y="{GROUND}" width="{WIDTH}" height="{HEIGHT - GROUND}"/>'
        f'<path class="poster__light" d="M{MIDDLE - 61} {GROUND}h122l150 {HEIGHT - GROUND}h-422z"/>'
    )


_WINDOWS = (40, 160, 226, 640, 720, 800, 930, 1000, 1120, 1200, 1290, 1370)


def _horde() -> str:
    far = "".join(_zombie(x, GROUND + 24, size, False, "poster__far") for x, size in _FAR)
    near = "".join(_zombie(x, HEIGHT + 24, size, bool(flip), "poster__near") for x, size, flip in _NEAR)
    return far + near


def _zombie(x: int, foot: int, size: int, is_turned: bool, name: str) -> str:
    turn = f' transform="translate({2 * x + size} 0) scale(-1 1)"' if is_turned else ""
    place = f'x="{x}" y="{foot - size}" width="{size}" height="{size}"{turn}'
    return f'<use class="{name}" href="#icon-shambling-zombie" {place}/>'
