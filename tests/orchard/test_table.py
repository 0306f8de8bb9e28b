"""The orchard at a table of people: who looks away from whom, and who is asked before a die falls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyapp.kernel.decision import Action, Seat, Window
from pyapp.kernel.event import Drawn
from pyapp.kernel.flow import decision
from pyapp.kernel.history import read_save
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of
from pyapp.web.table.session import Session

from .game import ORCHARD
from .ground import Unit
from .settings import ANN, BEFORE_GRAZING, BEFORE_PICKING, BOB, GOAT


def game(mode: str = "together", seed: int = 3, **bots: str) -> Session:
    return Session.new(ORCHARD, Start(mode, {}, seed, "little"), {Seat(seat): name for seat, name in bots.items()})


def played(session: Session, seed: int = 3) -> Iterator[Session]:
    """The session at each of its questions, before anybody takes a cover away."""
    players = seats_of(ORCHARD, session.mode.id, "sensible", seed)
    while (asked := decision(session.history.state)) is not None:
        yield session
        if session.needs_cover:
            session.uncover()
        if session.is_computers_turn:
            session.act(session.computers_choice())
        else:
            session.act(players[asked.seat].choose(ORCHARD.observe(session.history.state, asked.seat), asked))


def test_partners_never_look_away_from_each_other_and_rivals_always() -> None:
    handed = []
    for session in played(game()):
        asked = session.asked
        assert asked is not None
        if not session.is_computers_turn:
            assert session.needs_cover == ((asked.seat == GOAT) != (session.viewer == GOAT))
            handed.append((session.viewer, asked.seat))
    assert {(ANN, BOB), (BOB, ANN)} & set(handed), "partners follow one another"
    assert any(GOAT in pair and pair[0] != pair[1] for pair in handed)


def test_nobody_looks_away_where_all_hands_are_open() -> None:
    assert not any(session.needs_cover for session in played(game("openly")))


def test_nobody_looks_away_where_the_computer_is_the_goat() -> None:
    assert not any(session.needs_cover for session in played(game(goat="sensible")))


def test_no_view_holds_a_card_of_the_other_side() -> None:
    for session in played(game()):
        hidden = {ANN: ("goat",), BOB: ("goat",), GOAT: ("ann", "bob")}[session.viewer]
        seen = repr(session.scene())
        assert not any(f"card:{who}:" in seen for who in hidden)
        for entry in session.history.entries:
            for event in session.events(entry):
                assert not isinstance(event, Drawn) or session.viewer in event.known_to or not event.thing


@pytest.mark.parametrize(("window", "is_asked"), [(BEFORE_GRAZING, True), (BEFORE_PICKING, False)])
def test_who_said_nothing_is_asked_as_the_window_says(window: Window, is_asked: bool) -> None:
    assert game().wants(window.id) is is_asked


def asked_about(session: Session) -> set[str]:
    """The windows at which a person was really asked."""
    found = set()
    for each in played(session):
        asked = each.asked
        if asked is not None and asked.waiver is not None and not each.is_computers_turn:
            found.add(asked.waiver.window)
    return found


def test_a_question_that_nobody_wants_goes_by_unasked() -> None:
    assert asked_about(game()) == {"grazing"}


def test_people_say_of_what_they_want_to_be_asked() -> None:
    session = game()
    session.ask_about("grazing", False)
    session.interruptions.ask_about("picking", GOAT, True)
    assert asked_about(session) == {"picking"}


def test_partners_speak_for_each_other_and_not_for_their_rival() -> None:
    session = game()
    said = session.interruptions
    said.ask_about("grazing", BOB, False)
    said.ask_about("picking", BOB, True)
    assert [said.wants("grazing", seat) for seat in (ANN, BOB, GOAT)] == [False, False, True]
    assert [said.wants("picking", seat) for seat in (ANN, BOB, GOAT)] == [True, True, False]
    assert asked_about(session) == set(), "before the gardeners pick it is the goat who is asked"


def test_who_takes_back_a_deed_does_not_stop_at_a_question_that_went_by() -> None:
    """The gardeners' question before grazing is passed for them: it is no choice of theirs."""
    session = game(goat="first")
    session.ask_about("grazing", False)
    for each in played(session):
        last = each.back.can_undo()
        assert last is None or ENGLISH(last) != "Let it be"


def test_partners_answer_for_each_other() -> None:
    session = game()
    assert session.asked is not None
    assert session.asked.seats == (ANN, BOB)
    session.act(Action.parse("give bob"))
    assert session.history.state.hands[Unit.BOB][-1] == "boots"


def test_a_saved_question_that_went_by_goes_by_again() -> None:
    session = game()
    session.interruptions.ask_about("picking", GOAT, True)
    for each in played(session):
        if len(each.history.entries) > 20:
            break
    again = Session.load(ORCHARD, read_save(session.history.save()))
    assert again.interruptions.wants("picking", GOAT)
    assert again.history.digest == session.history.digest


def test_while_the_computer_goes_on_nobody_who_has_just_come_back_sees_anything() -> None:
    """A reload may be anybody's: until somebody says who he is, what others do is shown to nobody."""
    turns = 0
    for session in played(game(bob="sensible")):
        if not session.is_computers_turn:
            continue
        turns += 1
        again = Session.load(ORCHARD, read_save(session.history.save()))
        scene = again.scene()
        assert (scene.items, scene.areas, scene.gauges) == ((), (), ())
        assert again.events(again.history.entries[-1]) == []
    assert turns > 5
