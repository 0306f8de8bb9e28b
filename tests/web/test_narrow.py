"""Touching things narrows the options down to one."""

from __future__ import annotations

from collections import Counter

import pytest

from pyapp.games import game as find_game
from pyapp.kernel.decision import Action, Option
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.message import say
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of
from pyapp.web.question.narrowing import Narrowing
from tests.web.touching import is_alone_there, touches


def option(text: str, *refs: str) -> Option:
    return Option(Action.parse(text), say(text), refs)


PETER_1 = option("move peter 1", "unit:peter", "square:1")
PETER_2 = option("move peter 2", "unit:peter", "square:2")
ROGER_1 = option("move roger 1", "unit:roger", "square:1")
ROGER_3 = option("move roger 3", "unit:roger", "square:3")
END = option("end")
ALL = Narrowing((PETER_1, PETER_2, ROGER_1, ROGER_3, END))


def after(narrowing: Narrowing, *refs: str) -> Narrowing:
    for ref in refs:
        touched = narrowing.touch((ref,))
        assert touched.narrowing is not None
        narrowing = touched.narrowing
    return narrowing


def after_all(narrowing: Narrowing, things: tuple[str, ...]) -> Narrowing:
    touched = narrowing.touch(things)
    assert touched.narrowing is not None
    return touched.narrowing


def test_everything_that_an_option_touches_is_live() -> None:
    assert ALL.live == {"unit:peter", "unit:roger", "square:1", "square:2", "square:3"}


def test_a_touch_keeps_the_options_that_touch_it_and_those_that_touch_nothing() -> None:
    narrowed = after(ALL, "unit:peter")
    assert narrowed.remaining == (PETER_1, PETER_2, END)
    assert narrowed.live == {"square:1", "square:2"}
    assert narrowed.chosen_refs == {"unit:peter"}


def test_one_option_left_is_performed() -> None:
    assert ALL.touch(("square:3",)).perform is ROGER_3
    assert after(ALL, "unit:peter").touch(("square:2",)).perform is PETER_2


def test_the_order_of_touches_does_not_matter() -> None:
    assert after(ALL, "square:1").touch(("unit:roger",)).perform is ROGER_1


def test_a_thing_outside_what_is_left_starts_anew() -> None:
    narrowed = after(ALL, "unit:peter", "unit:roger")
    assert narrowed.remaining == (ROGER_1, ROGER_3, END)
    assert narrowed.chosen == (("unit:roger",),)


def test_a_thing_that_nothing_touches_changes_nothing() -> None:
    touched = after(ALL, "unit:peter").touch(("square:9",))
    assert touched.narrowing is None
    assert touched.perform is None


def test_what_is_asked_about_is_shown_as_if_it_were_chosen() -> None:
    assert ALL.about(()) is ALL
    assert ALL.about(PETER_1.refs).chosen_refs == {"unit:peter", "square:1"}


def test_a_chosen_thing_is_let_go_by_touching_it_again() -> None:
    assert after(ALL, "unit:peter", "unit:peter") == ALL


def test_a_chosen_thing_touched_again_means_itself_alone_where_that_is_an_option() -> None:
    alone, other, both = option("a", "unit:a"), option("b", "unit:b"), option("ab", "unit:a", "unit:b")
    stack = Narrowing((alone, other, both, END))
    assert after(stack, "unit:a").touch(("unit:a",)).perform is alone
    assert after(stack, "unit:a").touch(("unit:b",)).perform is both
    everything = ("square:1", "unit:a", "unit:b")
    touched = stack.touch(everything)
    assert touched.narrowing is not None
    assert touched.narrowing.touch(everything).perform is both


def test_one_of_several_that_were_touched_at_once_takes_their_place() -> None:
    alone, other, both = option("a", "unit:a"), option("b", "unit:b"), option("ab", "unit:a", "unit:b")
    far = option("c", "unit:c")
    pile = after_all(Narrowing((alone, other, both, far, END)), ("square:1", "unit:a", "unit:b"))
    one = pile.touch(("unit:a",)).narrowing
    assert one is not None
    assert one.chosen == (("unit:a",),)
    assert one.remaining == (alone, both, END)


def test_a_pile_that_is_spread_keeps_the_target_that_was_chosen() -> None:
    target = "square:9"
    alone, other = option("fire a 9", "unit:a", target), option("fire b 9", "unit:b", target)
    both, walk = option("fire a+b 9", "unit:a", "unit:b", target), option("move a+b 8", "unit:a", "unit:b", "square:8")
    asked = after(Narrowing((alone, other, both, walk, END)), target)
    pile = asked.about(("square:1", "unit:a", "unit:b"))
    assert pile.count == asked.count == 3
    assert after(pile, "unit:a").remaining == (alone, both, END)


def test_what_can_be_done_about_the_only_thing_asked_about_is_touched_there() -> None:
    """Everything is about one who could also do something where he stands: two touches of him mean that."""
    stay, go, far = (
        option("dig a", "unit:a"),
        PETER_1._replace(refs=("unit:a", "square:1")),
        option("go", "unit:a", "2"),
    )
    asked = Narrowing((stay, go, far, END))
    once = asked.touch(("unit:a",))
    assert once.perform is None
    assert once.narrowing is not None
    assert once.narrowing.exact is stay
    assert once.narrowing.touch(("unit:a",)).perform is stay
    assert asked.touch(("square:1",)).perform is go
    assert Narrowing((go, far, END)).touch(("unit:a",)) == (Narrowing((go, far, END)), None)


def test_a_place_touched_with_all_that_is_in_it_means_to_go_there() -> None:
    """What was chosen before is kept, and who stands there is not shot at by the way."""
    go, shoot, aim = (
        option("move a 1", "unit:a", "square:1"),
        option("shoot a 1 z", "unit:a", "square:1", "unit:z"),
        option("aim a 1 z", "unit:a", "square:1", "unit:z"),
    )
    place = ("square:1", "unit:z")
    one = after_all(Narrowing((go, shoot, END)), place)
    assert one.touch(place).perform is go
    chosen = after(Narrowing((go, shoot, aim, option("move b 1", "unit:b", "square:1"), END)), "unit:a")
    assert after_all(chosen, place).touch(("unit:a",)).perform is go
    assert after_all(chosen, place).touch(place).perform is go


def test_of_a_target_its_square_or_what_stands_there_is_enough() -> None:
    target = ("square:9", "unit:zombie")
    alone, other = option("fire a 9", "unit:a", *target), option("fire b 9", "unit:b", *target)
    both = option("fire a+b 9", "unit:a", "unit:b", *target)
    walk = option("move a 9", "unit:a", "square:9")
    one_target = Narrowing((alone, other, both, END))
    assert after(one_target, "unit:a").touch(("unit:a",)).perform is alone
    assert after(one_target, "unit:b").touch(("unit:a",)).perform is both
    crossroads = Narrowing((walk, alone, option("fire a 8", "unit:a", "square:8", "unit:other"), END))
    assert after(crossroads, "square:9").touch(("square:9",)).perform is walk
    assert crossroads.touch(("unit:zombie",)).perform is alone


@pytest.mark.parametrize("mode", ["solitaire", "two-player"])
def test_all_that_has_its_place_on_the_board_can_be_meant_there(mode: str) -> None:
    """Whatever a sensible player could do in a game: but for options that touch the very same things."""
    game = find_game("mall")
    history = History(game, Start(mode, game.settings(mode, {}), 3))
    players = seats_of(game, mode, "standard", 3)
    meant: Counter[str] = Counter()
    while (asked := decision(history.state)) is not None and history.state.turn < 10:
        if len(history.entries) % 2 == 0:
            for each in asked.options:
                if each.refs and is_alone_there(asked, each):
                    assert touches(asked, each), str(each.action)
                    meant[each.action.verb] += 1
        history.act(players[asked.seat].choose(game.observe(history.state, asked.seat), asked))
    assert set(meant) >= {"place", "select", "move", "shoot"}


def test_a_counter_means_itself_first_and_its_square_second() -> None:
    narrowed = after(ALL, "unit:peter")
    assert narrowed.touch(("unit:zombie",), ("square:2",)).perform is PETER_2
    other = narrowed.touch(("unit:roger",), ("square:1",)).narrowing
    assert other is not None
    assert other.chosen == (("unit:roger",),)


def test_everything_in_a_square_can_be_meant_at_once() -> None:
    touched = ALL.touch(("square:1", "unit:peter"))
    assert touched.narrowing is not None
    assert touched.narrowing.remaining == (PETER_1, PETER_2, ROGER_1, END)


def test_widening_takes_back_one_touch() -> None:
    assert after(ALL, "unit:peter").widened() == ALL
    assert ALL.widened() == ALL


def test_what_every_option_is_about_counts_as_chosen() -> None:
    peters = Narrowing((PETER_1, PETER_2, END))
    assert peters.chosen_refs == {"unit:peter"}
    assert peters.live == {"square:1", "square:2"}
    assert peters.touch(("unit:peter",)).narrowing is peters
    assert Narrowing((PETER_1, END)).live == {"unit:peter", "square:1"}


def test_badges_stand_on_things_that_mean_one_option() -> None:
    assert after(ALL, "unit:peter").badges() == {"square:1": PETER_1, "square:2": PETER_2}


def test_what_a_touch_does_not_commonly_mean_is_done_by_the_second() -> None:
    """Whoever touches a friend may want him to come along, not to be carried."""
    lift = option("lift fran peter", "unit:fran", "unit:peter")._replace(deliberate=True)
    asked = Narrowing((option("move fran 1", "unit:fran", "square:1"), lift, END))
    first = asked.touch(("unit:peter",))
    assert first.perform is None
    assert first.narrowing is not None
    assert first.narrowing.remaining == (lift, END)
    assert first.narrowing.touch(("unit:peter",)).perform == lift


def test_what_is_only_warned_of_is_shunned() -> None:
    warned = PETER_2._replace(caution=say("No!"), deliberate=True)
    assert Narrowing((PETER_1, PETER_2)).shunned == frozenset()
    assert Narrowing((PETER_1, warned)).shunned == {"square:2"}
    assert Narrowing((PETER_1, PETER_2._replace(caution=say("No!")))).shunned == frozenset(), "it may well be meant"


def test_what_a_touch_does_not_commonly_mean_is_asked_about_while_others_are_left() -> None:
    """Who touches the chosen one again may want to let him go: no dice are rolled by that."""
    forage = option("forage peter", "unit:peter")._replace(deliberate=True)
    asked = Narrowing((PETER_1, PETER_2, forage, ROGER_1, END))
    first = after(asked, "unit:peter")
    again = first.touch(("unit:peter",))
    assert again.perform is None
    assert again.narrowing is not None
    assert again.narrowing.remaining == first.remaining
    assert again.narrowing.exact is forage
    rest = option("rest peter", "unit:peter")
    assert after(Narrowing((PETER_1, PETER_2, rest, END)), "unit:peter").touch(("unit:peter",)).perform is rest
