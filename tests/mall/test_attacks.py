"""[8.0] Zombie attacks, their five steps in order, and [6.9] shots in defence.

On the attack table a total of 10 never does anything; a total of 3 stuns at strength 1 and 2 and infects from 3 on; a
total of 6 stuns at strength 2 and from 5 on.
"""

from __future__ import annotations

import pytest

from pyapp.kernel.flow import Applied, decision
from pyapp.kernel.message import ENGLISH
from pyapp.mall.map.map_model import DoorId
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.zombie_entry import Entrance
from pyapp.mall.truth.counters import COUNTERS
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState, Status
from tests.mall.positions import act, options, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, has_ended, phase, rolls, seat
from tests.verbs import texts

NOTHING = (5, 5)
THREE = (1, 2)
SIX = (3, 3)
TWO = (1, 1)


def attack(state: MallState, *do: str, dice: tuple[int, ...] = ()) -> Applied[MallState]:
    return phase(state, AttackPhase(), do=do, dice=dice)


def alone(value: int, dice: tuple[int, ...], peter: str = "113") -> MallState:
    """Peter is attacked and does not shoot."""
    do = () if "stunned" in peter else ("hold",)
    return attack(position(peter=peter, zombies={"113": value}), *do, dice=dice).state


# [8.0] The procedure


def test_8_0_in_every_square_that_characters_and_zombies_share() -> None:
    state = position(peter="113", roger="101", zombies={"113": 1, "101": 1, "114": 9})
    state = attack(state, "hold", "hold", dice=(*NOTHING, *NOTHING)).state
    assert has_ended(state)


def test_8_0_only_the_attack_that_is_on_is_in_the_breadcrumb() -> None:
    asked = decision(attack(position(peter="113", roger="101", zombies={"113": 1, "101": 1})).state)
    assert asked is not None
    named = [ENGLISH(crumb) for crumb in asked.crumbs if "Attack" in ENGLISH(crumb)]
    assert named == ["Attack in 101"]


def test_8_0_nowhere_else() -> None:
    assert has_ended(attack(position(peter="113", zombies={"114": 9})).state)


def test_8_0_first_the_characters_may_shoot() -> None:
    state = attack(position(peter="113", roger="113", zombies={"113": 5})).state
    assert seat(state) == HUMAN
    assert options(state) == {"fire peter 113", "fire roger 113", "fire peter+roger 113", "hold"}


def test_8_0_what_they_eliminate_does_not_attack() -> None:
    state = attack(position(peter="113", zombies={"113": 5}), "fire peter 113", dice=(6, 3, 3)).state
    assert has_ended(state)
    assert state.zombies == {}


def test_8_0_then_the_zombie_player_says_how_many() -> None:
    state = attack(position(peter="113", roger="113", fran="113", zombies={"113": 5}), "hold").state
    assert seat(state) == ZOMBIE
    assert options(state) == {"attack 1", "attack 2", "attack 3"}


def test_8_0_then_the_human_player_says_whom() -> None:
    state = attack(position(peter="113", roger="113", fran="113", zombies={"113": 5}), "hold", "attack 2").state
    assert seat(state) == HUMAN
    assert options(state) == {"victims peter+roger", "victims peter+fran", "victims roger+fran"}


def test_8_0_unless_all_are_attacked() -> None:
    state = attack(position(peter="113", roger="113", zombies={"113": 5}), "hold", "attack 2").state
    assert (seat(state), options(state)) == (ZOMBIE, {"strike peter", "strike roger"})


def test_8_0_a_character_alone_is_no_question() -> None:
    applied = attack(position(peter="113", zombies={"113": 5}), "hold", dice=NOTHING)
    assert rolls(applied) == [("8.8", NOTHING)]
    assert has_ended(applied.state)


@pytest.mark.parametrize(("value", "count", "strength"), [(5, 1, 5), (5, 2, 2), (5, 3, 1), (10, 3, 3), (4, 4, 1)])
def test_8_0_the_value_is_divided_and_rounded_down(value: int, count: int, strength: int) -> None:
    state = position(peter="113", roger="113", steve="113", fran="113", zombies={"113": value})
    state = attack(state, "hold", f"attack {count}").state
    told = []
    while not has_ended(state):
        applied = act(state, min(options(state)))
        told += [text.split(":")[0] for text in texts(applied) if "strength" in text]
        state = applied.state
    assert [text.split(", ")[1] for text in told] == [f"strength {strength}"] * count


def test_8_0_no_more_victims_than_the_value_can_be_shared_among() -> None:
    state = attack(position(peter="113", roger="113", zombies={"113": 1}), "hold").state
    assert options(state) == {"attack 1"}


def test_8_0_each_is_rolled_for_in_the_order_the_zombie_player_likes() -> None:
    state = position(peter="113", roger="113", zombies={"113": 6})
    applied = attack(state, "hold", "attack 2", "strike roger", dice=(*THREE, *NOTHING))
    assert applied.state.people[ROGER].status is Status.INFECTED
    assert applied.state.people[PETER].status is Status.NORMAL
    assert rolls(applied) == [("8.8", THREE), ("8.8", NOTHING)]


def test_8_0_results_are_applied_at_once() -> None:
    """Roger is already infected while the attack on Peter is still to come."""
    state = position(peter="113", roger="113", steve="113", zombies={"113": 9})
    state = attack(state, "hold", "attack 3", "strike roger", dice=THREE).state
    assert state.people[ROGER].status is Status.INFECTED
    assert options(state) == {"strike peter", "strike steve"}


def test_8_0_a_super_zombie_alone_attacks_too() -> None:
    applied = attack(position(peter="113", steve="113 super"), "hold", dice=SIX)
    assert applied.state.people[PETER].status is Status.STUNNED


# [6.9] [8.1] Shots in defence


def test_6_9_shots_in_defence_do_not_count_against_the_fire_rate() -> None:
    state = position(peter="113", zombies={"113": 9})
    rate = COUNTERS.normal[PETER].fire
    state = act(state, *["shoot peter 113"] * rate, dice=[6, 1, 1] * rate).state
    assert "fire peter 113" in options(attack(state).state)


def test_6_9_each_checks_for_panic_first() -> None:
    state = position(peter="113", fran="113", zombies={"113": 5})
    applied = attack(state, "fire peter+fran 113", dice=(2, 3, 3, 2))
    assert rolls(applied) == [("6.5", (2,)), ("6.5", (3,)), ("6.0", (3, 2))]
    assert applied.state.zombies == {}


def test_6_9_alone_or_together_and_each_once() -> None:
    state = attack(position(peter="113", roger="113", zombies={"113": 9}), "fire peter 113", dice=(6, 1, 1)).state
    assert options(state) == {"fire roger 113", "hold"}


@pytest.mark.parametrize("peter", ["113", "113 moved", "113 infected"])
def test_8_1_whether_eligible_or_not(peter: str) -> None:
    assert "fire peter 113" in options(attack(position(peter=peter, zombies={"113": 5})).state)


def test_8_1_but_not_the_stunned() -> None:
    state = attack(position(peter="113 stunned", roger="113", zombies={"113": 5})).state
    assert options(state) == {"fire roger 113", "hold"}


def test_8_1_with_nobody_to_shoot_the_attack_follows_at_once() -> None:
    applied = attack(position(peter="113 stunned", zombies={"113": 5}), dice=NOTHING)
    assert rolls(applied) == [("8.8", NOTHING)]


def test_8_1_nobody_from_another_square() -> None:
    state = attack(position(peter="113", roger="114", zombies={"113": 5})).state
    assert options(state) == {"fire peter 113", "hold"}


def test_8_1_whoever_holds_fire_is_attacked_all_the_same() -> None:
    assert rolls(attack(position(peter="113", zombies={"113": 5}), "hold", dice=NOTHING)) == [("8.8", NOTHING)]


# [8.2] to [8.6] Results


def test_8_2_no_effect() -> None:
    assert alone(9, NOTHING).people[PETER].status is Status.NORMAL


@pytest.mark.parametrize(
    ("value", "dice", "status"),
    [(1, THREE, Status.STUNNED), (3, THREE, Status.INFECTED), (5, SIX, Status.STUNNED), (1, TWO, Status.INFECTED)],
)
def test_8_2_the_table_decides(value: int, dice: tuple[int, int], status: Status) -> None:
    assert alone(value, dice).people[PETER].status is status


def test_8_3_the_stunned_neither_move_nor_shoot() -> None:
    state = alone(5, SIX)
    assert state.people[PETER].status is Status.STUNNED
    assert not any("peter" in text for text in options(state))
    assert has_ended(attack(state, dice=NOTHING).state)


def test_8_3_somebody_who_enters_rouses_them() -> None:
    applied = act(position(peter="113 stunned", roger="112"), "move roger 113")
    assert applied.state.people[PETER].status is Status.NORMAL
    assert texts(applied)[-2:] == ["Roger moves to 113, Concourse.", "Peter comes round."]


def test_8_3_somebody_who_is_there_already_does_not() -> None:
    state = position(peter="113 stunned", roger="113", zombies={"115": 9})
    state = act(state, "shoot roger 115", dice=[1, 1]).state
    assert state.people[PETER].status is Status.STUNNED


def test_8_3_but_he_may_go_out_and_come_back() -> None:
    state = act(position(peter="113 stunned", roger="113"), "move roger 114", "move roger 113").state
    assert state.people[PETER].status is Status.NORMAL


def test_8_3_a_super_zombie_rouses_nobody() -> None:
    state = attack(position(peter="113 stunned", steve="113 super"), dice=NOTHING).state
    assert state.people[PETER].status is Status.STUNNED


def test_8_3_a_stunned_character_keeps_the_rifle() -> None:
    state = attack(position(fran="113 rifle", zombies={"113": 5}), "hold", dice=SIX).state
    assert (state.people[FRAN].status, state.people[FRAN].rifle) == (Status.STUNNED, True)


def test_8_4_the_infected_have_other_numbers() -> None:
    state = alone(9, THREE)
    assert state.numbers(PETER) == COUNTERS.infected[PETER]
    assert state.people[PETER].infected == state.turn


def test_8_4_for_good() -> None:
    state = act(position(peter="113 infected", roger="112"), "move roger 113").state
    assert state.people[PETER].status is Status.INFECTED


@pytest.mark.parametrize("status", ["stunned", "infected"])
@pytest.mark.parametrize("dice", [THREE, SIX])
def test_8_5_stunned_or_infected_and_hit_again_is_killed(status: str, dice: tuple[int, int]) -> None:
    state = alone(9, dice, f"113 {status}")
    assert state.people[PETER].status is Status.DEAD
    assert state.people_in(sq("113")) == []


@pytest.mark.parametrize("status", ["stunned", "infected"])
def test_8_5_a_miss_changes_nothing(status: str) -> None:
    assert alone(9, NOTHING, f"113 {status}").people[PETER].status == status


def test_8_5_what_ate_him_is_hidden_again() -> None:
    assert not alone(9, THREE, "113 stunned").is_face_up(sq("113"))


def test_8_6_a_result_concerns_nobody_else() -> None:
    state = position(peter="113", fran="113 stunned", zombies={"113": 5})
    state = attack(state, "hold", "attack 1", "victims peter", dice=THREE).state
    assert state.people[PETER].status is Status.INFECTED
    assert state.people[FRAN].status is Status.STUNNED


# [8.7] Attacks in the generation phase


def test_8_7_zombies_that_come_in_upon_a_character_attack_at_once() -> None:
    state = phase(position(peter="093"), Entrance(DoorId("west")), dice=[1]).state
    assert options(state) == {"fire peter 093", "hold"}
    assert act(state, "hold", dice=TWO).state.people[PETER].status is Status.INFECTED


def test_8_1_one_alone_is_asked_by_name() -> None:
    for people, question in (
        ({"peter": "093"}, "does Peter shoot first?"),
        ({"peter": "093", "steve": "093"}, "who shoots"),
    ):
        asked = decision(phase(position(**people), Entrance(DoorId("west")), dice=[1]).state)
        assert asked is not None
        assert question in ENGLISH(asked.prompt)


def test_8_1_where_no_shot_can_stop_them_nobody_is_urged_to_shoot() -> None:
    """One die of Fran's against a 7: holding fire asks nothing, and the question says why."""
    asked = decision(phase(position(fran="113", zombies={"113": 7}), AttackPhase()).state)
    assert asked is not None
    assert "no shot can stop them" in ENGLISH(asked.prompt)
    assert asked.hint is not None and "Hold fire" in ENGLISH(asked.hint)
    assert [option.caution for option in asked.options if option.primary] == [None]


def test_8_7_they_do_not_attack_where_nobody_is() -> None:
    assert has_ended(phase(position(steve="113"), Entrance(DoorId("west")), dice=[1]).state)


def test_8_7_more_than_one_may_stand_there() -> None:
    state = phase(position(peter="093", steve="093"), Entrance(DoorId("west")), do=["hold"], dice=[1]).state
    assert options(state) == {"attack 1"}
    assert act(state, "attack 1", "victims steve", dice=TWO).state.people[STEVE].status is Status.INFECTED
