"""How things are called, on the table (`unit:ada`, `square:c5`) and in sentences."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NewType

from pyapp.attack.board.board import Kind
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.speech import say
from pyapp.kernel.message import Message

ZombieId = NewType("ZombieId", str)
TokenId = NewType("TokenId", str)
"""A kind and a number: `fuel.2`."""
CardId = NewType("CardId", str)
"""A kind and a number, too: of many cards there are several."""


class Who(StrEnum):
    """The humans, in the order of the table."""

    ADA = "ada"
    BEN = "ben"
    CLEO = "cleo"
    DAN = "dan"

    @property
    def called(self) -> Message:
        return _HUMANS[self]


_HUMANS = {Who.ADA: say("Ada"), Who.BEN: say("Ben"), Who.CLEO: say("Cleo"), Who.DAN: say("Dan")}
WHO = frozenset(Who)

Figure = Who | ZombieId


def kind_of(thing: str) -> str:
    """Of which kind a token or a card is."""
    return thing.partition(".")[0]


@cache
def figure_name(figure: str) -> Message:
    if figure in WHO:
        return _HUMANS[Who(figure)]
    return say("Zombie {number}", number=int(figure[1:]))


@cache
def square_ref(square: Square) -> str:
    return f"square:{square}"


@cache
def unit_ref(figure: str) -> str:
    return f"unit:{figure}"


@cache
def edge_ref(edge: EdgeId) -> str:
    return f"edge:{edge}"


@cache
def token_ref(token: TokenId) -> str:
    return f"token:{token}"


@cache
def search_ref(square: Square) -> str:
    return f"search:{square}"


@cache
def card_ref(card: CardId) -> str:
    return f"card:{card}"


@cache
def square_name(square: Square) -> Message:
    return say("{square}", square=square.upper())


@cache
def edge_name(edge: EdgeId, kind: Kind | None = None) -> Message:
    """By its two squares, and whether it is a door or a window, for those who know."""
    first, _, second = edge.upper().partition("-")
    if kind is Kind.DOOR:
        return say("the door {first}/{second}", first=first, second=second)
    if kind is Kind.WINDOW:
        return say("the window {first}/{second}", first=first, second=second)
    return say("the opening {first}/{second}", first=first, second=second)
