"""How each question is answered, for somebody who meets it for the first time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pyapp.kernel.decision import Option
from pyapp.kernel.message import Message, listing
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import door_ref, parse_group, square_name, square_ref
from pyapp.mall.play.move import Move
from pyapp.mall.play.rifles import able
from pyapp.mall.play.shots import gun_dice, panic_increase
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState

HIDE = say(
    "Pick a lit square: whoever walks into it, or past it, finds zombies there. The survivors start in {starts}. Of "
    "Edwin's, one square at most.",
    starts=listing(MALL.characters),
)
RAGE = say("Berserk zombies go two squares a turn and can break glass. A die of 4 or less, and these rage.")
REACT = say(
    "Zombies that saw the humans have to come nearer. Those with only one way have gone by themselves; the others are "
    "yours: pick them, then the square they go to."
)
_SHAMBLE = say("Pick zombies, then the square they go to. When you are done, press the button at the bottom.")
_COME_OUT = say(
    "Pick zombies, then the square they go to, or a lit hiding place, and they come out. When you are done, press the "
    "button at the bottom."
)
_BERSERK = say("Berserk ones move without being counted.")
SHARE = say("Their value is shared out: the fewer are attacked, the harder each is hit.")
NAME = say(
    "Two dice decide for each: not hit, stunned or infected. Whoever is stunned or infected already dies of a hit."
)

_GOAL = say(
    "To win: close the four main doors, each by a whole move that begins beside it, take the rifles in {rifles}, and "
    "clear the mall. Pick a lit counter: whoever moves now rests next turn.",
    rifles=square_name(MALL.rifles),
)
_CHOOSE = say(
    "Pick a lit counter, or choose below. The numbers on it: shots a move, panic level, points to walk. Whoever moves "
    "now rests next turn."
)
_WALK = say(
    "Pick a square to walk there, for the points on it, or zombies with a percentage to shoot: that takes a shot and "
    "no points. A shot has to reach their value, hidden at first."
)
_WALK_TOGETHER = say(
    "Pick a square to walk there, for the points on it, or zombies with a percentage to shoot: that takes a shot of "
    "each who shoots, and no points. A shot has to reach their value, hidden at first."
)
_TO_A_SQUARE = say("Pick a square to walk there, for the points on it.")
_OR_A_DOOR = say("Pick a square to walk there, or a door to open or close it, for the points on it.")
_NO_TARGET = say("From here nobody can be shot at. Then end the turn, at the bottom.")
_NO_HIT = say("No shot from here can hit. Then end the turn, at the bottom.")
_THEN_END = say("Then end the turn, at the bottom.")
_CARRY = say(
    "Pick a square to walk there: its number is what it costs. Whoever carries somebody does not shoot; to put them "
    "down, pick them. Whoever is carried rests next turn too."
)
_HELD = say(
    "Zombies are in this square, and strike in their turn. Shoot them, so near after a panic check: who fails it does "
    "not shoot any more, and all points are lost. Or pay their value on top of the step to get away. Until then no "
    "door is closed."
)
_NERVES = say(
    "Berserk and super zombies try nerves: who fails the panic check does not shoot any more, and all points are lost: "
    "no more steps, no doors."
)
AMONG_THEM = say(
    "Zombies are there: they strike in their turn, a shot at them needs a panic check, and getting away costs their "
    "value on top"
)
"""[5.4] [6.5] [8.0] What somebody lets himself in for who walks into their square."""
_SHOOT = say("Pick zombies with a percentage to shoot at them, or end the turn, at the bottom.")
_HOPELESS = say("The best roll falls short: end the turn, at the bottom.")
_OVER = say("Press the button at the bottom: it ends your turn.")
_CLOSE_ONLY = say("Closing the main door beside you takes the whole move: pick the door, or walk on.")
_CLOSE = say("Closing the main door beside you takes all points and no shots: pick the door, or walk on.")
_CLOSE_LATER = say(
    "To close the main door beside you, begin a move here: end this one, and do it after the turn of rest. While it is "
    "open, zombies may come in where you stand."
)
_TAKE = say("Taking a rifle takes the whole move.")
_TAKE_LATER = say("To take a rifle, begin a move here: end this one, and do it after the turn of rest.")
_DEFEND = say(
    "Shooting costs nothing: whoever fails the panic check does not shoot, nothing worse. Together, dice add up, three "
    "at most; one by one, the next can try after a miss. If they still stand then, they strike."
)
_DEFEND_ALONE = say(
    "Shooting costs nothing: dice that reach their value eliminate them. Who fails the panic check does not shoot, "
    "nothing worse. If they still stand then, they strike."
)
_DEFENCELESS = say("The best roll falls short of their value. Hold fire, at the bottom, and they strike.")


def place(state: MallState, who: Character) -> Message:
    """[3.2] Who it is, in numbers, and where one starts."""
    fire, panic, move = state.numbers(who)
    return say(
        "{who} has {fire}-{panic}-{move}: {fire} shots a move, of {dice} each; panic level {panic}, low is calm; "
        "{move} points to walk. Pick a lit square: any will do, and two may share one. Those who stand together can "
        "move and shoot together.",
        who=who.called,
        fire=fire,
        panic=panic,
        move=move,
        dice=say_n("{count} die", "{count} dice", gun_dice(state, who)),
    )


def shamble(state: MallState, options: Sequence[Option]) -> Message:
    """[7.0] [9.2] [10.3] How units are moved, what else can be done then, and who is not counted."""
    told = _COME_OUT if any(option.action.verb == "reveal" for option in options) else _SHAMBLE
    return say("{told} {more}", told=told, more=_BERSERK) if state.berserk else told


def choose(state: MallState) -> Message:
    """[14.2] What it is all about, at first; then what the numbers on the counters are."""
    return _GOAL if state.turn == 1 else _CHOOSE


def goals(state: MallState) -> tuple[str, ...]:
    """[14.2] Where that is to be done: what is left of it."""
    if state.turn != 1:
        return ()
    doors = (door_ref(door) for door in MALL.main_doors if state.door(door) is DoorState.OPEN)
    return (*doors, *((square_ref(MALL.rifles),) if state.rifles else ()))


def go(state: MallState, move: Move, options: Sequence[Option], cost: int, *, is_hopeless: bool) -> Message:
    """[5.4] [5.5] [12.0] What matters where they stand, otherwise how one walks and shoots.

    Nothing is advised that is not among the options; `cost` is what the next step would take. With somebody in their
    arms they would first have to put him down, and those who have not set out yet need not wait for another move to do
    that.
    """
    here = move.place(state)
    verbs = {option.action.verb for option in options}
    if not options:
        return _OVER
    if state.has_zombie(here):
        return _HELD if "move" in verbs else _stuck(move, cost, is_hopeless=is_hopeless)
    if verbs == {"shoot"}:
        return _HOPELESS if is_hopeless else _SHOOT
    is_loaded = move.is_fresh and move.carried is not None
    door = MALL.main_door_of(here)
    if door is not None and state.door(door) is DoorState.OPEN:
        if any(option.action.verb == "close" and option.action.args[1] == door for option in options):
            return _CLOSE_ONLY if state.is_french("main-door-shots") else _CLOSE
        return _CARRY if is_loaded else _CLOSE_LATER
    if here == MALL.rifles and state.rifles and able(state, move.group):
        if any(option.action.verb == "take" for option in options):
            return _TAKE
        return _CARRY if is_loaded else _TAKE_LATER
    if move.carried is not None:
        return _CARRY
    if "shoot" not in verbs or is_hopeless:
        walk = _TO_A_SQUARE if verbs.isdisjoint({"open", "close"}) else _OR_A_DOOR
        return say("{told} {more}", told=walk, more=_no_shot(move, verbs))
    told = _WALK if len(move.group) == 1 else _WALK_TOGETHER
    return say("{told} {more}", told=told, more=_NERVES) if _tries_nerves(state, options) else told


def _no_shot(move: Move, verbs: Collection[str]) -> Message:
    """[6.0] Why nobody is asked to shoot: nothing is said of it where they could not anyway."""
    if "shoot" in verbs:
        return _NO_HIT
    is_armed = move.may_shoot and any(move.shots) and not move.panicked
    return _NO_TARGET if is_armed else _THEN_END


def _tries_nerves(state: MallState, options: Sequence[Option]) -> bool:
    """[6.5] Whether a shot that is offered needs a panic check."""
    shots = (option.action.args for option in options if option.action.verb == "shoot")
    return any(panic_increase(state, parse_group(who)[0], SquareId(target)) is not None for who, target in shots)


def _stuck(move: Move, cost: int, *, is_hopeless: bool) -> Message:
    """[5.4] Why they cannot get away from the zombies in their square."""
    if is_hopeless:
        return say(
            "Zombies are in this square. Getting away takes {cost} points, their value and the step; {left} left. No "
            "roll reaches their value: end the turn.",
            cost=cost, left=move.points,
        )  # fmt: skip
    return say(
        "Zombies are in this square. Getting away takes {cost} points, their value and the step; {left} left. Shoot "
        "them, or end the turn. Who fails the panic check does not shoot any more, and all points are lost.",
        cost=cost, left=move.points,
    )  # fmt: skip


def defend(able: Sequence[Character], *, is_hopeless: bool) -> Message:
    """[6.8] [8.1] What a shot in defence can do; for several, also what it is to shoot together or one by one."""
    if is_hopeless:
        return _DEFENCELESS
    return _DEFEND_ALONE if len(able) == 1 else _DEFEND
