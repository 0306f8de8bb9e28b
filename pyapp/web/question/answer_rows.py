"""The answers as buttons: a row for each, several of one sort side by side, one line for all of a folded group."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from pyapp.kernel.decision import Option
from pyapp.kernel.message import Message, Reader
from pyapp.kernel.prospect import Odds
from pyapp.web.foresight import odds_card
from pyapp.web.page.markup import esc, icon, key, refs_attribute
from pyapp.web.question.answer_list import ALIKE, Entry, Fold, alike


class Reckoned(NamedTuple):
    """Which answers have odds that can be looked at, and of which one they lie open."""

    odds: Mapping[Option, Odds] = {}
    opened: Option | None = None


UNRECKONED = Reckoned()


class Rows(NamedTuple):
    """The answers as buttons: those that are left, with their keys and their odds."""

    remaining: Collection[Option]
    numbers: Mapping[Entry, str]
    read: Reader
    reckoned: Reckoned

    def row(self, option: Option, label: Message) -> str:
        is_left = option in self.remaining
        row = _row(option, label, self.read, self.numbers.get(option, ""), is_left)
        return with_odds(row, option, self.read, self.reckoned) if is_left else row

    def sorted(self, group: Iterable[Option], *, has_heading: bool) -> str:
        """One below the other; those of one sort that are many side by side."""
        parts = []
        for text, options in alike(group):
            left = [option for option in options if option in self.remaining]
            if text is None or len(left) <= ALIKE:
                parts += [self.row(option, _short(option) if has_heading else option.label) for option in options]
                continue
            made = "".join(self.row(option, _shortest(option)) for option in options)
            name = esc(self.read(text))
            parts.append(
                f'<p class="options__sort" aria-hidden="true">{name}</p>'
                f'<div class="options__alike" role="group" aria-label="{name}">{made}</div>'
            )
        return "".join(parts)

    def folded(self, number: int, fold: Fold, group: Iterable[Option]) -> str:
        """One line for all of a group. The answers lie below it, as buttons, and show themselves to the tabulator."""
        read = self.read
        told = " · ".join(map(read, fold.sorts()))
        made = "".join(self.row(option, _short(option)) for option in group)
        ref, name = esc(fold.ref), esc(read(fold.text))
        return (
            f'<div class="options__group options__group--folded" role="group" aria-labelledby="group-{number}">'
            f'<button type="button" class="option options__fold" data-pick="{ref}" data-refs="{ref}">'
            f'{key(self.numbers.get(fold, ""))}<span class="option__label" id="group-{number}">{name}</span>'
            f'<span class="options__sorts">{esc(told or str(len(fold.options)))}</span>{icon("chevron-right")}</button>'
            f"{made}</div>"
        )


def _short(option: Option) -> Message:
    return option.heading.label if option.heading is not None else option.label


def _shortest(option: Option) -> Message:
    sort = option.heading.sort if option.heading is not None else None
    return sort.label if sort is not None else _short(option)


def _row(option: Option, label: Message, read: Reader, number: str, is_shown: bool) -> str:
    detail = f'<span class="option__detail">{esc(read(option.detail))}</span>' if option.detail else ""
    return (
        f'<button type="button" class="option" data-action="{esc(option.action)}"{refs_attribute(option.refs)}'
        f"{'' if is_shown else ' hidden'}>{key(number)}"
        f'<span class="option__label">{esc(read(label))}</span>{detail}</button>'
    )


def with_odds(row: str, option: Option, read: Reader, reckoned: Reckoned) -> str:
    """An answer with the way to its odds; a closing one has its place elsewhere, and says whose odds these are."""
    if (odds := reckoned.odds.get(option)) is None:
        return row
    number, is_open = list(reckoned.odds).index(option), option == reckoned.opened
    why = odds_card.why_html(option, read, is_open=is_open, number=number)
    name = "" if row else f'<span class="option__label">{esc(read(option.label))}</span>'
    card = odds_card.html(odds, read) if is_open else ""
    return f'<div class="reckoned">{row}{name}{why}<div class="reckoned__card" id="odds-{number}">{card}</div></div>'
