"""Odds with their reasons: what is marked, signed, linked and summed up, and where they are offered."""

from __future__ import annotations

from xml.etree import ElementTree

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.prospect import Odds, Result, Shift
from pyapp.kernel.scenario import Start
from pyapp.web.foresight import odds_card
from pyapp.web.foresight.answer_cache import Foresight
from pyapp.web.question import question_html
from pyapp.web.question.narrowing import Narrowing
from pyapp.web.question.question_html import Reckoned
from pyapp.web.table.session import Session
from tests.web.scenic import TOY

HEADS = tuple(Message(head) for head in ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1"))


def odds(first: int, column: int, *shifts: Shift) -> Odds:
    results = (Result(Message("1, 2"), Message("<gone>"), 2), Result(Message("3 to 6"), Message("stays"), 4))
    return Odds("7.2", Message("The <fight>"), HEADS, first, column, shifts, results, ((Message("Gone"), "33 %"),))


def card(what: Odds) -> ElementTree.Element:
    return ElementTree.fromstring(odds_card.html(what, ENGLISH).replace("&nbsp;", " "))


def told(element: ElementTree.Element, name: str) -> list[str]:
    found = [each for each in element.iter() if name in (each.get("class") or "").split()]
    return ["".join(each.itertext()).replace("\u00a0", " ") for each in found]


def test_the_first_and_the_last_column_are_marked_and_the_far_ones_left_out() -> None:
    shown = card(odds(2, 3))
    assert told(shown, "odds__column--first") == ["1-1"]
    assert told(shown, "odds__column--last") == ["2-1"]
    assert told(shown, "odds__column") == ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1"]
    assert told(shown, "odds__more") == ["…"]
    assert 'aria-label="From column 1-1 to 2-1"' in odds_card.html(odds(2, 3), ENGLISH)


def test_a_column_that_nothing_moves_is_marked_once() -> None:
    shown = card(odds(0, 0))
    assert told(shown, "odds__column--first") == []
    assert told(shown, "odds__column--last") == ["1-3"]
    assert 'aria-label="Column 1-3"' in odds_card.html(odds(0, 0), ENGLISH)


def test_a_table_without_columns_shows_none() -> None:
    assert "odds__columns" not in odds_card.html(odds(0, 0)._replace(columns=()), ENGLISH)


def test_every_shift_has_its_sign_and_its_case() -> None:
    shown = card(odds(2, 2, Shift("7.3", Message("uphill"), -2), Shift("7.4", Message("two of them"), 2)))
    assert told(shown, "odds__by") == ["\u22122", "+2"]
    assert [button.get("data-case") for button in shown.iter("button")] == ["7.2", "7.3", "7.4"]


def test_every_result_has_its_chance_and_what_it_comes_to_stands_below() -> None:
    shown = card(odds(2, 2))
    assert told(shown, "odds__chance") == ["33 %", "67 %"]
    assert "<gone>" in "".join(shown.itertext())
    assert [(dt.text, dd.text) for dt, dd in zip(shown.iter("dt"), shown.iter("dd"), strict=True)] == [
        ("Gone", "33\u00a0%")
    ]


SHOOT, STAY = Option(Action("shoot"), Message("Shoot")), Option(Action("stay"), Message("Stay"))
CLOSE = Option(Action("fight"), Message("Fight <now>"), primary=True)


def test_only_answers_that_have_odds_offer_them_and_one_lies_open() -> None:
    narrowing = Narrowing((SHOOT, STAY, CLOSE))
    shut = question_html.options_html(narrowing, ENGLISH, reckoned=Reckoned({SHOOT: odds(2, 2), CLOSE: odds(2, 2)}))
    assert shut.count('data-odds="') == 2
    assert "odds__title" not in shut
    assert "Fight &lt;now&gt;</span>" in shut, "a closing answer has its place elsewhere, and is named"
    opened = question_html.options_html(narrowing, ENGLISH, reckoned=Reckoned({SHOOT: odds(2, 2)}, SHOOT))
    assert opened.count("odds__title") == 1
    assert 'data-odds="shoot" aria-expanded="true" aria-controls="odds-0"' in opened
    assert 'id="odds-0"' in opened
    assert "reckoned" not in question_html.options_html(narrowing, ENGLISH)


def test_each_chance_is_worked_out_once() -> None:
    session = Session.new(TOY, Start("duel", {}, 7), {})
    for text in ("hide a", "walk b", "listen"):
        session.act(Action.parse(text))
    foreseen = Foresight(TOY, session.history.state)
    asked = decision(session.history.state)
    assert asked is not None
    found = {str(option.action): foreseen.odds(option.action) for option in asked.options}
    assert [text for text, each in found.items() if each is not None] == ["open"]
    assert foreseen.odds(Action("open")) is found["open"]
