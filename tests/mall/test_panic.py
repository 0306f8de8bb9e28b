"""[6.5] Panic. Levels: Peter 1, Roger 2, Steve 2, Fran 3, so that Fran keeps calm with a four."""

from __future__ import annotations

import pytest

from pyapp.kernel.event import Rolled
from pyapp.kernel.flow import Applied, decision
from pyapp.kernel.message import ENGLISH
from pyapp.mall.events.events import Panicked, ShotFired
from pyapp.mall.map.map_model import DoorId
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.shots import panic_increase
from pyapp.mall.play.zombie_entry import Entrance
from pyapp.mall.truth.counters import COUNTERS
from pyapp.mall.truth.state import MallState
from tests.mall.positions import act, options, points, position, sq
from tests.mall.turns import FRAN, PETER, Pieces, phase, rolls

NO_CHECK = None

SITUATIONS: list[tuple[str, Pieces, str, int | None]] = [
    ("a unit in another square", {"zombies": {"115": 5}}, "115", NO_CHECK),
    ("1: a unit in the same square", {"zombies": {"113": 5}}, "113", 0),
    ("2: a berserk unit in another square", {"zombies": {"115": "5 berserk"}}, "115", 0),
    ("3: a berserk unit in the same square", {"zombies": {"113": "5 berserk"}}, "113", 1),
    ("4: a super zombie in another square", {"steve": "115 super"}, "115", 1),
    ("5: a super zombie in the same square", {"steve": "113 super"}, "113", 3),
]
EACH = pytest.mark.parametrize(
    ("pieces", "target", "increase"), [one[1:] for one in SITUATIONS], ids=[one[0] for one in SITUATIONS]
)


def panicked(applied: Applied[MallState]) -> list[str]:
    return [event.who for event in applied.events if isinstance(event, Panicked)]


def has_fired(applied: Applied[MallState]) -> bool:
    return any(isinstance(event, ShotFired) for event in applied.events)


# The five situations


@EACH
def test_6_5_what_each_situation_adds(pieces: Pieces, target: str, increase: int | None) -> None:
    state = position(fran="113", **pieces)
    assert panic_increase(state, FRAN, sq(target)) == increase


@EACH
def test_6_5_the_level_or_less_is_panic_one_more_is_not(pieces: Pieces, target: str, increase: int | None) -> None:
    state = position(fran="113", **pieces)
    level = COUNTERS.normal[FRAN].panic + (increase or 0)
    shoot = f"shoot fran {target}"
    if increase is None:
        assert rolls(act(state, shoot, dice=[1])) == [("6.0", (1,))]
        return
    lost = act(state, shoot, dice=[level])
    assert panicked(lost) == [FRAN]
    assert not has_fired(lost)
    if level < 6:
        kept = act(state, shoot, dice=[level + 1, 1])
        assert panicked(kept) == []
        assert has_fired(kept)


def test_6_5_fran_is_certain_to_panic_beside_a_super_zombie() -> None:
    assert panicked(act(position(fran="113", steve="113 super"), "shoot fran 113", dice=[6])) == [FRAN]


def test_6_5_a_berserk_unit_with_a_super_zombie_counts_as_the_super_zombie() -> None:
    state = position(fran="113", steve="113 super", zombies={"113": "2 berserk"})
    assert panic_increase(state, FRAN, sq("113")) == 3


def test_6_5_the_infected_check_with_the_level_of_their_own_face() -> None:
    state = position(peter="113 infected", zombies={"113": 5})
    level = COUNTERS.infected[PETER].panic
    assert panicked(act(state, "shoot peter 113", dice=[level])) == [PETER]


def test_6_5_before_each_shot() -> None:
    state = position(peter="113", zombies={"113": 9})
    applied = act(state, "shoot peter 113", "shoot peter 113", dice=[6, 1, 1, 6, 1, 1])
    assert [case for case, _ in rolls(applied)] == ["6.5", "6.0", "6.5", "6.0"]


# What it does


def test_6_5_who_panics_neither_shoots_nor_moves() -> None:
    state = act(position(peter="113", zombies={"113": 2}), "shoot peter 113", dice=[1]).state
    assert points(state) == 0
    assert options(state) == {"end"}


def test_6_5_the_log_says_what_panic_ends() -> None:
    """On the way: nobody walks on. In an attack there is no way to end."""
    applied = act(position(peter="113", zombies={"113": 2}), "shoot peter 113", dice=[1])
    assert "Peter panics and does not shoot, and nobody walks on." in map(ENGLISH, (e.text() for e in applied.events))
    defended = phase(position(peter="113", zombies={"113": 2}), AttackPhase(), do=["fire peter 113"], dice=[1, 6, 6])
    told = [ENGLISH(event.text()) for event in defended.events if isinstance(event, Panicked)]
    assert told == ["Peter panics and does not shoot."]


def test_6_5_nobody_of_the_stack_moves_any_more_but_the_others_shoot() -> None:
    state = position(peter="113", fran="113", zombies={"113": 2})
    state = act(state, "select peter+fran", "shoot fran 113", dice=[3]).state
    assert points(state) == 0
    assert options(state) == {"shoot peter 113", "end"}


def test_6_5_unless_they_panic_too() -> None:
    state = position(peter="113", fran="113", zombies={"113": 2})
    state = act(state, "select peter+fran", "shoot fran 113", "shoot peter 113", dice=[3, 1]).state
    assert options(state) == {"end"}


def test_6_5_of_those_who_shoot_together_the_calm_ones_fire() -> None:
    """Each is checked; Fran's pistol is then missing, and so is its modifier."""
    state = position(peter="113", fran="113", zombies={"115": "5 berserk"})
    applied = act(state, "shoot peter+fran 115", dice=[2, 3, 4, 3])
    assert panicked(applied) == [FRAN]
    assert rolls(applied) == [("6.5", (2,)), ("6.5", (3,)), ("6.0", (4, 3))]
    assert applied.state.zombies == {}
    assert points(applied.state) == 0


def test_6_5_panic_uses_up_no_shot_of_the_others() -> None:
    state = position(peter="113", fran="113", zombies={"113": 9})
    state = act(state, "select peter+fran", "shoot fran 113", dice=[1]).state
    for _ in range(COUNTERS.normal[PETER].fire):
        state = act(state, "shoot peter 113", dice=[6, 1, 1]).state
    assert options(state) == {"end"}


def test_6_5_a_panicked_attempt_is_noticed_like_a_shot() -> None:
    state = act(position(peter="113", zombies={"113": 2}), "shoot peter 113", dice=[1]).state
    assert state.active == ["113"]
    assert state.people[PETER].moved == state.turn


def test_6_5_panic_ends_with_the_human_turn() -> None:
    """In the attack that follows he may shoot again."""
    state = act(position(peter="113", zombies={"113": 2}), "shoot peter 113", "end", dice=[1]).state
    assert "fire peter 113" in options(phase(state, AttackPhase()).state)


def test_6_5_in_an_attack_it_lasts_until_that_combat_is_over() -> None:
    state = phase(position(peter="113", fran="113", zombies={"113": 9}), AttackPhase()).state
    state = act(state, "fire fran 113", dice=[1]).state
    assert options(state) == {"fire peter 113", "hold"}


def test_6_5_and_no_longer() -> None:
    """Fran panics in the attack at 113; zombies that come in upon her afterwards are another combat."""
    state = position(fran="093", zombies={"093": 1})
    lost = phase(state, AttackPhase(), do=["fire fran 093"], dice=[1, 6, 6]).state
    lost.take_off(sq("093"))
    again = phase(lost, Entrance(DoorId("west")), dice=[1]).state
    assert "fire fran 093" in options(again)


WHY = [
    "",
    "above panic level 3",
    "above panic level 3",
    "above panic level 3 and 1 for berserk zombies in the same square",
    "above panic level 3 and 1 for a super zombie in sight",
    "above panic level 3 and 3 for a super zombie in the same square",
]


@pytest.mark.parametrize(
    ("pieces", "target", "increase", "why"),
    [(*one[1:], why) for one, why in zip(SITUATIONS, WHY, strict=True) if why],
    ids=[one[0] for one in SITUATIONS[1:]],
)
def test_6_5_a_check_says_how_its_number_comes_about(pieces: Pieces, target: str, increase: int, why: str) -> None:
    applied = act(position(fran="113", **pieces), f"shoot fran {target}", dice=[1])
    told = [ENGLISH(event.purpose) for event in applied.events if isinstance(event, Rolled)]
    assert told == [f"Panic check, Fran needs {4 + increase} or more ({why})"]


@EACH
def test_6_5_a_shot_that_needs_a_check_says_so_beside_its_odds(
    pieces: Pieces, target: str, increase: int | None
) -> None:
    asked = decision(act(position(fran="113", **pieces), "select fran").state)
    assert asked is not None
    told = next(ENGLISH(option.label) for option in asked.options if option.action.verb == "shoot")
    away = " −2 for distance" if target == "115" else ""
    # What is needed is told where it is known: a unit shows it in the same square only, a super zombie always.
    needed = ", 2 needed" if "steve" in pieces else ", 5 needed" if target == "113" else ""
    check = "" if increase is None else f", after a panic check ({4 + increase} or more)"
    check += ", as they are berserk" if "berserk" in str(pieces) else ""
    check += " and in the same square" if "berserk" in str(pieces) and target == "113" else ""
    assert told == f"Fran: shoot at {target}, 1 die{away}{needed}{check}"


def test_6_8_together_each_is_checked_and_the_offer_says_so() -> None:
    state = act(position(peter="113", fran="113", zombies={"113": 5}), "select peter+fran").state
    asked = decision(state)
    assert asked is not None
    told = {ENGLISH(option.label) for option in asked.options}
    assert "Peter and Fran: shoot at 113, 3 dice, 5 needed, each after a panic check" in told


def test_6_5_when_all_are_in_panic_the_prompt_says_so() -> None:
    state = act(position(peter="113", steve="113", zombies={"113": "5 berserk"}), "select peter+steve").state
    asked = decision(act(state, "shoot peter+steve 113", dice=[1, 1]).state)
    assert asked is not None
    assert ENGLISH(asked.prompt) == "Peter and Steve are in panic and can do nothing more: end the turn"


def test_5_5_who_has_shots_left_and_nobody_to_shoot_at_is_told_so() -> None:
    state = act(position(peter="093", zombies={"221": 1}), "select peter").state
    asked = decision(act(state, "close peter west").state)
    assert asked is not None
    assert ENGLISH(asked.prompt) == "Peter: no points left, and nobody to shoot at: end the turn"
