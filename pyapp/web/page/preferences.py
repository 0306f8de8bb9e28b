"""What a player prefers, apart from any game: language, theme, pace, size of text, hints. Kept by the browser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.fields import select
from pyapp.web.page.language import LANGUAGES, pick
from pyapp.web.page.params import SPEEDS, SYSTEM, THEMES, VOLUMES, Params
from pyapp.web.page.speeds import Speed
from pyapp.web.saves.browser_storage import Store


class Preference(NamedTuple):
    """A closed list of values, with the one for those who have not chosen."""

    label: Message
    values: Mapping[str, Message]
    default: str


_LANGUAGES = {code: say("{language}", language=name) for code, name in LANGUAGES.items()}

PREFERENCES: dict[str, Preference] = {
    "language": Preference(say("Language"), _LANGUAGES, "en"),
    "theme": Preference(say("Theme"), THEMES, SYSTEM),
    "speed": Preference(say("Motion"), SPEEDS, Speed.NORMAL),
    "sound": Preference(say("Sound"), VOLUMES, "off"),
    "text": Preference(
        say("Text"), {"normal": say("normal"), "large": say("large"), "larger": say("very large")}, "normal"
    ),
    "hints": Preference(
        say("Hints"), {"first": say("in the first turns"), "always": say("always"), "never": say("never")}, "first"
    ),
}


LEARNED = "learned"
"""Kept beside the preferences: somebody has played here before."""
FIRST_TURNS = 6


class Preferences:
    """The values in force. What the address asks for counts until the player chooses otherwise."""

    def __init__(self, store: Store, params: Params, languages: Iterable[str]) -> None:
        self._store = store
        kept = store.preferences()
        asked = {"theme": params.theme, "speed": params.speed}
        self._values = {
            name: _known(asked.get(name) or kept.get(name), preference) for name, preference in PREFERENCES.items()
        }
        self._values["language"] = pick(params.language or kept.get("language"), languages)

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def theme(self, *, is_light: bool) -> str:
        """Dark or light: as it was chosen, or else as the system is."""
        chosen = self["theme"]
        return chosen if chosen != SYSTEM else "light" if is_light else "dark"

    def change(self, name: str, value: str) -> bool:
        """Take over a choice; false when there is no such thing to choose."""
        if name not in PREFERENCES or value not in PREFERENCES[name].values:
            return False
        self._values[name] = value
        self._store.prefer(**{name: value})
        return True

    def is_beginner(self, turn: int) -> bool:
        """Whether to tell how it is done: until the first turns of a first game are over."""
        if turn > FIRST_TURNS and self._store.preferences().get(LEARNED) is None:
            self._store.prefer(**{LEARNED: "yes"})
        if self["hints"] == "first":
            return self._store.preferences().get(LEARNED) is None
        return self["hints"] == "always"

    def html(self, read: Reader) -> str:
        """A field for each where there is something to choose."""
        return "".join(
            select(f"prefer:{name}", read(each.label), each.values.items(), self._values[name], read)
            for name, each in PREFERENCES.items()
            if len(each.values) > 1
        )


def _known(value: str | None, preference: Preference) -> str:
    return value if value is not None and value in preference.values else preference.default
