"""What lies on the board: things to be carried, search tokens, what rings; and silhouettes of things by their kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pyapp.attack.site.pen import box, path
from pyapp.kernel.art.counters import icon

THINGS: Mapping[str, str] = {
    "battery": "car-battery",
    "car-keys": "car-key",
    "fuel": "jerrycan",
    "keys": "car-key",
    "patient": "person-in-bed",
    "spare-tyre": "car-wheel",
    "spare-wheel": "car-wheel",
}
"""What the survival rules speak of, as far as it has a shape of its own; anything else is a crate."""

_LENS = "M-3.4-8.6a6.2 6.2 0 1 0 .1 0zM1.6 1.9L8.2 8.5"


def of_kind(kind: str) -> str:
    return THINGS.get(kind, "wooden-crate")


def _coin(name: str, radius: float) -> str:
    edge = radius - 1.8
    return (
        f'<circle class="counter__shadow" r="{radius:g}"/>'
        f'<circle class="counter__card counter__card--{name}" r="{radius:g}"/>'
        f'<circle class="coin-edge" r="{edge:g}"/>'
    )


@cache
def token(kind: str) -> str:
    """Something that can be picked up: on a square piece of card, as coins are round."""
    place = 'x="-15" y="-15" width="30" height="30" rx="5"'
    return (
        f'<rect class="counter__shadow" {place}/><rect class="counter__card counter__card--token" {place}/>'
        f"{icon(of_kind(kind), -11.5, -11.5, 23)}"
    )


@cache
def carried(kind: str) -> str:
    """The same, hanging at somebody's side."""
    place = 'x="-6.8" y="-6.8" width="13.6" height="13.6" rx="3"'
    return f'<rect class="carried" {place}/>{icon(of_kind(kind), -5.6, -5.6, 11.2)}'


@cache
def search(*, is_on_a_thing: bool = False) -> str:
    """[A4.1] A brass coin with a lens. On a thing it is small, and what is around it is touched like it."""
    around = path("around", box(-18, -18, 36, 36)) if is_on_a_thing else ""
    return around + _coin("brass", 12.5) + path("lens", _LENS)


@cache
def noise() -> str:
    """[A14.3] A clock that rings, and how far."""
    waves = "M-17-9a19 19 0 0 0 0 18M17-9a19 19 0 0 1 0 18M-22-12a25 25 0 0 0 0 24M22-12a25 25 0 0 1 0 24"
    return path("noise__wave", waves) + _coin("noise", 12.5) + icon("alarm-clock", -9.5, -9.5, 19)
