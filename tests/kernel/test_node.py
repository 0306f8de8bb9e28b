"""Files of data: read value by value, and every error names the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from pyapp.kernel.codec import Damaged
from pyapp.kernel.data.node import Node, Unfit, read
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.space.cells import Rect


class Fruit(StrEnum):
    APPLE = "apple"
    PEAR = "pear"


DATA: dict[str, Any] = {
    "format": "basket",
    "version": 3,
    "trees": [{"id": "a", "fruit": "apple", "at": [1, 2]}, {"id": "b", "fruit": "pear", "at": [3, 4]}],
    "box": [0, 0, 60, 40],
    "words": {"title": "Basket", "about": "Fruit"},
    "many": 7,
}


def changed(**values: Any) -> Node:
    return read(json.dumps({**DATA, **values}), "basket", "basket", 3)


def test_everything_can_be_read() -> None:
    root = changed()
    trees = root["trees"].by_id(lambda node: (node["id"].text(), node["fruit"].one_of(Fruit)), lambda tree: tree[0])
    assert trees == {"a": ("a", Fruit.APPLE), "b": ("b", Fruit.PEAR)}
    assert [node["at"].point() for node in root["trees"].items()] == [(1, 2), (3, 4)]
    assert root["box"].rect() == Rect(0, 0, 60, 40)
    assert root["words"].texts() == {"title": "Basket", "about": "Fruit"}
    assert root["many"].number(1, 7) == 7
    assert root["trees"].items()[0]["id"].known(["b", "a"]) == "a"
    assert "many" in root and "few" not in root
    root.only(*DATA)


def test_a_file_is_read_as_its_text_is(tmp_path: Path) -> None:
    (tmp_path / "basket.json").write_text(json.dumps(DATA), encoding="utf-8")
    assert read(tmp_path / "basket.json", "basket", "basket", 3).value == DATA


@pytest.mark.parametrize(
    ("values", "look", "error"),
    [
        ({"format": "bag"}, lambda root: root, "format: must be basket"),
        ({"version": 2}, lambda root: root, "version: must be 3"),
        ({}, lambda root: root["few"], "few: is missing"),
        ({}, lambda root: root["trees"].items()[1]["few"], "trees[1].few: is missing"),
        ({}, lambda root: root["many"]["few"], "many: must be an object"),
        ({}, lambda root: root["many"].items(), "many: must be a list"),
        ({}, lambda root: root["many"].text(), "many: must be a text"),
        ({"words": {"title": ""}}, lambda root: root["words"].texts(), "words.title: must be a text"),
        ({"many": "7"}, lambda root: root["many"].number(), "many: must be a whole number"),
        ({"many": True}, lambda root: root["many"].number(), "many: must be a whole number"),
        ({"many": 8}, lambda root: root["many"].number(1, 7), "many: must be a number from 1 to 7"),
        ({"box": [1, 2]}, lambda root: root["box"].rect(), "box: must be 4 numbers"),
        ({"box": [1, 2, 0, 4]}, lambda root: root["box"].rect(), "box: must have a width and a height above 0"),
        ({}, lambda root: root["many"].one_of(Fruit), "many: must be one of apple, pear"),
        ({}, lambda root: root["many"].known(["a"]), "many: names 7, which does not exist"),
        ({}, lambda root: root.only("format"), "version: is not known here"),
        ({}, lambda root: root["trees"].items()[0].only("id"), "trees[0].fruit: is not known here"),
        (
            {"trees": [{"id": "a"}, {"id": "a"}]},
            lambda root: root["trees"].by_id(lambda node: node["id"].text(), str),
            "trees[1].id: is used twice",
        ),
    ],
)
def test_an_error_names_its_place(values: dict[str, Any], look: Callable[[Node], object], error: str) -> None:
    with pytest.raises(Unfit) as caught:
        look(changed(**values))
    assert str(caught.value) == error
    assert error == f"{caught.value.path}: {ENGLISH(caught.value.reason)}"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "5", "[" * 100_000], ids=lambda text: repr(text[:5]))
def test_what_is_no_such_file_is_refused_by_name(text: str) -> None:
    with pytest.raises(Damaged, match=r"^basket: "):
        read(text, "basket", "basket", 3)
