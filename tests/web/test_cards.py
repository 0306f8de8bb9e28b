"""The card at the end says who won, also where the winning side has no seat at the table."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.game import Mall
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import Person, Status
from pyapp.web.start.cover_and_ending import ending_html
from pyapp.web.table.session import Session
from tests.web.test_session import act, duel
from tests.web.toy import THIEF

HUMAN, ZOMBIE = Seat("human"), Seat("zombie")


@pytest.mark.parametrize(
    ("mode", "outcome", "title"),
    [
        ("two-player", Outcome((ZOMBIE,), "zombie", "14.1", "three-lost"), "Zombies win"),
        ("solitaire", Outcome((HUMAN,), "human", "14.2", "mall-cleared"), "Humans win"),
        ("solitaire", Outcome((), "zombie", "14.1", "three-lost"), "You have lost"),
        ("four-player", Outcome((), "zombie", "14.1", "fran-and-one"), "You have lost"),
        ("solitaire", Outcome((), "draw", "4.0", "turn-limit"), "A draw"),
    ],
)
def test_the_title_of_the_end(mode: str, outcome: Outcome, title: str) -> None:
    session = Session.new(Mall(), Start(mode, {}, 1), {})
    session.history.state.outcome = outcome
    assert f">{title}</h2>" in ending_html(session, ENGLISH)


@pytest.mark.parametrize(
    ("mode", "outcome", "title"),
    [
        ("solitaire", Outcome((), "zombie", "14.1", "three-lost"), "Zombies win"),
        ("solitaire", Outcome((HUMAN,), "human", "14.2", "mall-cleared"), "Humans win"),
        ("solitaire", Outcome((), "draw", "4.0", "turn-limit"), "A draw"),
    ],
)
def test_somebody_who_only_watched_has_not_lost(mode: str, outcome: Outcome, title: str) -> None:
    session = Session.new(Mall(), Start(mode, {}, 1), {HUMAN: "standard"})
    session.history.state.outcome = outcome
    assert f">{title}</h2>" in ending_html(session, ENGLISH)


def test_the_end_tells_what_became_of_everybody() -> None:
    session = Session.new(Mall(), Start("solitaire", {}, 1), {})
    state = session.history.state
    state.outcome = Outcome((), "zombie", "14.1", "three-lost")
    state.people[Character.FRAN] = Person(status=Status.DEAD)
    markup = ending_html(session, ENGLISH)
    assert markup.count('<li class="fate"') == 3
    assert "<b>Fran</b> <span>dead</span>" in markup
    assert "0/4" in markup


def test_the_same_dice_can_be_had_again() -> None:
    session = act(duel({THIEF: "first"}, seed=9), "hide b", "leave")
    assert 'data-command="again"' in ending_html(session, ENGLISH)
    again = session.again()
    assert (again.history.start, again.bots, again.history.entries) == (session.history.start, {THIEF: "first"}, [])
    assert again.history.digest == duel(seed=9).history.digest


CROWD, SHUT = "poster__near", "banner__shut"


@pytest.mark.parametrize("bots", [{}, {HUMAN: "standard"}, {ZOMBIE: "standard"}])
def test_the_picture_of_the_end_shows_the_side_that_won_whoever_played_it(bots: dict[Seat, str]) -> None:
    session = Session.new(Mall(), Start("two-player", {}, 1), bots)

    def shown(outcome: Outcome) -> tuple[bool, bool]:
        session.history.state.outcome = outcome
        markup = ending_html(session, ENGLISH)
        assert markup.startswith(f'<svg class="banner banner--{outcome.side}"')
        return CROWD in markup, SHUT in markup

    assert shown(Outcome((ZOMBIE,), "zombie", "14.1", "three-lost")) == (True, False)
    assert shown(Outcome((HUMAN,), "human", "14.2", "mall-cleared")) == (False, True)
    assert shown(Outcome((), "draw", "4.0", "turn-limit")) == (False, False)


def test_a_game_without_a_picture_of_its_end_does_not_borrow_one() -> None:
    session = act(duel(), "hide b", "leave")
    markup = ending_html(session, ENGLISH)
    assert markup.startswith('<div class="ending">')
    assert "poster" not in markup and "banner" not in markup
