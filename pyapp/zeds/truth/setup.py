"""[11.1] Setting up: units, Zeds, cards, ammunition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyapp.kernel.cards import Deck, Pool
from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message
from pyapp.zeds.cards.event_cards import DECKS, ENDINGS, cards_of
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.map.places import STARTS, TOWN_CENTER, VILLAGES
from pyapp.zeds.settings import provision
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import REGULARS, ZEDS_CUP, Who
from pyapp.zeds.truth.state import RESERVE, SEATS, Unit, ZedsState

IN_TOWN = {"none": 0, "one": 1, "two": 2}
"""How many units of Regular Civilians begin in Town Center, by the option."""


@dataclass(frozen=True, slots=True)
class Begin(Choice[ZedsState]):
    """[11.1] Everything is laid out, to be looked at before the first card is turned."""

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Before the first turn")

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "11.1",
            say("All is quiet in Farmingdale, still"),
            (Option(Action("begin"), say("Turn over the first event card"), primary=True),),
            hint=say("Look around: the Zeds on their Starts, the Villages that are held, and your heroes in town."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        """The first turn is the loop's, below."""


def lay_out(mode: str, settings: Mapping[str, str], dice: Dice) -> ZedsState:
    state = ZedsState(mode=mode, settings=dict(settings), dice=dice)
    state.ammo = int(provision(settings).ammo)
    state.player_actions = list(SEATS[mode])
    _units(state)
    _zeds(state)
    _events(state)
    _fates(state)
    dice.drawn.clear()
    return state


def _units(state: ZedsState) -> None:
    """[11.1] Heroes and Furies in Town Center; Defiant Civilians in every Village, others in town, the rest aside."""
    shuffled = state.dice.shuffled(REGULARS)
    places = [*VILLAGES, *[TOWN_CENTER] * IN_TOWN[provision(state.settings).civilians]]
    placed = dict(zip(shuffled, places, strict=False))
    for who in Who:
        if who.is_regular:
            space = placed.get(who, RESERVE)
            state.units[who] = Unit(space, is_defiant=space in VILLAGES)
        else:
            state.units[who] = Unit(RESERVE if who is Who.JOHNSON else TOWN_CENTER)


def _zeds(state: ZedsState) -> None:
    """[11.1] One random unit on every Start; by an option, two."""
    state.cup = Pool.of(ZEDS_CUP.names())
    for start in STARTS * provision(state.settings).zeds:
        kind, state.cup = state.cup.draw(state.dice)
        state.bring_in(kind, start)


def _events(state: ZedsState) -> None:
    """[11.1] So many cards of each act with its special one, the acts one below the other, an ending at the bottom."""
    stray = state.settings["act-four"]
    layers = []
    for act, count in DECKS[state.settings["deck"]]:
        cards = state.dice.shuffled(cards_of(act, stray))
        layers.append([*cards[:count], *cards_of(act, stray, special=True)])
        state.box += cards[count:]
    endings = state.dice.shuffled(ENDINGS)
    state.deck = Deck.of(*layers, endings[:1])
    state.box = sorted([*state.box, *endings[1:]])


def _fates(state: ZedsState) -> None:
    """[11.1] All fate cards that mean something in the Basic Game; by an option, one to hold from the beginning."""
    state.fates = Deck.of(FATES)
    if provision(state.settings).held == "one":
        held = [card for card, printed in FATES.items() if printed.is_held]
        card = held[state.dice.pick(held)]
        state.fates = state.fates.without(card)
        state.hand.append(card)
