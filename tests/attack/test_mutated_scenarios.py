"""Two hundred files with something changed: each is refused with a message that says where, or played to its end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.attack.game import ZombieAttack
from pyapp.attack.scenarios.finding_faults import MOST_TOLD
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.scenario import Start
from pyapp.kernel.scenario_faults import Unplayable
from tests.attack.guide import EXAMPLE
from tests.attack.mutations import KINDS, MARKUP, TEDIOUS, mutated

GAME = ZombieAttack()
EACH = 30
PATIENCE = 5
"""Seconds, on a machine that does other things as well: what is read in more would keep a player waiting."""


def read(text: str) -> Unplayable | None:
    """Why a text is refused; what is wrong is told with its place, in sentences of one line."""
    began = time.perf_counter()
    try:
        GAME.scenario(text)
    except Unplayable as error:
        assert error.faults
        lines = text.replace("\r\n", "\n").split("\n")
        for fault in error.faults:
            assert 1 <= fault.row <= len(lines) + 1, fault
            assert fault.column >= 1, fault
            assert "\n" not in ENGLISH(fault.told()) and len(ENGLISH(fault.told())) < 800
        return error
    finally:
        assert time.perf_counter() - began < PATIENCE
    return None


def play(text: str, seed: int, mode: str = "solo") -> str:
    """Play to the end; who has won."""
    start = GAME.settled(Start(mode, {"turn-limit": "50"}, seed, file=text))
    state, dice = GAME.new(start), Dice(seed)
    while (asked := decision(state)) is not None:
        state = apply(state, asked.options[dice.below(len(asked.options))].action).state
        assert GAME.faults(state) == [], f"seed {seed}"
    assert state.outcome is not None
    return state.outcome.side


ALL_REFUSED = ("deep",)
"""Kinds of which nothing can be played; of all others some are, and some are not."""


@pytest.mark.parametrize("kind", KINDS)
def test_A1_2_a_changed_file_is_refused_or_played_to_its_end(kind: str) -> None:
    refused = 0
    for seed in range(EACH):
        text = mutated(kind, seed)
        if read(text) is not None:
            refused += 1
        else:
            assert play(text, seed) in ("humans", "zombies", "draw")
    if kind in ALL_REFUSED:
        assert refused == EACH
    else:
        assert 0 < refused < EACH, f"{refused} of {EACH} are refused"


def test_A1_2_there_are_two_hundred() -> None:
    assert len({mutated(kind, seed) for kind in KINDS for seed in range(EACH)}) >= 200


@pytest.mark.parametrize("which", TEDIOUS)
def test_A1_2_no_file_keeps_the_page_busy(which: str) -> None:
    text = TEDIOUS[which]()
    error = read(text)
    if which == "many_words":
        assert error is None
        began = time.perf_counter()
        assert GAME.picture(GAME.scenario(text).id).art
        assert time.perf_counter() - began < PATIENCE
    else:
        assert error is not None
        assert len(error.faults) == MOST_TOLD


def test_A1_2_a_zone_has_a_name_that_can_be_read() -> None:
    error = read(EXAMPLE.replace("L = { token", 'L = { zones = [" "], token'))
    assert error is not None
    assert [ENGLISH(fault.text) for fault in error.faults] == ["“zones” is a list of names"]


def test_A1_2_a_slip_of_syntax_is_told_in_its_line() -> None:
    lines = EXAMPLE.split("\n")
    quoted = [n for n, line in enumerate(lines) if line.count('"') == 2 and line.endswith('"')]
    assert len(quoted) > 5
    for number in quoted:
        text = "\n".join([*lines[:number], lines[number][:-1], *lines[number + 1 :]])
        error = read(text)
        assert error is not None
        assert [(fault.row, "not TOML" in ENGLISH(fault.text)) for fault in error.faults] == [(number + 1, True)]


def test_A1_2_a_slip_on_the_board_is_told_in_its_place() -> None:
    lines = EXAMPLE.split("\n")
    begins = next(number for number, line in enumerate(lines) if line.startswith("board")) + 1
    for row in range(13):
        for column in range(13):
            if row % 2 == 0 and column % 2 == 0:
                continue  # A corner may be any sign.
            if (row % 2 == 0 or column % 2 == 0) and (row in (0, 12) or column in (0, 12)):
                continue  # And on the outside there is a wall in any case.
            line = lines[begins + row]
            text = "\n".join(
                [*lines[: begins + row], f"{line[:column]}?{line[column + 1 :]}", *lines[begins + row + 1 :]]
            )
            error = read(text)
            assert error is not None, (row, column)
            assert (begins + row + 1, column + 1) in [(fault.row, fault.column) for fault in error.faults]


def drawn(value: Any) -> Iterator[str]:
    """Every text in a scene that the page does not read as a sentence, and so may lay into itself as it is."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple) and not isinstance(value, Message):
        for each in value:
            yield from drawn(each)


def test_A1_2_markup_in_names_is_only_ever_a_text() -> None:
    """Drawings are laid into the page as they are; sentences are not, and may say anything."""
    text = EXAMPLE
    for plain in ("The shed", "A shed, a", "Fetch the", "Drawn as", "workbench", "tree", "the shed", "a lamp"):
        assert f'"{plain}' in text
        text = text.replace(f'"{plain}', f'"{MARKUP}{plain}')
    text = text.replace('room = "shed"', f'room = "{MARKUP}"').replace('= "shed"', f'= "{MARKUP}"')
    text = text.replace("shed = ", f'"{MARKUP}" = ')
    own = GAME.scenario(text)
    assert "<img" not in own.preview
    picture = GAME.picture(own.id)
    assert "<img" not in picture.art + picture.squares + picture.prelude
    state = GAME.new(GAME.settled(Start("solo", {}, 1, file=text)))
    assert not any("<img" in each for each in drawn(GAME.scene(GAME.observe(state, state.seats[0]))))
    assert play(text, 1) in ("humans", "zombies")


def test_A1_2_braces_in_names_are_no_places_to_put_something_in() -> None:
    text = EXAMPLE.replace("a lamp", "{count} lamp {thing}").replace("The shed", "{title}")
    assert ENGLISH(GAME.scenario(text).title) == "(title)"
    state = GAME.new(GAME.settled(Start("solo", {}, 1, file=text)))
    assert "(count) lamp (thing)" in ENGLISH(state.layout.win.told())


def test_A1_2_no_scenario_is_over_before_it_begins() -> None:
    head = EXAMPLE.partition("[win]")[0]
    over = ('[win]\nalive = 1', '[win]\neverybody_in = "shed"', '[win]\nany = [{ hold = 3 }, { alive = 2 }]',
            '[win]\nhold = 9\n[lose]\nalive = 1')  # fmt: skip
    for rules in over:
        error = read(head + rules)
        assert error is not None
        assert [ENGLISH(fault.text).partition(":")[2] for fault in error.faults] == [
            " this is so before anybody has done anything"
        ]
    assert GAME.new(GAME.settled(Start("solo", {}, 1, file=EXAMPLE))).outcome is None
