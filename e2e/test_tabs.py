"""Several tabs: of one game one plays, the other looks on until it is told to take over; two games are two tables."""

from __future__ import annotations

from e2e import kept
from e2e.player import SOLITAIRE
from e2e.tabs import act, digest, second_tab
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
    assert kept.digest(first) == played

    second.locator('[data-command="take-over"]').click()
    second.wait_for_selector("#elsewhere:not([open])", state="attached")
    first.wait_for_selector("#elsewhere[open]")
    after = act(second)
    first.wait_for_selector(f'html[data-digest="{after}"]', state="attached")
    assert kept.digest(first) == after
    assert kept.digests(first) == {after}


def test_two_tabs_play_two_games(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    mine = act(first)
    second = second_tab(watched, site)
    second.locator('[data-command="play"]').click()
    second.wait_for_selector("html[data-digest]", state="attached")
    theirs = act(second)
    mine = act(first)
    assert not first.locator("#elsewhere").is_visible()
    assert not second.locator("#elsewhere").is_visible()
    assert (kept.digest(first), kept.digest(second)) == (mine, theirs)
    assert kept.digests(first) == {mine, theirs}


def test_a_tab_that_looks_on_may_turn_to_another_game_but_not_throw_this_one_away(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    mine = act(first)
    second = second_tab(watched, site + SOLITAIRE)
    second.wait_for_selector("#elsewhere[open]")
    second.locator('#elsewhere [data-command="new-game"]').click()
    second.locator('[data-command="play"]').click()
    second.wait_for_selector(f'html:not([data-digest="{mine}"])', state="attached")
    second.wait_for_selector("#elsewhere:not([open])", state="attached")
    theirs = act(second)
    second.locator('#commands [data-command="menu"]').click()
    second.locator('#menu [data-command="new-game"]').click()
    name = kept.place(first)
    second.locator(f'[data-command="discard"][data-kept="{name}"]').click()
    second.locator(f'[data-command="discard-sure"][data-kept="{name}"]').click()
    second.wait_for_selector("#problem:has-text('another tab')")
    assert kept.digests(first) == {mine, theirs}

    first.locator('#commands [data-command="menu"]').click()
    first.locator('#menu [data-command="new-game"]').click()
    first.locator('[data-command="play"]').click()
    first.wait_for_selector(f'html:not([data-digest="{mine}"])', state="attached")
    second.locator(f'[data-command="continue"][data-kept="{name}"]').click()
    second.wait_for_selector(f'html[data-digest="{mine}"]', state="attached")
    second.wait_for_selector("#menu:not([open])", state="attached")
    assert not second.locator("#elsewhere").is_visible(), "the first tab has turned to another game"
    assert act(second) == kept.digest(second) != digest(first)


def test_when_a_tab_is_closed_the_other_goes_on(watched: Watched, site: str) -> None:
    first = watched.start(site, SOLITAIRE)
    act(first)
    second = second_tab(watched, site + SOLITAIRE)
    second.wait_for_selector("#elsewhere[open]")
    played = act(first)
    first.goto("about:blank")
    # The browser lets go of the game when the page is really gone, which takes it a while on a busy machine.
    second.wait_for_selector("#elsewhere:not([open])", state="attached")
    # The game may come a moment before what was written last, which a tab in another process hears of by itself.
    second.wait_for_selector(f'html[data-digest="{played}"]', state="attached")
    after = act(second)
    assert kept.digest(second) == after != played
