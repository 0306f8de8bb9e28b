"""All scenarios by their keys: the shipped ones, read when first asked for, and those that players brought."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from pyapp.attack.scenarios.model import Layout
from pyapp.attack.scenarios.reading import read
from pyapp.attack.speech import say
from pyapp.kernel.scenario import key_of
from pyapp.kernel.scenario_faults import Fault, Unplayable

SHIPPED = ("farmhouse", "car", "clinic", "street", "pier")

_OWN: dict[str, Layout] = {}


@cache
def shipped_text(name: str) -> str:
    return files("pyapp.attack").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")


@cache
def _shipped(name: str) -> Layout:
    return read(shipped_text(name), name)


def bring(text: str) -> Layout:
    """A scenario of a player's own: from now on it is found by its key."""
    _check_letters(text)
    key = key_of(text)
    if key not in _OWN:
        _OWN[key] = read(text, key)
    return _OWN[key]


def _check_letters(text: str) -> None:
    """A page may hand over half of a sign, which no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        before = text[: error.start]
        row, column = before.count("\n") + 1, error.start - before.rfind("\n")
        raise Unplayable([Fault(row, column, say("here is half of a sign: write it again"))]) from error


def is_known(key: str) -> bool:
    return key in SHIPPED or key in _OWN


def layout_of(key: str) -> Layout:
    return _OWN[key] if key in _OWN else _shipped(key)
