"""What the browser keeps of the games that are played in it: the one place in these tests that knows its keys."""

from __future__ import annotations

import json

from playwright.sync_api import Page

GAME, BACKUP, PLAYED = "shamble:game:", "shamble:backup:", "shamble:played:"

HERE = "JSON.parse(sessionStorage['shamble:playing'] ?? '[]')[1] ?? ''"
"""The place of the game on this tab's table."""


def place(page: Page) -> str:
    """Where the game on this page's table is kept."""
    found: str = page.evaluate(HERE)
    assert found, "there is no game on the table"
    return found


def save(page: Page) -> str:
    """The game on this page's table, as it is kept."""
    found: str = page.evaluate(f"localStorage['{GAME}' + ({HERE})]")
    return found


def digest(page: Page) -> str:
    """Its digest; nothing where it is not kept."""
    found: str = page.evaluate(f"JSON.parse(localStorage['{GAME}' + ({HERE})] ?? '{{}}').digest ?? ''")
    return found


def games(page: Page) -> dict[str, str]:
    """All games that are kept, by their places."""
    found: dict[str, str] = page.evaluate(
        f"""Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('{GAME}'))
        .map(([key, text]) => [key.slice({len(GAME)}), text]))"""
    )
    return found


def place_of(page: Page, digest: str) -> str:
    """Where the game is kept that has this digest."""
    return next(name for name, text in games(page).items() if f'"digest":"{digest}"' in text)


def digests(page: Page) -> set[str]:
    """Their digests, of those that can be read."""
    found = set()
    for text in games(page).values():
        try:
            found.add(str(json.loads(text)["digest"]))
        except ValueError:
            found.add("")
    return found


def change(page: Page, name: str, how: str) -> str:
    """Change what is kept in a place: `how` is an expression of its `text`. Gives what is there then."""
    key = json.dumps(GAME + name)
    found: str = page.evaluate(f"((text) => (localStorage[{key}] = {how}))(localStorage[{key}])")
    return found


HALF = "text.slice(0, 900)"
"""What is left of a save when the rest is lost."""
LATER = "JSON.stringify({...JSON.parse(text), version: JSON.parse(text).version + 1})"
"""What a later page would write."""
