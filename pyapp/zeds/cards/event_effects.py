"""[1.2] [9.0] What each event does, at the beginning or at the end of its phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.abilities import johnson
from pyapp.zeds.cards.event_cards import CARDS, FATED_TWICE, NIGHTS, Phase
from pyapp.zeds.cards.fate_draw import FateDraw
from pyapp.zeds.events.card_events import AmmoChanged, Arrived, EventBegan, EventSkipped, Marked
from pyapp.zeds.events.zeds_events import ZedsChanged
from pyapp.zeds.map.places import (
    CAMPGROUND,
    MINE,
    SPACES,
    STARTS,
    TOWN_CENTER,
    SpaceId,
    Track,
    is_start,
)
from pyapp.zeds.names import NOBODY, ZedId, space_name, space_ref, unit_ref
from pyapp.zeds.play.hits import Risen, UnitTakes, hit_zeds
from pyapp.zeds.play.placement import NewZeds, are_twins, called
from pyapp.zeds.play.retreat import TownRetreat, ZedsRetreat, way_in
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import RESERVE, Unit, ZedsState

AT_THE_END = ("cabin", "smell")
"""Cards whose event comes at the end of its phase."""


@dataclass(frozen=True, slots=True)
class EventHappens(Step[ZedsState]):
    """[1.2] The event, if this is its moment. What cannot be done is skipped."""

    phase: Phase
    is_end: bool = False

    def run(self, state: ZedsState) -> None:
        effect = EFFECTS.get(state.card)
        if effect is None or state.printed.phase is not self.phase or (state.card in AT_THE_END) != self.is_end:
            return
        if effect.can(state):
            state.emit(EventBegan(state.card))
            effect.do(state)
        else:
            state.emit(EventSkipped(state.card))


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does, and whether it can be done."""

    do: Callable[[ZedsState], None]
    can: Callable[[ZedsState], bool] = lambda state: True  # noqa: ARG005


@dataclass(frozen=True, slots=True)
class ChooseFor(Choice[ZedsState]):
    """[1.2] Which unit or which space an event concerns, where more than one does."""

    card: str
    among: tuple[str, ...]

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return CARDS[self.card].title

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            CARDS[self.card].rule,
            _QUESTIONS[self.card],
            (self._option(state, thing) for thing in self.among),
            hint=CARDS[self.card].text,
        )

    def _option(self, state: ZedsState, thing: str) -> Option:
        if thing in SPACES:
            space = SpaceId(thing)
            return Option(Action("choose", (thing,)), space_name(space), (space_ref(space),))
        if thing in set(Who):
            who = Who(thing)
            place = say("at {place}", place=space_name(state.units[who].space))
            return Option(Action("choose", (thing,)), who.called, (unit_ref(who),), place)
        one = ZedId(thing)
        place = say("at {place}", place=space_name(state.zeds[one].space))
        return Option(Action("choose", (thing,)), called(state, one), (unit_ref(one),), place)

    def handle(self, state: ZedsState, action: Action) -> None:
        _CHOSEN[self.card](state, action.args[0])


def _choose(state: ZedsState, card: str, among: Iterable[str]) -> None:
    """[1.2] A single one is no choice."""
    found = tuple(among)
    if len(found) == 1:
        _CHOSEN[card](state, found[0])
    elif found:
        state.push(ChooseFor(card, found))


# Act I


def _cardio(state: ZedsState) -> None:
    """[9.1] On an empty Start, or else on the one with the weakest Zeds."""
    empty = [start for start in STARTS if not state.zeds_in(start)]
    if empty:
        _choose(state, "cardio", empty)
        return
    weakest = {start: min(state.zeds[one].strength for one in state.zeds_in(start)) for start in STARTS}
    _choose(state, "cardio", [start for start in STARTS if weakest[start] == min(weakest.values())])


def _place(state: ZedsState, space: str) -> None:
    state.push(NewZeds(SpaceId(space)))


def _cabin(state: ZedsState) -> None:
    """[9.2] Two rounds for whoever is there."""
    state.emit(AmmoChanged("9.2", state.gain_ammo(2)))


def _unarmed(state: ZedsState) -> list[Who]:
    """[9.3] Regular Civilians on the map."""
    return [who for who in state.on_map() if who.is_regular and not state.units[who].is_armed]


def _arm(state: ZedsState, who: str) -> None:
    state.change(Who(who), is_armed=True)
    state.emit(Marked("9.3", Who(who), say("well armed from now on")))


# Act II


def _night(state: ZedsState) -> None:
    """[9.4] A new unit; that the ground is worth nothing is asked of the state."""
    state.push(NewZeds(state.printed.tracks[0].start))


def _kidding(state: ZedsState) -> None:
    """[9.7] All hit markers go, and every Start gets a new unit."""
    for one, zeds in state.zeds.items():
        if zeds.hits:
            state.change_zeds(one, hits=0)
            state.emit(ZedsChanged("9.7", one, say("{zeds}: all hits are gone.", zeds=called(state, one))))
    state.push(*(NewZeds(start) for start in reversed(STARTS)))


# Act III


def _free_heroes(state: ZedsState) -> list[Who]:
    """[9.8] Heroes who are not in play and never were."""
    return [who for who, unit in state.units.items() if who.is_hero and unit.space == RESERVE]


def _arrive(state: ZedsState, place: str) -> None:
    """[9.8] [8.5] A random hero who is not in play yet arrives; Mr. Johnson, who is the only one, brings ammunition."""
    heroes = _free_heroes(state)
    who = heroes[0] if len(heroes) == 1 else heroes[state.dice.pick(heroes)]
    state.units[who] = Unit(SpaceId(place))
    state.emit(Arrived("9.8", who, space_name(SpaceId(place))))
    if who is Who.JOHNSON:
        state.emit(AmmoChanged("8.5", state.gain_ammo(johnson.BRINGS)))


def _explosion(state: ZedsState) -> None:
    """[9.9] One hit for everybody in the Mine, and all of them leave; what is barred is asked of the state."""
    people, zeds = tuple(state.people_in(MINE)), tuple(state.zeds_in(MINE))
    for one in zeds:
        hit_zeds(state, one, 1)
    state.push(
        *(Risen(who, MINE) for who in people),
        TownRetreat(people, MINE, way_in(MINE)),
        ZedsRetreat(tuple(one for one in zeds if one in state.zeds), MINE),
        *(UnitTakes(who, 1) for who in people),
    )


def _tough(state: ZedsState) -> None:
    """[9.10] First the new unit, then the strongest of all becomes tough."""
    state.push(MakeTough(), NewZeds(Track.MOUNTAIN.start))


@dataclass(frozen=True, slots=True)
class MakeTough(Step[ZedsState]):
    """[9.10] The strongest Zeds unit; of equals the players choose."""

    def run(self, state: ZedsState) -> None:
        most = max((zeds.strength for zeds in state.zeds.values()), default=0)
        found = [one for one, zeds in state.zeds.items() if zeds.strength == most]
        kept: list[ZedId] = []
        for one in found:
            if not any(are_twins(state, one, other) for other in kept):
                kept.append(one)
        _choose(state, "tough", kept)


def _toughen(state: ZedsState, one: str) -> None:
    name = called(state, ZedId(one))
    state.change_zeds(ZedId(one), is_tough=True)
    state.emit(ZedsChanged("9.10", ZedId(one), say("{zeds} become tough.", zeds=name)))


def _outside(state: ZedsState) -> list[Who]:
    """[9.11] Player units outside Town Center; on a Start nobody fights."""
    return [
        who for who in state.on_map() if state.units[who].space != TOWN_CENTER and not is_start(state.units[who].space)
    ]


def _smell(state: ZedsState, who: str) -> None:
    """[9.11] A unit on its reduced side comes up where they stand."""
    from pyapp.zeds.play.placement import put

    space = state.units[Who(who)].space
    if not state.cup:
        state.emit(EventSkipped(state.card))
        return
    state.push(Settles())
    state.riser = put(state, space, is_reduced=True)


@dataclass(frozen=True, slots=True)
class Settles(Step[ZedsState]):
    """[9.11] From now on it is a unit like any other."""

    def run(self, state: ZedsState) -> None:
        state.riser = NOBODY


# Act IV


def _hate(state: ZedsState) -> None:
    """[9.13] The weak are replaced by new ones, those nearest to Town Center first, as long as the cup holds out."""
    weak = [one for one, zeds in state.zeds.items() if zeds.strength <= 3]
    weak.sort(key=lambda one: SPACES[state.zeds[one].space].number)
    gone = []
    for one in weak:
        if not state.cup:
            break
        old = state.zeds.pop(one)
        gone.append(old.kind)
        from pyapp.zeds.play.placement import put

        put(state, old.space)
    state.cup = state.cup.put(*gone)


def _calm(state: ZedsState, who: str) -> None:
    """[9.14] A marker for this turn."""
    state.change(Who(who), is_calm=True)
    state.emit(Marked("9.14", Who(who), say("calm, and dangerous, for this turn")))


def _fate(state: ZedsState) -> None:
    state.push(FateDraw())


EFFECTS: dict[str, Effect] = {
    "cardio": Effect(_cardio),
    "cabin": Effect(_cabin, lambda state: bool(state.people_in(CAMPGROUND))),
    "armed": Effect(lambda state: _choose(state, "armed", _unarmed(state)), lambda state: bool(_unarmed(state))),
    **{card: Effect(_night) for card in NIGHTS},
    "feet": Effect(_fate),
    "spread": Effect(_fate),
    "kidding": Effect(_kidding),
    "hero": Effect(
        lambda state: _choose(state, "hero", (TOWN_CENTER, *STARTS)), lambda state: bool(_free_heroes(state))
    ),
    "mine": Effect(_explosion),
    "tough": Effect(_tough),
    "smell": Effect(
        lambda state: _choose(state, "smell", _outside(state)),
        lambda state: bool(_outside(state)) and bool(state.cup),
    ),
    "hate": Effect(_hate, lambda state: any(zeds.strength <= 3 for zeds in state.zeds.values())),
    "calm": Effect(
        lambda state: _choose(state, "calm", [who for who in state.on_map() if who.is_hero]),
        lambda state: any(who.is_hero for who in state.on_map()),
    ),
    FATED_TWICE: Effect(_fate),
}
"""What each card does; BRAINS! and the quiet night are the turn itself."""

_CHOSEN: dict[str, Callable[[ZedsState, str], None]] = {
    "cardio": _place,
    "armed": _arm,
    "hero": _arrive,
    "tough": _toughen,
    "smell": _smell,
    "calm": _calm,
}

_QUESTIONS: dict[str, Message] = {
    "cardio": say("On which Start do new Zeds appear?"),
    "armed": say("Which Civilians are well armed from now on?"),
    "hero": say("Where does the hero arrive?"),
    "tough": say("Several are the strongest. Which one becomes tough?"),
    "smell": say("Whom do the Zeds come upon?"),
    "calm": say("Which hero keeps calm?"),
}
