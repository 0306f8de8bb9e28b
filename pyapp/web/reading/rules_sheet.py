"""The rules beside the board: a searchable sheet that opens at the case one asks for. Its address names the
game and the case (`rules_address`).
"""

from __future__ import annotations

from js import window

from pyapp.kernel.message import Reader
from pyapp.web.page import dom
from pyapp.web.reading import rules_address, rules_html
from pyapp.web.reading.rules_html import Book, Looked


class RulesView:
    def __init__(self) -> None:
        self._book: Book | None = None
        self._read = Reader()
        self._looked = Looked()

    def open(self, book: Book, read: Reader, case: str = "") -> None:
        if self._book is None or book.rules is not self._book.rules or read is not self._read:
            self._book, self._read = book, read
            dom.put("rules", rules_html.frame_html(book, read))
        self._look(Looked(at=case))
        if dom.is_open("menu"):
            dom.open_modal("rules")
        elif not dom.is_open("rules"):
            dom.by_id("rules").show()
        dom.set_root(rules="open")
        window.history.replaceState(None, "", rules_address.written(book.game, case))
        mark = dom.some(dom.by_id("rules").querySelector(".rule--asked"))
        if mark is not None:
            mark.scrollIntoView()
            mark.focus()
        elif window.matchMedia("(pointer: fine)").matches:
            dom.by_id("rules-search").focus()
        else:
            # With a finger, a field that has the focus brings up a keyboard over half of the page.
            dom.by_id("rules-title").focus()

    @property
    def is_on_top(self) -> bool:
        """Whether they lie over everything else, and not beside the board."""
        return bool(dom.by_id("rules").matches(":modal"))

    def close(self) -> bool:
        """Put the rules away; false when they were not there."""
        if not dom.is_open("rules"):
            return False
        dom.close("rules")
        dom.set_root(rules=None)
        window.history.replaceState(None, "", str(window.location.pathname) + str(window.location.search))
        return True

    def change(self, name: str, value: str) -> None:
        """Something was typed or picked in the head of the sheet."""
        if name == "rules-search":
            self._show(Looked(value, self._looked.at, self._looked.shown))
            dom.by_id("rules-cases").scrollTop = 0
        elif name == "rules-shown" and value in rules_html.SHOWN:
            self._show(Looked(self._looked.search, self._looked.at, value))

    def speak_anew(self, read: Reader) -> None:
        """Another language."""
        if self._book is not None and dom.is_open("rules"):
            self.open(self._book, read, self._looked.at)

    def _look(self, looked: Looked) -> None:
        dom.by_id("rules-search").value = ""
        dom.by_id("rules").querySelector('[name="rules-shown"]').checked = True
        self._show(looked)

    def _show(self, looked: Looked) -> None:
        self._looked = looked
        if self._book is not None:
            dom.put("rules-cases", rules_html.html(self._book, self._read, looked))
