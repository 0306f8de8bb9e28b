"""The computer players: the obvious choice in obvious positions, the same choice every time, and a fair fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.scenario import Start
from pyapp.mall.answers import odds
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.shots import modifier
from pyapp.mall.policies.chances import gun, reaches, shot, volley
from pyapp.mall.policies.greedy import GreedyPolicy
from pyapp.mall.policies.outlook import Outlook
from pyapp.mall.policies.routes import ways
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from pyapp.simulate import Plan, play, seats_of, seeds
from tests.mall.positions import FAR, GAME, act, position, sq


def choice(state: MallState) -> str:
    """What the greedy player does in a position."""
    asked = decision(state)
    assert asked is not None
    return str(GreedyPolicy(Dice(1)).choose(GAME.observe(state, asked.seat), asked))


def after(state: MallState, *actions: str) -> MallState:
    return act(state, *actions).state


def turn_of(state: MallState) -> tuple[MallState, list[str]]:
    """A whole human player-turn as the greedy player plays it."""
    done: list[str] = []
    while True:
        asked = decision(state)
        if asked is None or asked.seat != HUMAN or asked.rule != "5.0":
            return state, done
        done.append(choice(state))
        state = apply(state, Action.parse(done[-1])).state


def zombies_to_move(state: MallState, berserk: str = "calm") -> MallState:
    """The free movement that follows when no human moves."""
    state = after(state, "pass", berserk)
    asked = decision(state)
    assert asked is not None and asked.rule == "7.0"
    return state


# Humans


def party(
    square: str, zombies: Mapping[str, int | str] = FAR, *, hidden: Iterable[str] = (), **words: str
) -> MallState:
    """All four in one square, each with the words given."""
    peter, roger, steve, fran = (f"{square} {words.get(who, '')}" for who in Character)
    return position(peter=peter, roger=roger, steve=steve, fran=fran, zombies=zombies, hidden=hidden)


def test_characters_start_in_pairs_with_a_cool_head_in_each() -> None:
    state = GAME.new(Start("two-player", {}, 3))
    while state.turn == 0:
        state = apply(state, Action.parse(choice(state))).state
    where = {who: state.people[who].square for who in Character}
    assert where[Character.PETER] == where[Character.FRAN] != where[Character.ROGER] == where[Character.STEVE]


def test_zombies_in_the_own_square_are_shot_at_before_anything_else() -> None:
    state = party("113", {"113": 3, "115": 2})
    state, done = turn_of(state)
    assert done[0] == "select peter+roger+steve+fran"
    assert done[1].startswith("shoot ") and done[1].endswith(" 113")


def test_shots_are_taken_when_they_are_good() -> None:
    state = party("113", {"115": 3, **FAR})
    assert any(text.endswith(" 115") for text in turn_of(state)[1] if text.startswith("shoot peter"))


def test_a_frightful_target_comes_first() -> None:
    state = party("113", {"111": 3, "115": "3 berserk"})
    assert choice(after(state, "select peter+roger+steve+fran")) == "shoot peter 115"


def test_both_take_rifles_when_they_are_there() -> None:
    state = party(MALL.rifles)
    assert turn_of(state)[1][:2] == ["select peter+roger+steve+fran", "take peter+roger+steve+fran steve+fran"]


def test_whoever_stands_at_an_open_main_door_shuts_it() -> None:
    state = party("117")
    assert turn_of(state)[1][:2] == ["select peter+roger+steve+fran", "close peter+roger+steve+fran east"]


def test_those_who_are_apart_come_together() -> None:
    state = position(peter="103 moved", roger="103 moved", steve="103 moved", fran="108", zombies=FAR)
    state, done = turn_of(state)
    assert done[0] == "select fran"
    assert state.people[Character.FRAN].square == "103"


def test_nobody_leaves_while_half_of_the_party_has_to_rest() -> None:
    state = position(peter="103", roger="103", steve="103 moved", fran="103 moved", zombies=FAR)
    assert choice(state) == "pass"


def test_a_stunned_friend_is_roused_by_stepping_out_and_back() -> None:
    state = party("103", fran="stunned")
    state, done = turn_of(state)
    moves = [text.split()[-1] for text in done if text.startswith("move")]
    assert moves[1] == "103"
    assert state.people[Character.FRAN].status == "normal"


def test_a_party_in_the_open_goes_for_the_rifles() -> None:
    state, _ = turn_of(party("105"))
    away = MALL.graph.distance_map(MALL.rifles)
    assert away[state.people[Character.PETER].square] < away[sq("105")]


def test_defenders_shoot_in_the_order_that_is_likeliest_to_help() -> None:
    state = party("113", {"113": 10, **FAR})
    state = after(state, "pass", "calm", "done")
    asked = decision(state)
    assert asked is not None and asked.rule == "8.1"
    assert choice(state).startswith("fire peter+")


def test_the_human_names_those_who_have_least_to_lose() -> None:
    state = position(peter="113 infected", roger="113", steve="113", fran="113", zombies={"113": 7, **FAR})
    state = after(state, "pass", "calm", "done", "hold", "attack 1")
    assert choice(state) == "victims steve"


def test_ways_go_round_zombies_and_pay_for_doors() -> None:
    group = (Character.PETER,)
    state = position(peter="113", zombies={"115": 3})
    assert sq("115") not in ways(state, group, sq("113"), 7) and sq("116") not in ways(state, group, sq("113"), 3)
    door = MALL.doors_of(sq("114"))[0]
    beyond = next(square for square in MALL.doors[door].between if square != "114")
    shut = position(peter="114", zombies=FAR, doors={door: "closed"})
    way = ways(shut, group, sq("114"), 7)[beyond]
    assert (way.cost, str(way.first)) == (3, f"open peter {door}")


def test_danger_grows_with_nearness_and_shrinks_with_company() -> None:
    state = position(peter="103", roger="103", fran="108", steve="097", zombies={"104": 3, **FAR})
    outlook = Outlook(state)
    alone, pair = (Character.FRAN,), (Character.PETER, Character.FRAN)
    assert outlook.danger(sq("105"), alone, True) > outlook.danger(sq("107"), alone, True)
    assert outlook.danger(sq("105"), alone, True) > outlook.danger(sq("105"), pair, True)
    assert outlook.danger(sq("106"), alone, True) > outlook.danger(sq("106"), alone, False)


# Zombies


def test_zombies_fall_upon_fran_rather_than_upon_two_rifles() -> None:
    state = position(peter="103", roger="103", steve="002", fran="113", zombies={"105": 4, "104": 4, "114": 4})
    assert choice(zombies_to_move(state)) == "shift 114 113"


def test_zombies_move_out_of_an_open_main_door() -> None:
    state = party("105", {"117": 4})
    assert choice(zombies_to_move(state)) == "shift 117 116"


def test_the_unit_that_can_fall_upon_somebody_is_stirred_up() -> None:
    state = position(peter="103", roger="103", steve="103", fran="113", zombies={"115": 4, "101": 4, "221": 4})
    assert choice(after(state, "pass")) == "rage 115"


def test_a_hidden_unit_comes_out_beside_fran_alone_and_not_for_all_four() -> None:
    place = next(n.square for n in MALL.neighbours(sq("114")) if not MALL.is_hall(n.square))
    alone = position(peter="093", roger="093", steve="093", fran="114", zombies=FAR, hidden=[place])
    assert choice(zombies_to_move(alone)) == f"reveal {place}"
    guarded = party("114", hidden=[place])
    assert not choice(zombies_to_move(guarded)).startswith("reveal")


@pytest.mark.parametrize(("value", "count"), [(2, 2), (9, 1)])
def test_the_number_attacked_is_the_one_that_hurts_most(value: int, count: int) -> None:
    state = position(peter="113 infected", roger="113 infected", fran="093", steve="093", zombies={"113": value, **FAR})
    state = after(state, "pass", "calm", "done", "hold")
    assert choice(state) == f"attack {count}"


# Chances


def test_chances_agree_with_the_exact_odds() -> None:
    state = party("113", {"115": "4 berserk", "113": "6", **FAR}, fran="rifle")
    here = sq("113")
    for group in ((Character.PETER,), (Character.STEVE, Character.FRAN), tuple(Character)):
        exact = float(odds.shot_chance(state, group, here))
        assert shot(state, group, here, 0, ((6, 1.0),)) == pytest.approx(exact)
    apart = position(peter="113", fran="113", zombies={"115": "4 berserk", **FAR})
    group = (Character.PETER, Character.FRAN)
    exact = float(odds.shot_chance(apart, group, sq("115")))
    less = modifier(apart, here, sq("115"))
    assert shot(apart, group, sq("115"), less, Outlook(apart).values) == pytest.approx(exact)


def test_a_volley_is_never_worse_than_any_single_shot() -> None:
    state = party("113", {"113": 7, **FAR})
    guns = tuple(gun(state, who, 0) for who in Character)
    for value in range(1, 12):
        best = volley(guns, value)
        assert best.chance >= max(one.calm * reaches(one.dice, value) for one in guns) - 1e-9
        assert best.now


# Whole games


def test_the_same_table_gives_the_same_choice() -> None:
    seed = 11
    players = seats_of(GAME, "two-player", "greedy", seed)
    state = GAME.new(Start("two-player", {}, seed))
    while (asked := decision(state)) is not None and state.turn < 15:
        seen = GAME.observe(state, asked.seat)
        before = repr(seen)
        action = players[asked.seat].choose(seen, asked)
        assert action == GreedyPolicy(Dice(99)).choose(seen, asked)
        assert repr(seen) == before
        other = GAME.disguise(state, asked.seat, Dice(5))
        same = decision(other)
        assert same is not None
        assert action == GreedyPolicy(Dice(7)).choose(GAME.observe(other, asked.seat), same)
        state = apply(state, action).state


def wins(policy: str, games: int) -> Counter[str]:
    plan = Plan("mall", "two-player", {"turn-limit": "200"}, 1, policy)
    played = [play(plan, seed) for seed in seeds(plan.seed, games)]
    assert not [fault for one in played for fault in one.faults]
    return Counter(one.side for one in played)


def test_humans_who_plan_beat_zombies_who_wander() -> None:
    assert wins("human:greedy,zombie:random", 6)["human"] >= 3


def test_zombies_who_hunt_beat_humans_who_wander() -> None:
    assert wins("human:random,zombie:greedy", 10)[ZOMBIE] >= 9
