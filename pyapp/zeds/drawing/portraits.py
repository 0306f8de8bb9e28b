"""Who somebody is at a glance: busts with a hat or hair of their own, drawn around the middle of the neck."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.zeds.county.pen import path
from pyapp.zeds.truth.people import Who

_SHOULDERS = "M-18 20Q-18 6-5 4.5V-1h10V4.5Q18 6 18 20z"
_HEAD = "M-7.5-9a7.5 9 0 0 1 15 0v2a7.5 9 0 0 1-15 0z"

BUSTS: Mapping[str, str] = {
    # A peaked cap and a plait.
    "piazza": "M-10-13Q-9-22 0-22T10-13L13.5-10.5H-10zM6-8Q11-2 8.5 6L6 5Q8 0 5.5-5z",
    # Hair put up, and a chain of office.
    "hernandez": "M-9-6Q-11-19 0-19.5T9-6Q8-13 3-13T-9-6zM-4-19a4.2 4.2 0 1 1 8 0z",
    # A wide hat.
    "hunt": "M-17-12.5Q-10-10-7.5-13.5Q-7-22-3-21.5Q0-20 3-21.5Q7-22 7.5-13.5Q10-10 17-12.5Q11-7.5 0-8T-17-12.5z",
    # A round cap with a badge.
    "schmidt": "M-9.5-11Q-12-18-5-19.5Q0-22 5-19.5Q12-18 9.5-11zM-9-10.5H9L6-8.5H-6z",
    # A bald head, spectacles, a beard.
    "johnson": "M-7.5-7Q-8 5 0 5.5T7.5-7Q7-2 0-2.5T-7.5-7z",
}
_MARKS: Mapping[str, str] = {
    "hernandez": "M-8 7Q0 19 8 7M-3 15h6v4h-6z",
    "schmidt": "M-2-17.5h4v3.5h-4z",
    "johnson": "M-5.5-10h4.6v3.4h-4.6zM.9-10h4.6v3.4H.9zM-.9-9h1.8",
    "hunt": "M6 10.5l1.5 3h3.2l-2.5 2 1 3.2-3.2-1.9-3.2 1.9 1-3.2-2.5-2h3.2z",
}


def portrait(who: Who) -> str:
    """Who stands on a counter."""
    if who is Who.FURIES:
        return _furies()
    return _bust(who) if who in BUSTS else _crowd()


def _bust(who: str) -> str:
    """A hero."""
    return (
        path("bust", _SHOULDERS + _HEAD)
        + path(f"bust bust--{who}", BUSTS[who])
        + path("bust__mark", _MARKS.get(who, ""))
    )


def _crowd() -> str:
    """Three who stand together: civilians."""
    side = "M{0} 20Q{0} 9 {1} 8Q{2} 3 {3}-4a5.4 6 0 0 1 10.8 0Q{4} 3 {5} 8Q{6} 9 {6} 20z"
    left = side.format(-23, -15.5, -18, -17.6, -7.5, -9.5, -3)
    right = side.format(3, 9.5, 7.5, 6.8, 18, 15.5, 23)
    return path("bust bust--behind", left + right) + path(
        "bust", "M-12 20Q-12 8-4 7V2h8V7Q12 8 12 20zM-6-4.5a6 7 0 0 1 12 0v2a6 7 0 0 1-12 0z"
    )


def _furies() -> str:
    """Two with raised bats and caps."""
    caps = "M-15-8Q-15-15-9-15T-3-8H0v2H-15zM3-8Q3-15 9-15T15-8H18v2H3z"
    bats = "M-20-22l3.5-1.5L-14 4h-2.5zM20-22l-3.5-1.5L13.5 4H16z"
    bodies = "M-18 20Q-18 6-9 5T0 20zM0 20Q0 6 9 5T18 20zM-14-7h10v5a5 6 0 0 1-10 0zM4-7h10v5a5 6 0 0 1-10 0z"
    return path("bust", bodies) + path("bust bust--caps", caps) + path("bust bust--bats", bats)


def zed(*, is_reduced: bool) -> str:
    """Somebody long and bent who shambles, arms before him; a reduced one drags a leg and has lost an arm."""
    head = "M-3-25q6-3 8 2t-2 8q-5 2-8-2t2-8z"
    body = "M-6-14Q1-17 5-12L8 2Q5 5-3 3z"
    arms = "M3-12l14-1 4-3 1.5 2-3 4-15.5 4z" + ("" if is_reduced else "M1-8l13 3 5-1 .5 2.4-5 2.6-13.5-3z")
    legs = (
        "M-3 2L7 1l-1 11 4 10h-6l-4-10zM-3 2l5 0-5 11-7 8-4-3 6-7z"
        if not is_reduced
        else "M-3 2L7 1l-1 11 4 10h-6l-4-10zM-3 2h4l-8 9-12 6-1-3.4 10-6z"
    )
    return path("zed", head + body + arms + legs)
