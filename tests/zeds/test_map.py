"""The board: eight spaces to each track, five Villages, roads that meet in Town Center alone."""

from __future__ import annotations

from pyapp.kernel.message import ENGLISH
from pyapp.zeds.map.places import (
    NEIGHBOURS,
    SPACES,
    STARTS,
    TOWN_CENTER,
    VILLAGES,
    Ground,
    SpaceId,
    Track,
    on_the_way_in,
    terrain_shift,
)
from pyapp.zeds.names import space_name


def test_every_track_has_a_start_and_seven_spaces() -> None:
    assert len(SPACES) == 4 * 8 + 1
    for start in STARTS:
        assert len(on_the_way_in(start)) == 8


def test_the_villages() -> None:
    assert sorted(VILLAGES) == ["F4", "H5", "M5", "S3", "S5"]


def test_town_spaces_touch_town_center_and_not_each_other() -> None:
    assert set(NEIGHBOURS[TOWN_CENTER]) == {"F0", "M0", "H0", "S0"}
    assert set(NEIGHBOURS[SpaceId("F0")]) == {"TC", "F1"}


def test_what_the_rulebook_says_of_places() -> None:
    """The Farm is #3 of the Forest, Beauxville #3 of the Suburbs, and East Irek lies two spaces beyond it."""
    assert ENGLISH(space_name(SpaceId("F3"))) == "Farm"
    assert ENGLISH(space_name(SpaceId("S3"))) == "Beauxville"
    assert ENGLISH(space_name(SpaceId("S5"))) == "East Irek"
    assert on_the_way_in(SpaceId("S5"))[1] == "S3"


def test_every_space_has_a_name_of_its_own() -> None:
    names = [ENGLISH(space_name(space)) for space in SPACES]
    assert len(set(names)) == len(names)


def test_6_1_what_the_ground_is_worth() -> None:
    assert {space for space in SPACES if terrain_shift(space) == 2} == {"F0", "M0", "H0", "S0"}
    assert terrain_shift(SpaceId("F4")) == terrain_shift(SpaceId("M2")) == terrain_shift(SpaceId("S1")) == 1
    assert terrain_shift(SpaceId("F1")) == terrain_shift(SpaceId("FS")) == 0
    assert all(space.ground is not Ground.OPEN for space in SPACES.values() if space.name is not None)
    assert all(track.start in STARTS for track in Track)
