"""At the table things go when their time is over, and come back only when somebody asks for them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.player import Player
from e2e.watched import Watched
from pyapp.games import game as find_game
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of

SOLITAIRE = "?game=mall&mode=solitaire&seed=7&speed=instant"


def is_open(page: Page, card: str) -> bool:
    return bool(page.evaluate(f"document.getElementById('{card}').open"))


def test_what_lies_on_top_is_closed_first(watched: Watched, site: str) -> None:
    page = watched.start(site, SOLITAIRE)
    page.locator('[data-command="rules"]').first.click()
    page.wait_for_selector("#rules[open]")
    page.locator('#commands [data-command="menu"]').click()
    page.locator('#menu [data-command="close"]').first.click()
    page.wait_for_selector("#menu:not([open])", state="attached")
    assert is_open(page, "rules")


def test_modes_are_walked_through_by_arrow(watched: Watched, site: str) -> None:
    page = watched.start(site)
    page.locator('[name="mode"][value="solitaire"]').focus()
    reached = []
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        reached.append(page.evaluate("document.activeElement.value"))
    assert sorted(reached) == ["four-player", "solitaire", "three-player", "two-player"]


def test_nothing_of_one_game_stays_for_the_next(watched: Watched, site: str) -> None:
    page = watched.start(site, SOLITAIRE)
    page.keyboard.press("s")
    page.keyboard.press("t")
    page.locator('#picture [data-ref="square:073"]').click()
    page.wait_for_selector("#lines *", state="attached")
    page.locator('#commands [data-command="theme"]').click()
    for look in ("sight", "threats"):
        assert page.locator(f'#zoom [data-command="{look}"]').get_attribute("aria-pressed") == "true"
    page.locator('#commands [data-command="menu"]').click()
    page.locator('#menu [data-command="new-game"]').first.click()
    page.locator('#menu [type="submit"]').first.click()
    page.wait_for_selector("#menu:not([open])", state="attached")
    assert watched.data("look") is None
    assert page.locator("#lines *").count() == 0
    assert page.locator("#legend").is_hidden()


def test_tab_shows_where_it_has_come_to(watched: Watched, site: str) -> None:
    page = watched.start(site, SOLITAIRE)
    page.locator("#board").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    width = "getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate("document.activeElement.id") == "board"
    assert page.evaluate(width) == "solid"
    page.keyboard.press("ArrowRight")
    assert page.locator("#ring rect").count() == 2
    assert page.evaluate(width) == "none"


def test_the_end_is_told_once(watched: Watched, site: str) -> None:
    game = find_game("mall")
    history: History[Any] = History(game, Start("solitaire", {}, 182))
    players = seats_of(game, "solitaire", "standard", 182)
    while (asked := decision(history.state)) is not None:
        history.act(players[asked.seat].choose(game.observe(history.state, asked.seat), asked))
    watched.keep(history.save())
    page = watched.start(site, "?game=mall&mode=solitaire&seed=182&speed=instant")
    page.wait_for_selector("#ending[open]")
    page.locator('#ending [data-command="close"]').click()
    page.wait_for_selector("#ending:not([open])", state="attached")
    page.locator('#commands [data-command="menu"]').click()
    page.locator('#menu [name="prefer:language"]').select_option("fr")
    page.wait_for_selector('html[lang="fr"]')
    assert not is_open(page, "ending")
    assert is_open(page, "menu")


def test_computers_alone_are_told_in_the_order_of_play(watched: Watched, site: str) -> None:
    """The last line of the log that has come to light is what the prompt tells, whoever has just played."""
    seats = "bot=human:first,zombie:first"
    page = watched.start(site, f"?game=mall&mode=two-player&seed=7&speed=fast&{seats}")
    for words in ("Peter starts", "Roger starts"):
        page.wait_for_function(
            """(words) => {
              const told = [...document.querySelectorAll(".log__line:not(.is-untold)")].at(-1)?.textContent ?? "";
              const prompt = document.getElementById("prompt")?.textContent ?? "";
              return prompt.includes(words) && told.includes(words);
            }""",
            arg=words,
        )


def test_a_door_that_is_closed_is_told_of_where_the_log_is_out_of_sight(phone: Watched, site: str) -> None:
    player = Player(phone)
    page = player.set_up(site)
    player.choose("select roger", "move roger 073", "move roger 074")
    assert page.locator("#note").is_hidden()
    player.choose(next(action for action in player.options() if action.startswith("close ")))
    page.locator("#note").get_by_text("Roger closes the").wait_for()
    player.press("u")
    page.wait_for_selector("#note", state="hidden")
