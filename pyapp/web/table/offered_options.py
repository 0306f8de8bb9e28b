"""What a person is offered: every option with what it promises, in an order in which it is found."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.decision import Decision, Option
from pyapp.kernel.flow import State
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message


def offered(game: Game[Any, Any], state: State, asked: Decision) -> tuple[Option, ...]:
    """The options with what each promises and where it belongs, which the game works out only for those who look.

    What belongs together stands together, where the first of it stood, but for what promises something: that comes
    first, the likeliest before the rest; and for what is no use at all, which comes last.
    """
    groups: dict[Message | None, list[tuple[float, Option]]] = {}
    for option in asked.options:
        worth, told = _looked_at(game, state, option)
        groups.setdefault(told.heading.text if told.heading else None, []).append((worth, told))
    ranked = [sorted(group, key=lambda one: one[0], reverse=True) for group in groups.values()]
    # What can be won comes before what merely can be done.
    ranked.sort(key=lambda group: -group[0][0])
    return tuple(option for group in ranked for _, option in group)


def _looked_at(game: Game[Any, Any], state: State, option: Option) -> tuple[float, Option]:
    """What an option is worth, and the option with that in words."""
    promise = game.promise(state, option.action)
    heading = game.heading(state, option)
    if promise is None:
        return 0.0, option._replace(heading=heading)
    return promise.worth, option._replace(detail=promise.text, heading=heading)
