"""Lines of sight, on floors drawn as text: every letter is a cell, and sides are open but for the listed pairs."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel.space.cells import Rect, SideKind, Stretch, shared_side, stretches
from pyapp.kernel.space.sight import Floor, Obstacle


def floor(drawing: str, walls: str = "", doors: str = "", cell: int = 10) -> Floor[str, str]:
    """A floor from a drawing; all sides are open but the listed pairs ("ab cd"); a door is named after its pair."""
    spots: dict[str, list[tuple[int, int]]] = {}
    for y, row in enumerate(drawing.split()):
        for x, name in enumerate(row):
            if name != ".":
                spots.setdefault(name, []).append((x, y))
    rects = {}
    for name, at in spots.items():
        (x1, y1), (x2, y2) = min(at), max(at)
        rects[name] = Rect(x1 * cell, y1 * cell, (x2 - x1 + 1) * cell, (y2 - y1 + 1) * cell)

    def classify(a: str, b: str) -> tuple[SideKind, str | None]:
        if a + b in doors.split():
            return SideKind.DOOR, a + b
        return (SideKind.WALL if a + b in walls.split() else SideKind.OPEN), None

    return Floor(rects, stretches(rects, classify))


def test_shared_sides_have_length() -> None:
    a = Rect(0, 0, 10, 10)
    assert shared_side(a, Rect(10, 5, 10, 10)) == ((10, 5), (10, 10))
    assert shared_side(a, Rect(-5, 10, 10, 10)) == ((0, 10), (5, 10))
    assert shared_side(a, Rect(10, 10, 10, 10)) is None, "a corner is no side"
    assert shared_side(a, Rect(20, 0, 10, 10)) is None


def test_an_open_row_is_seen_from_end_to_end_with_what_lies_between() -> None:
    line = floor("abcd").line("a", "d")
    assert line.is_clear
    assert line.through == ("b", "c")
    assert line.reversed().through == ("c", "b")
    assert line.door is None


def test_a_cell_sees_itself() -> None:
    assert floor("ab").line("a", "a").is_clear


def test_a_wall_blocks_and_says_where() -> None:
    line = floor("abcd", walls="bc").line("a", "d")
    assert line.obstacle is Obstacle.WALL
    assert line.at == (20, 5)


def test_the_outside_blocks() -> None:
    assert floor("ab.cd").line("a", "d").obstacle is Obstacle.WALL
    assert floor("a.c bbb").line("a", "c").obstacle is Obstacle.WALL


def test_open_corners_do_not_block_and_wall_corners_do() -> None:
    assert floor("ab cd").line("a", "d").is_clear
    assert floor("ab cd").line("a", "d").through == ()
    for wall in ("ab", "cd", "ac", "bd"):
        blocked = floor("ab cd", walls=wall).line("a", "d")
        assert blocked.obstacle is Obstacle.CORNER
        assert blocked.at == (10, 10)


def test_the_corner_of_the_building_blocks() -> None:
    assert floor("ab c.").line("b", "c").obstacle is Obstacle.CORNER


def test_a_doorway_of_either_end_may_be_crossed() -> None:
    rooms = floor("abcd", doors="bc")
    assert rooms.line("b", "c").door == "bc"
    assert rooms.line("a", "c").door == "bc"
    assert rooms.line("b", "d").door == "bc"
    assert rooms.line("a", "d").obstacle is Obstacle.FAR_DOORWAY
    assert rooms.line("a", "b").door is None


def test_never_two_doors() -> None:
    assert floor("abc", doors="ab bc").line("a", "c").obstacle is Obstacle.SECOND_DOOR


def test_the_jamb_of_a_doorway_blocks() -> None:
    assert floor("ab cd", doors="bd").line("a", "d").obstacle is Obstacle.CORNER


def test_running_along_an_open_border_is_clear_and_passes_through_neither() -> None:
    #  aa      the line from a to d runs down the border of b and c
    assert floor("aa bc dd").line("a", "d").is_clear
    assert floor("aa bc dd").line("a", "d").through == ()
    assert floor("abbd accd").line("a", "d").through == ()
    assert floor("aa bc bc ee dd").line("a", "d").through == ("e",)


def test_running_along_a_wall_or_a_doorway_blocks() -> None:
    assert floor("aa bc dd", walls="bc").line("a", "d").obstacle is Obstacle.CORNER
    assert floor("aa bc dd", doors="bc").line("a", "d").obstacle is Obstacle.CORNER


def test_odd_sizes_are_exact() -> None:
    rects = {"a": Rect(0, 0, 3, 3), "b": Rect(3, 0, 3, 5), "c": Rect(6, 0, 5, 3)}
    plan = Floor(rects, stretches(rects, lambda *_: (SideKind.OPEN, None)))
    assert plan.line("a", "c").through == ("b",)


def cuts(low: int, high: int) -> st.SearchStrategy[list[int]]:
    return st.sets(st.integers(low + 1, high - 1), max_size=3).map(lambda inner: [low, *sorted(inner), high])


@st.composite
def plans(draw: st.DrawFn) -> tuple[dict[int, Rect], tuple[Stretch[int, int], ...]]:
    """Rows of unequal height, each cut differently, with random walls and doors."""
    rects: dict[int, Rect] = {}
    levels = draw(cuts(0, 12))
    for top, bottom in itertools.pairwise(levels):
        edges = draw(cuts(0, 12))
        for left, right in itertools.pairwise(edges):
            rects[len(rects)] = Rect(left, top, right - left, bottom - top)
    kinds = st.sampled_from([SideKind.OPEN, SideKind.OPEN, SideKind.OPEN, SideKind.WALL, SideKind.DOOR])
    count = 0

    def classify(a: int, b: int) -> tuple[SideKind, int | None]:  # noqa: ARG001
        nonlocal count
        count += 1
        kind = draw(kinds)
        return kind, count if kind is SideKind.DOOR else None

    return rects, stretches(rects, classify)


def meets(side: Stretch[int, int], a: tuple[Fraction, ...], b: tuple[Fraction, ...]) -> bool:
    """Has the closed stretch a point in common with the line from a to b? By plain fractions, as a second opinion."""
    along, across = (1, 0) if side.is_vertical else (0, 1)
    level, low, high = side.start[across], side.start[along], side.end[along]
    if a[across] == b[across]:
        return a[across] == level and max(low, min(a[along], b[along])) <= min(high, max(a[along], b[along]))
    t = (level - a[across]) / (b[across] - a[across])
    return 0 <= t <= 1 and low <= a[along] + t * (b[along] - a[along]) <= high


@given(plans())
def test_the_walk_agrees_with_testing_every_side(plan: tuple[dict[int, Rect], tuple[Stretch[int, int], ...]]) -> None:
    rects, sides = plan
    rooms = Floor(rects, sides)
    centres = {c: (Fraction(2 * r.x + r.width, 2), Fraction(2 * r.y + r.height, 2)) for c, r in rects.items()}
    for a in rects:
        for b in rects:
            line = rooms.line(a, b)
            assert line == rooms.line(b, a).reversed()
            met = [side for side in sides if side.kind is not SideKind.OPEN and meets(side, centres[a], centres[b])]
            clear = not met or (len(met) == 1 and met[0].kind is SideKind.DOOR and bool({a, b} & set(met[0].cells)))
            if met and clear:  # through the doorway's inside, not along it or by its end
                side = met[0]
                clear = not any(
                    meets(Stretch(side.cells, end, end, side.kind), centres[a], centres[b])
                    for end in (side.start, side.end)
                )
            assert line.is_clear == clear
            if clear:
                assert line.door == (met[0].door if met else None)


@pytest.mark.parametrize("drawing", ["aab ccd", "abb add", "aabb cddd eeff"])
def test_every_line_is_the_same_from_both_ends(drawing: str) -> None:
    rooms = floor(drawing, walls="ab")
    rooms.warm()
    for a in set(drawing) - {" "}:
        assert set(rooms.lines_from(a)) == set(drawing) - {" "}
        for b in rooms.lines_from(a):
            assert rooms.line(a, b) == rooms.line(b, a).reversed()
