"""[8.0] An attack is fought out before both players: no cover comes between its questions, and no secret is shown."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.play.attacks import Attack
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from pyapp.web.table import addressing
from pyapp.web.table.session import Session
from tests.mall.positions import FAR, GAME, position, sq
from tests.mall.turns import phase


def attacked() -> MallState:
    """Peter and Steve with zombies of value two upon them, and a unit that only the zombie player knows of."""
    state = position(peter="113", steve="113", zombies={"113": 2, **FAR}, hidden=["177"])
    return phase(state, Attack(sq("113"))).state


def watched_by_the_zombie_player() -> Session:
    history: History[Any] = History(GAME, Start("two-player", {}, 1))
    history.state = attacked()
    history.marks["viewer"] = ZOMBIE
    return Session(history, {})


def secrets(session: Session) -> list[str]:
    return [item.key for item in session.scene().items if item.key.startswith("hidden:")]


def test_8_1_the_human_player_shoots_first_without_a_cover_and_sees_no_hiding_place() -> None:
    session = watched_by_the_zombie_player()
    asked = session.asked
    assert asked is not None
    assert (asked.seat, asked.rule) == (HUMAN, "8.1")
    assert (session.needs_cover, session.is_persons_turn) == (False, True)
    assert secrets(session) == []
    who = addressing.who_looks(session)
    assert who is not None
    assert ENGLISH(who) == "Humans: this is yours to answer. Everybody may look on."


def test_8_0_then_the_zombie_player_says_how_many_and_the_secrets_stay_away() -> None:
    session = watched_by_the_zombie_player()
    session.act(Action.parse("hold"))
    asked = session.asked
    assert asked is not None
    assert (asked.seat, asked.rule) == (ZOMBIE, "8.0")
    assert not session.needs_cover
    assert secrets(session) == []


def test_the_other_player_s_answer_is_not_taken_back() -> None:
    session = watched_by_the_zombie_player()
    session.act(Action.parse("hold"))
    assert session.back.can_undo() is None
    session.act(Action.parse("attack 1"))
    asked = session.asked
    assert asked is not None
    assert asked.seat == HUMAN
    assert session.back.can_undo() is None


def test_after_the_attack_the_zombie_player_s_own_questions_are_covered_again() -> None:
    session = watched_by_the_zombie_player()
    for text in ("hold", "attack 1", "victims peter"):
        session.act(Action.parse(text))
    session.history.state = phase(position(zombies=FAR, hidden=["177"]), FreeMovementPhase(), dice=[1]).state
    asked = decision(session.history.state)
    assert asked is not None
    assert (asked.seat, asked.openly) == (ZOMBIE, False)
    assert session.needs_cover
    session.uncover()
    assert secrets(session) == ["hidden:177"]


def test_what_is_bad_luck_for_the_humans_is_good_luck_to_the_zombie_player() -> None:
    session = watched_by_the_zombie_player()
    assert session.facts()["luck"] is None, "before both, as the humans see it"
    session.history.state = phase(position(zombies=FAR), FreeMovementPhase(), dice=[1]).state
    assert session.facts()["luck"] == "turned"


def test_a_reload_in_an_attack_asks_who_has_come_back() -> None:
    session = watched_by_the_zombie_player()
    session.history.marks["covered"] = True
    assert session.needs_cover
    session.uncover()
    assert session.is_persons_turn
