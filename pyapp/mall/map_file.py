"""Reading a map file: structure first, then what the rules need of a map; every error names the place in the file.

What is asked of a map is what the rules cannot do without (facts that a printed map has by being printed): the examples
of the rulebook are not asked for, because a player's own map may number its squares differently.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from pyapp.kernel.message import Message, Reader, say
from pyapp.kernel.sight import Point, Rect, shared_side
from pyapp.mall.map_model import (
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

FORMAT = "shamble-mall-map"
VERSION = 1
OPEN_ZOMBIES = 45  # [3.1]
HIDDEN_ZOMBIES = 5  # [3.1]

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


class MapError(ValueError):
    """A map file that cannot be used: where in the file, and why."""

    def __init__(self, path: str, reason: Message) -> None:
        super().__init__(f"{path}: {Reader()(reason)}")
        self.path = path
        self.reason = reason


def load_map(source: str | Path) -> MallMap:
    """Reads a map from a file, or from its text; raises `MapError` for anything that the game could not play on."""
    text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
    try:
        data = json.loads(text)
    except ValueError as error:
        raise MapError("map", say("is not JSON: {error}", error=str(error))) from None
    mall = _read(_Node(data, ""))
    _check(mall)
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

    def items(self) -> list[_Node]:
        if not isinstance(self.value, list):
            raise self.fail(say("must be a list"))
        return [_Node(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.fail(say("must be a text"))
        return self.value

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
        provenance={str(key): str(value) for key, value in dict(root["provenance"].value).items()},
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
    label = node["label"]
    return Area(
        id=AreaId(node["id"].text()),
        kind=node["kind"].one_of(AreaKind),
        name=node["name"].text(),
        floor=node["floor"].text(),
        tint=node["tint"].text(),
        label=Label(label["at"].point(), label["size"].number(), tuple(n.text() for n in label["lines"].items())),
        provenance=node["provenance"].one_of(Provenance),
    )


def _square(node: _Node, areas: Iterable[AreaId]) -> Square:
    name = node["id"].text()
    if len(name) != 3 or not name.isdecimal():
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


def _check(mall: MallMap) -> None:
    """What the rules need of any map."""
    _check_floor(mall)
    _check_doors(mall)
    _check_symbols(mall)
    if not mall.graph.is_connected():
        apart = mall.graph.components()[1][0]
        raise MapError("squares", say("square {square} cannot be reached from the others", square=apart))


def _check_floor(mall: MallMap) -> None:
    width, height = mall.size
    squares = list(mall.squares.values())
    for index, square in enumerate(squares):
        path, rect = f"squares[{index}].rect", square.rect
        if rect.x < 0 or rect.y < 0 or rect.right > width or rect.bottom > height:
            raise MapError(path, say("reaches outside the map"))
        for other in squares[:index]:
            if rect.overlaps(other.rect):
                raise MapError(path, say("overlaps square {square}", square=other.id))
    for index, area in enumerate(mall.areas):
        if not mall.squares_of(area):
            raise MapError(f"areas[{index}]", say("has no squares"))


def _check_doors(mall: MallMap) -> None:
    seen: set[tuple[SquareId, SquareId]] = set()
    for index, door in enumerate(mall.doors.values()):
        path = f"doors[{index}].between"
        a, b = door.between
        if door.between in seen:
            raise MapError(path, say("has a door already"))
        seen.add(door.between)
        if mall.squares[a].area == mall.squares[b].area or (mall.is_hall(a) and mall.is_hall(b)):
            raise MapError(path, say("must be two different areas with a wall between them"))
    for kind in (DoorKind.GLASS, DoorKind.SOLID):
        if all(door.kind is not kind for door in mall.doors.values()):
            raise MapError("doors", say("must have at least one of each kind"))
    if [door.side for door in sorted(mall.main_doors.values(), key=lambda d: d.side)] != sorted(Compass):
        raise MapError("main_doors", say("must be four, one for each side of the mall"))
    taken: set[SquareId] = set()
    for index, main in enumerate(mall.main_doors.values()):
        if main.id != DoorId(main.side) or main.id in mall.doors:
            raise MapError(f"main_doors[{index}].id", say("must be the name of its side"))
        if main.square in taken:
            raise MapError(f"main_doors[{index}].square", say("has a main door already"))
        taken.add(main.square)
        if not _is_outer(mall, main):
            raise MapError(f"main_doors[{index}].side", say("must be an outer side of the square"))


def _is_outer(mall: MallMap, door: MainDoor) -> bool:
    """No other square lies against that side."""
    rect = mall.squares[door.square].rect
    strip = {
        Compass.NORTH: Rect(rect.x, rect.y - 1, rect.width, 1),
        Compass.SOUTH: Rect(rect.x, rect.bottom, rect.width, 1),
        Compass.WEST: Rect(rect.x - 1, rect.y, 1, rect.height),
        Compass.EAST: Rect(rect.right, rect.y, 1, rect.height),
    }[door.side]
    return not any(strip.overlaps(square.rect) for square in mall.squares.values())


def _check_symbols(mall: MallMap) -> None:
    if len(mall.zombies) != OPEN_ZOMBIES:
        raise MapError("zombies", say("must be {count} squares", count=OPEN_ZOMBIES))
    if len(mall.characters) < 2:
        raise MapError("characters", say("must be at least two squares, as no more than two characters share one"))
    for square in mall.characters:
        if mall.is_hall(square):
            raise MapError("characters", say("square {square} is not in a store", square=square))
        if square in mall.zombies:
            raise MapError("characters", say("square {square} has a zombie symbol, too", square=square))
    if mall.is_hall(mall.rifles):
        raise MapError("rifles", say("must be in a store"))
    near = {n.square for square in mall.characters for n in mall.neighbours(square)} | set(mall.characters)
    hiding = [square for square in mall.squares if not mall.is_hall(square) and square not in near]
    outside = [square for square in hiding if mall.squares[square].area != mall.squares[mall.rifles].area]
    if len(hiding) < HIDDEN_ZOMBIES or len(outside) < HIDDEN_ZOMBIES - 1:
        raise MapError("squares", say("must have room for {count} hidden zombies in stores", count=HIDDEN_ZOMBIES))
    digits = {square[-1] for square in mall.squares if not mall.is_hall(square)}
    if len(digits) < 10:
        missing = next(digit for digit in "0123456789" if digit not in digits)
        raise MapError("squares", say("no store square ends in {digit}", digit=missing))
