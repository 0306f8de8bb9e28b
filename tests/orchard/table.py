"""[5.0] The table on which fruit comes off a tree, and what moves its column."""

from __future__ import annotations

from itertools import groupby

from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Odds, Result, Shift

from .ground import Unit
from .speech import say, say_n
from .state import OrchardState

COLUMNS = (say("hard"), say("even"), say("easy"))
FRUIT = (
    (0, 0, 0, 0, 1, 1),
    (0, 0, 1, 1, 1, 2),
    (0, 1, 1, 2, 2, 3),
)
"""[5.2] By column, then by what the die shows from 1 to 6."""
FIRST = 1


def shifts(state: OrchardState, unit: Unit, bells: int = 0) -> tuple[Shift, ...]:
    """[5.3] Everything that makes it easier or harder now."""
    found = []
    if unit is Unit.GOAT:
        if any(state.sees(gardener, unit) for gardener in state.against(unit)):
            found.append(Shift("5.3.1", say("a gardener sees the goat"), -1))
        if state.settings["hunger"] == "great":
            found.append(Shift("5.3.2", say("it has not eaten for days"), 1))
    elif state.at[Unit.ANN] == state.at[Unit.BOB]:
        found.append(Shift("5.3.3", say("two at one tree"), 1))
    return (*found, *(Shift("4.3.3", say("a bell rings"), -1) for _ in range(bells)))


def column(moved: tuple[Shift, ...]) -> int:
    """[5.1] The shifts added up; the table has no columns beyond its ends."""
    return min(max(FIRST + sum(shift.by for shift in moved), 0), len(COLUMNS) - 1)


def odds(state: OrchardState, unit: Unit, bells: int = 0) -> Odds:
    """The chance with its reasons. A tree gives no more than hangs on it."""
    moved = shifts(state, unit, bells)
    hangs = state.fruit[state.at[unit]]
    found = [min(fruit, hangs) for fruit in FRUIT[column(moved)]]
    results = []
    for fruit, faces in groupby(range(1, 7), key=lambda face: found[face - 1]):
        dice = list(faces)
        text = say_n("{count} fruit", "{count} fruits", fruit)
        results.append(Result(_faces(dice[0], dice[-1]), text, len(dice)))
    mean = (say("fruit on average"), f"{sum(found) / 6:.1f}")
    return Odds("5.1", say("Fruit from a tree"), COLUMNS, FIRST, column(moved), moved, tuple(results), (mean,))


def expected(state: OrchardState, unit: Unit) -> float:
    return sum(result.ways * int(result.text.number) for result in odds(state, unit).results) / 6


def _faces(low: int, high: int) -> Message:
    return say("{die}", die=low) if low == high else say("{low}–{high}", low=low, high=high)
