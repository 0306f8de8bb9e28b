"""What the start page's form says: the game that Play would begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pyapp.kernel.codec import Damaged
from pyapp.kernel.decision import Seat
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message, say
from pyapp.kernel.scenario import Scenario, Start
from pyapp.kernel.scenario_faults import Fault, Unplayable
from pyapp.web.page.params import Params

PERSON = "person"
LARGEST = 1_000_000
"""Bytes of a file, or letters of a text, that may be a scenario."""

MANY = 4
"""Of more modes or scenarios than that, only the chosen one is told in full."""

Games = Mapping[str, Game[Any, Any]]


@dataclass(slots=True)
class Wishes:
    game: str
    mode: str
    settings: dict[str, str] = field(default_factory=dict)
    players: dict[Seat, str] = field(default_factory=dict)
    seed: str = ""
    scenario: str = ""
    """The scenario that was chosen; nothing: the first one that fits."""
    own: Scenario | None = None
    """A scenario that the player brought, and its text."""
    text: str = ""
    tried: str = ""
    """What the player brought last, while it is none, for him to mend it."""
    refused: Message | None = None
    """Why it is none."""
    faults: tuple[Fault, ...] = ()
    """The same one by one, where it is known where in the text they stand."""

    @classmethod
    def first(cls, games: Games, params: Params) -> Wishes:
        """The defaults, with what the address asks for."""
        game = games[params.game or next(iter(games))]
        wishes = cls(game.id, params.mode or game.first_mode.id, dict(params.settings))
        wishes.players.update(params.bots or {})
        wishes.seed = "" if params.seed is None else str(params.seed)
        wishes.scenario = params.scenario or ""
        return wishes

    def change(self, name: str, value: str, games: Games) -> bool:
        """Take over a field of the form; true when the form has to be drawn again."""
        kind, _, which = name.partition(":")
        match kind:
            case "game" if value in games and value != self.game:
                self.game, self.mode = value, games[value].first_mode.id
                self.settings, self.players = {}, {}
                self.scenario, self.own, self.text = "", None, ""
                self.tried, self.refused, self.faults = "", None, ()
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
            case "scenario" if value != self.scenario:
                self.scenario = value
                return len(self.scenarios(games)) > MANY
        return False

    def _keep_what_fits(self, games: Games) -> None:
        """Another mode: what was chosen stays where the new one has it too."""
        mode = games[self.game].mode(self.mode)
        seats = {seat for seat, _ in mode.seats}
        known = {setting.id for setting in mode.settings}
        self.settings = {name: value for name, value in self.settings.items() if name in known}
        self.players = {seat: player for seat, player in self.players.items() if seat in seats}

    # Scenarios

    def scenarios(self, games: Games) -> tuple[Scenario, ...]:
        """Those that can be played in the mode chosen; the player's own comes last."""
        known = (*games[self.game].scenarios(), *([self.own] if self.own is not None else []))
        return tuple(each for each in known if each.fits(self.mode))

    def picked(self, games: Games) -> Scenario | None:
        """The scenario that would be played: the one chosen, or else the first."""
        fitting = self.scenarios(games)
        return next((each for each in fitting if each.id == self.scenario), fitting[0] if fitting else None)

    def bring(self, text: str, games: Games) -> bool:
        """Take a scenario of the player's own, and choose it; false, and `refused` says why, where it is none."""
        if len(text) > LARGEST:
            self.refuse(say("it is too large"))
            return False
        game = games[self.game]
        try:
            own = game.scenario(text)
        except Damaged as error:
            self.refuse(error.why, text)
            self.faults = error.faults if isinstance(error, Unplayable) else ()
            return False
        if not own.fits(self.mode):
            self.refuse(say("{scenario} is for another way to play", scenario=own.title), text)
            return False
        self.own, self.text, self.scenario = own, text, own.id
        self.tried, self.refused, self.faults = "", None, ()
        return True

    def refuse(self, why: Message, text: str = "") -> None:
        """What was brought is no scenario; the one that was chosen stays."""
        self.tried, self.refused, self.faults = text, why, ()

    def begun(self, games: Games, seed: int) -> Start:
        """What a game grows from that is begun like this."""
        picked = self.picked(games)
        text = self.text if picked is not None and picked == self.own else ""
        settings = games[self.game].settings(self.mode, self.settings)
        return Start(self.mode, settings, seed, picked.id if picked is not None else "", text)

    @property
    def bots(self) -> dict[Seat, str]:
        return {seat: player for seat, player in self.players.items() if player != PERSON}
