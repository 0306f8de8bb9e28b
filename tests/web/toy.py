"""A game for the page's tests: a guard hides a key in one of three boxes, a thief opens boxes until it is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Action, Decision, Option, Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Event, TurnBegan
from pyapp.kernel.flow import Choice, Outcome, State
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message, say
from pyapp.kernel.modes import TURN_LIMIT, Mode
from pyapp.kernel.policy import FirstPolicy, PolicyMaker, RandomPolicy
from pyapp.kernel.rulebook import Case, Rulebook, Ruling, Status
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Gauge, Item, Scene

GUARD, THIEF = Seat("guard"), Seat("thief")
BOXES = ("a", "b", "c")


@dataclass(slots=True, kw_only=True)
class ToyState(State):
    key: str = ""
    at: str = ""
    opened: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Hidden(Event):
    rule: ClassVar[str] = "1.1"
    box: str

    def text(self) -> Message:
        return say("The key is in {box}.", box=self.box) if self.box else say("The key is hidden.")

    def refs(self) -> tuple[str, ...]:
        return (f"square:{self.box}",) if self.box else ()

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == GUARD else Hidden("")


@dataclass(frozen=True, slots=True)
class Walked(Event):
    rule: ClassVar[str] = "2.1"
    box: str

    def text(self) -> Message:
        return say("The thief goes to {box}.", box=self.box)

    def brief(self) -> Message:
        return say("To {box}!", box=self.box)


@dataclass(frozen=True, slots=True)
class Opened(Event):
    rule: ClassVar[str] = "2.2"
    reveals: ClassVar[bool] = True
    hurts: ClassVar[bool] = True
    box: str

    def text(self) -> Message:
        return say("<b>{box}</b> is empty.", box=self.box)


@dataclass(frozen=True, slots=True)
class Hide(Choice[ToyState]):
    def decide(self, state: ToyState) -> Decision:  # noqa: ARG002
        options = tuple(
            Option(Action("hide", (box,)), say("Hide it in {box}", box=box), (f"square:{box}",)) for box in BOXES
        )
        return Decision(GUARD, "1.1", say("Where is the key?"), options)

    def handle(self, state: ToyState, action: Action) -> None:
        state.key = action.args[0]
        state.emit(Hidden(state.key))
        state.turn = 1
        state.emit(TurnBegan("1.1", 1))
        state.push(Steal())


@dataclass(frozen=True, slots=True)
class Steal(Choice[ToyState]):
    def title(self, state: ToyState) -> Message:  # noqa: ARG002
        return say("Theft")

    def decide(self, state: ToyState) -> Decision:
        options = [
            Option(Action("walk", (box,)), say("Walk to {box}", box=box), ("unit:thief", f"square:{box}"), say("1 pt"))
            for box in BOXES
            if box != state.at
        ]
        if state.at and state.at not in state.opened:
            options.append(Option(Action("open"), say("Open {box}", box=state.at), (f"square:{state.at}",)))
        options.append(
            Option(Action("leave"), say("Give up"), primary=True, caution=say("The key would stay where it is."))
        )
        return Decision(THIEF, "2.1", say("Find the key"), tuple(options))

    def handle(self, state: ToyState, action: Action) -> None:
        match action.verb:
            case "walk":
                state.at = action.args[0]
                state.emit(Walked(state.at))
                state.push(self)
            case "open" if state.at != state.key:
                state.opened.append(state.at)
                state.emit(Opened(state.at))
                state.turn += 1
                state.emit(TurnBegan("2.1", state.turn))
                state.push(self)
            case "open":
                state.end(Outcome((THIEF,), "thief", "2.2", "found"), say("The thief has the key."))
            case _:
                state.end(Outcome((GUARD,), "guard", "2.3", "left"), say("The thief gives up."))


class Seen(NamedTuple):
    key: str
    at: str


class Toy(Game[ToyState, Seen]):
    id = "toy"
    title = say("The key")
    about = say("A guard, a thief and three boxes.")
    rules_version = 1
    rulebook = Rulebook(
        (
            Case("1.1", say("Hiding"), say("The guard hides the key.")),
            Case(
                "2.1",
                say("Walking"),
                say("The thief walks. He walks as in 1.1, not as in 9.9."),
                Status.LATER,
                say("He limps."),
            ),
        ),
        (Ruling("limp", ("2.1",), say("May he run?"), say("No."), say("Nothing says so."), "turn-limit"),),
    )
    codec = Codec(ToyState, (Hide, Steal))
    policies: ClassVar[Mapping[str, PolicyMaker]] = {"random": RandomPolicy, "first": FirstPolicy}
    modes = (
        Mode(
            "duel",
            say("Two players"),
            say("Guard and thief."),
            ((GUARD, say("Guard")), (THIEF, say("Thief"))),
            (TURN_LIMIT,),
            minutes=(5, 10),
        ),
        Mode("solo", say("Alone"), say("The computer hides."), ((GUARD, say("Guard")), (THIEF, say("Thief")))),
    )

    def new(self, start: Start) -> ToyState:
        settings = self.settings(start.mode, start.settings)
        return ToyState(mode=start.mode, settings=settings, dice=Dice(start.seed), stack=[Hide()])

    def observe(self, state: ToyState, seat: Seat) -> Seen:
        return Seen(state.key if seat == GUARD else "", state.at)

    def scene(self, seen: Seen) -> Scene:
        items = []
        if seen.key:
            items.append(Item("key", "unit:key", 1, 1, "<circle/>", say("The key in {box}", box=seen.key)))
        if seen.at:
            items.append(Item("thief", "unit:thief", 2, 2, "<rect/>", say("The thief")))
        return Scene("toy", (10, 10), tuple(items), (Gauge("locked-door", say("boxes"), 1, 3),))

    def faults(self, state: ToyState) -> list[str]:
        return [] if not state.key or state.key in BOXES else ["the key is nowhere"]

    def why_not(self, state: ToyState, ref: str) -> Reason:  # noqa: ARG002
        return Reason("2.1", say("{ref} is not in reach.", ref=ref))

    def disguise(self, state: ToyState, seat: Seat, dice: Dice) -> ToyState:  # noqa: ARG002
        return state

    def outcome_text(self, state: ToyState) -> Message:
        assert state.outcome is not None
        return say("It ended: {reason}.", reason=state.outcome.reason)


TOY = Toy()
GAMES: dict[str, Game[ToyState, Seen]] = {TOY.id: TOY}
