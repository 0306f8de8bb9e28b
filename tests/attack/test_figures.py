"""Drawings of figures and tokens: each state has a shape, and nothing in a square hides anything else."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from pyapp.attack.cards.items import ITEMS
from pyapp.attack.drawing import card_art, figure_art, icons, people_art, token_art
from pyapp.attack.names import Who
from pyapp.attack.scenarios.library import SHIPPED, layout_of
from pyapp.kernel.message import ENGLISH


def parts(drawing: str, name: str) -> int:
    """Of how many pieces the shape of that name is made."""
    return sum(d.count("M") for d in re.findall(rf'<path class="{name}" d="([^"]*)"', drawing))


@pytest.mark.parametrize("most", [1, 6, 8, 12])
def test_what_somebody_can_still_take_is_counted_on_the_ring(most: int) -> None:
    for wounds in range(most):
        drawn = figure_art.human(Who.ADA, wounds, most)
        assert (parts(drawn, "life"), parts(drawn, "life life--gone")) == (most - wounds, wounds)


def test_nobody_looks_like_anybody_else() -> None:
    shapes = [people_art.human(who) for who in Who] + [people_art.zombie(kind) for kind in range(people_art.KINDS)]
    assert all(a != b for a, b in combinations(shapes, 2))


def test_the_name_is_on_the_foot_in_the_language_of_the_reader() -> None:
    assert all(f'data-say="{ENGLISH(who.called)}"' in figure_art.human(who) for who in Who)


def test_what_is_carried_hangs_at_the_side() -> None:
    drawn = figure_art.human(Who.BEN, tokens=("fuel", "car-keys"))
    assert drawn.count('class="carried"') == 2
    assert "#icon-jerrycan" in drawn
    assert "#icon-car-key" in drawn


def test_a_body_has_no_foot() -> None:
    lying = figure_art.zombie(1, 7, is_lying=True)
    assert 'class="foot' not in lying
    assert 'class="foot' in figure_art.zombie(1, 7)


@pytest.mark.parametrize("drawn", [
    figure_art.human(Who.ADA), figure_art.zombie(0), figure_art.zombie(0, is_lying=True), figure_art.fallen(Who.ADA),
    token_art.token("fuel"), token_art.search(),
])  # fmt: skip
def test_the_page_can_give_every_piece_a_rim(drawn: str) -> None:
    """A card, and the same shape below it for the glow."""
    below, card = (re.search(rf"<(\w+) class=\"counter__{name}[^\"]*\"([^>]*)>", drawn) for name in ("shadow", "card"))
    assert below is not None
    assert card is not None
    assert below.groups() == card.groups()


def test_every_token_of_a_scenario_has_a_shape_of_its_own() -> None:
    kinds = {kind for name in SHIPPED for kind in layout_of(name).kinds}
    assert kinds <= token_art.THINGS.keys()
    assert token_art.of_kind("parcel") == "wooden-crate"


def test_every_item_card_has_a_picture_and_a_gist() -> None:
    assert card_art.FACES.keys() == ITEMS.keys()
    faces = card_art.FACES.values()
    assert len({face.icon for face in faces}) == len(ITEMS)
    assert len({ENGLISH(face.gist) for face in faces}) == len(ITEMS)
    assert all(face.icon in icons.ICONS for face in faces if face.icon)
    assert max(len(ENGLISH(face.gist)) for face in faces) <= 36
