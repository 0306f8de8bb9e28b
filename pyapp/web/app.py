"""The page as a whole: what is read at the start, the menu, the rules, files, and what keys and buttons do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import window

from pyapp.games import GAMES, IN_PREPARATION
from pyapp.kernel.codec import Damaged
from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import new_seed
from pyapp.kernel.history import Save, Start, read_save
from pyapp.kernel.message import Message, Reader, say
from pyapp.web import bar, cards, dom, keys, menu, store, words
from pyapp.web.boardview import BoardView
from pyapp.web.keys import Command
from pyapp.web.language import pick, reader
from pyapp.web.params import SPEEDS, Params, parse, read_seed
from pyapp.web.rules import RulesView
from pyapp.web.session import Session
from pyapp.web.store import Store
from pyapp.web.table import Table

OVER_MENU = ("rules", "words", "keys", "ending")
PLAYING = "shamble:playing"
"""Set in a tab in which a game is on the table: its reload goes straight back there."""


class App:
    def __init__(self, query: str, languages: list[str]) -> None:
        self.read: Reader = Reader()
        self.guard = dom.Guard(self._trouble)
        self.store = Store(dom.storage())
        self.tab = Store(dom.tab_storage())
        self.params: Params = parse(query, GAMES)
        prefer = self.store.preferences()
        self.language = pick(self.params.language or prefer.get("language"), languages)
        self.table = Table(BoardView(), self.store, self.guard)
        self.table.speed = self.params.speed or _known(prefer.get("speed"), SPEEDS, "normal")
        self.table.theme = self.params.theme or _known(prefer.get("theme"), ("dark", "light"), "dark")
        self.table.on_end = self._show_ending
        self.rules = RulesView()
        self.wishes = menu.Wishes.first(GAMES, self.params)
        self.problem: Message | None = self.params.problem
        self._has_backup = False
        self.commands: dict[str, Callable[[], None]] = {
            Command.UNDO: self.table.undo,
            Command.REDO: self.table.redo,
            Command.MENU: self.open_menu,
            Command.RULES: self.show_rules,
            Command.KEYS: self.show_keys,
            Command.EXPORT: self.export,
            Command.IMPORT: lambda: dom.by_id("file").click(),
            Command.END_COVER: self.table.end_cover,
            Command.WIDEN: self.escape,
            Command.PRIMARY: self.table.primary,
            Command.CONFIRM: self.table.confirm,
            Command.NEXT: lambda: self.table.next_live(1),
            Command.PREVIOUS: lambda: self.table.next_live(-1),
            Command.FIT: lambda: window.shamble.view.fit(),
            Command.ZOOM_IN: lambda: window.shamble.view.by(1.5),
            Command.ZOOM_OUT: lambda: window.shamble.view.by(1 / 1.5),
            Command.SIGHT: self.table.toggle_sight,
            Command.THREATS: self.table.toggle_threats,
            Command.WORDS: self.show_words,
            Command.THEME: self.switch_theme,
            Command.CLOSE: self.close_top,
            Command.CONTINUE: self.continue_game,
            Command.EARLIER: lambda: self._load_from(store.PREVIOUS),
            Command.BACKUP: lambda: self._load_from(store.BACKUP),
            Command.PLAY: self.play,
        }

    def _trouble(self) -> str:
        return self.read(say("The page met an error. Your game is saved up to the last action."))

    # The start

    def start(self) -> None:
        """Go on, begin what the address asks for, or show the start card."""
        self._dress()
        save = self._kept(store.AUTOSAVE)
        if self.problem is not None:
            self.table.refresh()
            self.open_menu()
        elif self.params.game is not None:
            if save is not None and self.params.fits(save):
                self._resume(save, bots=self.params.bots)
            else:
                self.play()
        elif save is not None and self.tab.read(PLAYING):
            self._resume(save)
        else:
            self.table.refresh()
            self.open_menu()

    def _dress(self) -> None:
        """Theme, language and pace."""
        self.read = self.table.read = reader(self.language)
        dom.root.lang = self.language
        dom.set_root(theme=self.table.theme, speed=self.table.speed)
        dom.put("zoom", bar.zoom_html(self.read))
        dom.by_id("board").setAttribute("aria-label", self.read(say("The board. Arrow keys move over it.")))

    def _kept(self, key: str) -> Save | None:
        """A save from the browser. One that cannot be read is put aside and reported."""
        text = self.store.read(key)
        if text is None:
            return None
        try:
            save = read_save(text)
            if save.game not in GAMES:
                raise Damaged(f"it is of a game that this page does not have: {save.game[:40]}")
            return save
        except Damaged as error:
            self._report_damage(key, error)
            return None

    def _report_damage(self, key: str, error: Damaged) -> None:
        self.store.put_aside(key)
        self._has_backup = self.store.read(store.BACKUP) is not None
        self.problem = say("The saved game cannot be read ({why}). It was kept aside.", why=str(error))

    def _resume(self, save: Save, key: str = store.AUTOSAVE, bots: dict[Seat, str] | None = None) -> None:
        """Put a saved game back on the table."""
        try:
            session = Session.load(GAMES[save.game], save, bots)
        except Damaged as error:
            self._report_damage(key, error)
            self.table.refresh()
            self.open_menu()
            return
        self._begin(session)

    def _begin(self, session: Session) -> None:
        self.problem = None
        self._has_backup = False
        self.tab.write(PLAYING, "yes")
        self._close_all()
        self.table.begin(session)

    def _load_from(self, key: str) -> None:
        save = self._kept(key)
        if save is None:
            self.open_menu()
            return
        if key == store.PREVIOUS:
            self.store.remove(store.PREVIOUS)
            self.store.begin()
        self._resume(save, key)

    # The menu

    def open_menu(self) -> None:
        dom.close("ending")
        self._draw_menu()
        dom.open_modal("menu")
        dom.set_root(menu="open")

    def _draw_menu(self) -> None:
        session = self.table.session
        kept = _described(self._kept(store.AUTOSAVE))
        card = menu.Card(
            GAMES,
            IN_PREPARATION,
            preferences={"language": self.language, "speed": self.table.speed},
            kept=None if session is not None and session.asked is None else kept,
            earlier=_described(self._kept(store.PREVIOUS)),
            backup=self._has_backup,
            problem=self.problem,
            is_playing=session is not None,
        )
        dom.put("menu", menu.html(card, self.wishes, self.read))

    def close_top(self) -> None:
        """Close what lies on top. The menu stays where there is no table to go back to."""
        for name in OVER_MENU:
            if dom.is_open(name):
                dom.close(name)
                return
        if self.table.session is not None:
            self._close_menu()

    def _close_all(self) -> None:
        for name in OVER_MENU:
            dom.close(name)
        self._close_menu()

    def _close_menu(self) -> None:
        dom.close("menu")
        dom.set_root(menu=None)

    def continue_game(self) -> None:
        if self.table.session is not None:
            self._close_all()
        elif (save := self._kept(store.AUTOSAVE)) is not None:
            self._resume(save)
        else:
            self._draw_menu()

    def play(self) -> None:
        """Begin the game that the form describes."""
        seed = read_seed(self.wishes.seed) if self.wishes.seed.strip() else new_seed()
        if seed is None:
            self.problem = say("The seed is a whole number from 0 to 4294967295.")
            self._draw_menu()
            return
        game = GAMES[self.wishes.game]
        start = Start(self.wishes.mode, game.settings(self.wishes.mode, self.wishes.settings), seed)
        session = Session.new(game, start, self.wishes.bots)
        self.store.begin()
        self._begin(session)

    def change(self, name: str, value: str) -> None:
        """A field of the menu was changed."""
        match name.partition(":"):
            case ("prefer", _, "language"):
                self.language = value
                self.store.prefer(language=value)
                self._dress()
                self.table.speak_anew()
                self._draw_menu()
            case ("prefer", _, "speed"):
                self.table.speed = value
                self.store.prefer(speed=value)
                dom.set_root(speed=value)
            case _:
                if self.wishes.change(name, value, GAMES):
                    self._draw_menu()

    def switch_theme(self) -> None:
        self.table.theme = "light" if self.table.theme == "dark" else "dark"
        self.store.prefer(theme=self.table.theme)
        dom.set_root(theme=self.table.theme)
        self.table.show_bar()

    # Cards

    def _show_ending(self) -> None:
        session = self.table.session
        if session is not None and session.history.state.outcome is not None:
            dom.put("ending", cards.ending_html(session, self.read))
            dom.open_modal("ending")

    def show_keys(self) -> None:
        dom.put("keys", keys.html(self.read))
        dom.open_modal("keys")

    def show_words(self) -> None:
        """The board as text, as far as the seat that looks may know it."""
        session = self.table.session
        if session is not None and not session.needs_cover:
            seen = session.game.observe(session.history.state, session.viewer)
            dom.put("words", words.html(session.game.words(seen), self.read))
            dom.open_modal("words")

    def find(self, ref: str) -> None:
        """From a line of the text to its thing on the board."""
        dom.close("words")
        self.table.focus_on(ref)

    def show_rules(self, case: str = "") -> None:
        session = self.table.session
        game = session.game if session is not None else GAMES[self.wishes.game]
        dom.close("ending")
        if session is not None:
            self._close_menu()
        self.rules.open(game.rulebook, self.read, case)

    def escape(self) -> None:
        """Close what lies on top, or let go of what was chosen."""
        if dom.is_open("rules"):
            dom.close("rules")
        elif not self.table.widen():
            self.table.board.set_focus(None)

    # Files

    def export(self) -> None:
        session = self.table.session
        if session is not None:
            start, turn = session.history.start, session.history.state.turn
            name = f"shamble-{session.game.id}-{start.mode}-{start.seed}-turn{turn}.json"
            dom.download(name, session.history.save())

    def import_text(self, text: str) -> None:
        """A file that the player chose."""
        try:
            save = read_save(text)
            if save.game not in GAMES:
                raise Damaged(f"a game that this page does not have: {save.game[:40]}")
            session = Session.load(GAMES[save.game], save)
        except Damaged as error:
            self.problem = say("The file was not loaded: {why}.", why=str(error).rstrip("."))
            self.open_menu()
            return
        self.store.begin()
        self._begin(session)


def _known(value: str | None, allowed: Any, default: str) -> str:
    return value if value is not None and value in allowed else default


def _described(save: Save | None) -> Message | None:
    """A saved game in a few words."""
    if save is None:
        return None
    game, turn = GAMES[save.game], save.state.get("turn")
    modes = {mode.id: mode.title for mode in game.modes}
    where = say("turn {turn}", turn=turn) if isinstance(turn, int) and turn else say("set-up")
    mode = modes.get(save.start.mode, say("another mode"))
    return say("{game} · {mode} · {where}", game=game.title, mode=mode, where=where)
