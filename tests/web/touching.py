"""How an option is meant on the board: what has to be touched, and what cannot be told apart there."""

from __future__ import annotations

from collections import deque

from pyapp.kernel.decision import Decision, Option
from pyapp.web.question.narrowing import Narrowing, Things, Touched


def is_alone_there(asked: Decision, option: Option) -> bool:
    """Whether an option has a place of its own on the board.

    An option that touches nothing has none (the end of a move, a pass). Nor have options that touch the very same
    things: they differ in something that the board does not show, such as how many are attacked.
    """
    return bool(option.refs) and sum(set(other.refs) == set(option.refs) for other in asked.options) == 1


def touches(asked: Decision, wanted: Option) -> tuple[str, ...] | None:
    """The things to touch one after the other until this option is meant and no other; None: there is no such way."""
    ways: deque[tuple[Narrowing, tuple[str, ...]]] = deque([(Narrowing(asked.options), ())])
    seen: set[tuple[Things, ...]] = {()}
    while ways:
        narrowing, way = ways.popleft()
        for ref in wanted.refs:
            touched = narrowing.touch((ref,))
            if touched.perform is wanted or (
                (ref,) in narrowing.chosen and _is_asked_about(narrowing, touched, wanted)
            ):
                return (*way, ref)
            if touched.perform is None and touched.narrowing is not None and touched.narrowing.chosen not in seen:
                seen.add(touched.narrowing.chosen)
                ways.append((touched.narrowing, (*way, ref)))
    return None


def _is_asked_about(narrowing: Narrowing, touched: Touched, wanted: Option) -> bool:
    """Whether a thing that was touched again may mean this option, which a card on the board then offers."""
    after = touched.narrowing
    return after is not None and after.chosen == narrowing.chosen and after.exact is wanted
