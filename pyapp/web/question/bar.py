"""The bar above the board: turn, gauges, and the commands that are always at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pyapp.kernel.message import Message, Reader, say
from pyapp.kernel.scene import Gauge
from pyapp.web.page.markup import esc, icon


def status_html(turn: int | None, gauges: Iterable[Gauge], read: Reader) -> str:
    """Turn and gauges."""
    if turn is None:
        return ""
    title = read(say("Turn {turn}", turn=turn) if turn else say("Set-up"))
    return f'<span class="turn">{esc(title)}</span>' + "".join(_gauge(gauge, read) for gauge in gauges)


def _gauge(gauge: Gauge, read: Reader) -> str:
    of = f"<span>/{gauge.of}</span>" if gauge.of is not None else ""
    label = esc(read(gauge.label))
    told = (
        f"{icon(gauge.icon, f'gauge__icon gauge__icon--{gauge.icon}')}"
        f'<b>{gauge.value}</b>{of}<span class="gauge__label">{label}</span>'
    )
    if not gauge.refs:
        return f'<span class="gauge" title="{label}">{told}</span>'
    show = esc(read(say("{what}: show where", what=gauge.label)))
    says = esc(read(_said(gauge)))
    return (
        f'<button type="button" class="gauge gauge--button" data-point="{esc(" ".join(gauge.refs))}" title="{show}"'
        f' data-says="{says}">'
        f"{told}</button>"
    )


def _said(gauge: Gauge) -> Message:
    """A gauge in words."""
    if gauge.of is None:
        return say("{count} {what}", count=gauge.value, what=gauge.label)
    return say(
        "{what}: {count} of {of}. The places are lit on the board.", what=gauge.label, count=gauge.value, of=gauge.of
    )


class Back(NamedTuple):
    """What undo would take back, or why it takes nothing back; neither while nothing can be done at all."""

    action: Message | None = None
    why_not: Message | None = None


def _undo(back: Back, read: Reader) -> str:
    """Undo says what it takes back; where it takes back nothing, whoever points at it learns why."""
    named = read(say("Undo: {action}", action=back.action)) if back.action else read(say("Undo"))
    shut = "" if back.action else " disabled"
    title = esc(named)
    if back.action is None and back.why_not is not None:
        title = esc(read(back.why_not))
        shut += f' aria-description="{title}"'
    button = (
        f'<button type="button" class="command command--undo" data-command="undo" title="{title}"{shut}>'
        f"{icon('undo-2')}<span>{esc(named)}</span></button>"
    )
    # A shut button hears nothing, so a frame around it listens: a finger cannot point.
    return f'<span class="shut" title="{title}" data-shut="undo">{button}</span>' if back.why_not else button


def commands_html(back: Back, can_redo: bool, theme: str, read: Reader) -> str:
    """The commands of the table and of the page."""
    other = say("Light theme") if theme == "dark" else say("Dark theme")
    return (
        _undo(back, read)
        + _command("redo", "redo-2", read(say("Redo")), disabled=not can_redo, only_icon=True)
        + _command("theme", "sun" if theme == "dark" else "moon", read(other), only_icon=True)
        + _command("rules", "book-open", read(say("Rules")))
        + _command("menu", "menu", read(say("Menu")))
    )


def _command(
    name: str,
    symbol: str,
    label: str,
    *,
    disabled: bool = False,
    only_icon: bool = False,
    pressed: bool | None = None,
    word: str = "",
) -> str:
    """A button with its label, or with its icon alone, beside which a word may stand where there is room."""
    state = "" if pressed is None else f' aria-pressed="{"true" if pressed else "false"}"'
    text = "" if only_icon else f"<span>{esc(label)}</span>"
    if word:
        text = f'<span class="tool__word">{esc(word)}</span>'
    return (
        f'<button type="button" class="command command--{name}" data-command="{name}" aria-label="{esc(label)}"'
        f' title="{esc(label)}"{" disabled" if disabled else ""}{state}>{icon(symbol)}{text}</button>'
    )


def zoom_html(read: Reader) -> str:
    """The buttons on the board. The style sheet leaves out the tools that the game on the table does not have."""
    return (
        _command("legend", "info", read(say("What the marks mean (K)")), word=read(say("Marks")))
        + _command("words", "list", read(say("The board in words (B)")), word=read(say("In words")))
        + _command("sight", "scan-eye", read(say("Line of sight (S)")), word=read(say("Sight")), pressed=False)
        + _command(
            "threats",
            "triangle-alert",
            read(say("Threats: who can be where next (T)")),
            word=read(say("Threats")),
            pressed=False,
        )
        + _command("zoom-in", "zoom-in", read(say("Nearer")), only_icon=True)
        + _command("zoom-out", "zoom-out", read(say("Farther")), only_icon=True)
        + _fit_html(read)
    )


def _fit_html(read: Reader) -> str:
    """The whole board, and from there back: it is pressed while all is in sight, and says what it would do."""
    whole, back = esc(read(say("Whole board"))), esc(read(say("Back to what is asked")))
    return (
        f'<button type="button" class="command command--fit" data-command="fit" aria-label="{whole}" title="{whole}"'
        f' data-whole="{whole}" data-back="{back}" aria-pressed="false">{icon("maximize")}{icon("minimize")}</button>'
    )
