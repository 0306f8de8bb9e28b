"""Somebody at the page who looks, presses and clicks."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.positions import HOUSE, PLACED, SEED
from e2e.watched import Watched
from tests.spec import Table

GAME = Table(HOUSE.id, "two-player", SEED, settings={}).address(speed="instant")
ALONE = f"{GAME}&bot=zombie:first"
"""The computer hides and plays the zombies, so that no cover comes up."""
SOLITAIRE = Table(HOUSE.id, "solitaire", SEED, settings={}).address(speed="instant")


class Player:
    """Somebody at the page who waits for it, never for the clock."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.page: Page = watched.page

    def data(self, name: str) -> str:
        return self.watched.data(name) or ""

    def await_decision(self, before: str) -> None:
        """Until another decision is shown than the one counted before."""
        self.page.wait_for_selector(f'html:not([data-decision="{before}"])', state="attached")

    def await_digest(self, digest: str) -> None:
        self.page.wait_for_selector(f'html[data-digest="{digest}"]', state="attached")

    def set_up(self, url: str, placed: tuple[str, ...] = PLACED) -> Page:
        """A game in its first human turn, everybody placed."""
        self.watched.start(url, ALONE)
        self.page.wait_for_selector('html[data-seat="human"]', state="attached")
        self.choose(*placed)
        return self.page

    def choose(self, *actions: str) -> None:
        """Press the buttons of these options, and say yes where the page asks whether that is meant."""
        for action in actions:
            before = self.data("decision")
            self.page.locator(f'button[data-action="{action}"]').click()
            if self.page.locator(".caution").count():
                self.page.locator(".caution .option--primary").click()
            self.await_decision(before)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def click(self, ref: str) -> None:
        """Click a thing on the board, in its middle."""
        self.page.locator(f'#board [data-ref="{ref}"]').first.click()

    def click_floor(self, ref: str) -> None:
        """Click a square beside what may stand in its middle."""
        self.page.locator(f'#picture [data-ref="{ref}"]').click(position={"x": 5, "y": 5})

    def options(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            "button[data-action]", "all => all.map(b => b.dataset.action)"
        )
        return found

    def place_of(self, ref: str) -> list[float]:
        """Where a counter lies, in board units."""
        place: list[float] = self.page.eval_on_selector(
            f'#items [data-ref="{ref}"]',
            "g => { const m = new DOMMatrix(getComputedStyle(g).transform); return [m.e, m.f]; }",
        )
        return place

    def box_of(self, ref: str) -> list[float]:
        box: list[float] = self.page.eval_on_selector(
            f'#picture [data-ref="{ref}"]', "r => { const b = r.getBBox(); return [b.x, b.y, b.width, b.height]; }"
        )
        return box

    def stands_in(self, unit: str, square: str) -> bool:
        (x, y), (left, top, width, height) = self.place_of(unit), self.box_of(square)
        return left < x < left + width and top < y < top + height
