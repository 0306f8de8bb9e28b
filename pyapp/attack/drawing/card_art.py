"""[A5.2] Item cards as they are held: a picture, what they are for, and in few words what they do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pyapp.attack.cards.items import item
from pyapp.attack.names import CardId, card_ref, kind_of
from pyapp.attack.site.pen import path
from pyapp.attack.speech import say
from pyapp.kernel.art.counters import icon
from pyapp.kernel.message import Message
from pyapp.kernel.scene import Mark, Piece


class Face(NamedTuple):
    """What is seen of a kind of card beside its title."""

    icon: str
    """A silhouette; none where the game draws its own."""
    purpose: str
    """The colour of the band: against the dead, for the living, for openings, for the way."""
    gist: Message


FACES: Mapping[str, Face] = {
    "chainsaw": Face("chainsaw", "fight", say("Next to you, 6 or more hits")),
    "petrol-bomb": Face("molotov", "fight", say("2 squares: fire on all around")),
    "alarm": Face("alarm-clock", "trick", say("3 squares: the dead go to it")),
    "medicine": Face("medicine-pills", "heal", say("2 wounds less, yours or a friend's")),
    "bandage": Face("bandage-roll", "heal", say("1 wound less, at once")),
    "boards": Face("planks", "build", say("A barricade for good")),
    "hammer": Face("hammer-nails", "build", say("A barricade costs 2 actions")),
    "rope": Face("rope-coil", "trick", say("Over a wall or a thing")),
    "torch": Face("flashlight", "trick", say("Search twice in a turn")),
    "radio": Face("pocket-radio", "trick", say("No new zombies in this turn")),
    "armour": Face("sleeveless-jacket", "heal", say("Takes a wound for you")),
    "shells": Face("shotgun-rounds", "fight", say("Shots hit with 1 less, this turn")),
    "adrenaline": Face("syringe", "heal", say("3 more actions")),
    "crowbar": Face("crowbar", "fight", say("Next to you, 7 or more hits")),
    "smoke": Face("", "trick", say("Push past without an attack")),
    "flare": Face("match-tip", "fight", say("Throws all next to you back")),
}

_SMOKE = (
    "M-14 9a10 10 0 0 1-4-18a11 11 0 0 1 16-12a12 12 0 0 1 19 7a10 10 0 0 1 2 18a10 10 0 0 1-12 6a11 11 0 0 1-13"
    " 1a8 8 0 0 1-8-2z"
    "M-7 16h14v13h-14zM-4 11.5h8v2.5h-8z"
)


@cache
def picture(kind: str) -> str:
    """What is on a card, 64 units across and down."""
    name = FACES[kind].icon
    return icon(name, -28, -28, 56) if name else path("counter__icon", _SMOKE)


@cache
def card_piece(card: CardId, key: str = "") -> Piece:
    """An item card, as it is held and read."""
    kind, printed = kind_of(card), item(card)
    face = FACES[kind]
    cost = (Mark("walking-boot", say("actions that it costs"), printed.cost),) if printed.cost else ()
    return Piece(
        key or card_ref(card),
        card_ref(card),
        say("{title}: {text}", title=printed.title, text=printed.text),
        printed.title,
        printed.text,
        picture(kind),
        marks=cost,
        classes=f"item-card item-card--{face.purpose}",
        gist=face.gist,
    )


@cache
def counted(where: str, kind: str, count: int) -> Piece:
    """So many of a kind lie in a pile."""
    card = card_piece(CardId(f"{kind}.1"))
    label = say("{title}: {count}", title=card.title, count=count)
    return card._replace(key=f"{where}:{kind}", ref="", label=label, size=count, marks=())
