"""docs/scenarios.md and docs/scenario.schema.json: what they teach is what is read, and nothing is left out."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pyapp.attack.cards.items import ITEMS
from pyapp.attack.game import ZombieAttack
from pyapp.attack.scenarios import reading, reading_conditions
from pyapp.attack.scenarios.library import SHIPPED, shipped_text
from pyapp.attack.scenarios.reading import read
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.kernel.scenario_faults import Unplayable
from pyapp.simulate import Plan, run
from tests.attack.guide import DOCS, EXAMPLE, RULES, TEXT, with_rules
from tests.attack.schema_check import complaints

GAME = ZombieAttack()
SCHEMA = json.loads((DOCS / "scenario.schema.json").read_text(encoding="utf-8"))
FILES = {"example": EXAMPLE, **{name: shipped_text(name) for name in SHIPPED}}


def faults(text: str) -> list[str]:
    try:
        read(text, "test")
    except Unplayable as error:
        return [ENGLISH(fault.text) for fault in error.faults]
    return []


# The example


def test_A1_2_the_example_can_be_played_in_every_mode_that_it_has_room_for() -> None:
    own = GAME.scenario(EXAMPLE)
    assert (ENGLISH(own.title), own.modes) == ("The shed", ("solo", "co-op-2", "versus-2", "versus-3"))
    state = GAME.new(Start("solo", GAME.settings("solo", {}), 1, file=EXAMPLE))
    assert (len(state.humans), state.cap, state.wounds) == (2, 5, 6)


@pytest.mark.parametrize("mode", ["solo", "versus-3"])
def test_A1_2_the_example_is_played_by_the_computer_to_both_ends(mode: str) -> None:
    plan = Plan("attack", mode, GAME.settings(mode, {"turn-limit": "50"}), 1, "standard", "", EXAMPLE)
    played = list(run(plan, 20))
    assert {one.side for one in played} == {"humans", "zombies"}
    assert [fault for one in played for fault in one.faults] == []


@pytest.mark.parametrize("rules", RULES)
def test_A12_3_every_line_of_the_guide_is_read(rules: str) -> None:
    assert faults(with_rules(rules)) == []
    plan = Plan("attack", "solo", GAME.settings("solo", {"turn-limit": "50"}), 1, "standard", "", with_rules(rules))
    assert [fault for one in run(plan, 2) for fault in one.faults] == []


# What the guide names


def words(data: Any) -> Iterator[str]:
    """Every condition in survival rules."""
    if isinstance(data, list):
        for each in data:
            yield from words(each)
    elif isinstance(data, dict):
        yield from (name for name in data if name in reading_conditions.WORDS)
        for each in data.values():
            yield from words(each)


def test_A12_3_every_condition_has_a_line_and_an_example() -> None:
    parsed = [tomllib.loads(rules) for rules in RULES]
    assert set(words([each["win"] for each in parsed])) == set(reading_conditions.WORDS)
    assert any("lose" in each for each in parsed)
    for word in reading_conditions.WORDS:
        assert re.search(rf"^\| `{word} = ", TEXT, re.M), word
    for extra in set().union(*reading_conditions.EXTRAS.values()):
        assert f"`{extra} = " in TEXT, extra


def test_A1_1_every_key_is_taught() -> None:
    keys = {*reading.TOP, *reading.LEGEND, *reading.TOKEN, *reading.SETUP, *reading.LEVEL, *ITEMS}
    named = set(re.findall(r"`\[?([a-z_\-]+)(?:\.[a-z]+)?\]?`", TEXT))
    assert keys - named == set()


def test_A1_1_every_key_is_used_by_the_example_or_a_shipped_one() -> None:
    parsed = [tomllib.loads(text) for text in FILES.values()]
    assert set().union(*parsed) | {"lose"} == reading.TOP
    legends = [entry for each in parsed for entry in each["legend"].values()]
    assert set().union(*legends) == reading.LEGEND
    assert set().union(*(kind for each in parsed for kind in each.get("tokens", {}).values())) == reading.TOKEN
    assert set().union(*(each["setup"] for each in parsed)) == reading.SETUP


# The schema


@pytest.mark.parametrize("name", FILES)
def test_A1_1_every_file_fits_the_schema(name: str) -> None:
    assert complaints(tomllib.loads(FILES[name]), SCHEMA, SCHEMA) == []


@pytest.mark.parametrize("rules", RULES)
def test_A12_3_all_survival_rules_fit_the_schema(rules: str) -> None:
    assert complaints(tomllib.loads(with_rules(rules)), SCHEMA, SCHEMA) == []


def properties(*path: str) -> set[str]:
    part = SCHEMA
    for name in path:
        part = part[name]
    return set(part["properties"])


def test_A1_1_the_schema_names_the_keys_that_are_read_and_no_others() -> None:
    assert properties() == reading.TOP
    assert properties("properties", "legend", "additionalProperties") == reading.LEGEND
    assert properties("properties", "tokens", "additionalProperties") == reading.TOKEN
    assert properties("properties", "setup") == reading.SETUP
    assert properties("properties", "easy") == properties("properties", "hard") == reading.LEVEL
    assert properties("properties", "deck") == set(ITEMS)


def test_A12_3_the_schema_names_the_conditions_that_are_read_and_no_others() -> None:
    kinds = set(SCHEMA["$defs"]) - {"condition", "step"}
    assert kinds == set(reading_conditions.WORDS)
    for word in kinds:
        assert properties("$defs", word) == {word, *reading_conditions.EXTRAS.get(word, ())}
    named = {each["$ref"].rpartition("/")[2] for each in SCHEMA["$defs"]["condition"]["oneOf"]}
    assert named == kinds - {"wait"}


BROKEN: dict[str, Callable[[dict[str, Any]], object]] = {
    "a key that is not known": lambda data: data.update(titel="x"),
    "no title": lambda data: data.pop("title"),
    "an empty text": lambda data: data.update(about=""),
    "a text that is too long": lambda data: data.update(about="x" * 601),
    "another version": lambda data: data.update(version=2),
    "too many wounds": lambda data: data["setup"].update(wounds=31),
    "no zombies at all": lambda data: data["setup"].update(cap=0),
    "a number for a fifth human": lambda data: data["setup"].update(cap=[1, 2, 3, 4, 5]),
    "a truth for a number": lambda data: data["setup"].update(cards=True),
    "a letter of two": lambda data: data["legend"].update(ab={}),
    "a letter that means a wall": lambda data: data["legend"].update({"-": {}}),
    "another thing": lambda data: data["legend"]["t"].update(thing="tall"),
    "another start": lambda data: data["legend"]["t"].update(start="dog"),
    "a search that is a text": lambda data: data["legend"]["t"].update(search="yes"),
    "a token with a capital": lambda data: data["tokens"].update(Lamp={"name": "x"}),
    "a token without a name": lambda data: data["tokens"].update(lamp={}),
    "a burden that nobody can carry": lambda data: data["tokens"]["lamp"].update(burden=4),
    "a card that is not there": lambda data: data["deck"].update(vaccine=1),
    "too many of a card": lambda data: data["deck"].update(torch=21),
    "a shift of something else": lambda data: data["easy"].update(cards=1),
    "two conditions in one": lambda data: data.update(win={"hold": 3, "kill": 3}),
    "no condition": lambda data: data.update(win={}),
    "carrying nowhere": lambda data: data.update(win={"carry": "lamp"}),
    "waiting alone": lambda data: data.update(win={"wait": 3}),
    "waiting at the same time": lambda data: data.update(win={"all": [{"wait": 3}]}),
    "an empty list": lambda data: data.update(win={"all": []}),
    "holding for nothing": lambda data: data.update(win={"hold": 0}),
}


@pytest.mark.parametrize("what", BROKEN)
def test_A1_1_the_schema_and_the_reader_refuse_the_same(what: str) -> None:
    data = tomllib.loads(EXAMPLE)
    BROKEN[what](data)
    assert complaints(data, SCHEMA, SCHEMA) != []
    assert faults(written(data)) != []


def written(data: dict[str, Any]) -> str:
    """A parsed file as a text again."""

    def value(one: Any) -> str:
        if isinstance(one, dict):
            return "{" + ", ".join(f"{json.dumps(name)} = {value(each)}" for name, each in one.items()) + "}"
        if isinstance(one, list):
            return "[" + ", ".join(map(value, one)) + "]"
        return json.dumps(one)

    return "\n".join(f"{json.dumps(name)} = {value(each)}" for name, each in data.items())


def test_A1_1_what_is_written_again_is_read_again() -> None:
    assert faults(written(tomllib.loads(EXAMPLE))) == []
