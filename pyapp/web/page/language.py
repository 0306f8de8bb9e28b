"""Which language the page speaks: the one asked for, otherwise the browser's, otherwise English."""

from __future__ import annotations

import gettext
from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable

from pyapp.games import GAMES
from pyapp.kernel.message import Reader

HOUSE = "shamble"
"""The catalogue of what belongs to no game alone; each game has one of its own name."""

NAMES = {"en": "English", "fr": "Français"}
"""What an address may ask for, each in its own words, as in every list of languages."""


def _file(language: str, name: str) -> Traversable:
    return resources.files("pyapp").joinpath("locale", language, "LC_MESSAGES", f"{name}.mo")


def _catalogue(language: str, name: str) -> gettext.GNUTranslations:
    with _file(language, name).open("rb") as file:
        return gettext.GNUTranslations(file)


LANGUAGES = {code: name for code, name in NAMES.items() if code == "en" or _file(code, HOUSE).is_file()}
"""Those that there is a catalogue for. English is the language of the sources and needs none."""


def pick(asked: str | None, preferred: Iterable[str]) -> str:
    """The first language wanted that the page has."""
    for wanted in (asked or "", *preferred):
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    return "en"


def reader(language: str) -> Reader:
    """A reader with that language's catalogues; a text that they lack stays English."""
    if language == "en" or language not in LANGUAGES:
        return Reader()
    return Reader(
        _catalogue(language, HOUSE),
        {game: _catalogue(language, game) for game in GAMES if _file(language, game).is_file()},
    )
