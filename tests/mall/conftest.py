"""Numbers that the rule tests can count on, whatever the shipped counters say."""

from __future__ import annotations

import pytest

from pyapp.mall.truth.counters import COUNTERS
from tests.mall.positions import ILL, WELL


@pytest.fixture
def example_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The four have the numbers of the examples: a module that counts points and shots one by one asks for them."""
    for who in WELL:
        monkeypatch.setitem(COUNTERS.normal, who, WELL[who])
        monkeypatch.setitem(COUNTERS.infected, who, ILL[who])
