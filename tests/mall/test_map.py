"""The shipped map: the seventeen constraints that the rules put on it, its qualities, and the reader of map files."""

from __future__ import annotations

import copy
import itertools
import json
from importlib import resources
from typing import Any

import pytest

from pyapp.kernel.data.node import Unfit
from pyapp.kernel.space.cells import SideKind
from pyapp.kernel.space.sight import Obstacle
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_file import load_map
from pyapp.mall.map.map_model import AreaId, AreaKind, DoorKind, SquareId

TEXT = resources.files("pyapp.mall").joinpath("data/map.json").read_text(encoding="utf-8")


def sq(number: str) -> SquareId:
    return SquareId(number)


def seen(a: str, b: str) -> bool:
    """With all doors open, as at the start [3.3]."""
    assert MALL.sight(sq(a), sq(b)) == MALL.sight(sq(b), sq(a)).reversed()
    return MALL.sight(sq(a), sq(b)).is_clear


def stores() -> list[SquareId]:
    return [square for square in MALL.squares if not MALL.is_hall(square)]


# The constraints, numbered as in the list that was drawn from the rules


def test_map_constraint_01_numbers_run_from_001_without_a_gap() -> None:
    assert list(MALL.squares) == [f"{n:03}" for n in range(1, len(MALL.squares) + 1)]
    assert len(MALL.squares) >= 212
    named = (4, 19, 24, 39, 62, 79, 82, 93, 98, 113, 115, 117, 167, 170, 177, 212)
    assert all(sq(f"{number:03}") in MALL.squares for number in named)


def test_map_constraint_02_adjacent_means_sharing_a_side() -> None:
    assert sq("020") in MALL.graph.neighbours(sq("019"))
    assert sq("039") not in MALL.graph.neighbours(sq("019")), "they meet in a point"
    assert {area.kind for area in MALL.areas.values()} == {AreaKind.HALL, AreaKind.STORE}


def test_map_constraint_03_four_main_doors() -> None:
    doors = {door.side: door.square for door in MALL.main_doors.values()}
    assert doors == {"north": "004", "west": "093", "east": "117", "south": "212"}
    rects = {side: MALL.squares[square].rect for side, square in doors.items()}
    width, height = MALL.size
    assert (rects["north"].y, rects["west"].x) == (0, 0)  # type: ignore[index]
    assert (rects["south"].bottom, rects["east"].right) == (height, width)  # type: ignore[index]


def test_map_constraint_04_167_and_170_in_sight_at_range_3_without_a_door() -> None:
    assert seen("167", "170")
    assert MALL.sight(sq("167"), sq("170")).door is None
    assert MALL.range(sq("167"), sq("170")) == 3


def test_map_constraint_05_115_and_113_in_sight_at_range_2_without_a_door() -> None:
    assert seen("115", "113")
    assert MALL.sight(sq("115"), sq("113")).door is None
    assert MALL.range(sq("115"), sq("113")) == 2


def test_map_constraint_06_019_and_039_touch_in_a_corner_at_range_2() -> None:
    a, b = MALL.squares[sq("019")].rect, MALL.squares[sq("039")].rect
    assert (a.right, a.bottom) == (b.x, b.y)
    assert MALL.range(sq("019"), sq("039")) == 2
    assert seen("019", "039")


def test_map_constraint_07_024_sees_062_through_its_doorway_but_not_082() -> None:
    line = MALL.sight(sq("024"), sq("062"))
    assert line.is_clear
    assert line.through == ("043",)
    assert line.door == MALL.door_between(sq("043"), sq("062")) is not None
    assert MALL.range(sq("024"), sq("062")) == 2
    assert MALL.sight(sq("024"), sq("082")).obstacle is Obstacle.FAR_DOORWAY
    assert seen("062", "082")


def test_map_constraint_08_a_wall_corner_parts_098_from_079() -> None:
    line = MALL.sight(sq("098"), sq("079"))
    assert line.obstacle is Obstacle.CORNER
    a, b = MALL.squares[sq("098")].rect, MALL.squares[sq("079")].rect
    assert line.at == (a.right, a.y) == (b.x, b.bottom)


def test_map_constraint_09_the_rifles_are_in_edwins() -> None:
    assert MALL.rifles == "177"
    assert MALL.area_of(MALL.rifles).name == "Edwin's Sports Centre"
    assert len(MALL.squares_of(MALL.area_of(MALL.rifles).id)) >= 2
    assert not MALL.is_hall(MALL.rifles)


def test_map_constraint_10_forty_five_zombie_symbols() -> None:
    assert len(set(MALL.zombies)) == 45
    assert any(not MALL.is_hall(square) for square in MALL.zombies)
    assert not set(MALL.zombies) & set(MALL.characters)


def test_map_constraint_11_characters_start_in_stores_near_one_end() -> None:
    assert len(MALL.characters) >= 2
    width = MALL.size[0]
    for square in MALL.characters:
        assert not MALL.is_hall(square)
        assert MALL.squares[square].rect.right <= width / 3
    assert len({MALL.squares[square].area for square in MALL.characters}) >= 2


def test_map_constraint_12_room_for_hidden_zombies() -> None:
    near = {n.square for square in MALL.characters for n in MALL.neighbours(square)} | set(MALL.characters)
    hiding = [square for square in stores() if square not in near]
    assert len(hiding) >= 5
    assert len([square for square in hiding if MALL.area_of(square).id != "edwins"]) >= 4


@pytest.mark.parametrize("region", ["north-west", "north-east", "south-west", "south-east"])
def test_map_constraint_13_every_last_digit_occurs_on_store_squares_of_each_region(region: str) -> None:
    width, height = MALL.size
    last = []
    for square in stores():
        rect = MALL.squares[square].rect
        north, west = 2 * rect.y + rect.height < height, 2 * rect.x + rect.width < width
        if region == f"{'north' if north else 'south'}-{'west' if west else 'east'}":
            last.append(square[-1])
    assert set(last) == set("0123456789")


@pytest.mark.parametrize("half", ["west", "east"])
def test_map_constraint_13_every_last_digit_occurs_several_times_in_each_half(half: str) -> None:
    middle = MALL.size[0] / 2
    last = [square[-1] for square in stores() if (MALL.squares[square].rect.x < middle) == (half == "west")]
    assert min(last.count(digit) for digit in "0123456789") >= 4


def test_map_constraint_14_glass_and_solid_doors_stand_in_walls() -> None:
    kinds = [door.kind for door in MALL.doors.values()]
    assert kinds.count(DoorKind.GLASS) >= 12
    assert kinds.count(DoorKind.SOLID) >= 10
    for side in MALL.sides:
        if side.kind is SideKind.WALL:
            assert side.cells[1] not in MALL.graph.neighbours(side.cells[0])
            line = MALL.sight(*side.cells)
            assert not line.is_clear or line.through, "seen only round the wall, through a third square"


def test_map_constraint_15_one_connected_mall() -> None:
    assert MALL.graph.is_connected()


def test_map_constraint_16_a_zombie_can_step_away_from_every_main_door() -> None:
    for door in MALL.main_doors.values():
        assert any(n.door is None for n in MALL.neighbours(door.square))


def test_map_constraint_17_the_number_of_door_markers_is_no_limit() -> None:
    assert len(MALL.doors) + len(MALL.main_doors) > 12


# Qualities of this map


def test_numbers_follow_the_rows_of_the_skeleton_in_reading_order() -> None:
    rows: list[list[SquareId]] = []
    for square in MALL.squares.values():
        if rows and MALL.squares[rows[-1][-1]].rect.x < square.rect.x:
            rows[-1].append(square.id)
        else:
            rows.append([square.id])
    assert [row[0] for row in rows[:7]] == ["001", "008", "015", "034", "053", "073", "093"]
    for upper, lower in itertools.pairwise(rows):
        assert max(MALL.squares[s].rect.bottom for s in upper) <= min(MALL.squares[s].rect.y for s in lower)


def test_the_concourse_is_one_straight_row_from_door_to_door() -> None:
    row = [MALL.squares[sq(f"{n:03}")].rect for n in range(93, 118)]
    assert len({(rect.y, rect.height) for rect in row}) == 1
    assert all(a.right == b.x for a, b in itertools.pairwise(row))
    assert seen("093", "117")
    assert MALL.range(sq("093"), sq("117")) == 24


def test_squares_cover_the_mall_and_differ_in_size() -> None:
    rects = [square.rect for square in MALL.squares.values()]
    assert sum(rect.width * rect.height for rect in rects) == MALL.size[0] * MALL.size[1]
    assert len({(rect.width, rect.height) for rect in rects}) >= 10
    assert 1.45 <= MALL.size[0] / MALL.size[1] <= 1.6


def test_every_area_hangs_together_and_the_hall_is_one_floor() -> None:
    for area in MALL.areas:
        inside = set(MALL.squares_of(area))
        reached = MALL.graph.distances([min(inside)], lambda _, there, inside=inside: there in inside)  # type: ignore[misc]
        assert set(reached) == inside
    halls = [square for square in MALL.squares if MALL.is_hall(square)]
    assert len(MALL.graph.distances(halls[:1], lambda _, there: MALL.is_hall(there))) == len(halls)


def test_stores_enough_with_names_of_their_own() -> None:
    names = [area.name for area in MALL.areas.values() if area.kind is AreaKind.STORE]
    assert len(set(names)) == len(names) >= 20


def exits(area: AreaId) -> int:
    return sum(len(MALL.doors_of(square)) for square in MALL.squares_of(area))


def test_some_stores_have_two_exits_and_some_are_dead_ends() -> None:
    counts = [exits(area.id) for area in MALL.areas.values() if area.kind is AreaKind.STORE]
    assert min(counts) == 1
    assert sum(count >= 2 for count in counts) >= 6


def test_a_back_room_lies_behind_a_solid_door() -> None:
    back = [
        door
        for door in MALL.doors.values()
        if not MALL.is_hall(door.between[0]) and not MALL.is_hall(door.between[1]) and door.kind is DoorKind.SOLID
    ]
    assert len(back) >= 3


def test_closing_a_door_that_belongs_to_a_loop_cuts_nobody_off() -> None:
    bridges = 0
    for door in MALL.doors.values():
        open_still = MALL.graph.is_connected(lambda a, b, shut=door.id: MALL.door_between(a, b) != shut)  # type: ignore[misc]
        bridges += not open_still
    assert bridges <= len(MALL.doors) - 12, "at least a dozen doors are part of a loop through stores"


def test_the_start_is_apart_and_the_rifles_are_far() -> None:
    for a in MALL.characters:
        others = [MALL.graph.distance_map(a)[b] for b in MALL.characters if b != a]
        assert min(others) >= 3
        assert MALL.graph.distance_map(a)[MALL.rifles] >= 18
    nearest = [min(MALL.graph.distance_map(c)[z] for z in MALL.zombies) for c in MALL.characters]
    assert min(nearest) >= 2
    assert sum(distance <= 4 for distance in nearest) >= 2


def test_every_seen_square_has_a_range_that_walks_the_line_with_a_few_side_steps() -> None:
    MALL.floor.warm()
    for a in MALL.squares:
        for b, line in MALL.floor.lines_from(a).items():
            if line.is_clear and a != b:
                distance = MALL.range(a, b)
                assert distance is not None
                assert 1 <= distance <= 2 * (len(line.through) + 1) + 1


# Reading a map file


def test_the_shipped_file_is_one_square_a_line() -> None:
    lines = TEXT.splitlines()
    assert sum(line.lstrip().startswith('{"id": "') and '"rect"' in line for line in lines) == len(MALL.squares)


def broken(*path: Any, value: Any) -> str:
    data = copy.deepcopy(json.loads(TEXT))
    at = data
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "error"),
    [
        (["format"], "other", "format: must be shamble-mall-map"),
        (["version"], 2, "version: must be 1"),
        (["squares", 17, "rect"], [0, 0, 60], "squares[17].rect: must be 4 numbers"),
        (["squares", 17, "rect", 2], 0.5, "squares[17].rect[2]: must be a whole number"),
        (["squares", 17, "rect", 2], 0, "squares[17].rect: must have a width and a height above 0"),
        (["squares", 17, "rect", 0], 0, "squares[17].rect: overlaps square 015"),
        (["squares", 17, "rect", 0], -60, "squares[17].rect: reaches outside the map"),
        (["squares", 17, "area"], "attic", "squares[17].area: names attic, which does not exist"),
        (["squares", 17, "id"], "18", "squares[17].id: must be three digits"),
        (["squares", 17, "id"], "017", "squares[17].id: is used twice"),
        (["areas", 0, "kind"], "roof", "areas[0].kind: must be one of store, hall"),
        (["doors", 0, "kind"], "main", "doors[0].kind: must be one of glass, solid"),
        (["doors", 0, "between"], ["001", "099"], "doors[0].between: must be two squares that share a side"),
        (["doors", 0, "between"], ["001", "002"], "doors[0].between: must be two different areas"),
        (["main_doors", 0, "side"], "south", "main_doors: must be four"),
        (["main_doors", 0, "square"], "011", "main_doors[0].side: must be an outer side"),
        (["doors"], [], "doors: must have at least one of each kind"),
        (["zombies"], ["001"], "zombies: must be 45 squares"),
        (["zombies", 1], "002", "zombies[1]: is listed twice"),
        (["characters"], ["053"], "characters: must be at least two squares"),
        (["characters"], ["053", "100"], "characters: square 100 is not in a store"),
        (["rifles"], "100", "rifles: must be in a store"),
        (["walls"], [["113", "114"], ["134", "135"]], None),
    ],
)
def test_a_damaged_map_names_the_place(path: list[Any], value: Any, error: str | None) -> None:
    if error is None:
        load_map(broken(*path, value=value))
        return
    with pytest.raises(Unfit) as caught:
        load_map(broken(*path, value=value))
    assert str(caught.value).startswith(error)


def test_a_part_that_cannot_be_reached_is_named() -> None:
    data = json.loads(TEXT)
    data["doors"] = [door for door in data["doors"] if "091" not in door["between"]]
    with pytest.raises(Unfit, match="069 cannot be reached"):
        load_map(json.dumps(data))


def test_text_that_is_not_json_gives_one_clear_error() -> None:
    with pytest.raises(Unfit, match="map: is not JSON"):
        load_map("{")
    with pytest.raises(Unfit, match="map: must be an object"):
        load_map("[]")


def test_squares_see_each_other_through_the_door_between_them() -> None:
    for door in MALL.doors.values():
        line = MALL.sight(*door.between)
        assert line.is_clear, door.id
        assert line.door == door.id
