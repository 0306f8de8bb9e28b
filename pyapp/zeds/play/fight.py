"""[6.1] Fights hand to hand, from the first step into a space to the last step out of it."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.abilities import johnson
from pyapp.zeds.events.fight_events import FightBegan, FightFought, RolledAgain
from pyapp.zeds.events.zeds_events import Freed, ZedsChanged
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import space_name, space_ref, unit_ref
from pyapp.zeds.play.activation import Forward
from pyapp.zeds.play.columns import Battle, fight_column
from pyapp.zeds.play.hits import Risen, UnitTakes, ZedsTake
from pyapp.zeds.play.interruptions import BeforeFight, LastStand, can_stand, has_help
from pyapp.zeds.play.placement import told as named
from pyapp.zeds.play.retreat import TownRetreat, ZedsRetreat, goal_of, way_back, way_in
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import RE_ROLLERS, Who
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import COLUMN_NAMES, Result, hand_to_hand

LOST_BY_TWO = say("Whoever fights takes all the hits; if the fight is lost, both must leave.")
LOST_BY_ONE = say("Whoever fights takes the hits, and must leave if the fight is lost.")


@dataclass(frozen=True, slots=True)
class ZedsEntered(Step[ZedsState]):
    """[4.2] [4.4] Zeds have come into a space: nobody there stays Defiant, traps may snap, then there is a fight."""

    space: SpaceId

    def run(self, state: ZedsState) -> None:
        if not state.zeds_in(self.space):
            return
        for who in state.people_in(self.space):
            free(state, who)
        state.push(Defence(self.space))
        if johnson.is_trapped(state, self.space):
            state.push(johnson.Traps(self.space))


def free(state: ZedsState, who: Who, by: str = "4.3") -> None:
    """[4.3] Attacked for the first time, Civilians lose their Defiant marker and can move from now on."""
    if state.units[who].is_defiant:
        state.change(who, is_defiant=False)
        state.emit(Freed(who, by))


@dataclass(frozen=True, slots=True)
class Defence(Step[ZedsState]):
    """[5.2] One unit defends a space; of two the players choose which."""

    space: SpaceId

    def run(self, state: ZedsState) -> None:
        people = state.people_in(self.space)
        if not people or not state.zeds_in(self.space):
            return
        if len(people) > 1 or state.card == "cardio":
            state.push(ChooseDefender(self.space))
        else:
            begin(state, Battle(self.space, people[0], by_zeds=True))


@dataclass(frozen=True, slots=True)
class ChooseDefender(Choice[ZedsState]):
    """[5.2] Who defends: chosen before any dice. [9.1] With the right card, one may also run."""

    space: SpaceId

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Attack at {place}", place=space_name(self.space))

    def decide(self, state: ZedsState) -> Decision:
        people = state.people_in(self.space)
        options = [
            Option(
                Action("defend", (who,)),
                say("{who}: fight", who=who.called),
                (unit_ref(who),),
                say("strength {strength}", strength=state.strength(who)),
            )
            for who in people
        ]
        if state.card == "cardio":
            goal = goal_of(state, way_in(self.space))
            flee = say("{card}: without a fight, to {place}", card=state.printed.title, place=space_name(goal))
            options += [
                Option(
                    Action("retreat", (who,)),
                    say("{who}: retreat", who=who.called),
                    (unit_ref(who),),
                    flee,
                    deliberate=True,
                )
                for who in people
            ]
        return ask(
            state.seats,
            "5.2",
            say(
                "Zeds of strength {strength} attack at {place}. Who faces them?",
                strength=state.zeds_strength(self.space), place=space_name(self.space),
            ),
            options,
            hint=LOST_BY_TWO if len(people) > 1 else LOST_BY_ONE,
        )  # fmt: skip

    def handle(self, state: ZedsState, action: Action) -> None:
        who = Who(action.args[0])
        if action.verb == "retreat":
            state.push(Defence(self.space), TownRetreat((who,), self.space, way_in(self.space), is_loss=False))
        else:
            begin(state, Battle(self.space, who, by_zeds=True))


@dataclass(frozen=True, slots=True)
class Assault(Step[ZedsState]):
    """[5.2] [6.4] Player units have come among Zeds, by a move or in a retreat: they attack."""

    space: SpaceId
    group: tuple[Who, ...]
    origin: SpaceId

    def run(self, state: ZedsState) -> None:
        group = tuple(who for who in self.group if state.units[who].space == self.space)
        if not group or not state.zeds_in(self.space):
            return
        if len(group) > 1:
            state.push(ChooseAttacker(self.space, group, self.origin))
        else:
            begin(state, Battle(self.space, group[0], False, self.origin, group))


@dataclass(frozen=True, slots=True)
class ChooseAttacker(Choice[ZedsState]):
    """[5.2] Two came among Zeds in a retreat: only one of them fights."""

    space: SpaceId
    group: tuple[Who, ...]
    origin: SpaceId

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "5.2",
            say("There are Zeds at {place}. Who fights them?", place=space_name(self.space)),
            (Option(Action("attack", (who,)), who.called, (unit_ref(who),)) for who in self.group),
            hint=LOST_BY_TWO,
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        begin(state, Battle(self.space, Who(action.args[0]), False, self.origin, self.group))


def begin(state: ZedsState, battle: Battle) -> None:
    strength, zeds = state.strength(battle.who), state.zeds_strength(battle.space)
    state.emit(FightBegan(battle.space, battle.who, strength, zeds, battle.by_zeds))
    state.push(Ready(battle))


@dataclass(frozen=True, slots=True)
class Ready(Step[ZedsState]):
    """[6.1] Before the dice: cards that help are played now."""

    battle: Battle

    def run(self, state: ZedsState) -> None:
        state.push(BeforeFight(self.battle) if has_help(state, self.battle) else Clash(self.battle))


@dataclass(frozen=True, slots=True)
class Clash(Step[ZedsState]):
    """[6.1] Two dice on the column; some may roll once more."""

    battle: Battle

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Fight at {place}", place=space_name(self.battle.space))

    def run(self, state: ZedsState) -> None:
        total = _roll(state, self.battle)
        if self.battle.who in RE_ROLLERS:
            state.push(SecondRoll(self.battle, total))
        else:
            state.push(Settled(self.battle, total))


def _roll(state: ZedsState, battle: Battle) -> int:
    column = COLUMN_NAMES[fight_column(state, battle)[1]]
    purpose = say("Fight at {place}, on {column}", place=space_name(battle.space), column=column)
    return sum(state.roll("6.1", 2, purpose, about=(unit_ref(battle.who), space_ref(battle.space))))


@dataclass(frozen=True, slots=True)
class SecondRoll(Choice[ZedsState]):
    """[8.3] [8.4] Once in each fight both dice may be rolled again; that result is final."""

    battle: Battle
    total: int

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Fight at {place}", place=space_name(self.battle.space))

    def decide(self, state: ZedsState) -> Decision:
        who = self.battle.who
        result = hand_to_hand(fight_column(state, self.battle)[1], self.total)
        return ask(
            state.seats,
            _REROLL[who],
            say("{who} rolled {total}: {result}. Roll again?", who=who.called, total=self.total, result=told(result)),
            (
                Option(Action("reroll"), say("Roll again"), (unit_ref(who),), say("the second result is final")),
                Option(Action("keep"), say("Keep it"), primary=True),
            ),
            hint=say("After a lost fight there is little to lose by it."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        total = self.total
        if action.verb == "reroll":
            state.emit(RolledAgain(_REROLL[self.battle.who], self.battle.who))
            total = _roll(state, self.battle)
        state.push(Settled(self.battle, total))


_REROLL = {Who.HUNT: "8.3", Who.SCHMIDT: "8.4"}


def told(result: Result) -> Message:
    """A result in a few words."""
    if result.zeds_win:
        return say("lost; hits on them {zeds}, on you {humans}", zeds=result.zeds, humans=result.humans)
    return say("won; hits on them {zeds}, on you {humans}", zeds=result.zeds, humans=result.humans)


@dataclass(frozen=True, slots=True)
class Settled(Step[ZedsState]):
    """[6.1] The dice have fallen. [10.7] A lost defence may still be turned by a card."""

    battle: Battle
    total: int

    def run(self, state: ZedsState) -> None:
        column = fight_column(state, self.battle)[1]
        result = hand_to_hand(column, self.total)
        who = self.battle.who
        state.emit(FightFought(who, column, result.zeds, result.humans, result.zeds_win))
        state.push(
            LastStand(self.battle, result) if can_stand(state, self.battle, result) else Blows(self.battle, result)
        )


@dataclass(frozen=True, slots=True)
class Blows(Step[ZedsState]):
    """[6.1] Hits on the Zeds, then on the unit, then the losers leave."""

    battle: Battle
    result: Result

    def run(self, state: ZedsState) -> None:
        battle, result = self.battle, self.result
        state.push(
            Risen(battle.who, battle.space),
            Parting(battle, result.zeds_win),
            UnitTakes(battle.who, result.humans),
            ZedsTake(battle.space, result.zeds),
        )


@dataclass(frozen=True, slots=True)
class Parting(Step[ZedsState]):
    """[6.4] [9.12] The losing side leaves, even if nobody of the winners is left; of two player units both.

    Zeds that have won on a BRAINS! card move on at once.
    """

    battle: Battle
    zeds_win: bool

    def run(self, state: ZedsState) -> None:
        space, battle = self.battle.space, self.battle
        zeds = tuple(state.zeds_in(space))
        if not self.zeds_win:
            state.push(ZedsRetreat(zeds, space))
        elif battle.by_zeds:
            if state.riser in zeds:
                rise_up(state)
            if state.is_brains:
                state.push(Forward(zeds))
            state.push(TownRetreat(tuple(state.people_in(space)), space, way_in(space)))
        else:
            losers = tuple(who for who in battle.group if state.units[who].space == space)
            state.push(TownRetreat(losers, space, way_back(space, battle.origin)))


def rise_up(state: ZedsState) -> None:
    """[9.11] Having won, the unit that came from nowhere is turned to its full side, and keeps its hits."""
    name = named(state, state.riser)
    state.change_zeds(state.riser, is_reduced=False)
    state.emit(ZedsChanged("9.11", state.riser, say("{zeds} are at full strength now.", zeds=name)))
