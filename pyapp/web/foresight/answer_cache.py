"""What a game foresees from one state: each answer is asked for once, however often it is drawn and told."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pyapp.kernel.decision import Action
from pyapp.kernel.game import Game
from pyapp.kernel.prospect import Odds, Prospect, Route, Threats


class Foresight:
    def __init__(self, game: Game[Any, Any], state: Any) -> None:
        self._game = game
        self._state = state
        self._prospects: dict[tuple[str, ...], Prospect] = {}
        self._routes: dict[tuple[tuple[str, ...], str], Route | None] = {}

        self._odds: dict[Action, Odds | None] = {}

    def is_about(self, state: Any) -> bool:
        return self._state is state

    @cached_property
    def threats(self) -> Threats:
        return self._game.threats(self._state)

    def prospect(self, actors: tuple[str, ...]) -> Prospect:
        if actors not in self._prospects:
            self._prospects[actors] = self._game.prospect(self._state, actors)
        return self._prospects[actors]

    def route(self, actors: tuple[str, ...], goal: str) -> Route | None:
        if (actors, goal) not in self._routes:
            self._routes[actors, goal] = self._game.route(self._state, actors, goal)
        return self._routes[actors, goal]

    def odds(self, action: Action) -> Odds | None:
        if action not in self._odds:
            self._odds[action] = self._game.odds(self._state, action)
        return self._odds[action]
