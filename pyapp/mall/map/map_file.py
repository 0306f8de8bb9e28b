"""Reading a map file: its structure, with every error naming the place in the file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from pyapp.kernel.message import Message
from pyapp.kernel.sight import Point, Rect, shared_side
from pyapp.mall.map.map_check import MapError, check_map
from pyapp.mall.map.map_model import (
    Area,
    AreaId,
    AreaKind,
    Compass,
    Door,
    DoorId,
    DoorKind,
    Label,
    MainDoor,
    MallMap,
    Provenance,
    Square,
    SquareId,
)
from pyapp.mall.speech import say

FORMAT = "shamble-mall-map"
VERSION = 1

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


def load_map(source: str | Path) -> MallMap:
    """Reads a map from a file, or from its text; raises `MapError` for anything that the game could not play on."""
    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MapError("map", say("is not JSON: {error}", error=str(error))) from None
    mall = _read(_Node(data, ""))
    check_map(mall)
    return mall


class _Node:
    """A value in the file together with its path, so that whoever reads it can say where it is wrong."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def fail(self, reason: Message) -> MapError:
        return MapError(self.path or "map", reason)

    def __getitem__(self, key: str) -> _Node:
        if not isinstance(self.value, dict):
            raise self.fail(say("must be an object"))
        path = f"{self.path}.{key}" if self.path else key
        if key not in self.value:
            raise MapError(path, say("is missing"))
        return _Node(self.value[key], path)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def items(self) -> list[_Node]:
        if not isinstance(self.value, list):
            raise self.fail(say("must be a list"))
        return [_Node(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.fail(say("must be a text"))
        return self.value

    def texts(self) -> dict[str, str]:
        if not isinstance(self.value, dict):
            raise self.fail(say("must be an object"))
        return {key: self[key].text() for key in self.value}

    def number(self) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.fail(say("must be a whole number"))
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


def _read(root: _Node) -> MallMap:
    if root["format"].value != FORMAT:
        raise root["format"].fail(say("must be {format}", format=FORMAT))
    if root["version"].value != VERSION:
        raise root["version"].fail(say("must be {version}", version=VERSION))
    areas = _by_id(root["areas"], _area, lambda area: area.id)
    squares = _by_id(root["squares"], lambda node: _square(node, areas), lambda square: square.id)

    def square_ids(key: str) -> tuple[SquareId, ...]:
        nodes = root[key].items()
        found = [node.known(squares) for node in nodes]
        for index, node in enumerate(nodes):
            if found[index] in found[:index]:
                raise node.fail(say("is listed twice"))
        return tuple(sorted(found))

    return MallMap(
        title=root["title"].text(),
        provenance=root["provenance"].texts(),
        size=root["size"].point(),
        areas=areas,
        squares=dict(sorted(squares.items())),
        doors=_by_id(root["doors"], lambda node: _door(node, squares), lambda door: door.id),
        main_doors=_by_id(root["main_doors"], lambda node: _main_door(node, squares), lambda door: door.id),
        walls=frozenset(_pair(node, squares) for node in root["walls"].items()),
        zombies=square_ids("zombies"),
        characters=square_ids("characters"),
        rifles=root["rifles"].known(squares),
        inlay=tuple(_inlay(node) for node in root["inlay"].items()),
    )


K = TypeVar("K")


def _by_id(node: _Node, read: Callable[[_Node], T], key: Callable[[T], K]) -> dict[K, T]:
    found: dict[K, T] = {}
    for item in node.items():
        thing = read(item)
        if key(thing) in found:
            raise item["id"].fail(say("is used twice"))
        found[key(thing)] = thing
    return found


def _area(node: _Node) -> Area:
    return Area(
        id=AreaId(node["id"].text()),
        kind=node["kind"].one_of(AreaKind),
        name=node["name"].text(),
        floor=node["floor"].text(),
        tint=node["tint"].text(),
        label=_label(node["label"]),
        provenance=node["provenance"].one_of(Provenance),
    )


def _label(node: _Node) -> Label:
    landmark = node["landmark"].text() if "landmark" in node else ""
    return Label(node["at"].point(), node["size"].number(), node["text"].text(), landmark)


def _square(node: _Node, areas: Iterable[AreaId]) -> Square:
    name = node["id"].text()
    if len(name) != 3 or not (name.isascii() and name.isdecimal()):
        raise node["id"].fail(say("must be three digits"))
    return Square(SquareId(name), node["rect"].rect(), node["area"].known(areas), node["provenance"].one_of(Provenance))


def _pair(node: _Node, squares: dict[SquareId, Square]) -> tuple[SquareId, SquareId]:
    found = sorted(item.known(squares) for item in node.items())
    if len(found) != 2 or shared_side(squares[found[0]].rect, squares[found[1]].rect) is None:
        raise node.fail(say("must be two squares that share a side"))
    return found[0], found[1]


def _door(node: _Node, squares: dict[SquareId, Square]) -> Door:
    return Door(
        id=DoorId(node["id"].text()),
        kind=node["kind"].one_of(DoorKind, (DoorKind.GLASS, DoorKind.SOLID)),
        between=_pair(node["between"], squares),
        provenance=node["provenance"].one_of(Provenance),
    )


def _main_door(node: _Node, squares: dict[SquareId, Square]) -> MainDoor:
    return MainDoor(
        id=DoorId(node["id"].text()),
        square=node["square"].known(squares),
        side=node["side"].one_of(Compass),
        provenance=node["provenance"].one_of(Provenance),
    )


def _inlay(node: _Node) -> tuple[Point, ...]:
    line = tuple(item.point() for item in node.items())
    pieces = list(pairwise(line))
    if not pieces or any((a[0] == b[0]) == (a[1] == b[1]) for a, b in pieces):
        raise node.fail(say("must be points joined by level or upright lines"))
    return line
