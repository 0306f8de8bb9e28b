"""The card at the end says who won, also where the winning side has no seat at the table."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import Outcome
from pyapp.kernel.history import Start
from pyapp.kernel.message import ENGLISH
from pyapp.mall.game import Mall
from pyapp.web.cards import ending_html
from pyapp.web.session import Session

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
