"""The table: a game being played in the page. It shows the session, and brings together those who do the rest:

the question (`asking`), the player's hands (`hands`), what goes on between two questions (`course`), and the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyapp.kernel.decision import Action, Decision
from pyapp.kernel.event import Event
from pyapp.kernel.message import Reader, say
from pyapp.web.board.boardview import BoardView
from pyapp.web.foresight import note
from pyapp.web.page import dom
from pyapp.web.page.sound import Sound
from pyapp.web.question.question import Asking
from pyapp.web.reading.log_view import Record
from pyapp.web.saves.kept_place import Place
from pyapp.web.show import dice_tray
from pyapp.web.show.recap_card import News
from pyapp.web.show.show_player import Show
from pyapp.web.show.turn_runner import Course
from pyapp.web.table import addressing, table_bar
from pyapp.web.table.handover import HandOver
from pyapp.web.table.session import Session
from pyapp.web.table.voice import Voice
from pyapp.web.touch.touch_input import Hands


class Table:
    def __init__(self, board: BoardView, guard: dom.Guard) -> None:
        self.board = board
        self.session: Session | None = None
        self.place: Place | None = None
        """Where it is kept."""
        self.theme = "dark"
        self.is_watching = False
        """Whether another tab plays this game."""
        self.is_keeping = True
        """Whether this tab saves it."""
        self.sound = Sound()
        self.course = Course(Show(board, self.sound), guard)
        self.course.on_act = self._on_act
        self.course.on_told = self._on_told
        self.course.on_replay = lambda session, since, events: self.record.tell_again(session, since, events)
        self.course.on_asked = self._on_asked
        self.course.may_go_on = lambda: not self.is_watching
        self.news = News(self.course)
        self.asking = Asking(board)
        self.asking.on_choice = self._perform
        self.hands = Hands(board, self.asking, self.course, guard)
        self.record = Record()
        self._asked: Decision | None = None
        self._decisions = 0
        self._clicked = 0
        """The number of the question that the last click was an answer to."""
        self._hand_over = HandOver(board, self.asking, self.record)
        self._voice = Voice(board, self.record)
        self.on_end: Callable[[], None] = lambda: None
        self.on_choice: Callable[[], None] = lambda: None
        """A person has chosen something: from now on there is something to keep."""

    @property
    def read(self) -> Reader:
        return self.asking.read

    @read.setter
    def read(self, reader: Reader) -> None:
        self.asking.read = self.course.show.read = reader

    @property
    def speed(self) -> str:
        return self.course.speed

    @speed.setter
    def speed(self, speed: str) -> None:
        self.course.speed = speed

    @property
    def is_showing(self) -> bool:
        """Whether something is being shown, and nothing can be chosen."""
        return self.course.is_running

    @property
    def has_just_changed_hands(self) -> bool:
        return self._hand_over.is_recent

    def is_second_of_two(self, clicks: int) -> bool:
        """Whether the first click of a double click has been an answer already: the second is none to the next."""
        is_second = clicks > 1 and self._clicked != self._decisions
        self._clicked = self._decisions
        return is_second

    # Showing

    def begin(self, session: Session) -> None:
        """Put a game on the table."""
        self.session = self.hands.session = session
        self.course.begin(session)
        self._asked = None
        self._voice.catch_up(session)
        self.record.clear()
        self.board.clear()
        dom.set_look(session.game.id)
        self.board.take(session.game)
        self.asking.hints.forget()
        dom.put("tray", "")
        # Hidden too: somebody may ask for a recap before there is one.
        dom.put_away("recap")
        self.save()
        self.refresh()
        self.look(anew=True)
        self._conclude()

    def catch_up(self, known: int) -> None:
        """The game has gone on elsewhere; only so many of the moves shown here are still its moves."""
        assert self.session is not None
        if known < self._voice.catch_up(self.session):
            self.record.clear()
        self.course.do_again()
        self.refresh()

    def save(self) -> None:
        """Keep the game. Where that does not work the player is told, and plays on."""
        if self.session is not None and self.place is not None and self.is_keeping:
            self.tell_kept(self.place.keep(self.session.history.save()))

    def tell_kept(self, is_kept: bool) -> None:
        """Whether the game is saved: it goes without saying, its contrary does not."""
        dom.show("saved", when=not is_kept)
        if not is_kept:
            text = say("This browser keeps no saves now: save to a file from the menu before you leave.")
            dom.tell("saved", self.read(text))

    def refresh(self) -> None:
        """Show what the session is now. While something is being shown, that comes when it is over."""
        session = self.session
        if session is None or self.course.is_running:
            self.show_bar()
            return
        if self.is_watching:
            self._watch(session)
            return
        if session.is_computers_turn:
            self.board.show(session.scene(), self.read)
            self.record.show(session, self.read)
            self._wait(session)
            self.course.go_on(session)
            return
        self._tell_root(session)
        if session.needs_cover:
            self._hand_over.cover(session, self.theme, self.read)
            return
        dom.close("cover")
        self.board.show(session.scene(), self.read)
        self._ask(session)
        self.show_bar()
        self.record.add(session, self.read)
        has_news = self.course.has_news()
        can_replay = not has_news and self.course.told() is not None
        # What the last dice came to is in the recap, which needs the room.
        look = dice_tray.Look.PAST if has_news else dice_tray.look_of(session)
        dom.put("tray", dice_tray.html(dice_tray.lately(session), self.read, look, can_replay=can_replay))
        self.news.show(self.read, when=has_news)
        self.record.read_from_the_top()
        self.asking.read_from_the_top()
        # Not before: what lies around the board has its size only now, and with it the window.
        self.look()

    def _conclude(self) -> None:
        """Tell the end, when the game has come to it. Whoever looks at the table afterwards is not told again."""
        session = self.session
        if session is not None and session.asked is None and not self.is_watching and not self.course.is_running:
            self.on_end()

    def _watch(self, session: Session) -> None:
        """Somebody plays this game elsewhere: show it as far as it may be shown, and ask nothing."""
        self.asking.tell(say("Another tab is playing this game."))
        dom.set_root(**session.facts())
        # The card that says so lies over everything; this one would stay behind when somebody uncovers there.
        dom.close("cover")
        if session.needs_cover:
            self.board.clear()
            self.record.clear()
            return
        self.board.show(session.scene(), self.read)
        self.record.show(session, self.read)
        self.show_bar()

    def _tell_root(self, session: Session) -> None:
        """What is asked now. It is told when it is offered, not before."""
        if session.asked is not self._asked:
            self._asked = session.asked
            self._decisions += 1
        dom.set_root(**session.facts(), decision=str(self._decisions))

    def _ask(self, session: Session) -> None:
        outcome = session.history.state.outcome
        self.board.glow(())
        if session.asked is not None:
            self.asking.ask(session, session.asked)
        else:
            assert outcome is not None, "a game that asks nothing has ended"
            self.asking.conclude(session.game.outcome_text(session.history.state), outcome.rule)

    def _wait(self, session: Session) -> None:
        """The computer is to play, or nobody wants to be asked: say so, and who it is."""
        asked = session.asked
        assert asked is not None
        if self._asked is None:
            self._tell_root(session)
        self.asking.tell(addressing.why_wait(session, asked))

    def show_bar(self) -> None:
        is_idle, may_turn = not self.course.is_running, self.can_turn_back
        table_bar.show(self.session, self.board.scene, self.read, self.theme, is_idle=is_idle, may_turn=may_turn)

    def speak_anew(self) -> None:
        """Say everything again: another language."""
        self.course.show.skip()
        self.record.clear()
        self.board.clear()
        self.refresh()

    # Looking

    def look(self, *, anew: bool = False) -> None:
        """See to it that what is asked is in sight; `anew` where the game has just come to the table."""
        self.board.eye.attend(self.asking.narrowing, self.asking.hints.hopeless, anew=anew)

    def point_out(self, refs: Sequence[str], words: str | None = None) -> None:
        """Show where something is: all of it in the window, and lit; and say what it is."""
        self.board.eye.show_all(refs)
        if beside := next((ref for ref in refs if ref in self.board.areas), None):
            self.board.areas.reveal(beside)
        self.board.glow(refs)
        if words:
            note.words(words)

    # The course of play

    def _perform(self, action: Action) -> None:
        assert self.session is not None
        self.on_choice()
        if self.news.is_shown:
            self.news.put_away()
        self.board.fan.close()
        self.board.areas.close_all()
        steps = self.course.act(self.session, action)
        with dom.measured("draw"):
            self.course.go_on(self.session, steps)

    def waive(self) -> None:
        """Let go what is asked now, and do not ask on such an occasion again until the menu says otherwise."""
        session = self.session
        if session is None or not session.is_persons_turn or session.asked is None or session.asked.waiver is None:
            return
        session.ask_about(session.asked.waiver.window, False)
        self.save()
        self.refresh()

    def ask_about(self, window: str, *, wanted: bool) -> None:
        """Whether to be asked on such an occasion from now on. What is asked now stays asked."""
        if self.session is not None:
            self.session.ask_about(window, wanted)
            self.save()

    def _on_act(self, session: Session) -> None:
        # The save is that of the table: a game that was put aside meanwhile is not kept twice.
        if session is self.session:
            self.save()

    def _on_told(self, session: Session, events: Sequence[Event] | None) -> None:
        """More of what happened is on the board: the log follows."""
        if session is not self.session:
            return
        if events is None:
            self.board.show(session.scene(), self.read)
            self.record.show(session, self.read)
        elif events:
            self.record.tell(events)
        else:
            self.asking.close()
            dom.set_root(digest=session.history.digest)
            self.record.show(session, self.read, untold=True)
            self.show_bar()

    def _on_asked(self) -> None:
        self.refresh()
        if self.session is not None:
            self._voice.announce(self.session, self.read)
        self._conclude()

    # Telling again

    def earlier_turns(self) -> None:
        if self.session is not None and not self.session.needs_cover:
            self.record.earlier(self.session, self.read)

    def skip(self) -> bool:
        """Cut short what is being shown, and the walk that led to it; false when nothing is."""
        if not self.course.show.skip():
            return False
        self.hands.stop()
        return True

    def replay(self) -> None:
        """Show the last turn of the others again."""
        self.hands.stop()
        if not self.course.replay() and not self.course.is_running and self.session is not None:
            dom.tell("live", self.read(say("Nothing has happened yet that could be shown again.")))

    def switch_recap(self) -> None:
        if self.session is not None and not self.is_showing and not self.session.needs_cover:
            self.news.switch(self.read)
            self.save()

    def close_recap(self) -> None:
        """It has been read: a reload does not bring it back."""
        self.news.put_away()
        self.save()

    def caught_up(self, session: Session) -> None:
        """Moves were taken back, or made again: what was shown and told of them is so no longer."""
        self.hands.forget()
        self._voice.catch_up(session)
        self.save()
        self.refresh()
        self._conclude()

    @property
    def can_turn_back(self) -> bool:
        """Not while something is shown, and not in a tab that only looks on."""
        return not self.is_showing and not self.is_watching

    # Handing over

    def keep_covered(self) -> None:
        """A browser may close the card against our will; it comes back until somebody says that he is there."""
        if self.session is not None and self.session.needs_cover:
            self.refresh()

    def end_cover(self) -> None:
        if self.session is not None and self.session.needs_cover:
            self._hand_over.uncover(self.session)
            self._voice.catch_up(self.session)
            self.save()
            self.refresh()
            self.look(anew=True)
