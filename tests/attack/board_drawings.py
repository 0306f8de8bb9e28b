"""Openings in every state, and things that are high and low under the same name: told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.attack.board.board import Thing
from pyapp.attack.drawing import opening_art
from pyapp.attack.site import things

OPENINGS = {
    f"{kind}, {state}": opening_art.opening(kind, True, state)
    for kind in ("door", "window")
    for state in ("open", "shut", "permanent")
}

NAMES = ("crate", "table", "bush", "shelf", "something unheard of")
"""Some of what may be either."""


def board_sheets() -> Mapping[str, Mapping[str, str]]:
    heights = {
        f"high or low: {name}": {str(thing): things.sample(name, thing) for thing in (Thing.HIGH, Thing.LOW)}
        for name in NAMES
    }
    named = ("bookcase", "cupboard", "chest", "shelf", "filing cabinet", "locker", "lamp post", "bollard", "tree")
    low = ("bush", "table", "armchair", "bed", "bench", "crate", "coil of rope", "car", "trolley")
    return {
        "openings": OPENINGS,
        "high things": {name: things.sample(name, Thing.HIGH) for name in named},
        "low things": {name: things.sample(name, Thing.LOW) for name in low},
        **heights,
    }
