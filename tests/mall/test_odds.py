"""Odds against the rules themselves, played out under every fall of the dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.dice import ScriptedDice
from pyapp.kernel.flow import Step
from pyapp.kernel.message import ENGLISH
from pyapp.mall.answers.odds import (
    attack_chances,
    attack_outlook,
    hit_chance,
    panic_chance,
    percent,
    shot_chance,
    unknown_values,
    value_chances,
)
from pyapp.mall.names import Group
from pyapp.mall.play import attacks, glass, shooting
from pyapp.mall.truth.counters import COUNTERS
from pyapp.mall.truth.observe import imagine
from pyapp.mall.truth.state import HUMAN, DoorState, MallState, Status
from tests.mall.positions import GAME, door, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, Pieces, every_way


def chance_to_kill(state: MallState, shooters: Group, target: str) -> Fraction:
    """By the rules: a shot under every fall of the dice."""

    def run(dice: ScriptedDice) -> bool:
        after = state.copy()
        after.dice = dice
        shooting.fire(after, shooters, sq(target))
        return not after.has_zombie(sq(target))

    return sum((chance for chance, kills in every_way(run) if kills), Fraction(0))


ALIKE: list[tuple[Pieces, Group, str]] = [
    ({"peter": "113", "zombies": {"113": 7}}, (PETER,), "113"),
    ({"fran": "113", "zombies": {"113": "3 berserk"}}, (FRAN,), "113"),
    ({"steve": "113", "fran": "113", "zombies": {"113": 5}}, (STEVE, FRAN), "113"),
    ({"peter": "113", "steve": "115 super"}, (PETER,), "115"),
    ({"roger": "113", "fran": "115 super", "zombies": {"115": 4}}, (ROGER,), "115"),
    ({"fran": "113 rifle", "steve": "113 super"}, (FRAN,), "113"),
    ({"steve": "113", "zombies": {"113": 2}, "settings": {"panic-dice": "french"}}, (STEVE,), "113"),
]


@pytest.mark.parametrize(("pieces", "shooters", "target"), ALIKE)
def test_6_8_shots_at_what_lies_face_up(pieces: Pieces, shooters: Group, target: str) -> None:
    state = position(**pieces)
    assert shot_chance(state, shooters, sq(target)) == chance_to_kill(state, shooters, target)


def test_6_5_panic_before_a_shot() -> None:
    state = position(fran="113", zombies={"113": "3 berserk"})

    def run(dice: ScriptedDice) -> bool:
        after = state.copy()
        after.dice = dice
        return shooting.panics(after, FRAN, sq("113"))

    assert (
        panic_chance(state, FRAN, sq("113")) == sum(chance for chance, lost in every_way(run) if lost) == Fraction(2, 3)
    )


@pytest.mark.parametrize("condition", ["", "closed"])
def test_6_7_a_shot_at_what_lies_face_down_is_an_average_over_what_it_may_be(condition: str) -> None:
    doors: dict[str, str] = {door("114", "137"): condition} if condition else {}
    left = unknown_values(position(peter="114", zombies={"137": 3}, doors=doors))
    by_rules = sum(
        (
            Fraction(count, sum(left.values()))
            * chance_to_kill(position(peter="114", zombies={"137": value}, doors=doors), (PETER,), "137")
            for value, count in left.items()
        ),
        Fraction(0),
    )
    assert shot_chance(position(peter="114", zombies={"137": 9}, doors=doors), (PETER,), sq("137")) == by_rules


def test_what_lies_face_down_may_be_anything_that_does_not_lie_face_up() -> None:
    state = position(peter="113", zombies={"113": 10, "115": 3, "100": 4})
    assert sum(unknown_values(state).values()) == 49
    assert 10 not in unknown_values(state)
    assert value_chances(state, sq("113")) == {10: 1}
    assert value_chances(state, sq("115")) == value_chances(state, sq("100"))
    assert sum(value_chances(state, sq("115")).values()) == 1


def test_13_3_odds_know_nothing_of_the_pool() -> None:
    one, two = position(zombies={"115": 3}), position(zombies={"115": 10})
    assert unknown_values(one) == unknown_values(two) == {v: COUNTERS.values.count(v) for v in COUNTERS.values}


def test_odds_are_the_same_over_the_truth_and_over_what_is_seen() -> None:
    state = position(peter="113", zombies={"115": 9, "100": 1})
    seen = imagine(GAME.observe(state, HUMAN))
    assert shot_chance(seen, (PETER,), sq("115")) == shot_chance(state, (PETER,), sq("115"))


def test_nobody_hits_nothing() -> None:
    assert hit_chance(position(peter="113", zombies={"115": 3}), (), sq("115")) == 0


@pytest.mark.parametrize("status", [Status.NORMAL, Status.STUNNED, Status.INFECTED])
@pytest.mark.parametrize("strength", [1, 2, 4, 6, 8, 10])
def test_8_8_attacks(strength: int, status: Status) -> None:
    state = position(peter=f"113 {status}", zombies={"113": strength})

    def run(dice: ScriptedDice) -> Status:
        after = state.copy()
        after.dice = dice
        attacks.strike(after, PETER, strength)
        return after.people[PETER].status

    found = dict.fromkeys(["none", "stunned", "infected", "killed"], Fraction(0))
    for chance, result in every_way(run):
        found["none" if result is status else {"dead": "killed"}.get(result, result)] += chance
    assert attack_chances(strength, status) == found


def test_8_0_an_attack_that_is_shared() -> None:
    state = position(peter="113", roger="113", zombies={"113": 5})
    assert attack_outlook(state, sq("113"), PETER, 2) == attack_chances(2, Status.NORMAL)
    assert attack_outlook(state, sq("113"), PETER) == attack_chances(5, Status.NORMAL)


def test_8_0_a_strength_of_nothing_does_nothing() -> None:
    assert attack_chances(0, Status.NORMAL)["none"] == 1


def test_10_5_glass_breaks_as_often_as_the_table_says() -> None:
    glazed = door("114", "137")
    state = position(peter="114", zombies={"137": "7 berserk"}, doors={glazed: "closed"})

    def run(dice: ScriptedDice) -> DoorState:
        after = state.copy()
        after.dice = dice
        glass.attempt(after, sq("137"), glazed)
        return after.door(glazed)

    broken = sum(chance for chance, condition in every_way(run) if condition is DoorState.DESTROYED)
    assert broken == Fraction(15, 36)


def test_a_shot_promises_its_chance() -> None:
    state = position(peter="113", zombies={"113": 7})
    told = GAME.promise(state, Action.parse("shoot peter 113"))
    assert told is not None
    assert ENGLISH(told.text) == f"{round(100 * shot_chance(state, (PETER,), sq('113')))} %"
    assert GAME.promise(state, Action.parse("end")) is None


def test_2_3_odds_use_what_everybody_remembers() -> None:
    """A unit that was seen is no longer guessed at, and the others are guessed at without it."""
    state = position(peter="113", zombies={"115": 9, "221": 1})
    guessed = value_chances(state, sq("221"))
    state.show(sq("115"))
    assert value_chances(state, sq("115")) == {9: Fraction(1)}
    assert unknown_values(state)[9] == COUNTERS.values.count(9) - 1
    assert value_chances(state, sq("221"))[9] < guessed[9]


def promised(state: MallState, step: Step[MallState], action: str) -> str:
    """What an option of a step says at its edge."""
    asked = state.copy()
    asked.push(step)
    told = GAME.promise(asked, Action.parse(action))
    assert told is not None
    return ENGLISH(told.text)


def test_8_0_holding_fire_says_what_the_attack_may_do() -> None:
    """Nobody knows yet how many are attacked: the fewer, the worse for each."""
    alone = position(peter="113", zombies={"113": 6})
    hurt = round(100 * (1 - attack_chances(6, Status.NORMAL)["none"]))
    assert promised(alone, attacks.DefensiveFire(sq("113")), "hold") == f"{hurt} % to be hurt"
    both = position(peter="113", roger="113", zombies={"113": 6})
    assert promised(both, attacks.DefensiveFire(sq("113")), "hold") == f"up to {hurt} % for one to be hurt"


def test_8_5_who_faces_an_attack_is_named_with_what_it_may_do_to_him() -> None:
    state = position(peter="113", roger="113 infected", steve="113 infected", zombies={"113": 6})
    one, two, three = (round(100 * (1 - attack_chances(6 // n, Status.NORMAL)["none"])) for n in (1, 2, 3))
    assert promised(state, attacks.NameVictims(sq("113"), 1), "victims peter") == f"{one} % to be hurt"
    assert promised(state, attacks.NameVictims(sq("113"), 1), "victims roger") == f"{one} % to be eaten"
    assert promised(state, attacks.NameVictims(sq("113"), 2), "victims peter+roger") == f"{two} % each, hurt or eaten"
    well = position(peter="113", roger="113", steve="113", fran="113", zombies={"113": 6})
    named = promised(well, attacks.NameVictims(sq("113"), 3), "victims peter+roger+steve")
    assert named == f"{three} % each to be hurt"


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1, 1000), "< 1 %"),
        (Fraction(1, 3), "33 %"),
        (Fraction(999, 1000), "> 99 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_what_is_possible_is_never_called_impossible(chance: Fraction, told: str) -> None:
    assert ENGLISH(percent(chance)) == told
