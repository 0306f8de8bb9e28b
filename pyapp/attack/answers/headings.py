"""Long lists of options in groups, by what is done."""

from __future__ import annotations

from pyapp.attack.cards.items import item
from pyapp.attack.names import WHO, CardId
from pyapp.attack.speech import say
from pyapp.kernel.decision import Heading, Option
from pyapp.kernel.message import Message

_PLAIN: dict[str, Message] = {
    "push": say("Push past"),
    "search": say("Search and pick up"),
    "pick": say("Search and pick up"),
    "trade": say("Give and take"),
    "give": say("Give and take"),
    "take": say("Give and take"),
    "barricade": say("Barricades"),
    "clear": say("Take down a barricade"),
    "break": say("Barricades"),
}
"""What needs no more than a word over it."""
_AGAINST: dict[str, Message] = {"shoot": say("Attack a friend"), "attack": say("Attack one of yours")}


def heading(option: Option) -> Heading | None:
    """The words over an option, and the shorter words that then do for the option itself."""
    verb, args = option.action
    match verb:
        case "shoot" | "attack":
            is_own = (args[0] in WHO) == (args[1] in WHO)
            return Heading(_AGAINST[verb] if is_own else say("Attack"), option.label)
        case "move" | "walk":
            return Heading(say("Go"), option.label)
        case "use":
            return Heading(item(CardId(args[1])).title, option.label)
    plain = _PLAIN.get(verb)
    return Heading(plain, option.label) if plain is not None else None
