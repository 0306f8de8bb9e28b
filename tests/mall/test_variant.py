"""[16.0] The two companions of impulsive movement: exchanged panic levels, and super zombies at wooden doors."""

from __future__ import annotations

import pytest

from pyapp.kernel.message import ENGLISH
from pyapp.mall.answers.odds import panic_chance
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.super_zombies import paths
from pyapp.mall.settings import ADDITIONS
from pyapp.mall.truth.counters import COUNTERS
from pyapp.mall.truth.state import HUMAN, DoorState, MallState
from tests.mall.positions import GAME, act, door, options, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, phase, rolls, units
from tests.verbs import texts

EXCHANGE = {"panic-exchange": "on"}
LATCH = {"super-doors": "on"}
WOOD = door("041", "042")
GLASS = door("114", "137")


def test_16_0_every_addition_is_off_unless_asked_for() -> None:
    for mode in GAME.modes:
        assert set(ADDITIONS) <= set(mode.settings), mode.id
    assert {setting.default for setting in ADDITIONS} == {"off"}


# Panic levels


def test_16_0_steve_and_fran_exchange_their_panic_levels() -> None:
    state = position(settings=EXCHANGE)
    assert (state.numbers(STEVE).panic, state.numbers(FRAN).panic) == (3, 2)
    state = position()
    assert (state.numbers(STEVE).panic, state.numbers(FRAN).panic) == (2, 3)


def test_16_0_also_when_they_are_infected() -> None:
    state = position(steve="113 infected", fran="035 infected", settings=EXCHANGE)
    assert state.numbers(STEVE).panic == COUNTERS.infected[FRAN].panic
    assert state.numbers(FRAN).panic == COUNTERS.infected[STEVE].panic


def test_16_0_nobody_elses_and_no_other_number() -> None:
    plain, changed = position(), position(settings=EXCHANGE)
    assert all(plain.numbers(who) == changed.numbers(who) for who in (PETER, ROGER))
    for who in (STEVE, FRAN):
        assert plain.numbers(who)._replace(panic=0) == changed.numbers(who)._replace(panic=0)


def test_16_0_the_exchange_counts_when_it_matters() -> None:
    """A 3 makes Steve lose his nerve, and the odds know it."""
    plain = position(steve="113", zombies={"113": 9})
    changed = position(steve="113", zombies={"113": 9}, settings=EXCHANGE)
    assert [case for case, _ in rolls(act(plain, "shoot steve 113", dice=[3, 1]))] == ["6.5", "6.0"]
    assert [case for case, _ in rolls(act(changed, "shoot steve 113", dice=[3]))] == ["6.5"]
    assert panic_chance(plain, STEVE, sq("113")) < panic_chance(changed, STEVE, sq("113"))


def test_16_0_the_counters_show_it() -> None:
    arts = [_counter(position(settings=settings)) for settings in ({}, EXCHANGE)]
    fire, panic, move = COUNTERS.normal[STEVE]
    assert f">{fire}-{panic}-{move}<" in arts[0]
    assert f">{fire}-3-{move}<" in arts[1]


def _counter(state: MallState) -> str:
    return next(item.svg for item in GAME.scene(GAME.observe(state, HUMAN)).items if item.key == "unit:steve")


# Wooden doors


def free(state: MallState, *do: str) -> MallState:
    return phase(state, FreeMovementPhase(), do=do, dice=[1]).state


def ends(state: MallState, verb: str = "prowl") -> set[str]:
    return {text.split()[-1] for text in options(state) if text.startswith(f"{verb} steve ")}


def at_the_door(square: str, settings: dict[str, str] = LATCH, **others: str) -> MallState:
    return position(steve=f"{square} super", doors={WOOD: "closed"}, settings=settings, **others)  # type: ignore[arg-type]


def test_16_0_a_closed_wooden_door_keeps_them_out_without_the_option() -> None:
    state = free(at_the_door("042", {}))
    assert "041" not in ends(state)
    assert f"unlatch steve {WOOD}" not in options(state)


def test_16_0_opening_is_a_step_and_going_through_another() -> None:
    assert {"041", "022", "023"} <= ends(free(at_the_door("042")))
    assert "041" in ends(free(at_the_door("043")))
    assert not {"022", "023"} & ends(free(at_the_door("043"))), "a door is as far as another square"


def test_16_0_from_farther_away_the_door_is_too_much() -> None:
    assert "041" not in ends(free(at_the_door("062")))


def test_16_0_the_door_stays_open() -> None:
    state = at_the_door("042")
    applied = phase(state, FreeMovementPhase(), do=["prowl steve 041"], dice=[1])
    assert applied.state.door(WOOD) is DoorState.OPEN
    assert WOOD not in applied.state.doors
    assert any("latch" in text for text in texts(applied))


def test_16_0_it_may_be_opened_for_others() -> None:
    state = free(at_the_door("042"), f"unlatch steve {WOOD}")
    assert state.door(WOOD) is DoorState.OPEN
    assert state.people[STEVE].square == "042"
    assert ends(state) == set(), "that was its move"


def test_16_0_a_unit_that_is_led_comes_through_too() -> None:
    state = position(steve="042 super", zombies={"042": 3}, doors={WOOD: "closed"}, settings=LATCH)
    state = free(state, "bring steve 041")
    assert (units(state), state.people[STEVE].square) == (["041"], "041")


def test_16_0_a_way_without_a_door_leaves_it_shut() -> None:
    """From 141 the super zombie goes round, where that is no farther."""
    wood = door("141", "162")
    state = position(steve="141 super", doors={wood: "closed"}, settings=LATCH)
    state = free(state, "prowl steve 140")
    assert state.door(wood) is DoorState.CLOSED


def test_16_0_in_reaction_only_doors_that_lead_nearer() -> None:
    state = at_the_door("042")
    assert "041" in paths(state, sq("042"), 3, sq("022"))
    assert "041" not in paths(state, sq("042"), 3, sq("061"))
    assert "041" not in paths(at_the_door("042", {}), sq("042"), 3, sq("022"))


@pytest.mark.parametrize("settings", [{}, LATCH])
def test_16_0_glass_is_not_opened(settings: dict[str, str]) -> None:
    state = free(position(steve="114 super", doors={GLASS: "closed"}, settings=settings))
    assert "137" not in ends(state)
    assert not any(text.startswith("unlatch") for text in options(state))


def test_16_0_main_doors_stay_shut() -> None:
    state = free(position(steve="004 super", doors={"north": "closed"}, settings=LATCH))
    assert not any(text.startswith("unlatch") for text in options(state))


def test_16_0_ordinary_zombies_open_nothing() -> None:
    state = position(zombies={"042": "3 berserk"}, doors={WOOD: "closed"}, settings=LATCH)
    state = phase(state, FreeMovementPhase(), dice=[6]).state
    assert "shift 042 041" not in options(state)


def test_16_0_french_super_zombies_count_doors_on_the_way_too() -> None:
    """Two steps to fetch the unit behind the door leave one to bring it somewhere."""
    state = position(
        steve="042 super",
        zombies={"041": 3},
        doors={WOOD: "closed"},
        settings={**LATCH, "super-stacking": "french"},
    )
    fetched = {text for text in options(free(state)) if text.startswith("fetch steve 041")}
    assert fetched == {"fetch steve 041 022", "fetch steve 041 023", "fetch steve 041 042"}


def test_16_0_every_addition_says_what_it_does() -> None:
    for setting in ADDITIONS:
        assert ENGLISH(setting.about)
