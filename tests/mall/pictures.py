"""What the pictures of Dawn of the Dead show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.state import HUMAN, MallState
from tests.moments import (
    Game,
    Moment,
    Shot,
    Wanted,
    actions,
    finish,
    first,
    last_won,
    let_it_show,
    open_rules,
    press,
)
from tests.spec import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page

TABLES = tuple(Table("mall", "solitaire", seed, settings={}) for seed in range(1, 60))

NEARER = """() => {
  const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector("#items .counter--revealed")).transform);
  document.documentElement.dataset.speed = "instant";
  shamble.view.to(e, f, 1, 1, 1.25);
}"""


def _mall(history: Game) -> MallState:
    state = history.state
    assert isinstance(state, MallState)
    return state


def is_first_turn(history: Game) -> bool:
    return _mall(history).turn == 1 and any(text.startswith("select") for text in actions(history))


def is_fight(history: Game) -> bool:
    """Deep in a game, with a door closed, a berserk unit about, and two or three of them face to face with a unit."""
    state = _mall(history)
    shots = [SquareId(text.split()[-1]) for text in actions(history) if text.startswith("shoot")]
    crowds = [len(state.people_in(square)) for square in shots if square in state.zombies]
    return bool(state.turn > 3 and state.berserk and state.doors and any(crowd in (2, 3) for crowd in crowds))


def is_before_the_zombies(history: Game) -> bool:
    """A move that is over, noticed along its way."""
    state = _mall(history)
    return state.turn > 3 and actions(history) == ["end"] and len(state.active) > 3


def pick_peter(page: Page, action: str) -> None:  # noqa: ARG001
    press(page, "select peter")


def come_near(page: Page, action: str) -> None:  # noqa: ARG001
    """Bring the value that has just been turned up into the middle, large enough to read every counter."""
    page.wait_for_selector("#items .counter--revealed", state="attached")
    page.evaluate(NEARER)


def _first(wanted: Wanted) -> Moment:
    return first(TABLES, wanted)


SHOTS = (
    Shot("first-turn", (1440, 900), "dark", lambda: _first(is_first_turn), pick_peter),
    Shot("fight", (1440, 900), "light", lambda: _first(is_fight), come_near),
    Shot("zombie-turn", (1024, 768), "dark", lambda: _first(is_before_the_zombies), let_it_show),
    Shot("rules", (1440, 900), "light", lambda: _first(is_first_turn), open_rules),
    Shot("game-over", (390, 844), "dark", lambda: last_won(TABLES, HUMAN), finish),
)
