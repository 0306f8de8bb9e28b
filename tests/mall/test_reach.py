"""How far those who move get, by which way, who would notice, and what they could shoot at."""

from __future__ import annotations

from pyapp.kernel.decision import Action
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.prospect import Kind, Prospect, Route
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import HUMAN, MallState
from tests.mall.positions import FAR, GAME, act, door, options, points, position, sq

PETER = COUNTERS.normal[Character.PETER].move

GLASS_CLOSED = (
    "Closed, it keeps zombies out until it breaks: by berserk ones, by a super zombie with a unit, or by firing "
    "through it"
)
SEEN_ENOUGH = "1 zombie unit has noticed already, no others on the board would"


def prospect(state: MallState, *refs: str) -> Prospect:
    return GAME.prospect(state, refs)


def reached(found: Prospect) -> dict[str, int]:
    return {goal.ref.partition(":")[2]: goal.cost for goal in found.goals if goal.kind is not Kind.WORK}


def route(state: MallState, goal: str, *refs: str) -> Route:
    found = GAME.route(state, refs, goal)
    assert found is not None
    return found


def moving(state: MallState) -> MallState:
    return act(state, "select peter").state


def test_5_1_every_square_in_reach_with_what_it_costs() -> None:
    state = moving(position(peter="113", zombies=FAR))
    away = MALL.graph.distance_map(sq("113"))
    assert reached(prospect(state)) == {square: steps for square, steps in away.items() if 0 < steps <= PETER}


def test_before_anybody_is_picked_those_who_could_be_are_asked_about() -> None:
    state = position(peter="113", roger="113", steve="114 moved", zombies=FAR)
    assert reached(prospect(state, "unit:peter")) == reached(prospect(moving(state)))
    slower = min(COUNTERS.normal[who].move for who in (Character.PETER, Character.ROGER))
    assert max(reached(prospect(state, "unit:roger", "unit:peter")).values()) == slower
    assert prospect(state, "unit:steve") == Prospect()
    assert prospect(state) == Prospect()


def test_5_3_no_way_leads_through_a_closed_door() -> None:
    state = moving(position(peter="114", zombies=FAR, doors={"114/137": "closed"}))
    assert reached(prospect(state)).get("137") != 1
    assert reached(prospect(moving(position(peter="114", zombies=FAR))))["137"] == 1


def test_5_4_zombies_can_be_walked_into_but_not_through_while_nobody_knows_them() -> None:
    found = prospect(moving(position(peter="113", zombies={"115": 3, **FAR})))
    goal = found.goal("square:115")
    assert goal is not None
    assert (goal.cost, goal.kind) == (2, Kind.MET)
    assert "116" not in reached(found)


def test_5_4_the_way_out_of_a_zombies_square_costs_its_value() -> None:
    state = act(position(peter="113", zombies={"114": 3, **FAR}), "move peter 114").state
    assert reached(prospect(state))["115"] == 4
    assert points(act(state, "move peter 115").state) == PETER - 1 - 4


def test_5_4_whoever_is_remembered_can_be_walked_through() -> None:
    state = act(position(peter="113", zombies={"114": 1, **FAR}), "move peter 114", "move peter 113").state
    assert reached(prospect(state))["115"] == 1 + 2


def test_5_6_carrying_makes_every_square_dearer() -> None:
    state = act(position(peter="113", fran="113 stunned", zombies=FAR), "select peter", "lift peter peter fran").state
    assert reached(prospect(state))["114"] == 3


def test_5_5_doors_in_reach_and_the_hand_on_them() -> None:
    state = moving(position(peter="112", zombies=FAR))
    shop = door("114", "137")
    goal = prospect(state).goal(f"door:{shop}")
    assert goal is not None
    assert (goal.cost, goal.kind) == (4, Kind.WORK)
    way = route(state, f"door:{shop}")
    assert [str(action) for action in way.actions] == ["move peter 113", "move peter 114", f"close peter {shop}"]
    assert points(act(state, *map(str, way.actions)).state) == PETER - 4


def test_a_way_is_made_of_listed_options_and_costs_what_it_says() -> None:
    state = position(peter="113", zombies={"115": 3, "098": 7, "024": 2})
    found = prospect(state, "unit:peter")
    for goal in found.goals:
        way = route(state, goal.ref, "unit:peter")
        assert way.cost == goal.cost
        assert way.actions[0] == Action("select", ("peter",))
        walked = state
        for action in way.actions:
            assert str(action) in options(walked), (goal, action)
            walked = act(walked, str(action)).state
        assert points(walked) == PETER - goal.cost


def test_there_is_no_way_to_what_is_out_of_reach() -> None:
    state = moving(position(peter="113", zombies=FAR))
    for ref in ("square:113", "square:001", "square:999", "door:d12", "door:x", "unit:roger"):
        assert GAME.route(state, (), ref) is None


def test_5_4_a_way_out_of_a_zombies_square_says_what_getting_away_takes() -> None:
    state = moving(position(peter="113", zombies={"113": 3, **FAR}))
    told = [ENGLISH(each) for each in route(state, "square:114").told]
    assert told[:2] == ["4 points to walk here", "3 of that to get away from zombies"]


def test_5_4_a_way_among_zombies_says_what_one_lets_oneself_in_for() -> None:
    state = moving(position(peter="113", zombies={"114": 3, **FAR}))
    warning = route(state, "square:114").warning
    assert warning is not None
    assert "they strike in their turn" in ENGLISH(warning)
    assert route(state, "square:112").warning is None


def test_6_7_a_shot_through_closed_glass_says_that_it_shatters() -> None:
    closed = moving(position(peter="114", zombies={"137": 2, **FAR}, doors={"114/137": "closed"}))
    (aim,) = GAME.prospect(closed, ()).aims
    assert aim.told is not None
    assert ENGLISH(aim.told).endswith("for a shot to hit, which shatters the glass door")
    asked = decision(closed)
    assert asked is not None
    labels = [ENGLISH(option.label) for option in asked.options if option.action.verb == "shoot"]
    assert labels == ["Peter: shoot at 137, 2 dice −1 for distance −3 for the door; shatters the glass door"]


# Who would notice


def test_7_1_zombies_that_see_the_way_are_named() -> None:
    state = moving(position(peter="113", zombies={"116": 3, "137": 2, **FAR}))
    assert route(state, "square:114").noticed == ("unit:u1", "unit:u2")
    hidden = moving(position(peter="113", zombies={"001": 3}))
    assert route(hidden, "square:114").noticed == ()
    told = ["1 point to walk here", "2 zombie units would notice, on the way or there, and come nearer in their turn"]
    assert [ENGLISH(each) for each in route(state, "square:114").told][:2] == told
    assert [ENGLISH(each) for each in route(hidden, "square:114").told] == told[:1]


def test_6_0_a_way_says_how_good_the_best_shot_is_at_its_end() -> None:
    """The odds are those that are offered once they have come there, by whoever has shots left."""
    state = moving(position(peter="113", roger="001", zombies={"116": 3, **FAR}))
    there = act(state, "move peter 114").state
    best = max(prospect(there).aims, key=lambda aim: aim.target)
    assert (best.target, ENGLISH(best.odds)) == ("square:116", "63 %")
    assert ENGLISH(route(state, "square:114").told[-1]) == "63 % at best for a shot from there, at 116"
    assert ENGLISH(best.told).startswith("63 %")


def test_6_0_a_way_into_a_square_does_not_give_away_what_it_will_show() -> None:
    """Zombies of 1 and of 6 promise the same, as long as nobody has seen them."""
    weak, strong = (moving(position(peter="113", zombies={"114": value, **FAR})) for value in (1, 6))
    assert route(weak, "square:114").told == route(strong, "square:114").told
    assert "for a shot from there, at 114" in ENGLISH(route(weak, "square:114").told[-1])


def test_10_4_closing_a_door_says_what_that_keeps_out() -> None:
    state = moving(position(peter="095", zombies=FAR))
    wood = [ENGLISH(each) for each in route(state, f"door:{door('094', '119')}").told]
    glass = [ENGLISH(each) for each in route(state, f"door:{door('095', '120')}").told]
    assert wood[:2] == ["3 points to walk to 094 and close it from there", "Closed, no zombies go through it"]
    assert glass[:2] == ["2 points to close it", GLASS_CLOSED]


def test_7_1_what_was_seen_before_in_the_turn_stays_seen() -> None:
    state = act(position(peter="113", zombies={"137": 2, **FAR}), "move peter 114", "move peter 113").state
    assert route(state, "square:112").noticed == ("unit:u1",)
    assert ENGLISH(route(state, "square:112").told[1]) == SEEN_ENOUGH


def test_7_1_who_has_noticed_already_is_told_apart_from_who_would() -> None:
    """One unit is in the store where Peter walks about, the other looks along the hall outside."""
    state = act(position(peter="158", zombies={"160": 2, "116": 3, **FAR}), "move peter 157").state
    told = "1 more zombie unit would notice, beside 1 already, and come nearer in their turn"
    assert ENGLISH(route(state, "square:113").told[1]) == told
    assert ENGLISH(route(state, "square:158").told[1]) == SEEN_ENOUGH


def test_6_7_a_door_promises_no_shot_that_depends_on_it() -> None:
    state = moving(position(peter="115", zombies={"116": 3, **FAR}))
    assert "for a shot from there" in ENGLISH(route(state, "square:114").told[-1])
    assert not any("shot" in ENGLISH(each) for each in route(state, f"door:{door('114', '137')}").told)


def test_of_equal_ways_the_quieter_one() -> None:
    """In the open hall around 129 there are many ways of the same length; zombies look along some of them."""
    state = moving(position(peter="129", zombies={"045": 2, "191": 3}))
    watched = {square: sum(state.sees(eye, square) for eye in state.zombies) for square in MALL.squares}
    choices = 0
    for goal in prospect(state).goals:
        if goal.kind is Kind.SAFE and goal.cost <= 4:
            ways = shortest(state, "129", goal.ref.partition(":")[2], goal.cost)
            seen = [sum(watched[square] for square in way[1:]) for way in ways]
            taken = [sq(ref.partition(":")[2]) for ref in route(state, goal.ref).path]
            assert taken in ways
            assert sum(watched[square] for square in taken[1:]) == min(seen)
            choices += min(seen) < max(seen)
    assert choices > 3


def shortest(state: MallState, start: str, goal: str, steps: int) -> list[list[SquareId]]:
    """Every way of so many steps past the zombies."""
    ways = [[sq(start)]]
    for _ in range(steps):
        ways = [
            [*way, near.square]
            for way in ways
            if way[-1] not in state.zombies
            for near in MALL.neighbours(way[-1])
            if near.square not in way
        ]
    return [way for way in ways if way[-1] == goal]


# What could be shot at


def test_6_0_targets_carry_the_best_chance() -> None:
    state = act(position(peter="113", roger="113", zombies={"115": 3, **FAR}), "select peter+roger").state
    aims = prospect(state).aims
    assert [(aim.start, aim.target, aim.things) for aim in aims] == [("square:113", "square:115", ("unit:u1",))]
    asked = decision(state)
    assert asked is not None
    shots = [option.action for option in asked.options if option.action.verb == "shoot"]
    promised = [GAME.promise(state, action) for action in shots]
    best = max(int(ENGLISH(promise.text).split()[0]) for promise in promised if promise is not None)
    assert ENGLISH(aims[0].odds) == f"{best} %"
    assert aims[0].told is not None and ENGLISH(aims[0].told) == f"{best} % for a shot together to hit"


# Secrets


def test_nothing_depends_on_what_the_seat_cannot_know() -> None:
    state = moving(position(peter="113", zombies={"115": 3, "116": 9, "024": 2}, hidden=["137", "157"]))
    found = prospect(state)
    ways = {goal.ref: GAME.route(state, (), goal.ref) for goal in found.goals}
    for seed in range(5):
        other = GAME.disguise(state, HUMAN, Dice(seed))
        assert prospect(other) == found
        assert {ref: GAME.route(other, (), ref) for ref in ways} == ways
        assert GAME.threats(other) == GAME.threats(state)
