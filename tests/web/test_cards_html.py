"""Cards in the rules reader, and the score at the end: only where a game has them."""

from __future__ import annotations

from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Mark, Piece, Tab
from pyapp.kernel.words import CardGroup
from pyapp.web.reading import cards_html, rules_html
from pyapp.web.reading.rules_html import CARDS, RULINGS, Book, Looked
from pyapp.web.start import cover_and_ending
from pyapp.web.table.session import Session
from tests.web import toy
from tests.web.scenic import TOY
from tests.web.test_session import act, duel

BOOK = Book.of(TOY)


def test_the_reader_has_the_cards_after_the_cases_with_links_to_cases() -> None:
    markup = rules_html.html(BOOK, ENGLISH, Looked())
    assert markup.index("data-rule-case") < markup.index("Held cards")
    assert "Made up for the tests." in markup
    assert 'data-case="2.1"' in markup.partition("Held cards")[2]


def test_cards_can_be_looked_for_and_shown_alone() -> None:
    assert 'value="cards"' in rules_html.frame_html(BOOK, ENGLISH)
    alone = rules_html.html(BOOK, ENGLISH, Looked(shown=CARDS))
    assert "data-rule-case" not in alone
    assert "read-card" in alone
    assert "<mark>stops</mark>" in rules_html.html(BOOK, ENGLISH, Looked("STOPS"))
    assert "read-card" not in rules_html.html(BOOK, ENGLISH, Looked("hides"))
    assert "read-card" not in rules_html.html(BOOK, ENGLISH, Looked(shown=RULINGS))
    assert "No case has these words." in rules_html.html(BOOK, ENGLISH, Looked("stops xyz"))


def test_a_game_without_cards_has_no_place_for_them() -> None:
    assert 'value="cards"' not in rules_html.frame_html(Book.of(toy.TOY), ENGLISH)
    assert "chapter--cards" not in rules_html.html(Book.of(toy.TOY), ENGLISH, Looked())


def test_everything_on_a_card_is_told() -> None:
    card = Piece(
        "x", "", Message("All <of> it"), art="<circle/>", text=Message("Do <this>"),
        tabs=(Tab(Message("First <a>")), Tab(Message("Then"))), marks=(Mark("x", Message("wounds"), 1, 3),), size=3,
    )  # fmt: skip
    markup = cards_html.html((CardGroup(Message("G"), Message(""), (card,)),), ENGLISH, lambda text: f"[{len(text)}]")
    for told in ("<circle/>", "First &lt;a&gt;", "Then", "<b>1/3</b> wounds", "3 of it", "<h4>[11]", "<p>[9]</p>"):
        assert told in markup
    assert cards_html.html((CardGroup(Message("G"), Message(""), ()),), ENGLISH, str) == ""


def test_the_score_is_told_line_by_line_and_added_up() -> None:
    session = Session.new(TOY, Start("duel", {}, 7), {})
    act(session, "hide a", "walk b", "listen", "open", "leave")
    markup = cover_and_ending.ending_html(session, ENGLISH)
    assert "It ended after 1 boxes." in markup
    assert "<dt>Boxes opened</dt><dd>1</dd>" in markup
    assert "<dt>Key &lt;kept&gt;</dt><dd>\u22123</dd>" in markup
    assert 'ending__total">Score</dt><dd>\u22122</dd>' in markup
    other = act(duel(), "hide a", "leave")
    assert "ending__score" not in cover_and_ending.ending_html(other, ENGLISH)
