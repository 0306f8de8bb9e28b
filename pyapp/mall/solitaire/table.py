"""[15.1] [15.2] [15.3] [15.8] Zombies that nobody knew of come out near those who have just moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.kernel.priority import Criterion, pick
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import square_name, square_ref
from pyapp.mall.play.zombie_steps import can_see
from pyapp.mall.solitaire.distances import just_moved, points_from
from pyapp.mall.solitaire.events import Appeared, DigitRead, NobodyAppeared
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState
from pyapp.mall.truth.tables import HIDDEN_ZOMBIES

PHASE = say("Hidden zombies")
DICE = say("Whether zombies come out of hiding in a store")


@dataclass(frozen=True, slots=True)
class HiddenZombieTable(Step[MallState]):
    """[15.2] [15.8] The first die finds the column, the second the row: the last digit of a square, or nobody.

    [15.1] Whoever comes is one of the eliminated, among which the hidden ones began; with none of them left the table
    is not used.
    """

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def run(self, state: MallState) -> None:
        if not state.pool:
            state.emit(NobodyAppeared("15.1", say("No zombies are left to come out of hiding.")))
            return
        column, row = state.roll("15.8", 2, DICE, is_sum=False)
        digit = HIDDEN_ZOMBIES[row][column > 3]
        if digit is None:
            state.emit(NobodyAppeared("15.2", say("A 6 on the second die: no zombies come out of hiding.")))
            return
        state.emit(DigitRead(digit, is_raised=column > 3))
        places = nearest_places(state, digit)
        if not places:
            state.emit(
                NobodyAppeared("15.3", say("No store square that ends in {digit} is without zombies.", digit=digit))
            )
        elif len(places) > 1 and state.zombie_choices:
            state.push(HiddenPlace(places))
        else:
            picked = pick(places, kindest(state))
            appear(state, picked.item, tuple(line.because for line in picked.because))


def nearest_places(state: MallState, digit: str) -> tuple[SquareId, ...]:
    """[15.2] [15.3] The nearest store squares with the digit and without zombies, by movement points."""
    free = [square for square in _ENDING[digit] if not state.has_zombie(square)]
    if not free:
        return ()
    away = points_from(state, just_moved(state))
    least = min(away[square] for square in free)
    return tuple(square for square in free if away[square] == least)


_ENDING = {
    str(digit): tuple(square for square in MALL.squares if square[-1] == str(digit) and not MALL.is_hall(square))
    for digit in range(10)
}


def kindest(state: MallState) -> tuple[Criterion[SquareId], ...]:
    """[15.2] Of squares equally near, the one that is best for the characters."""
    people = state.people_squares()
    away = points_from(state, people)

    def watchers(square: SquareId) -> int:
        return sum(len(there) for place, there in people.items() if can_see(state, square, place))

    return (
        Criterion("15.2", say("the one where nobody is"), lambda square: len(people.get(square, ()))),
        Criterion("15.2", say("the one that fewest see"), watchers),
        Criterion("15.2", say("the one farther from the others"), lambda square: -away[square]),
        Criterion("15.2", say("the one with the lower number"), int),
    )


def appear(state: MallState, square: SquareId, because: Sequence[Message]) -> None:
    """[15.1] [15.3] A unit from the pool, face up if it comes upon a character."""
    value = state.pool.pop(state.dice.below(len(state.pool)))
    state.bring_in(square, value)
    state.emit(Appeared(square, value if state.people_in(square) else None, tuple(because)))


@dataclass(frozen=True, slots=True)
class HiddenPlace(Choice[MallState]):
    """[15.2] Where squares are equally near, the player places the unit as he thinks best for the characters."""

    places: tuple[SquareId, ...]

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def decide(self, state: MallState) -> Decision:
        return ask(
            state.zombie_hands,
            "15.2",
            say("These squares are equally near: where do the zombies come out?"),
            (
                Option(
                    Action("appear", (square,)),
                    say("They come out in {square}", square=square_name(square)),
                    (square_ref(square),),
                )
                for square in self.places
            ),
        )

    def handle(self, state: MallState, action: Action) -> None:
        appear(state, SquareId(action.args[0]), ())
