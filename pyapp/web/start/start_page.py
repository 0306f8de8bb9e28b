"""The start page: a poster that begins a game with one click, and everything else that can be chosen before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyapp.kernel.decision import Seat
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message, Reader, say, say_n
from pyapp.kernel.modes import Mode, Setting
from pyapp.web.page.fields import chip, problem, select
from pyapp.web.page.markup import esc, icon
from pyapp.web.page.preferences import Preferences
from pyapp.web.question.waivers import Occasion
from pyapp.web.start import kept_games, scenario_choice, trial_card
from pyapp.web.start.kept_games import Row
from pyapp.web.start.new_game_form import MANY, PERSON, Games, Wishes


@dataclass(frozen=True, slots=True)
class Card:
    """Everything the page shows besides the form."""

    games: Games
    preferences: Preferences
    kept: tuple[Row, ...] = ()
    """The games that are there already, the one played last first; but not the one on the table."""
    problem: Message | None = None
    """What the player has to be told, apart from what is wrong with one of those games."""
    playing: Message | None = None
    """The game on the table behind the page."""
    lasting: Message | None = None
    """What the browser has answered to how long it keeps what is saved."""
    occasions: tuple[Occasion, ...] = ()
    """On which the game on the table could be interrupted."""
    trial: str = ""
    """How hard it is, as the computer found out."""


_POLICIES = {
    "standard": say("Computer: plays well"),
    "greedy": say("Computer: plays to win"),
    "random": say("Computer: does anything"),
}


def html(card: Card, wishes: Wishes, read: Reader) -> str:
    game = card.games[wishes.game]
    mode = game.mode(wishes.mode)
    return (
        f'<form class="poster" id="menu-form" novalidate>{_head(read)}'
        f'<section class="poster__go">{problem(card.problem, read)}{_go_on(card, read)}'
        f"{_play(card, game, mode, read)}{trial_card.frame(card.trial)}{_back(card, read)}</section>"
        f'<section class="poster__setup" aria-labelledby="setup-title">'
        f'<h2 class="section" id="setup-title">{esc(read(say("New game")))}</h2>'
        f"{_games(card, wishes, read)}{_modes(game, wishes, read)}"
        f"{scenario_choice.html(card.games, wishes, read)}{_seats(game, mode, wishes, read)}"
        f"{_options(mode, wishes, read)}{_foot(card, read)}</section></form>"
    )


def _head(read: Reader) -> str:
    lines = (say("Classic zombie board games."), say("The rules keep themselves."))
    line = " ".join(f"<span>{esc(read(each))}</span>" for each in lines)
    return (
        f'<header class="poster__head"><h1 class="poster__title" id="menu-title">Shamble</h1>'
        f'<p class="poster__line">{line}</p></header>'
    )


def _go_on(card: Card, read: Reader) -> str:
    if card.playing is not None:
        return (
            '<button type="button" class="big big--primary" data-command="close" autofocus>'
            f"{_big(read(say('Back to the table')), read(card.playing))}</button>"
        )
    latest = kept_games.latest(card.kept)
    return kept_games.latest_html(latest, read) if latest is not None else ""


def _play(card: Card, game: Game[Any, Any], mode: Mode, read: Reader) -> str:
    what = read(say("{game} · {mode}", game=game.title, mode=mode.title))
    has_one = kept_games.latest(card.kept) is not None or card.playing is not None
    label = read(say("New game") if has_one else say("Play"))
    return (
        f'<button type="submit" class="big{"" if has_one else " big--primary"} poster__play" data-command="play"'
        f"{'' if has_one else ' autofocus'}>{_big(label, what)}{icon('plus' if has_one else 'play')}</button>"
    )


def _back(card: Card, read: Reader) -> str:
    """Ways to games that are there already."""
    # The game on the table, or the latest, has the large button.
    first = kept_games.latest(card.kept) if card.playing is None else None
    others = tuple(row for row in card.kept if row is not first)
    has_first = first is not None or card.playing is not None
    return (
        kept_games.others_html(others, read, title=say("Other games") if has_first else say("Your games"))
        + f'<div class="row">{chip("import", "upload", say("Load a file"), read)}</div>'
    )


def _big(label: str, small: str) -> str:
    return f'<span class="big__text">{esc(label)}<small>{esc(small)}</small></span>'


def _games(card: Card, wishes: Wishes, read: Reader) -> str:
    boxes = [_game(game, wishes.game, read) for game in card.games.values()]
    return f'<div class="boxes" role="radiogroup" aria-label="{esc(read(say("Game")))}">{"".join(boxes)}</div>'


def _game(game: Game[Any, Any], chosen: str, read: Reader) -> str:
    return (
        f'<label class="box" data-look="{esc(game.id)}"><input type="radio" name="game" value="{esc(game.id)}"'
        f'{" checked" if game.id == chosen else ""} /><span class="box__cover">{icon(game.emblem)}</span>'
        f"<b>{esc(read(game.title))}</b><small>{esc(read(game.about))}</small><em>{esc(read(game.origin))}</em></label>"
    )


def _modes(game: Game[Any, Any], wishes: Wishes, read: Reader) -> str:
    """Where there are many, they are told by their names, and only the one that is chosen in full."""
    first = sorted(game.modes, key=lambda mode: not mode.recommended)
    is_short = len(first) > MANY
    row = _short_mode if is_short else _mode
    rows = "".join(row(mode, mode.id == wishes.mode, read) for mode in first)
    name = esc(read(say("Mode")))
    shelf = (
        f'<div class="modes{" modes--short" if is_short else ""}" role="radiogroup" aria-label="{name}">{rows}</div>'
    )
    if not is_short:
        return shelf
    chosen = game.mode(wishes.mode)
    return f'{shelf}<div class="chosen"><p>{esc(read(chosen.about))}</p>{_facts(chosen, read)}</div>'


def _facts(mode: Mode, read: Reader) -> str:
    """How many play, and how long."""
    count = len(mode.seats)
    facts = f"<span>{icon('users')}{esc(read(say_n('{count} player', '{count} players', count)))}</span>"
    if mode.minutes is not None:
        least, most = mode.minutes
        text = say("{least} to {most} minutes", least=least, most=most)
        facts += f"<span>{icon('clock')}{esc(read(text))}</span>"
    return f'<span class="pick__facts">{facts}</span>'


def _mode(mode: Mode, is_chosen: bool, read: Reader) -> str:
    return (
        f'<label class="pick">{_mode_button(mode, is_chosen)}<b>{esc(read(mode.title))}</b>'
        f"<small>{esc(read(mode.about))}</small>{_facts(mode, read)}</label>"
    )


def _short_mode(mode: Mode, is_chosen: bool, read: Reader) -> str:
    return f'<label class="pick">{_mode_button(mode, is_chosen)}<b>{esc(read(mode.title))}</b></label>'


def _mode_button(mode: Mode, is_chosen: bool) -> str:
    return f'<input type="radio" name="mode" value="{esc(mode.id)}"{" checked" if is_chosen else ""} />'


def _seats(game: Game[Any, Any], mode: Mode, wishes: Wishes, read: Reader) -> str:
    title = esc(read(say("Who plays")))
    rows = "".join(_seat(seat, name, game, wishes, read) for seat, name in mode.seats)
    return f'<h3 class="section section--seats">{title}</h3><div class="seats">{rows}</div>'


def _seat(seat: Seat, name: Message, game: Game[Any, Any], wishes: Wishes, read: Reader) -> str:
    players = [(PERSON, say("Person"))]
    players += [(policy, words) for policy, words in _POLICIES.items() if policy in game.policies]
    if (chosen := wishes.players.get(seat, PERSON)) not in dict(players):
        # Those that only a link asks for have no more than a name.
        players.append((chosen, say("Computer: {policy}", policy=chosen)))
    return select(f"seat:{seat}", read(name), players, chosen, read)


def _options(mode: Mode, wishes: Wishes, read: Reader) -> str:
    plain = "".join(_setting(setting, wishes, read) for setting in mode.settings if not setting.fine)
    fine = [setting for setting in mode.settings if setting.fine]
    changed = [setting.about for setting in fine if wishes.settings.get(setting.id, setting.default) != setting.default]
    points = ""
    if fine:
        rows = "".join(_setting(setting, wishes, read) for setting in fine)
        title = esc(read(say_n("{count} fine point", "{count} fine points, one by one", len(fine))))
        points = f'<details class="fold"{" open" if changed else ""}><summary>{title}</summary>{rows}</details>'
    is_open = " open" if wishes.settings or wishes.seed else ""
    title = esc(read(say("Options and seed")))
    return f'<details class="fold"{is_open}><summary>{title}</summary>{plain}{_seed(wishes, read)}{points}</details>'


def _seed(wishes: Wishes, read: Reader) -> str:
    label, hint = esc(read(say("Seed"))), esc(read(say("The same number gives the same dice. Empty: by chance.")))
    chance = esc(read(say("by chance")))
    return (
        f'<label class="field"><span>{label}<small>{hint}</small></span><input name="seed" inputmode="numeric"'
        f' autocomplete="off" maxlength="10" value="{esc(wishes.seed)}" placeholder="{chance}" /></label>'
    )


def _setting(setting: Setting, wishes: Wishes, read: Reader) -> str:
    chosen = wishes.settings.get(setting.id, setting.default)
    return select(f"set:{setting.id}", read(setting.about), setting.values, chosen, read)


def _foot(card: Card, read: Reader) -> str:
    title = esc(read(say("Preferences")))
    return (
        f'<details class="fold"><summary>{title}</summary><div class="prefer">{card.preferences.html(read)}</div>'
        f'</details>{about_html(read)}<div class="row">'
        + chip("rules", "book-open", say("Rules"), read)
        + chip("keys", "keyboard", say("Keys"), read)
        + "</div>"
    )


def about_html(read: Reader) -> str:
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
    return f'<details class="fold fold--about"><summary>{title}</summary>{text}</details>'
