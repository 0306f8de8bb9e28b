"""Every state of figures, things and openings, drawn: what has to be told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.attack.drawing import figure_art, token_art
from pyapp.attack.names import Who
from tests.attack.board_drawings import board_sheets

MOST = 6
"""As many wounds kill somebody in most games."""


def done(figure: str) -> str:
    """Somebody who has had a turn."""
    return f'<g class="counter--done">{figure}</g>'


HUMANS = {str(who): figure_art.human(who) for who in Who} | {
    f"{who}, fallen": figure_art.fallen(who) for who in (Who.ADA,)
}
WOUNDS = {f"wounds: {wounds}": figure_art.human(Who.BEN, wounds, MOST) for wounds in range(MOST)}
STATES = {
    "fresh": figure_art.human(Who.CLEO),
    "has had a turn": done(figure_art.human(Who.CLEO)),
    "carries something": figure_art.human(Who.CLEO, tokens=("fuel",)),
    "carries two things": figure_art.human(Who.CLEO, tokens=("fuel", "car-keys")),
    "carries, and has had a turn": done(figure_art.human(Who.CLEO, tokens=("fuel",))),
    "carries, and is hurt": figure_art.human(Who.CLEO, 1, MOST, ("fuel",)),
}
KINDS = {f"kind {kind}": figure_art.zombie(kind, 1) for kind in range(figure_art.KINDS)}
ZOMBIES = {
    "standing": figure_art.zombie(0, 1),
    "has had a turn": done(figure_art.zombie(0, 1)),
    "lying": figure_art.zombie(0, is_lying=True),
    "a human, fallen": figure_art.fallen(Who.DAN),
}
THINGS = {
    kind: token_art.token(kind) for kind in ("battery", "car-keys", "fuel", "patient", "spare-wheel", "parcel")
} | {
    "search": token_art.search(),
    "noise": token_art.noise(),
    "smoke": figure_art.smoke(),
}


def sheets() -> Mapping[str, Mapping[str, str]]:
    return {
        "humans": HUMANS,
        "wounds": WOUNDS,
        "states": STATES,
        "kinds": KINDS,
        "zombies": ZOMBIES,
        "things": THINGS,
        **board_sheets(),
    }
