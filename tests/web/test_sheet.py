"""The phone's sheet goes where the finger wants it."""

from __future__ import annotations

import pytest

from pyapp.web.question.phone_sheet import after


@pytest.mark.parametrize(
    ("state", "moved", "then"),
    [
        ("half", 0, "low"),
        ("low", 3, "half"),
        ("full", 0, "low"),
        ("half", -120, "full"),
        ("half", 120, "low"),
        ("low", 300, "low"),
        ("full", -300, "full"),
        ("full", 60, "half"),
    ],
)
def test_a_swipe_moves_it_and_a_tap_shows_the_board_or_the_options(state: str, moved: float, then: str) -> None:
    assert after(state, moved) == then
