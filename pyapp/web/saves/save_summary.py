"""What the start page tells of a saved game: what is played, and where it stands."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from pyapp.kernel.history import Save
from pyapp.kernel.message import ENGLISH, Message, say
from pyapp.kernel.scenario import Start


class Summary(NamedTuple):
    what: Message
    where: tuple[Message, ...]


def summary(save: Save) -> Summary:
    """A saved game in a few words. A save may hold anything: what cannot be told of it is left out."""
    game = GAMES[save.game]
    mode = next((mode.title for mode in game.modes if mode.id == save.start.mode), say("another mode"))
    what = described(game.title, mode, _scenario(game, save.start))
    turn, phase = save.state.get("turn"), _phase(game, save)
    # Before the first turn the phase is that of setting up; and a turn that has no phases is not said twice.
    alone = phase and (turn == 0 or ENGLISH(phase[-1]).lower() == ENGLISH(turn_of(turn)))
    return Summary(what, phase if alone else (turn_of(turn), *phase))


def described(game: Message, mode: Message, scenario: Message | None = None) -> Message:
    if scenario is None:
        return say("{game} · {mode}", game=game, mode=mode)
    return say("{game} · {mode} · {scenario}", game=game, mode=mode, scenario=scenario)


def turn_of(turn: object) -> Message:
    return say("turn {turn}", turn=turn) if type(turn) is int and 0 < turn < 10_000 else say("set-up")


def _scenario(game: Game[Any, Any], start: Start) -> Message | None:
    """The name of the scenario, which may be in a file that the player brought."""
    try:
        known = game.scenarios() if not start.file else (game.scenario(start.file),)
    except Exception:  # Whatever somebody may have put there.
        return None
    return next((each.title for each in known if start.file or each.id == start.scenario), None)


def _phase(game: Game[Any, Any], save: Save) -> tuple[Message, ...]:
    """The innermost phase that has a title, or that it is over."""
    if save.state.get("outcome") is not None:
        return (say("over"),)
    try:
        # A scenario that only the save has is known from here on.
        game.settled(save.start)
        crumbs: tuple[Message, ...] = game.codec.load(save.state).crumbs()
    except Exception:  # As above: whoever goes on with it is told what is wrong.
        return ()
    return crumbs[-1:]
