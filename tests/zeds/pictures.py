"""What the pictures of Dawn of the Zeds show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.kernel.flow import decision
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.victory import TOWN
from tests.moments import Game, Moment, Shot, Wanted, actions, finish, first, last_won, nothing, press
from tests.spec import Table

if TYPE_CHECKING:
    from playwright.sync_api import Page

TABLES = tuple(Table("zeds", "solo", seed, settings={}) for seed in range(1, 40))
TOGETHER = tuple(Table("zeds", "co-op-2", seed, settings={}) for seed in range(1, 20))


def _zeds(history: Game) -> ZedsState:
    state = history.state
    assert isinstance(state, ZedsState)
    return state


def is_first_turn(history: Game) -> bool:
    return _zeds(history).turn == 1 and "end" in actions(history)


def is_fight(history: Game) -> bool:
    """Deep in a game: the Sheriff can attack a mob, of which one has been hit."""
    state = _zeds(history)
    spaces = [text.split()[-1] for text in actions(history) if text.startswith("move hunt")]
    mobs = [[state.zeds[one] for one in state.zeds_in(space)] for space in state.zeds_spaces() if space in spaces]
    return state.turn > 5 and any(len(mob) == 2 and any(one.hits or one.is_reduced for one in mob) for mob in mobs)


def is_before_the_zeds(history: Game) -> bool:
    """The last Action is spent, and there are many who move next."""
    state = _zeds(history)
    return state.turn > 5 and len(state.zeds) > 8 and not state.actions_left and "end" in actions(history)


def is_card_to_play(history: Game) -> bool:
    """Two cards in hand, one of which can be played now."""
    asked = decision(history.state)
    can_play = asked is not None and any(option.action.verb == "play" for option in asked.options)
    return can_play and len(_zeds(history).hand) > 1


def choose_hunt(page: Page, action: str) -> None:  # noqa: ARG001
    """The Sheriff is chosen: where he could fight, his chances stand, and the odds of an attack lie open."""
    page.locator('#items [data-ref="unit:hunt"]').first.click()
    page.wait_for_selector("#reach .reach", state="attached")
    page.mouse.move(1, 1)
    page.locator('.why[data-odds^="move hunt"]').first.click()
    page.wait_for_selector(".odds")


def choose_piazza(page: Page, action: str) -> None:  # noqa: ARG001
    """Where she can go, and what she could shoot at."""
    page.locator('#items [data-ref="unit:piazza"]').first.click()
    page.wait_for_selector("#reach .reach", state="attached")


def end_the_actions(page: Page, action: str) -> None:  # noqa: ARG001
    """A card is turned over: who comes where, and which fights that brings."""
    press(page, "end")
    page.wait_for_selector("html[data-show] #trails .threat__leg", state="attached")


def _first(wanted: Wanted) -> Moment:
    return first(TABLES, wanted)


SHOTS = (
    Shot("zeds-first-turn", (1440, 900), "dark", lambda: _first(is_first_turn), choose_piazza),
    Shot("zeds-fight", (1440, 900), "light", lambda: _first(is_fight), choose_hunt),
    Shot("zeds-phase", (1024, 768), "dark", lambda: _first(is_before_the_zeds), end_the_actions),
    Shot("zeds-cards", (834, 1112), "light", lambda: first(TOGETHER, is_card_to_play), nothing),
    Shot("zeds-game-over", (390, 844), "dark", lambda: last_won(TABLES, TOWN), finish),
)
