"""How long the browser keeps what is saved: asked once, and told in words."""

from __future__ import annotations

import asyncio

import pytest

from pyapp.kernel.message import ENGLISH
from pyapp.web.saves.lasting import Lasting


class Manager:
    """A browser that answers as it was told to; None: it refuses to be asked."""

    def __init__(self, answer: bool | None, *, is_kept: bool = False) -> None:
        self.answer, self.is_kept = answer, is_kept
        self.asked = 0

    async def persisted(self) -> bool:
        return self.is_kept

    async def persist(self) -> bool:
        self.asked += 1
        if self.answer is None:
            raise TypeError("not here")
        return self.answer


def told(lasting: Lasting) -> str:
    asyncio.run(lasting.ask())
    answer = lasting.told()
    return ENGLISH(answer) if answer is not None else ""


def test_before_anything_was_asked_nothing_is_told() -> None:
    assert Lasting(Manager(True)).told() is None


@pytest.mark.parametrize(
    ("manager", "words"),
    [
        (Manager(True), "has promised"),
        (Manager(False), "may throw"),
        (Manager(None), "may throw"),
        (Manager(False, is_kept=True), "has promised"),
        (None, "may throw"),
    ],
)
def test_the_answer_is_told(manager: Manager | None, words: str) -> None:
    assert words in told(Lasting(manager))


def test_it_is_asked_once_and_not_where_it_is_kept_already() -> None:
    manager, kept = Manager(True), Manager(True, is_kept=True)
    lasting = Lasting(manager)
    told(lasting)
    told(lasting)
    told(Lasting(kept))
    assert (manager.asked, kept.asked) == (1, 0)
