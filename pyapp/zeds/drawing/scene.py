"""What the table shows of an observation: the counters on the board, the gauges above it, the areas beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pyapp.kernel.art.piles import Place
from pyapp.kernel.message import Message, listing
from pyapp.kernel.scene import Gauge, Item, Layer, Scene
from pyapp.zeds.drawing import areas, counter_art
from pyapp.zeds.drawing.picture import SIZE, place_of
from pyapp.zeds.map.places import MINE, TOWN_CENTER, SpaceId, Track, on_the_way_in
from pyapp.zeds.names import ZedId, space_name, space_ref, unit_ref, zed_name
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.observe import ZedsSeen
from pyapp.zeds.truth.people import PEOPLE, Who
from pyapp.zeds.truth.state import OFF_MAP, Unit, Zeds

BOARD = "farmingdale"


def scene(seen: ZedsSeen) -> Scene:
    return Scene(
        board=BOARD,
        size=SIZE,
        items=(*_markers(seen), *_counters(seen)),
        gauges=(
            Gauge("pistol-gun", say("Ammo"), seen.ammo, 20, ("track:ammo",)),
            Gauge("hourglass", say("event cards left"), sum(count for _, count in seen.events_left)),
            Gauge(
                "shambling-zombie",
                say_n("Zeds unit on the map", "Zeds units on the map", len(seen.zeds)),
                len(seen.zeds),
                refs=tuple(map(unit_ref, seen.zeds)),
            ),
            Gauge("tombstone", say("in the Cemetery"), sum(unit.space == "cemetery" for unit in seen.units.values())),
        ),
        focus=(space_ref(TOWN_CENTER), *(space_ref(track.space(3)) for track in Track)),
        areas=areas.areas(seen),
    )


def _markers(seen: ZedsSeen) -> Iterator[Item]:
    if seen.card == "mine":
        x, y = place_of(MINE)
        ref = space_ref(MINE)
        art = '<circle class="no-entry" r="20"/><path class="no-entry__bar" d="M-12 0H12"/>'
        yield Item("no-entry", ref, x, y, art, say("No entry in this turn"), layer=Layer.MARKERS, place=ref)


def _counters(seen: ZedsSeen) -> Iterator[Item]:
    piles: dict[SpaceId, list[Who | ZedId]] = {}
    for one, zeds in seen.zeds.items():
        piles.setdefault(zeds.space, []).append(one)
    for who, unit in seen.units.items():
        if unit.space not in OFF_MAP:
            piles.setdefault(unit.space, []).append(who)
    placed = {
        thing: place for space, pile in piles.items() for thing, place in zip(pile, _spots(space, pile), strict=True)
    }
    for one, zeds in seen.zeds.items():
        yield zeds_item(one, zeds, placed[one])
    for who, unit in seen.units.items():
        if unit.space not in OFF_MAP:
            yield unit_item(who, unit, placed[who])


def _spots(space: SpaceId, pile: Sequence[Who | ZedId]) -> list[Place]:
    """Where counters lie in a space: side by side, and in Town Center in rows."""
    x, y = place_of(space)
    if space == TOWN_CENTER:
        return [Place(x - 72 + 48 * (n % 4), y - 66 + 46 * (n // 4)) for n in range(len(pile))]
    if len(pile) == 1:
        return [Place(x, y)]
    scale = 1 if len(pile) == 2 else 0.7
    return [
        Place(x - 24 + 48 * (n % 2), y + (0 if len(pile) == 2 else -18 + 36 * (n // 2)), scale)
        for n in range(len(pile))
    ]


@lru_cache(maxsize=2048)
def zeds_item(one: ZedId, zeds: Zeds, place: Place) -> Item:
    name = zed_name(zeds.kind, zeds.is_reduced, zeds.hits, zeds.is_tough)
    label = say("{who} at {place}", who=name, place=space_name(zeds.space))
    ref = unit_ref(one)
    classes = "counter counter--zeds" + (" counter--reduced" if zeds.is_reduced else "")
    within = space_ref(zeds.space)
    return Item(
        ref, ref, place.x, place.y, counter_art.zeds(zeds), label, classes, place=within, name=name, scale=place.scale
    )


@lru_cache(maxsize=2048)
def unit_item(who: Who, unit: Unit, place: Place) -> Item:
    label = say("{who} at {place}, {states}", who=who.called, place=space_name(unit.space), states=states(who, unit))
    ref, within = unit_ref(who), space_ref(unit.space)
    classes = f"counter counter--{PEOPLE[who].kind}" + (" counter--reduced" if unit.is_reduced else "")
    art = counter_art.unit(who, unit)
    return Item(ref, ref, place.x, place.y, art, label, classes, place=within, name=who.called, scale=place.scale)


def states(who: Who, unit: Unit) -> Message:
    """What is true of a unit, in a few words."""
    strength = PEOPLE[who].reduced if unit.is_reduced else PEOPLE[who].full
    found: list[Message] = [say("strength {strength}", strength=strength)]
    if unit.is_reduced:
        found.append(say("reduced"))
    if unit.hits:
        found.append(say_n("{count} hit", "{count} hits", unit.hits))
    for is_so, text in (
        (unit.is_defiant, say("Defiant")),
        (unit.is_armed, say("well armed")),
        (unit.is_leader, say("well led")),
        (unit.is_calm, say("keeping calm")),
    ):
        if is_so:
            found.append(text)
    return say("{states}", states=listing(found))


def distance_to_town(space: SpaceId) -> int:
    """How many moves the Zeds need from here into Town Center."""
    return len(on_the_way_in(space))
