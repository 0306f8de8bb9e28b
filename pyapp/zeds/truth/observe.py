"""What a seat may know: all that lies on the table. Hidden is only the order of cards, and what was left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyapp.kernel.cards import Deck, Pool
from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Step
from pyapp.zeds.cards.event_cards import DECKS, ENDINGS, Act, act_of, cards_of
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import ZedId
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Marker, Stage, Unit, Zeds, ZedsState


@dataclass(frozen=True, slots=True)
class ZedsSeen:
    """The table from one seat."""

    seat: Seat
    mode: str
    settings: dict[str, str]
    turn: int
    zeds: dict[ZedId, Zeds]
    units: dict[Who, Unit]
    cup: Pool
    ammo: int
    card: str
    events_left: tuple[tuple[Act, int], ...]
    """How many cards of each act are still in the deck."""
    past: tuple[str, ...]
    """The discarded event cards, the latest last."""
    fate: str
    fates: Deck
    """Which ones are left in it can be counted; their order nobody knows."""
    hand: tuple[str, ...]
    stage: Stage
    event_actions: int
    player_actions: tuple[Seat, ...]
    spent: tuple[Marker, ...]
    riser: ZedId
    asking: Step[Any] | None
    """The question that is being asked: what it is about lies open on the table."""

    def is_held(self, space: SpaceId) -> bool:
        """Whether one of the player units stands there, and no Zeds."""
        held = any(unit.space == space for unit in self.units.values())
        return held and all(zeds.space != space for zeds in self.zeds.values())


def observe(state: ZedsState, seat: Seat) -> ZedsSeen:
    return ZedsSeen(
        seat=seat,
        mode=state.mode,
        settings=dict(state.settings),
        turn=state.turn,
        zeds=dict(state.zeds),
        units=dict(state.units),
        cup=state.cup,
        ammo=state.ammo,
        card=state.card,
        events_left=events_left(state),
        past=state.deck.discard,
        fate=state.fate,
        fates=state.fates,
        hand=tuple(state.hand),
        stage=state.stage,
        event_actions=state.event_actions,
        player_actions=tuple(state.player_actions),
        spent=tuple(state.spent),
        riser=state.riser,
        asking=state.stack[-1] if state.stack else None,
    )


def events_left(state: ZedsState) -> tuple[tuple[Act, int], ...]:
    stray = state.settings["act-four"]
    counts = dict.fromkeys(Act, 0)
    for card in state.deck.cards():
        counts[act_of(card, stray)] += 1
    return tuple((act, count) for act, count in counts.items() if count)


def imagine(seen: ZedsSeen) -> ZedsState:
    """A state as far as a seat can tell, for computer players who ask the rules about it. Of its event deck only the
    discard is there.
    """
    state = ZedsState(mode=seen.mode, settings=seen.settings, dice=Dice(0), turn=seen.turn)
    state.zeds, state.units = dict(seen.zeds), dict(seen.units)
    state.cup, state.ammo, state.card = seen.cup, seen.ammo, seen.card
    state.deck = Deck(discard=seen.past)
    state.fate, state.fates, state.hand = seen.fate, seen.fates, list(seen.hand)
    state.stage, state.event_actions = seen.stage, seen.event_actions
    state.player_actions, state.spent = list(seen.player_actions), list(seen.spent)
    state.riser = seen.riser
    state.stack = [seen.asking] if seen.asking is not None else []
    state.next_unit = max((int(one[1:]) for one in seen.zeds), default=0) + 1
    return state


def disguise(state: ZedsState, seat: Seat, dice: Dice) -> ZedsState:  # noqa: ARG001  everybody knows the same
    """Another truth that looks the same: other cards left out of the deck, other dice."""
    new = state.copy()
    new.dice = Dice(dice.below(1 << 32))
    stray = state.settings["act-four"]
    layers: list[list[str]] = []
    box: list[str] = []
    in_deck = set(state.deck.cards())
    for act, _ in DECKS[state.settings["deck"]]:
        special = [card for card in cards_of(act, stray, special=True) if card in in_deck]
        unknown = [card for card in cards_of(act, stray) if card in in_deck or card in state.box]
        unknown = dice.shuffled(unknown)
        count = sum(card in in_deck for card in unknown)
        layers.append([*unknown[:count], *special])
        box += unknown[count:]
    endings = dice.shuffled([card for card in ENDINGS if card in in_deck or card in state.box])
    count = sum(card in in_deck for card in ENDINGS)
    layers.append(endings[:count])
    new.deck = Deck(Deck.of(*filter(None, layers)).layers, state.deck.discard)
    new.box = sorted([*box, *endings[count:]])
    return new
