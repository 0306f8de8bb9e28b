"""The address of a rule: `#rules=mall:5.4` is a case of a game, `#rules=mall` its rules from the beginning.

A link without a game, `#rules=5.4` or `#rules`, is about the game at the table.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple
from urllib.parse import unquote

MARK = "#rules"


class Asked(NamedTuple):
    game: str | None
    case: str = ""


def written(game: str, case: str = "") -> str:
    return f"{MARK}={game}:{case}" if case else f"{MARK}={game}"


def read(mark: str, games: Container[str]) -> Asked | None:
    """What an address asks for after its #; None: not for rules. A game that is not there is none."""
    if mark != MARK and not mark.startswith(f"{MARK}="):
        return None
    text = unquote(mark.removeprefix(MARK).removeprefix("="))
    game, colon, case = text.partition(":")
    if not colon and game not in games:
        return Asked(None, text)
    return Asked(game if game in games else None, case)
