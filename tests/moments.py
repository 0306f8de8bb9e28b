"""Positions worth a picture: searched for in games of computer players, with what is done before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from pyapp.kernel.flow import decision
from pyapp.kernel.history import History

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.spec import Table

Game = History[Any]
Wanted = Callable[[Game], bool]


class Moment(NamedTuple):
    """A position worth a picture: the table it was found at, the game up to here, and what the player does next."""

    table: Table
    save: str
    action: str


@dataclass(frozen=True)
class Shot:
    """A picture: what it is of, how large the window is, and what is done before it is taken."""

    name: str
    size: tuple[int, int]
    theme: str
    moment: Callable[[], Moment] | None
    arrange: Callable[[Page, str], None]


def positions(table: Table) -> Iterator[tuple[Game, str]]:
    """Every position of a game with the action that follows."""
    history, players = table.begun(), table.players
    while (asked := decision(history.state)) is not None:
        action = players[asked.seat].choose(history.game.observe(history.state, asked.seat), asked)
        yield history, str(action)
        history.act(action)


def first(tables: Iterable[Table], wanted: Wanted) -> Moment:
    """The first position of any game that is wanted."""
    for table in tables:
        for history, action in positions(table):
            if wanted(history):
                return Moment(table, history.save(), action)
    raise LookupError(wanted.__name__)


def last_won(tables: Iterable[Table], side: str) -> Moment:
    """The position before the action that wins a game."""
    for table in tables:
        moment = None
        for history, action in positions(table):
            moment = Moment(table, history.save(), action)
        outcome = history.state.outcome
        if moment is not None and outcome is not None and outcome.side == side:
            return moment
    raise LookupError(f"a game that is won by {side}")


def actions(history: Game) -> list[str]:
    """The texts of what can be done now."""
    asked = decision(history.state)
    return [str(option.action) for option in asked.options] if asked else []


# What is done before a picture is taken


def nothing(page: Page, action: str) -> None:
    """The page as it comes up."""


def press(page: Page, action: str) -> None:
    """Do something, twice if the page asks whether it is meant."""
    before = page.locator("html").get_attribute("data-decision")
    button = page.locator(f'button[data-action="{action}"]').first
    button.click()
    if page.locator(".caution").count():
        button.click()
    page.wait_for_selector(f'html:not([data-decision="{before}"]), html[data-show]', state="attached")


def let_it_show(page: Page, action: str) -> None:
    """Do something, and wait until somebody is on the way because of it."""
    press(page, action)
    page.wait_for_selector("html[data-show] #trails .trail", state="attached")


def finish(page: Page, action: str) -> None:
    press(page, action)
    page.wait_for_selector("#ending[open]")


def open_rules(page: Page, action: str) -> None:  # noqa: ARG001
    page.locator('[data-command="rules"]').first.click()
    page.wait_for_selector("#rules[open]")
