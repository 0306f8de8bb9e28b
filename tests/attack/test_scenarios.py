"""Scenario files: what can be wrong with them is told, all of it at once, and what is right can be played."""

from __future__ import annotations

import pytest

from pyapp.attack.game import ZombieAttack
from pyapp.attack.scenarios.library import SHIPPED, bring, layout_of, shipped_text
from pyapp.attack.scenarios.reading import read
from pyapp.attack.scenarios.shipped_words import WORDS
from pyapp.kernel.codec import Damaged
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.kernel.scenario_faults import Fault, Unplayable

GAME = ZombieAttack()

SMALL = """format = "zombie attack scenario"
version = 1
title = "The shed"
about = "A shed."
briefing = "Stay in it."
provenance = "Made for tests."

board = '''
+-+-+-+-+
|1 . . Z|
+-+D+   +
|s h|. .|
+   +-+ +
|h hW. .|
+-+-+   +
|. . . .|
+-+-+-+-+
'''

[legend]
1 = { start = "human" }
Z = { start = "zombie" }
h = { room = "shed" }
s = { room = "shed", thing = "high", search = true }

[setup]
zombies = 1
cap = 3
wounds = 5

[deck]
medicine = 2

[win]
all = [{ hold = 3 }, { everybody_in = "shed" }]
"""


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(Unplayable) as caught:
        read(text, "test")
    return caught.value.faults


def told(text: str) -> list[str]:
    return [ENGLISH(fault.told()) for fault in faults(text)]


def test_A1_2_a_small_one_can_be_played() -> None:
    own = GAME.scenario(SMALL)
    assert own.id.startswith("own:")
    assert ENGLISH(own.title) == "The shed"
    state = GAME.new(Start("solo", {}, 1, file=SMALL))
    assert state.scenario == own.id
    assert state.board.width == state.board.height == 4
    assert set(state.board.openings) == {"b1-b2", "b3-c3"}
    assert own.modes == ("solo", "versus-2")


@pytest.mark.parametrize("name", SHIPPED)
def test_A1_2_the_shipped_ones_are_files_like_any_other(name: str) -> None:
    layout = bring(shipped_text(name))
    shipped = layout_of(name)
    assert layout.board == shipped.board
    assert 16 <= layout.board.width <= 26 and 16 <= layout.board.height <= 26
    assert "ours" in layout.provenance
    assert layout.most_humans == 4


@pytest.mark.parametrize("name", SHIPPED)
def test_the_words_of_the_shipped_ones_can_be_translated(name: str) -> None:
    layout = layout_of(name)
    words = {layout.title, layout.about, layout.briefing, layout.provenance, *layout.names.values()}
    words |= {kind.name for kind in layout.kinds.values()}
    words |= {cell.name for cell in layout.board.cells.values() if cell.name}
    assert words <= {said.id for said in WORDS}


def test_the_five_are_different_games() -> None:
    kinds = {name: tuple(sorted(type(part).__name__ for part in layout_of(name).win.leaves())) for name in SHIPPED}
    assert len(set(kinds.values())) == 5, kinds


@pytest.mark.parametrize(
    ("old", "new", "row", "column", "words"),
    [
        ("title =", "titel =", 3, 1, "“titel” is not known here"),
        ("version = 1", "version = 2", 1, 1, "the file begins with"),
        ("|1 . . Z|", "|1 . ? Z|", 10, 6, "“?” is not in the legend"),
        ("+-+D+   +", "+-+X+   +", 11, 4, "not “X”"),
        ("|. . . .|", "|. .   .|", 16, 6, "here is a square"),
        ('1 = { start = "human" }', '1 = { start = "humans" }', 21, 1, "“start” is human or zombie"),
        ('1 = { start = "human" }', "1 = { }", 20, 1, "nobody has a place to start"),
        ("cap = 3", 'cap = "many"', 28, 1, "“cap” is a number from 1 to 40"),
        ("zombies = 1", "zombies = 2", 27, 1, "2 zombies begin"),
        ("medicine = 2", "vaccine = 2", 32, 1, "there is no card “vaccine”"),
        ('everybody_in = "shed"', 'everybody_in = "barn"', 34, 1, "names a room or a zone of the board: shed"),
        ("hold = 3", "hold = 0", 34, 1, "“hold” is a whole number from 1 to 100"),
        ("hold = 3", "held = 3", 34, 1, "needs exactly one of"),
        ("hold = 3", "wait = 3", 34, 1, "stands in an “in_order” list only"),
        ("+-+D+   +", "+-+-+   +", 1, 1, None),
        ("[setup]", "[setup", 26, 7, "this is not TOML"),
    ],
)
def test_A1_2_a_fault_is_told_with_its_place(old: str, new: str, row: int, column: int, words: str | None) -> None:
    assert old in SMALL
    text = SMALL.replace(old, new, 1)
    if words is None:
        read(text, "test")
        return
    found = [fault for fault in faults(text) if words in ENGLISH(fault.text)]
    assert found, told(text)
    assert (found[0].row, found[0].column) == (row, column)


def test_A1_2_what_cannot_be_reached_is_told() -> None:
    shut = SMALL.replace("+-+D+   +", "+-+-+   +").replace("|h hW. .|", "|h h|. .|")
    assert any("cannot be reached" in text for text in told(shut))


def test_A1_2_every_fault_at_once() -> None:
    text = SMALL.replace("title =", "titel =").replace("cap = 3", "cap = 99").replace("medicine", "vaccine")
    assert len(faults(text)) >= 4


def test_A1_2_goals_that_nobody_can_reach() -> None:
    keys = SMALL.replace("[win]", '[tokens.keys]\nname = "keys"\n\n[win]')
    asked = keys.replace("{ hold = 3 }", '{ carry = "keys", to = "shed" }')
    assert any("1 of “keys” are asked for, and there are 0" in text for text in told(asked))
    assert any("4 humans are asked for" in text for text in told(SMALL.replace("hold = 3", "alive = 4")))


def test_A12_3_a_file_has_at_most_a_hundred_conditions() -> None:
    def of(kills: int) -> str:
        """The list of lists, the lists and what is in them, and one that ends it badly."""
        groups = [min(20, kills - begun) for begun in range(0, kills, 20)]
        lists = ", ".join(f"{{ any = [{', '.join(['{ kill = 3 }'] * group)}] }}" for group in groups)
        return f"{SMALL.partition('[win]')[0]}[win]\nall = [{lists}]\n[lose]\nhold = 9\n"

    assert read(of(93), "test").win.how_many() == 99
    assert any("at most 100 conditions in all, and these have 101" in each for each in told(of(94)))


@pytest.mark.parametrize(
    "rules",
    [
        "in_order = [{ alive = 1 }]",
        "in_order = [{ alive = 1 }, { any = [{ alive = 1 }, { hold = 3 }] }]",
        "in_order = [{ in_order = [{ alive = 1 }] }]",
    ],
)
def test_A1_2_what_is_in_order_from_the_beginning_is_over_before_it_begins(rules: str) -> None:
    win = f"{SMALL.partition('[win]')[0]}[win]\n{rules}\n"
    for text in (win, f"{SMALL}\n[lose]\n{rules}\n"):
        assert any("this is so before anybody has done anything" in each for each in told(text))


@pytest.mark.parametrize(
    "text",
    ["", "\x00", "format", "a = [" * 5000, "board = 3", "[win]\n" + "x" * 70_000, "win = " + "[" * 900, "é" * 99],
)
def test_A1_2_rubbish_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Damaged) as caught:
        GAME.scenario(text)
    assert "\n" not in str(caught.value)
