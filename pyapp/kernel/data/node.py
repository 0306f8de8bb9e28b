"""A file of data, read value by value, with every error naming the place in the file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from pyapp.kernel.codec import Damaged
from pyapp.kernel.message import Message, say
from pyapp.kernel.space.cells import Point, Rect

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")
K = TypeVar("K")


class Unfit(Damaged):
    """A file that cannot be used: where in the file, and why."""

    def __init__(self, path: str, reason: Message) -> None:
        super().__init__(say("{path}: {reason}", path=path, reason=reason))
        self.path = path
        self.reason = reason


def read(source: str | Path, name: str, file_format: str, version: int) -> Node:
    """The content of a file, or of a text, that says of itself what it is; `name` is what errors call it."""
    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
    try:
        root = Node(json.loads(text), name, is_root=True)
    except (ValueError, RecursionError) as error:
        raise Unfit(name, say("is not JSON: {error}", error=str(error))) from None
    if root["format"].value != file_format:
        raise root["format"].fail(say("must be {format}", format=file_format))
    if root["version"].value != version:
        raise root["version"].fail(say("must be {version}", version=version))
    return root


class Node:
    """A value in the file together with its path, so that whoever reads it can say where it is wrong."""

    def __init__(self, value: Any, path: str, *, is_root: bool = False) -> None:
        self.value = value
        self.path = path
        self._is_root = is_root

    def fail(self, reason: Message) -> Unfit:
        return Unfit(self.path, reason)

    def __getitem__(self, key: str) -> Node:
        path = self._below(key)
        if key not in self._object():
            raise Unfit(path, say("is missing"))
        return Node(self.value[key], path)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def _below(self, key: str) -> str:
        return key if self._is_root else f"{self.path}.{key}"

    def _object(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.fail(say("must be an object"))
        return self.value

    def only(self, *keys: str) -> None:
        """Nothing else may stand here: a name that is not known is one that was misspelt."""
        for key in self._object():
            if key not in keys:
                raise Unfit(self._below(key), say("is not known here"))

    def items(self) -> list[Node]:
        if not isinstance(self.value, list):
            raise self.fail(say("must be a list"))
        return [Node(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def fields(self) -> Iterator[tuple[str, Node]]:
        return ((key, self[key]) for key in self._object())

    def by_id(self, read_one: Callable[[Node], T], key: Callable[[T], K]) -> dict[K, T]:
        """The things of a list, each of which has an id of its own."""
        found: dict[K, T] = {}
        for item in self.items():
            thing = read_one(item)
            if key(thing) in found:
                raise item["id"].fail(say("is used twice"))
            found[key(thing)] = thing
        return found

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.fail(say("must be a text"))
        return self.value

    def texts(self) -> dict[str, str]:
        return {key: node.text() for key, node in self.fields()}

    def number(self, least: int | None = None, most: int | None = None) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.fail(say("must be a whole number"))
        if least is not None and most is not None and not least <= self.value <= most:
            raise self.fail(say("must be a number from {least} to {most}", least=least, most=most))
        return self.value

    def numbers(self, count: int) -> tuple[int, ...]:
        found = tuple(node.number() for node in self.items())
        if len(found) != count:
            raise self.fail(say("must be {count} numbers", count=count))
        return found

    def point(self) -> Point:
        x, y = self.numbers(2)
        return x, y

    def rect(self) -> Rect:
        rect = Rect(*self.numbers(4))
        if rect.width <= 0 or rect.height <= 0:
            raise self.fail(say("must have a width and a height above 0"))
        return rect

    def one_of(self, kind: type[E], allowed: Iterable[E] | None = None) -> E:
        choices = tuple(kind if allowed is None else allowed)
        if self.value not in choices:
            raise self.fail(say("must be one of {values}", values=", ".join(choices)))
        return kind(self.value)

    def known(self, ids: Iterable[T]) -> T:
        for known in ids:
            if known == self.value:
                return known
        raise self.fail(say("names {value}, which does not exist", value=str(self.value)))
