"""Long lists of options in groups: shots by their target, units by where they stand, hiding places by their store."""

from __future__ import annotations

from pyapp.kernel.decision import Heading, Option
from pyapp.kernel.message import Message
from pyapp.mall.drawing.lettering import area_name
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import parse_group, square_name
from pyapp.mall.play.shooting import gun_label
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState

_PLAIN: dict[str, Message] = {
    "open": say("Doors"),
    "close": say("Doors"),
    "lift": say("Carrying"),
    "drop": say("Carrying"),
    "take": say("Hunting rifles"),
}
"""What needs no more than a word over it."""


def _goal(state: MallState, square: SquareId) -> Message:
    name = square_name(square)
    return say("{square}, among zombies", square=name) if state.has_zombie(square) else name


def heading(state: MallState, option: Option) -> Heading | None:
    """The words over an option, and the shorter words that then do for the option itself."""
    verb, args = option.action
    match verb:
        case "shoot" | "fire":
            target = SquareId(args[1])
            over = say("Shoot at {square}", square=square_name(target))
            return Heading(over, gun_label(state, parse_group(args[0]), target))
        case "move":
            return Heading(say("Go to"), _goal(state, SquareId(args[1])))
        case "select":
            return Heading(say("Together") if "+" in args[0] else say("One alone"), option.label)
        case "shift" | "react" if len(args) == 2:
            over = say("Zombies in {square}", square=square_name(SquareId(args[0])))
            return Heading(over, say("to {square}", square=square_name(SquareId(args[1]))))
        case "shift" | "react" | "smash":
            return Heading(say("Zombies in {square}", square=square_name(SquareId(args[0]))), option.label)
        case "reveal":
            return Heading(say("Out of hiding"), square_name(SquareId(args[0])))
        case "prowl" | "bring" | "fetch" | "leave" | "force" | "unlatch":
            return Heading(say("{who}, undead", who=Character(args[0]).called), option.label)
        case "hide":
            square = SquareId(args[0])
            return Heading(area_name(MALL.area_of(square)), square_name(square))
        case "rage":
            square = SquareId(args[0])
            over = say("In the halls") if MALL.is_hall(square) else say("In the stores")
            return Heading(over, square_name(square))
    plain = _PLAIN.get(verb)
    return Heading(plain, option.label) if plain is not None and not option.primary else None
