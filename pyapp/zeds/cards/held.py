"""[2.4] Fate cards that are held, and what playing one does."""

from __future__ import annotations

from pyapp.zeds.events.card_events import ActionsGained, Arrived, FatePlayed, Marked
from pyapp.zeds.map.places import TOWN_CENTER
from pyapp.zeds.names import space_name
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import RESERVE, Unit, ZedsState


def play(state: ZedsState, card: str) -> None:
    """[2.4] A held card is discarded after its use."""
    state.hand.remove(card)
    state.fates = state.fates.discarded(card)
    state.emit(FatePlayed(card))


def can_lead(state: ZedsState) -> list[Who]:
    """[10.3] Regular Civilians on the map who have no leader."""
    return [who for who in state.on_map() if who.is_regular and not state.units[who].is_leader]


def lead(state: ZedsState, who: Who) -> None:
    """[10.3] The marker is worth a column in all combat, until the unit is in the Cemetery."""
    play(state, "leader")
    state.change(who, is_leader=True)
    state.emit(Marked("10.3", who, say("well led from now on")))


def second_wind(state: ZedsState) -> None:
    """[10.4] Two more Event Actions."""
    play(state, "second-wind")
    state.event_actions += 2
    state.emit(ActionsGained("10.4", 2))


def can_organise(state: ZedsState) -> list[Who]:
    """[10.5] Civilians who are not in play yet; those in the Cemetery were."""
    return [who for who, unit in state.units.items() if who.is_civilian and unit.space == RESERVE]


def organise(state: ZedsState, who: Who) -> None:
    """[10.5] They come to Town Center, on their full side."""
    play(state, "organiser")
    state.units[who] = Unit(TOWN_CENTER)
    state.emit(Arrived("10.5", who, space_name(TOWN_CENTER)))
