"""[2.3] The counters: the bounds that the rules put on them, what is attested, and files that are refused."""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

import pytest

from pyapp.kernel.codec import Damaged, fingerprint
from pyapp.mall.map.map_model import Provenance
from pyapp.mall.truth.counters import COUNTERS, Character, load_counters
from pyapp.mall.truth.state import Status
from tests.mall.positions import GAME, position

PETER, ROGER, STEVE, FRAN = Character

TEXTS = {
    name: resources.files("pyapp.mall").joinpath(f"data/{name}.json").read_text(encoding="utf-8")
    for name in ("map", "counters")
}
TEXT = TEXTS["counters"]
FINGERPRINTS = {2: "23b6879ab6f18613", 3: "23b6879ab6f18613"}
"""Map and counters by the version of the rules that plays with them."""


def test_other_numbers_are_another_version_of_the_rules() -> None:
    """A page of before could not follow a journal of today; by the version it knows that the save is not for it."""
    assert FINGERPRINTS[GAME.rules_version] == fingerprint({name: json.loads(text) for name, text in TEXTS.items()})


def test_2_3_four_characters_with_four_faces() -> None:
    assert [str(who) for who in Character] == ["peter", "roger", "steve", "fran"]
    assert set(Status) - {Status.DEAD} == {"normal", "stunned", "infected", "super"}
    assert set(COUNTERS.normal) == set(COUNTERS.infected) == set(Character)


def test_2_3_attested_panic_levels() -> None:
    assert COUNTERS.normal[FRAN].panic == 3
    assert COUNTERS.normal[STEVE].panic == 2


def test_2_3_panic_levels_fit_the_temper_of_each() -> None:
    levels = {who: numbers.panic for who, numbers in COUNTERS.normal.items()}
    assert levels[ROGER] >= 2
    assert levels[PETER] == min(levels.values())
    assert max(levels.values()) <= 3, "a super zombie in the same square then tops out at certain panic"


@pytest.mark.parametrize(("who", "least"), [(PETER, 3), (ROGER, 3), (STEVE, 4), (FRAN, 5)])
def test_2_3_everybody_can_carry_somebody_for_a_square(who: Character, least: int) -> None:
    assert COUNTERS.normal[who].move >= least


def test_2_3_the_living_outpace_the_dead() -> None:
    assert all(numbers.move > 2 for numbers in COUNTERS.normal.values())


def test_2_3_fire_rates() -> None:
    faces = [*COUNTERS.normal.values(), *COUNTERS.infected.values()]
    assert all(1 <= numbers.fire <= 5 for numbers in faces)


@pytest.mark.parametrize("who", Character)
def test_2_3_the_infected_face_is_weaker(who: Character) -> None:
    well, ill = COUNTERS.normal[who], COUNTERS.infected[who]
    assert ill.fire <= well.fire
    assert ill.move <= well.move
    assert ill.panic >= well.panic
    assert ill != well


def test_2_3_the_face_that_lies_up_counts() -> None:
    state = position(peter="113", roger="113 infected", zombies={"221": 1})
    assert state.numbers(PETER) == COUNTERS.normal[PETER]
    assert state.numbers(ROGER) == COUNTERS.infected[ROGER]


def test_2_3_fifty_units_that_the_tables_can_bear() -> None:
    assert len(COUNTERS.values) == 50
    assert min(COUNTERS.values) == 1
    assert 2 in COUNTERS.values
    assert max(COUNTERS.values) <= 11, "with a super zombie no more than 13"
    assert list(COUNTERS.values) == sorted(COUNTERS.values)


def test_2_3_every_number_tells_where_it_comes_from() -> None:
    expected = {
        f"{who}.{face}.{n}" for who in Character for face in ("normal", "infected") for n in ("fire", "panic", "move")
    }
    assert set(COUNTERS.provenance) == expected | {"zombies"}


def test_2_3_only_what_a_source_says_is_called_attested() -> None:
    attested = {name for name, source in COUNTERS.provenance.items() if source is Provenance.ATTESTED}
    assert attested == {"fran.normal.panic", "steve.normal.panic"}


# Files of one's own


def changed(*path: Any, value: Any) -> str:
    data = copy.deepcopy(json.loads(TEXT))
    at = data
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return json.dumps(data)


def test_2_3_a_file_of_ones_own_takes_the_place_of_the_shipped_one() -> None:
    assert load_counters(TEXT) == COUNTERS
    assert load_counters(changed("characters", 0, "normal", "move", value=9)).normal[PETER].move == 9


@pytest.mark.parametrize(
    ("path", "value", "error"),
    [
        (["format"], "other", "format"),
        (["version"], 2, "version"),
        (["characters", 0, "id"], "bob", "characters[0].id"),
        (["characters", 0, "id"], "fran", "characters[3].id"),
        (["characters"], [], "characters"),
        (["characters"], None, "characters"),
        (["characters", 0, "normal", "fire"], 0, "characters[0].normal.fire"),
        (["characters", 0, "normal", "fire"], 7, "characters[0].normal.fire"),
        (["characters", 1, "infected", "panic"], -1, "characters[1].infected.panic"),
        (["characters", 2, "normal", "move"], 0, "characters[2].normal.move"),
        (["characters", 2, "normal", "move"], 21, "characters[2].normal.move"),
        (["characters", 2, "normal", "move"], "far", "characters[2].normal.move"),
        (["characters", 2, "normal", "move"], "7", "characters[2].normal.move"),
        (["characters", 2, "normal", "move"], 7.5, "characters[2].normal.move"),
        (["characters", 2, "normal", "move"], True, "characters[2].normal.move"),
        (["characters", 3, "normal", "luck"], 1, "characters[3].normal.luck"),
        (["characters", 3, "normal", "provenance", "fire"], "heard", "characters[3].normal.provenance.fire"),
        (["zombies", "provenance"], "heard", "zombies.provenance"),
        (["zombies", "values", 0, "count"], 3, "zombies.values"),
        (["zombies", "values", 0, "count"], -4, "zombies.values[0].count"),
        (["zombies", "values", 9, "value"], 12, "zombies.values[9].value"),
        (["zombies", "values", 0, "value"], 0, "zombies.values[0].value"),
        (["more"], 1, "more"),
    ],
)
def test_2_3_a_damaged_file_is_refused_with_its_place(path: list[Any], value: Any, error: str) -> None:
    with pytest.raises(Damaged) as caught:
        load_counters(changed(*path, value=value))
    assert str(caught.value).startswith(f"{error}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "5", "[" * 100_000], ids=lambda text: repr(text[:5]))
def test_2_3_what_is_no_file_of_counters_is_refused(text: str) -> None:
    with pytest.raises(Damaged, match="counters"):
        load_counters(text)


def test_2_3_no_number_of_units_takes_all_the_memory() -> None:
    with pytest.raises(Damaged, match=r"zombies\.values\[0\]\.count"):
        load_counters(changed("zombies", "values", 0, "count", value=10**7))
