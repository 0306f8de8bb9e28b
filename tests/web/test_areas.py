"""What lies beside the board: how it is written into the page, found by its refs, walked through, changed in place."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Area, AreaKind, Mark, Piece, Tab
from pyapp.web.areas import area_html
from pyapp.web.areas.area_diff import difference
from pyapp.web.areas.area_index import AreaIndex
from pyapp.web.page import keys
from pyapp.web.reading import board_in_words
from pyapp.web.table.session import Session
from tests.web.cellar import CELLAR, DON, MAE
from tests.web.reading import words

BOARDS = Piece("boards", "card:boards", say("Boards: a <barricade>"), say("<Boards>"), say("It stays."))


def cellar(mode: str = "one", *actions: str) -> Session:
    session = Session.new(CELLAR, Start(mode, {}, 3), {})
    for text in actions:
        session.act(Action.parse(text))
    return session


def areas(session: Session) -> tuple[Area, ...]:
    return session.scene().areas


# What is written


def test_a_card_tells_what_is_on_it_and_holds_no_markup_of_its_own() -> None:
    drawn = area_html.slot(BOARDS._replace(tabs=(Tab(say("Event"), is_over=True), Tab(say("Zeds"), is_now=True))),
        AreaKind.HAND, ENGLISH)  # fmt: skip
    assert 'data-ref="card:boards"' in drawn
    assert 'aria-label="Boards: a &lt;barricade&gt;"' in drawn
    assert words(drawn) == "EventZeds&lt;Boards&gt;It stays."
    assert re.findall(r'class="card-tab( [^"]*)"', drawn) == [" is-over", " is-now"]


def test_a_card_among_many_has_its_text_in_few_words_as_well() -> None:
    drawn = area_html.slot(BOARDS._replace(gist=say("<Stays>")), AreaKind.HAND, ENGLISH)
    assert '<span class="piece__gist" aria-hidden="true">&lt;Stays&gt;</span>' in drawn
    assert "It stays." in words(drawn)
    assert "piece__gist" not in area_html.slot(BOARDS, AreaKind.HAND, ENGLISH)


def test_of_a_card_that_lies_face_down_only_the_back_is_written() -> None:
    card = BOARDS._replace(is_down=True, label=say("A card"), title=say("Events"), ref="", art="<path/>")
    drawn = area_html.slot(card, AreaKind.HAND, ENGLISH)
    assert "playing-card--down" in drawn
    assert words(drawn) == "Events"
    assert "<path/>" not in drawn
    assert "data-ref" not in drawn
    assert area_html.told(card) == [say("A card")]


@pytest.mark.parametrize(("size", "is_empty"), [(0, True), (3, False)])
def test_a_pile_shows_how_many_lie_on_it(size: int, is_empty: bool) -> None:
    drawn = area_html.slot(Piece("deck", "pile:deck", say("Deck"), size=size, is_down=True), AreaKind.PILE, ENGLISH)
    assert words(drawn) == str(size)
    assert ("pile--empty" in drawn) is is_empty
    assert "data-pile" not in drawn


def test_a_pile_that_may_be_looked_through_has_a_way_to_do_so() -> None:
    drawn = area_html.slot(Piece("discard", "", say("Discard"), inside=(BOARDS,)), AreaKind.PILE, ENGLISH)
    assert drawn.count('data-pile="discard"') == 2
    assert 'aria-expanded="false"' in drawn
    # Nothing that can be pressed lies inside of what is read as one picture.
    picture = drawn[drawn.index('role="img"') : drawn.index("</div>")]
    assert "<button" not in picture


@pytest.mark.parametrize(
    ("mark", "kind", "lit", "gone", "number"),
    [
        (Mark("person", say("wounds"), 1, 4), AreaKind.SHEET, 1, 3, ""),
        (Mark("person", say("tokens"), 3), AreaKind.SHEET, 3, 0, ""),
        (Mark("person", say("shells"), 7, 20), AreaKind.TRACK, 7, 13, ""),
        (Mark("person", say("shells"), 7, 20), AreaKind.SHEET, 0, 0, "7/20"),
        (Mark("person", say("shells"), 12), AreaKind.SHEET, 0, 0, "12"),
    ],
)
def test_marks_are_counted_one_by_one_as_long_as_they_can_be(
    mark: Mark, kind: AreaKind, lit: int, gone: int, number: str
) -> None:
    drawn = area_html.face(Piece("line", "", say("A line"), marks=(mark,)), kind, ENGLISH)
    assert drawn.count("mark__one--gone") == gone
    assert drawn.count('mark__one"') == lit
    assert words(drawn) == number
    assert f'title="{mark.label.id}"' in drawn


def test_what_is_spent_is_told_apart() -> None:
    spent = Piece("luck", "", say("Luck, spent"), say("Luck"), is_spent=True)
    assert "is-spent" in area_html.classes(spent, AreaKind.SHEET).split()
    assert "is-spent" not in area_html.classes(spent._replace(is_spent=False), AreaKind.SHEET).split()


def test_a_closed_area_counts_what_is_in_it() -> None:
    counted = {area.id: area_html.count(area) for area in areas(cellar("one", "play boards"))}
    assert counted == {"now": "1", "hand": "2", "cards": "4", "shells": "6", "sheet-mae": "", "sheet-don": ""}
    track = Area("t", AreaKind.TRACK, say("T"), (Piece("all", "", say("x"), marks=(Mark("person", say("x"), 7, 20),)),))
    assert area_html.count(track) == "7"
    more = (*track.pieces, Piece("speech", "", say("The speech")), Piece("gone", "", say("Gone"), is_spent=True))
    assert area_html.count(track._replace(pieces=more)) == "8"


def test_what_is_used_up_and_the_place_of_a_card_to_come_are_not_counted() -> None:
    hand = Area("h", AreaKind.HAND, say("H"), (BOARDS, BOARDS._replace(key="spent", is_spent=True)))
    assert area_html.count(hand) == "1"
    to_come = Piece("event", "", say("Still to come"), text=say("Still to come"), classes="playing-card--none")
    assert area_html.count(hand._replace(pieces=(to_come,))) == "0"
    face_down = Piece("other", "", say("A card"), is_down=True)
    assert area_html.count(hand._replace(pieces=(to_come, face_down))) == "1"


def test_what_has_come_to_lie_open_is_known() -> None:
    def index(*pieces: Piece, is_tucked: bool = False) -> AreaIndex:
        return AreaIndex((Area("h", AreaKind.HAND, say("H"), pieces, is_tucked=is_tucked),))

    other = BOARDS._replace(key="other", ref="card:other")
    assert index(BOARDS, other).laid_since(index(BOARDS)) == ["card:other"]
    assert index(BOARDS, other).laid_since(AreaIndex()) == [], "a table that has just been laid has no news"
    assert index(BOARDS, other._replace(is_down=True)).laid_since(index(BOARDS)) == []
    assert index(BOARDS, other, is_tucked=True).laid_since(index(BOARDS)) == []


def test_what_opens_over_the_board_can_be_closed_there() -> None:
    sheet = next(area for area in areas(cellar()) if area.of)
    shut = f'<li class="area__shut"><button type="button" class="command" data-area-handle="{sheet.id}"'
    assert shut in area_html.frame(sheet._replace(is_tucked=True), ENGLISH)
    assert "area__shut" not in area_html.frame(sheet, ENGLISH)


def test_the_name_on_a_sheet_stands_for_the_unit() -> None:
    sheet = next(area for area in areas(cellar()) if area.of)
    assert f'<h2 class="area__title" data-ref="{sheet.of}">' in area_html.frame(sheet, ENGLISH)
    assert "area--tucked" not in area_html.frame(sheet, ENGLISH)
    assert "area--tucked" in area_html.frame(sheet._replace(is_tucked=True), ENGLISH)


# Finding and walking


def test_everything_beside_the_board_is_found_by_its_ref() -> None:
    index = AreaIndex(areas(cellar("one", "play boards")))
    lying = index.find("card:boards")
    assert lying is not None
    assert (lying.area.id, lying.within and lying.within.key) == ("cards", "discard")
    assert index.find("square:b2") is None
    assert "" not in index


def test_one_walks_through_the_areas_in_their_order_and_stays_at_either_end() -> None:
    index = AreaIndex(areas(cellar("one", "play boards")))
    order = index.order()
    assert order[:5] == ["card:event", "card:bandage", "card:noise", "pile:deck", "pile:discard"]
    assert order[5:7] == ["shell:1", "shell:2"]
    assert index.step("card:event", -1) == "card:event"
    assert index.step(order[-1], 1) == order[-1]
    assert index.step("pile:discard", 1) == "shell:1"
    assert index.step("pile:discard", 1, ["discard"]) == "card:boards"
    assert index.step("card:boards", 1, ["discard"]) == "shell:1"


def test_one_turns_round_in_one_area() -> None:
    index = AreaIndex(areas(cellar("one", "play boards", "play noise")))
    assert index.turn("pile:deck", 1) == "pile:discard"
    assert index.turn("pile:discard", 1) == "pile:deck"
    assert index.turn("card:boards", 1) == "card:noise"
    assert index.turn("card:bandage", 1) == "card:bandage"


def test_what_can_be_used_is_found_in_the_order_in_which_it_lies_also_in_piles() -> None:
    index = AreaIndex(areas(cellar("one", "play boards")))
    assert index.sorted({"card:boards", "pile:deck", "card:noise", "square:b1"}) == [
        "card:noise",
        "pile:deck",
        "card:boards",
    ]


def test_a_unit_finds_its_sheet() -> None:
    index = AreaIndex(areas(cellar()))
    assert index.sheets_of(("unit:don", "square:c3")) == ["sheet-don"]
    assert index.sheets_of(("square:c3",)) == []
    assert AreaIndex((Area("a", AreaKind.HAND, say("A"), ()),)).sheets_of(("",)) == []


# Changing


class Thing(NamedTuple):
    key: str
    look: int = 0


def things(keys: str, look: int = 0) -> list[Thing]:
    return [Thing(key, look) for key in keys]


def carried_out(shown: list[Thing], wanted: list[Thing]) -> tuple[list[str], set[str]]:
    """The row after the change, and who was taken up for it."""
    change = difference(shown, wanted)
    row: list[Any] = [thing.key for thing in shown if thing.key not in change.gone]
    for thing, before in change.put:
        if thing.key in row:
            row.remove(thing.key)
        row.insert(row.index(before) if before is not None else len(row), thing.key)
    return row, {thing.key for thing, _ in change.put}


@pytest.mark.parametrize("old", ["", "a", "abc", "abcd", "dbca"])
def test_a_row_becomes_every_other_row(old: str) -> None:
    for length in range(5):
        for row in permutations("abde", length):
            wanted = things("".join(row))
            assert carried_out(things(old), wanted)[0] == [*row], (old, row)


def test_who_stays_is_not_taken_up() -> None:
    assert carried_out(things("abc"), things("abc"))[1] == set()
    assert carried_out(things("abc"), things("axbc"))[1] == {"x"}
    assert carried_out(things("abc"), things("ac"))[1] == set()
    assert carried_out(things("abc"), things("bc", look=1))[1] == set()


def test_only_what_looks_different_is_changed() -> None:
    change = difference(things("abc"), [Thing("a"), Thing("b", 1), Thing("d")])
    assert change.changed == (Thing("b", 1),)
    assert change.gone == ("c",)
    assert change.put == ((Thing("d"), None),)


# Telling


def test_the_board_in_words_ends_with_what_lies_beside_it() -> None:
    told = board_in_words.html((), ENGLISH, areas(cellar("one", "play boards")))
    headings = re.findall(r"<h3>([^<]*) <span>", told)
    assert headings == ["Now", "In hand", "Cards", "Shells", "Mae", "Don"]
    assert 'data-find="card:boards"' in told
    # A line of a sheet that is no thing by itself leads nowhere.
    assert 'data-find=""' not in told
    assert "1 wound of 4" in words(told)


def test_what_was_drawn_cannot_be_taken_back_and_no_dice_are_blamed() -> None:
    session = cellar("one", "play boards")
    assert session.back.can_undo() is not None
    session.act(Action("draw"))
    reason = session.back.why_no_undo()
    assert reason is not None
    assert "drawn by chance" in ENGLISH(reason)


@pytest.mark.parametrize(("seat", "knows"), [(MAE, True), (DON, False)])
def test_somebody_elses_card_is_told_as_a_card(seat: Seat, knows: bool) -> None:
    session = cellar("two", "draw")
    (drawn,) = session.history.entries[-1].events
    seen = drawn.seen_by(seat)
    assert seen is not None
    name = ENGLISH(drawn.name)
    assert (name in ENGLISH(seen.text())) is knows
    assert ("face down" in ENGLISH(seen.text())) is not knows
    assert any(ref.startswith("card:") for ref in seen.refs()) is knows
    assert "pile:deck" in seen.refs()


def test_the_key_that_leads_there_is_told_only_where_there_is_something() -> None:
    told = keys.html(ENGLISH)
    assert '<dt data-tool="beside"><kbd>C</kbd></dt>' in told
    css = (Path(__file__).parents[2] / "static" / "areas.css").read_text("utf-8")
    assert ':root:not([data-areas]) [data-tool="beside"] {\n  display: none;' in css
