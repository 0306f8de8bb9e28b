"""As much of JSON Schema as docs/scenario.schema.json uses; a word that is not known here is an error."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Schema = Mapping[str, Any]

TOLD = {"$schema", "$defs", "title", "description"}
TYPES: Mapping[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
}


def complaints(value: Any, schema: Schema, root: Schema, path: str = "") -> list[str]:
    """Everything in which a value does not fit."""
    found: list[str] = []
    for word, wanted in schema.items():
        found += [] if word in TOLD else _complaints(word, wanted, value, schema, root, path)
    return found


def _complaints(word: str, wanted: Any, value: Any, schema: Schema, root: Schema, path: str) -> list[str]:
    match word:
        case "$ref":
            return complaints(value, root["$defs"][wanted.removeprefix("#/$defs/")], root, path)
        case "oneOf":
            fitting = [each for each in wanted if not complaints(value, each, root, path)]
            return [] if len(fitting) == 1 else [f"{path}: fits {len(fitting)} of {len(wanted)}"]
        case "properties" | "additionalProperties" | "propertyNames" | "required":
            return _of_object(word, wanted, value, schema, root, path) if isinstance(value, dict) else []
        case "items":
            parts = enumerate(value) if isinstance(value, list) else ()
            return [line for number, each in parts for line in complaints(each, wanted, root, f"{path}.{number}")]
        case _:
            return [] if _fits(word, wanted, value) else [f"{path}: {value!r} is not of {word} {wanted}"]


def _of_object(word: str, wanted: Any, value: dict[str, Any], schema: Schema, root: Schema, path: str) -> list[str]:
    known = schema.get("properties", {})
    match word:
        case "properties":
            return [
                line
                for name, each in value.items()
                if name in known
                for line in complaints(each, wanted[name], root, f"{path}.{name}")
            ]
        case "additionalProperties":
            others = {name: each for name, each in value.items() if name not in known}
            if wanted is False:
                return [f"{path}: {name!r} is not known" for name in others]
            return [line for name, each in others.items() for line in complaints(each, wanted, root, f"{path}.{name}")]
        case "propertyNames":
            return [line for name in value for line in complaints(name, wanted, root, f"{path}.{name}")]
        case _:
            return [f"{path}: {name!r} is missing" for name in wanted if name not in value]


def _fits(word: str, wanted: Any, value: Any) -> bool:
    match word:
        case "type":
            return TYPES[wanted](value)
        case "const":
            return bool(value == wanted)
        case "enum":
            return value in wanted
        case "minimum":
            return isinstance(value, int) and value >= wanted
        case "maximum":
            return isinstance(value, int) and value <= wanted
        case "minLength" | "minItems":
            return isinstance(value, str | list) and len(value) >= wanted
        case "maxLength" | "maxItems":
            return isinstance(value, str | list) and len(value) <= wanted
        case "pattern":
            return isinstance(value, str) and re.search(wanted, value) is not None
        case _:
            raise NotImplementedError(word)
