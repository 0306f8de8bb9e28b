"""The list of options: in groups when it is long, numbered through, every option a button."""

from __future__ import annotations

from xml.etree import ElementTree

from pyapp.kernel.decision import Action, Heading, Option, Sort, ask
from pyapp.kernel.message import ENGLISH, Message, say
from pyapp.web.question import answer_list, question_html
from pyapp.web.question.narrowing import Narrowing


def option(verb: str, number: int, heading: str = "") -> Option:
    over = Heading(Message(heading), Message(f"short {number}")) if heading else None
    return Option(Action(verb, (str(number),)), Message(f"{verb} {number}"), (f"square:{number}",), heading=over)


def drawn(narrowing: Narrowing) -> ElementTree.Element:
    return ElementTree.fromstring(
        "<div>" + question_html.options_html(narrowing, ENGLISH).replace(" hidden>", ' hidden="">') + "</div>"
    )


def texts(tree: ElementTree.Element, tag: str) -> list[str]:
    return ["".join(element.itertext()) for element in tree.iter(tag)]


def rows(tree: ElementTree.Element) -> list[str]:
    """The answers: what else there is to press is not one."""
    return ["".join(element.itertext()) for element in tree.iter("button") if element.get("data-action")]


LONG = (*(option("go", n, "Go") for n in range(4)), *(option("shoot", n, "Shoot <b>") for n in range(4, 12)))


def test_a_long_list_stands_in_groups_and_is_numbered_through() -> None:
    tree = drawn(Narrowing(LONG))
    assert texts(tree, "h3") == ["Go", "Shoot <b>"]
    groups = [element for element in tree.iter("div") if element.get("role") == "group"]
    assert [len(list(group.iter("button"))) for group in groups] == [4, 8]
    assert [group.get("aria-labelledby") for group in groups] == [h3.get("id") for h3 in tree.iter("h3")]
    assert [text for text in texts(tree, "kbd") if text] == list("123456789")
    assert rows(tree)[0].endswith("short 0"), "under a heading the shorter words do"


def test_the_advice_says_where_what_is_lit_lies() -> None:
    card, place = Option(Action("play"), say("Play"), ("card:a",)), Option(Action("go"), say("Go"), ("square:1",))
    told = {
        options: ENGLISH(
            question_html.advice(ask(("one",), "1", say("?"), options), lambda ref: ref.startswith("card"))
        )
        for options in ((card,), (place,), (card, place), (Option(Action("end"), say("End")),))
    }
    assert [text.removeprefix("Pick what is lit ") for text in told.values()] == [
        "beside the board, or choose below.", "on the board, or choose below.",
        "on the board or beside it, or choose below.", "Choose an answer below.",
    ]  # fmt: skip


def test_a_short_list_and_one_of_a_kind_have_no_headings() -> None:
    for options in (LONG[:2] + LONG[-2:], LONG[4:], tuple(option("go", n) for n in range(20))):
        tree = drawn(Narrowing(options))
        assert texts(tree, "h3") == []
        assert "go 0" in rows(tree)[0] or "shoot 4" in rows(tree)[0]


def test_room_is_kept_for_a_few_rows_and_for_no_more_than_there_are() -> None:
    assert question_html.rows_kept(Narrowing(LONG[4:])) == question_html.ROWS
    assert question_html.rows_kept(Narrowing(LONG)) == question_html.ROWS + 1, "with the heading above them"
    assert question_html.rows_kept(Narrowing(LONG[2:])) == question_html.ROWS + 2
    assert question_html.rows_kept(Narrowing(LONG, (("square:5",),))) == 1
    assert question_html.rows_kept(Narrowing()) == 0


def test_what_is_narrowed_away_is_still_a_button_but_hidden() -> None:
    html = question_html.options_html(Narrowing(LONG, (("square:5",),)), ENGLISH)
    assert html.count("data-action=") == len(LONG)
    assert html.count(" hidden>") == len(LONG) - 1


# Folded

UNITS = tuple(
    Option(
        Action("go", (unit, str(n))),
        Message(f"{unit} goes to {n}"),
        (f"unit:{unit}", f"square:{n}"),
        heading=Heading(Message(unit), Message(f"Go to {n}"), f"unit:{unit}", Sort(Message("Moves"), Message(str(n)))),
    )
    for unit in ("ann", "bob")
    for n in range(8)
)
ALONE = Option(
    Action("rest", ("cat",)), Message("cat rests"), ("unit:cat",),
    heading=Heading(Message("cat"), Message("Rest"), "unit:cat", Sort(Message("Rest"), Message("Rest"))),
)  # fmt: skip


def test_a_very_long_list_begins_with_what_it_is_about() -> None:
    tree = drawn(Narrowing((*UNITS, ALONE)))
    folds = [button for button in tree.iter("button") if button.get("data-pick")]
    assert [button.get("data-pick") for button in folds] == ["unit:ann", "unit:bob"]
    assert ["".join(button.itertext()) for button in folds] == ["1annMoves", "2bobMoves"]
    assert len(rows(tree)) == len(UNITS) + 1, "every answer is a button all the same"
    assert rows(tree)[-1] == "3cat rests", "one that needs no second choice says all of it"


def test_lines_are_numbered_as_they_are_seen() -> None:
    lines = answer_list.entries((*UNITS, ALONE))
    assert [line.ref if isinstance(line, answer_list.Fold) else str(line.action) for line in lines] == [
        "unit:ann", "unit:bob", "rest cat",
    ]  # fmt: skip
    assert question_html.rows_kept(Narrowing((*UNITS, ALONE))) == 3


def test_what_one_of_them_can_do_is_no_longer_folded_and_what_is_alike_stands_side_by_side() -> None:
    tree = drawn(Narrowing(UNITS, (("unit:bob",),)))
    assert not [button for button in tree.iter("button") if button.get("data-pick")]
    alike = [element for element in tree.iter("div") if element.get("aria-label") == "Moves"]
    assert ["".join(button.itertext()) for button in alike[0].iter("button") if button.get("hidden") is None]
    shown = [button for button in tree.iter("button") if button.get("data-action") and button.get("hidden") is None]
    assert ["".join(button.itertext()) for button in shown] == [f"{n + 1}{n}" for n in range(8)]


def test_odds_are_reckoned_of_what_has_a_row_of_its_own() -> None:
    end = Option(Action("end", ()), Message("End"), primary=True)
    many = tuple(option("go", n) for n in range(answer_list.MANY + 1))
    assert answer_list.weighed((*many[1:], end)[1:], is_narrowed=False) == [*many[2:], end]
    assert answer_list.weighed((*many, end), is_narrowed=False) == [], "nobody weighs so many"
    assert answer_list.weighed((*many, end), is_narrowed=True) == [*many, end], "those of one unit have their buttons"
    assert answer_list.weighed((*UNITS, ALONE), is_narrowed=True) == [ALONE], "what is folded is looked at later"
