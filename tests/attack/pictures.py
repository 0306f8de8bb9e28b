"""What the pictures of Zombie Attack show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.victory import HUMANS_SIDE
from tests.moments import Game, Moment, Shot, Wanted, actions, finish, first, last_won, let_it_show
from tests.spec import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page


def _tables(scenario: str) -> tuple[Table, ...]:
    return tuple(Table("attack", "solo", seed, settings={}, scenario=scenario) for seed in range(1, 40))


HOUSE, STREET, CLINIC = _tables("farmhouse"), _tables("street"), _tables("clinic")
CAR = _tables("car")


def _attack(history: Game) -> AttackState:
    state = history.state
    assert isinstance(state, AttackState)
    return state


def _targets(history: Game) -> int:
    """How many zombies can be attacked."""
    verbs = [text.split() for text in actions(history)]
    return sum(verb == "shoot" and args[1].startswith("z") for verb, *args in verbs)


def is_begun(history: Game) -> bool:
    """Early in a game somebody has all of his actions, and a zombie before him."""
    state = _attack(history)
    return state.turn < 4 and state.actions == 5 and _targets(history) > 0


def is_fight(history: Game) -> bool:
    """Two zombies can be attacked, and there is more to choose from."""
    state = _attack(history)
    return state.turn > 3 and state.actions > 2 and _targets(history) > 1 and len(state.living) > 2


def is_before_the_zombies(history: Game) -> bool:
    """The last human is about to end his turn, and many zombies are near."""
    state = _attack(history)
    is_last = len(state.moved) == len(state.living) - 1
    return state.turn > 2 and is_last and state.actions == 1 and len(state.standing) > 7


def is_full_hand(history: Game) -> bool:
    """Somebody acts who has several cards."""
    state = _attack(history)
    hand = next((cards for who, cards in state.hands.items() if who == state.acting), ())
    return len(hand) > 1 and "end" in {text.split()[0] for text in actions(history)}


def look_about(page: Page, action: str) -> None:  # noqa: ARG001
    """Where he can go, and at what he could shoot."""
    page.wait_for_selector("#reach .reach", state="attached")


def weigh(page: Page, action: str) -> None:  # noqa: ARG001
    """The odds of the first attack."""
    page.locator(".why").first.click()
    page.wait_for_selector(".odds")


def let_them_come(page: Page, action: str) -> None:
    """The zombies' turn, while one of them is on its way."""
    let_it_show(page, action)


def _first(tables: tuple[Table, ...], wanted: Wanted) -> Moment:
    return first(tables, wanted)


SHOTS = (
    Shot("attack-first-turn", (1440, 900), "dark", lambda: _first(HOUSE, is_begun), look_about),
    Shot("attack-fight", (1440, 900), "light", lambda: _first(STREET, is_fight), weigh),
    Shot("attack-zombies-turn", (1024, 768), "dark", lambda: _first(STREET, is_before_the_zombies), let_them_come),
    Shot("attack-hand", (834, 1112), "light", lambda: _first(CAR, is_full_hand), look_about),
    Shot("attack-game-over", (390, 844), "dark", lambda: last_won(CLINIC, HUMANS_SIDE), finish),
)
