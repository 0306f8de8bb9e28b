"""The rules at hand: every case in our words, searchable, with what we decided where the sources are silent."""

from __future__ import annotations

from pyapp.kernel.message import Message, Reader, say
from pyapp.kernel.rulebook import Case, Rulebook, Ruling, Status
from pyapp.web.markup import case_link, esc

_STATUS: dict[Status, Message] = {
    Status.OPTION: say("option"),
    Status.COMPONENT: say("component only"),
    Status.LATER: say("not played yet"),
}


def html(book: Rulebook, read: Reader, search: str = "", at: str = "") -> str:
    """The cases that fit a search; the one the reader came for stands open and marked."""
    words = search.casefold().split()
    cases = [case for case in book.cases if _fits(_case_text(book, case, read), words)]
    asked = {number for case in book.cases for number in (case.number,)}
    loose = [ruling for ruling in book.rulings if not asked.intersection(ruling.cases)]
    shown = "".join(_case(book, case, read, case.number == at) for case in cases)
    others = "".join(_ruling(ruling, read) for ruling in loose if _fits(_ruling_text(ruling, read), words))
    if not shown and not others:
        return f'<p class="reader__none">{esc(read(say("No case has these words.")))}</p>'
    return shown + others


def _case(book: Rulebook, case: Case, read: Reader, is_asked: bool) -> str:
    is_chapter = case.number.endswith(".0")
    classes = "rule" + (" rule--chapter" if is_chapter else "") + (" rule--asked" if is_asked else "")
    status = ""
    if case.status in _STATUS:
        status = f'<span class="rule__status">{esc(read(_STATUS[case.status]))}</span>'
    reason = f'<p class="rule__reason">{esc(read(case.reason))}</p>' if case.reason else ""
    rulings = "".join(_ruling(ruling, read) for ruling in book.rulings_on(case.number))
    return (
        f'<article class="{classes}" data-rule-case="{esc(case.number)}">'
        f'<h3><span class="rule__number">{esc(case.number)}</span> {esc(read(case.title))} {status}</h3>'
        f"<p>{esc(read(case.text))}</p>{reason}{rulings}</article>"
    )


def _ruling(ruling: Ruling, read: Reader) -> str:
    cases = " ".join(case_link(number) for number in ruling.cases)
    return (
        f'<aside class="ruling"><p class="ruling__question">{esc(read(ruling.question))} {cases}</p>'
        f'<p>{esc(read(ruling.answer))}</p><p class="ruling__why">{esc(read(ruling.why))}</p></aside>'
    )


def _fits(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


def _case_text(book: Rulebook, case: Case, read: Reader) -> str:
    rulings = " ".join(_ruling_text(ruling, read) for ruling in book.rulings_on(case.number))
    return f"{case.number} {read(case.title)} {read(case.text)} {rulings}".casefold()


def _ruling_text(ruling: Ruling, read: Reader) -> str:
    return f"{read(ruling.question)} {read(ruling.answer)} {read(ruling.why)}".casefold()
