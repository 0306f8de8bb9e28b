"""A game at the table: its history, who plays which seat, and through whose eyes the page looks.

A seat is played by a person or by the computer. The page shows what one seat may know, the *viewer's*. When another
person has to decide, the page covers itself first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyapp.kernel.decision import Action, Decision, Option, Seat, Window
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Applied, State, decision
from pyapp.kernel.game import Game
from pyapp.kernel.history import CONTINUED, Entry, History, Save, resume
from pyapp.kernel.message import Message
from pyapp.kernel.policy import own_dice
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Scene
from pyapp.web.question.waivers import Occasion
from pyapp.web.table.interruptions import Interruptions
from pyapp.web.table.offered_options import offered
from pyapp.web.table.taking_back import TakingBack

BOTS, VIEWER, COVERED, TOLD = "bots", "viewer", "covered", "told"
"""Marks in the save: which seats the computer plays, who looked last, whether nobody has come back to it yet, and which
recap was put away.
"""


class Session:
    """One game, and the people around it."""

    def __init__(self, history: History[Any], bots: Mapping[Seat, str]) -> None:
        self.history = history
        self.game: Game[Any, Any] = history.game
        self.mode = self.game.mode(history.start.mode)
        self.bots = {seat: policy for seat, policy in bots.items() if policy in self.game.policies}
        self.people = tuple(seat for seat, _ in self.mode.seats if seat not in self.bots)
        self.interruptions = Interruptions(self.game, history)
        self.back = TakingBack(self)
        self._viewer = self._first_viewer()
        self.history.marks[BOTS] = dict(self.bots)
        self.history.marks[VIEWER] = self._viewer

    @classmethod
    def new(cls, game: Game[Any, Any], start: Start, bots: Mapping[Seat, str]) -> Session:
        history = History(game, start)
        return cls(history, bots)

    @classmethod
    def load(cls, game: Game[Any, Any], save: Save, bots: Mapping[Seat, str] | None = None) -> Session:
        """Go on from a save; `bots`, when given, take the place of those in it.

        Where people have secrets from each other, whoever comes back to it, be it by a reload, may be the other one.
        """
        history = resume(game, save)
        session = cls(history, _bots_of(save) if bots is None else bots)
        if session.has_rivals and (history.entries or history.marks.get(CONTINUED)):
            history.marks[COVERED] = True
        return session

    def again(self) -> Session:
        """The same game from its beginning: the same seats, options and dice."""
        return Session.new(self.game, self.history.start, self.bots)

    def follow(self, save: Save) -> int | None:
        """Catch up with what was saved elsewhere of this game; gives how many moves stay, None where it cannot be."""
        if _bots_of(save) != self.bots or (known := self.history.follow(save)) is None:
            return None
        self.back.catch_up()
        self.interruptions.catch_up()
        self._viewer = self._first_viewer()
        return known

    @property
    def is_covered(self) -> bool:
        """Whether nobody has said yet who has come back."""
        return self.has_rivals and self.history.marks.get(COVERED) is True

    def _first_viewer(self) -> Seat:
        """Who looked last, if he is still a person here; otherwise the first person who has to decide."""
        looked = self.history.marks.get(VIEWER)
        if looked in self.people:
            return Seat(str(looked))
        asked = self.asked
        if asked is not None and (asked.seat in self.people or not self.people):
            return asked.seat
        return self.people[0] if self.people else self.mode.seats[0][0]

    # Who looks and who decides

    @property
    def asked(self) -> Decision | None:
        return decision(self.history.state)

    @property
    def viewer(self) -> Seat:
        """The seat whose knowledge the page shows. A game between computers is watched over the shoulder of each."""
        if not self.people and (asked := self.asked) is not None:
            return asked.seat
        if self.public is not None:
            return self.public
        return self._viewer

    @property
    def public(self) -> Seat | None:
        """Who looks while something is answered before everybody by people who have secrets from each other."""
        asked = self.asked
        is_open = self.has_rivals and asked is not None and asked.openly and not self.is_covered
        return self.mode.public if is_open else None

    @property
    def looking(self) -> tuple[Seat, ...]:
        """Everybody who sees the page as it is: the people who know the same."""
        return tuple(seat for seat in self.people if seat in self.mode.group(self.viewer)) or (self.viewer,)

    @property
    def needs_cover(self) -> bool:
        """Whether a person has to decide who is not the one that looks."""
        return self._asks_a_person and not self.may_look(self.decider)

    @property
    def is_persons_turn(self) -> bool:
        """Whether the person who looks has to decide."""
        return self._asks_a_person and self.may_look(self.decider)

    @property
    def is_computers_turn(self) -> bool:
        """Whether the game goes on without a person: the computer has to decide, or nobody wants to be asked."""
        return self.asked is not None and not self._asks_a_person

    @property
    def is_persons_business(self) -> bool:
        """Whether it is for a person to decide, even where nobody is asked."""
        return self.decider in self.people

    @property
    def _asks_a_person(self) -> bool:
        return self.decider in self.people and not self._is_waived

    @property
    def _is_waived(self) -> bool:
        """Whether the question is one that a person lets go by unseen."""
        asked, decider = self.asked, self.decider
        if asked is None or asked.waiver is None or decider is None or decider not in self.people:
            return False
        return not self.interruptions.wants(asked.waiver.window, decider)

    @property
    def decider(self) -> Seat | None:
        """Who answers now: of several who may, a person before the computer."""
        asked = self.asked
        if asked is None:
            return None
        return next((seat for seat in asked.seats if seat in self.people), asked.seat)

    @property
    def is_first_choice(self) -> bool:
        """Whether nobody who sees the page has chosen anything yet."""
        return not any(entry.move.seat in self.looking for entry in self.history.entries)

    @property
    def has_rivals(self) -> bool:
        """Whether people share the page who have secrets from each other."""
        return len({self.mode.group(seat) for seat in self.people}) > 1

    def may_look(self, seat: Seat | None) -> bool:
        """Whether a seat may see the page as it is: it knows what the one knows who looks."""
        return self.public is not None or (seat in self.mode.group(self._viewer) and not self.is_covered)

    def uncover(self) -> None:
        """The person who has to decide now looks, and with him whoever knows the same."""
        self.history.marks.pop(COVERED, None)
        if (decider := self.decider) is not None:
            self._viewer = decider
            self.history.marks[VIEWER] = self._viewer

    @property
    def has_come_back(self) -> bool:
        """Whether the one who looks was away while another person played, and has not done anything since."""
        entries = self.history.entries
        is_new = self.public is None or self._viewer != self.public
        return self.has_rivals and bool(entries) and entries[-1].move.seat not in self.looking and is_new

    @property
    def is_against(self) -> bool:
        """Whether the one who looks plays against those whom the game is about: their ill luck is his good luck."""
        return not self.mode.is_open and self.mode.side(self.viewer) in self.game.sides[1:]

    def offered(self, asked: Decision) -> tuple[Option, ...]:
        """The options as the one who looks finds them."""
        return offered(self.game, self.history.state, asked)

    def seat_name(self, seat: Seat) -> Message:
        return next(name for each, name in self.mode.seats if each == seat)

    def scene(self, state: State | None = None) -> Scene:
        """What the viewer sees of the present state, or of another one; a bare board as long as nobody looks."""
        scene = self.game.scene(self.game.observe(state or self.history.state, self.viewer))
        return scene._replace(items=(), gauges=(), focus=(), areas=()) if self.is_covered else scene

    def events(self, entry: Entry[Any]) -> list[Event]:
        """What the viewer knows of what happened; nothing as long as nobody looks."""
        if self.is_covered:
            return []
        seen = (event.seen_by(self.viewer) for event in entry.events)
        return [event for event in seen if event is not None]

    def facts(self) -> dict[str, str | None]:
        """What the root element of the page tells to styles and tests; a secret is not among it."""
        state, asked = self.history.state, self.asked
        outcome = state.outcome
        return {
            "game": self.game.id,
            "mode": self.mode.id,
            "seat": asked.seat if asked else "",
            "step": type(state.stack[-1]).__name__ if state.stack else "",
            "rule": asked.rule if asked else outcome.rule if outcome else "",
            "digest": self.history.digest,
            "outcome": (outcome.side or "draw") if outcome else None,
            "cover": "on" if self.needs_cover else None,
            "luck": "turned" if self.is_against else None,
        }

    # Playing

    def act(self, action: Action) -> Applied[Any]:
        number = len(self.history.entries)
        if self.public is not None:
            # Whoever has answered sits there, or both do: secrets come back only behind a cover.
            self._viewer = self.public
            self.history.marks[VIEWER] = self._viewer
        self.back.note(number)
        self.interruptions.note(number, is_waived=self._is_waived)
        return self.history.act(action, self.decider, trace=True)

    @property
    def waived(self) -> Window | None:
        """The occasion that is let go by just now, if those who look know of it."""
        return self._known_window(self.asked, self.decider) if self._is_waived else None

    def passed(self, number: int) -> Window | None:
        """The occasion that was let go by unasked with a move, if those who look know of it."""
        if number not in self.interruptions.passed or number >= len(self.history.entries):
            return None
        entry = self.history.entries[number]
        return self._known_window(decision(entry.before), entry.move.seat)

    def _known_window(self, asked: Decision | None, decider: Seat | None) -> Window | None:
        """On what occasion a question may be waived. That there was one at all can be a secret of those asked."""
        return self.interruptions.window(asked) if decider in self.mode.group(self.viewer) else None

    def wants(self, window: str) -> bool:
        """Whether those who look want to be asked on such an occasion."""
        return self.interruptions.wants(window, self._speaker)

    def ask_about(self, window: str, wanted: bool) -> None:
        self.interruptions.ask_about(window, self._speaker, wanted)

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        """On what a game may interrupt, as those who look have it."""
        return self.interruptions.occasions(self._speaker)

    @property
    def _speaker(self) -> Seat:
        """Who says on what he wants to be asked: who looks; before everybody, who answers."""
        decider = self.decider
        return decider if self.public is not None and decider is not None else self.viewer

    @property
    def told(self) -> object:
        """Of which recap the player said that he has seen it; whatever a save has in that place."""
        return self.history.marks.get(TOLD)

    @told.setter
    def told(self, what: list[int]) -> None:
        self.history.marks[TOLD] = what

    def computers_choice(self) -> Action:
        """What the computer does now. Its dice depend on the seed and the moment only, so a reload changes nothing."""
        asked = self.asked
        assert asked is not None
        if self._is_waived and asked.waiver is not None:
            return asked.waiver.action
        history = self.history
        dice = own_dice(history.start.seed, len(history.entries))
        policy = self.game.policies[self.bots[asked.seat]](dice)
        return policy.choose(self.game.observe(history.state, asked.seat), asked)


def _bots_of(save: Save) -> dict[Seat, str]:
    """The computer's seats in a save, which may hold anything."""
    found = save.marks.get(BOTS)
    if not isinstance(found, dict):
        return {}
    return {Seat(seat): policy for seat, policy in found.items() if isinstance(policy, str)}
