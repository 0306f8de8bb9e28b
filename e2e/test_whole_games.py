"""Every game whole, through the page to its outcome: by mouse on the board, by keyboard alone, by finger, and in turns.

The same game runs in CPython beside the page, which must come to the same digest after every action. Where not all at
the table know the same, the page must never hold what whoever looks at it may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.players import Clicker, Hand, Match, Toucher, replayed
from e2e.typist import Typist
from e2e.watched import Watched
from pyapp.kernel.decision import Option, Seat
from pyapp.kernel.flow import State, decision
from pyapp.kernel.game import Game
from pyapp.kernel.message import ENGLISH
from tests.spec import GameSpec, Table, specs

pytestmark = pytest.mark.long

each_game = pytest.mark.parametrize("spec", specs().values(), ids=specs())


def play_through(hand: Hand, site: str, table: Table, folder: Path) -> None:
    """To the end, mostly on the board, and once more in another Python.

    Whatever has a place of its own on the board was chosen there. By button came only what has none: the end of a move,
    a pass, the answer to a question of the page, and options that touch the very same things.
    """
    match = Match(hand.watched, site, table)
    match.play(hand)
    match.check(folder)
    assert hand.on_board > len(match.truth.entries) / 2
    assert hand.off_board == []


def by_mouse() -> Iterator[object]:
    """One game of each in every run, more in thorough ones."""
    for spec in specs().values():
        for number, table in enumerate(spec.page.by_mouse):
            marks = [pytest.mark.thorough] if number else []
            yield pytest.param(table, id=f"{table.game}-{table.mode}-{table.seed}", marks=marks)


@pytest.mark.everywhere
@pytest.mark.parametrize("table", list(by_mouse()))
def test_a_whole_game_by_mouse_on_the_board(watched: Watched, site: str, tmp_path: Path, table: Table) -> None:
    play_through(Clicker(watched), site, table, tmp_path)


@each_game
def test_a_whole_game_by_keyboard_alone(watched: Watched, site: str, tmp_path: Path, spec: GameSpec) -> None:
    play_through(Typist(watched), site, spec.page.by_hand, tmp_path)


@each_game
def test_a_whole_game_by_finger_on_a_phone(phone: Watched, site: str, tmp_path: Path, spec: GameSpec) -> None:
    play_through(Toucher(phone), site, spec.page.by_hand, tmp_path)


IN_TURNS = [(spec, table) for spec in specs().values() for table in spec.page.in_turns]


@pytest.mark.parametrize(("spec", "table"), IN_TURNS, ids=[f"{spec.id}-{table.mode}" for spec, table in IN_TURNS])
def test_a_whole_game_in_turns_at_one_keyboard(
    watched: Watched, site: str, tmp_path: Path, spec: GameSpec, table: Table
) -> None:
    """The cover comes between those who do not know the same, and nothing is in the page that is not theirs. Among
    players who all know the same it never comes.
    """
    truth, players = table.begun(), table.players
    game, mode = truth.game, truth.game.mode(table.mode)
    page = watched.start(site, table.address(speed="instant"))
    looks: Seat | None = None
    covers = 0
    while (asked := decision(truth.state)) is not None:
        is_theirs = looks is None or asked.seat in mode.group(looks) or asked.openly
        if not is_theirs:
            page.locator('[data-command="end-cover"]').click()
            covers += 1
        # What is answered before everybody needs no cover, and is shown as everybody may know it.
        before, looks = looks, (mode.public or asked.seat) if asked.openly else asked.seat
        page.wait_for_selector(f'html[data-digest="{truth.digest}"][data-seat="{asked.seat}"]', state="attached")
        assert page.locator("#cover[open]").count() == 0
        if before is None or before not in mode.group(looks):
            assert_secrets_are_kept(watched, spec, truth.state, looks)
        action = players[asked.seat].choose(game.observe(truth.state, asked.seat), asked)
        option = asked.option(action)
        assert option is not None
        press(watched, option)
        truth.act(action)
    outcome = truth.state.outcome
    assert outcome is not None
    all_know_the_same = all(seat in mode.group(other) for seat, _ in mode.seats for other, _ in mode.seats)
    assert covers == 0 if all_know_the_same else covers > 5
    page.wait_for_selector(f'html[data-digest="{truth.digest}"][data-outcome]', state="attached")
    assert watched.data("outcome") == outcome.side
    report = replayed(watched.download('#ending [data-command="export"]'), tmp_path)
    assert (report["ok"], report["digest"], report["outcome"]) == (True, truth.digest, outcome.side)


def press(watched: Watched, option: Option) -> None:
    """The page asks before something is thrown away; the second press means it."""
    button = watched.page.locator(f'button[data-action="{option.action}"]')
    button.dispatch_event("click")
    if option.caution is not None:
        watched.page.wait_for_selector(".caution")
        button.dispatch_event("click")


ITEMS = "all => all.map((one) => [one.dataset.key, one.getAttribute('aria-label')])"


def assert_secrets_are_kept(watched: Watched, spec: GameSpec, state: State, looks: Seat) -> None:
    """What lies on the board is what this seat may see, and what the game keeps from it stands nowhere."""
    page, game = watched.page, spec.game
    assert sorted(page.eval_on_selector_all("#items [data-key]", ITEMS)) == seen_by(game, state, looks)
    found = spec.page.secrets(state, looks)
    for selector, count in found.counted:
        assert page.locator(selector).count() == count, selector
    whole = page.evaluate("document.documentElement.outerHTML")
    for text in found.nowhere:
        assert text not in whole, text


def seen_by(game: Game[Any, Any], state: State, seat: Seat) -> list[list[str]]:
    """The things on the board and what they are called, as the rules have it."""
    items = game.scene(game.observe(state, seat)).items
    return sorted([item.key, ENGLISH(item.label)] for item in items)
