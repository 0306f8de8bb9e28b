"""Every state of a figure and of an opening, drawn: what has to be told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.attack.drawing import figure_art, opening_art
from pyapp.attack.names import Who

HUMANS = {str(who): figure_art.human(who) for who in Who}
ZOMBIES = {"standing": figure_art.zombie(0, False), "lying": figure_art.zombie(0, True)}
OPENINGS = {
    f"{kind}, {state}": opening_art.opening(kind, True, state)
    for kind in ("door", "window")
    for state in ("open", "shut", "permanent")
}


def sheets() -> Mapping[str, Mapping[str, str]]:
    return {"humans": HUMANS, "zombies": ZOMBIES, "openings": OPENINGS}
