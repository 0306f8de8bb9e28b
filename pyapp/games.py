"""The games by their ids: the only registry."""

from __future__ import annotations

from typing import Any

from pyapp.attack.game import ZombieAttack
from pyapp.kernel.game import Game
from pyapp.kernel.modes import WrongName
from pyapp.mall.game import Mall
from pyapp.zeds.game import DawnOfTheZeds

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (Mall(), DawnOfTheZeds(), ZombieAttack())}


def game(game_id: str) -> Game[Any, Any]:
    if game_id not in GAMES:
        raise WrongName("game", game_id, list(GAMES))
    return GAMES[game_id]
