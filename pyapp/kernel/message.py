"""Texts as data: what is said is decided by a rule, the language by the reader.

A rule never builds a sentence. It makes a `Message`: an English sentence that serves as key of the gettext catalogue,
and the values that go into its braces. Prompts, labels, log lines and reasons can so be shown again in another
language at any time, also in old logs.
"""

from __future__ import annotations

from collections.abc import Iterable
from gettext import NullTranslations
from typing import NamedTuple, Union

Value = Union[str, int, "Message", "Listing"]


class Message(NamedTuple):
    """A sentence to be translated, with the values for its braces."""

    id: str
    args: tuple[tuple[str, Value], ...] = ()
    plural: str = ""
    number: int = 1


class Listing(NamedTuple):
    """Several things in a row: "Peter, Roger and Fran"."""

    items: tuple[Value, ...]


def say(text: str, /, **args: Value) -> Message:
    """A message from its English sentence. Extraction for the catalogue looks for calls of this name."""
    return Message(text, tuple(args.items()))


def say_n(one: str, many: str, count: int, /, **args: Value) -> Message:
    """A message that depends on a number, which it may name as {count}."""
    return Message(one, (("count", count), *args.items()), many, count)


def listing(items: Iterable[Value]) -> Listing:
    return Listing(tuple(items))


class Reader:
    """Reads messages in one language."""

    def __init__(self, translations: NullTranslations | None = None) -> None:
        self._catalogue = translations or NullTranslations()

    def __call__(self, value: Value) -> str:
        if isinstance(value, Message):
            if value.plural:
                template = self._catalogue.ngettext(value.id, value.plural, value.number)
            else:
                template = self._catalogue.gettext(value.id) if value.id else ""
            if not value.args:
                return template
            text = template.format(**{name: self(arg) for name, arg in value.args})
            # A name that ends with a mark of its own needs no full stop after it.
            return text.replace("!.", "!") if "!." in text else text
        if isinstance(value, Listing):
            return self._row([self(item) for item in value.items])
        return str(value)

    def _row(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self(say("{first} and {last}", first=", ".join(words[:-1]), last=words[-1]))


ENGLISH = Reader()
