"""What there is to know of a thing, for somebody who points at it and has not read the rules."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.message import Message
from pyapp.zeds.abilities.sheets import ABILITIES
from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.map.places import SPACES, Grade, Ground, SpaceId, on_the_way_in, terrain_shift
from pyapp.zeds.names import ZedId
from pyapp.zeds.play.shooting import range_of
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.observe import ZedsSeen
from pyapp.zeds.truth.people import PEOPLE, STRENGTHS, ZEDS_HITS, Who
from pyapp.zeds.truth.state import OFF_MAP

OUR_TITLE = say("The title is ours; the effect is told in our words")


def remarks(seen: ZedsSeen, ref: str) -> tuple[Message, ...]:
    """Its numbers by their names, and what it is good for."""
    kind, _, name = ref.partition(":")
    if kind == "unit" and name in set(Who):
        return tuple(_person(seen, Who(name)))
    if kind == "unit" and name in seen.zeds:
        return tuple(_zeds(seen, ZedId(name)))
    if kind == "space" and name in SPACES:
        return tuple(_space(seen, SpaceId(name)))
    if kind == "card" and name in CARDS:
        return tuple(_card(name))
    if kind == "fate" and name in FATES:
        return tuple(_fate(name))
    if kind in ("marker", "track"):
        return tuple(_marker(name))
    if kind == "ability":
        found = [ability for who, its in ABILITIES.items() for ability in its if name == f"{who}:{ability.id}"]
        return tuple(ability.text for ability in found)
    return ()


def _marker(name: str) -> Iterator[Message]:
    """[5.1] What a coin allows, and for whom."""
    if name == "actions":
        yield say("Each lets one unit move, forage or shoot; the card brings new ones every turn")
    elif name == "ammo":
        yield say("A shot costs 1 Ammo; it is found by foraging")
    elif name.startswith("player:"):
        yield say("One unit moves, forages or shoots; ready again every turn")
    for its in ABILITIES.values():
        yield from (ability.text for ability in its if ability.marker is not None and ability.marker == name)


def _person(seen: ZedsSeen, who: Who) -> Iterator[Message]:
    person, unit = PEOPLE[who], seen.units[who]
    if unit.space in OFF_MAP:
        return
    yield say(
        "Strength {full}, reduced {reduced}; moves {move}", full=person.full, reduced=person.reduced, move=person.move
    )
    if not unit.is_reduced:
        yield say_n("{count} more hit reduces it", "{count} more hits reduce it", person.hits - unit.hits)
    left = 2 * person.hits - unit.hits - (person.hits if unit.is_reduced else 0)
    yield say_n("{count} more hit, and a saving roll decides", "{count} more hits, and a saving roll decides", left)
    if unit.is_defiant:
        yield say("Defiant: cannot move before Zeds attack the Village, but can forage and shoot")
    if unit.is_armed or unit.is_leader:
        yield say_n(
            "Markers: {count} column to the right in all combat", "Markers: {count} columns to the right in all combat",
            unit.is_armed + unit.is_leader,
        )  # fmt: skip
    if unit.is_calm:
        yield say("Keeping calm: two columns to the right when attacking, in this turn")
    away = range_of(who)
    yield (say_n("Shoots at {count} space", "Shoots at up to {count} spaces", away) if away else say("Cannot shoot"))
    for ability in ABILITIES.get(who, ()):
        yield say("{name}: {text}", name=ability.name, text=ability.text)
    if who.is_regular:
        yield say("Regular Civilians; the name is ours, to tell them apart")


def _zeds(seen: ZedsSeen, one: ZedId) -> Iterator[Message]:
    zeds = seen.zeds[one]
    full, reduced = STRENGTHS[zeds.kind]
    yield say("Strength {full}, reduced {reduced}", full=full, reduced=reduced)
    if not zeds.is_reduced:
        yield say_n("{count} more hit reduces it", "{count} more hits reduce it", ZEDS_HITS - zeds.hits)
    yield say_n("{count} more hit eliminates it", "{count} more hits eliminate it", zeds.left)
    if zeds.is_tough:
        yield say("Tough: each hit is cancelled on a die of 1 to 3")
    mates = [other for other in seen.zeds.values() if other.space == zeds.space]
    if len(mates) > 1:
        yield say("A mob of strength {strength}", strength=sum(other.strength for other in mates))
    away = len(on_the_way_in(zeds.space))
    yield say_n("{count} move from Town Center", "{count} moves from Town Center", away)


def _space(seen: ZedsSeen, space: SpaceId) -> Iterator[Message]:
    place = SPACES[space]
    match place.ground:
        case Ground.CENTER:
            yield say("If a Zeds unit enters, all is lost")
            yield say("Holds any number of your units")
            if seen.units[Who.HERNANDEZ].space not in OFF_MAP:
                yield say("Entering is free while the Mayor is in play")
        case Ground.START:
            yield say("Here Zeds come onto the map; nobody fights or shoots here")
        case Ground.MINE:
            yield say("Foraging: 1 Ammo on 4 or 5, 2 Ammo on 6")
        case Ground.FARM:
            yield say("Foraging brings supplies only, which do not count in the Basic Game")
        case ground if ground.is_named:
            yield say("Foraging: 1 Ammo on 6")
    if place.ground in (Ground.TOWN, Ground.CENTER) and seen.units[Who.HERNANDEZ].space not in OFF_MAP:
        yield say("The Mayor adds 1 to every foraging die here")
    if (shift := terrain_shift(space)) and place.ground is not Ground.CENTER:
        yield say_n("Defenders: {count} column to the right", "Defenders: {count} columns to the right", shift)
    if place.ground is Ground.VILLAGE:
        yield say("A Village: Defiant Civilians hold it until it is attacked")
        if not seen.is_held(space):
            yield say("Lost: none of your units is left in it")
    if place.provenance is Grade.OURS:
        yield say("The name is ours")


def _card(card: str) -> Iterator[Message]:
    printed = CARDS[card]
    if printed.title_by is Grade.OURS:
        yield OUR_TITLE
    if printed.phase_by is Grade.OURS:
        yield say("In which phase its event happens is our reading")


def _fate(fate: str) -> Iterator[Message]:
    printed = FATES[fate]
    yield printed.where.called
    if printed.title_by is Grade.OURS:
        yield OUR_TITLE
    if printed.text_by is Grade.SECONDARY:
        yield say("Where and effect are known from one later source")
