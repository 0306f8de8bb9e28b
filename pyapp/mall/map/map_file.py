"""Reading a map file: its structure, with every error naming the place in the file."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from pyapp.kernel.data.node import Node, read
from pyapp.kernel.space.cells import Point, shared_side
from pyapp.mall.map.map_check import check_map
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


def load_map(source: str | Path) -> MallMap:
    """Reads a map from a file, or from its text; raises `Unfit` for anything that the game could not play on."""
    mall = _read(read(source, "map", FORMAT, VERSION))
    check_map(mall)
    return mall


def _read(root: Node) -> MallMap:
    areas = root["areas"].by_id(_area, lambda area: area.id)
    squares = root["squares"].by_id(lambda node: _square(node, areas), lambda square: square.id)

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
        doors=root["doors"].by_id(lambda node: _door(node, squares), lambda door: door.id),
        main_doors=root["main_doors"].by_id(lambda node: _main_door(node, squares), lambda door: door.id),
        walls=frozenset(_pair(node, squares) for node in root["walls"].items()),
        zombies=square_ids("zombies"),
        characters=square_ids("characters"),
        rifles=root["rifles"].known(squares),
        inlay=tuple(_inlay(node) for node in root["inlay"].items()),
    )


def _area(node: Node) -> Area:
    return Area(
        id=AreaId(node["id"].text()),
        kind=node["kind"].one_of(AreaKind),
        name=node["name"].text(),
        floor=node["floor"].text(),
        tint=node["tint"].text(),
        label=_label(node["label"]),
        provenance=node["provenance"].one_of(Provenance),
    )


def _label(node: Node) -> Label:
    landmark = node["landmark"].text() if "landmark" in node else ""
    return Label(node["at"].point(), node["size"].number(), node["text"].text(), landmark)


def _square(node: Node, areas: Iterable[AreaId]) -> Square:
    name = node["id"].text()
    if len(name) != 3 or not (name.isascii() and name.isdecimal()):
        raise node["id"].fail(say("must be three digits"))
    return Square(SquareId(name), node["rect"].rect(), node["area"].known(areas), node["provenance"].one_of(Provenance))


def _pair(node: Node, squares: dict[SquareId, Square]) -> tuple[SquareId, SquareId]:
    found = sorted(item.known(squares) for item in node.items())
    if len(found) != 2 or shared_side(squares[found[0]].rect, squares[found[1]].rect) is None:
        raise node.fail(say("must be two squares that share a side"))
    return found[0], found[1]


def _door(node: Node, squares: dict[SquareId, Square]) -> Door:
    return Door(
        id=DoorId(node["id"].text()),
        kind=node["kind"].one_of(DoorKind, (DoorKind.GLASS, DoorKind.SOLID)),
        between=_pair(node["between"], squares),
        provenance=node["provenance"].one_of(Provenance),
    )


def _main_door(node: Node, squares: dict[SquareId, Square]) -> MainDoor:
    return MainDoor(
        id=DoorId(node["id"].text()),
        square=node["square"].known(squares),
        side=node["side"].one_of(Compass),
        provenance=node["provenance"].one_of(Provenance),
    )


def _inlay(node: Node) -> tuple[Point, ...]:
    line = tuple(item.point() for item in node.items())
    pieces = list(pairwise(line))
    if not pieces or any((a[0] == b[0]) == (a[1] == b[1]) for a, b in pieces):
        raise node.fail(say("must be points joined by level or upright lines"))
    return line
