"""[A12.3] Survival rules as they stand in a file, and what can be wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyapp.attack.board.board import Board
from pyapp.attack.scenarios.conditions import (
    Alive,
    AllOf,
    AnyOf,
    Barricaded,
    Carry,
    Condition,
    EverybodyIn,
    Hold,
    InOrder,
    Kill,
    Wait,
)
from pyapp.attack.scenarios.finding_faults import Faults, short
from pyapp.attack.speech import say
from pyapp.kernel.message import Message

DEEPEST = 6
MOST_PARTS = 20
NUMBERS = {"hold": (1, 100), "wait": (1, 50), "kill": (1, 200), "alive": (1, 4)}
"""Conditions that are one number."""
EXTRAS = {"carry": frozenset(("to", "count")), "everybody_in": frozenset(("least",))}
LISTS = ("all", "any", "in_order")
WORDS = (*NUMBERS, *EXTRAS, "barricade_all", *LISTS)

Path = tuple[str, ...]


def read_condition(
    value: Any, path: Path, faults: Faults, tokens: Mapping[str, str], places: Mapping[str, str], board: Board
) -> Condition | None:
    """Reads survival rules; None where something is wrong, which the faults then tell."""
    return _Rules(path, faults, tokens, places, board).read(value, ".".join(path), 0, "", in_order=False)


class _Rules:
    def __init__(
        self, where: Path, faults: Faults, tokens: Mapping[str, str], places: Mapping[str, str], board: Board
    ) -> None:
        self._where, self._faults, self._tokens, self._places, self._board = where, faults, tokens, places, board

    def _fail(self, text: Message) -> None:
        self._faults.under(self._where, text)

    def read(self, value: Any, path: str, depth: int, before: str, *, in_order: bool) -> Condition | None:
        if not isinstance(value, dict) or len(words := [word for word in value if word in WORDS]) != 1:
            self._fail(say("{path} needs exactly one of {words}", path=path, words=", ".join(WORDS)))
            return None
        word = words[0]
        for name in value:
            if name != word and name not in EXTRAS.get(word, ()):
                text = say("{path}: “{name}” is not known beside “{word}”", path=path, name=short(name), word=word)
                self._fail(text)
                return None
        if word in LISTS:
            return self._several(word, value[word], path, depth, before)
        if word in NUMBERS:
            return self._counted(word, value[word], path, before, in_order=in_order)
        if word == "carry":
            return self._carry(value, path)
        zone = self._zone(value[word], path, word)
        if zone is None:
            return None
        if word == "everybody_in":
            least = self._number(value.get("least", 1), path, "least", 1, 4)
            if not any(square in self._board.ways for square in self._board.zones[zone]):
                self._fail(say("{path}: nobody can enter “{zone}”", path=path, zone=short(zone)))
            return None if least is None else EverybodyIn(path, zone, least, self._places[zone])
        if not self._board.edges_around(zone):
            self._fail(say("{path}: “{zone}” has no openings, “D” or “W”", path=path, zone=short(zone)))
        return Barricaded(path, zone, self._places[zone])

    def _several(self, word: str, value: Any, path: str, depth: int, before: str) -> Condition | None:
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_PARTS or depth >= DEEPEST:
            text = say(
                "{path}: “{word}” is a list of 1 to {most} conditions, at most {deepest} deep",
                path=path,
                word=word,
                most=MOST_PARTS,
                deepest=DEEPEST,
            )
            self._fail(text)
            return None
        parts: list[Condition] = []
        is_whole = True
        for number, each in enumerate(value):
            part = self.read(each, f"{path}.{number}", depth + 1, before, in_order=word == "in_order")
            if word == "in_order":
                before = f"{path}.{number}"
            if part is None:
                is_whole = False
            else:
                parts.append(part)
        if not is_whole:
            return None
        kind = {"all": AllOf, "any": AnyOf, "in_order": InOrder}[word]
        return kind(path, tuple(parts))

    def _counted(self, word: str, value: Any, path: str, before: str, *, in_order: bool) -> Condition | None:
        number = self._number(value, path, word, *NUMBERS[word])
        if number is None:
            return None
        if word == "wait":
            if not in_order:
                self._fail(say("{path}: “wait” stands in an “in_order” list only", path=path))
                return None
            return Wait(path, number, before)
        kind = {"hold": Hold, "kill": Kill, "alive": Alive}[word]
        return kind(path, number)

    def _carry(self, value: Mapping[str, Any], path: str) -> Condition | None:
        token = value["carry"]
        if not isinstance(token, str) or token not in self._tokens:
            known = ", ".join(self._tokens) or "–"
            self._fail(
                say("{path}: “{token}” is no token; there are {known}", path=path, token=short(token), known=known)
            )
            return None
        zone = self._zone(value.get("to"), path, "to")
        count = self._number(value.get("count", 1), path, "count", 1, 20)
        if zone is None or count is None:
            return None
        return Carry(path, token, zone, count, self._tokens[token], self._places[zone])

    def _zone(self, value: Any, path: str, word: str) -> str | None:
        if isinstance(value, str) and value in self._board.zones:
            return value
        known = ", ".join(sorted(self._board.zones)) or "–"
        self._fail(
            say("{path}: “{word}” names a room or a zone of the board: {known}", path=path, word=word, known=known)
        )
        return None

    def _number(self, value: Any, path: str, word: str, least: int, most: int) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            text = say(
                "{path}: “{word}” is a whole number from {least} to {most}",
                path=path,
                word=word,
                least=least,
                most=most,
            )
            self._fail(text)
            return None
        return value
