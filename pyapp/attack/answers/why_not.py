"""Why something cannot be done now, with the case that says so."""

from __future__ import annotations

from pyapp.attack.board.board import distances
from pyapp.attack.board.squares import EdgeId, Square, position
from pyapp.attack.names import WHO, Who, ZombieId
from pyapp.attack.play.barricades import cost
from pyapp.attack.play.human_turn import HumanActs
from pyapp.attack.play.items import searches_left, within_reach
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import RANGE
from pyapp.kernel.decision import Reason
from pyapp.kernel.flow import decision


def why_not(state: AttackState, ref: str) -> Reason:
    """The first reason that holds for the thing touched."""
    kind, _, name = ref.partition(":")
    if state.outcome is not None:
        return Reason("A12.1", say("The game is over."))
    if _is_offered(state, ref):
        return Reason("A2.1", say("It can be used now: choose one of the options with it."))
    top = state.stack[-1] if state.stack else None
    who = top.who if isinstance(top, HumanActs) else None
    match kind:
        case "unit" if name in WHO:
            return _human(state, Who(name), who)
        case "unit" if name in state.zombies:
            return _zombie(state, ZombieId(name), who)
        case "square" if name in state.board.cells:
            return _square(state, Square(name), who)
        case "search":
            return _search(state, Square(name), who)
        case "token":
            return Reason("A5.1", say("It is picked up by a human on it or next to it, for one action."))
        case "edge":
            if state.barricades.get(EdgeId(name)):
                return Reason("A11.4", say("This barricade is permanent: nobody removes or breaks it."))
            return _edge(state, who)
        case "card":
            return Reason("A5.2", say("Whoever has it uses it in his own turn, where there is something to use it on."))
        case "pile":
            return Reason("A4.1", say("Cards come by searching."))
        case "chart":
            return Reason("A6.3", say("Wounds are only marked here."))
        case "goal":
            return Reason("A12.1", say("It has to be done on the board."))
    return Reason("A1.1", say("There is no such thing on this board."))


def _is_offered(state: AttackState, ref: str) -> bool:
    asked = decision(state)
    return asked is not None and any(ref in option.refs for option in asked.options)


def _human(state: AttackState, name: Who, who: Who | None) -> Reason:
    if name not in state.humans or not state.humans[name].square:
        return Reason("A6.4", say("The dead do nothing until they rise."))
    if name in state.moved:
        return Reason("A2.2", say("{who} has had a turn already.", who=name.called))
    if who is not None and who != name:
        return Reason("A2.2", say("{who} acts now, and finishes first.", who=who.called))
    if who == name:
        return Reason("A2.1", say("{who} acts now: pick where to go, or what to do.", who=name.called))
    if state.is_zombies_turn:
        return Reason("A6.1", say("No zombie that moves now stands next to {who}.", who=name.called))
    return Reason("A2.1", say("There is nothing to do with {who} now.", who=name.called))


def _zombie(state: AttackState, one: ZombieId, who: Who | None) -> Reason:
    if state.zombies[one].is_lying:
        return Reason("A7.3", say("It is dead, and lies there until the zombies are replenished."))
    if state.is_zombies_turn and one in state.moved:
        return Reason("A2.2", say("It has had its turn."))
    if who is None:
        return Reason("A2.2", say("It moves in the zombies' turn."))
    if state.is_passing:
        return Reason("A3.3", say("Nothing can be done on a square where somebody else stands."))
    (x, y), (to_x, to_y) = position(state.square_of(who)), position(state.square_of(one))
    if x != to_x and y != to_y:
        return Reason("A7.2", say("It is not in a straight line: nobody shoots across."))
    if abs(x - to_x) + abs(y - to_y) > RANGE:
        return Reason("A7.1", say("It is more than three squares away."))
    return Reason("A7.2", say("Something or somebody is in the way of the shot."))


def _square(state: AttackState, square: Square, who: Who | None) -> Reason:
    if square not in state.board.ways:
        return Reason("A3.1", say("Nobody can enter this square."))
    if who is None:
        return Reason("A2.1", say("Choose somebody first."))
    crowd = state.crowd()
    if square in crowd.zombies:
        return Reason("A10.1", say("A zombie stands there. It can be pushed past from beside it."))
    if square in crowd.humans:
        return Reason("A3.3", say("{who} stands there: one can go through, not stay.", who=crowd.humans[square].called))
    away = distances(state.board, (state.square_of(who),), state.barricades).get(square)
    if away is None:
        return Reason("A11.1", say("There is no way: barricades shut it off."))
    if away > state.actions:
        return Reason(
            "A3.1",
            say_n(
                "It is {away} squares away, and {who} has {count} action left.",
                "It is {away} squares away, and {who} has {count} actions left.",
                state.actions,
                who=who.called,
                away=away,
            ),
        )
    return Reason("A3.1", say("Zombies stand in the way: the actions left are too few to get around them."))


def _edge(state: AttackState, who: Who | None) -> Reason:
    if who is not None and state.actions < cost(state, who):
        return Reason(
            "A11.1",
            say_n(
                "A barricade takes {cost} actions in one turn, and {who} has {count} left.",
                "A barricade takes {cost} actions in one turn, and {who} has {count} left.",
                state.actions,
                who=who.called,
                cost=cost(state, who),
            ),
        )
    return Reason("A11.1", say("A human next to it needs three actions of one turn to barricade it or take it down."))


def _search(state: AttackState, square: Square, who: Who | None) -> Reason:
    if who is None:
        return Reason("A4.1", say("Only humans search, in their own turn."))
    if not len(state.deck):
        return Reason("A4.3", say("There is nothing left to be found."))
    if not within_reach(state, who, square):
        return Reason("A4.1", say("It is searched from a square next to it, not across a corner."))
    if searches_left(state, who) <= 0:
        return Reason("A4.2", say("{who} has searched in this turn: once is all.", who=who.called))
    return Reason("A3.3", say("Nothing can be done on a square where somebody else stands."))
