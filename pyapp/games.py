"""The games by their ids: the only registry."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.game import Game, WrongName
from pyapp.kernel.message import Message, say
from pyapp.mall.game import Mall

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (Mall(),)}

IN_PREPARATION: dict[str, Message] = {
    "zeds": say("Dawn of the Zeds"),
    "attack": say("Zombie Attack"),
}


def game(game_id: str) -> Game[Any, Any]:
    if game_id not in GAMES:
        raise WrongName("game", game_id, list(GAMES))
    return GAMES[game_id]
