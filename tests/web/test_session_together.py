"""Several people on one side: nobody looks away, whoever may answer does, and what anybody did can be taken back."""

from __future__ import annotations

from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.game import Mall
from pyapp.web.table import addressing
from pyapp.web.table.session import Session

PETER, ROGER, COUPLE = Seat("peter"), Seat("roger"), Seat("couple")

SET_UP = ("place peter 053", "place roger 140", "place steve 140", "place fran 053")


def three(*actions: str, bots: dict[Seat, str] | None = None) -> Session:
    session = Session.new(Mall(), Start("three-player", {}, 7), bots or {})
    for text in actions:
        session.act(Action.parse(text))
    return session


def test_nobody_looks_away_where_all_know_the_same() -> None:
    session = three("place peter 053")
    assert session.asked is not None
    assert session.asked.seat == ROGER
    assert session.viewer == PETER
    assert session.is_persons_turn
    assert not session.needs_cover


def test_the_page_says_whose_hands_are_on_the_keys() -> None:
    session = three(*SET_UP)
    assert session.asked is not None
    assert ENGLISH(addressing.whose(session, session.asked)) == "All of you"
    session.act(Action.parse("select roger"))
    assert ENGLISH(addressing.whose(session, session.asked)) == "Roger's player"


def test_what_another_did_can_be_taken_back_together() -> None:
    session = three("place peter 053", "place roger 140")
    assert ENGLISH(session.back.can_undo() or "") == "Roger starts in 140, Hale Hardware"
    session.back.undo()
    assert session.asked is not None
    assert session.asked.seat == ROGER


def test_what_is_everybodys_business_is_the_persons_before_the_computers() -> None:
    session = three(*SET_UP, bots={PETER: "random", ROGER: "random"})
    assert session.decider == COUPLE
    assert session.is_persons_turn
    session.act(Action.parse("select peter+fran"))
    assert session.decider == COUPLE, "Fran is of the stack"
    session.back.undo()
    session.act(Action.parse("select roger"))
    assert session.is_computers_turn
    assert ENGLISH(session.back.can_undo() or "") == "Roger moves"


def test_the_computer_decides_what_is_its_own() -> None:
    session = three(bots={PETER: "first"})
    assert session.is_computers_turn
    assert str(session.computers_choice()) == "place peter 035"
