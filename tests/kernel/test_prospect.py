"""A chance with its reasons adds up."""

from __future__ import annotations

from pyapp.kernel.message import say
from pyapp.kernel.prospect import Goal, Odds, Prospect, Result


def test_the_ways_of_a_chance_are_those_of_all_its_results() -> None:
    rows = (Result(say("1–4"), say("nothing"), 4), Result(say("5–6"), say("a hit"), 2))
    assert Odds("5.1", say("A shot"), (), 0, 0, (), rows).ways == 6
    assert Odds("5.1", say("A shot"), (), 0, 0).ways == 0


def test_a_goal_is_found_by_its_ref() -> None:
    near, far = Goal("square:a1", 1), Goal("square:b1", 2)
    assert Prospect((near, far)).goal("square:b1") == far
    assert Prospect((near,)).goal("square:b1") is None
