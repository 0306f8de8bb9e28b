"""Players at the page, by mouse and by finger: each does with its means what somebody decided.

The same game runs in CPython beside the page: there a computer player decides what is done next, and after every
action the page must have come to the same digest. Things on the board are touched where a person would touch them:
at a place where nothing else lies on top.
"""

from __future__ import annotations

import json
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from e2e.watched import Watched
from pyapp.kernel.decision import Decision, Option
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from tests.spec import Table, spec
from tests.web.touching import is_alone_there, touches

FIND_PLACE = """async ([ref, pointer]) => {
  // What goes by scrolling never ends, nor does what goes on for ever.
  const ends = (one) => one.timeline === document.timeline && one.effect?.getComputedTiming().iterations !== Infinity;
  const moving = document.getAnimations().filter(ends);
  await Promise.allSettled(moving.map((one) => one.finished));
  const is = (x, y) => document.elementFromPoint(x, y)?.closest("[data-ref]")?.dataset.ref === ref;
  if (pointer && is(...pointer)) return pointer;
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  const drawn = (where) => [...document.querySelectorAll(`${where} [data-ref="${ref}"]`)];
  for (const thing of [...drawn("#board").reverse(), ...drawn("#areas")]) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of shares) for (const right of shares) {
      const [x, y] = [Math.round(left + width * right), Math.round(top + height * down)];
      if (is(x, y)) return [x, y];
    }
  }
  return null;
}"""
"""Where a thing can be touched once all is at rest: where the pointer is, in its middle, or elsewhere on top of it."""

LISTEN = """() => {
  const part = (id) => document.getElementById(id);
  const shown = (where, name) => [...document.querySelectorAll(where)].map((one) => one.dataset[name]).join();
  window.answers = () => ({
    digest: document.documentElement.dataset.digest,
    decision: document.documentElement.dataset.decision,
    options: shown("#options [data-action]:not([hidden])", "action"),
    caution: !!document.querySelector(".caution"),
    choice: part("choice").hidden ? "" : shown("#choice [data-choose]", "choose"),
    view: part("view").getAttribute("transform"),
    fan: shown("#fan [data-ref]", "ref"),
    waits: part("board").hasAttribute("data-waits"),
    note: part("note").hidden ? "" : part("note").textContent,
  });
  window.answered = new Promise((go) => {
    setTimeout(go, 20_000);
    addEventListener("click", go, { once: true });
    // A double tap comes nearer, and no click follows.
    const isAll = (event) => setTimeout(() => event.defaultPrevented && go(), 0);
    addEventListener("touchend", isAll, { once: true, capture: true });
  }).then(answers);
  return answers();
}"""
"""All by which the page answers a touch: as it is now, and, in `answered`, when the next touch has been dealt with."""

UNDERSTOOD = {"digest", "decision", "options", "caution", "choice"}
"""The answers to a touch that was taken for a choice. Before that it may come nearer, spread a pile, show what a second
touch would do: each once."""

TOUCHES = 4
"""To come nearer, to spread, to show, to do."""


class Hand(ABC):
    """A way to use the page."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.page: Page = watched.page
        self.on_board = 0
        """How often something was chosen on the board itself."""
        self.off_board: list[str] = []
        """What has a place of its own on the board and was chosen elsewhere all the same."""

    def is_shown_first(self, before: str | None) -> bool:
        """Whether the page has told what a touch would do (going among enemies, say), and does it when touched again:
        `before` is the number of the decision as it was.
        """
        waits = self.page.locator("#note:not([hidden])").count() and not self.page.locator(".caution").count()
        return bool(waits) and self.watched.data("decision") == before

    @abstractmethod
    def do(self, asked: Decision, option: Option) -> None:
        """Choose an option, and confirm it where the page asks first."""


class Clicker(Hand):
    """A mouse that uses the board wherever an option has to do with something on it."""

    def do(self, asked: Decision, option: Option) -> None:
        refs = touches(asked, option)
        if refs is not None:
            self.find(refs, option)
            self.on_board += 1
        else:
            self.press(f'button[data-action="{option.action}"]')
            self.off_board += [str(option.action)] if is_alone_there(asked, option) else []
        if option.caution is not None:
            self.press(".caution .option--primary")

    def find(self, refs: Sequence[str], option: Option) -> None:
        """Touch one thing after the other, until the answer itself is offered: beside what was touched, or, where one
        could also go there, in the list.
        """
        beside = f'#choice [data-choose="{option.action}"]'
        listed = f'#options:has([data-command="go-there"]) [data-action="{option.action}"]'
        offered = self.page.locator(f"{beside}, {listed}")
        left = self.page.locator(f'#options [data-action="{option.action}"]:visible')
        before = self.watched.data("decision")
        for number, ref in enumerate(refs):
            if number and left.count() and self.place(ref) is None:
                # A pile that was spread covers what would tell it apart: what is left to choose from is in the list.
                self.take(left)
                return
            self.touch(ref)
            if offered.count():
                self.take(offered.first)
                return
        if self.is_shown_first(before):
            self.touch(refs[-1])

    def take(self, offered: Locator) -> None:
        offered.click()

    def touch(self, ref: str) -> None:
        """Point at it first, as a pile below the pointer spreads, then click where it is now."""
        place = None
        for _ in range(4):
            pointed, place = place, self.place(ref, place)
            assert place is not None, f"{ref} cannot be touched anywhere"
            if place == pointed:
                break
            self.page.mouse.move(*place)
        self.page.mouse.down()
        self.page.mouse.up()

    def place(self, ref: str, pointer: list[float] | None = None) -> list[float] | None:
        """Where to touch a thing, once nothing lies over it that goes away by itself."""
        place: list[float] | None = self.page.evaluate(FIND_PLACE, [ref, pointer])
        if place is None and self.page.locator("#fan > *").count():
            # A pile that is spread out lies there: it closes when nobody points at it any more.
            self.page.mouse.move(1, 1)
            place = self.page.evaluate(FIND_PLACE, [ref, pointer])
        if place is None and self.opens(ref):
            place = self.page.evaluate(FIND_PLACE, [ref, None])
        return place

    def opens(self, ref: str) -> bool:
        """Where there is little room what lies beside the board is behind the name of its area, or in a pile."""
        holds = f':has([data-ref="{ref}"])'
        shut = f"#areas .area:not([data-open]){holds} > .area__handle:visible"
        pile = f'#areas .slot:has(.slot__inside[hidden] [data-ref="{ref}"]) > .slot__look:visible'
        found = self.page.locator(f"{shut}, {pile}")
        if not found.count():
            return False
        self.take(found.first)
        return True

    def press(self, selector: str) -> None:
        """A button of the panel: that it can be pressed is tested elsewhere, here the board is what matters."""
        self.page.locator(selector).dispatch_event("click")


class Toucher(Clicker):
    """A finger on a phone: what is too small or out of sight is brought nearer first."""

    def __init__(self, watched: Watched) -> None:
        super().__init__(watched)
        # The way to Firefox passes no touches on; there a click has to do.
        browser = self.page.context.browser
        self.has_touch = browser is not None and browser.browser_type.name == "chromium"

    def tap(self, x: float, y: float) -> None:
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def take(self, offered: Locator) -> None:
        self.tap_on(offered)

    def touch(self, ref: str) -> None:
        """Until the page has understood. It answers every touch, and never twice in the same way."""
        given: set[tuple[str, str]] = set()
        for _ in range(TOUCHES):
            # Nobody is so quick as to touch again while the board comes to rest.
            self.page.wait_for_selector("#board:not([data-slipped])")
            place = self.place(ref)
            if place is None:
                self.page.keyboard.press("0")
                place = self.place(ref)
            if place is None:
                self.open(ref)
                place = self.place(ref)
            assert place is not None, f"{ref} cannot be touched anywhere"
            before = self.page.evaluate(LISTEN)
            self.tap(*place)
            after = self.page.evaluate("answered")
            answers = {name for name, value in after.items() if value != before[name]}
            # A finger that spreads a pile is offered all who stand there: it has touched none of them yet.
            is_spread = self.has_touch and bool(after["fan"]) and "fan" in answers
            if answers & UNDERSTOOD and not is_spread:
                return
            told = {(name, str(after[name])) for name in answers}
            assert told - given, f"touching {ref} does nothing more than {given or 'nothing'}: {after}"
            given |= told
        raise AssertionError(f"touching {ref} leads to nothing but {given}")

    def open(self, ref: str) -> None:
        """Where there is little room, what lies beside the board opens from a handle, and lies over the board until
        it is closed again.
        """
        kept = self.page.locator(f'.area:not([data-open]):has([data-ref="{ref}"]) > .area__handle')
        over = self.page.locator(".area[data-open] > .area__handle")
        handle = kept if kept.count() else over
        if handle.count():
            handle.first.scroll_into_view_if_needed()
            self.tap_on(handle.first)

    def press(self, selector: str) -> None:
        button, before = self.page.locator(selector), self.page.evaluate(LISTEN)
        self.tap_on(button)
        if self.page.evaluate("answered") == before:
            # The second of two quick touches in one place answers nothing: who means it touches again.
            self.tap_on(button)

    def tap_on(self, button: Locator) -> None:
        # What is far down a list is looked for first, and touched where it has come to rest.
        button.scroll_into_view_if_needed()
        if self.has_touch:
            button.tap()
        else:
            button.click()


class Match:
    """A game at the page beside the same game in CPython, which knows what should come of it."""

    def __init__(self, watched: Watched, url: str, table: Table) -> None:
        self.watched = watched
        self.truth: History[Any] = table.begun()
        self.game = self.truth.game
        self.players = table.players
        watched.start(url, table.address(speed="instant"))
        self.await_truth()

    def await_truth(self) -> None:
        """Until the page is where the game is."""
        end = "[data-outcome]" if self.truth.state.outcome else ""
        self.watched.page.wait_for_selector(f'html[data-digest="{self.truth.digest}"]{end}', state="attached")

    def play(self, hand: Hand) -> None:
        """To the end."""
        while (asked := decision(self.truth.state)) is not None:
            seen = self.game.observe(self.truth.state, asked.seat)
            action = self.players[asked.seat].choose(seen, asked)
            option = asked.option(action)
            assert option is not None
            hand.do(asked, option)
            self.truth.act(action)
            self.await_truth()

    def check(self, folder: Path) -> None:
        """The outcome is told, and what the page exports is the same game again in another Python."""
        outcome = self.truth.state.outcome
        assert outcome is not None
        assert self.watched.data("outcome") == outcome.side
        verdict = spec(self.game.id).page.verdicts[outcome.side]
        assert self.watched.page.locator("#ending-title").text_content() == verdict
        report = replayed(self.watched.download('#ending [data-command="export"]'), folder)
        assert (report["ok"], report["digest"], report["outcome"]) == (True, self.truth.digest, outcome.side)


def replayed(save: str, folder: Path) -> dict[str, Any]:
    """What another Python has to say of a saved game."""
    file = folder / "game.json"
    file.write_text(save, encoding="utf-8")
    command = [sys.executable, "-m", "pyapp", "replay", str(file), "--json"]
    report: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return report
