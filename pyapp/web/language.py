"""Which language the page speaks: the one asked for, otherwise the browser's, otherwise English."""

from __future__ import annotations

import gettext
from collections.abc import Iterable
from importlib import resources

from pyapp.kernel.message import Reader

LANGUAGES = {"en": "English", "fr": "Français"}
"""Each in its own words, as in every list of languages."""


def pick(asked: str | None, preferred: Iterable[str]) -> str:
    """The first language wanted that the page has."""
    for wanted in (asked or "", *preferred):
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    return "en"


def reader(language: str) -> Reader:
    """A reader with that language's catalogue; a text that it lacks stays English."""
    file = resources.files("pyapp").joinpath("locale", language, "LC_MESSAGES", "shamble.mo")
    if not file.is_file():
        return Reader()
    with file.open("rb") as catalogue:
        return Reader(gettext.GNUTranslations(catalogue))
