"""The guide at the board: what a player does there besides choosing. He points, looks, and moves the ring about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pyapp.kernel.decision import Option
from pyapp.kernel.message import Message, Reader, listing, say
from pyapp.web.areas import area_html
from pyapp.web.board import geometry
from pyapp.web.board.boardview import BoardView
from pyapp.web.board.geometry import Box
from pyapp.web.foresight import caption, note
from pyapp.web.foresight.board_hints import Hints
from pyapp.web.page import dom
from pyapp.web.question.question import Asking
from pyapp.web.table.session import Session
from pyapp.web.touch.keyboard_cursor import Ring
from pyapp.web.touch.touch_meaning import is_met_at


class Guide:
    def __init__(self, board: BoardView, asking: Asking) -> None:
        self._board = board
        self._asking = asking
        self._ring = Ring(board, asking.hints)
        self.session: Session | None = None
        self._side = caption.Side.BOTTOM_LEFT
        self._captioned: str | None = None
        """What the caption tells of."""
        self._question = asking.narrowing
        """In which question it does."""

    @property
    def _read(self) -> Reader:
        return self._asking.read

    @property
    def hints(self) -> Hints:
        return self._asking.hints

    def explain(self, session: Session, ref: str, *, by_finger: bool) -> None:
        """Say why something cannot be used, beside it. A finger, which does not point, is told what it is as well."""
        reason, told = session.game.why_not(session.history.state, ref), []
        if by_finger:
            remarks = (*self._written(ref), *session.game.remarks(self._seen(session), ref))
            told = [self._called(session, ref), *map(self._read, remarks)]
        note.give(reason, self._read, self._board.element(ref), told=told)
        self._settle_caption()

    def describe(self, session: Session, ref: str, *, by_finger: bool) -> None:
        """Tell a finger what it has touched, which a pointer is told by the caption."""
        if by_finger:
            remarks = session.game.remarks(self._seen(session), ref)
            told = self._joined((self._board.label(ref, self._read), *remarks))
            note.tell(say("{what}. Choose below.", what=told), self._read, self._board.element(ref))

    def _seen(self, session: Session) -> Any:
        return session.game.observe(session.history.state, session.viewer)

    # Pointing and looking

    def point(self, ref: str | None, *, rests: bool = False) -> None:
        """The pointer is on something. Where it `rests` after a choice, no caption lies over what came of that."""
        if self.session is None:
            return
        self.hints.point(ref)
        self._board.areas.point(self._board.things_at(ref))
        if self.hints.is_looking and (reason := self.hints.seen(ref)) is not None:
            note.give(reason, self._read, aloud=False)
        elif self._is_captioned(ref):
            return
        if rests and not self._asking.narrowing.is_narrowed:
            ref = None
        self._caption(self.session, ref)

    def _is_captioned(self, ref: str | None) -> bool:
        """Whether the caption tells of it already, as between two parts of one counter."""
        return ref is not None and ref == self._captioned and self._asking.narrowing is self._question

    def _caption(self, session: Session, ref: str | None) -> None:
        """Say what the pointer is on, while something is asked."""
        is_told = ref is not None and bool(self._asking.narrowing.options)
        self._captioned, self._question = ref if is_told else None, self._asking.narrowing
        if ref is None or not is_told:
            dom.put_away("caption")
            return
        board, read = self._board, self._read
        item, box = board.drawn(ref), board.box(ref)
        dom.put(
            "caption",
            caption.html(
                self._called(session, ref),
                map(read, (*self._written(ref), *session.game.remarks(self._seen(session), ref))),
                map(read, self._told(ref)),
                map(read, self._why_not(session, ref)),
                caption.counter(item, box, read) if item is not None and box is not None else "",
            ),
        )
        dom.show("caption")
        self._settle_caption()

    def _called(self, session: Session, ref: str) -> str:
        """What a thing is, as a heading."""
        name = session.game.called(ref)
        if name is None and ref in self._board.areas:
            name = self._board.areas.name(ref)
        words = self._read(name) if name is not None else self._board.label(ref, self._read)
        return words[:1].upper() + words[1:]

    def _written(self, ref: str) -> list[Message]:
        """What is to be read on a thing beside the board."""
        lying = self._board.areas.find(ref)
        return area_html.told(lying.piece) if lying is not None else []

    def _told(self, ref: str) -> Iterator[Message]:
        """What could be done there, what it would lead to, and what is drawn for it."""
        yield from self.hints.told(ref)
        if (warning := self.hints.warning(ref)) is not None:
            yield warning
        if self.hints.is_hatched(ref):
            is_counter = self._board.drawn(ref) is not None
            yield say("Hatched: where they can be next") if is_counter else say("Hatched: where enemies may come in")
            if met := self.hints.come_upon(ref):
                yield say("They can reach {who}", who=listing(self._board.name(each, self._read) for each in met))

    def _why_not(self, session: Session, ref: str) -> list[Message]:
        """Why nothing can be done about a thing by those who are on the move."""
        asked, hints = self._asking.narrowing, self.hints
        here = {self._board.square_of(who) for who in asked.chosen_refs}
        is_idle = ref not in asked.live | asked.chosen_refs | hints.aimed | hints.priced | here
        told = [*self._why_not_aimed_at(session, ref)]
        if not told and is_idle and hints.is_under_way:
            told.append(session.game.why_not(session.history.state, ref).text)
        return told

    def _why_not_aimed_at(self, session: Session, ref: str) -> Iterator[Message]:
        """Why nobody can aim at the enemies in a place, where one can go among them."""
        place = self._board.square_of(ref)
        if place is not None and is_met_at(self.hints, place) and place not in self.hints.aimed:
            yield session.game.why_not(session.history.state, place).text

    def _settle_caption(self) -> None:
        """The caption gives way: to what is pointed at, to the note and the tools, to what the board tells."""
        card, ref = dom.by_id("caption"), self._captioned
        if card.hidden or ref is None:
            return
        screen = self._board.eye.on_screen
        there = [screen(box) for each in self._board.things_at(ref) if (box := self._board.box(each)) is not None]
        pointed = geometry.around(there)
        if pointed is None and (pointed := self._board.areas.box(ref)) is not None and not note.is_shown():
            note.lay(card, self._board.element(ref), name="--caption")
            return
        if pointed is None:
            return
        stage, own, *others = (
            dom.by_id(part).getBoundingClientRect() for part in ("stage", "caption", "note", "zoom", "legend")
        )
        taken = [
            Box(rect.left - stage.left, rect.top - stage.top, rect.width, rect.height) for rect in others if rect.width
        ]
        self._side, place = caption.place(
            (own.width, own.height),
            (stage.width, stage.height),
            pointed,
            [screen(box) for box in self.hints.telling],
            taken,
            self._side,
        )
        card.style.setProperty("--caption-x", f"{place.x:.0f}px")
        card.style.setProperty("--caption-y", f"{place.y:.0f}px")

    def preview(self, ref: str, *, shot: bool, met: bool, done: Option | None = None) -> None:
        """Show and say what a second touch would do."""
        self.hints.point(ref)
        if shot:
            text = say("{chance}. Pick it again to do it.", chance=self._joined(self.hints.told_shots(ref)))
        elif done is not None:
            work = say("{what}: {cost}", what=done.label, cost=done.detail) if done.detail is not None else done.label
            text = say("{what}. Pick it again to do it.", what=self._joined((work, *self.hints.told_way(ref)[1:])))
        elif met:
            text = self._warning(ref)
        else:
            text = say("{way}. Pick it again to go.", way=self._joined(self.hints.told_way(ref)))
        note.tell(text, self._read, self._board.element(ref))
        self._settle_caption()

    def _warning(self, ref: str) -> Message:
        """What comes of walking among enemies, and why they cannot be aimed at instead; in short, where the caption
        says it all.
        """
        if ref == self._captioned and not dom.by_id("caption").hidden:
            return say("Enemies are there. Pick it again to go among them.")
        place = self._board.square_of(ref) or ref
        way, warning = self._joined(self.hints.told_way(place)), self.hints.warning(place)
        text = say("{way}, and enemies are there. Pick it again to go among them.", way=way)
        if warning is not None:
            text = say("{way}. {warning}. Pick it again to go among them.", way=way, warning=warning)
        for why in self._why_not_aimed_at(self.session, place) if self.session is not None else ():
            text = say("{why} {what}", why=why, what=text)
        return text

    def _joined(self, told: Iterable[Message | str]) -> str:
        """Sentences without an end, one after the other."""
        return ". ".join(each if isinstance(each, str) else self._read(each) for each in told)

    def look_at(self, ref: str) -> None:
        """A square was touched while looking."""
        if (reason := self.hints.look_at(ref)) is not None:
            note.give(reason, self._read)
        else:
            note.tell(say("Now pick where to look."), self._read)
        self._settle_caption()

    def toggle_sight(self) -> None:
        if self.session is None:
            return
        if not self.hints.toggle_sight():
            note.hide()
        elif self.hints.is_from_somewhere:
            note.tell(say("Now pick where to look."), self._read)
        else:
            note.tell(say("Sight: pick where to look from."), self._read)
        self._settle_caption()

    def toggle_threats(self) -> None:
        if self.session is None:
            return
        on, off = say("Threats are shown."), say("Threats are no longer shown.")
        dom.tell("live", self._read(on if self.hints.toggle_threats() else off))
        self._settle_caption()

    # The ring

    def step(self, direction: tuple[int, int], *, jump: bool = False) -> None:
        """Move the ring as one walks, or as the crow flies."""
        session = self.session
        if session is None or session.needs_cover:
            return
        stopped = self._ring.go(session, self._asking.narrowing, direction, jump=jump)
        if stopped is not None:
            dom.tell("live", self._read(stopped))
        else:
            self._tell(session)

    def turn(self, by: int) -> None:
        """To the next thing in the square."""
        if self.session is not None:
            self._ring.turn(self.session, by)
            self._tell(self.session)

    def next(self, by: int) -> None:
        """To the next thing that can be used."""
        if self.session is not None and self._ring.next(self._asking.narrowing.live, by):
            self._tell(self.session)

    def switch_place(self) -> None:
        """From the board to what lies beside it, or back."""
        if self.session is not None and self._ring.switch(self._asking.narrowing):
            self._tell(self.session)

    def enter_areas(self) -> None:
        """The focus has come to what lies beside the board: so does the ring."""
        if self.session is not None and not self._ring.is_beside and self._ring.enter():
            self._tell(self.session)

    def focus_on(self, ref: str) -> None:
        """Put the ring on a thing."""
        if self.session is not None and (self._board.box(ref) is not None or ref in self._board.areas):
            self._ring.put(ref)
            self._tell(self.session)

    def _tell(self, session: Session) -> None:
        dom.tell("live", self._ring.words(session, self._read))
        if self.hints.is_looking and (reason := self.hints.seen(self._board.focus)) is not None:
            note.give(reason, self._read)
