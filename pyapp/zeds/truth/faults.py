"""Everything that could be wrong with a state. Nothing ever should be."""

from __future__ import annotations

from collections import Counter

from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.map.places import SPACES, TOWN_CENTER, is_start
from pyapp.zeds.truth.people import PEOPLE, ZEDS_CUP, Who
from pyapp.zeds.truth.state import CEMETERY, MOST_AMMO, RESERVE, SEATS, STACK, ZedsState


def faults(state: ZedsState) -> list[str]:
    if state.mode not in SEATS:
        return ["mode: not one of this game"]
    return [*_zeds(state), *_people(state), *_cards(state), *_actions(state)]


def _zeds(state: ZedsState) -> list[str]:
    """Thirty-four units, on the map or in the cup; two to a space."""
    found = []
    if tuple(sorted([*state.cup.things, *(zeds.kind for zeds in state.zeds.values())])) != ZEDS_CUP.names():
        found.append("zeds: the units are not all there")
    for one, zeds in state.zeds.items():
        if zeds.space not in SPACES:
            found.append(f"{one}: no space {zeds.space}")
        if not 0 <= zeds.hits < 3:
            found.append(f"{one}: {zeds.hits} hits on a side")
        if not one[1:].isdecimal() or int(one[1:]) >= state.next_unit:
            found.append(f"{one}: has not been named yet")
    for space, count in Counter(zeds.space for zeds in state.zeds.values()).items():
        if count > STACK:
            found.append(f"{space}: {count} Zeds")
        if space == TOWN_CENTER and state.outcome is None:
            found.append("Town Center: Zeds, and nobody has lost")
    if state.riser and state.riser not in state.zeds and not state.stack:
        found.append("riser: not on the map")
    return found


def _people(state: ZedsState) -> list[str]:
    """Thirteen units, two to a space outside Town Center, never among Zeds while somebody is asked."""
    if list(state.units) != list(Who):
        return ["units: not those of the game"]
    found = []
    for who, unit in state.units.items():
        if unit.space not in SPACES and unit.space not in (CEMETERY, RESERVE):
            found.append(f"{who}: no space {unit.space}")
        if not 0 <= unit.hits < PEOPLE[who].hits:
            found.append(f"{who}: {unit.hits} hits on a side")
        if unit.is_defiant and not who.is_regular:
            found.append(f"{who}: cannot be Defiant")
        if unit.is_calm and not who.is_hero:
            found.append(f"{who}: no hero, and calm")
    for space, count in Counter(unit.space for unit in state.units.values()).items():
        if space in SPACES and space != TOWN_CENTER and count > STACK and not is_start(space):
            found.append(f"{space}: {count} player units")
    return found


def _cards(state: ZedsState) -> list[str]:
    found = []
    events = [*state.deck.cards(), *state.deck.discard, *state.box, *([state.card] if state.card else [])]
    if sorted(events) != sorted(CARDS):
        found.append("events: the cards are not all there")
    fates = [*state.fates.cards(), *state.fates.discard, *state.hand, *([state.fate] if state.fate else [])]
    if sorted(fates) != sorted(FATES):
        found.append("fates: the cards are not all there")
    return found


def _actions(state: ZedsState) -> list[str]:
    found = []
    if not 0 <= state.ammo <= MOST_AMMO:
        found.append(f"ammo: {state.ammo}")
    if state.event_actions < 0:
        found.append("event actions: below zero")
    if not set(state.player_actions) <= set(state.seats) or len(set(state.spent)) != len(state.spent):
        found.append("markers: one that is not there, or twice")
    return found
