"""Every state of a counter, drawn: what has to be told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.zeds.drawing import counter_art
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import STRENGTHS, Unit, Zeds

HERE = SpaceId("F1")


def living() -> Mapping[str, str]:
    hunt = Who.HUNT
    return {
        "whole": counter_art.unit(hunt, Unit(HERE)),
        "hit once": counter_art.unit(hunt, Unit(HERE, hits=1)),
        "reduced": counter_art.unit(hunt, Unit(HERE, is_reduced=True)),
        "will not leave": counter_art.unit(hunt, Unit(HERE, is_defiant=True)),
        "armed": counter_art.unit(hunt, Unit(HERE, is_armed=True)),
        "leads": counter_art.unit(hunt, Unit(HERE, is_leader=True)),
        "calm": counter_art.unit(hunt, Unit(HERE, is_calm=True)),
    }


def dead() -> Mapping[str, str]:
    kind = next(iter(STRENGTHS))
    return {
        "whole": counter_art.zeds(Zeds(kind, HERE)),
        "hit once": counter_art.zeds(Zeds(kind, HERE, hits=1)),
        "hit twice": counter_art.zeds(Zeds(kind, HERE, hits=2)),
        "reduced": counter_art.zeds(Zeds(kind, HERE, is_reduced=True)),
        "tough": counter_art.zeds(Zeds(kind, HERE, is_tough=True)),
    }


def sheets() -> Mapping[str, Mapping[str, str]]:
    return {"living": living(), "dead": dead()}
