"""Where counters rest: inside their square, beside its number and name, each one in sight."""

from __future__ import annotations

from itertools import product

import pytest

from pyapp.kernel.art.counters import SIZE
from pyapp.kernel.art.piles import NAME, NUMBER, Place, places
from pyapp.kernel.space.cells import Rect

SHAPES = [(60, 60), *product((60, 75, 80, 90, 100, 110, 140, 180, 220), (80, 100))]
"""Those of the boards among them."""
FULLEST = 6
"""As many as ever lie in one place, a unit of each kind among them."""


def covered(place: Place) -> tuple[float, float, float, float]:
    half = SIZE * place.scale / 2
    return place.x - half, place.y - half, place.x + half, place.y + half


def overlap(a: Place, b: Place) -> float:
    """How much of the first the second covers."""
    (ax1, ay1, ax2, ay2), (bx1, by1, bx2, by2) = covered(a), covered(b)
    width, height = max(0, min(ax2, bx2) - max(ax1, bx1)), max(0, min(ay2, by2) - max(ay1, by1))
    return width * height / (SIZE * a.scale) ** 2


@pytest.mark.parametrize(("width", "height"), SHAPES)
@pytest.mark.parametrize("count", range(1, FULLEST + 1))
def test_no_counter_leaves_its_square(width: int, height: int, count: int) -> None:
    found = places(Rect(100, 200, width, height), count)
    assert len(set(found)) == count
    for left, top, right, bottom in map(covered, found):
        assert left >= 100 and right <= 100 + width
        assert top >= 200 and bottom <= 200 + height


@pytest.mark.parametrize(("width", "height"), SHAPES)
def test_one_counter_is_full_size_and_leaves_the_number_free(width: int, height: int) -> None:
    (place,) = places(Rect(0, 0, width, height), 1)
    assert place.scale == 1
    assert covered(place)[1] >= NUMBER
    if height >= 80:
        assert covered(place)[3] <= height - NAME, "a name may stand below it"


@pytest.mark.parametrize(("width", "height"), SHAPES)
@pytest.mark.parametrize("count", range(2, FULLEST + 1))
def test_every_counter_of_a_pile_can_be_seen(width: int, height: int, count: int) -> None:
    found = places(Rect(0, 0, width, height), count)
    for number, place in enumerate(found):
        above = sum(overlap(place, other) for other in found[number + 1 :])
        assert above <= (0.25 if count < 5 else 0.45), (number, above)
        assert place.scale >= (0.55 if count < 5 else 0.45)
