"""The choice on the board: the answers that a touch has left, as buttons that mean the same as those in the panel."""

from __future__ import annotations

from xml.etree import ElementTree

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import ENGLISH, Message
from pyapp.web.question import choice_card, question_html
from pyapp.web.question.narrowing import Narrowing


def test_every_answer_is_a_button_and_one_lets_go() -> None:
    options = [
        Option(Action("shoot", ("peter", "113")), Message("Peter <shoots>"), detail=Message("63 %")),
        Option(Action("move", ("peter", "113")), Message("Go there")),
    ]
    buttons = [*ElementTree.fromstring(f"<div>{choice_card.html(options, ENGLISH)}</div>").iter("button")]
    assert [button.get("data-choose") for button in buttons] == ["shoot peter 113", "move peter 113", None]
    assert "".join(buttons[0].itertext()) == "Peter <shoots>63\u00a0%"
    assert buttons[-1].get("data-command") == "widen"
    assert not any(button.get("data-action") for button in buttons), "of every answer there is one, in the panel"


def test_the_way_to_what_was_touched_comes_after_the_answers() -> None:
    option = Option(Action("shoot", ("peter", "113")), Message("Peter shoots"), refs=("unit:z",))
    way = Message("Go <there>: 3 points")
    for html in (
        choice_card.html([option], ENGLISH, way),
        question_html.options_html(Narrowing((option,)), ENGLISH, (), way),
    ):
        buttons = [*ElementTree.fromstring(f"<div>{html}</div>").iter("button")]
        named = [button.get("data-command") for button in buttons]
        assert named.index("go-there") == 1 + next(n for n, button in enumerate(buttons) if "Peter" in words(button))
        assert words(buttons[named.index("go-there")]) == "Go <there>: 3 points"


def test_what_is_asked_about_is_asked_beside_it() -> None:
    option = Option(Action("move", ("peter", "113")), Message("Go <in>"), caution=Message("They strike & bite."))
    card = ElementTree.fromstring(f"<div>{choice_card.caution_html(option, ENGLISH)}</div>")
    assert words(card).startswith("They strike & bite.Go <in>: yes, do it")
    assert [button.get("data-command") for button in card.iter("button")] == ["confirm", "widen"]


def words(element: ElementTree.Element) -> str:
    return "".join(element.itertext())
