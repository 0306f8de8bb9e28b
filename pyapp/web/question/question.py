"""What is asked now, and the choosing of an answer: by button, number or key, narrowed down by touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pyapp.kernel.decision import Action, Decision, Option
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.board.boardview import BoardView
from pyapp.web.foresight import caption, note
from pyapp.web.foresight.answer_cache import Foresight
from pyapp.web.foresight.board_hints import Hints
from pyapp.web.page import dom
from pyapp.web.question import answer_list, choice_card, question_html
from pyapp.web.question.answer_list import Fold, entries
from pyapp.web.question.answer_rows import UNRECKONED, Reckoned
from pyapp.web.question.narrowing import Narrowing
from pyapp.web.table import addressing
from pyapp.web.table.session import Session
from pyapp.web.touch.route_walk import Way


class Asking:
    """The question on the page. While there is none, nothing can be chosen."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self.hints = Hints(board)
        self.read = Reader()
        self.narrowing = Narrowing()
        self._session: Session | None = None
        self._asked: Decision | None = None
        """What was asked last."""
        self._hints: list[Message] = []
        """What was told last of how it is done."""
        self._armed: Option | None = None
        self._foreseen: Foresight | None = None
        self._opened: str | None = None
        """The action whose odds lie open; nothing for somebody who has closed them."""
        self._back: Message | None = None
        """What would be taken back by answering nothing, where that is an answer."""
        self.way: Way | None = None
        """To what was touched, where one can go there as well."""
        self._beside: Any | None = None
        """The place of what was touched, as it is drawn, where answers lie beside it."""
        self.on_choice: Callable[[Action], None] = lambda _: None
        self.is_beginner: Callable[[Session], bool] = lambda _: False
        """Whether somebody is to be told how it is done."""

    def ask(self, session: Session, asked: Decision) -> None:
        """Put a question to the person who looks."""
        is_elsewhere = self._is_elsewhere(asked)
        if asked is not self._asked:
            # It tells of what could be done before, and lies over what came of it.
            dom.put_away("caption")
        self._session, self._asked = session, asked
        self._armed = self.way = self._opened = None
        self._back = session.back.can_undo() if asked.goes_back else None
        self._foreseen = Foresight(session.game, session.history.state)
        note.hide()
        self.narrowing = Narrowing(session.offered(asked))
        whose = question_html.Whose(addressing.whose(session, asked), addressing.colour(session, asked))
        hints: list[Message] = []
        if (others := addressing.who_looks(session)) is not None:
            hints.append(others)
        if self.is_beginner(session):
            if session.is_first_choice:
                hints.append(session.game.briefing(asked.seat, session.history.state.scenario))
            hints.append(question_html.advice(asked, self.board.areas.__contains__))
        dom.put("ask", question_html.ask_html(whose, asked, self.read, hints, known=hints == self._hints))
        self._hints = hints
        self._show_options()
        if is_elsewhere:
            self._pull_up()
        dom.tell("live", self.read(asked.prompt))

    def _is_elsewhere(self, asked: Decision) -> bool:
        """Whether a question has nothing to do with the one before, or is not answered by touching the board: nobody
        who has pulled the sheet down knows of it yet.
        """
        before = self._asked
        if before is None or asked is before:
            return False
        if (before.seat, before.crumbs) != (asked.seat, asked.crumbs):
            return True
        return not all(any(map(self.board.box, each.refs)) for each in asked.options if not each.primary)

    def _pull_up(self) -> None:
        if dom.attribute(dom.root, "data-sheet") == "low":
            dom.set_root(sheet="half")

    def read_from_the_top(self) -> None:
        """A new question is read from its beginning. To scroll makes the browser lay out the page, so this comes when
        everything is in its place.
        """
        for part in ("side", dom.ANSWERS):
            dom.by_id(part).scrollTop = 0
        self.board.areas.settle()

    def tell(self, text: Message) -> None:
        """Say something in place of a question."""
        self._say(text, question_html.waiting_html(text, self.read))

    def conclude(self, text: Message, case: str = "") -> None:
        """Say how it ended, and by which case."""
        self._say(text, question_html.verdict_html(text, case, self.read))
        dom.put("closing", question_html.over_html(self.read))

    def _say(self, text: Message, markup: str) -> None:
        self.close()
        dom.put("ask", markup)
        for part in ("options", "closing"):
            dom.put(part, "")
        dom.tell("live", self.read(text))

    def close(self) -> None:
        """Nothing is asked any more; what the page says stays for the moment."""
        self.narrowing = Narrowing()
        self._armed = self.way = self._opened = self._foreseen = None
        note.hide()
        dom.put_away("choice")
        dom.put_away("caption")
        self.hints.clear()
        self.board.unmark()

    def _show_options(self) -> None:
        dom.put_away("choice")
        touched, way = self._touched(), self._way_told
        parts = self.narrowing, self.read, touched, way, self._reckoned(), self._about()
        dom.put("options", question_html.options_html(*parts))
        rows = question_html.rows_kept(self.narrowing) + (self.way is not None)
        dom.by_id("options").style.setProperty("--rows", str(rows))
        closing = [option for option in self.narrowing.options if option.primary]
        dom.put("closing", question_html.closing_html(closing, self._armed, self.read, back=self._back))
        self.hints.ask(self._session, self.narrowing, self.read)
        asked_about = self._armed.refs if self._armed is not None else ()
        self.board.mark(self.narrowing.about(asked_about), self.read, self.hints.drawn)
        # The ring stays where it is, and so does what it tells.
        if self.board.focus is not None:
            self.hints.point(self.board.focus)

    # Odds

    def _reckoned(self) -> Reckoned:
        """What can be looked at of the odds, where so few answers are left that somebody may weigh them. Those of what
        is asked about, or of the only answer left, lie open.
        """
        weighed = answer_list.weighed(self.narrowing.remaining, is_narrowed=self.narrowing.is_narrowed)
        if self._foreseen is None or not weighed:
            return UNRECKONED
        found = {option: odds for option in weighed if (odds := self._foreseen.odds(option.action)) is not None}
        offered = [option for option in self.narrowing.remaining if not option.primary]
        alone = offered[0] if self.narrowing.is_narrowed and len(offered) == 1 else None
        opened = next((option for option in found if str(option.action) == self._opened), None)
        if self._opened is None:
            opened = self._armed or alone
        return Reckoned(found, opened)

    def switch_odds(self, text: str) -> None:
        """Open the odds of an answer below it, or close them again."""
        shown = self._reckoned().opened
        self._opened = "" if shown is not None and str(shown.action) == text else text
        self._show_options()
        dom.reveal(dom.ANSWERS, ".reckoned:has(.odds)")

    # Choosing

    def choose_text(self, text: str) -> None:
        """Perform the option whose action has this text: a button knows no more of it."""
        option = next((o for o in self.narrowing.options if str(o.action) == text), None)
        if option is not None:
            self.choose(option)

    def choose(self, option: Option) -> None:
        """Perform an option; one that throws something away asks first."""
        if option.caution is not None and self._armed is not option:
            self._armed = option
            was_beside = not dom.by_id("choice").hidden
            note.hide()
            self._show_options()
            if was_beside:
                # Who chose on the board is asked there.
                self._lay_choice(choice_card.caution_html(option, self.read))
            words = (option.caution, say("Enter: yes, do it. Escape: not yet."))
            dom.tell("live", " ".join(map(self.read, words)))
            return
        self.on_choice(option.action)

    @property
    def is_armed(self) -> bool:
        """Whether the page asks if something is meant."""
        return self._armed is not None

    def confirm(self) -> None:
        """Yes, do what was asked about."""
        if self._armed is not None:
            self.choose(self._armed)

    def primary(self) -> None:
        """What the button at the bottom does: confirm what is asked about, or close what is being done."""
        option = self._armed or next((o for o in self.narrowing.options if o.primary), None)
        if option is not None:
            self.choose(option)

    def number(self, number: int) -> None:
        """The line with that number: an option, or what several are about."""
        lines = entries([o for o in self.narrowing.remaining if not o.primary])
        if number > len(lines):
            return
        line = lines[number - 1]
        if isinstance(line, Fold):
            self.pick(line.ref)
        else:
            self.choose(line)

    # Narrowing

    def pick(self, ref: str) -> None:
        """Choose in the list what it is about, as by touching that on the board."""
        narrowing = self.narrowing.about((ref,))
        if narrowing.count:
            self.narrow(narrowing)

    def narrow(self, narrowing: Narrowing, beside: Any | None = None, way: Way | None = None) -> None:
        """Keep fewer options; they are offered beside what was touched as well, and so is the way there."""
        is_shorter = narrowing.remaining != self.narrowing.remaining
        self.narrowing = narrowing
        self.way = way
        self._armed = self._opened = None
        note.hide()
        # It tells of what was pointed at before, and what was drawn for that has gone.
        dom.put_away("caption")
        self._show_options()
        if narrowing.is_narrowed:
            self._bring_up(beside, in_list=is_shorter)
        dom.tell_each("live", self._left())

    def _bring_up(self, beside: Any | None, *, in_list: bool = True) -> None:
        """What is left to choose from is to be seen: where the eye is, or else in the panel, pulled up if need be.
        A list that has not changed answers nothing: then it is what another touch would do.
        """
        exact = None if in_list else self.narrowing.exact
        if beside is not None and exact is not None:
            self._beside = beside
            self._lay_choice(choice_card.html([exact], self.read, self._way_told))
            return
        offered = [option for option in self.narrowing.remaining if option.refs and not option.primary]
        # On a phone the sheet that is not pulled down has them already, where the thumb is.
        has_room = not dom.is_small() or dom.attribute(dom.root, "data-sheet") == "low"
        if beside is not None and has_room and len(offered) <= choice_card.MOST and not self._is_told_apart(offered):
            self._beside = beside
            self._lay_choice(choice_card.html(offered, self.read, self._way_told))
            return
        self._pull_up()
        dom.scroll_to("side", dom.ANSWERS)

    def _lay_choice(self, markup: str) -> None:
        """Put a card beside what was touched, off what can be touched next."""
        dom.put("choice", markup)
        dom.show("choice")
        live = (box for ref in sorted(self.narrowing.live) if (box := self.board.box(ref)) is not None)
        note.lay(dom.by_id("choice"), self._beside, [self.board.eye.on_screen(box) for box in live])

    @property
    def _way_told(self) -> Message | None:
        return self.way.words if self.way is not None else None

    def _is_told_apart(self, offered: Sequence[Option]) -> bool:
        """Whether what is left are places on the board or things beside it, which are lit and picked there."""
        shared = frozenset.intersection(*(frozenset(option.refs) for option in offered))
        told_apart = self.narrowing.live - shared
        return any(ref in self.board.boxes or ref in self.board.areas for ref in told_apart)

    def _touched(self) -> list[str]:
        """What the options left have to do with, by name."""
        session, named = self._session, []
        for things in self.narrowing.chosen:
            name = session.game.called(things[0]) if session is not None else None
            named.append(self.read(name) if name is not None else self.board.name(things[0], self.read))
        return named

    def _about(self) -> str:
        """What the counter is that was chosen last, for a finger: a pointer has the caption."""
        session, chosen = self._session, self.narrowing.chosen
        if session is None or not chosen or len(chosen[-1]) > 1 or not dom.is_coarse():
            return ""
        ref = chosen[-1][0]
        item, box = self.board.drawn(ref), self.board.box(ref)
        if item is None or box is None:
            return ""
        remarks = session.game.remarks(session.game.observe(session.history.state, session.viewer), ref)
        return caption.folded(
            self.board.name(ref, self.read), remarks, caption.counter(item, box, self.read), self.read
        )

    def _left(self) -> list[str]:
        """What is left to choose from, for those who do not see the list change."""
        if not self.narrowing.is_narrowed:
            return [self.read(say("All options"))]
        lines = entries([option for option in self.narrowing.remaining if not option.primary])
        words = [self.read(question_html.left(len(lines) + (self.way is not None), self._touched()))]
        for number, line in enumerate(lines[: question_html.NUMBERED], 1):
            words.append(f"{number}: {question_html.line_told(line, self.read)}.")
        if self.way is not None:
            words.append(f"{self.read(self.way.words)}.")
        return words

    def widen(self) -> bool:
        """Let go of what was chosen last; false when nothing was."""
        if self._armed is not None:
            was_beside = not dom.by_id("choice").hidden
            self._armed = None
            self._show_options()
            if was_beside:
                self._bring_up(self._beside)
        elif self.narrowing.is_narrowed:
            self.narrow(self.narrowing.widened())
        else:
            return False
        return True
