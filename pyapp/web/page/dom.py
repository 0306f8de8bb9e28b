"""The thin layer over the browser: elements by id, text and markup into them, listeners, downloads.

Every handler is guarded: an error shows the failure card and the save stays. Proxies for listeners live as long as the
page; there are a dozen of them, because listeners are delegated.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from js import URL, Blob, Object, document, window
from pyodide.ffi import create_once_callable, create_proxy, jsnull, to_js

from pyapp.web.page.markup import esc

root: Any = document.documentElement


def by_id(name: str) -> Any:
    return document.getElementById(name)


def some(value: Any) -> Any | None:
    """What the browser answered; its null is not Python's None."""
    return None if value is jsnull else value


def attribute(element: Any, name: str) -> str | None:
    value = some(element.getAttribute(name))
    return None if value is None else str(value)


ANSWERS = "options"
"""Where the answers are."""


def put(name: str, markup: str) -> None:
    """Fill an element with markup. The focus stays on the button that does the same, or on one about the same kept
    game. If there is none any more, it goes to where the markup wants it, or to where the next answers are: whoever
    plays by ear does not have to begin at the top of the page.
    """
    element = by_id(name)
    focused = document.activeElement
    was_here = bool(element.contains(focused)) and str(focused.id) != ANSWERS
    marks = [*_marks(focused), "[autofocus]"] if was_here else []
    element.innerHTML = markup
    if not was_here:
        return
    found = (some(element.querySelector(mark)) for mark in marks)
    again = next((each for each in found if each is not None), None)
    if again is not None:
        again.focus()
    else:
        by_id(ANSWERS).focus(options(preventScroll=True))


def options(**values: object) -> Any:
    """What a call of the browser is told by name."""
    return to_js(values, dict_converter=Object.fromEntries)


def _marks(element: Any) -> Iterable[str]:
    """What finds an element again, the best first."""
    kept = attribute(element, "data-kept")
    about = f'[data-kept="{window.CSS.escape(kept)}"]' if kept is not None else ""
    for name in ("data-action", "data-command", "data-odds", "name"):
        if (value := attribute(element, name)) is not None:
            # Of several with one name, the one that is picked.
            picked = ":checked" if attribute(element, "type") == "radio" else ""
            yield f'[{name}="{window.CSS.escape(value)}"]{picked}{about}'
            break
    if about:
        yield about


def is_drawn(element: Any) -> bool:
    """Whether an element has a place on the page now; what lies in something closed has none."""
    return bool(element.getBoundingClientRect().width)


def tell(name: str, text: str) -> None:
    """Put plain text into an element."""
    by_id(name).textContent = text


def tell_each(name: str, sentences: Iterable[str]) -> None:
    """Put sentences into an element, each by itself: whoever listens hears them apart."""
    by_id(name).innerHTML = "".join(f"<span>{esc(sentence)} </span>" for sentence in sentences)


def scroll_to(frame: str, part: str) -> None:
    """Scroll in an element, where it has more than it can show, until a part of it stands at its top, below what the
    style sheet keeps there.
    """
    kept = float(str(window.getComputedStyle(by_id(part)).scrollMarginTop).removesuffix("px"))
    by_id(frame).scrollTop = by_id(part).offsetTop - by_id(frame).offsetTop - kept


def reveal(frame: str, selector: str) -> None:
    """Scroll just so far that something in an element can be seen, if it is there; what is too high, from its top."""
    if (found := some(by_id(frame).querySelector(selector))) is not None:
        room = by_id(frame).clientHeight if is_scrolled(frame) else by_id("side").clientHeight
        found.scrollIntoView(options(block="start" if found.offsetHeight > room else "nearest"))


def is_scrolled(frame: str) -> bool:
    """Whether an element scrolls by itself, and not with what is around it."""
    return str(window.getComputedStyle(by_id(frame)).overflowY) == "auto"


def is_cut_off(name: str) -> bool:
    """Whether there is more in an element than it has room to show."""
    element = by_id(name)
    return bool(element.scrollHeight > element.clientHeight + 1)


def is_small() -> bool:
    """Whether the page lies on a phone, with the question in a sheet; the style sheet has the same."""
    return bool(window.matchMedia("(max-width: 43.99rem)").matches)


def is_coarse() -> bool:
    """Whether somebody plays with a finger, which cannot point."""
    return bool(window.matchMedia("(pointer: coarse)").matches)


LIGHT_OUTSIDE = "(prefers-color-scheme: light)"


def is_light_outside() -> bool:
    """Whether the system around the page is light; the script in its head asks the same."""
    return bool(window.matchMedia(LIGHT_OUTSIDE).matches)


def show(name: str, *, when: bool = True) -> None:
    by_id(name).hidden = not when


def put_away(name: str) -> None:
    """Hide an element and leave nothing in it."""
    show(name, when=False)
    by_id(name).textContent = ""


def set_root(**values: str | None) -> None:
    """Data attributes of the root element: the page's state for styles and tests."""
    for name, value in values.items():
        if value is None:
            root.removeAttribute(f"data-{name}")
        else:
            root.setAttribute(f"data-{name}", value)


def set_look(game: str) -> None:
    """Whose things lie on the table: the style sheet of a game holds where its look is named."""
    for name in ("bar", "table", "legend-card", "ending"):
        by_id(name).dataset.look = game


def hang_poster(game: str, draw: Callable[[], str]) -> None:
    """The picture behind the start page is that of the game that is chosen there."""
    hoarding = by_id("hoarding")
    if hoarding.dataset.look != game:
        hoarding.dataset.look = game
        by_id("poster").innerHTML = draw()


def fail(reason: str, error: BaseException) -> None:
    """Show the failure card."""
    detail = "".join(traceback.format_exception(error))
    window.console.error(detail)
    window.shamble.fail(reason, detail)


class Guard:
    """Runs handlers; what goes wrong in one is told to the player."""

    def __init__(self, reason: Callable[[], str]) -> None:
        self._reason = reason
        self._tasks: set[asyncio.Future[None]] = set()

    def listen(self, target: Any, event: str, handler: Callable[[Any], None]) -> None:
        target.addEventListener(event, create_proxy(lambda happened: self.run(partial(handler, happened))))

    def run(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:
            fail(self._reason(), error)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that waits now and then."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                fail(self._reason(), error)

        task = asyncio.ensure_future(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class AfterFrame:
    """One thing that can wait until what has been done so far is on the screen; the last that was asked for."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._wanted: Callable[[], None] | None = None

    def do(self, work: Callable[[], None]) -> None:
        self._wanted = work

        def guarded(*_: Any) -> None:
            if self._wanted is work:
                self._wanted = None
                self._guard.run(work)

        # Before a frame is drawn the browser asks whoever wants to be asked; what is put off then comes after it.
        window.requestAnimationFrame(window.setTimeout.bind(window, create_once_callable(guarded), 0))

    def drop(self) -> None:
        """It is not wanted any more."""
        self._wanted = None


def closest(event: Any, selector: str) -> Any | None:
    """The element around an event's target that fits a selector."""
    target = event.target
    return some(target.closest(selector)) if hasattr(target, "closest") else None


def download(name: str, text: str) -> None:
    """Give the player a file."""
    blob = Blob.new(to_js([text]), to_js({"type": "application/json"}, dict_converter=Object.fromEntries))
    link = document.createElement("a")
    link.href = URL.createObjectURL(blob)
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    window.setTimeout(URL.revokeObjectURL, 10_000, link.href)


async def text_of(file: Any, largest: int) -> str | None:
    """What is in a file that the player chose, which may be anything; None where it is too large or cannot be read."""
    if file.size > largest:
        return None
    with suppress(Exception):  # It may be gone, or locked: every browser says so in its own way.
        return str(await file.text())
    return None


def storage() -> Any | None:
    """The browser's storage, where there is one and it may be used."""
    try:
        return window.localStorage
    except Exception:
        return None


def storage_manager() -> Any | None:
    """Who answers how long what is stored is kept, where the browser lets the page ask."""
    return getattr(window.navigator, "storage", None)


def tab_storage() -> Any | None:
    """What lasts as long as this tab."""
    try:
        return window.sessionStorage
    except Exception:
        return None


def is_open(name: str) -> bool:
    return bool(by_id(name).open)


def open_dialogs() -> frozenset[str]:
    """The cards that lie over the table, or beside the board."""
    return frozenset(str(dialog.id) for dialog in document.querySelectorAll("dialog[open]"))


def open_modal(name: str) -> None:
    if not is_open(name):
        by_id(name).showModal()


def close(name: str) -> None:
    """Close a dialog. The button that opened it must not be left holding the Enter key."""
    if is_open(name):
        by_id(name).close()
        document.activeElement.blur()


@contextmanager
def measured(what: str) -> Iterator[None]:
    """Tell those who observe the browser's timeline how long something took. Nothing of it piles up there."""
    mark, name = f"shamble:{what}:begin", f"shamble:{what}"
    window.performance.mark(mark)
    yield
    window.performance.measure(name, mark)
    window.performance.clearMarks(mark)
    window.performance.clearMeasures(name)


def clock() -> float:
    """Milliseconds since the page was opened: for pacing what is shown, never for rules."""
    return float(window.performance.now())


def now() -> float:
    """The time of day in milliseconds: for telling how long ago something was."""
    return float(window.Date.now())


_UNITS = (("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60))


def ago(when: float, language: str) -> str:
    """How long ago that was, in the browser's own words; nothing where it is not known."""
    if not when:
        return ""
    seconds = max(0.0, (now() - when) / 1000)
    unit, length = next(((unit, length) for unit, length in _UNITS if seconds >= length), ("second", 1))
    how = to_js({"numeric": "auto"}, dict_converter=Object.fromEntries)
    count = int(seconds // length) if unit != "second" else 0
    return str(window.Intl.RelativeTimeFormat.new(language, how).format(-count, unit))
