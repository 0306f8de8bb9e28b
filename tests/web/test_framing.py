"""The view goes where a question needs it, and stays where it does not."""

from __future__ import annotations

import pytest

from pyapp.web.board.camera_goal import AROUND, EDGE, MANY, Sizes, View, Window, frame
from pyapp.web.board.geometry import Box

BOARD = Box(-36, -36, 1572, 1052)
SIZES = Sizes(0.4, 0.8)


def square(x: float, y: float) -> Box:
    return Box(x, y, 60, 80)


def window(x: float, y: float, scale: float = 0.8) -> Window:
    """A phone's: 400 by 400 pixels."""
    return Window(Box(x, y, 400 / scale, 400 / scale), scale)


def seen(view: View) -> Box:
    width = 400 / view.scale
    return Box(view.x - width / 2, view.y - width / 2, width, width)


def holds(outer: Box, *boxes: Box) -> bool:
    return all(
        outer.x <= box.x
        and outer.y <= box.y
        and box.x + box.width <= outer.x + outer.width
        and box.y + box.height <= outer.y + outer.height
        for box in boxes
    )


def test_what_is_in_sight_moves_nothing() -> None:
    lit = [square(200, 200), square(400, 400), square(300, 300)]
    assert frame(lit, [], window(100, 100), BOARD, SIZES) is None
    # Far from pleasant, but the player's own view.
    assert frame(lit, [], window(0, 0, 0.3), BOARD, SIZES) is None


def test_the_window_moves_just_as_far_as_it_has_to() -> None:
    lit = [square(200, 200), square(300, 300), square(580, 400)]
    view = frame(lit, [], window(100, 100), BOARD, SIZES)
    assert view == View(350 + 580 + 60 + EDGE - 600, 350, 0.8)
    assert holds(seen(view), *lit)


def test_the_view_draws_back_until_all_that_is_lit_is_in_it() -> None:
    lit = [square(60, 200), square(60, 640), square(500, 400), square(200, 300)]
    view = frame(lit, [], window(0, 0), BOARD, SIZES)
    assert view is not None
    assert SIZES.least <= view.scale < 0.8
    assert holds(seen(view), *lit)


def test_no_farther_than_a_finger_allows_and_then_with_whom_it_is_about() -> None:
    actor = square(1300, 500)
    lit = [square(0, 0), square(60, 0), square(120, 0), square(1240, 500), square(1360, 500)]
    view = frame(lit, [actor], window(0, 0), BOARD, SIZES)
    assert view is not None
    assert view.scale >= SIZES.least
    assert holds(seen(view), actor, *lit[3:])
    # Once there, the same question moves nothing.
    assert frame(lit, [actor], Window(seen(view), view.scale), BOARD, SIZES) is None


def test_where_nobody_acts_most_of_the_places_are_shown() -> None:
    lit = [square(0, 0), square(1300, 500), square(1360, 500), square(1300, 700)]
    view = frame(lit, [], window(0, 0), BOARD, SIZES)
    assert view is not None
    assert holds(seen(view), *lit[1:])


def test_a_fight_is_shown_with_what_lies_about_it() -> None:
    view = frame([square(545, 300)], [], window(100, 100), BOARD, SIZES)
    assert view is not None
    assert seen(view).x + seen(view).width == pytest.approx(545 + 60 + AROUND)
    # Not beyond the edge of the board.
    assert frame([square(0, 0)], [], window(-36, -36), BOARD, SIZES) is None


def test_of_very_many_places_those_who_act_count_or_any_one() -> None:
    lit = [square(60 * number, 80 * (number % 8)) for number in range(MANY + 1)]
    actor = square(1200, 700)
    view = frame(lit, [actor], window(0, 0), BOARD, SIZES)
    assert view is not None
    assert holds(seen(view), actor)
    assert frame(lit, [], window(0, 0), BOARD, SIZES) is None
    view = frame(lit, [], window(1000, 500), BOARD, SIZES)
    assert view is not None
    assert any(holds(seen(view), box) for box in lit)


def test_a_view_that_was_drawn_back_comes_nearer_for_somebody_else() -> None:
    lit, actor = [square(300, 300), square(360, 300)], square(420, 300)
    far = window(0, 0, 0.45)
    assert frame(lit, [actor], far, BOARD, SIZES) is None
    view = frame(lit, [actor], far, BOARD, SIZES, drawn_back=True)
    assert view is not None
    assert view.scale == SIZES.comfort


def test_from_the_whole_board_to_the_question() -> None:
    whole = Window(Box(-36, -300, 1572, 1572), 400 / 1572)
    lit = [square(300, 300), square(800, 300), square(360, 380)]
    assert frame(lit, [], whole, BOARD, SIZES) is None
    view = frame(lit, [], whole, BOARD, SIZES, anew=True)
    assert view is not None
    assert SIZES.least <= view.scale <= SIZES.comfort
    assert holds(seen(view), *lit)


def test_a_question_about_nothing_on_the_board_moves_nothing() -> None:
    assert frame([], [], window(0, 0), BOARD, SIZES, anew=True) is None
