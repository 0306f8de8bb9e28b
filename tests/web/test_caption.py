"""The caption at the foot of the board."""

from __future__ import annotations

from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.scene import Item
from pyapp.web import caption
from pyapp.web.geometry import Box


def test_what_it_tells_goes_in_as_text() -> None:
    markup = caption.html("Peter <b>", ["Fire rate & more"], ["To walk here: 4 points"])
    assert "<b>Peter &lt;b&gt;</b><p>Fire rate &amp; more</p>" in markup
    assert '<p class="caption__prospect">To walk here: 4 points</p>' in markup


def test_a_counter_is_drawn_around_its_own_middle() -> None:
    item = Item("unit:a", "unit:a", 100, 60, '<text data-say="STUNNED">x</text>', say("A"), "counter")
    drawn = caption.counter(item, Box(76, 36, 48, 48), ENGLISH)
    assert 'viewBox="-24 -24 48 48"' in drawn
    assert '<g class="counter"><text data-say="STUNNED">STUNNED</text></g>' in drawn
