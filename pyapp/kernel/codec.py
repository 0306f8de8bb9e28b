"""States as JSON and back: strict, with errors that name the path, and a digest that two machines can compare.

Steps on the stack are told apart by the name of their class. Unknown keys, unknown steps and wrong types are refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from types import GenericAlias
from typing import Any, Generic, TypeVar, get_origin, get_type_hints

from cattrs import BaseValidationError, Converter, transform_error
from cattrs.cols import is_namedtuple
from cattrs.gen import make_dict_unstructure_fn, override

from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Outcome, State, Step
from pyapp.kernel.message import ENGLISH, Message, say

S = TypeVar("S", bound=State)


class Damaged(ValueError):
    """Something read from outside that is not what it should be; its text is one line, whatever was in there.

    `why` says the same in the reader's language, except for the details that only a maker of such files understands.
    """

    def __init__(self, why: Message | str) -> None:
        message = why if isinstance(why, Message) else say("{detail}", detail=why)
        args = ((name, _one_line(value) if isinstance(value, str) else value) for name, value in message.args)
        self.why = message._replace(args=tuple(args))
        super().__init__(ENGLISH(self.why))


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text[:300])


class Codec(Generic[S]):
    """Reads and writes the states of one game."""

    def __init__(self, kind: type[S], steps: Iterable[type[Step[Any]]]) -> None:
        self._kind = kind
        self._steps = {step.__name__: step for step in steps}
        self._converter = converter = strict_converter()
        converter.register_unstructure_hook(Dice, lambda dice: dice.state)
        converter.register_structure_hook(Dice, lambda value, _: Dice(_whole(value)))
        converter.register_unstructure_hook_func(_is_step, self._dump_step)
        converter.register_structure_hook_func(_is_step, self._load_step)
        # What few games have is written down by those few: the digests of the others do not change for it.
        rare = override(omit_if_default=True)
        converter.register_unstructure_hook(Outcome, make_dict_unstructure_fn(Outcome, converter, score=rare))
        converter.register_unstructure_hook(kind, make_dict_unstructure_fn(kind, converter, scenario=rare))

    def _dump_step(self, step: Step[Any]) -> dict[str, Any]:
        name = type(step).__name__
        assert name in self._steps, f"{name} is not among the steps of this game"
        fields: dict[str, Any] = self._converter.unstructure(step, unstructure_as=type(step))
        return {"step": name, **fields}

    def _load_step(self, value: Any, _: Any) -> Step[Any]:
        if not isinstance(value, dict):
            raise ValueError("a step is an object")
        fields = dict(value)
        name = fields.pop("step", None)
        if name not in self._steps:
            raise ValueError(f"unknown step {name!r}")
        return self._converter.structure(fields, self._steps[name])

    def dump(self, state: S) -> dict[str, Any]:
        dumped: dict[str, Any] = self._converter.unstructure(state)
        return dumped

    def load(self, value: Any) -> S:
        try:
            return self._converter.structure(value, self._kind)
        except BaseValidationError as error:
            detail = "; ".join(transform_error(error, path="state")[:3])
            raise Damaged(say("this save is damaged ({detail})", detail=detail)) from error
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise Damaged(say("this save is damaged ({detail})", detail=f"state: {error}")) from error

    def digest(self, state: S) -> str:
        """A short fingerprint of the whole truth, the same on every machine."""
        return fingerprint(self.dump(state))


def strict_converter() -> Converter:
    """A converter that takes nothing for something else: no "3" and no 3.5 for a 3, no unknown keys."""
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    # By class, because cattrs asks its own lenient hooks for classes before any predicate. Enumerations are texts
    # too and come by here, so the kind that is asked for has the last word.
    converter.register_structure_hook(int, lambda value, kind: kind(_whole(value)))
    converter.register_structure_hook(str, lambda value, kind: kind(_text(value)))
    converter.register_structure_hook(bool, lambda value, _: _truth(value))
    converter.register_structure_hook_factory(is_namedtuple, _named_tuple)
    return converter


def _named_tuple(kind: type[Any], converter: Converter) -> Callable[[Any, Any], Any]:
    """For named tuples whose annotations are texts, as all are here: cattrs takes them as they stand."""
    parts = GenericAlias(tuple, tuple(get_type_hints(kind).values()))
    load = converter.get_structure_hook(parts)
    return lambda value, _: kind(*load(value, parts))


def fingerprint(dumped: Any) -> str:
    """The digest of a state that has been written down."""
    text = json.dumps(dumped, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _is_step(kind: Any) -> bool:
    return kind is Step or get_origin(kind) is Step


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"expected a whole number, not {str(value)[:40]!r}")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"expected a text, not {str(value)[:40]!r}")
    return value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false, not {str(value)[:40]!r}")
    return value
