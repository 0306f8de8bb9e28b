"""[A2.1] [A2.2] The turn of the humans: one after the other, five actions each, and one is done before the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pyapp.attack.answers import advice
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.cards import aiming, effects
from pyapp.attack.events.turn_events import HumanBegan, HumanEnded
from pyapp.attack.names import (
    WHO,
    CardId,
    TokenId,
    Who,
    ZombieId,
    figure_name,
    square_name,
    square_ref,
    unit_ref,
)
from pyapp.attack.play import barricades, items, moving
from pyapp.attack.play.fighting import human_attacks, shots
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState, Crowd
from pyapp.kernel.decision import Action, Decision, Meter, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class HumansTurn(Step[AttackState]):
    """[A2.1] All humans, in the order that they like."""

    def title(self, state: AttackState) -> Message:  # noqa: ARG002
        return say("The humans' turn")

    def run(self, state: AttackState) -> None:
        state.is_zombies_turn = False
        state.moved = []
        state.push(NextHuman())


def waiting(state: AttackState) -> tuple[Who, ...]:
    return tuple(who for who in state.living if who not in state.moved)


@dataclass(frozen=True, slots=True)
class NextHuman(Step[AttackState]):
    """[A2.2] As long as somebody has not had his turn."""

    def run(self, state: AttackState) -> None:
        left = waiting(state)
        if len(left) == 1:
            begin(state, left[0])
        elif left:
            state.push(ChooseHuman())


@dataclass(frozen=True, slots=True)
class ChooseHuman(Choice[AttackState]):
    """[A2.2] Who goes next."""

    def decide(self, state: AttackState) -> Decision:
        left = waiting(state)
        seats = tuple(dict.fromkeys(state.seat_of(who) for who in left))
        options = tuple(
            Option(Action("turn", (who,)), who.called, (unit_ref(who),), _condition(state, who)) for who in left
        )
        return ask(seats, "A2.2", say("Who acts next?"), options, hint=advice.choose(state), about=advice.where(state))

    def handle(self, state: AttackState, action: Action) -> None:
        begin(state, Who(action.args[0]))


def _condition(state: AttackState, who: Who) -> Message:
    """[A6.3] How much more somebody can take."""
    return say_n("{count} heart left", "{count} hearts left", state.wounds - state.humans[who].wounds)


def begin(state: AttackState, who: Who) -> None:
    """[A2.1] Five actions, or fewer for whoever carries something heavy."""
    state.acting = who
    state.actions = state.budget(who)
    state.searches = 0
    state.boosts = []
    state.path = [state.humans[who].square]
    state.emit(HumanBegan(who))
    state.push(NextHuman(), HumanGoesOn(who))


@dataclass(frozen=True, slots=True)
class HumanGoesOn(Step[AttackState]):
    """[A10.3] Whoever lives and has actions left is asked; nobody stops where he may not stand."""

    who: Who

    def run(self, state: AttackState) -> None:
        if state.is_there(self.who) and not moving.settle_down(state, self.who) and state.actions > 0:
            state.push(HumanActs(self.who))
            return
        state.moved.append(self.who)
        state.acting = ""
        state.actions = 0
        state.boosts = []
        state.path = []
        state.emit(HumanEnded(self.who))


@dataclass(frozen=True, slots=True)
class HumanActs(Choice[AttackState]):
    """[A2.1] What he does next."""

    who: Who

    def title(self, state: AttackState) -> Message:  # noqa: ARG002
        return self.who.called

    def decide(self, state: AttackState) -> Decision:
        budget = max(state.actions, state.budget(self.who))
        offered = [*options(state, self.who)]
        hint = advice.go(state, offered)
        if not state.is_passing:
            offered.append(_end(state, self.who, offered))
        return ask(
            (state.seat_of(self.who),),
            "A2.1",
            say("What does {who} do?", who=self.who.called),
            offered,
            (Meter(say("Actions"), state.actions, budget),),
            hint,
            advice.where(state),
        )

    def handle(self, state: AttackState, action: Action) -> None:
        state.push(HumanGoesOn(self.who))
        do(state, self.who, action)


def options(state: AttackState, who: Who) -> Iterator[Option]:
    """Everything that somebody can do now, but ending his turn. Steps come late: they are found on the board; and
    last what is hardly ever meant.
    """
    crowd = state.crowd()
    is_free = not (moving.shares_with_human(state, who) or moving.shares_with_zombie(state, who, crowd))
    aims = tuple(shots(state, who, crowd)) if is_free else ()
    if is_free:
        yield from (_attack(state, who, shot.target, shot.away) for shot in aims if shot.target not in WHO)
        yield from items.options(state, who)
        yield from barricades.building(state, who)
        yield from effects.options(state, who)
        yield from items.hand_overs(state, who)
    yield from _walking(state, who, crowd)
    if is_free:
        yield from barricades.clearing(state, who)
        yield from (_attack(state, who, shot.target, shot.away) for shot in aims if shot.target in WHO)


def _walking(state: AttackState, who: Who, crowd: Crowd) -> Iterator[Option]:
    """[A3.1] [A10.1] Pushing past zombies, and steps to free squares."""
    here = unit_ref(who)
    only_out = moving.must_leave(state, who, crowd)
    if not only_out:
        for way in moving.pushes(state, who, crowd):
            one = crowd.zombies[way.to]
            yield Option(
                Action("push", (who, way.to)),
                say("Push past {zombie} at {square}", zombie=figure_name(one), square=square_name(way.to)),
                (here, square_ref(way.to)),
                caution=_NOT_PAST if state.actions == 1 else None,
                deliberate=True,
            )
    for way in moving.steps(state, who, crowd):
        if only_out and not crowd.is_empty(way.to):
            continue
        label = say("Go to {square}", square=square_name(way.to))
        if way.to in crowd.humans:
            label = say("Go through {who} at {square}", who=crowd.humans[way.to].called, square=square_name(way.to))
        yield Option(Action("move", (who, way.to)), label, (here, square_ref(way.to)))


_NOT_PAST = say("No action is left to get past: the zombie attacks, and you are back where you came from.")
"""[A10.3] What comes of pushing with the last action."""


def _end(state: AttackState, who: Who, offered: Sequence[Option]) -> Option:
    """[A2.2] The turn is over before the actions are."""
    left = say_n("{count} action unused", "{count} actions unused", state.actions)
    return Option(
        Action("end", (who,)),
        say("End {who}'s turn", who=who.called),
        detail=left,
        primary=True,
        caution=advice.unused(state, who, offered),
        is_early=any(_matters(option) for option in offered),
    )


def _matters(option: Option) -> bool:
    """Whether it may be what somebody still wants to do: he walks and pushes only to do something else."""
    return option.caution is None and option.action.verb not in ("move", "push", "clear")


def _attack(state: AttackState, who: Who, target: str, away: int) -> Option:
    square = square_name(state.square_of(target))
    if away == 1:
        label = say("Strike {target} at {square}", target=figure_name(target), square=square)
    else:
        label = say("Shoot {target} at {square}", target=figure_name(target), square=square)
    if target in WHO:
        caution = say("{who} is one of you.", who=figure_name(target))
        return Option(
            Action("shoot", (who, target)), label, (unit_ref(who), unit_ref(target)), None, False, caution, True
        )
    return Option(Action("shoot", (who, target)), label, (unit_ref(who), unit_ref(target)))


def do(state: AttackState, who: Who, action: Action) -> None:
    """One action of a human."""
    match action.verb, action.args[1:]:
        case "move", (square,):
            moving.step(state, who, Square(square))
        case "push", (square,):
            moving.push(state, who, Square(square))
        case "shoot", (target,):
            away = next(shot.away for shot in shots(state, who) if shot.target == target)
            state.actions -= 1
            human_attacks(state, who, Who(target) if target in WHO else ZombieId(target), away)
        case "search", (square,):
            items.search(state, who, Square(square))
        case "pick", (token,):
            items.pick(state, who, TokenId(token))
        case "trade", (other,):
            state.push(items.Trading(who, Who(other)))
        case "give" | "take", _:
            items.exchange(state, action)
        case "barricade", (edge,):
            barricades.build(state, who, EdgeId(edge))
        case "clear", (edge,):
            barricades.clear(state, who, EdgeId(edge))
        case "use", (card, *target):
            if not target and effects.needs_target(CardId(card)):
                state.push(aiming.Aiming(who, CardId(card)))
            else:
                effects.use(state, who, CardId(card), target[0] if target else "")
        case "end", ():
            state.actions = 0
