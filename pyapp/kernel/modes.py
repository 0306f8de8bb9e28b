"""How a game can be played: modes, their seats and who sits with whom, and what can be agreed on beforehand."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Seat
from pyapp.kernel.message import Message, say


class WrongName(ValueError):
    """A name or value from outside that is not one of those allowed; its text names those."""

    def __init__(self, what: str, given: str, allowed: list[str]) -> None:
        super().__init__(f"{what} {given!r} is not known; it can be {', '.join(allowed)}")


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a mode: a closed list of values with a plain description."""

    id: str
    about: Message
    values: tuple[tuple[str, Message], ...]
    default: str
    fine: bool = False
    """A fine point: shown to those who ask for such."""
    same: tuple[str, ...] = ()
    """Values that mean the default as long as everything else stands at its default."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a game."""

    id: str
    title: Message
    about: Message
    seats: tuple[tuple[Seat, Message], ...]
    settings: tuple[Setting, ...] = ()
    minutes: tuple[int, int] | None = None
    """How long people take for a game of it, from and to."""
    recommended: bool = False
    """Where somebody begins who has not chosen."""
    groups: tuple[tuple[Seat, ...], ...] = ()
    """Who knows the same, and never has to look away from each other; whoever stands in none knows things alone."""
    sides: tuple[tuple[Seat, str], ...] = ()
    """For which side a seat plays, where the side is not called after the seat."""
    public: Seat | None = None
    """The seat that knows nothing but what lies open to all, where there is one."""

    def group(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody who knows what this seat knows, itself included."""
        return next((group for group in self.groups if seat in group), (seat,))

    def side(self, seat: Seat) -> str:
        return dict(self.sides).get(seat, seat)

    def limited(self, turns: str) -> dict[str, str]:
        """The setting that ends a game after so many turns, if it has one: computer players need not come to an end."""
        return {TURN_LIMIT.id: turns} if any(setting.id == TURN_LIMIT.id for setting in self.settings) else {}

    @property
    def is_open(self) -> bool:
        """Whether all know the same."""
        return not self.seats or len(self.group(self.seats[0][0])) == len(self.seats)


TURN_LIMIT = Setting(
    "turn-limit",
    say("Stop after so many turns and call it a draw"),
    (
        ("none", say("no limit")),
        ("50", say("50 turns")),
        ("100", say("100 turns")),
        ("200", say("200 turns")),
    ),
    "none",
)
