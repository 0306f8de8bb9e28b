"""JSON from outside: read when it is shallow, refused before it is read when it is not."""

from __future__ import annotations

import json

import pytest

from pyapp.kernel import jsontext
from pyapp.kernel.jsontext import DEEPEST, TooDeep, read_json


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {"a": [1, {"b": "[[[{{{"}]},
        '"\\"[',
        ["[" * 1000, "]" * 1000, '"' * 99, "\\"],
        [[[]] * 1000] * 3,
        {'"[': '{"', "\\": "]"},
    ],
)
def test_what_is_written_is_read(value: object) -> None:
    assert read_json(json.dumps(value)) == value
    assert read_json(json.dumps(value, indent=2, ensure_ascii=False)) == value


@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}"), ('["[]",{"b":', "}]")])
def test_depth_is_found_before_the_text_is_read(left: str, right: str, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = len(left.replace('"[]"', "").replace('"b":', "").replace('"a":', "").replace(",", ""))
    fits = DEEPEST // levels
    assert read_json(left * fits + "1" + right * fits)
    monkeypatch.setattr(jsontext.json, "loads", lambda _: pytest.fail("it was read"))
    for text in (left * (fits + 1) + "1" + right * (fits + 1), left * 100_000):
        with pytest.raises(TooDeep):
            read_json(text)


@pytest.mark.parametrize("text", ["", "{", "[1", '{"a":', "]", "[}", '"', '"\\', "nul", "[" * 20])
def test_what_is_not_json_is_not_called_deep(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(?!nested)"):
        read_json(text)
