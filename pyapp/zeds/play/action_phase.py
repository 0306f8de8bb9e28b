"""[5.1] The Action Phase: Event Actions, Player Actions and Character Actions, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from pyapp.kernel.decision import Action, Decision, Meter, Option, Seat, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message, listing
from pyapp.zeds.abilities import hernandez, hunt, piazza, schmidt
from pyapp.zeds.cards import held
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.events.action_events import AbilityUsed, Ended
from pyapp.zeds.names import ZedId, fate_ref, unit_ref
from pyapp.zeds.play import normal_actions, shooting
from pyapp.zeds.play.movement import Crowd
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import MOST_AMMO, Marker, ZedsState

INITIATIVE = say("his Initiative pays")
LEADERSHIP = say("Sheriff Hunt's Leadership pays")


def payer(state: ZedsState, who: Who) -> Marker | None:
    """[5.1] The Character Action that pays for a unit. It can do less than any other, so it is always spent first."""
    if schmidt.can_pay(state, who):
        return Marker.INITIATIVE
    return Marker.LEADERSHIP if hunt.can_pay(state, who) else None


_COSTS: dict[Marker | None, Message | None] = {
    Marker.INITIATIVE: INITIATIVE,
    Marker.LEADERSHIP: LEADERSHIP,
    None: None,
}


def deciders(state: ZedsState) -> tuple[Seat, ...]:
    """[5.1] Event Actions are decided together; then each player has a Player Action, in the order of the table."""
    if state.event_actions or not state.player_actions:
        return state.seats
    return (state.player_actions[0],)


@dataclass(frozen=True, slots=True)
class ActionsGoOn(Step[ZedsState]):
    """[5.1] As long as something can be done, somebody is asked."""

    def run(self, state: ZedsState) -> None:
        if next(_options(state), None) is None:
            state.emit(Ended())
        else:
            state.push(Actions())


@dataclass(frozen=True, slots=True)
class Actions(Choice[ZedsState]):
    """[5.1] What is done next, until nothing is left or wanted."""

    def decide(self, state: ZedsState) -> Decision:
        options = tuple(_options(state))
        return ask(
            deciders(state),
            "5.1",
            say("Your Actions"),
            (*options, self._end(state, options)),
            _meters(state),
            say("Choose a unit, then what it does: move, forage for Ammo, or shoot. Any unit may act several times."),
        )

    def _end(self, state: ZedsState, options: Sequence[Option]) -> Option:
        own = deciders(state)
        if len(state.seats) > 1 and len(own) == 1 and len(state.player_actions) > 1:
            return Option(
                Action("end"),
                say("Pass: the next player"),
                primary=True,
                caution=say("Your Player Action would be lost."),
            )
        if len(state.seats) > 1 and state.event_actions and state.player_actions:
            lost = say("Event Actions that are left would be lost.")
            return Option(Action("end"), say("No more Event Actions"), primary=True, caution=lost)
        return Option(
            Action("end"),
            say("End the Action Phase"),
            primary=True,
            caution=_unspent(state.event_actions, len(state.player_actions), _free(state, options)),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        if action.verb == "end":
            self._stop(state)
            return
        state.push(ActionsGoOn())
        match action.verb:
            case "play":
                _play(state, action)
            case "speech":
                _use(state, Marker.SPEECH, Who.HERNANDEZ, say("a motivational speech"))
                state.push(hernandez.Speech(hernandez.listeners(state)))
            case "citadel":
                _use(state, Marker.CITADEL, Who.HERNANDEZ, say("the Citadel"))
                state.ammo -= 1
                shooting.shoot(state, Who(action.args[0]), ZedId(action.args[2]), citadel=True)
            case "craft":
                for _ in range(piazza.CRAFTED):
                    spend(state)
                shooting.shoot(state, Who.PIAZZA, ZedId(action.args[2]))
            case _:
                _pay(state, Who(action.args[0]))
                normal_actions.do(state, action)

    def _stop(self, state: ZedsState) -> None:
        """[5.1] What is unspent is lost: all of it, or what one of several players still had."""
        if len(state.seats) > 1 and not state.event_actions and len(state.player_actions) > 1:
            state.player_actions = state.player_actions[1:]
            state.push(ActionsGoOn())
        elif len(state.seats) > 1 and state.event_actions and state.player_actions:
            state.event_actions = 0
            state.push(ActionsGoOn())
        else:
            state.event_actions = 0
            state.player_actions = []
            state.emit(Ended())


_CALLED = {
    Marker.INITIATIVE: say("Schmidt's Initiative"),
    Marker.LEADERSHIP: say("Hunt's Leadership"),
    Marker.CITADEL: say("the Citadel"),
}
_AFTER_THE_NORMAL = ("play", "speech", "citadel")
"""What is listed after all that units do for an Action."""


def _free(state: ZedsState, options: Sequence[Option]) -> tuple[Marker, ...]:
    """[5.1] The Character Actions that somebody could still use."""
    found = []
    if state.is_in_play(Who.SCHMIDT) and schmidt.can_pay(state, Who.SCHMIDT):
        found.append(Marker.INITIATIVE)
    if Marker.LEADERSHIP not in state.spent and any(hunt.can_pay(state, who) for who in state.on_map()):
        found.append(Marker.LEADERSHIP)
    last = takewhile(lambda option: option.action.verb in _AFTER_THE_NORMAL, reversed(options))
    if any(option.action.verb == "citadel" for option in last):
        found.append(Marker.CITADEL)
    return tuple(found)


@lru_cache(maxsize=256)
def _unspent(event: int, player: int, free: tuple[Marker, ...]) -> Message | None:
    """What would be lost by ending the phase now."""
    found = [_CALLED[marker] for marker in free]
    if player:
        found.insert(0, say_n("{count} Player Action", "{count} Player Actions", player))
    if event:
        found.insert(0, say_n("{count} Event Action", "{count} Event Actions", event))
    return say("Not spent yet, and lost then: {what}.", what=listing(found)) if found else None


def _options(state: ZedsState) -> Iterator[Option]:
    crowd = Crowd(state)
    for who in state.on_map():
        marker = payer(state, who)
        if marker is not None or state.actions_left:
            yield from normal_actions.options(state, who, crowd, _COSTS[marker])
    if _can_craft(state):
        caution = _lent(state)
        for option in shooting.options(state, Who.PIAZZA, "craft", say("2 Actions, no Ammo")):
            yield option._replace(caution=caution) if caution else option
    if hernandez.can_use_citadel(state):
        for who in hernandez.shooters(state):
            yield from shooting.options(state, who, "citadel", say("no Action, one column to the right"))
    if hernandez.can_speak(state):
        yield Option(
            Action("speech"),
            say("The Mayor's speech"),
            (unit_ref(Who.HERNANDEZ),),
            say("once in the game: an extra Action for everybody else in Town"),
            deliberate=True,
        )
    yield from _cards(state)


def _can_craft(state: ZedsState) -> bool:
    """[5.1] [8.1] Event Actions and one Player Action: nobody spends those of two players."""
    own = 1 if state.player_actions else 0
    return state.event_actions + own >= piazza.CRAFTED and state.is_in_play(Who.PIAZZA)


def _lent(state: ZedsState) -> Message | None:
    """[5.1] Who has to agree when all decide together, and the last Event Action does not suffice."""
    if len(state.seats) == 1 or state.event_actions != piazza.CRAFTED - 1:
        return None
    return say("It also takes the Player Action of {who}.", who=Who(state.player_actions[0]).called)


def _cards(state: ZedsState) -> Iterator[Option]:
    """[10.4] [10.5] Held cards that say that they are played in the Action Phase."""
    if "second-wind" in state.hand:
        label = say("Play {title}", title=FATES["second-wind"].title)
        yield Option(Action("play", ("second-wind",)), label, (fate_ref("second-wind"),), say("two more Event Actions"))
    if "organiser" in state.hand:
        for who in held.can_organise(state):
            label = say("{title}: {who}", title=FATES["organiser"].title, who=who.called)
            yield Option(Action("play", ("organiser", who)), label, (fate_ref("organiser"),), say("to Town Center"))


def _meters(state: ZedsState) -> tuple[Meter, ...]:
    return (
        Meter(say("Event Actions"), state.event_actions, max(state.event_actions, state.printed.actions)),
        Meter(say("Player Actions"), len(state.player_actions), len(state.seats)),
        Meter(say("Ammo"), state.ammo, MOST_AMMO),
    )


def _play(state: ZedsState, action: Action) -> None:
    if action.args[0] == "second-wind":
        held.second_wind(state)
    else:
        held.organise(state, Who(action.args[1]))


def _pay(state: ZedsState, who: Who) -> None:
    """[5.1] Costs come first."""
    marker = payer(state, who)
    if marker is Marker.INITIATIVE:
        _use(state, marker, who, say("Initiative"))
    elif marker is Marker.LEADERSHIP:
        _use(state, marker, Who.HUNT, say("Leadership"))
    else:
        spend(state)


def spend(state: ZedsState) -> None:
    """[5.1] Event and Player Actions work alike: those that belong to all are spent before a player's own."""
    if state.event_actions:
        state.event_actions -= 1
    else:
        state.player_actions = state.player_actions[1:]


_RULES = {Marker.INITIATIVE: "8.4", Marker.LEADERSHIP: "8.3", Marker.CITADEL: "8.2", Marker.SPEECH: "8.2"}


def _use(state: ZedsState, marker: Marker, who: Who, name: Message) -> None:
    state.spent.append(marker)
    state.emit(AbilityUsed(_RULES[marker], who, name))
