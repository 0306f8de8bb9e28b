"""How far those who move can get, by which way, and at what they could shoot: for the eye, before anything is done.

Everything rests on what is known: no way leads on through zombies whose face nobody has seen, because what leaving
their square costs shows only inside [5.4].
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from pyapp.kernel.chance.totals import percent
from pyapp.kernel.decision import Action
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Aim, Goal, Kind, Prospect, Route
from pyapp.mall.answers import advice, odds
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.names import Group, door_ref, group_text, parse_group, person_ref, square_ref
from pyapp.mall.play import carrying
from pyapp.mall.play.move import Move
from pyapp.mall.play.movement import HumanMove, HumanPlayerTurn
from pyapp.mall.play.shooting import shooting_groups, target_refs
from pyapp.mall.play.shots import shot, targets
from pyapp.mall.play.who_notices import notices, watchers
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR, ENTER_SQUARE

Cost = Callable[[SquareId, SquareId], "int | None"]


def prospect(state: MallState, refs: tuple[str, ...]) -> Prospect:
    """What those named could do if they were picked now; what those being moved still can."""
    moving = _moving(state, refs)
    if moving is None:
        return Prospect()
    after, move, _ = moving
    spent = in_reach(after, move)
    here = move.place(after)
    squares = [
        Goal(square_ref(square), cost, Kind.MET if after.has_zombie(square) else Kind.SAFE)
        for square, cost in sorted(spent.items())
        if square != here
    ]
    doors = [
        Goal(door_ref(door), spent[square] + CLOSE_OR_OPEN_DOOR, Kind.WORK)
        for door, square in _doors_in_reach(after, move, spent).items()
    ]
    return Prospect((*squares, *doors), tuple(_aims(after)))


def _moving(state: MallState, refs: tuple[str, ...]) -> tuple[MallState, Move, tuple[Action, ...]] | None:
    """The state in which they are on the move, and what has to be done to come to it."""
    if not state.stack or state.outcome is not None:
        return None
    top = state.stack[-1]
    if isinstance(top, HumanMove):
        return state, top.move, ()
    group = _group(refs)
    asked = decision(state)
    if not isinstance(top, HumanPlayerTurn) or not group or asked is None:
        return None
    pick = Action("select", (group_text(group),))
    if asked.option(pick) is None:
        return None
    after = apply(state, pick).state
    step = after.stack[-1]
    return (after, step.move, (pick,)) if isinstance(step, HumanMove) else None


def _group(refs: tuple[str, ...]) -> Group:
    """In printed order, as actions name them."""
    return tuple(who for who in Character if person_ref(who) in refs)


def costs(state: MallState, move: Move) -> dict[SquareId, int]:
    """[5.1] [5.4] The least points to every square that there is a way to, also beyond those left."""
    return MALL.graph.costs((move.place(state),), _price(state, move))


def in_reach(state: MallState, move: Move) -> dict[SquareId, int]:
    """[5.1] The same for the squares that the points left suffice for."""
    return MALL.graph.costs((move.place(state),), _price(state, move), move.points)


def _price(state: MallState, move: Move) -> Cost:
    """[5.3] [5.4] [5.6] What a step costs; nothing leads on from zombies whose value nobody knows."""
    step = ENTER_SQUARE + carrying.surcharge(move)
    leave = {
        square: step + state.zombie_value(square) if _is_known(state, square) else None
        for square in state.zombie_squares()
    }

    def price(here: SquareId, there: SquareId) -> int | None:
        return leave.get(here, step) if state.can_step(here, there) else None

    return price


def _is_known(state: MallState, square: SquareId) -> bool:
    """Whether the human side knows what the zombies in a square are worth."""
    unit = state.zombies.get(square)
    return unit is None or unit in state.shown or state.is_face_up(square)


def _doors_in_reach(state: MallState, move: Move, spent: dict[SquareId, int]) -> dict[DoorId, SquareId]:
    """[5.5] The doors that could still be worked after walking to them, each with the nearest square beside it."""
    if move.carried is not None:
        return {}
    found: dict[DoorId, SquareId] = {}
    for square, cost in sorted(spent.items(), key=lambda item: (item[1], item[0])):
        if cost + CLOSE_OR_OPEN_DOOR <= move.points and not state.has_zombie(square):
            for door in MALL.doors_of(square):
                if state.door(door) is not DoorState.DESTROYED:
                    found.setdefault(door, square)
    return found


def _aims(state: MallState) -> Iterator[Aim]:
    """[6.0] Every target with the best chance that any of them, or several together, have of hitting it."""
    asked = decision(state)
    best: dict[SquareId, tuple[Fraction, Group]] = {}
    for option in asked.options if asked else ():
        if option.action.verb == "shoot":
            shooters, target = parse_group(option.action.args[0]), SquareId(option.action.args[1])
            chance = odds.shot_chance(state, shooters, target)
            if target not in best or chance > best[target][0]:
                best[target] = chance, shooters
    for target, (chance, shooters) in best.items():
        likely = percent(chance)
        told = say("{odds} for a shot to hit", odds=likely)
        if len(shooters) > 1:
            told = say("{odds} for a shot together to hit", odds=likely)
        if not chance:
            told = say("{odds}: no shot can hit from here", odds=likely)
        elif shot(state, shooters, target).shatters:
            told = say("{odds} for a shot to hit, which shatters the glass door", odds=likely)
        yield Aim(
            square_ref(state.people[shooters[0]].square),
            square_ref(target),
            likely,
            target_refs(state, target),
            told,
            is_hopeless=not chance,
        )


def route(state: MallState, refs: tuple[str, ...], goal: str) -> Route | None:
    """The cheapest way to a square, or to a door and the hand on it; of equal ways the one that fewer zombies see."""
    moving = _moving(state, refs)
    if moving is None:
        return None
    after, move, first = moving
    spent = in_reach(after, move)
    kind, _, name = goal.partition(":")
    actions = list(first)
    square = _doors_in_reach(after, move, spent).get(DoorId(name)) if kind == "door" else SquareId(name)
    if square is None or square not in spent or (kind != "door" and square == move.place(after)):
        return None
    path = _path(after, move, square, spent)
    actions += [Action("move", (group_text(move.group), step)) for step in path[1:]]
    cost = spent[square]
    if kind == "door":
        verb = "open" if after.door(DoorId(name)) is DoorState.CLOSED else "close"
        actions.append(Action(verb, (group_text(move.group), name)))
        cost += CLOSE_OR_OPEN_DOOR
    # Where they begin is noticed only if something is done there.
    acted = path if kind == "door" and len(path) == 1 else path[1:]
    noticed = notices(after, acted)
    told = _told_door(actions[-1], cost, None if len(path) == 1 else square) if kind == "door" else _told_walk(cost)
    getting_away = sum(after.zombie_value(step) for step in path[:-1])
    already = len(notices(after, ()))
    phrases = [told, *_told_price(getting_away), *_told_notice(len(noticed), already, stays=len(path) == 1)]
    if kind == "door":
        # What can be shot at from there depends on the door.
        phrases[1:1] = _told_shut(after, DoorId(name))
    else:
        phrases += _told_shot(after, move, square)
    warning = advice.AMONG_THEM if kind != "door" and after.has_zombie(square) else None
    return Route(tuple(map(square_ref, path)), tuple(actions), cost, noticed, tuple(phrases), warning)


def _told_walk(cost: int) -> Message:
    return say_n("{count} point to walk here", "{count} points to walk here", cost)


def _told_price(getting_away: int) -> Iterator[Message]:
    """[5.4] How much of it is paid to leave zombies behind."""
    if getting_away:
        yield say("{count} of that to get away from zombies", count=getting_away)


def _told_door(work: Action, cost: int, stand: SquareId | None) -> Message:
    """[5.5] What the hand on a door takes, and on which side one would stand then, unless one is there already."""
    if stand is None and work.verb == "close":
        return say_n("{count} point to close it", "{count} points to close it", cost)
    if stand is None:
        return say_n("{count} point to open it", "{count} points to open it", cost)
    if work.verb == "close":
        return say("{count} points to walk to {square} and close it from there", count=cost, square=stand)
    return say("{count} points to walk to {square} and open it from there", count=cost, square=stand)


def _told_notice(watching: int, already: int, *, stays: bool) -> Iterator[Message]:
    """[7.1] Who would see it, whether one goes somewhere or does something where one is; and who has seen enough."""
    if watching and watching == already:
        yield say_n(
            "{count} zombie unit has noticed already, no others on the board would",
            "{count} zombie units have noticed already, no others on the board would",
            watching,
        )
    elif already:
        yield say_n(
            "{count} more zombie unit would notice, beside {already} already, and come nearer in their turn",
            "{count} more zombie units would notice, beside {already} already, and come nearer in their turn",
            watching - already, already=already,
        )  # fmt: skip
    elif watching and stays:
        yield say_n(
            "{count} zombie unit would notice, and come nearer in its turn",
            "{count} zombie units would notice, and come nearer in their turn",
            watching,
        )
    elif watching:
        yield say_n(
            "{count} zombie unit would notice, on the way or there, and come nearer in their turn",
            "{count} zombie units would notice, on the way or there, and come nearer in their turn",
            watching,
        )


def _told_shut(state: MallState, door: DoorId) -> Iterator[Message]:
    """[5.3] [6.7] [10.4] [11.6] What it is good for to close a door."""
    if state.door(door) is DoorState.OPEN:
        if MALL.doors[door].kind is DoorKind.GLASS:
            yield say(
                "Closed, it keeps zombies out until it breaks: by berserk ones, by a super zombie with a unit, or by "
                "firing through it"
            )
        elif state.settings.get("super-doors") != "on":
            yield say("Closed, no zombies go through it")


def _told_shot(state: MallState, move: Move, square: SquareId) -> Iterator[Message]:
    """[6.0] The best shot from there, so that nobody walks up to zombies whom he can hardly hit then."""
    there = state.copy()
    for who in move.together:
        there.change(who, square=square)
    chances = [
        (odds.shot_chance(there, shooters, target), target)
        for target in targets(there, square)
        for shooters in shooting_groups(move)
    ]
    best, target = max(chances, default=(Fraction(0), square))
    if best:
        yield say("{odds} at best for a shot from there, at {square}", odds=percent(best), square=target)


def _path(state: MallState, move: Move, goal: SquareId, spent: dict[SquareId, int]) -> tuple[SquareId, ...]:
    price = _price(state, move)
    seen: dict[SquareId, int] = {}
    many = 1000

    def quietly(here: SquareId, there: SquareId) -> int | None:
        step = price(here, there)
        if step is None or here not in spent or there not in spent:
            return None
        if there not in seen:
            seen[there] = len(watchers(state, there))
        return step * many + seen[there]

    way = MALL.graph.path(move.place(state), goal, quietly)
    assert way is not None
    return way
