"""A whole two-player game through the page's buttons, both seats at one keyboard, beside the same game in CPython.

The game in CPython decides what is done next and knows the truth; the page must come to the same digest after every
action, and must never hold what the seat at the keys may not know.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from e2e import kept
from e2e.seeds import TWO_PLAYERS
from e2e.watched import Watched
from pyapp.games import game as find_game
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.scenario import Start
from pyapp.mall.truth.state import HUMAN, ZOMBIE
from pyapp.simulate import seats_of

SETTINGS = {"turn-limit": "50"}
QUERY = f"?game=mall&mode=two-player&seed={TWO_PLAYERS}&speed=instant&set=turn-limit:50"
POLICY = "human:random,zombie:greedy"
"""Short games: the zombies know what they want."""


@pytest.mark.everywhere
@pytest.mark.long
def test_two_players_finish_a_game_at_one_keyboard(watched: Watched, site: str, tmp_path: Path) -> None:
    game = find_game("mall")
    truth = History(game, Start("two-player", SETTINGS, TWO_PLAYERS))
    players = seats_of(game, "two-player", POLICY, TWO_PLAYERS)
    page = watched.start(site, QUERY)
    looks = None
    while (asked := decision(truth.state)) is not None:
        if looks is not None and asked.seat != looks and not asked.openly:
            page.locator('[data-command="end-cover"]').click()
        seat = asked.seat
        # What is answered before everybody needs no cover, and is shown as everybody may know it.
        before, looks = looks, HUMAN if asked.openly else seat
        page.wait_for_selector(f'html[data-digest="{truth.digest}"][data-seat="{seat}"]', state="attached")
        if len(truth.entries) % 10 == 0 or (asked.openly and before == ZOMBIE):
            assert_secrets_are_kept(watched, truth, looks)
        action = players[seat].choose(game.observe(truth.state, seat), asked)
        page.locator(f'button[data-action="{action}"]').dispatch_event("click")
        if caution := asked.option(action):
            confirm_if_asked(watched, str(action), caution.caution is not None)
        truth.act(action)
    outcome = truth.state.outcome
    assert outcome is not None
    page.wait_for_selector(f'html[data-digest="{truth.digest}"][data-outcome]', state="attached")
    assert watched.data("outcome") == outcome.side

    save = kept.save(page)
    file = tmp_path / "game.json"
    file.write_text(save, encoding="utf-8")
    command = [sys.executable, "-m", "pyapp", "replay", str(file), "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert report["ok"]
    assert report["digest"] == truth.digest
    assert report["outcome"] == outcome.side


def confirm_if_asked(watched: Watched, action: str, is_cautious: bool) -> None:
    """The page asks before something is thrown away; the second press means it."""
    if is_cautious:
        watched.page.wait_for_selector(".caution")
        watched.page.locator(f'button[data-action="{action}"]').dispatch_event("click")


def assert_secrets_are_kept(watched: Watched, truth: History, looks: str) -> None:  # type: ignore[type-arg]
    """As many values show as units lie face up, and hiding places are for the zombie seat alone."""
    state = truth.state
    page = watched.page
    face_up = sum(square in state.watched() for square in state.zombies)
    supers = len(state.supers())
    assert page.locator("#items .counter__value").count() == face_up + supers
    shown = page.locator('#items [data-key^="hidden:"]').count()
    assert shown == (len(state.hidden) if looks == ZOMBIE else 0)
    if looks == HUMAN:
        assert "hidden:" not in page.evaluate("document.documentElement.outerHTML")
