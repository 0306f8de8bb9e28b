"""A chart of shares with their intervals, as an SVG file that needs nothing else: a dot and whiskers for each."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import NamedTuple

from pyapp.summary import Interval

WIDTH, MARGIN, LEFT, RIGHT = 1000, 28, 448, 110
TOP, ROW, FOOT = 104, 60, 66
LETTERS = 66
"""As many fit into a line of a row's explanation."""

STYLE = """
svg { --ink: #22201c; --soft: #6d675c; --line: #d9d2c3; --paper: #fbf8f0; --dot: #b3261e; --base: #1f5f6b; }
@media (prefers-color-scheme: dark) {
  svg { --ink: #ece5d6; --soft: #a79f8e; --line: #3b3831; --paper: #1b1a17; --dot: #ff8a75; --base: #7cc6d2; }
}
text { font: 14px system-ui, "Segoe UI", "Liberation Sans", sans-serif; fill: var(--ink); }
.paper { fill: var(--paper); }
.title { font-size: 20px; font-weight: 650; }
.soft, .tick { fill: var(--soft); font-size: 12.5px; }
.name { font-weight: 650; }
.number { font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); }
.base-line { stroke: var(--base); stroke-dasharray: 5 4; }
.base-band { fill: var(--base); opacity: 0.12; }
.whisker { stroke: var(--dot); stroke-width: 2.5; stroke-linecap: round; }
.dot { fill: var(--dot); stroke: var(--paper); stroke-width: 2; }
.is-base .whisker { stroke: var(--base); }
.is-base .dot { fill: var(--base); }
""".strip()


class Row(NamedTuple):
    """A share with a name and what that means."""

    name: str
    about: str
    share: Interval


def chart(title: str, subtitle: str, base: Row, rows: Sequence[Row]) -> str:
    """The base first and as a line through all, then the rows: whoever's whiskers miss the band differs from it."""
    scale = _Scale([base, *rows])
    body = [_row(base, TOP, scale, "row is-base")]
    body += [_row(row, TOP + ROW * number, scale, "row") for number, row in enumerate(rows, 1)]
    y = TOP + ROW * len(body)
    height = y + FOOT
    bottom = y - ROW / 2 + 4
    grid = [
        f'<line class="grid" x1="{scale(tick):.1f}" x2="{scale(tick):.1f}" y1="{TOP - 28}" y2="{bottom}"/>'
        + _text(scale(tick), bottom + 20, f"{tick:.0%}", "tick", "middle")
        for tick in scale.ticks
    ]
    low, high, middle = scale(base.share.low), scale(base.share.high), scale(base.share.share)
    band = (
        f'<rect class="base-band" x="{low:.1f}" width="{high - low:.1f}" y="{TOP - 28}" height="{bottom - TOP + 28}"/>'
        f'<line class="base-line" x1="{middle:.1f}" x2="{middle:.1f}" y1="{TOP - 28}" y2="{bottom}"/>'
    )
    note = "Dots are shares of games, whiskers 95 % intervals (Wilson). The band is that of the first row."
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" aria-label="{escape(title)}. {escape(subtitle)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        _text(MARGIN, 38, title, "title"),
        _text(MARGIN, 60, subtitle, "soft"),
        *grid,
        band,
        *body,
        _text(MARGIN, height - 16, note, "soft"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Scale:
    """From a share to its place: round bounds that hold every whisker."""

    def __init__(self, rows: Sequence[Row]) -> None:
        low = int(min(row.share.low for row in rows) * 10)
        high = -int(-max(row.share.high for row in rows) * 10 // 1)
        self.low, self.high = low / 10, min(max(high, low + 2), 10) / 10
        step = 1 if self.high - self.low <= 0.6 else 2
        self.ticks = [tenth / 10 for tenth in range(low, round(self.high * 10) + 1, step)]

    def __call__(self, share: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (share - self.low) / (self.high - self.low)


def _row(row: Row, y: float, scale: _Scale, kind: str) -> str:
    share, low, high = row.share
    lines = wrap(row.about, LETTERS)
    first = y + 5 - 8 * len(lines)
    return (
        f'<g class="{kind}">'
        + _text(MARGIN, first, row.name, "name")
        + "".join(_text(MARGIN, first + 17 * number, line, "soft") for number, line in enumerate(lines, 1))
        + f'<line class="whisker" x1="{scale(low):.1f}" x2="{scale(high):.1f}" y1="{y}" y2="{y}"/>'
        + f'<circle class="dot" cx="{scale(share):.1f}" cy="{y}" r="6.5"/>'
        + _text(WIDTH - MARGIN, y + 5, f"{share:.1%}", "number", "end")
        + f"<title>{escape(row.name)}: {row.share}</title></g>"
    )


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
