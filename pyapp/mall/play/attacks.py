"""[8.0] Zombie attacks, in five steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from pyapp.kernel.chance.totals import in_runs
from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.mall.answers import advice
from pyapp.mall.events.attack_events import AttackBegan, Escaped, Infected, Killed, Stunned
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group, group_name, group_text, parse_group, person_ref, square_name, square_ref
from pyapp.mall.play import rifles, shooting
from pyapp.mall.play.shots import can_hit
from pyapp.mall.solitaire.shares import how_many_by_die
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import NOWHERE, ZOMBIE, MallState, Status
from pyapp.mall.truth.tables import Hit, attack_result, chance_to_hurt, hurting


@dataclass(frozen=True, slots=True)
class AttackPhase(Step[MallState]):
    """[8.0] An attack in every square that holds characters and zombies, in order of number."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Attack phase")

    def run(self, state: MallState) -> None:
        squares = [square for square in sorted(state.people_squares()) if state.has_zombie(square)]
        state.push(*(Attack(square) for square in reversed(squares)))


@dataclass(frozen=True, slots=True)
class Attack(Step[MallState]):
    """[8.0] One attack: first the characters may shoot. While it waits for those before it, it gives no crumb."""

    square: SquareId

    def run(self, state: MallState) -> None:
        if state.has_zombie(self.square) and state.people_in(self.square):
            state.emit(AttackBegan(self.square, state.zombie_value(self.square)))
            state.push(Assault(self.square))
            if can_defend(state, self.square, ()):
                state.push(DefensiveFire(self.square))


def can_defend(state: MallState, square: SquareId, done: Group) -> list[Character]:
    """[8.1] [8.3] Everybody in the square who is not stunned, whether he moved or not, each once."""
    return [
        who for who in state.people_in(square) if who not in done and state.people[who].status is not Status.STUNNED
    ]


@dataclass(frozen=True, slots=True)
class DefensiveFire(Choice[MallState]):
    """[6.9] [8.1] Those under attack may shoot, alone or together, without regard to their fire rate."""

    square: SquareId
    done: Group = ()

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Attack in {square}", square=self.square)

    def decide(self, state: MallState) -> Decision:
        able = can_defend(state, self.square, self.done)
        options = [*shooting.shot_options(state, able, self.square, "fire", is_named=True)]
        is_hopeless = not can_hit(state, tuple(able), self.square)
        caution = None if is_hopeless else say("Nobody would shoot at them first.")
        options.append(Option(Action("hold"), say("Hold fire"), primary=True, caution=caution))
        return ask(
            state.hands(able),
            "8.1",
            self._prompt(able, is_hopeless=is_hopeless),
            options,
            hint=advice.defend(able, is_hopeless=is_hopeless),
            openly=True,
        )

    def _prompt(self, able: Sequence[Character], *, is_hopeless: bool) -> Message:
        where = square_name(self.square)
        if is_hopeless:
            return say("Zombies attack in {square}, and no shot can stop them", square=where)
        if len(able) == 1:
            return say("Zombies attack in {square}: does {who} shoot first?", square=where, who=able[0].called)
        return say("Zombies attack in {square}: who shoots first?", square=where)

    def handle(self, state: MallState, action: Action) -> None:
        if action.verb == "hold":
            return
        shooters = parse_group(action.args[0])
        done = (*self.done, *shooters)
        shooting.fire(state, shooters, self.square)
        if state.has_zombie(self.square) and can_defend(state, self.square, done):
            state.push(DefensiveFire(self.square, done))


@dataclass(frozen=True, slots=True)
class Assault(Step[MallState]):
    """[8.0] What is left of the zombies after the shots attacks; one character alone is no choice."""

    square: SquareId

    def run(self, state: MallState) -> None:
        if not state.has_zombie(self.square):
            return
        most = most_victims(state, self.square)
        if most == 1 == len(state.people_in(self.square)):
            name_victims(state, self.square, 1)
        elif state.has_zombie_player:
            state.push(HowMany(self.square))
        else:
            name_victims(state, self.square, how_many_by_die(state, self.square, most))


@dataclass(frozen=True, slots=True)
class HowMany(Choice[MallState]):
    """[8.0] The zombie player says how many are attacked, not whom."""

    square: SquareId

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Attack in {square}", square=self.square)

    def decide(self, state: MallState) -> Decision:
        most = most_victims(state, self.square)
        value = state.zombie_value(self.square)
        return Decision(
            ZOMBIE,
            "8.0",
            say("How many of the characters in {square}, are attacked?", square=square_name(self.square)),
            tuple(
                Option(
                    Action("attack", (str(count),)),
                    say_n("Attack {count} of them", "Attack {count} of them", count),
                    (square_ref(self.square),),
                    say("strength {strength}", strength=value // count),
                )
                for count in range(1, most + 1)
            ),
            hint=advice.SHARE,
            openly=True,
        )

    def handle(self, state: MallState, action: Action) -> None:
        name_victims(state, self.square, int(action.args[0]))


def most_victims(state: MallState, square: SquareId) -> int:
    """[8.0] No more than the value can be shared among: a strength of nothing is no attack."""
    return min(len(state.people_in(square)), state.zombie_value(square))


def name_victims(state: MallState, square: SquareId, count: int) -> None:
    """[8.0] If not all are attacked, the human player names those who are."""
    people = tuple(state.people_in(square))
    strength = state.zombie_value(square) // count
    if count == len(people):
        state.push(Strikes(square, strength, people))
    else:
        state.push(NameVictims(square, count))


@dataclass(frozen=True, slots=True)
class NameVictims(Choice[MallState]):
    """[8.0] The human player chooses who is attacked."""

    square: SquareId
    count: int

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Attack in {square}", square=self.square)

    def decide(self, state: MallState) -> Decision:
        return ask(
            state.hands(state.people_in(self.square)),
            "8.0",
            say_n("Who faces the attack? Name {count}", "Who face the attack? Name {count}", self.count),
            (
                Option(
                    Action("victims", (group_text(victims),)),
                    say_n("{who} is attacked", "{who} are attacked", self.count, who=group_name(victims)),
                    tuple(map(person_ref, victims)),
                )
                for victims in combinations(state.people_in(self.square), self.count)
            ),
            hint=advice.NAME,
            openly=True,
        )

    def handle(self, state: MallState, action: Action) -> None:
        strength = state.zombie_value(self.square) // self.count
        state.push(Strikes(self.square, strength, parse_group(action.args[0])))


@dataclass(frozen=True, slots=True)
class Strikes(Step[MallState]):
    """[8.0] The attacks on each, one after the other; the zombie player chooses the order.

    Without one it is the printed order: no attack has any bearing on another [8.6].
    """

    square: SquareId
    strength: int
    victims: Group

    def run(self, state: MallState) -> None:
        if len(self.victims) > 1 and state.zombie_choices:
            state.push(StrikeOrder(self.square, self.strength, self.victims))
        elif self.victims:
            if len(self.victims) > 1:
                state.push(Strikes(self.square, self.strength, self.victims[1:]))
            strike(state, self.victims[0], self.strength)


@dataclass(frozen=True, slots=True)
class StrikeOrder(Choice[MallState]):
    """[8.0] Who is attacked next."""

    square: SquareId
    strength: int
    victims: Group

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Attack in {square}", square=self.square)

    def decide(self, state: MallState) -> Decision:
        return ask(
            state.zombie_hands,
            "8.0",
            say("Whom do they attack first?"),
            (
                Option(Action("strike", (who,)), say("Attack {who}", who=who.called), (person_ref(who),))
                for who in self.victims
            ),
            openly=True,
        )

    def handle(self, state: MallState, action: Action) -> None:
        who = Character(action.args[0])
        state.push(Strikes(self.square, self.strength, tuple(other for other in self.victims if other != who)))
        strike(state, who, self.strength)


def strike(state: MallState, who: Character, strength: int) -> None:
    """[8.2] [8.6] Two dice on the table; the result concerns this character alone, and at once."""
    purpose = _purpose(state, who, strength)
    hit = attack_result(strength, sum(state.roll("8.8", 2, purpose)))
    if hit is Hit.NONE:
        state.emit(Escaped(who))
    elif state.people[who].status is not Status.NORMAL:
        kill(state, who)
    elif hit is Hit.STUN:
        stun(state, who)
    else:
        infect(state, who)


def _purpose(state: MallState, who: Character, strength: int) -> Message:
    """[8.5] [8.8] What is rolled for, and what a hit would be: whoever is hurt already dies of it."""
    how, totals = _strength(state, who, strength), in_runs(hurting(strength))
    chance = round(100 * chance_to_hurt(strength))
    if state.people[who].status is not Status.NORMAL:
        return say(
            "Attack on {who}, {strength}: eaten on {totals} ({chance} %)",
            who=who.called, strength=how, totals=totals, chance=chance,
        )  # fmt: skip
    return say(
        "Attack on {who}, {strength}: hurt on {totals} ({chance} %)",
        who=who.called, strength=how, totals=totals, chance=chance,
    )  # fmt: skip


def _strength(state: MallState, who: Character, strength: int) -> Message:
    """[8.0] How strong an attack is, and why it is weaker than the zombies are worth."""
    value = state.zombie_value(state.people[who].square)
    if strength == value:
        return say("strength {strength}", strength=strength)
    return say("strength {strength}, their {value} shared out", strength=strength, value=value)


def stun(state: MallState, who: Character) -> None:
    """[8.3] The counter is flipped: no points, no shots, until somebody comes."""
    state.change(who, status=Status.STUNNED)
    state.emit(Stunned(who))


def infect(state: MallState, who: Character) -> None:
    """[8.4] Another counter with lower numbers, for good."""
    state.change(who, status=Status.INFECTED, infected=state.turn)
    state.emit(Infected(who))


def kill(state: MallState, who: Character) -> None:
    """[8.5] Stunned or infected and hit again: eaten."""
    rifles.lose(state, who)
    state.change(who, status=Status.DEAD, square=NOWHERE)
    state.emit(Killed(who))
