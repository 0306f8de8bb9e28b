"""Events: what is drawn is seen by some; what is not seen is told all the same."""

from __future__ import annotations

import pytest

from pyapp.kernel.cards import Deck, Pool
from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import ScriptedDice
from pyapp.kernel.event import Drawn, Topic
from pyapp.kernel.flow import State
from pyapp.kernel.message import ENGLISH, Message, say

ANN, BOB, FOX = Seat("ann"), Seat("bob"), Seat("fox")


def name(thing: str) -> Message:
    return say("the {thing}", thing=thing)


def table(*script: int | str) -> State:
    return State(mode="m", settings={}, dice=ScriptedDice(*script))


def test_a_draw_is_told_with_its_case_and_what_came() -> None:
    state = table("king")
    card, rest = state.draw("3.2", Deck.of(["ace", "king"]), say("A card"), name, about=("pile:deck",))
    assert (card, rest) == ("king", Deck.of(["ace"]))
    (event,) = state.events
    assert isinstance(event, Drawn)
    assert (event.case(), event.refs(), event.topic) == ("3.2", ("pile:deck",), Topic.DICE)
    assert ENGLISH(event.text()) == "A card: the king"
    assert ENGLISH(event.brief()) == "A card"
    assert event.uncovers()
    assert state.dice.drawn == [1]


def test_a_cup_is_drawn_from_like_a_deck() -> None:
    state = table("red")
    assert state.draw("3.2", Pool.of(["red", "blue"]), say("A chit"), name) == ("red", Pool.of(["blue"]))


@pytest.mark.parametrize("seat", [ANN, BOB, FOX])
def test_what_lies_open_is_seen_by_all(seat: Seat) -> None:
    event = Drawn("3.2", "king", name("king"), say("A card"))
    assert event.seen_by(seat) == event


def test_what_some_may_see_the_others_are_told_face_down() -> None:
    event = Drawn("3.2", "king", name("king"), say("A card"), known_to=(ANN, BOB))
    assert event.seen_by(ANN) == event.seen_by(BOB) == event
    told = event.seen_by(FOX)
    assert isinstance(told, Drawn)
    assert ENGLISH(told.text()) == "A card: face down"
    assert told.thing == ""
    assert "king" not in repr(told)
