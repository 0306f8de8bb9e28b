"""Questions that nobody wants to be asked: let go by, told, asked again when the menu says so."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Action, Window
from pyapp.kernel.history import read_save
from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.scenario import Start
from pyapp.web.question import question_html, waivers
from pyapp.web.question.waivers import Occasion
from pyapp.web.reading import log_html
from pyapp.web.start import menu, start_page
from pyapp.web.table.session import Session
from tests.web.scenic import STUMBLE, TOY
from tests.web.test_markup import preferences
from tests.web.toy import GAMES, GUARD, THIEF


def session(*texts: str, wanted: bool = True, bots: dict[str, str] | None = None) -> Session:
    begun = Session.new(TOY, Start("duel", {}, 7), bots or {})
    begun.ask_about(STUMBLE, wanted)
    for text in texts:
        begun.act(Action.parse(text))
    return begun


def test_a_question_that_may_be_waived_offers_not_to_be_asked_again() -> None:
    asked = session("hide a", "walk b").asked
    assert asked is not None
    assert 'data-command="waive"' in question_html.ask_html(question_html.Whose(Message("Guard")), asked, ENGLISH)
    other = session("hide a").asked
    assert other is not None
    assert 'data-command="waive"' not in question_html.ask_html(question_html.Whose(Message("Thief")), other, ENGLISH)


def test_it_is_let_go_by_from_then_on_and_told_to_those_whose_business_it_was() -> None:
    alone = session("hide a", "walk b", bots={THIEF: "first"})
    assert alone.is_persons_turn
    assert alone.waived is None
    alone.ask_about(STUMBLE, False)
    assert alone.is_computers_turn
    assert alone.is_persons_business
    assert (alone.waived, alone.computers_choice()) == (TOY.windows[0], Action("listen"))
    alone.act(alone.computers_choice())
    assert alone.passed(2) == TOY.windows[0]
    assert [alone.passed(number) for number in (0, 1, 3)] == [None, None, None]
    assert ENGLISH(waivers.passed(TOY.windows[0])) == "Not asked: after a step of the thief."
    assert log_html.passed_html(Window("x", Message("a <b>")), ENGLISH).count("&lt;b&gt;") == 1


def test_a_rival_does_not_learn_that_there_was_an_occasion() -> None:
    both = session("hide a", wanted=False)
    both.uncover()
    assert both.viewer == THIEF
    both.act(Action("walk", ("b",)))
    assert both.is_computers_turn
    assert both.waived is None
    both.act(both.computers_choice())
    assert both.passed(2) is None
    assert both.viewer == THIEF
    assert not both.needs_cover


def test_a_rival_speaks_for_himself_only() -> None:
    both = session("hide a")
    both.uncover()
    assert both.viewer == THIEF
    both.ask_about(STUMBLE, False)
    assert (both.wants(STUMBLE), both.occasions) == (False, (Occasion(TOY.windows[0], False),))
    both.act(Action("walk", ("b",)))
    assert not both.is_computers_turn, "the guard has said nothing of the kind"
    both.uncover()
    assert both.viewer == GUARD
    assert (both.wants(STUMBLE), both.occasions) == (True, (Occasion(TOY.windows[0], True),))


def test_what_was_once_said_for_the_whole_table_holds_until_somebody_speaks_for_himself() -> None:
    before = session("hide a", "walk b")
    before.history.marks["asks"] = {STUMBLE: False}
    again = Session.load(TOY, read_save(before.history.save()))
    assert again.is_computers_turn
    again.uncover()
    assert (again.viewer, again.wants(STUMBLE)) == (GUARD, False)
    again.ask_about(STUMBLE, True)
    assert again.is_persons_turn
    again.act(Action("listen"))
    again.uncover()
    assert (again.viewer, again.wants(STUMBLE)) == (THIEF, False)


@pytest.mark.parametrize("asks", [7, [], {STUMBLE: 3}, {"guard": 3}, {"guard": {STUMBLE: "no"}}, {"guard": [STUMBLE]}])
def test_a_save_may_hold_anything_in_place_of_what_people_said(asks: object) -> None:
    before = session("hide a", "walk b")
    before.history.marks["asks"] = asks
    again = Session.load(TOY, read_save(before.history.save()))
    assert not again.is_computers_turn
    again.uncover()
    again.ask_about(STUMBLE, False)
    assert again.is_computers_turn


def test_what_was_let_go_by_stays_known_in_a_save() -> None:
    alone = session("hide a", "walk b", wanted=False, bots={THIEF: "first"})
    alone.act(alone.computers_choice())
    again = Session.load(TOY, read_save(alone.history.save()))
    assert again.passed(2) == TOY.windows[0]
    assert again.occasions == (Occasion(TOY.windows[0], False),)
    assert again.looking == (GUARD,)


def test_the_menu_has_a_switch_for_every_occasion_of_the_game_on_the_table() -> None:
    occasions = (Occasion(Window("x", Message("a <b>")), True), Occasion(Window("y", Message("b")), False))
    card = start_page.Card(GAMES, preferences(), occasions=occasions)
    markup = menu.html(card, Message("Toy"), ENGLISH)
    assert 'name="window:x"' in markup
    assert 'value="asked" selected' in markup.partition('name="window:x"')[2].partition("</select>")[0]
    assert 'value="passed" selected' in markup.partition('name="window:y"')[2].partition("</select>")[0]
    assert "a &lt;b&gt;" in markup
    assert "menu__windows" not in menu.html(start_page.Card(GAMES, preferences()), Message("Toy"), ENGLISH)
