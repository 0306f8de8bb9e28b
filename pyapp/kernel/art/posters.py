"""The sky of the posters and of the last card, and figures before it; colours are the style sheets'.

A game puts its own ground between: what stands there, and who comes.
"""

from __future__ import annotations

WIDTH, HEIGHT = 1440, 900
GROUND = 812
"""Where the ground of a poster begins."""
MIDDLE = 452
"""Where the sun goes down: on the right lies the form."""
BANNER_WIDTH, BANNER_HEIGHT = 560, 150
BANNER_MIDDLE = BANNER_WIDTH // 2


def poster(scene: str = "") -> str:
    """The picture behind the start page, as one SVG element."""
    return (
        f'<svg class="poster__art" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax slice"'
        f' aria-hidden="true" focusable="false">{_colours()}{_sky()}{scene}</svg>'
    )


def ground() -> str:
    return f'<rect class="poster__ground" y="{GROUND}" width="{WIDTH}" height="{HEIGHT - GROUND}"/>'


def banner(side: str, scene: str) -> str:
    """The picture at the head of the last card, where a side has won."""
    slats = "".join(
        f'<rect class="banner__sky" x="{BANNER_MIDDLE - 90}" y="{48 + 12 * n}" width="180" height="{2 + n}"/>'
        for n in range(5)
    )
    return (
        f'<svg class="banner banner--{side}" viewBox="0 0 {BANNER_WIDTH} {BANNER_HEIGHT}"'
        ' preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<rect class="banner__sky" width="{BANNER_WIDTH}" height="{BANNER_HEIGHT}"/>'
        f'<circle class="banner__sun" cx="{BANNER_MIDDLE}" cy="66" r="58"/>{slats}{scene}</svg>'
    )


def figure(icon: str, name: str, x: int, foot: int, size: int, *, is_turned: bool = False) -> str:
    """A silhouette with its feet on a line, or looking to the left; near and far are words of the style sheet."""
    turn = f' transform="translate({2 * x + size} 0) scale(-1 1)"' if is_turned else ""
    place = f'x="{x}" y="{foot - size}" width="{size}" height="{size}"{turn}'
    return f'<use class="{name}" href="#icon-{icon}" {place}/>'


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
