"""The query string: `?game=mall&mode=two-player&seed=7&speed=instant&lang=fr&set=option:value&bot=human:random`;
a game with several scenarios is asked for one of them with `&scenario=ID`.

What is right is taken; the first thing that is wrong is told in one sentence that names what is allowed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from pyapp.kernel.decision import Seat
from pyapp.kernel.game import Game
from pyapp.kernel.history import Save
from pyapp.kernel.message import Message, listing, say
from pyapp.kernel.modes import Mode
from pyapp.web.page.language import NAMES
from pyapp.web.page.speeds import PACES

SPEEDS = {speed: pace.label for speed, pace in PACES.items()}
VOLUMES = {"off": say("off"), "soft": say("soft"), "middle": say("middle"), "loud": say("loud")}
SYSTEM = "system"
"""The theme of those who have not chosen: whatever the whole machine has, and when that changes, the page follows."""
THEMES = {SYSTEM: say("as the system"), "dark": say("dark"), "light": say("light")}

Games = Mapping[str, Game[Any, Any]]


@dataclass(slots=True)
class Params:
    """What the address asks for; None where it says nothing."""

    game: str | None = None
    mode: str | None = None
    seed: int | None = None
    settings: dict[str, str] = field(default_factory=dict)
    scenario: str | None = None
    bots: dict[Seat, str] | None = None
    speed: str | None = None
    language: str | None = None
    theme: str | None = None
    problem: Message | None = None

    def fits(self, save: Save) -> bool:
        """Whether a saved game is the one asked for. What the address leaves open fits everything."""
        return (
            self.game == save.game
            and self.mode in (None, save.start.mode)
            and self.seed in (None, save.start.seed)
            and self.scenario in (None, save.start.scenario)
            and all(save.start.settings.get(name) == value for name, value in self.settings.items())
        )


class _Wrong(Exception):
    def __init__(self, text: Message) -> None:
        super().__init__(text.id)
        self.text = text


def parse(query: str, games: Games) -> Params:
    """Read a query string, with or without its question mark."""
    given = parse_qsl(query.removeprefix("?"), keep_blank_values=True)
    params = Params()
    for read in (_page, _game, _mode, _scenario, _seed, _settings, _bots):
        try:
            read(params, given, games)
        except _Wrong as wrong:
            params.problem = params.problem or wrong.text
    return params


Given = list[tuple[str, str]]


def _page(params: Params, given: Given, games: Games) -> None:  # noqa: ARG001
    params.language = _one_of("lang", _last(given, "lang"), NAMES)
    params.theme = _one_of("theme", _last(given, "theme"), THEMES)
    params.speed = _one_of("speed", _last(given, "speed"), SPEEDS)
    _one_of("snapshot", _last(given, "snapshot"), ("on", "off"))


def _game(params: Params, given: Given, games: Games) -> None:
    params.game = _one_of("game", _last(given, "game"), games)


def _mode(params: Params, given: Given, games: Games) -> None:
    mode = _last(given, "mode")
    if mode is None:
        return
    if params.game is None:
        raise _Wrong(say("The address names a mode but no game; add game={allowed}.", allowed=" | ".join(games)))
    params.mode = _one_of("mode", mode, [each.id for each in games[params.game].modes])


def _scenario(params: Params, given: Given, games: Games) -> None:
    scenario = _last(given, "scenario")
    if scenario is None:
        return
    mode = _chosen_mode(params, games)
    assert params.game is not None
    game = games[params.game]
    known = {each.id: each for each in game.scenarios()}
    if not known:
        raise _Wrong(say("The address names a scenario, but {game} has none to choose from.", game=game.title))
    if params.mode is None and scenario in known and not known[scenario].fits(mode.id):
        # Whoever leaves the mode open gets one that the scenario is for.
        params.mode = next((each.id for each in game.modes if known[scenario].fits(each.id)), None)
    fitting = [each.id for each in known.values() if each.fits(params.mode or mode.id)]
    params.scenario = _one_of("scenario", scenario, fitting)


def _seed(params: Params, given: Given, games: Games) -> None:  # noqa: ARG001
    text = _last(given, "seed")
    if text is not None:
        params.seed = read_seed(text)
        if params.seed is None:
            raise _Wrong(
                say("seed={given} is not possible; it is a whole number from 0 to 4294967295.", given=text[:40])
            )


def _settings(params: Params, given: Given, games: Games) -> None:
    for name, value in _pairs(given, "set"):
        mode = _chosen_mode(params, games)
        known = {setting.id: setting for setting in mode.settings}
        _one_of("set", name, known)
        params.settings[name] = value
        try:
            _one_of(f"set={name}:", value, [allowed for allowed, _ in known[name].values])
        except _Wrong:
            del params.settings[name]
            raise


def _bots(params: Params, given: Given, games: Games) -> None:
    for seat, policy in _pairs(given, "bot"):
        mode = _chosen_mode(params, games)
        assert params.game is not None
        _one_of("bot", seat, [each for each, _ in mode.seats])
        _one_of(f"bot={seat}:", policy, games[params.game].policies)
        params.bots = {**(params.bots or {}), Seat(seat): policy}


def read_seed(text: str) -> int | None:
    """A seed as people type it."""
    text = text.strip().lstrip("0") or text.strip()[-1:]
    # No more digits than that are even looked at: thousands of them are no number to Python.
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 10 and int(text) < 1 << 32 else None


def _chosen_mode(params: Params, games: Games) -> Mode:
    if params.game is None:
        raise _Wrong(
            say("The address sets something up but names no game; add game={allowed}.", allowed=" | ".join(games))
        )
    game = games[params.game]
    return game.mode(params.mode) if params.mode else game.first_mode


def _last(given: Given, name: str) -> str | None:
    return next((value for key, value in reversed(given) if key == name), None)


def _pairs(given: Given, name: str) -> Iterable[tuple[str, str]]:
    for key, text in given:
        for part in text.split(",") if key == name else ():
            first, _, second = part.partition(":")
            yield first, second


def _one_of(name: str, value: str | None, allowed: Iterable[str]) -> str | None:
    allowed = list(allowed)
    if value is None or value in allowed:
        return value
    shown = name if name.endswith(":") else f"{name}="
    raise _Wrong(say("{given} is not known; it can be {allowed}.", given=shown + value[:40], allowed=listing(allowed)))
