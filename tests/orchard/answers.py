"""What may be asked of an orchard before anything is done. Nobody's hand but one's own has a bearing on any of it."""

from __future__ import annotations

from pyapp.kernel.decision import Action, Heading, Option, Promise, Reason
from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Goal, Kind, Odds, Prospect, Route, Side, Sight, Threats

from . import table
from .events import cell_ref, fence_ref, unit_ref
from .ground import Cell, Unit, corner, fence_between, middle
from .observe import OrchardSeen
from .settings import NAMES
from .speech import say
from .state import OrchardState
from .visit import STEPS, Visit


def visit_of(state: OrchardState) -> Visit | None:
    """The visit that is being made now."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Visit) else None


def cell_of(state: OrchardState, ref: str) -> Cell | None:
    """The cell that a thing is or stands in."""
    kind, _, name = ref.partition(":")
    if kind == "square" and name in state.orchard.graph:
        return Cell(name)
    return state.at[Unit(name)] if kind == "unit" and name in list(Unit) else None


def odds(state: OrchardState, action: Action) -> Odds | None:
    visit = visit_of(state)
    return table.odds(state, visit.unit) if visit and action.verb == "take" else None


def promise(state: OrchardState, action: Action) -> Promise | None:
    visit = visit_of(state)
    if visit is None or action.verb != "take":
        return None
    mean = table.expected(state, visit.unit)
    return Promise(say("{mean} fruit on average", mean=f"{mean:.1f}"), mean)


HEADINGS = {"go": say("Walk"), "fence": say("Fences")}


def heading(option: Option) -> Heading | None:
    found = HEADINGS.get(option.action.verb)
    return Heading(found, say("{what}", what=option.action.args[0].upper())) if found else None


def why_not(state: OrchardState, ref: str) -> Reason:
    """The first thing that stands in the way."""
    visit, kind = visit_of(state), ref.partition(":")[0]
    if state.outcome is not None:
        return Reason(state.outcome.rule, say("The game is over."))
    if kind == "card":
        return Reason("4.3", say("This card is of no use just now."))
    if kind in ("pile", "hand", "track", "sheet"):
        return Reason("4.2", say("There is nothing to be done with this by hand."))
    if kind == "fence":
        return Reason("4.3.2", say("Fences are put up and pushed over with a card, at one's own side."))
    if visit is None:
        return Reason("2.1", say("Nobody is walking now."))
    cell = cell_of(state, ref)
    if cell is None:
        return Reason("1.2", say("A hedge grows there."))
    if any(state.at[foe] == cell for foe in state.against(visit.unit)):
        return Reason("3.1", say("The other side stands there."))
    if state.at[visit.unit] == cell:
        return Reason("5.1", say("Nothing hangs here."))
    if cell not in state.in_reach(visit.unit, visit.steps):
        return Reason(
            "3.1", say("{who} cannot get there with {steps} steps.", who=NAMES[visit.unit], steps=visit.steps)
        )
    return Reason("3.1", say("The way leads there step by step."))


def prospect(state: OrchardState, refs: tuple[str, ...]) -> Prospect:
    """[3.1] Where the steps that are left lead to."""
    visit = visit_of(state)
    if visit is None or (refs and unit_ref(visit.unit) not in refs):
        return Prospect()
    goals = (
        Goal(cell_ref(cell), steps, Kind.WORK if state.fruit.get(cell) else Kind.SAFE)
        for cell, steps in state.in_reach(visit.unit, visit.steps).items()
        if steps
    )
    return Prospect(tuple(goals))


def route(state: OrchardState, refs: tuple[str, ...], goal: str) -> Route | None:
    visit, target = visit_of(state), cell_of(state, goal)
    if visit is None or target is None or prospect(state, refs).goal(cell_ref(target)) is None:
        return None

    def price(a: Cell, b: Cell) -> int | None:
        return 1 if state.can_step(visit.unit, a, b) else None

    path = state.orchard.graph.path(state.at[visit.unit], target, price) or ()
    actions = tuple(Action("go", (cell,)) for cell in path[1:])
    return Route(tuple(map(cell_ref, path)), actions, len(actions))


def around(state: OrchardState, ref: str) -> tuple[Side, ...]:
    cell = cell_of(state, ref)
    if cell is None:
        return ()
    sides = []
    for beside in state.orchard.graph.neighbours(cell):
        fence = fence_between(cell, beside)
        shut = fence in state.fences
        sides.append(Side(cell_ref(beside), fence_ref(fence) if shut else "", not shut, say("a fence")))
    return tuple(sides)


def sight(state: OrchardState, start: str, end: str) -> Sight | None:
    """[5.3.1] Hedges are high, fences are low."""
    a, b = cell_of(state, start), cell_of(state, end)
    if a is None or b is None or a == b:
        return None
    line = state.orchard.floor.look(a, b)
    text = say("{a} and {b} see each other.") if line.is_clear else say("A hedge stands between {a} and {b}.")
    reason = Reason("5.3.1", text._replace(args=(("a", a.upper()), ("b", b.upper()))))
    return Sight(middle(a), middle(b), line.at, reason)


def threats(state: OrchardState) -> Threats:
    """[3.1] Where the goat can be after its next visit, if it uses no boots."""
    return {unit_ref(Unit.GOAT): tuple(map(cell_ref, sorted(state.in_reach(Unit.GOAT, STEPS), key=corner)))}


def remarks(seen: OrchardSeen, ref: str) -> tuple[Message, ...]:
    kind, _, name = ref.partition(":")
    if kind == "square" and name in seen.fruit:
        return (say("fruit on the tree: {count}", count=seen.fruit[Cell(name)]),)
    if kind == "unit" and name in list(Unit):
        return (say("fruit taken: {count}", count=seen.taken[Unit(name)]),)
    return ()
