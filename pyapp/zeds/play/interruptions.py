"""[2.4] Held cards that interrupt: when a phase begins, before a fight, after a lost one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyapp.kernel.decision import Action, Decision, Option, Waiver, Window, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.cards import held
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.events.fight_events import StoodFast
from pyapp.zeds.names import fate_ref, space_name, unit_ref
from pyapp.zeds.play.columns import Battle
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import Result

WINDOWS = (
    Window("phase", say("when a phase begins, for a leader in hand"), is_asked=True),
    Window("fight", say("before a fight, for cards in hand"), is_asked=True),
    Window("stand", say("after a lost defence, for the last stand"), is_asked=True),
)


def has_help(state: ZedsState, battle: Battle) -> bool:
    """Whether a card in hand could be played before this fight."""
    return bool(_helpers(state, battle))


def _helpers(state: ZedsState, battle: Battle) -> list[Option]:
    found = []
    if not battle.by_zeds and "bulldozer" in state.hand and not battle.helped:
        label = say("Play {title}", title=FATES["bulldozer"].title)
        refs = (fate_ref("bulldozer"),)
        found.append(Option(Action("play", ("bulldozer",)), label, refs, say("two columns to the right")))
    return [*found, *leader_options(state)]


def leader_options(state: ZedsState) -> list[Option]:
    """[10.3] A leader for one unit of Regular Civilians."""
    if "leader" not in state.hand:
        return []
    return [
        Option(
            Action("play", ("leader", who)),
            say("{title}: {who}", title=FATES["leader"].title, who=who.called),
            (fate_ref("leader"), unit_ref(who)),
        )
        for who in held.can_lead(state)
    ]


@dataclass(frozen=True, slots=True)
class BeforeFight(Choice[ZedsState]):
    """[10.1] [10.3] Before the dice of a fight."""

    battle: Battle

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Fight at {place}", place=space_name(self.battle.space))

    def decide(self, state: ZedsState) -> Decision:
        go_on = Action("fight")
        return ask(
            state.seats,
            "2.4",
            say(
                "A fight at {place}, for {who}. Play a card?",
                who=self.battle.who.called,
                place=space_name(self.battle.space),
            ),
            (*_helpers(state, self.battle), Option(go_on, say("Fight without a card"))),
            hint=say("Look at the chance with and without it: a card that is kept may be worth more later."),
            waiver=Waiver("fight", go_on),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        from pyapp.zeds.play.fight import Clash, Ready

        if action.verb == "fight":
            state.push(Clash(self.battle))
        elif action.args[0] == "bulldozer":
            held.play(state, "bulldozer")
            state.push(Ready(replace(self.battle, helped=True)))
        else:
            held.lead(state, Who(action.args[1]))
            state.push(Ready(self.battle))


def can_stand(state: ZedsState, battle: Battle, result: Result) -> bool:
    """[10.7] Only after Zeds have attacked and won."""
    return battle.by_zeds and result.zeds_win and "last-stand" in state.hand


@dataclass(frozen=True, slots=True)
class LastStand(Choice[ZedsState]):
    """[10.7] A defence is lost, unless the card is played."""

    battle: Battle
    result: Result

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Fight at {place}", place=space_name(self.battle.space))

    def decide(self, state: ZedsState) -> Decision:
        accept = Action("accept")
        return ask(
            state.seats,
            "10.7",
            say("The fight is lost, {humans} hits on {who}. Turn it with a last stand?",
                humans=self.result.humans, who=self.battle.who.called),
            (
                Option(
                    Action("play", ("last-stand",)),
                    say("Play {title}", title=FATES["last-stand"].title),
                    (fate_ref("last-stand"),),
                    say("1 hit on the Zeds, and they retreat"),
                ),
                Option(accept, say("Accept the defeat"), primary=True),
            ),
            hint=say("It saves the unit and the space, once."),
            waiver=Waiver("stand", accept),
        )  # fmt: skip

    def handle(self, state: ZedsState, action: Action) -> None:
        from pyapp.zeds.play.fight import Blows

        result = self.result
        if action.verb == "play":
            held.play(state, "last-stand")
            state.emit(StoodFast(self.battle.who))
            result = Result(1, 0, zeds_win=False)
        state.push(Blows(self.battle, result))


@dataclass(frozen=True, slots=True)
class PhaseBegins(Step[ZedsState]):
    """[10.3] A phase begins: whoever holds a leader may be asked."""

    def run(self, state: ZedsState) -> None:
        if leader_options(state):
            state.push(AtPhaseStart())


@dataclass(frozen=True, slots=True)
class AtPhaseStart(Choice[ZedsState]):
    """[10.3] Name a leader now?"""

    def decide(self, state: ZedsState) -> Decision:
        wait = Action("wait")
        return ask(
            state.seats,
            "10.3",
            say("A phase begins. Does somebody take charge now?"),
            (*leader_options(state), Option(wait, say("Not now"), primary=True)),
            hint=say("The marker stays with the unit until it dies; it can also be given before a fight."),
            waiver=Waiver("phase", wait),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        if action.verb == "play":
            held.lead(state, Who(action.args[1]))
