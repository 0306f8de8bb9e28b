"""[5.0] What each action is worth: the outlook after it, less the outlook now."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.kernel.chance.totals import percent
from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.zeds.abilities import hernandez
from pyapp.zeds.answers import chances
from pyapp.zeds.answers.odds import battle_of
from pyapp.zeds.map.places import SPACES, SpaceId, number_of, track_of
from pyapp.zeds.names import ZedId, space_name
from pyapp.zeds.play import foraging, shooting
from pyapp.zeds.play.columns import fight_column, shot_column
from pyapp.zeds.play.movement import crowd_of
from pyapp.zeds.policies import forecast
from pyapp.zeds.policies.coming import turns_left
from pyapp.zeds.policies.outlook import DISASTER, alarm, worth_of_ammo
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import RE_ROLLERS, Who
from pyapp.zeds.truth.state import MOST_AMMO, ZedsState

WORTH_IT = 0.02
"""So much an action has to bring, or it is not taken."""
HOPELESS = 0.2
"""With less of a chance than this nobody attacks."""
URGENT = 22.0
"""From so much danger on, what can be done only once is done."""


class Answer(NamedTuple):
    """What an option is worth, and why."""

    worth: float
    reasons: tuple[Reason, ...]


def weigh_action(state: ZedsState, now: float, asked: Decision, action: Action) -> Answer:
    """[5.1] Any of the actions, or the end of them, against the outlook now."""
    match action.verb:
        case "move":
            return _move(state, now, action)
        case "forage":
            return _forage(state, Who(action.args[0]))
        case "shoot" | "craft" | "citadel":
            return _shoot(state, now, action)
        case "speech":
            return _speech(state)
        case "play":
            return _play(state, asked, action)
    return Answer(WORTH_IT, (Reason("5.1", say("Nothing else would make things better.")),))


def _move(state: ZedsState, now: float, action: Action) -> Answer:
    who, goal = Who(action.args[0]), SpaceId(action.args[1])
    found = battle_of(state, action)
    if found is not None:
        where, battle = found
        chance = chances.to_win_at_last(fight_column(where, battle)[1], again=who in RE_ROLLERS)
        if chance < HOPELESS:
            return Answer(-DISASTER, ())
        text = say("{chance} to drive them back from {place}.", chance=percent(chance), place=space_name(goal))
        return Answer(forecast.fight(where, battle) - now, (Reason("6.1", text),))
    gain = forecast.moved(state, who, goal) - now
    track = track_of(goal)
    if track is None:
        return Answer(gain, (Reason("5.2", say("{who}: safer, and of more use, in Town Center.", who=who.called)),))
    text = say("{who} in their way, on the {track}.", track=track.called, who=who.called)
    return Answer(gain, (Reason("5.2", text),))


def _forage(state: ZedsState, who: Who) -> Answer:
    space = state.units[who].space
    mean = chances.forage_mean(SPACES[space].ground, foraging.bonus(state, space), foraging.dice_of(who))
    turns = turns_left(state)
    gain = float(mean) * (worth_of_ammo(state.ammo + 1, turns) - worth_of_ammo(state.ammo, turns))
    if not mean or state.ammo >= MOST_AMMO:
        return Answer(-1.0, ())
    return Answer(gain + 0.1, (Reason("5.3", say("Nothing is more urgent now than Ammo.")),))


def _shoot(state: ZedsState, now: float, action: Action) -> Answer:
    who, space, target = Who(action.args[0]), SpaceId(action.args[1]), ZedId(action.args[2])
    away = shooting.distance(state.units[who].space, space)
    citadel = action.verb == "citadel"
    before = state
    if action.verb != "craft":
        before = state.copy()
        before.ammo -= 1
    gain = forecast.shot(before, who, target, away, citadel=citadel) - now
    if action.verb == "craft":
        # Two Actions for one shot: only when there is nothing better to do with the second one.
        gain *= 0.5
    mean = float(chances.mean_shot(shot_column(state, who, away, citadel=citadel)[1]))
    text = say(
        "{mean} hits on average, on Zeds {count} moves from Town Center.",
        mean=f"{mean:.1f}", count=number_of(space) + 1,
    )  # fmt: skip
    return Answer(gain, (Reason("5.4", text),))


def _speech(state: ZedsState) -> Answer:
    """[8.2] Kept for the hour of need, and for an audience with something to shoot at, and to shoot with."""
    crowd = crowd_of(state)
    ready = [who for who in hernandez.listeners(state) if shooting.targets(state, who, crowd)]
    count = min(len(ready), state.ammo)
    if count < 2 or (alarm(state) < URGENT and turns_left(state)):
        return Answer(-1.0, ())
    return Answer(1.2 * count, (Reason("8.2", say("Now is the time: {count} units hear him.", count=count)),))


def _play(state: ZedsState, asked: Decision, action: Action) -> Answer:
    """[10.4] [10.5] More hands at once; more Actions when they are needed and no others are left."""
    if action.args[0] == "organiser":
        strength = state.strength(Who(action.args[1]))
        return Answer(1.0 + strength, (Reason("10.5", say("More hands are always welcome.")),))
    others = any(option.action.verb not in ("play", "end") for option in asked.options)
    if others and state.actions_left:
        return Answer(-1.0, ())
    if alarm(state) < URGENT / 2:
        return Answer(-1.0, ())
    return Answer(1.0, (Reason("10.4", say("There is still much to do, and no Action left.")),))
