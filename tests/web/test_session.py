"""Who looks, who decides, what may be taken back, and what the other seat must not find in the page."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.event import Rolled
from pyapp.kernel.history import read_save
from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.scenario import Start
from pyapp.web.reading import log_html
from pyapp.web.table import addressing
from pyapp.web.table.session import Session
from pyapp.web.table.taking_back import WALKS
from tests.web.reading import words
from tests.web.toy import GUARD, THIEF, TOY


def told(session: Session) -> str:
    """The log that the viewer sees."""
    return "".join(log_html.line_html(line.event, ENGLISH) for line in log_html.lines(session))


def duel(bots: Mapping[Seat, str] | None = None, seed: int = 7) -> Session:
    return Session.new(TOY, Start("duel", {}, seed), bots or {})


def act(session: Session, *actions: str) -> Session:
    for text in actions:
        session.act(Action.parse(text))
    return session


def reload(session: Session) -> Session:
    return Session.load(TOY, read_save(session.history.save()))


def keys(session: Session) -> list[str]:
    return [item.key for item in session.scene().items]


def test_the_first_to_decide_looks_first() -> None:
    session = duel()
    assert session.viewer == GUARD
    assert session.is_persons_turn
    assert not session.needs_cover


def test_another_persons_turn_needs_a_cover() -> None:
    session = act(duel(), "hide b")
    assert session.needs_cover
    assert not session.is_persons_turn
    session.uncover()
    assert session.viewer == THIEF
    assert not session.needs_cover


def test_whoever_comes_back_is_told_what_happened_until_he_has_done_something() -> None:
    session = duel()
    assert not session.has_come_back
    act(session, "hide b").uncover()
    assert session.has_come_back
    act(session, "walk a")
    assert not session.has_come_back
    assert not act(duel({GUARD: "first"}), "hide b").has_come_back, "who watches the computer was not away"


def test_the_facts_for_the_root_element() -> None:
    session = duel()
    facts = session.facts()
    assert (facts["seat"], facts["step"], facts["rule"], facts["cover"]) == ("guard", "Hide", "1.1", None)
    assert facts["digest"] == session.history.digest
    assert act(session, "hide b").facts()["cover"] == "on"
    over = act(session, "leave").facts()
    assert (over["seat"], over["step"], over["rule"], over["outcome"]) == ("", "", "2.3", "guard")


def test_the_other_seat_finds_no_secret() -> None:
    session = act(duel(), "hide b")
    assert keys(session) == ["key"]
    assert "key is in b" in words(told(session))
    session.uncover()
    assert keys(session) == []
    assert "key is hidden" in words(told(session))
    assert session.back.can_undo() is None


def test_nobody_takes_back_what_another_person_did() -> None:
    session = act(duel(), "hide b")
    assert session.back.can_undo() is None
    session.uncover()
    session.back.undo()
    assert len(session.history.entries) == 1


def test_a_reload_asks_who_has_come_back() -> None:
    """It may be the other one. Nobody is asked where nobody has a rival at the table, or nothing is secret yet."""
    session = act(duel(), "hide b")
    session.uncover()
    assert not session.needs_cover
    session = reload(session)
    assert session.needs_cover
    assert session.facts()["cover"] == "on"
    assert session.back.can_undo() is None
    session.uncover()
    assert session.is_persons_turn
    assert session.viewer == THIEF
    assert reload(act(duel({THIEF: "first"}), "hide b")).needs_cover is False
    assert not reload(duel()).needs_cover


def test_rivals_are_told_to_look_away_before_the_first_secret() -> None:
    session = duel()
    away = addressing.who_looks(session)
    assert away is not None
    assert ENGLISH(away) == "Thief: look away until the page calls you."
    assert addressing.who_looks(act(session, "hide b")) is None
    assert addressing.who_looks(duel({THIEF: "first"})) is None


def test_undo_and_redo_take_the_computers_answers_along() -> None:
    session = act(duel({THIEF: "first"}), "hide b")
    assert session.is_computers_turn
    act(session, "walk a", "walk b")
    undo = session.back.can_undo()
    assert undo is not None
    assert ENGLISH(undo) == "Hide it in b"
    digest = session.history.digest
    session.back.undo()
    assert session.history.entries == []
    session.back.redo()
    assert session.history.digest == digest


def test_undo_does_not_cross_a_reveal() -> None:
    session = act(duel({GUARD: "first"}), "hide a", "walk b", "open")
    assert session.viewer == THIEF
    assert session.back.can_undo() is None
    act(session, "walk c")
    assert session.back.can_undo() is not None


def walked(session: Session, *actions: str) -> Session:
    """Steps that one touch began, each joined as it is taken."""
    for number, text in enumerate(actions):
        if number:
            session.back.join_next()
        act(session, text)
    return session


def test_what_one_touch_began_is_taken_back_and_made_again_as_one() -> None:
    session = act(duel({GUARD: "first"}), "hide c", "walk a")
    stood = session.history.digest
    walked(session, "walk b", "walk c", "walk a")
    arrived, label = session.history.digest, session.back.can_undo()
    assert label is not None
    assert ENGLISH(label) == "Walk to a, and the way there"
    session.back.undo()
    assert session.history.digest == stood
    session.back.redo()
    assert session.history.digest == arrived
    assert not session.back.can_redo()
    session.back.undo()
    assert session.history.digest == stood
    session.back.undo()
    assert len(session.history.entries) == 1, "the step before the walk was one of its own"


def test_a_walk_is_still_one_after_a_reload() -> None:
    session = act(duel({GUARD: "first"}), "hide c", "walk a")
    stood = session.history.digest
    walked(session, "walk b", "walk c", "walk a")
    again = Session.load(session.game, read_save(session.history.save()))
    again.back.undo()
    assert again.history.digest == stood


@pytest.mark.parametrize("found", [None, 3, "walks", {"1": 2}, ["a", None, [1]]])
def test_a_save_may_hold_anything_in_place_of_its_walks(found: object) -> None:
    session = act(duel({GUARD: "first"}), "hide c", "walk a", "walk b")
    session.history.marks[WALKS] = found
    again = Session.load(session.game, read_save(session.history.save()))
    again.back.undo()
    assert len(again.history.entries) == 2


def test_a_step_after_a_walk_is_taken_back_alone() -> None:
    session = walked(act(duel({GUARD: "first"}), "hide c"), "walk b", "walk c")
    arrived = session.history.digest
    act(session, "walk a")
    session.back.undo()
    assert session.history.digest == arrived


def test_other_steps_in_the_place_of_a_walk_are_no_walk() -> None:
    session = walked(act(duel({GUARD: "first"}), "hide c"), "walk b", "walk c")
    session.back.undo()
    act(session, "walk a", "walk b")
    session.back.undo()
    assert len(session.history.entries) == 2


def test_a_walk_is_not_taken_back_across_a_reveal() -> None:
    session = walked(act(duel({GUARD: "first"}), "hide a"), "walk b", "open", "walk c", "walk a")
    session.back.undo()
    assert len(session.history.entries) == 3
    assert session.back.can_undo() is None


def why_no_undo(session: Session) -> str:
    reason = session.back.why_no_undo()
    assert (reason is None) is (session.back.can_undo() is not None)
    return "" if reason is None else ENGLISH(reason)


def test_where_nothing_can_be_taken_back_the_reason_is_told() -> None:
    session = duel()
    assert "nothing to take back yet" in why_no_undo(session)
    act(session, "hide b")
    assert "Another player's move" in why_no_undo(session)
    session.uncover()
    assert "Another player's move" in why_no_undo(session)
    act(session, "walk a")
    assert why_no_undo(session) == ""
    act(session, "open")
    assert "revealed" in why_no_undo(session)
    assert "nothing to take back yet" in why_no_undo(act(duel({GUARD: "first"}), "hide c"))


def test_dice_are_told_apart_from_what_was_revealed() -> None:
    session = act(duel({GUARD: "first"}), "hide a", "walk b", "open")
    last = session.history.entries[-1]
    session.history.entries[-1] = last._replace(move=last.move._replace(drawn=(3,)))
    assert "Chance has decided" in why_no_undo(session)
    session.history.entries[-1] = last._replace(events=(Rolled("2.1", (3,), say("Steps")),), is_barrier=True)
    assert "Dice were rolled" in why_no_undo(session)


def test_the_computer_chooses_the_same_after_a_reload() -> None:
    session = act(duel({THIEF: "random"}), "hide b")
    assert session.computers_choice() == reload(session).computers_choice()
    assert reload(session).bots == {THIEF: "random"}


def test_a_game_between_computers_is_watched_over_their_shoulders() -> None:
    session = duel({GUARD: "first", THIEF: "first"})
    assert session.viewer == GUARD
    act(session, "hide a")
    assert session.viewer == THIEF
    assert not session.needs_cover


def test_strange_marks_in_a_save_do_no_harm() -> None:
    raw = json.loads(act(duel(), "hide b").history.save())
    raw["marks"] = {"assisted": False, "bots": {"thief": "genius", "guard": 3}, "viewer": ["<b>"]}
    session = Session.load(TOY, read_save(json.dumps(raw)))
    assert session.bots == {}
    assert session.viewer == THIEF
    raw["marks"]["bots"] = "all"
    assert Session.load(TOY, read_save(json.dumps(raw))).bots == {}


def test_a_seat_is_briefed_until_it_has_chosen_something() -> None:
    session = duel()
    assert session.is_first_choice
    act(session, "hide b")
    assert not session.is_first_choice
    session.uncover()
    assert session.is_first_choice
