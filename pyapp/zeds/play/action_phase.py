"""[5.1] The Action Phase: Event Actions, Player Actions and Character Actions, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
from pyapp.zeds.play import foraging, normal_actions, shooting
from pyapp.zeds.play.movement import crowd_of
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import MOST_AMMO, Marker, ZedsState

YOURS = say("Your Actions")
HOW = say("Choose a unit, then what it does: move, forage for Ammo, or shoot. Any unit may act several times.")
FREE = say("Your free Actions")
"""[5.1] What is asked once no other Action is left."""
EVENT_ACTIONS, PLAYER_ACTIONS, AMMO = say("Event Actions"), say("Player Actions"), say("Ammo")

END = Option(Action("end"), say("End the Action Phase"), primary=True)
NO_MORE = END._replace(label=say("No more Event Actions"), caution=say("Event Actions that are left would be lost."))
PASS = END._replace(label=say("Pass: the next player"), caution=say("Your Player Action would be lost."))
"""[5.1] How the phase ends: for all, for what they decide together, or for one of several players."""

INITIATIVE = say("his Initiative pays")
LEADERSHIP = say("Sheriff Hunt's Leadership pays")


Payers = Mapping[Who, Marker]


def payers(state: ZedsState) -> Payers:
    """[5.1] For whom a Character Action pays. It can do less than any other, so it is always spent first."""
    found = dict.fromkeys(hunt.led(state), Marker.LEADERSHIP)
    if schmidt.has_initiative(state):
        found[Who.SCHMIDT] = Marker.INITIATIVE
    return found


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
        if not can_act(state):
            state.emit(Ended())
        else:
            state.push(Actions())


@dataclass(frozen=True, slots=True)
class Actions(Choice[ZedsState]):
    """[5.1] What is done next, until nothing is left or wanted."""

    def decide(self, state: ZedsState) -> Decision:
        paid = payers(state)
        options = [option for some in _options(state, paid) for option in some]
        left = () if state.actions_left else what_is_left(options, paid)
        options.append(self._end(state, options, paid))
        prompt, how = (FREE, say("Left: {what}.", what=listing(left))) if left else (YOURS, HOW)
        return ask(deciders(state), "5.1", prompt, options, _meters(state), how)

    def _end(self, state: ZedsState, options: Sequence[Option], paid: Payers) -> Option:
        if len(state.seats) > 1:
            if len(deciders(state)) == 1 and len(state.player_actions) > 1:
                return PASS
            if state.event_actions and state.player_actions:
                return NO_MORE
        return end_of_phase(state.event_actions, len(state.player_actions), _free(options, paid))

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


def _free(options: Sequence[Option], paid: Payers) -> tuple[Marker, ...]:
    """[5.1] The Character Actions that somebody could still use."""
    found = [marker for marker in (Marker.INITIATIVE, Marker.LEADERSHIP) if marker in paid.values()]
    last = takewhile(lambda option: option.action.verb in _AFTER_THE_NORMAL, reversed(options))
    if any(option.action.verb == "citadel" for option in last):
        found.append(Marker.CITADEL)
    return tuple(found)


_LEFT: Mapping[Marker, Message] = {
    Marker.INITIATIVE: say("Schmidt's Initiative (for himself)"),
    Marker.LEADERSHIP: say("Hunt's Leadership (for Regular Civilians in his space or next to it)"),
    Marker.CITADEL: say("the Citadel (a shot out of Town Center)"),
}


def what_is_left(options: Sequence[Option], paid: Payers) -> tuple[Message, ...]:
    """[5.1] Why the phase goes on where no Action is left, each with whom it is for."""
    found = [_LEFT[marker] for marker in _free(options, paid)]
    verbs = {option.action.verb for option in options}
    if "speech" in verbs:
        found.append(say("the Mayor's speech (for everybody else in Town)"))
    if "play" in verbs:
        found.append(say("cards in hand"))
    return tuple(found)


@lru_cache(maxsize=256)
def end_of_phase(event: int, player: int, free: tuple[Marker, ...]) -> Option:
    """The end of it for all, and what would be lost by it."""
    found = [_CALLED[marker] for marker in free]
    if player:
        found.insert(0, say_n("{count} Player Action", "{count} Player Actions", player))
    if event:
        found.insert(0, say_n("{count} Event Action", "{count} Event Actions", event))
    if not found:
        return END
    return END._replace(caution=say("Not spent yet, and lost then: {what}.", what=listing(found)))


def can_act(state: ZedsState) -> bool:
    """[5.1] Whether there is anything to choose. That somebody can forage is seen at a glance."""
    paid = payers(state)
    able = state.on_map() if state.actions_left else paid
    return any(foraging.can_forage(state, who) for who in able) or any(_options(state, paid))


def _options(state: ZedsState, paid: Payers) -> Iterator[list[Option]]:
    """What each unit could do, one after the other, and then what there is besides: whoever needs no more stops."""
    crowd, some = crowd_of(state), state.actions_left > 0
    for who in state.on_map():
        marker = paid.get(who)
        if some or marker is not None:
            yield normal_actions.options(state, who, crowd, _COSTS[marker])
    if _can_craft(state):
        shots = shooting.options(state, Who.PIAZZA, crowd, "craft", say("2 Actions, no Ammo"))
        caution = _lent(state)
        yield [option._replace(caution=caution) for option in shots] if caution else shots
    if hernandez.can_use_citadel(state):
        cost = say("no Action, one column to the right")
        for who in hernandez.shooters(state):
            yield shooting.options(state, who, crowd, "citadel", cost)
    yield [*_speech(state), *_cards(state)]


def _speech(state: ZedsState) -> Iterator[Option]:
    if hernandez.can_speak(state):
        yield Option(
            Action("speech"),
            say("The Mayor's speech"),
            (unit_ref(Who.HERNANDEZ),),
            say("once in the game: an extra Action for everybody else in Town"),
            deliberate=True,
        )


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
        Meter(EVENT_ACTIONS, state.event_actions, max(state.event_actions, state.printed.actions)),
        Meter(PLAYER_ACTIONS, len(state.player_actions), len(state.seats)),
        Meter(AMMO, state.ammo, MOST_AMMO),
    )


def _play(state: ZedsState, action: Action) -> None:
    if action.args[0] == "second-wind":
        held.second_wind(state)
    else:
        held.organise(state, Who(action.args[1]))


def _pay(state: ZedsState, who: Who) -> None:
    """[5.1] Costs come first."""
    marker = payers(state).get(who)
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
