"""The battery of laws catches what it is there for: games that break one law each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp.kernel.decision import Decision, Heading, Option
from pyapp.kernel.message import Message, say
from pyapp.kernel.scene import Item, Scene
from pyapp.kernel.words import Fate
from tests.laws import Effort, obey_the_laws
from tests.toy import TOY, Toy, ToyState, Turn

CLOSELY = Effort(sample=1)
NOTHING = say("")


class Telltale(Toy):
    """Headings that tell everybody the number which only one seat may know."""

    def heading(self, state: ToyState, option: Option) -> Heading:
        return Heading(say("The secret is {number}", number=state.secret), option.label)


class Headless(Toy):
    def heading(self, state: ToyState, option: Option) -> Heading:  # noqa: ARG002
        return Heading(say("Walking"), NOTHING)


class Wordless(Toy):
    def scene(self, seen: object) -> Scene:  # noqa: ARG002
        return Scene("toy", (10, 10), (Item("a", "unit:a", 1, 1, "<circle/>", say("A")),))

    def remarks(self, seen: object, ref: str) -> tuple[Message, ...]:  # noqa: ARG002
        return (say("A runner"), NOTHING)


class Fateless(Toy):
    def fates(self, seen: object) -> tuple[Fate, ...]:  # noqa: ARG002
        return (Fate("<circle/>", say("A"), NOTHING, is_lost=False),)


def test_a_game_that_breaks_no_law_passes() -> None:
    obey_the_laws(TOY, "race", {}, 1, effort=CLOSELY)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Telltale(), "9: a heading knows a secret"),
        (Headless(), "walk: heading"),
        (Wordless(), "unit:a: a remark"),
        (Fateless(), "a fate that cannot be read"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_game_that_breaks_one_is_caught(game: Toy, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        for seed in range(5):
            obey_the_laws(game, "race", {}, seed, effort=CLOSELY)


@pytest.mark.parametrize("what", ["hint", "caution"])
def test_hints_and_cautions_are_read(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Turn.decide

    def spoilt(turn: Turn, state: ToyState) -> Decision:
        asked = decide(turn, state)
        if what == "hint":
            return replace(asked, hint=NOTHING)
        return replace(asked, options=tuple(option._replace(caution=NOTHING) for option in asked.options))

    monkeypatch.setattr(Turn, "decide", spoilt)
    with pytest.raises(AssertionError, match="cannot be read"):
        obey_the_laws(TOY, "race", {}, 1, effort=CLOSELY)
