"""What a touch means, and what is told before it is done."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import say
from pyapp.kernel.prospect import Aim, Goal, Kind, Prospect, Route
from pyapp.web.question.narrowing import Narrowing, Things
from pyapp.web.touch.touch_meaning import Meaning, Sense, meaning_of

SHOOT = Option(Action("shoot", ("peter", "3")), say("Shoot"), refs=("unit:z", "square:3"))
STEP = Option(Action("move", ("peter", "2")), say("Go"), refs=("square:2",))
AMONG = Option(Action("move", ("peter", "4")), say("Go among them"), refs=("square:4",))
CLOSE = Option(Action("close", ("peter", "d")), say("Close"), refs=("door:d",))
LIFT = Option(Action("lift", ("fran",)), say("Carry"), refs=("unit:fran",))
PAIR = [Option(Action("select", (who, "x")), say(who), refs=("unit:pair", f"unit:{who}")) for who in ("a", "b")]


class Hints:
    """A step away is 2; enemies are in 4, 5 and 3, at whom one can shoot; 6 is a walk away."""

    prospect = Prospect(
        (
            Goal("square:2", 1),
            Goal("square:4", 1, Kind.MET),
            Goal("square:5", 3, Kind.MET),
            Goal("square:6", 4),
            Goal("door:d", 2, Kind.WORK),
        ),
        (Aim("square:1", "square:3", say("58 %"), ("unit:z",)),),
    )
    aimed = frozenset({"unit:z", "square:3"})

    def route(self, *refs: str) -> Route | None:
        actions = {"square:2": (STEP.action,), "square:4": (AMONG.action,), "door:d": (CLOSE.action,)}
        for ref in refs:
            if self.prospect.goal(ref) is not None:
                return Route(("square:1", ref), actions.get(ref, (STEP.action, Action("move", ("on",)))), 1)
        return None


def touch(*touched: Things) -> Meaning:
    asked = Narrowing((SHOOT, STEP, AMONG, CLOSE, LIFT, *PAIR))
    return meaning_of(asked, Hints(), lambda ref: ref.startswith("door:"), touched)


@pytest.mark.parametrize(
    ("ref", "sense", "option"),
    [
        ("unit:z", Sense.SHOT, SHOOT),
        ("square:3", Sense.SHOT, SHOOT),
        ("square:2", Sense.STEP, STEP),
        ("door:d", Sense.WORK, CLOSE),
        ("unit:fran", Sense.DEED, LIFT),
        ("unit:pair", Sense.CHOICE, None),
        ("square:6", Sense.WAY, None),
        ("square:9", Sense.NOTHING, None),
    ],
)
def test_a_touch_means_an_option_a_choice_a_way_or_nothing(ref: str, sense: Sense, option: Option | None) -> None:
    meaning = touch((ref,))
    assert (meaning.sense, meaning.option, meaning.is_met) == (sense, option, False)
    assert (meaning.route is not None) == (sense is Sense.WAY)
    assert not meaning.is_shown_first(by_finger=False)
    is_shown = sense not in (Sense.DEED, Sense.CHOICE, Sense.NOTHING)
    assert meaning.is_shown_first(by_finger=True) == is_shown


@pytest.mark.parametrize(("ref", "sense"), [("square:4", Sense.STEP), ("square:5", Sense.WAY)])
def test_among_enemies_everybody_is_told_first(ref: str, sense: Sense) -> None:
    meaning = touch((ref,))
    assert (meaning.sense, meaning.is_met) == (sense, True)
    assert meaning.is_shown_first(by_finger=False)


def test_what_all_options_are_about_needs_no_touch() -> None:
    asked = Narrowing(tuple(PAIR))
    meaning = meaning_of(asked, Hints(), lambda _: False, (("unit:pair",),))
    assert (meaning.sense, meaning.narrowing) == (Sense.SUBJECT, asked)
    assert not meaning.is_shown_first(by_finger=True)


def test_what_is_deliberate_is_shown_to_a_finger_before_it_is_done() -> None:
    """To touch the own place of whoever is chosen may be no more than a wish to see it: while there is more to choose
    from, everybody is asked.
    """
    dig = Option(Action("dig", ("fran",)), say("Dig"), refs=("unit:fran",), deliberate=True)
    go = Option(Action("move", ("fran", "2")), say("Go"), refs=("unit:fran", "square:2"))
    lift = LIFT._replace(refs=("unit:peter",))
    asked = Narrowing((dig, go, lift)).touch(("unit:fran",)).narrowing
    assert asked is not None
    assert meaning_of(asked, Hints(), lambda _: False, (("unit:fran",),)).sense is Sense.CHOICE
    only = Meaning(Sense.DEED, option=dig)
    assert only.is_shown_first(by_finger=True)
    assert not only.is_shown_first(by_finger=False)


def test_the_first_meaning_that_any_option_has_to_do_with_counts() -> None:
    assert touch(("square:9",), ("unit:z",)).option == SHOOT


def test_the_chosen_one_touched_again_is_asked_about_a_deed_that_is_rarely_meant() -> None:
    forage = Option(Action("forage", ("a",)), say("Forage"), refs=("unit:a",), deliberate=True)
    step = Option(Action("move", ("a", "2")), say("Go"), refs=("unit:a", "square:2"))
    chosen = Narrowing((forage, step), (("unit:a",),))
    meant = meaning_of(chosen, Hints(), lambda _: False, (("unit:a",), ("square:1", "unit:a")))
    assert (meant.sense, meant.option) == (Sense.CHOICE, None)
