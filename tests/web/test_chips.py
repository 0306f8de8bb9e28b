"""No chip lies on another, and what is written at a door stands where it belongs."""

from __future__ import annotations

from itertools import combinations

from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.prospect import Aim
from pyapp.web.board import edge_handles
from pyapp.web.board.geometry import Box
from pyapp.web.board.place_shapes import Place
from pyapp.web.foresight import label_layout, overlay_svg
from pyapp.web.foresight.label_layout import Chip

ACROSS, UPRIGHT = Box(-30, -2, 60, 4), Box(-2, -30, 4, 60)
ABOVE, BELOW = Box(-30, -80, 60, 80), Box(-30, 0, 60, 80)
"""The squares on both sides of a door in a wall that runs across."""


def counter_in(square: Box) -> Box:
    return label_layout.around(square.centre, (48, 48))


def are_apart(boxes: list[Box]) -> bool:
    return not any(
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
        for one, other in combinations(boxes, 2)
    )


def test_a_chip_takes_its_best_place_and_the_next_one_gives_way() -> None:
    chip = Chip((20, 10), ((0, 0), (15, 0), (40, 0)))
    assert label_layout.settle([chip, chip]) == [Box(-10, -5, 20, 10), Box(30, -5, 20, 10)]


def test_what_is_shunned_is_written_on_rather_than_another_chip() -> None:
    chip = Chip((20, 10), ((0, 0), (40, 0)))
    assert label_layout.settle([chip], shunned=[Box(-5, -5, 10, 10)]) == [Box(30, -5, 20, 10)]
    assert label_layout.settle([chip], [Box(30, -5, 4, 4)], [Box(-5, -5, 10, 10)]) == [Box(-10, -5, 20, 10)]


def test_what_a_door_costs_stands_on_the_side_of_who_would_pay() -> None:
    for door, axis in ((ACROSS, 1), (UPRIGHT, 0)):
        for side in (-1, 1):
            actor = (side * 40, side * 40)
            (label,) = label_layout.settle([edge_handles.label(door, "2 pts", [actor])], [edge_handles.grip(door)])
            assert label.centre[axis] * side > 0


def test_a_handle_keeps_out_of_the_way_of_counters_on_one_side_of_its_door() -> None:
    for door, axis in ((ACROSS, 1), (UPRIGHT, 0)):
        for side in (-1, 1):
            beside = edge_handles.beside(door, [(side * 24, side * 24)])
            assert beside.centre[axis] == -side * edge_handles.AWAY
            assert beside.centre[1 - axis] == 0
        assert edge_handles.beside(door, [(24, 24), (-24, -24)]) == door
        assert edge_handles.beside(door, [(40, 40)]) == door


def test_between_two_counters_at_a_door_nothing_lies_on_anything() -> None:
    """Somebody stands on one side of a door and can shoot at, walk to and shut out a zombie on the other."""
    fran, zombie = counter_in(ABOVE), counter_in(BELOW)
    boxes = {"square:a": ABOVE, "square:b": BELOW}
    grip = edge_handles.grip(ACROSS)
    aim = Aim("square:a", "square:b", say("11 %"), ("unit:z",))
    (odds,) = label_layout.settle([overlay_svg.odds(aim, boxes, {"unit:z": zombie}, ENGLISH)], [grip])
    label_chip = edge_handles.label(ACROSS, "2 pts", [fran.centre])
    (label,) = label_layout.settle([label_chip], [grip, odds], [fran, zombie])
    wanted = [overlay_svg.count_of_eyes(Place(BELOW)), overlay_svg.eye(zombie)]
    assert are_apart([grip, odds, label, *label_layout.settle(wanted, [grip, odds, label])])
    assert label.centre[1] < 0 < odds.centre[1]
