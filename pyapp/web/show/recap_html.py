"""What happened while others were at it: a short list, and the way to see it again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyapp.kernel.event import FRIGHT, Event, Tone
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.markup import cited, esc, icon, refs_attribute

FEW = 3
"""So many lines, none of them a blow, need no card: the log has them."""


class Line(NamedTuple):
    """Something worth telling again."""

    icon: str
    text: Message
    case: str
    refs: tuple[str, ...]
    hurts: bool
    brief: Message | None = None
    """The same in fewer words, where there are such."""
    gravity: int = 0
    relieves: bool = False
    """Whether something has ended well by it."""
    sums_up: bool = False
    """Whether it tells how all of it went."""


def _line(event: Event) -> Line:
    relieves = event.result is not None and event.result.tone is Tone.GOOD
    return Line(
        event.icon,
        event.text(),
        event.case(),
        event.refs(),
        event.hurts,
        event.brief(),
        event.gravity,
        relieves,
        event.sums_up,
    )


def lines(events: Iterable[Event]) -> list[Line]:
    """What a recap lists, in order. What is common and no news is one line, where it happened first."""
    told: list[Line] = []
    counted: dict[Message, tuple[int, list[Event]]] = {}
    for event in events:
        if not event.icon:
            continue
        common = event.tally(1)
        if common is None or event.is_news():
            told.append(_line(event))
        elif common in counted:
            counted[common][1].append(event)
        else:
            counted[common] = (len(told), [event])
            told.append(_line(event))
    for place, same in counted.values():
        text = same[0].tally(len(same))
        assert text is not None
        refs = tuple(dict.fromkeys(ref for event in same for ref in event.refs()))
        hurts = any(event.hurts for event in same)
        told[place] = Line(same[0].icon, text, same[0].case(), refs, hurts, gravity=same[0].gravity)
    return told


def is_worth_a_card(told: Sequence[Line]) -> bool:
    return len(told) > FEW or any(line.hurts or line.sums_up for line in told)


def gravest(told: Iterable[Line]) -> Line | None:
    """What nobody may overlook: the hardest blow, and of several the last, in which the others mostly end. Where there
    was no more than a fright it is how that ended.
    """
    lines = [*told]
    if not any(line.hurts for line in lines):
        return None
    counting = [
        line for n, line in enumerate(lines) if line.relieves or (line.hurts and not _is_over(line, lines[n + 1 :]))
    ]
    return max(reversed(counting), key=lambda line: line.gravity if line.hurts else FRIGHT)


def _is_over(line: Line, later: Iterable[Line]) -> bool:
    """Whether what threatened there has been put an end to in the same place."""
    return line.gravity == 0 and any(each.relieves and not set(each.refs).isdisjoint(line.refs) for each in later)


def html(told: Sequence[Line], read: Reader) -> str:
    """The card. Folded it counts what it holds, and tells the gravest of it; it is opened where there
    is room.
    """
    rows = "".join(_row(line, read) for line in told)
    if not rows:
        rows = f'<li class="recap__line recap__line--none">{esc(read(say("Nothing to speak of.")))}</li>'
    close, again = esc(read(say("Close"))), esc(read(say("Replay")))
    worst = gravest(told) or next((line for line in told if line.sums_up), None)
    classes = "recap__count recap__count--hurt" if any(line.hurts for line in told) else "recap__count"
    count = f'<b class="{classes}">{len(told)}</b>' if told else ""
    # What opens the list is read there, and so is what sums it up.
    is_first = worst is not None and (worst.sums_up or worst in told[:1])
    look = "recap__worst recap__worst--first" if is_first else "recap__worst"
    look += " recap__worst--well" if worst and worst.relieves else ""
    look += " recap__worst--plain" if worst and worst.sums_up else ""
    blow = f'<span class="{look}">{esc(read(_worst(worst, told)))}</span>' if worst else ""
    return (
        f'<details class="recap__fold"><summary class="recap__head"><h2 class="recap__title">'
        f"{esc(read(say('What happened')))}</h2>{count}{blow}</summary>"
        f'<ul class="recap__list">{rows}</ul></details>'
        f'<div class="recap__commands">'
        f'<button type="button" class="chip" data-command="replay" aria-label="{again}" title="{again} (A)">'
        f"{icon('rotate-ccw')}<span>{again}</span></button>"
        f'<button type="button" class="command" data-command="close-recap" aria-label="{close}" title="{close}">'
        f"{icon('x')}</button></div>"
    )


def _worst(worst: Line, told: Iterable[Line]) -> Message:
    """The gravest of it, where there are several to choose from."""
    text = worst.brief or worst.text
    blows = sum(line.hurts for line in told)
    return say("The worst: {text}", text=text) if blows > 1 and worst.hurts else text


def _row(line: Line, read: Reader) -> str:
    classes = "recap__line recap__line--hurt" if line.hurts else "recap__line"
    return (
        f'<li class="{classes}"{refs_attribute(line.refs)}>{icon(line.icon, "recap__icon")}'
        f"<span>{cited(read(line.brief or line.text), line.case)}</span></li>"
    )
