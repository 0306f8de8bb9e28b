"""The legend: every mark with its drawing and a sentence, for somebody who sees the board for the first time.

The page's own marks are drawn by what draws them on the board, so that the two cannot come to differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pyapp.kernel.decision import Reason
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message, Reader, say
from pyapp.kernel.prospect import Aim, Goal, Kind, Sight
from pyapp.kernel.scene import Edge
from pyapp.kernel.words import LegendSection, Sign
from pyapp.web.board import edge_handles
from pyapp.web.board.drawing_text import lettered
from pyapp.web.board.geometry import Box
from pyapp.web.board.place_shapes import Place
from pyapp.web.foresight import label_layout, overlay_svg
from pyapp.web.page.markup import esc

HERE = "legend"
"""No thing on the board is called so."""
FLOOR = {HERE: Place(Box(-31, -31, 62, 62))}
NEAR = 40
"""Board units shown of marks that are small on the board."""


def sections(game: Game[Any, Any], read: Reader) -> tuple[LegendSection, ...]:
    """The marks of the page, as far as the game has use for them, and then its own."""
    signs = (
        *((_reach(),) if game.has_reach else ()),
        *((_enemies(),) if game.has_enemies else ()),
        *((_odds(read),) if game.has_chances else ()),
        *((_sight(),) if game.has_sight else ()),
        *(_eyes() if game.has_watchers else ()),
        *(_handles(game.edge) if game.edge is not None else ()),
        *(_threats() if game.has_threats else ()),
        *((_ways(),) if game.has_ways else ()),
    )
    return (*((LegendSection(say("On the board"), signs),) if signs else ()), *game.legend())


def _reach() -> Sign:
    return Sign(_goal(3), say("In reach"), say("You can go there. The number is what it costs."))


def _enemies() -> Sign:
    text = say("You can go there for the number beside the footprints, but you would meet them.")
    return Sign(_goal(4, Kind.MET), say("Enemies are there"), text)


def _goal(cost: int, kind: Kind = Kind.SAFE) -> str:
    goals = (Goal(HERE, cost, kind),)
    return overlay_svg.reach(goals, FLOOR) + overlay_svg.costs(goals, overlay_svg.cost_places(goals, FLOOR))


def _odds(read: Reader) -> Sign:
    """At the end of the line along which one would shoot."""
    ends = {"from": label_layout.around((-27, 25), (0, 0)), HERE: label_layout.around((4, -8), (0, 0))}
    aim = Aim("from", HERE, say("{percent} %", percent=58))
    art = overlay_svg.aims((aim,), ends, read, (ends[HERE],))
    return Sign(art, say("Chance"), say("How likely a shot or an attack is to succeed."))


def _sight() -> Sign:
    blocked = Sight((-23, 21), (23, -21), (0, 0), Reason("", Message("")))
    return Sign(
        overlay_svg.sight(blocked),
        say("Line with a cross"),
        say("With line of sight switched on: something is in the way of the look."),
    )


def _eyes() -> tuple[Sign, ...]:
    middle = label_layout.around((0, 0), (0, 0))
    return (
        Sign(
            overlay_svg.watchers((middle,)),
            say("Eye"),
            say("These enemies would notice the walk that you point at."),
            NEAR,
        ),
        Sign(
            overlay_svg.noticed(middle, 2),
            say("Eye with a number"),
            say("At the end of a walk: that many would notice it."),
            NEAR + 4,
        ),
    )


def _threats() -> tuple[Sign, ...]:
    return (
        Sign(
            overlay_svg.threats({HERE: 1}, FLOOR),
            say("Hatching"),
            say("The enemy pointed at can be there after its next move; with threats switched on, any of them can."),
        ),
        Sign(
            overlay_svg.threats({HERE: 3}, FLOOR) + overlay_svg.threat_counts({HERE: 3}, FLOOR),
            say("Hatching with a number"),
            say("That many enemies can be there."),
        ),
    )


def _ways() -> Sign:
    left, middle, right = (label_layout.around((x, 0), (16, 30)) for x in (-38, 0, 38))
    boxes = {"left": left, HERE: middle, "right": right}
    return Sign(
        overlay_svg.ways_of((("right", HERE, "left"),), boxes),
        say("Arrow"),
        say("Where the enemies there go next; dashed, where they come to if they move twice."),
        NEAR + 30,
    )


def _handles(edge: Edge) -> tuple[Sign, ...]:
    here, there = (label_layout.around((0, y), (NEAR, 6)) for y in (0, -7))
    cost = 5
    return (
        Sign(
            _leaf(here) + edge_handles.near(HERE, here, (), edge.sign),
            say("Round handle"),
            edge.here,
            NEAR,
        ),
        Sign(
            _leaf(there) + edge_handles.far(HERE, there, (), edge.sign, cost),
            edge.there,
            say("You have to walk there first. The number is the cost of all of it."),
            NEAR,
        ),
    )


def _leaf(box: Box) -> str:
    """Something that can be worked, a door say, from edge to edge."""
    return f'<rect class="sign__leaf" x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}"/>'


def html(parts: Iterable[LegendSection], read: Reader) -> str:
    """The card. The button that closes it stays in sight and has the focus; from there, keys scroll the list."""
    title, close = esc(read(say("What the marks mean"))), esc(read(say("Close")))
    listed = "".join(_section(part, read) for part in parts)
    return (
        f'<div class="signs"><h2 class="card__title" id="legend-title">{title}</h2>'
        f'{listed}<div class="signs__foot">'
        f'<button type="button" class="chip" data-command="close" autofocus>{close}</button></div></div>'
    )


def _section(part: LegendSection, read: Reader) -> str:
    rows = "".join(_row(sign, read) for sign in part.signs)
    return f"<section><h3>{esc(read(part.title))}</h3><ul>{rows}</ul></section>"


def _row(sign: Sign, read: Reader) -> str:
    view = f"{-sign.span / 2:g} {-sign.span / 2:g} {sign.span} {sign.span}"
    return (
        f'<li class="sign"><svg class="sign__art" viewBox="{view}" aria-hidden="true">{lettered(sign.art, read)}</svg>'
        f"<p><b>{esc(read(sign.name))}</b> <span>{esc(read(sign.text))}</span></p></li>"
    )
