"""What the rules need of any map, a player's own included; every complaint names the place in the file.

The examples of the rulebook are not asked for here: another map may number its squares differently.
"""

from __future__ import annotations

from pyapp.kernel.data.node import Unfit
from pyapp.kernel.space.cells import Rect
from pyapp.mall.map.map_model import Compass, DoorId, DoorKind, MainDoor, MallMap, SquareId
from pyapp.mall.speech import say

OPEN_ZOMBIES = 45  # [3.1]
HIDDEN_ZOMBIES = 5  # [3.1]


def check_map(mall: MallMap) -> None:
    """Raises `Unfit` for the first thing that a game on this map would stumble over."""
    _check_floor(mall)
    _check_doors(mall)
    _check_symbols(mall)
    if not mall.graph.is_connected():
        apart = mall.graph.components()[1][0]
        raise Unfit("squares", say("square {square} cannot be reached from the others", square=apart))


def _check_floor(mall: MallMap) -> None:
    width, height = mall.size
    squares = list(mall.squares.values())
    for index, square in enumerate(squares):
        path, rect = f"squares[{index}].rect", square.rect
        if rect.x < 0 or rect.y < 0 or rect.right > width or rect.bottom > height:
            raise Unfit(path, say("reaches outside the map"))
        for other in squares[:index]:
            if rect.overlaps(other.rect):
                raise Unfit(path, say("overlaps square {square}", square=other.id))
    for index, area in enumerate(mall.areas):
        if not mall.squares_of(area):
            raise Unfit(f"areas[{index}]", say("has no squares"))


def _check_doors(mall: MallMap) -> None:
    seen: set[tuple[SquareId, SquareId]] = set()
    for index, door in enumerate(mall.doors.values()):
        path = f"doors[{index}].between"
        a, b = door.between
        if door.between in seen:
            raise Unfit(path, say("has a door already"))
        seen.add(door.between)
        if mall.squares[a].area == mall.squares[b].area or (mall.is_hall(a) and mall.is_hall(b)):
            raise Unfit(path, say("must be two different areas with a wall between them"))
    for kind in (DoorKind.GLASS, DoorKind.SOLID):
        if all(door.kind is not kind for door in mall.doors.values()):
            raise Unfit("doors", say("must have at least one of each kind"))
    if [door.side for door in sorted(mall.main_doors.values(), key=lambda d: d.side)] != sorted(Compass):
        raise Unfit("main_doors", say("must be four, one for each side of the mall"))
    taken: set[SquareId] = set()
    for index, main in enumerate(mall.main_doors.values()):
        if main.id != DoorId(main.side) or main.id in mall.doors:
            raise Unfit(f"main_doors[{index}].id", say("must be the name of its side"))
        if main.square in taken:
            raise Unfit(f"main_doors[{index}].square", say("has a main door already"))
        taken.add(main.square)
        if not _is_outer(mall, main):
            raise Unfit(f"main_doors[{index}].side", say("must be an outer side of the square"))


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
        raise Unfit("zombies", say("must be {count} squares", count=OPEN_ZOMBIES))
    if len(mall.characters) < 2:
        raise Unfit("characters", say("must be at least two squares, as no more than two characters share one"))
    for square in mall.characters:
        if mall.is_hall(square):
            raise Unfit("characters", say("square {square} is not in a store", square=square))
        if square in mall.zombies:
            raise Unfit("characters", say("square {square} has a zombie symbol, too", square=square))
    if mall.is_hall(mall.rifles):
        raise Unfit("rifles", say("must be in a store"))
    near = {n.square for square in mall.characters for n in mall.neighbours(square)} | set(mall.characters)
    hiding = [square for square in mall.squares if not mall.is_hall(square) and square not in near]
    outside = [square for square in hiding if mall.squares[square].area != mall.squares[mall.rifles].area]
    if len(hiding) < HIDDEN_ZOMBIES or len(outside) < HIDDEN_ZOMBIES - 1:
        raise Unfit("squares", say("must have room for {count} hidden zombies in stores", count=HIDDEN_ZOMBIES))
    digits = {square[-1] for square in mall.squares if not mall.is_hall(square)}
    if len(digits) < 10:
        missing = next(digit for digit in "0123456789" if digit not in digits)
        raise Unfit("squares", say("no store square ends in {digit}", digit=missing))
