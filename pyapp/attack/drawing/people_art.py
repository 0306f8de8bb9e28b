"""Who somebody is at a glance: standing shapes with a hat, hair or tool of their own, around the middle of"
" their feet.

Humans are white and wear one thing in the colour of their foot; the dead are pale green, in rags. All stand about 36
units high.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pyapp.attack.drawing.outline import ellipse, placed
from pyapp.attack.names import Who
from pyapp.attack.site.pen import path

BODIES: Mapping[Who, str] = {
    # A long coat, belted.
    Who.ADA: (
        "M-4.6-25Q0-26.6 4.6-25Q7.6-24 8-20L7-14.5 9.6-4.6H5.4L5 0H.8L.4-4.6H-.4L-.8 0H-5L-5.4-4.6H-9.6L-7-14.5"
        "-8-20Q-7.6-24"
        "-4.6-25zM-4.7-30.6a4.7 5.2 0 1 1 9.4 0a4.7 5.2 0 1 1-9.4 0z"
    ),
    # Broad, in overalls.
    Who.BEN: (
        "M-5-25.4H5Q10-25 10.6-20.6L11.4-11.4 7.6-10.8 7-14.6 6.8 0H1.2L.7-9.4H-.7L-1.2 0H-6.8L-7-14.6-7.6-10.8"
        "-11.4-11.4"
        "-10.6-20.6Q-10-25-5-25.4zM-5-30.6a5 5.2 0 1 1 10 0a5 5.2 0 1 1-10 0z"
    ),
    # Small, in a white coat.
    Who.CLEO: (
        "M-4-20.6Q0-22 4-20.6Q6.4-20 7.4-16.4L9.8-9 6.8-7.8 5.2-12.4 6-4H3.8L3.6 0H.7L.3-4H-.3L-.7 0H-3.6L-3.8-4"
        "H-6L-5.2-12.4"
        "-6.8-7.8-9.8-9-7.4-16.4Q-6.4-20-4-20.6zM-4.4-25.6a4.4 4.9 0 1 1 8.8 0a4.4 4.9 0 1 1-8.8 0z"
    ),
    # Tall, one arm raised.
    Who.DAN: (
        "M-4-26Q0-27.6 4-26Q6.6-25.4 7.2-21L8-12.4 5.2-11.8 4.8-15.4 5.4-2.6 4.8 0H1L.5-10H-.5L-1 0H-4.8L-5.4"
        "-2.6-4.8-17.4"
        "-10.4-22.4-8.6-25-4-23zM-4.2-31a4.2 5 0 1 1 8.4 0a4.2 5 0 1 1-8.4 0z"
    ),
}
"""All in white: what they have on is cut from one piece with them."""

WORN: Mapping[Who, str] = {
    # Hair in a tail, and the belt of the coat.
    Who.ADA: "M-5.4-29.6Q-6.4-37 .6-36.8Q6-36.6 5.8-31.4Q11-31.6 10.4-22Q8-26.6 4.8-28.2Q4.8-32 2-33Q-3.4-33.4"
    "-4.2-28.4z"
    "M-7.2-16.4Q0-14.4 7.2-16.4L7.5-13.4Q0-11.4-7.5-13.4z",
    # A cap with its peak to the left, and straps.
    Who.BEN: "M-5.6-30.6Q-6.4-37 0-37Q6-37 5.6-30.6L-10.8-29.8Q-10.6-32-5.6-32.6zM-4.6-25.2H-2V-16.4H2V-25.2H4.6"
    "V-9.6H-4.6z",
    # Much curly hair.
    Who.CLEO: "M-4.2-23.4Q-9.6-22.4-9.4-27Q-11-31 -7.4-33Q-6-37 -1.6-36.2Q2.8-38 5.6-34.6Q10-33.4 9.2-29Q11.2"
    "-24.6 7.6-22.8"
    "Q5.4-22 4.2-23.4Q5.4-29 1.6-30Q-3.6-30.6-4.2-23.4z",
    # A wide hat, and a beard.
    Who.DAN: "M-10.6-31.6Q-5.6-31-5-33Q-4.6-38.6-1.6-37.6Q0-36.8 1.6-37.6Q4.6-38.6 5-33Q5.6-31 10.6-31.6Q7-28.4"
    " 0-28.6T-10.6"
    "-31.6zM-4-27.6Q0-26 4-27.6Q4.4-22-.2-20.6Q-4.4-22-4-27.6z",
}
"""What tells them apart, in their colour."""

TOOLS: Mapping[Who, str] = {
    # A shotgun across her.
    Who.ADA: "M-11.6-9.4L-9.6-6.4-4.6-11 -3.4-9.8-1.6-11.6-2.6-12.8 13.6-27.2 11.8-29.2-5.8-14.2z",
    # A sledgehammer on his shoulder.
    Who.BEN: "M6.6-9.6L9-8.6 14-26.4 16.8-25.6 19-33.4 9.6-36 7.4-28.2 11.4-27.2z",
    # A doctor's bag.
    Who.CLEO: "M6.2-8.4H9V-10.4H13.4V-8.4H16.2V-.6H6.2zM10.2-8.4H12.2V-9.2H10.2z",
    # A lantern.
    Who.DAN: "M-14.4-14.6L-13.4-22.2H-12.6Q-12.8-25.6-10-25.6T-7.4-22.2H-6.6L-5.6-14.6zM-11.4-22.2H-8.6Q-8.6-24"
    "-10-24T-11.4-22.2z",
}
_MARKS: Mapping[Who, str] = {
    Who.ADA: "M0-11.6V-5M-2.6-24.6L0-20.4 2.6-24.6",
    Who.CLEO: "M0-14V-5M-3-20.2Q-3.4-14.4 0-14.2T3-20.2",
    Who.DAN: "M0-20V-10.6M-2.6-14h-1.6M2.6-14h1.6",
}
"""What is drawn on their clothes."""
_EYES: Mapping[Who, tuple[float, float]] = {
    Who.ADA: (-29.6, 1.9), Who.BEN: (-28.6, 2), Who.CLEO: (-25.6, 1.8), Who.DAN: (-28, 1.7)
}  # fmt: skip
"""How high their eyes are, and how far apart: for portraits only."""
_ON_TOOLS: Mapping[Who, str] = {
    Who.CLEO: path("tool__cross", "M10.4-7.2H12V-5.4H13.8V-3.8H12V-2H10.4V-3.8H8.6V-5.4H10.4z"),
    Who.DAN: ellipse("tool__flame", 2.2, 2.8, -10, -17.6),
}


@cache
def human(who: Who) -> str:
    """Somebody standing, from the ground up."""
    return _clothed(who) + path("tool", TOOLS[who]) + _ON_TOOLS.get(who, "")


def _clothed(who: Who) -> str:
    marks = path("person__mark", _MARKS[who]) if who in _MARKS else ""
    return path("person", BODIES[who]) + marks + path(f"worn worn--{who}", WORN[who])


@cache
def bust(who: Who) -> str:
    """Head and shoulders of somebody, for his sheet: 64 units across, on the colour of his foot."""
    y, apart = _EYES[who]
    eyes = "".join(ellipse("person__eye", 0.75, 1, x, y) for x in (-apart, apart))
    return (
        f'<rect class="bust__ground worn--{who}" x="-32" y="-32" width="64" height="64"/>'
        '<circle class="bust__light" r="27" cy="-2"/>' + placed(_clothed(who) + eyes, 0, -y * 2.1 - 6, 2.1)
    )


STANDING_DEAD = (
    # Both arms before him.
    "M-6.4-24Q-2.4-26.6 1.4-24.6L14.6-26 16.4-23.8 14.6-21.6 3.6-20.4 3.8-18.6 13.4-18.4 15-16.2 13-14.4 3.8"
    "-14.2 3.4-9.4"
    " 6-1.6 8 0H1.8L-.8-8-3.4-5.4-5.8 0H-12L-8.2-7.2-7.2-13zM-4.6-35.2q5.4-2.6 7.8 1.4t-1.6 8q-5 2.2-7.6-1.6t1.4"
    "-7.8z",
    # He drags a leg, and reaches up.
    "M5.8-24Q.4-26.4-3.8-23.2L-12-29 -15-28.2-14-25.4-5-17.8-5-10.2-8.4-1.6-10.8 0H-4.6L-1.2-8.6 2.6-6 4.2-.6 11"
    " .4 11.4-1.8"
    " 6.6-4 5.8-10.6 6.2-13.4 9-8.4 11-9.2 9-17zM2.6-34.2q-5.8-2.2-7.8 2.2t2.2 7.6q5 1.8 7.4-2.4t-1.8-7.4z",
    # A heavy one, with both arms up.
    "M-7.6-22.4Q-15.6-24-16-33.6L-12.8-34.2Q-11.4-27.4-5-25.8H5Q11.4-27.4 12.8-34.2L16-33.6Q15.6-24 7.6-22.4"
    "Q10.8-16.6 9.2-9.4"
    "L7.4 0H1.6L.8-6.4H-.8L-1.6 0H-7.4L-9.2-9.4Q-10.8-16.6-7.6-22.4zM-4.4-30.4a4.9 5 0 1 1 9.8 0a4.9 5 0 1 1-9.8 0z",
    # A dress, and arms that hang.
    "M-4.6-24.4Q-.4-26.4 3.6-24L10.6-16 15.4-14 14.6-11.4 8.6-12.6 4-18 4.2-14 9.4-4.4 5.8-5.4 4.8-3.6 4.6 0H1"
    "L.4-4.4-1-3.2"
    "-1.4 0H-5L-5-4.8-9.6-4.2-5-14.4-8.6-9.4-11-10.8z",
    # One arm, and the head on the shoulder.
    "M-7.4-21.6Q-3-26.6 3.4-24.4Q6.8-22.4 6.6-17L11.4-9.2 14.6-7 12.8-4.6 8.6-7.2 5-13.6 4.4-10.4 7.6-3.6 6.8 0"
    "H1.2L2-4.4-.8-8.4"
    "-3.4-4.8-2.6 0H-8.6L-8.4-2-6.6-3.4-7.2-10.8-6.8-16.4-9.6-14.8-11.4-17.6z"
    "M5.4-33.2q5-2.8 8 1.2t-.6 8q-5 2.8-7.8-.8t.4-8.4z",
)
_RAGS = (
    "M-6-21.4L-.4-21-2-17.4 2.4-15.6-1.4-12.8 1.4-9.6-5.4-8.4-7-13zM-.8-32.4h2.4v2.2h-2.4z",
    "M4.8-21.6L-.6-20.6 1.4-17-2.6-14.4 2-12.2-1.6-9 5.4-8.6 5.6-14zM-2.6-31.4h2.4v2.2h-2.4z",
    "M-6-22.6L-2-18.4 0-22.6 2.4-17.4 6-22.6 7.8-11.4 3.2-9.4 0-12-3.6-9.4-7.8-11.8zM-2.6-31.8h2.2v2.2h-2.2zM1.6"
    "-31.8h2.2v2.2h-2.2z",
    "M-5.4-18Q-9.4-36.6 0-36.6Q6.2-36.4 5.4-29L3.4-32Q-1-31-.8-25L-1.4-18.4zM-3.4-16L3-16.4 6.2-8 1-10-2.6-7.4-5.8-9z",
    "M-5.6-20.4L.6-21.4-1.2-17.6 4-16.4 0-13.4 3-10-2-10.6-5.8-8.4-6.2-14.4zM8.2-30.6h2.4v2.2H8.2z",
)
_FACES = {3: "M-2.4-30.4a4 4.6 0 1 1 8 0a4 4.6 0 1 1-8 0z"}
"""A head below the hair."""

KINDS = len(STANDING_DEAD)


@cache
def zombie(kind: int) -> str:
    """One of the dead, on his feet."""
    return path("rotten", STANDING_DEAD[kind] + _FACES.get(kind, "")) + path("rags", _RAGS[kind])


@cache
def dead_bust(kind: int) -> str:
    """The same of one of the dead."""
    return '<rect class="bust__ground foot--zombie" x="-32" y="-32" width="64" height="64"/>' + placed(
        zombie(kind), -2, 36, 1.7
    )


_SPRAWLED = (
    "M-12.4-3.2L-8-4.6-10.6-11.6-7.8-12.8-3.2-4.8 4-3.8 12-8 20.4-7.4 20.2-4 12.8-3.2 6.2 0 12.6 2.6 20.6 6.4 19"
    " 9.4 10.8 6.6 3.2"
    " 4-3 4.8-9 12-11.4 10.4-8.4 3.8-12.4 2.8z"
)
_HEAD = "M-22.4-.2a4.9 4.9 0 1 1 9.8 0a4.9 4.9 0 1 1-9.8 0z"
_CURLED = (
    "M-12.2-3.4L-6-5.6 3.4-5.2 9.4-9.6 17.6-7 16.2-4.2 10-5.4 6.8-.6 13.8 2.2 20.8-.2 21.6 2.8 13.4 6.6 4.4 4.6"
    "-2.8 4.8-5.4 9.6"
    "-14.8 11.2-15 8.4-8 6.8-7.4 3.6-12.2 2.8z"
)


@cache
def lying(name: str, kind: int = 0) -> str:
    """Somebody on the ground, seen from above."""
    return path(name, (_SPRAWLED, _CURLED)[kind % 2] + _HEAD)
