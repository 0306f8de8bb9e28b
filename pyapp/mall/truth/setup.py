"""[3.0] Setting up: units on their symbols, hidden squares for the zombie player, then the characters."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message
from pyapp.mall.answers import advice
from pyapp.mall.events.events import HidingPlaceChosen, Placed
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import square_name, square_ref
from pyapp.mall.play.hidden import ALLOWED_HIDING_PLACES, HIDING_PLACES, can_hide
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import ZOMBIE, MallState, Person


def lay_out(mode: str, settings: dict[str, str], dice: Dice) -> MallState:
    """[3.1] [3.3] Every door open, a random unit on each zombie symbol, the rest in the box.

    [15.1] Without a zombie player there are no hiding places: the rest lies with the eliminated.
    """
    state = MallState(mode=mode, settings=settings, dice=dice)
    state.people = {who: Person() for who in Character}
    values = dice.shuffled(COUNTERS.values)
    for square in MALL.zombies:
        state.bring_in(square, values.pop())
    if state.has_zombie_player:
        state.box = values
    else:
        state.pool = values
    dice.drawn.clear()
    return state


@dataclass(frozen=True, slots=True)
class ChooseHidingPlaces(Choice[MallState]):
    """[3.1] The zombie player writes down five squares, in secret."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Set-up")

    def decide(self, state: MallState) -> Decision:
        is_last = len(state.hidden) == HIDING_PLACES - 1
        caution = say("That makes five: then the humans set up, and the places stay as they are.") if is_last else None
        return Decision(
            ZOMBIE,
            "3.1",
            say(
                "Choose hiding place {number} of {total}: a store square where zombies lie in wait",
                number=len(state.hidden) + 1,
                total=HIDING_PLACES,
            ),
            tuple(
                Option(
                    Action("hide", (square,)),
                    say("Hide zombies in {square}", square=square_name(square)),
                    (square_ref(square),),
                    caution=caution,
                )
                for square in ALLOWED_HIDING_PLACES
                if can_hide(state, square)
            ),
            hint=advice.HIDE,
            about=tuple(map(square_ref, MALL.characters)),
        )

    def handle(self, state: MallState, action: Action) -> None:
        square = SquareId(action.args[0])
        state.hidden = sorted([*state.hidden, square])
        state.emit(HidingPlaceChosen(len(state.hidden), square))
        if len(state.hidden) < HIDING_PLACES:
            state.push(self)


@dataclass(frozen=True, slots=True)
class PlaceCharacters(Choice[MallState]):
    """[3.2] The human player sets up second: on the character symbols, at most two to a square."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Set-up")

    def decide(self, state: MallState) -> Decision:
        who = _unplaced(state)[0]
        return ask(
            state.hands([who]),
            "3.2",
            say("Where does {who} start?", who=who.called),
            (
                Option(
                    Action("place", (who, square)),
                    say("{who} starts in {square}", who=who.called, square=square_name(square)),
                    (square_ref(square),),
                )
                for square in MALL.characters
                if len(state.people_in(square)) < 2
            ),
            hint=advice.place(state, who),
        )

    def handle(self, state: MallState, action: Action) -> None:
        who, square = Character(action.args[0]), SquareId(action.args[1])
        state.change(who, square=square)
        state.emit(Placed(who, square))
        if _unplaced(state):
            state.push(self)


def _unplaced(state: MallState) -> list[Character]:
    return [who for who in Character if not state.people[who].square]
