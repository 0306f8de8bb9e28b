"""What is drawn over the board: every goal with its cost, every aim with its odds, nothing that could be markup."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.prospect import Aim, Goal, Kind, Sight
from pyapp.web.board import edge_handles
from pyapp.web.board.geometry import Box, covered
from pyapp.web.board.place_shapes import INSET, Place
from pyapp.web.foresight import label_layout, overlay_svg

BOXES = {"square:1": Box(0, 0, 60, 60), "square:2": Box(60, 0, 60, 60), "square:3": Box(120, 0, 60, 60)}
GROUND = {ref: Place(box) for ref, box in BOXES.items()}


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{svg}</svg>")


def classes(svg: str) -> list[str]:
    return [element.get("class", "") for element in parsed(svg).iter() if element.get("class")]


def test_reach_and_costs() -> None:
    goals = (Goal("square:1", 1), Goal("square:2", 12, Kind.MET), Goal("door:x", 4, Kind.WORK))
    squares = goals[:2]
    drawn = parsed(overlay_svg.costs(squares, overlay_svg.cost_places(goals, GROUND)))
    assert [text.text for text in drawn.iter("text")] == ["1", "12"]
    floor = classes(overlay_svg.reach(goals, GROUND))
    assert floor.count("reach__floor") == 2
    assert floor.count("reach reach--met") == 1


def test_a_cost_among_enemies_stands_beside_footprints_on_a_plate() -> None:
    """It would be taken for a number of theirs."""
    goals = (Goal("square:1", 4), Goal("square:2", 4, Kind.MET))
    safe, met = parsed(overlay_svg.costs(goals, overlay_svg.cost_places(goals, GROUND)))
    assert [use.get("href") for use in met.iter("use")] == ["#icon-footprints"]
    assert len(list(met.iter("rect"))) == 1
    assert list(safe.iter("use")) == []


def test_a_cost_keeps_off_counters_and_lies_on_a_plate_where_it_cannot() -> None:
    """A counter has figures of its own: a cost on top of them would change what they say."""
    goals = [Goal("square:1", 4), Goal("square:2", 5), Goal("square:3", 6)]
    low, full = Box(90, 25, 30, 35), BOXES["square:3"]
    free, aside, over = overlay_svg.cost_places(goals, GROUND, [low, full])
    assert free.centre > (30, 30)
    assert covered(aside, [low]) == 0
    assert covered(over, [full]) > 0
    drawn = parsed(overlay_svg.costs(goals, [free, aside, over], [low, full]))
    assert [len(list(cost.iter("rect"))) for cost in drawn] == [0, 0, 1]


def test_far_doors_get_handles_with_their_costs() -> None:
    place = Box(60, 0, 4, 40)
    found = parsed(edge_handles.far('door:"y', place, (), "M0 5v-10", 5))
    assert [element.get("data-ref") for element in found] == ['door:"y']
    assert [text.text for text in found.iter("text")] == ["5"]
    plate = next(rect for rect in found.iter("rect") if rect.get("class") == "handle__plate")
    assert edge_handles.pill(place, 5).centre == place.centre
    assert float(plate.get("width", 0)) == edge_handles.pill(place, 5).width < edge_handles.pill(place, 12).width


def drawn_aims(*found: Aim, pointed: tuple[str, ...] = ()) -> str:
    places = label_layout.settle(overlay_svg.odds(aim, BOXES, {}, ENGLISH) for aim in found)
    return overlay_svg.aims(found, BOXES, ENGLISH, places, pointed)


def test_the_aim_pointed_at_is_strong() -> None:
    found = (Aim("square:1", "square:2", say("61 %"), ("unit:u1",)), Aim("square:1", "square:3", say("3 %")))
    drawn = drawn_aims(*found, pointed=("unit:u1",))
    assert [name for name in classes(drawn) if name.startswith("aim") and "__" not in name] == ["aim is-pointed", "aim"]
    assert [text.text for text in parsed(drawn).iter("text")] == ["61\u00a0%", "3\u00a0%"]


def test_a_shot_in_ones_own_square_has_no_line() -> None:
    drawn = drawn_aims(Aim("square:1", "square:1", say("50 %")))
    assert "aim__line" not in classes(drawn)
    assert "50\u00a0%" in drawn


def test_odds_sit_on_the_edge_of_the_counter_that_would_be_hit() -> None:
    aim = Aim("square:1", "square:2", say("61 %"), ("unit:u1",))
    chip = overlay_svg.odds(aim, BOXES, {"unit:u1": Box(70, 20, 44, 44)}, ENGLISH)
    assert chip.spots[0] == (92, 18)
    assert 'transform="translate(92 18)"' in overlay_svg.aims((aim,), BOXES, ENGLISH, label_layout.settle([chip]))


def test_odds_lie_above_a_small_counter_whose_value_they_would_cover() -> None:
    aim = Aim("square:1", "square:2", say("61 %"), ("unit:u1",))
    small = Box(70, 20, 20, 20)
    (place,) = label_layout.settle([overlay_svg.odds(aim, BOXES, {"unit:u1": small}, ENGLISH)])
    assert covered(place, [small]) < small.width * 3


def test_a_way_and_its_watchers() -> None:
    drawn = overlay_svg.way(("square:1", "square:2", "square:3"), BOXES)
    line = next(parsed(drawn).iter("polyline"))
    assert line.get("points") == "30,30 90,30 150,30"
    assert overlay_svg.way(("square:1",), BOXES) == ""
    assert classes(overlay_svg.watchers([Box(0, 0, 20, 20)])) == ["watcher"]
    assert ">3<" in overlay_svg.noticed(BOXES["square:1"], 3)


def test_the_only_way_of_an_enemy_is_an_arrow_from_its_place_into_the_next() -> None:
    left, right, below = Box(0, 0, 100, 60), Box(140, 0, 100, 60), Box(0, 100, 100, 60)
    drawn = parsed(overlay_svg.threat_ways([(left, right), (left, below), (left, right)]))
    assert classes(ElementTree.tostring(drawn, "unicode")) == [
        "threat__leg", "threat__way", "threat__head",
    ] * 2  # fmt: skip
    heads = [path.get("d") or "" for path in drawn.iter() if path.get("class") == "threat__head"]
    tips = [tuple(map(float, re.findall(r"[-\d.]+", head)[:2])) for head in heads]
    assert all(box.holds(*tip) for box, tip in zip((right, below), tips, strict=True))
    assert not any(box.holds(*tip) for box, tip in zip((left, left), tips, strict=True))


def test_what_lies_farther_along_the_way_is_dashed_unless_it_is_sure() -> None:
    along = [("square:1", "square:2", "square:3"), ("square:2", "square:3"), ("square:9", "square:1")]
    told = classes(overlay_svg.ways_of(along[:1], BOXES))
    assert [name for name in told if "leg" in name] == ["threat__leg", "threat__leg threat__leg--farther"]
    assert "farther" not in overlay_svg.ways_of(along, BOXES), "what is next for one is not far for another"
    assert "farther" not in overlay_svg.ways_of(along[:1], BOXES, is_sure=True)


def test_threats_are_counted() -> None:
    counts = {"square:1": 1, "square:2": 2, "square:3": 7, "square:9": 2}
    drawn = overlay_svg.threats(counts, GROUND)
    assert [name for name in classes(drawn) if name.startswith("threat ")] == [
        "threat threat--1", "threat threat--2", "threat threat--3",
    ]  # fmt: skip
    plates = parsed(overlay_svg.threat_counts(counts, GROUND))
    assert [text.text for text in plates.iter("text")] == ["2", "7"]
    for place, ref in zip(overlay_svg.count_places(counts, GROUND), ("square:2", "square:3"), strict=True):
        box = BOXES[ref]
        assert (box.x + box.width - place.x - place.width, place.y - box.y) == (INSET, INSET)


def test_the_legend_says_what_hatching_and_numbers_mean() -> None:
    words = "".join(parsed(overlay_svg.threat_legend(ENGLISH)).itertext())
    assert words == "threatened next2by how many"


def test_a_blocked_look_has_a_cross_where_it_ends() -> None:
    free = Sight((0, 0), (90, 0), None, Reason("6.4", say("free")))
    blocked = free._replace(stop=(45, 0))
    assert "look__cross" not in classes(overlay_svg.sight(free))
    assert "look__cross" in classes(overlay_svg.sight(blocked))
    assert "translate(45 0)" in overlay_svg.sight(blocked)
