"""What happened, in the past tense: the log, the animation and the tests read these."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, NamedTuple

from pyapp.kernel.decision import Seat
from pyapp.kernel.message import Message, say, say_n


class Topic(StrEnum):
    """What an event is about, for a reader who looks for something."""

    MOVE = "move"
    FIGHT = "fight"
    DICE = "dice"
    OTHER = "other"


class Tone(StrEnum):
    """What a result is to those who are to survive."""

    GOOD = "good"
    BAD = "bad"
    PLAIN = "plain"


class Verdict(NamedTuple):
    """In a word, what dice came to."""

    word: Message
    tone: Tone = Tone.PLAIN


FRIGHT = -1
"""How hard a blow is of which nothing is left once it is over."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened by a rule."""

    rule: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    """Whether it told somebody something new: no undo crosses it."""
    hurts: ClassVar[bool] = False
    """Whether the log marks it as a blow."""
    gravity: ClassVar[int] = 0
    """How hard a blow: where there is room for one only, it is the hardest. 0: it only threatens. `FRIGHT`:
    it did no harm.
    """
    sums_up: ClassVar[bool] = False
    """Whether it tells in one sentence how a turn of the others went: that is told again however quiet it was."""
    topic: ClassVar[Topic] = Topic.OTHER
    settles: ClassVar[bool] = False
    """Whether it says what the dice before it came to."""
    result: ClassVar[Verdict | None] = None
    """The same in a word, that stands out beside the dice."""
    is_slight: ClassVar[bool] = False
    """Whether somebody did it on purpose, and the board hardly shows it."""
    sound: ClassVar[str] = ""
    """What it sounds like, for those who listen: one of the page's few effects."""
    icon: ClassVar[str] = ""
    """The symbol with which it is told again in a recap; without one it is not."""

    def case(self) -> str:
        """The number of the case by which it happened."""
        return self.rule

    def text(self) -> Message:
        raise NotImplementedError(type(self).__name__)

    def brief(self) -> Message:
        """The same for somebody who is watching it happen, and has no time for reasons."""
        return self.text()

    def verdict(self) -> Verdict | None:
        """What the dice before it came to, in a word."""
        return self.result

    def refs(self) -> tuple[str, ...]:
        """The things on the board that it concerns."""
        return ()

    def beams(self) -> tuple[tuple[str, str], ...]:
        """From which thing to which something flew: a shot, say. Drawn as a line while it is shown."""
        return ()

    def ways(self) -> tuple[tuple[str, ...], ...]:
        """What is going to move from which place through which others. Drawn as arrows while it is told."""
        return ()

    def seen_by(self, seat: Seat) -> Event | None:  # noqa: ARG002
        """The event as that seat may know it."""
        return self

    def uncovers(self) -> bool:
        """Whether somebody has learnt something by it, so that it cannot be taken back."""
        return self.reveals

    def why_final(self) -> Message | None:
        """Why it cannot be taken back, where there is more to say than that dice fell or something was shown."""
        return None

    def is_news(self) -> bool:
        """Whether those who watch should get a moment longer for it."""
        return self.reveals

    def tally(self, count: int) -> Message | None:  # noqa: ARG002
        """So many such as this in one sentence, for what is too common to be told one by one."""
        return None


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were thrown in the open."""

    topic: ClassVar[Topic] = Topic.DICE
    sound: ClassVar[str] = "dice"
    by: str
    dice: tuple[int, ...]
    purpose: Message
    is_sum: bool = True
    """Whether their total counts, and not each by itself."""
    about: tuple[str, ...] = ()
    """What they decide between, on the board."""

    @property
    def faces(self) -> str:
        """How they fell."""
        return ("\u00a0+\u00a0" if self.is_sum else ", ").join(map(str, self.dice))

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        if not self.is_sum:
            # What they mean stands in the purpose: the bare number would be taken for that.
            return say_n(
                "{purpose}: die {dice}", "{purpose}: dice {dice}", len(self.dice), purpose=self.purpose, dice=self.faces
            )
        return say("{purpose}: {dice}", purpose=self.purpose, dice=self.faces)

    def refs(self) -> tuple[str, ...]:
        return self.about

    def brief(self) -> Message:
        """What they are for: how they fall is seen."""
        return self.purpose


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Something was drawn by chance: a card from a deck, a counter from a cup."""

    topic: ClassVar[Topic] = Topic.DICE
    reveals: ClassVar[bool] = True
    sound: ClassVar[str] = "card"
    by: str
    thing: str
    """What it was, for those who know the cards; nothing for whoever may not see it."""
    name: Message
    purpose: Message
    known_to: tuple[Seat, ...] = ()
    """Who sees it; nobody named: everybody does."""
    about: tuple[str, ...] = ()
    """Where on the table it comes from or goes to."""

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("{purpose}: {name}", purpose=self.purpose, name=self.name)

    def refs(self) -> tuple[str, ...]:
        return self.about

    def brief(self) -> Message:
        """What it is for: the card is seen."""
        return self.purpose

    def seen_by(self, seat: Seat) -> Event:
        if not self.known_to or seat in self.known_to:
            return self
        about = tuple(ref for ref in self.about if ref.partition(":")[2] != self.thing)
        return replace(self, thing="", name=say("face down"), about=about)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Another turn: what follows in the log belongs to it."""

    by: str
    turn: int

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("Turn {turn} begins.", turn=self.turn)


@dataclass(frozen=True, slots=True)
class Stated(Event):
    """Something that shows nowhere on the board: all there is to tell is the reason, and the case."""

    by: str
    reason: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return self.reason


@dataclass(frozen=True, slots=True)
class Ended(Stated):
    """The game is over."""
