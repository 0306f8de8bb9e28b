"""The dice tray: which rolls lie in it, what they came to, and that a die shows what was thrown."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.event import Drawn, Event, Rolled, TurnBegan
from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.scenario import Start
from pyapp.mall.events.attack_events import Infected
from pyapp.mall.events.break_in_events import GlassAttacked
from pyapp.mall.events.events import KeptCalm, Missed, Moved, ShotFired, ZombieEliminated
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.counters import Character
from pyapp.web.reading import log_html
from pyapp.web.show import dice_tray
from pyapp.web.table.session import Session
from tests.web.reading import words

PETER = Character.PETER
SQUARE = SquareId(next(iter(MALL.squares)))
DOOR = next(iter(MALL.doors))
PANIC, SHOT = Rolled("6.5", (5,), say("Panic check")), Rolled("6.0", (2, 3), say("Peter <shoots>"))


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(face: int) -> None:
    drawn = dice_tray.die(face)
    places = re.findall(r'<circle cx="(\d+)" cy="(\d+)"', drawn)
    assert len(set(places)) == face
    assert f'data-face="{face}"' in drawn
    # The pips of a real die lie evenly around its middle.
    assert {(str(24 - int(x)), str(24 - int(y))) for x, y in places} == set(places)


@pytest.mark.parametrize("face", [0, 7, 20])
def test_a_die_of_another_kind_has_a_numeral(face: int) -> None:
    drawn = dice_tray.die(face)
    assert re.findall(r"<text[^>]*>(\d+)</text>", drawn) == [str(face)]
    assert "<circle" not in drawn
    rolled = log_html.line_html(Rolled("1.0", (face, 6), say("Search")), ENGLISH)
    assert f'<span class="die die--numeral">{face}</span><span class="die die--6"></span>' in rolled


def test_a_roll_goes_with_what_it_decided() -> None:
    fired, missed = ShotFired((PETER,), SQUARE, 5, 7), Missed(SQUARE)
    panic, shot = dice_tray.rolls([PANIC, SHOT, fired, missed])
    assert panic.results == ()
    assert shot.results == (fired, missed)
    assert set(shot.refs) == {"unit:peter", f"square:{SQUARE}"}


def test_what_nobody_rolled_for_decides_nothing() -> None:
    assert dice_tray.rolls([Infected(PETER)]) == []


def test_the_newest_roll_is_large_and_the_others_are_in_a_list() -> None:
    html = dice_tray.html(dice_tray.rolls([PANIC, SHOT, Missed(SQUARE)]), ENGLISH)
    large, _, earlier = html.partition("<details")
    assert "Peter &lt;shoots&gt;" in words(large)
    assert re.findall(r'data-face="(\d)"', large) == ["2", "3"]
    assert '<b class="tray__total">5</b>' in large
    assert "Panic check" in words(earlier)
    assert re.findall(r'data-face="(\d)"', earlier) == ["5"]


@pytest.mark.parametrize(
    ("result", "word", "tone"),
    [
        (Missed(SQUARE), "Miss", "plain"),
        (ZombieEliminated(SQUARE, None), "Hit", "good"),
        (KeptCalm(PETER), "Calm", "good"),
        (Infected(PETER), "Infected", "bad"),
        (GlassAttacked(SQUARE, DOOR, 5, broke=True), "Broken", "bad"),
        (GlassAttacked(SQUARE, DOOR, 5, broke=False), "Holds", "good"),
    ],
)
def test_the_last_word_on_the_dice_stands_out(result: Event, word: str, tone: str) -> None:
    """A shot that was fired says nothing in a word yet."""
    html = dice_tray.html(dice_tray.rolls([SHOT, ShotFired((PETER,), SQUARE, 5, 7), result]), ENGLISH)
    assert re.findall(r'<b class="stamp stamp--(\w+)">([^<]*)</b>', html) == [(tone, word)]
    assert "stamp" not in dice_tray.html(dice_tray.rolls([SHOT]), ENGLISH)


def test_an_unused_tray_is_empty() -> None:
    assert dice_tray.html([], ENGLISH) == ""


def test_the_last_rolls_of_a_game_lie_in_the_tray() -> None:
    session = Session.new(GAMES["mall"], Start("solitaire", {}, 3), {})
    while session.history.state.turn < 4:
        asked = session.asked
        assert asked is not None
        action = Action("pass") if asked.option(Action("pass")) else asked.options[0].action
        session.act(action)
    thrown = [die for entry in session.history.entries for die in entry.move.drawn]
    shown = [die for roll in dice_tray.lately(session) for die in roll.rolled.dice]
    rolled = [e for entry in session.history.entries for e in entry.events if isinstance(e, Rolled)]
    assert len(dice_tray.lately(session)) == dice_tray.KEPT
    assert shown == [die for event in rolled[-dice_tray.KEPT :] for die in event.dice]
    assert len(thrown) >= len(shown)
    assert session.viewer == Seat("human")


@pytest.mark.parametrize(
    ("events", "look"),
    [
        ([SHOT], dice_tray.Look.FRESH),
        ([SHOT, Missed(SQUARE)], dice_tray.Look.FRESH),
        ([SHOT, Missed(SQUARE), TurnBegan("4.0", 3)], dice_tray.Look.FRESH),
        ([SHOT, Missed(SQUARE), Moved((PETER,), SQUARE, SQUARE, 1)], dice_tray.Look.PAST),
    ],
    ids=["dice", "and what they settled", "then another turn", "then something else"],
)
def test_dice_are_news_until_something_else_happens(events: list[Event], look: dice_tray.Look) -> None:
    entry = SimpleNamespace(move=SimpleNamespace(drawn=(2, 3)))
    session: Any = SimpleNamespace(history=SimpleNamespace(entries=[entry]), events=lambda _: events)
    assert dice_tray.look_of(session) is look


def test_dice_that_count_each_by_itself_have_no_total() -> None:
    apart = Rolled("15.8", (3, 4), say("Which square"), is_sum=False)
    assert "tray__total" not in dice_tray.html([dice_tray.Roll(apart)], ENGLISH)
    assert ENGLISH(apart.text()) == "Which square: dice 3, 4"
    assert "tray__total" in dice_tray.html([dice_tray.Roll(SHOT)], ENGLISH)


CARD = Drawn("4.1", "boards", say("<Boards>"), say("Mae searches"), (Seat("mae"),), ("pile:deck",))


def test_a_card_that_was_drawn_lies_in_the_tray_as_dice_do() -> None:
    assert dice_tray.rolls([PANIC, CARD, Missed(SQUARE)])[1] == dice_tray.Roll(CARD, (Missed(SQUARE),))
    drawn = dice_tray.html([dice_tray.Roll(CARD)], ENGLISH)
    assert '<span class="slip" aria-hidden="true">&lt;Boards&gt;</span>' in drawn
    assert "Drawn: &lt;Boards&gt;" in drawn
    assert 'data-refs="pile:deck"' in drawn
    assert "Mae searches" in words(drawn)
    assert "Dice" not in words(drawn)
    assert "Dice and draws" in words(dice_tray.html([dice_tray.Roll(CARD), dice_tray.Roll(PANIC)], ENGLISH))


def test_of_a_card_that_somebody_else_drew_only_the_back_is_seen() -> None:
    seen = CARD.seen_by(Seat("zombies"))
    told = dice_tray.html(dice_tray.rolls([seen]), ENGLISH) + log_html.line_html(seen, ENGLISH)
    assert "slip--down" in told
    assert "die--down" in told
    assert "face down" in words(told)
    assert "oards" not in told
    open_to_all = log_html.line_html(CARD, ENGLISH)
    assert "die--card" in open_to_all
    assert "die--down" not in open_to_all
