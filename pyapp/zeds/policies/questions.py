"""What each answer is worth, for the questions that interrupt: who fights, who is hit, where Zeds appear."""

from __future__ import annotations

from dataclasses import replace

from pyapp.kernel.decision import Action, Reason
from pyapp.zeds.abilities.johnson import Traps
from pyapp.zeds.abilities.piazza import Overwatch
from pyapp.zeds.answers import chances
from pyapp.zeds.cards.event_effects import ChooseFor
from pyapp.zeds.cards.fate_draw import ChooseFatedTrack
from pyapp.zeds.cards.fated_events import ChooseVictim, can_be_grabbed
from pyapp.zeds.map.places import INWARD, SPACES, TOWN_CENTER, SpaceId, Track, terrain_shift
from pyapp.zeds.names import ZedId
from pyapp.zeds.play.activation import TiedForward
from pyapp.zeds.play.columns import Battle
from pyapp.zeds.play.fight import ChooseAttacker, ChooseDefender, SecondRoll
from pyapp.zeds.play.hits import SplitHits
from pyapp.zeds.play.interruptions import AtPhaseStart, BeforeFight, LastStand
from pyapp.zeds.play.placement import OtherStart
from pyapp.zeds.play.pressure import ChooseFewest, ChoosePressed
from pyapp.zeds.play.retreat import TiedRetreat, WhoFindsRoom, goal_of, way_in
from pyapp.zeds.policies import forecast
from pyapp.zeds.policies.actions import Answer
from pyapp.zeds.policies.outlook import DISASTER, outlook
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import Column, Result, hand_to_hand, shifted

BEST_IN_A_FIGHT = Reason("6.1", say("Of all answers to this attack it leaves you strongest."))
LEAST_HARM = Reason("1.2", say("There it does the least harm."))
HELPS_MOST = Reason("1.2", say("There it helps most."))
BEST_HITS = Reason("6.2", say("So the hits weaken them most."))
KEPT_CARD = Reason("2.4", say("A card is worth most where the chance changes most."))
BEST_PLACE = Reason("6.4", say("There the unit is of most use."))
NOTHING_TO_LOSE = Reason("8.5", say("If the traps fail, nothing is lost."))

CARD_IN_HAND = 3.5
"""What it is worth to keep a card."""


def weigh_answer(state: ZedsState, action: Action) -> Answer:
    """One answer to the question on top."""
    match state.stack[-1]:
        case ChooseDefender(space):
            return Answer(_defence(state, space, action), (BEST_IN_A_FIGHT,))
        case ChooseAttacker(space, group, origin):
            battle = Battle(space, Who(action.args[0]), False, origin, group)
            return Answer(forecast.fight(state, battle), (BEST_IN_A_FIGHT,))
        case BeforeFight(battle):
            return Answer(_before(state, battle, action), (KEPT_CARD,))
        case SecondRoll(battle, total):
            return Answer(_second(state, battle, total, action), (BEST_IN_A_FIGHT,))
        case LastStand(battle, result):
            stands = action.verb == "play"
            after = forecast.after_fight(state, battle, Result(1, 0, False) if stands else result)
            return Answer(after - (CARD_IN_HAND if stands else 0), (KEPT_CARD,))
        case AtPhaseStart():
            leads = action.verb == "play"
            return Answer(state.strength(Who(action.args[1])) - 0.5 if leads else 0.0, (KEPT_CARD,))
        case SplitHits(units, _):
            return Answer(_split(state, units, action), (BEST_HITS,))
        case WhoFindsRoom(_, _, path):
            return Answer(forecast.moved(state, Who(action.args[0]), goal_of(state, path)), (BEST_PLACE,))
        case Overwatch():
            return Answer(_withdrawal(state, action), (BEST_PLACE,))
        case Traps():
            return Answer(float(action.verb == "traps"), (NOTHING_TO_LOSE,))
        case TiedForward() | TiedRetreat():
            return Answer(-float(state.zeds[ZedId(action.args[0])].left), (LEAST_HARM,))
        case ChooseVictim():
            return Answer(_grabbed(state, Who(action.args[0])), (LEAST_HARM,))
        case ChooseFor(card) if card in ("armed", "hero", "calm"):
            return Answer(_chosen(state, card, action.args[0]), (HELPS_MOST,))
        case step:
            return Answer(_somewhere(state, step, action), (LEAST_HARM,))


def _somewhere(state: ZedsState, step: object, action: Action) -> float:
    """Where Zeds appear or come nearer, and whom a card concerns."""
    match step:
        case OtherStart():
            return forecast.with_new_zeds(state, SpaceId(action.args[0]))
        case ChooseFewest():
            return forecast.with_new_zeds(state, Track(action.args[0]).start)
        case ChoosePressed():
            return _advanced(state, (SpaceId(action.args[0]),))
        case ChooseFatedTrack():
            return _fated(state, Track(action.args[0]))
        case ChooseFor(card, _):
            return _chosen(state, card, action.args[0])
    return 0.0


# Fights


def _defence(state: ZedsState, space: SpaceId, action: Action) -> float:
    who = Who(action.args[0])
    if action.verb == "retreat":
        return forecast.moved(state, who, goal_of(state, way_in(space)))
    return forecast.fight(state, Battle(space, who, True))


def _before(state: ZedsState, battle: Battle, action: Action) -> float:
    if action.verb == "fight":
        return forecast.fight(state, battle)
    if action.args[0] == "bulldozer":
        return forecast.fight(state, replace(battle, helped=True)) - CARD_IN_HAND
    led = state.copy()
    led.change(Who(action.args[1]), is_leader=True)
    return forecast.fight(led, battle) + 0.5 * state.strength(Who(action.args[1])) - 1


def _second(state: ZedsState, battle: Battle, total: int, action: Action) -> float:
    if action.verb == "reroll":
        return forecast.fight(state, battle, rolls_left=False)
    return forecast.after_fight(state, battle, hand_to_hand(forecast.column_of(state, battle), total))


def _split(state: ZedsState, units: tuple[ZedId, ...], action: Action) -> float:
    new = state.copy()
    for one, count in zip(units, action.args, strict=True):
        if int(count):
            forecast.hurt_zeds(new, one, int(count))
    return outlook(new)


def _withdrawal(state: ZedsState, action: Action) -> float:
    new = state.copy()
    if action.verb == "withdraw":
        for who in (Who.PIAZZA, *map(Who, action.args[1:])):
            new.change(who, space=SpaceId(action.args[0]), is_defiant=False)
    return outlook(new)


# Cards


def _grabbed(state: ZedsState, who: Who) -> float:
    """[9.5] What an attack from below leaves, on average."""
    column = shifted(Column.EQUAL, terrain_shift(state.units[who].space), Column.HUMAN_3)
    total = 0.0
    for result, count in chances.fight_rows(column):
        new = state.copy()
        cost = forecast.hurt_unit(new, who, result.humans)
        total += (outlook(new) - cost) * count / chances.WAYS
    return total


def _advanced(state: ZedsState, spaces: tuple[SpaceId, ...]) -> float:
    """Zeds one space nearer, where no fight stops them."""
    new = state.copy()
    for space in spaces:
        goal = INWARD[space]
        if goal == TOWN_CENTER:
            return -DISASTER
        for one in new.zeds_in(space):
            new.change_zeds(one, space=goal)
    return outlook(new)


def _fated(state: ZedsState, track: Track) -> float:
    """[2.3] What the event of the turn does on a track."""
    if state.card == "spread":
        return forecast.with_new_zeds(state, track.start)
    if state.card == "feet":
        victims = [who for who in state.on_map() if can_be_grabbed(state, who, track)]
        return max((_grabbed(state, who) for who in victims), default=outlook(state))
    return _advanced(state, tuple(dict.fromkeys(state.zeds[one].space for one in state.zeds_on(track))))


def _chosen(state: ZedsState, card: str, thing: str) -> float:
    match card:
        case "cardio":
            return forecast.with_new_zeds(state, SpaceId(thing))
        case "armed":
            who = Who(thing)
            return state.strength(who) - 0.1 * SPACES[state.units[who].space].number
        case "hero":
            return float(thing == TOWN_CENTER)
        case "tough":
            zeds = state.zeds[ZedId(thing)]
            return SPACES[zeds.space].number - zeds.left / 10
        case "smell":
            new = state.copy()
            space = state.units[Who(thing)].space
            new.bring_in("5/3", space, is_reduced=True)
            return max(forecast.fight(new, Battle(space, who, True)) for who in state.people_in(space))
        case "calm":
            return float(state.strength(Who(thing)))
    return 0.0
