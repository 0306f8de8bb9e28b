"""The rules beside the board: a searchable sheet that opens at the case one asks for."""

from __future__ import annotations

from pyapp.kernel.message import Reader, say
from pyapp.kernel.rulebook import Rulebook
from pyapp.web import dom, reader
from pyapp.web.markup import esc, icon


class RulesView:
    def __init__(self) -> None:
        self._book: Rulebook | None = None
        self._read = Reader()
        self._case = ""

    def open(self, book: Rulebook, read: Reader, case: str = "") -> None:
        if book is not self._book or read is not self._read or not dom.by_id("rules").childElementCount:
            self._book, self._read = book, read
            dom.put("rules", _frame(read))
        self._case = case
        dom.by_id("rules-search").value = ""
        self.search("")
        if dom.is_open("menu"):
            dom.open_modal("rules")
        elif not dom.is_open("rules"):
            dom.by_id("rules").show()
        mark = dom.some(dom.by_id("rules").querySelector(".rule--asked"))
        if mark is not None:
            mark.scrollIntoView()
        dom.by_id("rules-search").focus()

    def search(self, text: str) -> None:
        if self._book is not None:
            dom.put("rules-cases", reader.html(self._book, self._read, text, self._case))


def _frame(read: Reader) -> str:
    close, search = esc(read(say("Close"))), esc(read(say("Search the rules")))
    return (
        f'<div class="reader__head"><h2 id="rules-title">{esc(read(say("Rules")))}</h2>'
        f'<button type="button" class="command" data-command="close" aria-label="{close}">{icon("x")}</button>'
        f'<input id="rules-search" type="search" placeholder="{search}" aria-label="{search}" autocomplete="off" />'
        '</div><div class="reader__cases" id="rules-cases" tabindex="0"></div>'
    )
