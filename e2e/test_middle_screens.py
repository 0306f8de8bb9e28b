"""On middle screens the board takes the height that is left, and its tools lie on nothing that can be touched."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.conftest import Lay
from e2e.warm import Size
from pyapp.games import GAMES
from tests.spec import Table

pytestmark = pytest.mark.usefixtures("one_browser")

UPRIGHT = ((834, 1112), (768, 1024))
ACROSS = ((1024, 768), (1180, 820))
CHOICES = 40

PARTS = """() => {
  const area = (one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    return width && one.checkVisibility() ? { left, top, right, bottom } : null;
  };
  const row = area(document.getElementById("areas"));
  const touched = [...document.querySelectorAll("#options button, #closing button, #record-head :is(select, button)")];
  const tucked = document.querySelectorAll("#tucked").length && row ? [document.getElementById("tucked")] : [];
  const rail = row ? [document.getElementById("rail")] : [];
  return {
    row,
    board: area(document.getElementById("stage")),
    tools: area(document.getElementById("zoom")),
    others: [...touched, ...tucked, ...rail].map(area).filter(Boolean),
    height: innerHeight,
  };
}"""


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_tools_lie_on_nothing_else(lay: Lay, game: str) -> None:
    alone = min(GAMES[game].modes, key=lambda mode: len(mode.seats))
    history = Table(game, alone.id, seed=1, settings={}).played(CHOICES)
    for size in (*ACROSS, *UPRIGHT):
        page = lay(history, Size(*size)).page
        parts: dict[str, Any] = page.evaluate(PARTS)
        assert not [other for other in parts["others"] if overlap(parts["tools"], other)], size
        if parts["row"] is not None:
            assert parts["board"]["bottom"] == pytest.approx(parts["row"]["top"], abs=1), size
            if size in ACROSS:
                assert parts["row"]["bottom"] == pytest.approx(parts["height"], abs=1), size
