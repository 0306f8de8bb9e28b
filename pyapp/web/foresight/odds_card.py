"""A chance with its reasons: the columns of the table with the first and the last one marked, what moves it there, and
what each roll brings. It lies below the answer that it is about.
"""

from __future__ import annotations

from fractions import Fraction

from pyapp.kernel.chance.totals import percent
from pyapp.kernel.decision import Option
from pyapp.kernel.message import Message, Reader, say
from pyapp.kernel.prospect import Odds, Result, Shift
from pyapp.web.page.markup import cited, esc, icon

BESIDE = 2
"""Of a wide table so many columns are shown on either side of those that matter."""


def html(odds: Odds, read: Reader) -> str:
    """The card."""
    shifts = "".join(_shift(shift, read) for shift in odds.shifts)
    results = "".join(_result(result, odds.ways, read) for result in odds.results)
    sums = "".join(_sum(what, much, read) for what, much in odds.sums)
    return (
        f'<section class="odds" aria-label="{esc(read(say("The odds")))}">'
        f'<h3 class="odds__title">{cited(read(odds.title), odds.rule)}</h3>{_columns(odds, read)}'
        + (f'<ul class="odds__shifts">{shifts}</ul>' if shifts else "")
        + (f'<dl class="odds__sums">{sums}</dl>' if sums else "")
        + (f'<ul class="odds__results">{results}</ul>' if results else "")
        + "</section>"
    )


def _sum(what: Message, much: Message | str, read: Reader) -> str:
    return f"<dt>{esc(read(what))}</dt><dd>{esc(much if isinstance(much, str) else read(much))}</dd>"


def why_html(option: Option, read: Reader, *, is_open: bool, number: int) -> str:
    """The button beside an answer that opens the card, and closes it again."""
    label = esc(read(say("The odds: {action}", action=option.label)))
    return (
        f'<button type="button" class="why" data-odds="{esc(option.action)}" aria-expanded="{str(is_open).lower()}"'
        f' aria-controls="odds-{number}" aria-label="{label}" title="{label}">{icon("dices")}</button>'
    )


def _columns(odds: Odds, read: Reader) -> str:
    """The heads of the table, as far as they matter; nothing where there is but one."""
    if len(odds.columns) < 2:
        return ""
    told = say("From column {first} to {last}", first=odds.columns[odds.first], last=odds.columns[odds.column])
    if odds.first == odds.column:
        told = say("Column {last}", last=odds.columns[odds.column])
    low, high = sorted((odds.first, odds.column))
    begin, end = max(0, low - BESIDE), min(len(odds.columns), high + BESIDE + 1)
    heads = "".join(_head(odds, number, read) for number in range(begin, end))
    more = '<i class="odds__more">…</i>'
    return (
        f'<p class="odds__columns" role="img" aria-label="{esc(read(told))}">'
        f"{more if begin > 0 else ''}{heads}{more if end < len(odds.columns) else ''}</p>"
    )


def _head(odds: Odds, number: int, read: Reader) -> str:
    classes = "odds__column"
    if number == odds.column:
        classes += " odds__column--last"
    elif number == odds.first:
        classes += " odds__column--first"
    return f'<span class="{classes}">{esc(read(odds.columns[number]))}</span>'


def _shift(shift: Shift, read: Reader) -> str:
    sign = "+" if shift.by > 0 else "\u2212" if shift.by < 0 else ""
    look = "up" if shift.by > 0 else "down" if shift.by < 0 else "none"
    return (
        f'<li><b class="odds__by odds__by--{look}">{sign}{abs(shift.by)}</b>'
        f"<span>{cited(read(shift.text), shift.rule)}</span></li>"
    )


def _result(result: Result, of: int, read: Reader) -> str:
    share = 100 * result.ways / of
    return (
        f'<li class="odds__result odds__result--{result.tone}" style="--share: {share:.1f}%">'
        f'<b class="odds__dice">{esc(read(result.dice))}</b><span>{esc(read(result.text))}</span>'
        f'<span class="odds__chance">{esc(read(percent(Fraction(result.ways, of))))}</span></li>'
    )
