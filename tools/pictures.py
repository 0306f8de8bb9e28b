"""`make pictures`: the pictures of the game in docs/, taken from the built page.

Computer players play on this machine until a moment comes that is worth a picture; its save goes into a fresh browser,
and the page is looked at in a size and a theme. The same sources give the same moments.
"""

from __future__ import annotations

import argparse
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from pyapp.games import game as find_game
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.scenario import Start
from pyapp.mall.map.mall_map import SquareId
from pyapp.mall.truth.state import MallState
from pyapp.simulate import seats_of
from tools import png
from tools.browsers import launch
from tools.paths import DIST, ROOT, step, stop
from tools.serve import address, make_server

DOCS = ROOT / "docs"
LARGEST = 400_000
"""Bytes that a picture may have."""
MODE, POLICY = "solitaire", "standard"
SEEDS = range(1, 60)

NEARER = """() => {
  const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector("#items .counter--revealed")).transform);
  document.documentElement.dataset.speed = "instant";
  shamble.view.to(e, f, 1, 1, 1.25);
}"""

Game = History[Any]


class Moment(NamedTuple):
    """A position worth a picture: the game up to here, and what the player does next."""

    save: str
    action: str


Wanted = Callable[[Game], bool]


@dataclass(frozen=True)
class Shot:
    """A picture: what it is of, how large the window is, and what is done before it is taken."""

    name: str
    size: tuple[int, int]
    theme: str
    moment: Callable[[], Moment] | None
    arrange: Callable[[Page, str], None]


# Moments


def games(policy: str) -> Iterator[Iterator[tuple[Game, str]]]:
    """Solitaire games, one for each seed: every position with the action that follows."""
    return (_one_game(seed, policy) for seed in SEEDS)


def _one_game(seed: int, policy: str) -> Iterator[tuple[Game, str]]:
    game = find_game("mall")
    history = History(game, Start(MODE, game.settings(MODE, {}), seed))
    players = seats_of(game, MODE, policy, seed)
    while (asked := decision(history.state)) is not None:
        action = players[asked.seat].choose(game.observe(history.state, asked.seat), asked)
        yield history, str(action)
        history.act(action)


def first(wanted: Wanted) -> Callable[[], Moment]:
    """The first position of any game that is wanted."""

    def search() -> Moment:
        for one in games(POLICY):
            for history, action in one:
                if wanted(history):
                    return Moment(history.save(), action)
        raise LookupError(wanted.__name__)

    return search


def last_of_a_won_game() -> Moment:
    """The position before the action that wins a game."""
    for one in games(POLICY):
        moment = None
        for history, action in one:
            moment = Moment(history.save(), action)
        outcome = history.state.outcome
        if moment is not None and outcome is not None and outcome.side == "human":
            return moment
    raise LookupError("a game that the humans win")


def _mall(history: Game) -> MallState:
    state = history.state
    assert isinstance(state, MallState)
    return state


def _actions(history: Game) -> list[str]:
    asked = decision(history.state)
    return [str(option.action) for option in asked.options] if asked else []


def first_turn(history: Game) -> bool:
    return _mall(history).turn == 1 and any(text.startswith("select") for text in _actions(history))


def fight(history: Game) -> bool:
    """Deep in a game, with a door closed, a berserk unit about, and two or three of them face to face with a unit."""
    state = _mall(history)
    shots = [SquareId(text.split()[-1]) for text in _actions(history) if text.startswith("shoot")]
    crowds = [len(state.people_in(square)) for square in shots if square in state.zombies]
    return bool(state.turn > 3 and state.berserk and state.doors and any(crowd in (2, 3) for crowd in crowds))


def before_the_zombies(history: Game) -> bool:
    """A move that is over, noticed along its way."""
    state = _mall(history)
    return state.turn > 3 and _actions(history) == ["end"] and len(state.active) > 3


# What is done before a picture is taken


def nothing(page: Page, action: str) -> None:
    """The page as it comes up."""


def pick_peter(page: Page, action: str) -> None:  # noqa: ARG001
    press(page, "select peter")


def press(page: Page, action: str) -> None:
    """Do something, twice if the page asks whether it is meant."""
    before = page.locator("html").get_attribute("data-decision")
    button = page.locator(f'button[data-action="{action}"]').first
    button.click()
    if page.locator(".caution").count():
        button.click()
    page.wait_for_selector(f'html:not([data-decision="{before}"]), html[data-show]', state="attached")


def come_near(page: Page, action: str) -> None:  # noqa: ARG001
    """Bring the value that has just been turned up into the middle, large enough to read every counter."""
    page.wait_for_selector("#items .counter--revealed", state="attached")
    page.evaluate(NEARER)


def let_them_come(page: Page, action: str) -> None:
    """Let the zombies move, and wait until one is on its way."""
    press(page, action)
    page.wait_for_selector("html[data-show] #trails .trail", state="attached")


def finish(page: Page, action: str) -> None:
    press(page, action)
    page.wait_for_selector("#ending[open]")


def open_rules(page: Page, action: str) -> None:  # noqa: ARG001
    page.locator('[data-command="rules"]').first.click()
    page.wait_for_selector("#rules[open]")


SHOTS = (
    Shot("start", (1440, 900), "dark", None, nothing),
    Shot("first-turn", (1440, 900), "dark", first(first_turn), pick_peter),
    Shot("fight", (1440, 900), "light", first(fight), come_near),
    Shot("zombie-turn", (1024, 768), "dark", first(before_the_zombies), let_them_come),
    Shot("rules", (1440, 900), "light", first(first_turn), open_rules),
    Shot("game-over", (390, 844), "dark", last_of_a_won_game, finish),
)


def take(browser: Browser, home: str, shot: Shot, folder: Path) -> None:
    width, height = shot.size
    phone = width < 600
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=2 if phone else 1, has_touch=phone
    )
    query, action = f"?theme={shot.theme}", ""
    if shot.moment is not None:
        save, action = shot.moment()
        context.add_init_script(f"localStorage['shamble:game:kept'] ??= {json.dumps(save)}")
        query += f"&game=mall&mode={MODE}&seed={json.loads(save)['seed']}"
    page = context.new_page()
    page.goto(home + query)
    page.wait_for_selector('html[data-app="ready"]', state="attached", timeout=60_000)
    page.evaluate("document.fonts.ready")
    shot.arrange(page, action)
    picture = png.smaller(page.screenshot(), LARGEST)
    context.close()
    if len(picture) > LARGEST:
        stop(f"docs/{shot.name}.png would have {len(picture)} bytes; {LARGEST} are allowed")
    (folder / f"{shot.name}.png").write_bytes(picture)
    step(f"docs/{shot.name}.png, {len(picture) // 1000} kB")


def main() -> None:
    names = [shot.name for shot in SHOTS]
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description="Take the pictures in docs/.")
    parser.add_argument("names", nargs="*", choices=[*names, []], help="which ones; all, if none is named")
    parser.add_argument("--into", type=Path, default=DOCS, help="where they go")
    wanted = parser.parse_args()
    if not (DIST / "index.html").exists():
        stop("there is no dist/ yet; `make pictures` builds it")
    wanted.into.mkdir(parents=True, exist_ok=True)
    server = make_server()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        for shot in SHOTS:
            if not wanted.names or shot.name in wanted.names:
                take(browser, address(server), shot, wanted.into)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
