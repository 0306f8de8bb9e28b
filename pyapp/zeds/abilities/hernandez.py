"""[8.2] Mayor Hernandez: the keys to the city, the Citadel, and one great speech."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.map.places import SPACES, TOWN_CENTER, Ground
from pyapp.zeds.play import normal_actions
from pyapp.zeds.play.movement import crowd_of
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Marker, ZedsState


def can_use_citadel(state: ZedsState) -> bool:
    """[8.2] Once in an Action Phase, for a unit in Town Center, with a cartridge to spend."""
    return Marker.CITADEL not in state.spent and state.ammo > 0 and state.is_in_play(Who.HERNANDEZ)


def shooters(state: ZedsState) -> list[Who]:
    """[8.2] Anybody in Town Center, himself included."""
    return state.people_in(TOWN_CENTER)


def listeners(state: ZedsState) -> tuple[Who, ...]:
    """[8.2] Every other unit in a Town space hears his speech."""
    grounds = (Ground.TOWN, Ground.CENTER) if state.settings.get("speech") == "center" else (Ground.TOWN,)
    return tuple(
        who for who in state.on_map() if who is not Who.HERNANDEZ and SPACES[state.units[who].space].ground in grounds
    )


def can_speak(state: ZedsState) -> bool:
    """[8.2] Once in the whole game, and to somebody."""
    return Marker.SPEECH not in state.spent and state.is_in_play(Who.HERNANDEZ) and bool(listeners(state))


@dataclass(frozen=True, slots=True)
class Speech(Step[ZedsState]):
    """[8.2] One extra Action each, at once."""

    left: tuple[Who, ...]

    def run(self, state: ZedsState) -> None:
        left = tuple(who for who in self.left if state.is_on_map(who))
        if left:
            state.push(Inspired(left))


@dataclass(frozen=True, slots=True)
class Inspired(Choice[ZedsState]):
    """[8.2] Those who heard the speech act, in any order; it costs them nothing but ammunition."""

    left: tuple[Who, ...]

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("The Mayor's speech")

    def decide(self, state: ZedsState) -> Decision:
        crowd = crowd_of(state)
        extra = say("extra Action")
        options = [option for who in self.left for option in normal_actions.options(state, who, crowd, extra)]
        return ask(
            state.seats,
            "8.2",
            say("The speech inspires them: who does what?"),
            (
                *options,
                Option(
                    Action("end"),
                    say("No more extra Actions"),
                    primary=True,
                    caution=say("Extra Actions that are left would be lost.") if options else None,
                ),
            ),
            hint=say("Everybody who stood in Town has one extra Action."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        if action.verb == "end":
            return
        who = Who(action.args[0])
        state.push(Speech(tuple(other for other in self.left if other is not who)))
        normal_actions.do(state, action)
