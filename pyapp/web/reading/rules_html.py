"""The rules at hand: every case in our words, searchable, with what we decided where the sources are silent."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import Any

from pyapp.kernel import case_numbers
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message, Reader, say, say_n
from pyapp.kernel.rulebook import Case, Rulebook, Ruling, Status
from pyapp.kernel.words import CardGroup
from pyapp.web.page.markup import case_link, esc, icon
from pyapp.web.reading import cards_html

_STATUS: dict[Status, Message] = {
    Status.OPTION: say("option"),
    Status.COMPONENT: say("component only"),
    Status.LATER: say("not played yet"),
}

ALL, RULINGS, CARDS = "all", "rulings", "cards"
SHOWN = {ALL: say("All cases"), RULINGS: say("Where we had to decide"), CARDS: say("Cards")}


@dataclass(frozen=True, slots=True)
class Looked:
    """What somebody looks for: words, a case, only what we decided, or only cards."""

    search: str = ""
    at: str = ""
    shown: str = ALL

    @property
    def words(self) -> list[str]:
        return self.search.casefold().split()


@dataclass(frozen=True)
class Book:
    """A game's rulebook as the reader shows it."""

    rules: Rulebook
    title: Message
    game: str = ""
    """The game's id, for addresses."""
    options: Mapping[str, Message] = field(default_factory=dict)
    """The options of the game by their ids, for rulings that an option changes."""
    cards: tuple[CardGroup, ...] = ()

    @classmethod
    def of(cls, game: Game[Any, Any]) -> Book:
        options = {setting.id: setting.about for mode in game.modes for setting in mode.settings}
        return cls(game.rulebook, game.title, game.id, options, game.cards())

    @property
    def shown(self) -> Mapping[str, Message]:
        """What can be shown of it."""
        return {name: text for name, text in SHOWN.items() if name != CARDS or self.cards}

    @cached_property
    def numbers(self) -> re.Pattern[str]:
        """The numbers of cases in a text: the longest that fits, and never a number without a point."""
        known = sorted((case.number for case in self.rules.cases if "." in case.number), key=len, reverse=True)
        return re.compile(rf"(?<![\w.])({'|'.join(map(re.escape, known)) or '(?!)'})(?!\w|\.\w)")


def frame_html(book: Book, read: Reader) -> str:
    """What stays while one searches: title, search, filter, close."""
    close, search = esc(read(say("Close the rules"))), esc(read(say("Search the rules")))
    filters = "".join(
        f'<label class="tab"><input type="radio" name="rules-shown" value="{value}"'
        f"{' checked' if value == ALL else ''} /><span>{esc(read(text))}</span></label>"
        for value, text in book.shown.items()
    )
    return (
        f'<div class="reader__head"><h2 id="rules-title" tabindex="-1">{esc(read(say("Rules")))}'
        f" <small>{esc(read(book.title))}</small></h2>"
        f'<button type="button" class="command" data-command="close-rules" aria-label="{close}" title="{close}">'
        f"{icon('x')}</button>"
        f'<input id="rules-search" name="rules-search" type="search" placeholder="{search}" aria-label="{search}"'
        f' autocomplete="off" /><div class="tabs" role="radiogroup" aria-label="{esc(read(say("Show")))}">{filters}'
        f'</div></div><div class="reader__cases" id="rules-cases" tabindex="0" role="region"'
        f' aria-labelledby="rules-title"></div>'
    )


def html(book: Book, read: Reader, looked: Looked) -> str:
    """The cases that fit; the one the reader came for stands marked."""
    wanted = book.rules.cases if looked.shown != CARDS else ()
    cases = [case for case in wanted if _is_wanted(book, case, read, looked)]
    chapters = "".join(
        _chapter(book, number, tuple(members), read, looked) for number, members in groupby(cases, key=_chapter_of)
    )
    chapters += _cards(book, read, looked)
    if not chapters:
        return f'<p class="reader__none">{esc(read(say("No case has these words.")))}</p>'
    found = ""
    if looked.words and cases:
        found = f'<p class="reader__count">{esc(read(say_n("{count} case", "{count} cases", len(cases))))}</p>'
    has_preface = not looked.words and looked.shown != CARDS
    return (_preface(book, read) if has_preface else "") + found + chapters


def _cards(book: Book, read: Reader, looked: Looked) -> str:
    """The cards that fit, after the cases."""
    if looked.shown == RULINGS:
        return ""
    found = cards_html.fitting(book.cards, read, looked.words)
    return cards_html.html(found, read, lambda text: _text(book, text, looked.words))


def _preface(book: Book, read: Reader) -> str:
    told = say("The rules are told here in our own words, case by case, under the numbers of the rulebook.")
    if book.rules.has_own_numbers:
        told = say(
            "The rules are told here in our own words, case by case. The rulebook has no numbers: these are ours."
        )
    texts = [
        told,
        *([book.rules.note] if book.rules.note is not None else []),
    ]
    return f'<div class="reader__preface">{"".join(f"<p>{esc(read(text))}</p>" for text in texts)}</div>'


def _chapter_of(case: Case) -> str:
    return case_numbers.chapter(case.number)


def _chapter(book: Book, number: str, cases: tuple[Case, ...], read: Reader, looked: Looked) -> str:
    shown = "".join(_case(book, case, read, looked) for case in cases)
    return f'<section class="chapter" data-chapter="{esc(number)}">{shown}</section>'


def _case(book: Book, case: Case, read: Reader, looked: Looked) -> str:
    classes = ["rule"]
    if case_numbers.opens_chapter(case.number):
        classes.append("rule--chapter")
    if case.number == looked.at:
        classes.append("rule--asked")
    status = ""
    if case.status in _STATUS:
        status = f'<span class="rule__status">{esc(read(_STATUS[case.status]))}</span>'
    words = looked.words
    reason = f'<p class="rule__reason">{_text(book, read(case.reason), words)}</p>' if case.reason else ""
    rulings = "".join(_ruling(book, ruling, case.number, read, words) for ruling in book.rules.rulings_on(case.number))
    return (
        f'<article class="{" ".join(classes)}" data-rule-case="{esc(case.number)}" tabindex="-1">'
        f'<h3><span class="rule__number">{esc(case.number)}</span> {_marked(read(case.title), words)} {status}</h3>'
        f"<p>{_text(book, read(case.text), words, case.number)}</p>{reason}{rulings}</article>"
    )


def _ruling(book: Book, ruling: Ruling, here: str, read: Reader, words: list[str]) -> str:
    others = " ".join(case_link(number) for number in ruling.cases if number != here)
    option = ""
    if ruling.setting in book.options:
        text = say("An option changes this: {option}.", option=book.options[ruling.setting])
        option = f'<p class="ruling__option">{esc(read(text))}</p>'
    return (
        f'<aside class="ruling"><p class="ruling__question">{_text(book, read(ruling.question), words)} {others}</p>'
        f"<p>{_text(book, read(ruling.answer), words)}</p>"
        f'<p class="ruling__why">{_text(book, read(ruling.why), words)}</p>{option}</aside>'
    )


def _text(book: Book, text: str, words: list[str], here: str = "") -> str:
    """A paragraph with the words looked for marked, and the numbers of other cases as links."""
    return "".join(
        case_link(part) if position % 2 and part != here else _marked(part, words)
        for position, part in enumerate(book.numbers.split(text))
    )


def _marked(text: str, words: list[str]) -> str:
    if not words:
        return esc(text)
    pattern = re.compile("|".join(re.escape(word) for word in words), re.IGNORECASE)
    done, at = [], 0
    for match in pattern.finditer(text):
        done.append(f"{esc(text[at : match.start()])}<mark>{esc(match[0])}</mark>")
        at = match.end()
    return "".join(done) + esc(text[at:])


def _is_wanted(book: Book, case: Case, read: Reader, looked: Looked) -> bool:
    rulings = book.rules.rulings_on(case.number)
    if looked.shown == RULINGS and not rulings:
        return False
    return _fits(_case_text(case, rulings, read), looked.words)


def _fits(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


def _case_text(case: Case, rulings: Iterable[Ruling], read: Reader) -> str:
    said = " ".join(f"{read(each.question)} {read(each.answer)} {read(each.why)}" for each in rulings)
    return f"{case.number} {read(case.title)} {read(case.text)} {said}".casefold()
