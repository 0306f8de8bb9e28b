"""The page as a whole: what is read at the start, start page, menu, rules, files, and what each command does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import window

from pyapp.games import GAMES
from pyapp.kernel.dice import new_seed
from pyapp.kernel.message import Reader, say
from pyapp.web.board.boardview import BoardView
from pyapp.web.board.drawing_text import letter
from pyapp.web.page import dom
from pyapp.web.page.keys import Command
from pyapp.web.page.language import reader
from pyapp.web.page.markup import esc, icon
from pyapp.web.page.params import Params, parse, read_seed
from pyapp.web.page.preferences import Preferences
from pyapp.web.question import bar, phone_sheet, waivers
from pyapp.web.reading import rules_address
from pyapp.web.reading.rules_html import Book
from pyapp.web.reading.rules_sheet import RulesView
from pyapp.web.saves import going_on
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.kept_place import Place
from pyapp.web.saves.lasting import Lasting
from pyapp.web.saves.save_files import Files
from pyapp.web.saves.save_reading import Shelf
from pyapp.web.saves.save_summary import described, turn_of
from pyapp.web.saves.tab_custody import Keeper
from pyapp.web.saves.tab_lock import Lock
from pyapp.web.start import menu, start_page
from pyapp.web.start.dialogs import Papers
from pyapp.web.start.game_list import GameList
from pyapp.web.start.new_game_form import Wishes
from pyapp.web.start.own_scenario import OwnScenario
from pyapp.web.start.trial_run import TrialRun
from pyapp.web.table.session import Session
from pyapp.web.table.table import Table
from pyapp.web.table.turning_back import TurningBack

PLAYING = "shamble:playing"
"""Which game is on the table of a tab, and below which address: its reload goes straight back there."""
BOARD = "shamble:board"
"""Whose board that is: the script in the head of the page hides another one that lies there."""


class App:
    def __init__(self, query: str, languages: list[str]) -> None:
        self.read: Reader = Reader()
        self.guard = dom.Guard(self._trouble)
        self.store = Store(dom.storage(), dom.now)
        self.tab = Store(dom.tab_storage())
        self.query = query
        self.params: Params = parse(query, GAMES)
        self.prefer = Preferences(self.store, self.params, languages)
        self.shelf = Shelf(self.store)
        self.shelf.problem = self.params.problem
        self.table = Table(BoardView(), self.guard)
        self.turning = TurningBack(self.table)
        self.papers = Papers(self.table)
        self.table.on_end = self.papers.show_ending
        self.lasting = Lasting(dom.storage_manager())
        self.table.on_choice = lambda: self.guard.start(self.lasting.ask())
        self.keeper = Keeper(self.table, self.store, self.papers, Lock, self.guard.start)
        self.keeper.on_turn = self._note_game
        self.files = Files(self.table, self.shelf)
        self.list = GameList(self, self.shelf, self.keeper, self.files, self.guard.start)
        self.files.on_read = self.list.bring
        self.table.asking.is_beginner = lambda session: self.prefer.is_beginner(session.history.state.turn)
        self.rules = RulesView()
        self.wishes = Wishes.first(GAMES, self.params)
        self.trial = TrialRun(self.wishes, self.guard, lambda: self.read)
        self.own = OwnScenario(self.wishes, self._bring_own)
        self.clicked: tuple[float, float] | None = None
        """Where the last click was: a pointer that rests there does not point at what comes to lie below it."""
        self.pointed = dom.AfterFrame(self.guard)
        """Telling of what came to lie there."""
        self.commands: dict[str, Callable[[], object]] = {
            Command.UNDO: self.turning.undo,
            Command.REDO: self.turning.redo,
            Command.MENU: self.open_menu,
            Command.NEW_GAME: self.open_start,
            Command.AGAIN: self.play_again,
            Command.RULES: self.toggle_rules,
            Command.CLOSE_RULES: self.rules.close,
            Command.KEYS: self.papers.show_keys,
            Command.EXPORT: self.files.export,
            Command.IMPORT: lambda: dom.by_id("file").click(),
            Command.END_COVER: self.table.end_cover,
            Command.WIDEN: self.escape,
            Command.PRIMARY: self.table.asking.primary,
            Command.CONFIRM: self.table.asking.confirm,
            Command.NEXT: lambda: self.table.hands.guide.next(1),
            Command.PREVIOUS: lambda: self.table.hands.guide.next(-1),
            Command.THING: lambda: self.table.hands.guide.turn(1),
            Command.THING_BACK: lambda: self.table.hands.guide.turn(-1),
            Command.BESIDE: self.table.hands.guide.switch_place,
            Command.WAIVE: self.table.waive,
            Command.GO_THERE: self.table.hands.go_there,
            Command.LOG: lambda: dom.set_root(sheet="full"),
            Command.FIT: lambda: self.table.board.eye.switch(self.table.asking.narrowing),
            Command.ZOOM_IN: lambda: window.shamble.view.by(1.5),
            Command.ZOOM_OUT: lambda: window.shamble.view.by(1 / 1.5),
            Command.SIGHT: self.table.hands.toggle_sight,
            Command.THREATS: self.table.hands.toggle_threats,
            Command.WORDS: self.papers.show_words,
            Command.LEGEND: self.papers.show_legend,
            Command.THEME: self.switch_theme,
            Command.CLOSE: self.close_top,
            Command.TAKE_OVER: self.keeper.take_over,
            Command.EARLIER_TURNS: self.table.earlier_turns,
            Command.RELOAD: lambda: window.location.reload(),
            Command.OWN_TEXT: self.own.read_typed,
            Command.TRIAL: self.trial.begin,
            Command.STOP_TRIAL: self.trial.stop,
            Command.PLAY: self.play,
            Command.SKIP: self.table.skip,
            Command.REPLAY: self.table.replay,
            Command.RECAP: self.table.switch_recap,
            Command.ENDING: self.papers.show_ending,
            Command.CLOSE_RECAP: self.table.close_recap,
        }

    def rests_at(self, event: Any) -> bool:
        """Whether a pointer is still where the last click was. Clicks are told in whole pixels, pointers in parts."""
        return self.clicked is not None and all(
            abs(now - then) < 1 for now, then in zip((event.clientX, event.clientY), self.clicked, strict=True)
        )

    def _trouble(self) -> str:
        return self.read(say("The page met an error. Your game is saved up to the last action."))

    # The start

    def start(self) -> None:
        """Go on, begin what the address asks for, or show the start page."""
        self._dress()
        self.table.refresh()
        left = going_on.left_here(self.shelf, self.query, self.tab.read(PLAYING))
        if self.shelf.problem is not None:
            self.open_start()
        elif left is not None:
            self.list.resume(left)
        elif self.params.game is None:
            self.open_start()
        elif (asked := going_on.asked_for(self.shelf, self.params)) is not None:
            self.list.resume(asked, self.params.bots)
        else:
            self.play()

    def _note_game(self, place: Place) -> None:
        """Whoever begins another game below this address goes on with that one."""
        self.tab.write(PLAYING, going_on.note_of(self.query, place))

    def _dress(self) -> None:
        """Light, language, pace, size."""
        prefer = self.prefer
        self.read = self.table.read = reader(prefer["language"])
        self.table.theme, self.table.speed = prefer.theme(is_light=dom.is_light_outside()), prefer["speed"]
        self.table.sound.volume = prefer["sound"]
        dom.root.lang = prefer["language"]
        dom.set_root(theme=self.table.theme, speed=prefer["speed"], text=prefer["text"])
        letter(dom.by_id("art"), self.read)
        dom.put("zoom", bar.zoom_html(self.read))
        self.table.asking.hints.tell_looks()
        window.shamble.view.note()
        dom.by_id("grip").setAttribute("aria-label", self.read(say("Pull the sheet up or down")))
        dom.put("to-log", icon("chevron-up") + esc(self.read(say("Log"))))
        dom.by_id(dom.ANSWERS).setAttribute("aria-label", self.read(say("Answers")))
        dom.by_id("areas").setAttribute("aria-label", self.read(say("Beside the board. Arrow keys move along it.")))
        dom.by_id("board").setAttribute("aria-label", self.read(say("The board. Arrow keys move over it.")))

    def put_on_table(self, session: Session, place: Place | None = None) -> None:
        """Begin with the game that is kept there, or with another."""
        self.shelf.problem = None
        self.list.settle()
        self.tab.write(BOARD, session.game.id)
        self._close_all()
        if place is not None:
            self.keeper.go_on(session, place)
        else:
            self.keeper.begin_new(session)

    # Start page and menu

    def open_start(self) -> None:
        """The start page, also over a game. Where it lies there already, it is drawn again and the focus stays."""
        dom.close("ending")
        if dom.attribute(dom.root, "data-menu") != "start":
            dom.close("menu")
        self._draw("start")

    def open_menu(self) -> None:
        """The menu of the game on the table; without one, the start page."""
        dom.close("ending")
        self.table.board.fan.close()
        self._draw("card" if self.table.session is not None else "start")

    def _draw(self, which: str) -> None:
        session = self.table.session
        playing = None
        if session is not None:
            what = described(session.game.title, session.mode.title)
            playing = say("{game} · {where}", game=what, where=turn_of(session.history.state.turn))
        card = start_page.Card(
            GAMES,
            self.prefer,
            kept=self.list.rows() if which == "start" else (),
            problem=self.shelf.problem,
            playing=playing,
            lasting=self.lasting.told(),
            occasions=session.occasions if session is not None else (),
            trial=self.trial.html(),
        )
        if which == "card" and playing is not None:
            dom.put("menu", menu.html(card, playing, self.read))
        else:
            dom.put("menu", start_page.html(card, self.wishes, self.read))
            dom.hang_poster(self.wishes.game, GAMES[self.wishes.game].poster)
        dom.set_root(menu=which)
        dom.open_modal("menu")

    def _bring_own(self) -> None:
        """The player has brought a scenario, good or bad."""
        self.trial.drop()
        self._draw_again()

    def _draw_again(self) -> None:
        if dom.is_open("menu"):
            self._draw(str(dom.root.dataset.menu))

    def ago(self, when: float) -> str:
        return dom.ago(when, self.prefer["language"])

    def close_top(self) -> None:
        """Close what lies on top. The start page stays where there is no table to go back to."""
        if self.rules.is_on_top or not (self.papers.close_top() or self._close_menu_at_the_table()):
            self.rules.close()

    def _close_all(self) -> None:
        self.rules.close()
        self.papers.close_all()
        self._close_menu()

    def _close_menu_at_the_table(self) -> bool:
        """The menu lies over whatever is beside the board; false when there is none, or no table below it."""
        if not dom.is_open("menu") or self.table.session is None:
            return False
        self._close_menu()
        return True

    def _close_menu(self) -> None:
        self.trial.drop()
        dom.close("menu")
        dom.set_root(menu=None)

    def play(self) -> None:
        """Begin the game that the form describes."""
        seed = read_seed(self.wishes.seed) if self.wishes.seed.strip() else new_seed()
        if seed is None:
            self.shelf.problem = say("The seed is a whole number from 0 to 4294967295.")
            self._draw_again()
            return
        game = GAMES[self.wishes.game]
        self.put_on_table(Session.new(game, self.wishes.begun(GAMES, seed), self.wishes.bots))

    def play_again(self) -> None:
        """Begin the game on the table once more, with the same dice."""
        if self.table.session is not None:
            self.put_on_table(self.table.session.again())

    def change(self, name: str, value: str) -> None:
        """A field of the start page or of the menu was changed."""
        kind, _, which = name.partition(":")
        if kind == waivers.FIELD:
            self.table.ask_about(which, wanted=value == waivers.ASKED)
        elif kind != "prefer":
            must_be_drawn = self.wishes.change(name, value, GAMES)
            self.trial.drop()
            if must_be_drawn:
                self._draw_again()
        elif self.prefer.change(which, value):
            self._dress()
            if which == "sound":
                self.table.sound.play("dice")
            if which == "language":
                self.table.speak_anew()
                self.rules.speak_anew(self.read)
            if which == "hints":
                self.table.refresh()
            self.table.show_bar()
            self._draw_again()

    def switch_theme(self) -> None:
        """To the other one than what is seen now."""
        self.change("prefer:theme", "light" if self.table.theme == "dark" else "dark")

    def follow_system(self) -> None:
        """The system has changed from dark to light, or back."""
        self._dress()
        self.table.show_bar()

    # Rules

    def show_rules(self, case: str = "", of: str | None = None) -> None:
        """The rules `of` a game; of the one at the table, or of the one chosen, where none is named."""
        session = self.table.session
        dom.close("ending")
        is_at_table = session is not None and dom.attribute(dom.root, "data-menu") != "start"
        if is_at_table:
            self._close_menu()
        game = session.game if session is not None and is_at_table else GAMES[self.wishes.game]
        if of is not None:
            game = GAMES[of]
        self.rules.open(Book.of(game), self.read, case)

    def toggle_rules(self) -> None:
        if not self.rules.close():
            self.show_rules()

    def follow_address(self) -> None:
        """Somebody followed or typed a link to a case, or went back from there."""
        if (asked := rules_address.read(str(window.location.hash), GAMES)) is not None:
            self.show_rules(asked.case, asked.game)
        else:
            self.rules.close()

    def escape(self) -> None:
        """Cut short what is being shown, stand still, close what lies on top, or let go of what was chosen."""
        hands = self.table.hands
        areas = self.table.board.areas
        if not (self.table.skip() or hands.stop() or self.rules.close() or areas.close() or hands.widen()):
            self.table.board.set_focus(None)
            self.table.board.fan.close()

    def move_sheet(self, moved: float) -> None:
        """On a phone: the sheet's grip was let go so many pixels farther down."""
        state = phone_sheet.after(dom.attribute(dom.root, "data-sheet") or "half", moved)
        dom.set_root(sheet=state)
        self.table.board.fan.close()
        # Whoever pulls it up all the way reads, and does not look for anything in what is left of the board.
        if state != "full":
            self.table.look()
