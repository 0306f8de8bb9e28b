"""The start card: go on, or set up a game. One click plays; everything else has a sensible default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pyapp.kernel.decision import Seat
from pyapp.kernel.game import Game, Mode, Setting
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.language import LANGUAGES
from pyapp.web.markup import esc, icon
from pyapp.web.params import SPEEDS, Params

PERSON = "person"

Games = Mapping[str, Game[Any, Any]]


@dataclass(slots=True)
class Wishes:
    """What the form says: the game that Play would begin."""

    game: str
    mode: str
    settings: dict[str, str] = field(default_factory=dict)
    players: dict[Seat, str] = field(default_factory=dict)
    seed: str = ""

    @classmethod
    def first(cls, games: Games, params: Params) -> Wishes:
        """The defaults, with what the address asks for."""
        game = games[params.game or next(iter(games))]
        wishes = cls(game.id, params.mode or game.modes[0].id, dict(params.settings))
        wishes.players.update(params.bots or {})
        wishes.seed = "" if params.seed is None else str(params.seed)
        return wishes

    def change(self, name: str, value: str, games: Games) -> bool:
        """Take over a field of the form; true when the form has to be drawn again."""
        kind, _, which = name.partition(":")
        match kind:
            case "game" if value in games and value != self.game:
                self.game, self.mode = value, games[value].modes[0].id
                self.settings, self.players = {}, {}
                return True
            case "mode" if value != self.mode:
                self.mode = value
                self.settings, self.players = {}, {}
                return True
            case "set":
                self.settings[which] = value
            case "seat":
                self.players[Seat(which)] = value
            case "seed":
                self.seed = value
        return False

    @property
    def bots(self) -> dict[Seat, str]:
        return {seat: player for seat, player in self.players.items() if player != PERSON}


@dataclass(frozen=True, slots=True)
class Card:
    """Everything the card shows besides the form."""

    games: Games
    planned: Mapping[str, Message]
    preferences: Mapping[str, str]
    kept: Message | None = None
    """The game that Continue goes on with."""
    earlier: Message | None = None
    """The game that was left for this one."""
    backup: bool = False
    problem: Message | None = None
    is_playing: bool = False
    """Whether a game is on the table behind the card."""


_POLICIES = {
    "greedy": say("Computer: plays to win"),
    "standard": say("Computer: plays well"),
    "random": say("Computer: does anything"),
}


def html(card: Card, wishes: Wishes, read: Reader) -> str:
    game = card.games[wishes.game]
    mode = game.mode(wishes.mode)
    return (
        f'<form class="menu" id="menu-form" novalidate>{_head(card, read)}{_problem(card, read)}{_go_on(card, read)}'
        f'<section class="menu__new"><h2 class="menu__section">{esc(read(say("New game")))}</h2>'
        f"{_games(card, wishes, read)}{_modes(game, wishes, read)}"
        f'<div class="menu__seats">{"".join(_seat(seat, name, game, wishes, read) for seat, name in mode.seats)}</div>'
        f"{_options(mode, wishes, read)}"
        f'<button type="submit" class="big{"" if card.kept else " big--primary"}" data-command="play"'
        f"{'' if card.kept else ' autofocus'}>{esc(read(say('Play')))}</button></section>{_foot(card, read)}</form>"
    )


def _head(card: Card, read: Reader) -> str:
    close = ""
    if card.is_playing:
        label = esc(read(say("Back to the table")))
        close = f'<button type="button" class="command" data-command="close" aria-label="{label}">{icon("x")}</button>'
    line = esc(read(say("Classic zombie board games. The rules keep themselves.")))
    return f'<header class="menu__head"><h1 class="title" id="menu-title">Shamble</h1><p>{line}</p>{close}</header>'


def _problem(card: Card, read: Reader) -> str:
    if card.problem is None:
        return ""
    backup = ""
    if card.backup:
        text = esc(read(say("Continue from the backup")))
        backup = f'<button type="button" class="chip" data-command="backup">{text}</button>'
    return f'<p class="problem" role="alert" id="problem">{esc(read(card.problem))} {backup}</p>'


def _go_on(card: Card, read: Reader) -> str:
    parts: list[str] = []
    if card.kept is not None:
        parts.append(
            '<button type="button" class="big big--primary" data-command="continue" autofocus>'
            f"{esc(read(say('Continue')))}<small>{esc(read(card.kept))}</small></button>"
        )
    if card.earlier is not None:
        parts.append(
            f'<button type="button" class="big" data-command="earlier">{esc(read(say("Go back to an earlier game")))}'
            f"<small>{esc(read(card.earlier))}</small></button>"
        )
    return f'<section class="menu__go">{"".join(parts)}</section>' if parts else ""


def _games(card: Card, wishes: Wishes, read: Reader) -> str:
    cards = [
        _choice("game", game.id, wishes.game, game.title, game.about, read, "pick") for game in card.games.values()
    ]
    soon = esc(read(say("in preparation")))
    cards += [
        f'<div class="pick pick--planned"><b>{esc(read(title))}</b><small>{soon}</small></div>'
        for title in card.planned.values()
    ]
    return f'<div class="menu__games" role="radiogroup" aria-label="{esc(read(say("Game")))}">{"".join(cards)}</div>'


def _modes(game: Game[Any, Any], wishes: Wishes, read: Reader) -> str:
    rows = [_choice("mode", mode.id, wishes.mode, mode.title, mode.about, read, "pick") for mode in game.modes]
    return f'<div class="menu__modes" role="radiogroup" aria-label="{esc(read(say("Mode")))}">{"".join(rows)}</div>'


def _choice(name: str, value: str, chosen: str, title: Message, about: Message, read: Reader, classes: str) -> str:
    checked = " checked" if value == chosen else ""
    return (
        f'<label class="{classes}"><input type="radio" name="{name}" value="{esc(value)}"{checked} />'
        f"<b>{esc(read(title))}</b><small>{esc(read(about))}</small></label>"
    )


def _seat(seat: Seat, name: Message, game: Game[Any, Any], wishes: Wishes, read: Reader) -> str:
    players = [(PERSON, say("Person"))]
    players += [(policy, words) for policy, words in _POLICIES.items() if policy in game.policies]
    return _select(f"seat:{seat}", read(name), players, wishes.players.get(seat, PERSON), read)


def _options(mode: Mode, wishes: Wishes, read: Reader) -> str:
    settings = "".join(_setting(setting, wishes, read) for setting in mode.settings)
    label, hint = esc(read(say("Seed"))), esc(read(say("The same number gives the same dice. Empty: by chance.")))
    chance, title = esc(read(say("by chance"))), esc(read(say("Options")))
    seed = (
        f'<label class="field"><span>{label}<small>{hint}</small></span><input name="seed" inputmode="numeric"'
        f' autocomplete="off" maxlength="10" value="{esc(wishes.seed)}" placeholder="{chance}" /></label>'
    )
    is_open = " open" if wishes.settings or wishes.seed else ""
    return f'<details class="menu__options"{is_open}><summary>{title}</summary>{settings}{seed}</details>'


def _setting(setting: Setting, wishes: Wishes, read: Reader) -> str:
    chosen = wishes.settings.get(setting.id, setting.default)
    return _select(f"set:{setting.id}", read(setting.about), setting.values, chosen, read)


def _select(name: str, label: str, values: Iterable[tuple[str, Message]], chosen: str, read: Reader) -> str:
    options = "".join(
        f'<option value="{esc(value)}"{" selected" if value == chosen else ""}>{esc(read(text))}</option>'
        for value, text in values
    )
    return f'<label class="field"><span>{esc(label)}</span><select name="{esc(name)}">{options}</select></label>'


def _foot(card: Card, read: Reader) -> str:
    prefer = card.preferences
    languages = [(code, say("{language}", language=name)) for code, name in LANGUAGES.items()]
    exports = _small("export", "download", say("Save to a file"), read) if card.is_playing else ""
    return (
        '<footer class="menu__foot"><div class="menu__row">'
        + _small("import", "upload", say("Load a file"), read)
        + exports
        + _small("rules", "book-open", say("Rules"), read)
        + _small("keys", "keyboard", say("Keys"), read)
        + _small("theme", "sun", say("Light or dark"), read)
        + "</div>"
        '<div class="menu__row menu__row--fields">'
        + (
            _select("prefer:language", read(say("Language")), languages, prefer["language"], read)
            if languages[1:]
            else ""
        )
        + _select("prefer:speed", read(say("Motion")), SPEEDS.items(), prefer.get("speed", "normal"), read)
        + f"</div>{_about(read)}</footer>"
    )


def _small(command: str, symbol: str, label: Message, read: Reader) -> str:
    return f'<button type="button" class="chip" data-command="{command}">{icon(symbol)}{esc(read(label))}</button>'


def _about(read: Reader) -> str:
    paragraphs = (
        say(
            "Where the printed map or counters of a game could not be had, they are reconstructed from what the rules "
            "say of them. Every open question that we decided stands in the rules reader, with its reason."
        ),
        say("Everything runs in this page: no account, no server, nothing leaves your device."),
        say("Silhouettes: game-icons.net, CC BY 3.0. Interface icons: Lucide, ISC. Type: Barlow and Anton, OFL."),
    )
    text = "".join(f"<p>{esc(read(paragraph))}</p>" for paragraph in paragraphs)
    title = esc(read(say("About, and what is reconstructed")))
    return f'<details class="menu__about"><summary>{title}</summary>{text}</details>'
