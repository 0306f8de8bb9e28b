"""Texts as data: what is said is decided by a rule, the language by the reader.

A rule never builds a sentence. It makes a `Message`: an English sentence that serves as key of the gettext catalogue,
and the values that go into its braces. Prompts, labels, log lines and reasons can so be shown again in another
language at any time, also in old logs. Each game says its sentences with a `Voice` of its own, for its own catalogue:
the same English may mean two things in two games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from gettext import NullTranslations
from typing import NamedTuple, Union

Value = Union[str, int, "Message", "Listing"]


class Message(NamedTuple):
    """A sentence to be translated, with the values for its braces."""

    id: str
    args: tuple[tuple[str, Value], ...] = ()
    plural: str = ""
    number: int = 1
    voice: str = ""
    """Whose sentence it is: the id of a game, or nothing for what belongs to no game alone."""


class Listing(NamedTuple):
    """Several things in a row: "Peter, Roger and Fran"."""

    items: tuple[Value, ...]


class Voice:
    """Makes the messages of one catalogue. Extraction looks for calls of `say` and `say_n`."""

    def __init__(self, game: str = "") -> None:
        self._game = game

    def say(self, text: str, /, **args: Value) -> Message:
        """A message from its English sentence."""
        return Message(text, tuple(args.items()), voice=self._game)

    def say_n(self, one: str, many: str, count: int, /, **args: Value) -> Message:
        """A message that depends on a number, which it may name as {count}."""
        return Message(one, (("count", count), *args.items()), many, count, self._game)

    def named(self, text: str) -> Message:
        """A text that stands in a file of data; the catalogue has it if the code says it somewhere."""
        return Message(text, voice=self._game)


_HOUSE = Voice()
say, say_n = _HOUSE.say, _HOUSE.say_n


def listing(items: Iterable[Value]) -> Listing:
    return Listing(tuple(items))


class Reader:
    """Reads messages in one language."""

    def __init__(
        self, house: NullTranslations | None = None, games: Mapping[str, NullTranslations] | None = None
    ) -> None:
        self._house = house or NullTranslations()
        self._games = games or {}

    def __call__(self, value: Value) -> str:
        if isinstance(value, Message):
            catalogue = self._games.get(value.voice, self._house)
            if value.plural:
                template = catalogue.ngettext(value.id, value.plural, value.number)
            else:
                template = catalogue.gettext(value.id) if value.id else ""
            if not value.args:
                return template
            words = {name: self(arg) for name, arg in value.args}
            for name, said in words.items():
                # A name that ends with a mark of its own needs no full stop after it.
                if said.endswith("!"):
                    template = template.replace(f"{{{name}}}.", f"{{{name}}}")
            return template.format(**words)
        if isinstance(value, Listing):
            return self._row([self(item) for item in value.items])
        return str(value)

    def _row(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self(say("{first} and {last}", first=", ".join(words[:-1]), last=words[-1]))


ENGLISH = Reader()
