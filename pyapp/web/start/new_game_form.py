"""What the start page's form says: the game that Play would begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pyapp.kernel.decision import Seat
from pyapp.kernel.game import Game
from pyapp.web.page.params import Params

PERSON = "person"

Games = Mapping[str, Game[Any, Any]]


@dataclass(slots=True)
class Wishes:
    game: str
    mode: str
    settings: dict[str, str] = field(default_factory=dict)
    players: dict[Seat, str] = field(default_factory=dict)
    seed: str = ""

    @classmethod
    def first(cls, games: Games, params: Params) -> Wishes:
        """The defaults, with what the address asks for."""
        game = games[params.game or next(iter(games))]
        wishes = cls(game.id, params.mode or game.first_mode.id, dict(params.settings))
        wishes.players.update(params.bots or {})
        wishes.seed = "" if params.seed is None else str(params.seed)
        return wishes

    def change(self, name: str, value: str, games: Games) -> bool:
        """Take over a field of the form; true when the form has to be drawn again."""
        kind, _, which = name.partition(":")
        match kind:
            case "game" if value in games and value != self.game:
                self.game, self.mode = value, games[value].first_mode.id
                self.settings, self.players = {}, {}
                return True
            case "mode" if value != self.mode:
                self.mode = value
                self._keep_what_fits(games)
                return True
            case "set":
                self.settings[which] = value
            case "seat":
                self.players[Seat(which)] = value
            case "seed":
                self.seed = value
        return False

    def _keep_what_fits(self, games: Games) -> None:
        """Another mode: what was chosen stays where the new one has it too."""
        mode = games[self.game].mode(self.mode)
        seats = {seat for seat, _ in mode.seats}
        known = {setting.id for setting in mode.settings}
        self.settings = {name: value for name, value in self.settings.items() if name in known}
        self.players = {seat: player for seat, player in self.players.items() if seat in seats}

    @property
    def bots(self) -> dict[Seat, str]:
        return {seat: player for seat, player in self.players.items() if player != PERSON}
