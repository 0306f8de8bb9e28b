"""The caption on the board: what it tells, and where it lies."""

from __future__ import annotations

from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.scene import Item
from pyapp.web.board.geometry import Box, overlap
from pyapp.web.foresight import caption
from pyapp.web.foresight.caption import GAP, Side

SIZE, ROOM = (300, 100), (1000, 800)
NOWHERE = Box(-50, -50, 10, 10)
FLOOR = [Box(x, 640, 40, 40) for x in range(0, 1000, 50)]
"""A row of lit squares along the foot of the board."""


def test_what_it_tells_goes_in_as_text() -> None:
    markup = caption.html("Peter <b>", ["Fire rate & more"], ["To walk here: 4 points"])
    assert "<b>Peter &lt;b&gt;</b><p>Fire rate &amp; more</p>" in markup
    assert '<p class="caption__prospect">To walk here: 4 points</p>' in markup


def test_a_counter_is_drawn_around_its_own_middle() -> None:
    item = Item("unit:a", "unit:a", 100, 60, '<text data-say="STUNNED">x</text>', say("A"), "counter")
    drawn = caption.counter(item, Box(76, 36, 48, 48), ENGLISH)
    assert 'viewBox="-24 -24 48 48"' in drawn
    assert 'viewBox="-24 -24 48 48"' in caption.counter(item._replace(scale=0.5), Box(88, 48, 24, 24), ENGLISH)
    assert '<g class="counter"><text data-say="STUNNED">STUNNED</text></g>' in drawn


def test_it_lies_at_the_foot_of_the_board() -> None:
    side, place = caption.place(SIZE, ROOM, Box(500, 300, 40, 40), [], [])
    assert (side, place) == (Side.BOTTOM_LEFT, Box(GAP, 800 - 100 - GAP, *SIZE))


def test_it_goes_where_it_covers_the_fewest_of_the_things_that_are_lit() -> None:
    lit = [Box(20, 720, 40, 40), Box(80, 720, 40, 40), Box(900, 720, 40, 40), Box(20, 20, 40, 40)]
    side, place = caption.place(SIZE, ROOM, NOWHERE, lit, [])
    assert side is Side.TOP_RIGHT
    assert not any(overlap(place, box) for box in lit)


def test_it_stays_where_it_is_as_long_as_nowhere_is_better() -> None:
    lit = [Box(20, 720, 40, 40)]
    side, _ = caption.place(SIZE, ROOM, NOWHERE, lit, [])
    for last in (side, Side.TOP_LEFT, Side.TOP):
        assert caption.place(SIZE, ROOM, NOWHERE, lit, [], last)[0] is last
    # Equally bad places are no reason to move either.
    assert caption.place(SIZE, ROOM, NOWHERE, [Box(0, 0, *ROOM)], [], Side.TOP)[0] is Side.TOP


def test_it_gives_way_to_the_note_and_to_what_is_pointed_at_before_all_else() -> None:
    note = Box(250, 720, 500, 60)
    side, place = caption.place(SIZE, ROOM, NOWHERE, FLOOR, [note])
    assert not overlap(place, note)
    assert "top" in side
    _, place = caption.place(SIZE, ROOM, Box(100, 60, 40, 40), FLOOR, [note], Side.TOP_LEFT)
    assert not overlap(place, Box(100, 60, 40, 40))
