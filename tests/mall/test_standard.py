"""The standard player: what a competent person would do, in positions where that is plain."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Decision
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.policies.stakes import GAME as THE_GAME
from pyapp.mall.policies.stakes import stakes
from pyapp.mall.policies.standard import StandardPolicy
from pyapp.mall.policies.standard_human import StandardHuman
from pyapp.mall.policies.threats import ambush
from pyapp.mall.policies.weighing import RUNAWAY
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status
from pyapp.simulate import seats_of
from tests.mall.positions import FAR, GAME, act, position, sq

ALL = "peter+roger+steve+fran"

EITHER = pytest.mark.parametrize("mode", ["two-player", "solitaire"])


def asked_in(state: MallState) -> Decision:
    asked = decision(state)
    assert asked is not None
    return asked


def choice(state: MallState) -> str:
    asked = asked_in(state)
    return str(StandardPolicy(Dice(1)).choose(GAME.observe(state, asked.seat), asked))


def why(state: MallState) -> list[str]:
    asked = asked_in(state)
    return [ENGLISH(reason.text) for reason in StandardPolicy(Dice(1)).explain(GAME.observe(state, asked.seat), asked)]


def turn_of(state: MallState) -> tuple[MallState, list[str]]:
    """A whole Human Player-Turn, and what was done in it."""
    done: list[str] = []
    while not done or (done[-1] not in ("end", "pass") and state.outcome is None):
        done.append(choice(state))
        state = act(state, done[-1]).state
    return state, done


def party(
    square: str, zombies: dict[str, int | str] | None = None, mode: str = "two-player", **words: str
) -> MallState:
    """All four in one square; words add to a character, as in fran="stunned"."""
    people = {who.value: f"{square} {words.get(who.value, '')}" for who in Character}
    return position(**people, zombies=zombies or FAR, mode=mode)  # type: ignore[arg-type]


# Errands


@EITHER
def test_5_5_an_open_main_door_is_shut_by_whoever_stands_there(mode: str) -> None:
    _, done = turn_of(party("117", mode=mode))
    assert done[1].startswith("close") and done[1].endswith("east")


def test_5_0_a_party_keeps_in_step_where_time_is_short() -> None:
    """Whoever acts alone rests when the others could go on, and in solitaire play more zombies come every turn."""
    assert choice(party("105", mode="solitaire")) == f"select {ALL}"
    half = position(peter="103", roger="103", steve="103 moved", fran="103 moved", zombies=FAR, mode="solitaire")
    assert choice(half) == "pass"


@EITHER
def test_12_2_both_rifles_are_taken(mode: str) -> None:
    _, done = turn_of(party(MALL.rifles, mode=mode))
    assert done[1].startswith("take") and done[1].endswith("steve+fran")


@EITHER
def test_12_0_a_party_goes_for_the_rifles_when_no_open_door_is_nearer(mode: str) -> None:
    people = dict.fromkeys(("peter", "roger", "steve", "fran"), "112")
    state = position(**people, zombies=FAR, doors={"east": "closed"}, mode=mode)  # type: ignore[arg-type]
    state, _ = turn_of(state)
    away = MALL.graph.distance_map(MALL.rifles)
    assert away[state.people[Character.PETER].square] < away[sq("112")]


@pytest.mark.parametrize(
    ("mode", "goal"), [("two-player", MALL.rifles), ("solitaire", MALL.main_doors[DoorId("south")].square)]
)
def test_12_0_rifles_come_first_only_where_somebody_plays_the_zombies(mode: str, goal: SquareId) -> None:
    """From 106 it is 11 squares to the rifles and 5 to the south door."""
    state, _ = turn_of(party("106", mode=mode))
    away = MALL.graph.distance_map(goal)
    assert away[state.people[Character.PETER].square] < away[sq("106")]


def test_14_2_nobody_waits_for_ever_for_a_way_that_is_free_of_danger() -> None:
    """Two are left, in a quiet corner; the last main door is past a ten. After a while it is worth the risk."""
    state = position(peter="197", roger="dead", steve="dead", fran="197 rifle", turn=59,
                     zombies={"172": 10, "171": 6, "191": 2, "173": 1, "150": "4 berserk"},
                     doors={"west": "closed", "north": "closed", "east": "closed"})  # fmt: skip
    state.show(sq("172"))
    for who in (Character.PETER, Character.FRAN):
        state.change(who, moved=57)
    passed = 0
    while choice(state) == "pass" and passed < 20:
        state.turn, passed = state.turn + 1, passed + 1
        state.asked = None
    assert 0 < passed < 20
    assert choice(state) == "select peter+fran"


# Danger


@EITHER
def test_6_0_what_is_near_is_shot_from_where_one_stands(mode: str) -> None:
    _, done = turn_of(party("113", {"115": 3, "111": 4, **FAR}, mode=mode))
    assert {text.split()[-1] for text in done if text.startswith("shoot")} >= {"115", "111"}


@EITHER
def test_5_4_nobody_walks_into_zombies(mode: str) -> None:
    state = party("113", {"115": 9, "111": 9, **FAR}, mode=mode)
    while (text := choice(state)) not in ("end", "pass"):
        verb, *_, where = text.split()
        assert verb != "move" or where not in state.zombies
        state = act(state, text).state


@EITHER
def test_8_0_fran_alone_gets_away_from_what_she_cannot_shoot(mode: str) -> None:
    state = position(peter="103 moved", roger="103 moved", steve="103 moved", fran="111", zombies={"113": 9, **FAR},
                     mode=mode)  # fmt: skip
    state, done = turn_of(state)
    assert done[0] == "select fran"
    away = MALL.graph.distance_map(sq("103"))
    assert away[state.people[Character.FRAN].square] < away[sq("111")]


@EITHER
def test_2_3_a_known_ten_is_not_shot_at_by_one_pistol(mode: str) -> None:
    state = party("113", {"115": 10, **FAR}, mode=mode)
    state.show(sq("115"))
    _, done = turn_of(state)
    assert not any(text in ("shoot steve 115", "shoot fran 115") for text in done)


@EITHER
def test_6_7_shots_are_kept_for_where_they_hit_best(mode: str) -> None:
    """More targets than shots to spare: none is fired from afar at what the way leads to."""
    people = dict.fromkeys(("peter", "roger", "steve", "fran"), "103")
    zombies: dict[str, int | str] = {"109": 2, "110": 3, "111": 1, "112": 2, "113": 3, "114": 1, **FAR}
    elsewhere = {"west": "closed", "north": "closed", "south": "closed"}
    state = position(**people, zombies=zombies, doors=elsewhere, mode=mode)  # type: ignore[arg-type]
    _, done = turn_of(state)
    first = next(i for i, text in enumerate(done) if text.startswith("shoot"))
    assert any(text.startswith("move") for text in done[:first])


@EITHER
def test_6_3_whoever_still_stands_shoots_at_what_is_upon_his_friends(mode: str) -> None:
    """The shot may fail, but to keep it for the next turn helps nobody in this one."""
    state = position(peter="093", roger="093 stunned", steve="093 stunned", fran="dead", doors={"west": "closed"},
                     zombies={"093": "10 berserk", "094": "5 berserk", "095": 4, **FAR}, mode=mode)  # fmt: skip
    _, done = turn_of(state)
    assert done[:2] == ["select peter", "shoot peter 093"]


# Friends


@EITHER
def test_8_3_the_stunned_are_roused_by_stepping_out_and_back(mode: str) -> None:
    state, _ = turn_of(party("103", fran="stunned", mode=mode))
    assert state.people[Character.FRAN].status is Status.NORMAL


@EITHER
def test_8_3_somebody_comes_for_the_stunned(mode: str) -> None:
    state = position(peter="107", roger="107", steve="107", fran="103 stunned", zombies=FAR, mode=mode)
    state, _ = turn_of(state)
    assert state.people[Character.FRAN].status is Status.NORMAL


def cornered(mode: str, *values: int) -> MallState:
    """Fran lies stunned beside Peter, and whatever is coming down the hall has shown its value."""
    coming = dict(zip(("111", "112"), values, strict=True))
    state = position(peter="110", roger="103 moved", steve="103 moved", fran="110 stunned", zombies={**coming, **FAR},
                     mode=mode)  # fmt: skip
    for square in coming:
        state.show(sq(square))
    return state


@EITHER
def test_5_6_the_stunned_are_carried_away_from_what_no_gun_would_stop(mode: str) -> None:
    state = cornered(mode, 10, 9)
    assert "Somebody who cannot walk is carried out of their reach." in why(state)
    state, done = turn_of(state)
    assert done[1] == "lift peter peter fran"
    peter, fran = state.people[Character.PETER], state.people[Character.FRAN]
    assert peter.square == fran.square and MALL.graph.distance_map(sq("111"))[fran.square] >= 3
    assert "drop peter fran" in done, "his gun is free again"


@EITHER
def test_8_3_the_stunned_are_roused_and_not_carried_where_the_guns_will_do(mode: str) -> None:
    state, done = turn_of(cornered(mode, 2, 3))
    assert not any(text.startswith("lift") for text in done)
    assert state.people[Character.FRAN].status is Status.NORMAL


@EITHER
def test_5_3_a_party_behind_doors_that_it_has_shut_comes_out_again(mode: str) -> None:
    """A store with one door, which is shut: what remains to be done is outside."""
    closed = {f"{a}/{b}": "closed" for a, b in (door.between for door in MALL.doors.values())}
    people = dict.fromkeys(("peter", "roger", "steve", "fran"), "076")
    state = position(**people, zombies=FAR, doors=closed, mode=mode, turn=30)  # type: ignore[arg-type]
    _, done = turn_of(state)
    assert any(text.startswith("open") for text in done)


@EITHER
def test_8_1_those_who_are_apart_come_together(mode: str) -> None:
    state = position(peter="103 moved", roger="103 moved", steve="103 moved", fran="108", zombies=FAR, mode=mode)
    state, _ = turn_of(state)
    assert state.people[Character.FRAN].square == "103"


def test_8_0_those_who_have_least_to_lose_face_the_attack() -> None:
    state = position(peter="113 infected", roger="113", steve="113", fran="113", zombies={"113": 7, **FAR})
    state = act(state, "pass", "calm", "done", "hold", "attack 1").state
    assert choice(state) == "victims steve"


def test_16_1_hot_heads_are_not_left_without_peter_lightly() -> None:
    """Roger leads Fran, and runs off on two or less: one time in 36. With Peter, or stunned, nobody does."""

    def together(setting: str, **people: str) -> float:
        state = position(**people, zombies=FAR, settings={"impulsive": setting})  # type: ignore[arg-type]
        return StandardHuman(state, asked_in(state)).scales.waiting().worth.together

    apart = {"peter": "103", "roger": "108", "fran": "108"}
    level = position(**apart).numbers(Character.ROGER).panic  # type: ignore[arg-type]
    risk = sum(a + b <= level for a in range(1, 7) for b in range(1, 7)) / 36
    lost = together("off", steve="103", **apart) - together("on", steve="103", **apart)
    assert risk > 0 and lost == pytest.approx(RUNAWAY * risk)
    alone = {"peter": "103", "roger": "103", "fran": "103", "steve": "108 stunned"}
    assert together("off", **alone) == together("on", **alone)


# What is at stake


def test_14_1_with_fran_infected_the_next_death_is_the_last() -> None:
    harms = stakes(position(fran="035 infected", zombies=FAR))
    assert harms[Character.STEVE].death == THE_GAME
    assert stakes(position(zombies=FAR))[Character.STEVE].death < THE_GAME


def test_14_1_with_another_lost_frans_infection_is_the_end() -> None:
    assert stakes(position(steve="dead", zombies=FAR))[Character.FRAN].infection == THE_GAME
    french = position(steve="dead", zombies=FAR, settings={"fran": "french"})
    assert stakes(french)[Character.FRAN].infection < THE_GAME


def test_15_2_hidden_zombies_are_worse_in_a_store_than_in_the_hall() -> None:
    stores = [ambush(square) for square in MALL.squares if not MALL.is_hall(square)]
    halls = [ambush(square) for square in MALL.squares if MALL.is_hall(square)]
    assert sum(halls) / len(halls) < sum(stores) / len(stores)
    assert all(0.0 <= risk <= 10 / 12 for risk in (*stores, *halls))


# Advice


def test_a_choice_can_be_explained() -> None:
    assert "A main door can be shut or a rifle taken right here." in why(party("117"))
    roused = party("103", fran="stunned")
    assert "A stunned friend comes round." in why(roused)


@EITHER
def test_whatever_it_does_it_says_why(mode: str) -> None:
    """Also: it picks what is listed, the same again, and by nothing that it cannot see."""
    players = seats_of(GAME, mode, "standard", 7)
    state = GAME.new(Start(mode, {}, 7))
    while (asked := decision(state)) is not None and state.turn < 12:
        seen = GAME.observe(state, asked.seat)
        before = repr(seen)
        action = players[asked.seat].choose(seen, asked)
        assert asked.option(action) is not None
        reasons = StandardPolicy(Dice(3)).explain(seen, asked)
        assert reasons
        for reason in reasons:
            assert GAME.rulebook.case(reason.rule) and ENGLISH(reason.text)
        assert repr(seen) == before
        other = GAME.disguise(state, asked.seat, Dice(5))
        assert StandardPolicy(Dice(9)).choose(GAME.observe(other, asked.seat), asked_in(other)) == action
        state = apply(state, action).state


@pytest.mark.parametrize("policy", ["standard", "greedy"])
@pytest.mark.parametrize(
    ("mode", "settings"),
    [(mode.id, {setting.id: value}) for mode in GAME.modes for setting in mode.settings for value, _ in setting.values],
)
def test_every_mode_and_option_can_be_played(policy: str, mode: str, settings: dict[str, str]) -> None:
    players = seats_of(GAME, mode, policy, 3)
    state = GAME.new(Start(mode, settings, 3))
    while (asked := decision(state)) is not None and state.turn < 4:
        state = apply(state, players[asked.seat].choose(GAME.observe(state, asked.seat), asked)).state
