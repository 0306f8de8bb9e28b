"""Decisions and actions: canonical texts, and legality as being listed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel.decision import Action, Decision, IllegalAction, Option, Seat, Waiver, Window, ask
from pyapp.kernel.message import say

WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters=" "), min_size=1, max_size=8)

STAY, GO = Action("stay"), Action("move", ("peter", "113"))
ASKED = Decision(Seat("human"), "5.0", say("Where to?"), (Option(STAY, say("Stay")), Option(GO, say("Go"))))


def test_an_action_has_one_canonical_text() -> None:
    assert str(GO) == "move peter 113"
    assert str(STAY) == "stay"


def test_the_text_parses_back() -> None:
    assert Action.parse("move peter 113") == GO
    assert Action.parse("stay") == STAY


@given(WORDS, st.lists(WORDS, max_size=4))
def test_any_action_made_of_words_survives_its_text(verb: str, args: list[str]) -> None:
    action = Action(verb, tuple(args))
    assert Action.parse(str(action)) == action


@given(st.text(max_size=20))
def test_any_text_parses_to_an_action_with_that_text(text: str) -> None:
    """So that a journal from outside can be refused by the rules and not by the parser."""
    assert str(Action.parse(text)) == text


@pytest.mark.parametrize("text", ["move  peter 113", " move peter 113", "move peter 113 ", "Move peter 113"])
def test_sloppy_texts_are_other_actions(text: str) -> None:
    assert ASKED.option(Action.parse(text)) is None


def test_an_action_is_legal_if_it_is_listed() -> None:
    option = ASKED.option(Action.parse("move peter 113"))
    assert option is ASKED.options[1]
    assert ASKED.option(Action("move", ("peter", "114"))) is None
    assert ASKED.option(Action("move", ("peter",))) is None


def test_an_illegal_action_says_what_was_asked() -> None:
    error = IllegalAction(Action("fly", ("peter",)), ASKED)
    assert str(error) == "not a legal action here: fly peter (5.0 asks human)"
    assert error.action == Action("fly", ("peter",))
    assert "the game is over" in str(IllegalAction(STAY, None))


def test_decisions_are_values() -> None:
    again = Decision(Seat("human"), "5.0", say("Where to?"), (Option(STAY, say("Stay")), Option(GO, say("Go"))))
    assert again == ASKED
    assert hash(again) == hash(ASKED)


def test_a_question_to_several_names_one_of_them_and_all() -> None:
    one = ask((Seat("a"),), "1.1", say("?"), ASKED.options)
    two = ask((Seat("a"), Seat("b")), "1.1", say("?"), ASKED.options)
    assert (one.seat, one.seats, one.shared) == (Seat("a"), (Seat("a"),), ())
    assert (two.seat, two.seats) == (Seat("a"), (Seat("a"), Seat("b")))


def test_a_question_may_name_the_answer_that_lets_it_go_by() -> None:
    window = Window("shot", say("before a shot"))
    asked = ask((Seat("a"),), "1.1", say("?"), ASKED.options, waiver=Waiver(window.id, STAY))
    assert asked.waiver is not None
    assert asked.option(asked.waiver.action) == ASKED.options[0]
    assert not window.is_asked, "nobody is asked who has not wanted it"
    assert ASKED.waiver is None
