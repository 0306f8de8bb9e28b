"""How far a unit can get, and at what it could shoot: for the eye, before anything is done."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.flow import decision
from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Aim, Goal, Kind, Prospect, Route, Side, Threats
from pyapp.zeds.answers import odds
from pyapp.zeds.map.places import NEIGHBOURS, SPACES, TOWN_CENTER, SpaceId, on_the_way_in
from pyapp.zeds.names import space_name, space_ref, unit_ref
from pyapp.zeds.play import movement
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState

MOST_STEPS = 2
"""So often a card can call one track."""


def _who(refs: tuple[str, ...]) -> Who | None:
    return next((who for who in Who if unit_ref(who) in refs), None)


def _options(state: ZedsState, who: Who, *verbs: str) -> Iterator[Option]:
    """What the question offers a unit."""
    asked = decision(state)
    for option in asked.options if asked is not None else ():
        if option.action.verb in verbs and option.action.args[:1] == (who,):
            yield option


def prospect(state: ZedsState, refs: tuple[str, ...]) -> Prospect:
    """What the unit named could do, of what the question offers."""
    who = _who(refs)
    if who is None or not state.is_in_play(who):
        return Prospect()
    goals = tuple(
        Goal(space_ref(goal), movement.points(state, who, goal), Kind.MET if state.zeds_strength(goal) else Kind.SAFE)
        for option in _options(state, who, "move")
        for goal in (SpaceId(option.action.args[1]),)
    )
    return Prospect(goals, tuple(_aims(state, who)))


def _aims(state: ZedsState, who: Who) -> Iterator[Aim]:
    """[5.4] Every space that can be shot at, with the chance to hit."""
    best: dict[str, tuple[float, Option, Message]] = {}
    for option in _options(state, who, "shoot", "craft", "citadel"):
        promised = odds.promise(state, option.action)
        target = space_ref(SpaceId(option.action.args[1]))
        if promised is not None and (target not in best or promised.worth > best[target][0]):
            best[target] = promised.worth, option, promised.text
    start = space_ref(state.units[who].space)
    for target, (_, option, text) in best.items():
        chance = odds.chance_of_shot(state, option.action)
        assert chance is not None
        yield Aim(start, target, chance, option.refs[2:], say("A shot from here: {odds}", odds=text))


def route(state: ZedsState, refs: tuple[str, ...], goal: str) -> Route | None:
    """The move to a space: it is one action."""
    who = _who(refs)
    kind, _, name = goal.partition(":")
    if who is None or kind != "space" or name not in SPACES or not state.is_in_play(who):
        return None
    action = Action("move", (who, name))
    if not any(option.action == action for option in _options(state, who, "move")):
        return None
    here, space = state.units[who].space, SpaceId(name)
    points = movement.points(state, who, space)
    told = [say_n("{count} movement point", "{count} movement points", points)]
    warning = None
    if odds.battle_of(state, action) is not None and (promised := odds.promise(state, action)) is not None:
        told.append(say("a fight: {odds}", odds=promised.text))
        warning = say("Zeds stand at {place}: moving there is an attack.", place=space_name(space))
    return Route(tuple(map(space_ref, movement.path(here, space))), (action,), points, (), tuple(told), warning)


def threats(state: ZedsState) -> Threats:
    """[4.1] Where each Zeds unit is when its track is activated once, and where when a card calls it twice."""
    return {
        unit_ref(one): tuple(map(space_ref, on_the_way_in(zeds.space)[:MOST_STEPS]))
        for one, zeds in state.zeds.items()
        if zeds.space != TOWN_CENTER
    }


def around(ref: str) -> tuple[Side, ...]:
    """The ways out of a space."""
    kind, _, name = ref.partition(":")
    if kind != "space" or name not in SPACES:
        return ()
    return tuple(Side(space_ref(other)) for other in NEIGHBOURS[SpaceId(name)])
