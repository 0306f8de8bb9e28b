"""How the things of Farmingdale are called, on the table (`space:F3`) and in sentences."""

from __future__ import annotations

from functools import cache
from typing import NewType

from pyapp.kernel.message import Message
from pyapp.zeds.map.places import SPACES, SpaceId, Track, is_start
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import STRENGTHS, Who

ZedId = NewType("ZedId", str)

NOBODY = ZedId("")


@cache
def space_name(space: SpaceId) -> Message:
    """A space by its name, or by its track and number."""
    place = SPACES[space]
    if place.track is None:
        assert place.name is not None
        return place.name
    if is_start(space):
        return say("{track} Start", track=place.track.called)
    if place.name is not None:
        return place.name
    return say("{track} #{number}", track=place.track.called, number=place.number)


@cache
def space_ref(space: SpaceId) -> str:
    return f"space:{space}"


def unit_ref(unit: Who | ZedId) -> str:
    return f"unit:{unit}"


def card_ref(card: str) -> str:
    return f"card:{card}"


def fate_ref(card: str) -> str:
    return f"fate:{card}"


def track_ref(track: Track) -> str:
    """A track is pointed at by its Start."""
    return space_ref(track.start)


@cache
def zed_name(kind: str, is_reduced: bool, hits: int, is_tough: bool) -> Message:
    """Zeds are told apart by their two strengths, the side that is up and the hits on it."""
    name = say("Zeds {strength}", strength=STRENGTHS[kind][is_reduced])
    name = (
        say("{zeds} (reduced from {full})", zeds=name, full=STRENGTHS[kind][0])
        if is_reduced
        else say("{zeds} (reduced: {reduced})", zeds=name, reduced=STRENGTHS[kind][1])
    )
    if hits:
        name = say_n("{zeds} with {count} hit", "{zeds} with {count} hits", hits, zeds=name)
    return say("{zeds}, tough", zeds=name) if is_tough else name
