"""Without colour: every state of a thing is told from every other one by its drawing alone. And what a board says."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from itertools import combinations, product
from math import ceil

import pytest

from e2e.watched import Watched
from tests.spec import GameSpec, specs

CELL = 64
"""Board units for each drawing on the sheet, at least."""
NEAR, FAR = 2.0, 0.7
"""Pixels to a board unit: on a phone or when zoomed, and the whole board on a laptop."""

SHEET = """([drawings, size, scale, theme, look]) => {
  document.documentElement.dataset.theme = theme;
  document.getElementById("sheet-of-states")?.remove();
  const draw = (svg, i) => `<g transform="translate(${(i + 0.5) * size} ${size / 2}) scale(${scale})">${svg}</g>`;
  document.body.insertAdjacentHTML("beforeend", `<div id="sheet-of-states" data-look="${look}"
    style="position:fixed;inset:0;z-index:99;
    background:var(--backing);filter:grayscale(1)"><svg width="${drawings.length * size}" height="${size}">
    ${drawings.map(draw).join("")}</svg></div>`);
}"""

GREYS = """async ([png, size]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  return [...Array(image.width / size).keys()].map((i) => {
    const { data } = brush.getImageData(i * size, 0, size, size);
    return [...Array(data.length / 4).keys()].map((p) => data[4 * p]);
  });
}"""


TWIN = "the first once more"
"""Stands last on the sheet: what is drawn alike must be found alike, or finding a difference means nothing."""


def rasters(watched: Watched, look: str, drawings: Mapping[str, str], scale: float, theme: str) -> dict[str, list[int]]:
    """Each drawing as the greys of its pixels. All have their middle on a whole pixel: only then do like ones look
    alike.
    """
    page, size = watched.page, 2 * ceil(CELL * scale / 2)
    page.evaluate(SHEET, [list(drawings.values()), size, scale, theme, look])
    png = base64.b64encode(page.locator("#sheet-of-states svg").screenshot()).decode()
    greys: list[list[int]] = page.evaluate(GREYS, [png, size])
    return dict(zip(drawings, greys, strict=True))


def difference(a: list[int], b: list[int]) -> float:
    """The part of the pixels that differ clearly, in percent."""
    return 100 * sum(abs(x - y) > 48 for x, y in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("spec", specs().values(), ids=specs())
def test_states_differ_without_colour(watched: Watched, site: str, spec: GameSpec) -> None:
    """On every sheet of drawings that the game has, in both themes, near and far."""
    watched.page.set_viewport_size({"width": 2100, "height": 900})
    watched.start(site, spec.page.by_hand.address(speed="instant"))
    for sheet, drawings in spec.page.drawings().items():
        first, *_ = drawings
        for theme, scale in product(("dark", "light"), (NEAR, FAR)):
            seen = rasters(watched, spec.id, {**drawings, TWIN: drawings[first]}, scale, theme)
            assert difference(seen[first], seen.pop(TWIN)) == 0
            close = {(a, b): round(difference(seen[a], seen[b]), 1) for a, b in combinations(seen, 2)}
            alike = sorted(close.items(), key=lambda pair: pair[1])[:6]
            assert min(close.values()) >= 2, (sheet, theme, scale, alike)


@pytest.mark.parametrize(("language", "letters"), [("en", "NESW"), ("fr", "NESO")])
def test_the_board_is_lettered_in_the_language_of_the_page(
    watched: Watched, site: str, language: str, letters: str
) -> None:
    page = watched.start(site, f"?game=mall&mode=solitaire&seed=7&speed=instant&lang={language}")
    assert page.locator("#art .compass").all_text_contents() == list(letters)
    names = page.locator("#art .name").all_text_contents()
    assert ("Ice Rink" in names) == (language == "en")


BARE = """addEventListener("DOMContentLoaded", () => {
  document.getElementById("art").dataset.board = "bare";
  for (const part of ["scenery", "picture"]) document.getElementById(part).innerHTML = "";
});"""
"""A page on whose table lies no board, or that of another game."""


def test_a_game_lays_its_own_board(watched: Watched, site: str) -> None:
    drawn = "['scenery', 'picture'].map((part) => document.querySelectorAll(`#${part} *`).length)"
    query = "?game=mall&mode=solitaire&seed=7&speed=instant&lang=fr"
    built = watched.start(site, query).evaluate(drawn)
    watched.page.add_init_script(BARE)
    page = watched.start(site, query)
    assert page.evaluate(drawn) == built
    assert page.locator("#art .compass").all_text_contents() == list("NESO")
    page.locator('#picture [data-ref="square:053"]').click()
    page.wait_for_selector('html[data-decision="2"]', state="attached")
