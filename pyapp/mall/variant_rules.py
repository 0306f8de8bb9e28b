"""[16.0] The cases that the variant adds, in our words."""

from __future__ import annotations

from pyapp.kernel.message import Message, say
from pyapp.kernel.rulebook import Case, Status


def _option(number: str, title: Message, text: Message) -> Case:
    return Case(number, title, text, Status.OPTION, say("A variant by another hand: three options, all off at first."))


CASES: tuple[Case, ...] = (
    _option(
        "16.0",
        say("Hot heads"),
        say(
            "Three additions that bring the game nearer to the film, each an option of its own. Steve and Fran "
            "exchange their panic levels. Super zombies open closed wooden doors. And characters who "
            "are not with Peter may run off on their own at the end of the human player-turn."
        ),
    ),
)
