"""Every case of every game can be found: in its rulebook, in the code that carries it out, and in a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel import case_numbers, rulebook
from pyapp.kernel.event import Event
from pyapp.kernel.game import Game
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.rulebook import Status

ROOT = Path(__file__).parent.parent

EACH = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

PLAYED = (Status.DONE, Status.OPTION)


def played_cases(game: Game[Any, Any]) -> list[str]:
    return [case.number for case in game.rulebook.cases if case.status in PLAYED]


@EACH
def test_cases_are_numbered_uniquely_and_in_order(game: Game[Any, Any]) -> None:
    numbers = [case.number for case in game.rulebook.cases]
    assert all(map(case_numbers.is_number, numbers))
    assert numbers == sorted(set(numbers), key=case_numbers.order)


@EACH
def test_every_case_that_is_played_is_cited_by_code(game: Game[Any, Any]) -> None:
    cited = {citation.case for citation in rulebook.citations(ROOT / "pyapp" / game.id)}
    assert [number for number in played_cases(game) if number not in cited] == []


@EACH
def test_every_case_that_is_played_has_a_test(game: Game[Any, Any]) -> None:
    tested = {citation.case for citation in rulebook.tested(ROOT / "tests" / game.id)}
    assert [number for number in played_cases(game) if number not in tested] == []


@EACH
def test_no_code_cites_a_case_that_does_not_exist(game: Game[Any, Any]) -> None:
    """A module may also open with the number of its chapter."""
    chapters = {f"{case_numbers.chapter(case.number)}.0" for case in game.rulebook.cases}
    found = rulebook.citations(ROOT / "pyapp" / game.id)
    known = chapters | {case.number for case in game.rulebook.cases}
    assert [citation for citation in found if citation.case not in known] == []


@EACH
def test_no_test_is_named_after_a_case_that_does_not_exist(game: Game[Any, Any]) -> None:
    found = rulebook.tested(ROOT / "tests" / game.id)
    assert [citation for citation in found if game.rulebook.case(citation.case) is None] == []


@EACH
def test_whatever_the_player_is_referred_to_exists(game: Game[Any, Any]) -> None:
    """Prompts, reasons, events, rolls and outcomes carry the number of a case, which the page makes a link."""
    folder = ROOT / "pyapp" / game.id
    found = [
        f"{path.name}:{line} [{number}]"
        for path in sorted(folder.rglob("*.py"))
        for line, number in references(path.read_text(encoding="utf-8"))
        if game.rulebook.case(number) is None
    ]
    assert found == []


CARRIES_A_CASE = {
    "Reason": 0,
    "Decision": 1,
    "ask": 1,
    "Outcome": 2,
    "Criterion": 0,
    "roll": 0,
}
"""Which argument of a call is the number of a case."""
NAMES_A_CASE = ("rule", "by")
"""What it is called where it is a field of an event."""


def carried_by_events(kind: type[Event] = Event) -> dict[str, int]:
    """The same for events that happen by several cases."""
    found: dict[str, int] = {}
    for each in kind.__subclasses__():
        names = [field.name for field in fields(each)] if is_dataclass(each) else []
        for name in set(NAMES_A_CASE).intersection(names):
            found[each.__name__] = names.index(name)
        found |= carried_by_events(each)
    return found


def references(source: str) -> Iterator[tuple[int, str]]:
    carriers = CARRIES_A_CASE | carried_by_events()
    for node in ast.walk(ast.parse(source)):
        value: ast.expr | None = None
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            position = carriers.get(name)
            named = [keyword.value for keyword in node.keywords if keyword.arg in NAMES_A_CASE]
            if position is not None:
                value = node.args[position] if len(node.args) > position else next(iter(named), None)
        elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "rule":
            value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.lineno, value.value


def test_references_are_found_wherever_they_stand() -> None:
    source = """
class Moved(Event):
    rule: ClassVar[str] = "5.0"
def f():
    state.roll("6.5", 1, x)
    state.end(Outcome((), "draw", "4.0", "limit"), x)
    return Reason("8.3", x), Decision(HUMAN, "5.1", x, ()), Decision(HUMAN, rule="5.2", prompt=x, options=()), g("9.9")
"""
    assert sorted(number for _, number in references(source)) == ["4.0", "5.0", "5.1", "5.2", "6.5", "8.3"]


@EACH
def test_whatever_is_not_simply_done_says_why(game: Game[Any, Any]) -> None:
    for case in game.rulebook.cases:
        assert (case.reason is None) == (case.status is Status.DONE), case.number
        assert case.reason is None or ENGLISH(case.reason).strip()


@EACH
def test_cases_are_told_in_sentences(game: Game[Any, Any]) -> None:
    for case in game.rulebook.cases:
        assert ENGLISH(case.title).strip()
        assert ENGLISH(case.text).endswith("."), case.number
        assert len(ENGLISH(case.text)) < 700, f"{case.number}: a paraphrase, not the rulebook"


@EACH
def test_rulings_name_cases_and_options_that_exist(game: Game[Any, Any]) -> None:
    known = {setting.id for mode in game.modes for setting in mode.settings}
    ids = [ruling.id for ruling in game.rulebook.rulings]
    assert len(set(ids)) == len(ids)
    for ruling in game.rulebook.rulings:
        assert ruling.cases, ruling.id
        assert [number for number in ruling.cases if game.rulebook.case(number) is None] == [], ruling.id
        assert not ruling.setting or ruling.setting in known, ruling.id
        assert ENGLISH(ruling.question).endswith("?")
        assert ENGLISH(ruling.answer).endswith(".")
        assert ENGLISH(ruling.why).endswith(".")
