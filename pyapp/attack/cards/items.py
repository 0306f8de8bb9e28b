"""[A5.2] The item cards, as printed. All of them are ours: the rulebook leaves their page blank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyapp.attack.names import CardId, kind_of
from pyapp.attack.speech import say
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Item:
    id: str
    rule: str
    title: Message
    text: Message
    cost: int = 0
    """Actions to use it."""
    is_kept: bool = False
    """Whether it stays in hand when it is used."""
    is_used: bool = True
    """Whether it is played; others help by being there."""


def _item(
    number: int, name: str, title: Message, text: Message, cost: int = 0, *, kept: bool = False, used: bool = True
) -> Item:
    return Item(name, f"A14.{number}", title, text, cost, kept, used)


_ALL = (
    _item(
        1,
        "chainsaw",
        say("Chainsaw"),
        say(
            "One action: attack somebody next to you. 6 or more hits, and a zombie killed by it is gone at once. It"
            " runs"
            " dry when you roll doubles."
        ),
        1,
        kept=True,
    ),
    _item(
        2,
        "petrol-bomb",
        say("Petrol bomb"),
        say(
            "One action: throw it at a zombie up to two squares away. A die for every figure on that square and next to"
            " it: on 3 or more a zombie is killed; on 1 a human takes a wound."
        ),
        1,
    ),
    _item(
        3,
        "alarm",
        say("Alarm clock"),
        say(
            "One action: throw it to a square up to three away. In the next zombies' turn, zombies up to three squares"
            " from it only go nearer to it."
        ),
        1,
    ),
    _item(4, "medicine", say("Medicine"), say("One action: you, or a human next to you, recovers from two wounds."), 1),
    _item(5, "bandage", say("Bandage"), say("You recover from one wound. It costs no action."), 0),
    _item(
        6,
        "boards",
        say("Boards and nails"),
        say("Three actions: a permanent barricade in an opening next to you, or an ordinary one made permanent."),
        3,
    ),
    _item(7, "hammer", say("Hammer"), say("Barricades cost you two actions instead of three."), used=False),
    _item(
        8,
        "rope",
        say("Rope"),
        say(
            "Two actions: climb over one wall beside you, or over one high thing with no wall before or behind it, to"
            " the free square on the other side. It helps over no water, and through no opening."
        ),
        2,
        kept=True,
    ),
    _item(9, "torch", say("Torch"), say("You can search twice in a turn."), used=False),
    _item(
        10,
        "radio",
        say("Radio"),
        say("One action: help is on the way. At the end of this turn no zombies are replenished."),
        1,
    ),
    _item(
        11,
        "armour",
        say("Leather jacket"),
        say("When a zombie wounds you, the jacket takes it: no wound, and it is torn."),
        used=False,
    ),
    _item(
        12,
        "shells",
        say("Box of shells"),
        say("Until your turn ends, each of your shots needs one less on the dice."),
        0,
    ),
    _item(13, "adrenaline", say("Adrenaline"), say("Three more actions this turn."), 0),
    _item(14, "crowbar", say("Crowbar"), say("Next to a zombie you hit with 7 instead of 9."), used=False),
    _item(15, "smoke", say("Smoke bomb"), say("For the rest of your turn no zombie attacks when you push past it."), 0),
    _item(16, "flare", say("Flare"), say("One action: every zombie next to you is thrown back one square."), 1),
)

ITEMS: Mapping[str, Item] = {item.id: item for item in _ALL}


def item(card: CardId) -> Item:
    return ITEMS[kind_of(card)]
