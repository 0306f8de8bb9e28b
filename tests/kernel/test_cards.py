"""Pools, decks and hands: what is drawn, what is left, and what somebody who does not see it may think it is."""

from __future__ import annotations

import pytest

from pyapp.kernel.cards import Deck, Empty, Pool, redeal
from pyapp.kernel.dice import Dice, ScriptedDice


def test_where_in_a_cup_something_lies_means_nothing() -> None:
    assert Pool.of("cab") == Pool.of("abc") == Pool.of("ab").put("c")
    assert Pool.of("abb").counts() == {"a": 1, "b": 2}
    assert Pool.of("abb").take("b") == Pool.of("ab")


def test_every_thing_in_a_cup_is_as_likely_as_any_other() -> None:
    dice, pool = Dice(7), Pool.of("aabc")
    drawn = [pool.draw(dice)[0] for _ in range(4000)]
    assert 1850 < drawn.count("a") < 2150
    assert 900 < drawn.count("c") < 1100


def test_what_was_drawn_is_gone() -> None:
    thing, rest = Pool.of("abc").draw(ScriptedDice(2))
    assert (thing, rest) == ("b", Pool.of("ac"))
    with pytest.raises(Empty):
        Pool().draw(Dice(1))


def test_layers_come_one_after_the_other() -> None:
    deck = Deck.of("ab", "c")
    first, deck = deck.draw(ScriptedDice("b"))
    second, deck = deck.draw(ScriptedDice("a"))
    assert (first, second, deck.cards(), len(deck)) == ("b", "a", ("c",), 1)
    assert deck.draw(ScriptedDice(1))[0] == "c"
    with pytest.raises(Empty):
        Deck().draw(Dice(1))


def test_what_lies_on_top_comes_next() -> None:
    deck = Deck.of("abc").on_top("x", "y")
    assert deck.draw(Dice(3))[0] == "x"
    assert deck.draw(Dice(3))[1].draw(Dice(3))[0] == "y"


def test_a_discard_comes_back_only_when_it_is_shuffled_in() -> None:
    deck = Deck.of("ab").discarded("c", "d")
    assert deck.discard == ("c", "d")
    assert deck.reshuffled() == Deck.of("abcd")


def test_a_card_can_be_taken_out_of_the_middle() -> None:
    assert Deck.of("ab", "c").without("c") == Deck.of("ab")
    assert Deck.of("ab", "c").without("a").cards() == ("b", "c")
    with pytest.raises(Empty):
        Deck.of("ab").without("z")


def test_hidden_hands_are_dealt_anew_and_seen_ones_stay() -> None:
    hands = {"me": ("a",), "you": ("b", "c")}
    dealt, pool = redeal(hands, ("you",), Pool.of("de"), Dice(5))
    assert dealt["me"] == ("a",)
    assert len(dealt["you"]) == 2 and len(pool) == 2
    assert sorted((*dealt["you"], *pool.things)) == ["b", "c", "d", "e"]
    assert len({redeal(hands, ("you",), Pool.of("de"), Dice(seed))[0]["you"] for seed in range(40)}) == 12


def test_a_script_names_what_is_drawn() -> None:
    dice = ScriptedDice("c", 4)
    assert Pool.of("abc").draw(dice)[0] == "c"
    assert dice.die() == 4
    with pytest.raises(AssertionError, match="not among"):
        Pool.of("abc").draw(ScriptedDice("z"))
    with pytest.raises(AssertionError, match="a scripted c"):
        ScriptedDice("c").die()
