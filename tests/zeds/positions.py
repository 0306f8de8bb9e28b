"""Positions in a line or two, and the few verbs that rule tests need.

    state = position({"schmidt": "F3"}, {"F4": "5/3 4/2:1"})
    assert "move schmidt F4" in options(state)
    after = act(state, "move schmidt F4", "keep", dice=[6, 6]).state

A position stands in the Action Phase of a solo game, with 9 Event Actions. Units that are not named are not in play. A
Zeds unit is its kind and, after a colon, what is true of it: `5/3:r1t` is reduced, has one hit and is tough. The first
one named is `z1`. `play` runs steps in a position until somebody is asked, or nothing is left to do: then `rest`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pyapp.kernel.cards import Deck, Pool
from pyapp.kernel.decision import Action, Decision, Option, Seat
from pyapp.kernel.dice import Dice, ScriptedDice
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Applied, Choice, Step, apply, decision
from pyapp.kernel.message import ENGLISH, say
from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.game import DawnOfTheZeds
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import ZedId
from pyapp.zeds.play.action_phase import Actions
from pyapp.zeds.truth.people import ZEDS_CUP, Who
from pyapp.zeds.truth.state import RESERVE, SEATS, Stage, Unit, Zeds, ZedsState

GAME = DawnOfTheZeds()

Faces = Sequence[int | str]
"""How dice fall, and what is drawn by name."""


@dataclass(frozen=True, slots=True)
class Rest(Choice[ZedsState]):
    """Here a test stops."""

    def decide(self, state: ZedsState) -> Decision:  # noqa: ARG002
        return Decision(Seat("town"), "1.1", say("Rest"), (Option(Action("rest"), say("Rest")),))

    def handle(self, state: ZedsState, action: Action) -> None:  # noqa: ARG002
        raise AssertionError("nothing comes after the end of a test")


def position(
    units: Mapping[str, str] | None = None,
    zeds: Mapping[str, str] | None = None,
    *,
    card: str = "cabin",
    ammo: int = 4,
    hand: Iterable[str] = (),
    actions: int = 9,
    players: Iterable[str] | None = None,
    stage: Stage = Stage.ACTION,
    mode: str = "solo",
    settings: Mapping[str, str] | None = None,
) -> ZedsState:
    state = ZedsState(mode=mode, settings=GAME.settings(mode, settings or {}), dice=Dice(1), turn=3)
    _people(state, units or {})
    _zeds(state, zeds or {})
    state.card, state.stage, state.ammo, state.event_actions = card, stage, ammo, actions
    state.player_actions = [Seat(seat) for seat in players] if players is not None else list(SEATS[mode])
    state.hand = list(hand)
    state.fates = Deck.of(fate for fate in FATES if fate not in state.hand)
    state.deck = Deck.of(["quiet"])
    state.box = sorted(set(CARDS) - {card, "quiet"})
    state.push(Rest(), Actions())
    if card == "quiet":
        state.deck, state.box = Deck.of(["calm"]), sorted(set(CARDS) - {card, "calm"})
    found = GAME.faults(state)
    assert found == [], f"not a possible position: {found}"
    return state


def _people(state: ZedsState, units: Mapping[str, str]) -> None:
    state.units = {who: Unit(RESERVE) for who in Who}
    for name, text in units.items():
        space, *words = text.split()
        hits = sum(int(word) for word in words if word.isdecimal())
        flags = {f"is_{word}": True for word in words if not word.isdecimal()}
        state.units[Who(name)] = Unit(SpaceId(space), hits=hits, **flags)


def _zeds(state: ZedsState, zeds: Mapping[str, str]) -> None:
    cup = Pool.of(ZEDS_CUP.names())
    for space, text in zeds.items():
        for word in text.split():
            kind, _, marks = word.partition(":")
            cup = cup.take(kind)
            hits = sum(int(mark) for mark in marks if mark.isdecimal())
            one = state.bring_in(kind, SpaceId(space))
            state.zeds[one] = Zeds(kind, SpaceId(space), "r" in marks, hits, "t" in marks)
    state.cup = cup


# The verbs


def options(state: ZedsState) -> set[str]:
    """The texts of everything that can be done now."""
    asked = decision(state)
    return {str(option.action) for option in asked.options} if asked else set()


def act(state: ZedsState, *actions: str, dice: Faces | None = None) -> Applied[ZedsState]:
    """Do things one after the other; what comes back tells of all of them.

    With `dice`, everything falls as told, and all of it must have been used in the end. Without, chance is chance.
    """
    state = state.copy()
    if dice is not None:
        state.dice = ScriptedDice(*dice)
    events: list[Event] = []
    for text in actions:
        applied = apply(state, Action.parse(text))
        state = applied.state
        events += applied.events
    _all_used(state)
    return Applied(state, tuple(events), ())


def play(state: ZedsState, *steps: Step[Any], dice: Faces = ()) -> ZedsState:
    """Run steps, the last one given first, until somebody is asked or they are over."""
    state = state.copy()
    state.stack = [Rest()]
    state.dice = ScriptedDice(*dice)
    state.push(*steps)
    state.settle()
    _all_used(state)
    state.events, state.phases = [], []
    return state


def _all_used(state: ZedsState) -> None:
    if isinstance(state.dice, ScriptedDice):
        assert not state.dice.script, f"nobody needed {state.dice.script}"
        state.dice = Dice(0)
    if state.outcome is None:
        assert GAME.faults(state) == []


def texts(applied: Applied[ZedsState]) -> list[str]:
    """What happened, in English."""
    return [ENGLISH(event.text()) for event in applied.events]


def at(state: ZedsState, who: str) -> str:
    return state.units[Who(who)].space


def zeds_at(state: ZedsState, space: str) -> list[str]:
    """The Zeds in a space, the strongest first, as `position` writes them."""
    return [_written(state.zeds[one]) for one in state.zeds_in(SpaceId(space))]


def _written(zeds: Zeds) -> str:
    marks = ("r" if zeds.is_reduced else "") + (str(zeds.hits) if zeds.hits else "") + ("t" if zeds.is_tough else "")
    return f"{zeds.kind}:{marks}" if marks else zeds.kind


def every_zed(state: ZedsState) -> dict[str, list[str]]:
    return {space: zeds_at(state, space) for space in sorted(state.zeds_spaces())}


def zed(state: ZedsState, name: str) -> Zeds:
    return state.zeds[ZedId(name)]


def is_at_rest(state: ZedsState) -> bool:
    return options(state) == {"rest"}
