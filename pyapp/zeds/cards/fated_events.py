"""[2.3] What happens on the Fated track, by the card of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.zeds.cards.event_cards import FATED_TWICE
from pyapp.zeds.events.card_events import EventSkipped
from pyapp.zeds.events.fight_events import FightFought
from pyapp.zeds.map.places import Track, is_start, track_of
from pyapp.zeds.names import space_name, unit_ref
from pyapp.zeds.play.activation import activations
from pyapp.zeds.play.columns import ground_shift
from pyapp.zeds.play.hits import Risen, UnitTakes
from pyapp.zeds.play.placement import NewZeds
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import COLUMN_NAMES, Column, hand_to_hand, shifted


@dataclass(frozen=True, slots=True)
class FatedEvent(Step[ZedsState]):
    """[2.3] The event of the current card, on this track."""

    track: Track

    def run(self, state: ZedsState) -> None:
        if state.card == "feet":
            victims = tuple(who for who in state.on_map() if can_be_grabbed(state, who, self.track))
            if not victims:
                state.emit(EventSkipped(state.card))
            elif len(victims) == 1:
                grab(state, victims[0])
            else:
                state.push(ChooseVictim(victims))
        elif state.card == "spread":
            state.push(NewZeds(self.track.start))
        elif state.card == FATED_TWICE:
            state.push(*activations((self.track, self.track)))


def can_be_grabbed(state: ZedsState, who: Who, track: Track) -> bool:
    """[9.5] A unit on a space of the track; a Start is none."""
    space = state.units[who].space
    return track_of(space) is track and not is_start(space)


@dataclass(frozen=True, slots=True)
class ChooseVictim(Choice[ZedsState]):
    """[9.5] Who is attacked from below."""

    victims: tuple[Who, ...]

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "9.5",
            say("Something comes out of the ground. Whom does it attack?"),
            (
                Option(
                    Action("victim", (who,)),
                    who.called,
                    (unit_ref(who),),
                    say("at {place}", place=space_name(state.units[who].space)),
                )
                for who in self.victims
            ),
            hint=say("The Equal column for everybody: whoever stands on good ground and takes many hits is best."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        grab(state, Who(action.args[0]))


def grab(state: ZedsState, who: Who) -> None:
    """[9.5] Equal column and ground; the unit alone takes hits, nobody retreats. Civilians are no longer Defiant."""
    from pyapp.zeds.play.fight import free

    free(state, who, "9.5")
    space = state.units[who].space
    column = shifted(Column.EQUAL, ground_shift(state, space), Column.HUMAN_3)
    purpose = say("Attack from below at {place}, on {column}", place=space_name(space), column=COLUMN_NAMES[column])
    total = sum(state.roll("9.5", 2, purpose, about=(unit_ref(who),)))
    result = hand_to_hand(column, total)
    state.emit(FightFought(who, column, 0, result.humans, result.zeds_win))
    state.push(Risen(who, space), UnitTakes(who, result.humans))
