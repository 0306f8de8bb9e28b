"""How each question is answered, for somebody who meets it for the first time; what has to be done next, and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pyapp.attack.board.squares import EdgeId
from pyapp.attack.names import Who, edge_ref, kind_of, square_ref, token_ref, unit_ref
from pyapp.attack.scenarios.conditions import AllOf, AnyOf, Barricaded, Carry, Condition, EverybodyIn, InOrder, Kill
from pyapp.attack.scenarios.model import Layout
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.decision import Option
from pyapp.kernel.message import Message, listing

_CHOOSE = say("Pick who acts next. Each of you finishes before the next one begins.")
_WALK = say("Pick a square to walk there, for the actions on it.")
_OR_ATTACK = say(
    "Pick a square to walk there, for the actions on it, or a zombie with a percentage to attack it, for one action."
)
_PASSING = say("Nobody stays on a square with somebody else: walk on. The numbers are the actions that it takes.")
CHOOSE_ZOMBIE = say("Pick a zombie: it finishes its turn before the next one begins.")
GO_ZOMBIE = say("Pick a square to walk there, for the actions on it, or a human next to it to attack.")
THROW = say("Zombies up to three squares from there hear it, and will only go nearer to it.")

ZOMBIES = say("You play all the zombies. See that the humans do not get done what they have to do tonight.")


def for_humans(layout: Layout) -> Message:
    """[A1.2] [A7.1] What this night is about, and what everybody has in hand."""
    return say(
        "{task} Everybody has a shotgun: it hits straight ahead, up to three squares away, and least of all next to"
        " you. Search the rooms for more.",
        task=named(layout.briefing),
    )


# What has to be done


def current(state: AttackState) -> Condition:
    """[A12.1] Of the survival rules, what is to be worked at now."""
    return next(_open(state, state.layout.win))


def _open(state: AttackState, rules: Condition) -> Iterator[Condition]:
    """[A12.4] [A12.5] All that is to be worked at now: of what has to hold together, whatever does not yet."""
    match rules:
        case InOrder():
            part = rules.current(state)
            yield from (rules,) if part is None else _open(state, part)
        case AllOf():
            for part in tuple(part for part in rules.parts if not part.holds(state)) or rules.parts[-1:]:
                yield from _open(state, part)
        case AnyOf():
            yield from _open(state, rules.open_way(state))
        case _:
            yield rules


def goal(state: AttackState) -> Message:
    """What has to be done now, and how far it has come."""
    part, *others = parts = tuple(_open(state, state.layout.win))
    if others:
        return say("Now: {goal}.", goal=_together(state, parts))
    progress = part.progress(state)
    if progress is None:
        return say("Now: {goal}.", goal=part.told())
    return say("Now: {goal}, {progress}.", goal=part.told(), progress=progress)


def _together(state: AttackState, parts: Sequence[Condition]) -> Message:
    """Several at once; things that all go to one place in one breath."""
    brought = [part for part in parts if isinstance(part, Carry) and part.count == 1]
    if len(brought) == len(parts) and len({part.to for part in brought}) == 1:
        things = listing(named(part.called) for part in brought)
        return say("bring {things} to {place}", things=things, place=named(brought[0].place))
    return say("{goals}", goals=listing(_with_progress(state, part) for part in parts))


def _with_progress(state: AttackState, part: Condition) -> Message:
    progress = part.progress(state)
    return part.told() if progress is None else say("{goal} ({progress})", goal=part.told(), progress=progress)


def where(state: AttackState) -> tuple[str, ...]:
    """The things on the board that it is about."""
    return tuple(dict.fromkeys(ref for part in _open(state, state.layout.win) for ref in _where(state, part)))


def _where(state: AttackState, part: Condition) -> tuple[str, ...]:
    match part:
        case Barricaded():
            return tuple(map(edge_ref, _open_edges(state, part)))
        case Carry():
            zone = state.board.zones[part.to]
            lying = [
                token for token, square in state.tokens.items() if kind_of(token) == part.token and square not in zone
            ]
            return tuple(map(token_ref, lying)) or _squares(state, part.to)
        case EverybodyIn():
            return _squares(state, part.zone)
        case Kill():
            return tuple(map(unit_ref, state.standing))
    return tuple(map(unit_ref, state.living))


def _open_edges(state: AttackState, part: Barricaded) -> tuple[EdgeId, ...]:
    return tuple(edge for edge in state.board.edges_around(part.zone) if edge not in state.barricades)


def _squares(state: AttackState, zone: str) -> tuple[str, ...]:
    ways, inside = state.board.ways, state.board.zones[zone]
    return tuple(square_ref(square) for square in ways if square in inside)


# Hints


def choose(state: AttackState) -> Message:
    return say("{goal} {how}", goal=goal(state), how=_CHOOSE)


def go(state: AttackState, options: Iterable[Option]) -> Message:
    """How somebody acts, with what he can do from where he stands."""
    if state.is_passing:
        return _PASSING
    can_attack = any(option.action.verb == "shoot" and option.caution is None for option in options)
    return say("{how} {goal}", how=_OR_ATTACK if can_attack else _WALK, goal=goal(state))


# What would be thrown away


_STILL: dict[str, Message] = {
    "shoot": say("an attack"),
    "search": say("a search"),
    "pick": say("picking something up"),
    "barricade": say("a barricade"),
}


def unused(state: AttackState, who: Who, options: Iterable[Option]) -> Message | None:
    """Of actions that are left, those that might be missed: nobody ends a turn by mistake."""
    part = current(state)
    wanted = frozenset(_open_edges(state, part)) if isinstance(part, Barricaded) else frozenset()
    still: dict[str, Message] = {}
    for option in options:
        verb = option.action.verb
        is_idle = verb == "barricade" and option.action.args[1] not in wanted
        if verb in _STILL and option.caution is None and not is_idle:
            still[verb] = _STILL[verb]
    if still:
        return say_n(
            "{who} has {count} action left. Still possible: {what}.",
            "{who} has {count} actions left. Still possible: {what}.",
            state.actions,
            who=who.called,
            what=listing(still.values()),
        )
    if state.actions == state.budget(who):
        return say("{who} has not done anything in this turn.", who=who.called)
    return None
