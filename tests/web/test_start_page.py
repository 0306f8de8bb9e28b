"""The form for a new game: a few modes and scenarios are told in full, of many only the one that is chosen."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from pyapp.kernel.game import Game
from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.scenario import Scenario
from pyapp.kernel.scenario_faults import Fault, Unplayable
from pyapp.web.start import scenario_choice, start_page
from pyapp.web.start.new_game_form import MANY, Wishes
from tests.web.scenic import GAMES, HOUSE, TOY


class Wide(type(TOY)):  # type: ignore[misc]
    """With so many modes and scenarios."""

    def __init__(self, modes: int, scenarios: int) -> None:
        super().__init__()
        first = TOY.modes[0]
        self.modes = tuple(
            replace(first, id=f"m{n}", title=Message(f"Mode {n}."), about=Message(f"About mode {n}."))
            for n in range(modes)
        )
        self.boards = tuple(
            HOUSE._replace(id=f"s{n}", title=Message(f"Board {n}."), about=Message(f"About board {n}."))
            for n in range(scenarios)
        )

    def scenarios(self) -> tuple[Scenario, ...]:
        return self.boards


def form(modes: int, scenarios: int, mode: str = "m1", scenario: str = "") -> str:
    games: dict[str, Game[Any, Any]] = {"scenic": Wide(modes, scenarios)}
    wishes = Wishes("scenic", mode, scenario=scenario)
    return start_page._modes(games["scenic"], wishes, ENGLISH) + scenario_choice.html(games, wishes, ENGLISH)


@pytest.mark.parametrize("count", [2, MANY])
def test_a_few_are_all_told(count: int) -> None:
    markup = form(count, count)
    assert "short" not in markup and "chosen" not in markup
    assert len(set(re.findall(r"About mode \d", markup))) == count
    assert len(set(re.findall(r"About board \d", markup))) == count


def test_of_many_the_chosen_one_is_told() -> None:
    markup = form(MANY + 1, MANY + 2, "m3", "s4")
    assert markup.count('name="mode"') == MANY + 1
    assert markup.count('name="scenario"') == MANY + 2
    assert re.findall(r"About mode \d", markup) == ["About mode 3"]
    assert re.findall(r"About board \d", markup) == ["About board 4"]
    assert len(re.findall(r"Mode \d\.", markup)) == MANY + 1
    assert len(re.findall(r"Board \d\.", markup)) == MANY + 2


def test_another_scenario_is_told_when_it_is_chosen() -> None:
    """The form is drawn again only where something on it changes."""
    for count, is_drawn in ((MANY, False), (MANY + 1, True)):
        games: dict[str, Game[Any, Any]] = {"scenic": Wide(2, count)}
        wishes = Wishes("scenic", "m1")
        assert wishes.change("scenario", "s1", games) is is_drawn
        assert not wishes.change("scenario", "s1", games)


def test_faults_are_told_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = Wishes("scenic", "duel")

    def refuse(_: object, text: str) -> Scenario:  # noqa: ARG001
        raise Unplayable([Fault(9, 4, Message("no <door> here")), Fault(2, 1, Message("no title"))])

    monkeypatch.setattr(type(TOY), "scenario", refuse)
    assert not wishes.bring("<b>", GAMES)
    markup = scenario_choice.html(GAMES, wishes, ENGLISH)
    assert re.findall(r"<li>(.*?)</li>", markup) == [
        "line 2, column 1: no title",
        "line 9, column 4: no &lt;door&gt; here",
    ]
    assert ">&lt;b&gt;</textarea>" in markup
    wishes.refuse(Message("it is too large"))
    assert "<li>" not in scenario_choice.html(GAMES, wishes, ENGLISH)
    wishes.bring("<b>", GAMES)
    monkeypatch.undo()
    assert wishes.bring("boxes in the attic", GAMES)
    assert "<li>" not in scenario_choice.html(GAMES, wishes, ENGLISH)


@pytest.mark.parametrize("text", ["|. . ? .|\n", "\n\nfirst = 1", "a ; b : c ! <d>", "é 界"])
def test_what_was_brought_stays_sign_for_sign_to_be_mended(text: str) -> None:
    wishes = Wishes("scenic", "duel")
    assert not wishes.bring(text, GAMES)
    found = re.search(r"<textarea[^>]*>\n?(.*?)</textarea>", scenario_choice.html(GAMES, wishes, ENGLISH), re.S)
    assert found is not None and unescape(found[1]) == text
