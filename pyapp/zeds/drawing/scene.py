"""What the table shows of an observation: the counters on the board, the gauges above it, the areas beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from pyapp.kernel.art.counters import SIZE as COUNTER
from pyapp.kernel.art.piles import Place
from pyapp.kernel.message import Message, listing
from pyapp.kernel.scene import Gauge, Item, Layer, Scene
from pyapp.zeds.cards.event_cards import NIGHTS
from pyapp.zeds.county.picture import BOARD
from pyapp.zeds.county.places import CENTER, PLATES, SIZE, Plate
from pyapp.zeds.drawing import areas, counter_art
from pyapp.zeds.map.places import MINE, TOWN_CENTER, VILLAGES, SpaceId, Track
from pyapp.zeds.names import ZedId, space_name, space_ref, unit_ref, zed_name
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.observe import ZedsSeen
from pyapp.zeds.truth.people import PEOPLE, Who
from pyapp.zeds.truth.state import CEMETERY, MOST_AMMO, Stage, Unit, Zeds

LARGE, LARGEST = 1.3, 1.7
"""Counters are drawn for small squares; here two of them fill a plate, and in the town there is more room."""
FOOT = 22
"""Height of the strip at the foot of a plate, where its name is lettered."""


def scene(seen: ZedsSeen) -> Scene:
    return Scene(
        board=BOARD,
        size=SIZE,
        items=(*_markers(seen), *_counters(seen)),
        gauges=(
            Gauge("pistol-gun", say("Ammo"), seen.ammo, MOST_AMMO, ("track:ammo",)),
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
        mood=tuple(_moods(seen)),
        areas=areas.areas(seen),
    )


def _moods(seen: ZedsSeen) -> Iterator[str]:
    """What the picture takes up: villages that are lost, and the nights."""
    yield from (f"{space}-lost" for space in VILLAGES if not seen.is_held(space))
    if seen.card in NIGHTS and seen.stage is Stage.ZEDS:
        yield "night"


def _markers(seen: ZedsSeen) -> Iterator[Item]:
    if seen.card == "mine":
        plate, ref = PLATES[MINE], space_ref(MINE)
        label = say("No entry in this turn")
        yield Item("no-entry", ref, plate.x, plate.y, counter_art.no_entry(), label, layer=Layer.MARKERS, place=ref)
    for space in {zeds.space: None for zeds in seen.zeds.values()}:
        strengths = [zeds.strength for zeds in seen.zeds.values() if zeds.space == space]
        if len(strengths) > 1:
            # [4.6] Together they are one mob, of one strength.
            plate, ref, label = PLATES[space], space_ref(space), say("Together {strength}", strength=sum(strengths))
            art, y = counter_art.mob(sum(strengths)), round(plate.top)
            yield Item(f"mob:{space}", ref, plate.x, y, art, label, layer=Layer.OVERLAY, place=ref)


def _counters(seen: ZedsSeen) -> Iterator[Item]:
    piles: dict[SpaceId, list[Who | ZedId]] = {}
    for one, zeds in seen.zeds.items():
        piles.setdefault(zeds.space, []).append(one)
    for who, unit in seen.units.items():
        if unit.space in PLATES:
            piles.setdefault(unit.space, []).append(who)
    placed = {
        thing: place
        for space, pile in piles.items()
        for thing, place in zip(pile, spots(PLATES[space], len(pile)), strict=True)
    }
    for one, zeds in seen.zeds.items():
        yield zeds_item(one, zeds, placed[one])
    for who, unit in seen.units.items():
        if unit.space in PLATES:
            yield unit_item(who, unit, placed[who])


@cache
def spots(plate: Plate, count: int) -> tuple[Place, ...]:
    """Where so many counters lie on a plate: in rows above its name, as large as they can be side by side."""
    margin = 8 if plate is not CENTER else 18
    width, height = plate.width - 2 * margin, plate.height - FOOT - 6
    most = LARGE if plate is not CENTER else LARGEST
    columns = max(range(1, count + 1), key=lambda n: (_fits(width, height, n, -(-count // n), most), -n))
    rows = -(-count // columns)
    scale = _fits(width, height, columns, rows, most)
    step, top = scale * (COUNTER + 3), plate.top + 4 + height / 2
    return tuple(
        Place(
            round(plate.x + step * (n % columns - (min(columns, count - n // columns * columns) - 1) / 2)),
            round(top + step * (n // columns - (rows - 1) / 2)),
            round(scale, 2),
        )
        for n in range(count)
    )


def _fits(width: float, height: float, columns: int, rows: int, most: float) -> float:
    return min(most, width / columns / (COUNTER + 3), height / rows / (COUNTER + 3))


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
    if unit.space == CEMETERY:
        ref, within, label = unit_ref(who), "", say("{who} in the Cemetery", who=who.called)
    else:
        ref, within = unit_ref(who), space_ref(unit.space)
        label = say(
            "{who} at {place}, {states}", who=who.called, place=space_name(unit.space), states=states(who, unit)
        )
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
