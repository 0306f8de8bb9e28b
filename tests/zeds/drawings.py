"""Every state of a counter, drawn: what has to be told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.zeds.drawing import counter_art
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import STRENGTHS, Unit, Zeds

HERE = SpaceId("F1")
KIND = next(kind for kind, (full, reduced) in STRENGTHS.items() if full > reduced)


def unit(who: Who = Who.RANGERS, hits: int = 0, **states: bool) -> str:
    return counter_art.unit(who, Unit(HERE, hits=hits, **states))


def zeds(hits: int = 0, *, is_reduced: bool = False, is_tough: bool = False) -> str:
    return counter_art.zeds(Zeds(KIND, HERE, is_reduced, hits, is_tough))


CIVILIANS = {
    "whole": unit(),
    "hit once": unit(hits=1),
    "reduced": unit(is_reduced=True),
    "reduced and hit": unit(hits=1, is_reduced=True),
    "will not leave": unit(is_defiant=True),
    "will not leave, and hit": unit(hits=1, is_defiant=True),
    "armed": unit(is_armed=True),
    "leads": unit(is_leader=True),
    "armed, and leads": unit(is_armed=True, is_leader=True),
}
HEROES = {
    "whole": unit(Who.HUNT),
    "reduced": unit(Who.HUNT, is_reduced=True),
    "calm": unit(Who.HUNT, is_calm=True),
    "reduced and calm": unit(Who.HUNT, is_reduced=True, is_calm=True),
}
PEOPLE = {str(who): unit(who) for who in Who if not who.is_regular} | {"civilians": unit()}
DEAD = {
    "whole": zeds(),
    "hit once": zeds(1),
    "hit twice": zeds(2),
    "reduced": zeds(is_reduced=True),
    "reduced and hit once": zeds(1, is_reduced=True),
    "reduced and hit twice": zeds(2, is_reduced=True),
    "tough": zeds(is_tough=True),
    "tough and reduced": zeds(is_reduced=True, is_tough=True),
}


def sheets() -> Mapping[str, Mapping[str, str]]:
    return {"civilians": CIVILIANS, "heroes": HEROES, "people": PEOPLE, "dead": DEAD}
