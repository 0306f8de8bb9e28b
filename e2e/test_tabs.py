"""Two tabs at one table: one plays, the other looks on until it is told to take over. No save is lost."""

from __future__ import annotations

from e2e.player import SOLITAIRE
from e2e.tabs import act, digest, kept, second_tab
from e2e.watched import Watched


def test_a_second_tab_looks_on_and_takes_over_when_told(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    begun = act(first)
    second = second_tab(watched, site + SOLITAIRE)
    second.wait_for_selector("#elsewhere[open]")
    assert second.locator("#options button").count() == 0

    played = act(first)
    assert played != begun
    second.wait_for_selector(f'html[data-digest="{played}"]', state="attached")
    assert kept(first) == played

    second.locator('[data-command="take-over"]').click()
    second.wait_for_selector("#elsewhere:not([open])", state="attached")
    first.wait_for_selector("#elsewhere[open]")
    after = act(second)
    first.wait_for_selector(f'html[data-digest="{after}"]', state="attached")
    assert kept(first) == after


def test_another_game_in_a_second_tab_puts_the_first_one_aside(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    mine = act(first)
    second = second_tab(watched, site)
    second.locator('[data-command="play"]').click()
    second.wait_for_selector("html[data-digest]", state="attached")
    first.wait_for_selector("#elsewhere[open]")
    theirs = act(second)
    assert (kept(first), kept(first, "previous")) == (theirs, mine)

    first.locator('[data-command="take-over"]').click()
    first.wait_for_selector("#elsewhere:not([open])", state="attached")
    second.wait_for_selector("#elsewhere[open]")
    assert digest(first) == mine
    assert (kept(first), kept(first, "previous")) == (mine, theirs)


def test_when_a_tab_is_closed_the_other_goes_on(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    act(first)
    second = second_tab(watched, site + SOLITAIRE)
    second.wait_for_selector("#elsewhere[open]")
    played = act(first)
    first.goto("about:blank")
    # The browser lets go of the table when the page is really gone, which takes it a while on a busy machine.
    second.wait_for_selector("#elsewhere:not([open])", state="attached")
    # The table may come a moment before what was written last, which a tab in another process hears of by itself.
    second.wait_for_selector(f'html[data-digest="{played}"]', state="attached")
    after = act(second)
    assert kept(second) == after != played
