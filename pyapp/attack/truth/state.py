"""The truth of a game: humans, zombies, tokens, barricades, cards, and where in the turn it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from pyapp.attack.board.board import Board, Way
from pyapp.attack.board.squares import NOWHERE, EdgeId, Square
from pyapp.attack.names import WHO, CardId, Figure, TokenId, Who, ZombieId, kind_of
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.scenarios.model import Layout
from pyapp.attack.truth import victory
from pyapp.attack.truth.seats import LEADER, SEATS, ZOMBIES
from pyapp.attack.truth.tables import HUMAN_ACTIONS
from pyapp.kernel.cards import Deck
from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import State


@dataclass(frozen=True, slots=True)
class Human:
    square: Square
    """Nowhere when dead."""
    wounds: int = 0
    tokens: tuple[TokenId, ...] = ()


@dataclass(frozen=True, slots=True)
class Zombie:
    square: Square
    is_lying: bool = False
    """[A7.3] Killed in the humans' turn, and lying there until the zombies are replenished."""


@dataclass(slots=True, kw_only=True)
class AttackState(State):
    humans: dict[Who, Human] = field(default_factory=dict)
    """Everybody who began, also the dead: how many they were decides the cap."""
    hands: dict[Who, tuple[CardId, ...]] = field(default_factory=dict)
    zombies: dict[ZombieId, Zombie] = field(default_factory=dict)
    tokens: dict[TokenId, Square] = field(default_factory=dict)
    """Those that lie on the board."""
    barricades: dict[EdgeId, bool] = field(default_factory=dict)
    """Which openings are barricaded, and whether for good."""
    deck: Deck = field(default_factory=Deck)
    fallen: dict[Who, Square] = field(default_factory=dict)
    """[A6.4] Humans who will rise as zombies, and where."""
    is_zombies_turn: bool = False
    moved: list[str] = field(default_factory=list)
    """[A2.2] Figures that have had their turn."""
    acting: str = ""
    """The figure whose turn it is."""
    actions: int = 0
    has_attacked: bool = False
    searches: int = 0
    """[A4.2] How often the acting human has searched."""
    path: list[Square] = field(default_factory=list)
    """[A10.3] The squares that the acting human has been on in this turn."""
    boosts: list[str] = field(default_factory=list)
    """What cards do for the rest of a turn, by kind of card."""
    noise: Square = NOWHERE
    is_quiet: bool = False
    """[A14.10] Whether nobody is replenished in this turn."""
    kills: int = 0
    rounds: int = 0
    """Turns that have been played to their end."""
    reached: dict[str, int] = field(default_factory=dict)
    """[A12.5] Which conditions of those in order have come true, and after how many turns."""
    next_zombie: int = 1
    deeds: dict[str, int] = field(default_factory=dict)
    """What the zombies have done in their turn, by kind, for the sentence at its end."""

    def count(self, deed: str) -> None:
        self.deeds[deed] = self.deeds.get(deed, 0) + 1

    def after_step(self) -> None:
        """[A12.1] Survival rules can come true, or fail, at any moment."""
        victory.check(self)

    # The scenario

    @property
    def layout(self) -> Layout:
        return layout_of(self.scenario)

    @property
    def board(self) -> Board:
        return layout_of(self.scenario).board

    @property
    def cap(self) -> int:
        """[A9.1] As many zombies may stand; it depends on how many humans began."""
        shift = self.layout.shifts.get(self.settings["difficulty"])
        return max(1, self.layout.number("cap", len(self.humans)) + (shift.cap if shift else 0))

    @property
    def wounds(self) -> int:
        """[A6.3] As many wounds kill a human."""
        shift = self.layout.shifts.get(self.settings["difficulty"])
        return max(1, self.layout.number("wounds", len(self.humans)) + (shift.wounds if shift else 0))

    # Seats

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[self.mode]

    @property
    def has_zombie_player(self) -> bool:
        return ZOMBIES in self.seats

    @property
    def human_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat != ZOMBIES)

    @property
    def knowing(self) -> tuple[Seat, ...]:
        """[A5.3] Who may see item cards; nobody named: everybody."""
        return self.human_seats if self.has_zombie_player else ()

    def seat_of(self, who: Who) -> Seat:
        return LEADER if self.mode == "solo" else Seat(who)

    # Figures

    @property
    def living(self) -> tuple[Who, ...]:
        return tuple([who for who, human in self.humans.items() if human.square])

    @property
    def standing(self) -> tuple[ZombieId, ...]:
        return tuple([one for one, zombie in self.zombies.items() if not zombie.is_lying])

    @property
    def lying(self) -> tuple[ZombieId, ...]:
        return tuple(one for one, zombie in self.zombies.items() if zombie.is_lying)

    def square_of(self, figure: str) -> Square:
        if figure in WHO:
            return self.humans[Who(figure)].square
        return self.zombies[ZombieId(figure)].square

    def is_there(self, figure: str) -> bool:
        """Whether it stands on the board."""
        if figure in WHO:
            human = self.humans.get(Who(figure))
            return human is not None and human.square != NOWHERE
        zombie = self.zombies.get(ZombieId(figure))
        return zombie is not None and not zombie.is_lying

    @property
    def is_passing(self) -> bool:
        """[A3.3] [A10.1] Whether whoever acts is on somebody else's square: he is on his way, and nowhere yet."""
        if self.acting not in self.humans:
            return False
        here = self.humans[Who(self.acting)].square
        return here != NOWHERE and (
            any(human.square == here for who, human in self.humans.items() if who != self.acting)
            or any(zombie.square == here and not zombie.is_lying for zombie in self.zombies.values())
        )

    def put(self, figure: str, square: Square) -> None:
        if figure in WHO:
            self.humans[Who(figure)] = replace(self.humans[Who(figure)], square=square)
        else:
            self.zombies[ZombieId(figure)] = replace(self.zombies[ZombieId(figure)], square=square)

    def change(self, who: Who, **changes: Any) -> None:
        self.humans[who] = replace(self.humans[who], **changes)

    def new_zombie(self, square: Square) -> ZombieId:
        one = ZombieId(f"z{self.next_zombie}")
        self.next_zombie += 1
        self.zombies[one] = Zombie(square)
        return one

    def remove(self, one: ZombieId) -> None:
        """Off the board; if it was its turn, that is over."""
        del self.zombies[one]
        if self.acting == one:
            self.acting = ""

    def crowd(self) -> Crowd:
        return Crowd(self)

    # Ways

    def ways(self, square: Square) -> Iterator[Way]:
        """[A11.1] The ways out of a square that no barricade bars."""
        shut = self.barricades
        return (way for way in self.board.ways[square] if not way.edge or way.edge not in shut)

    def holds(self, who: Who, kind: str) -> CardId | None:
        """A card of a kind in somebody's hand."""
        return next((card for card in self.hands[who] if kind_of(card) == kind), None)

    def budget(self, who: Who) -> int:
        """[A2.1] [A5.1] What a human can do in a turn, with what he carries."""
        kinds = self.layout.kinds
        burden = sum(kinds[kind_of(token)].burden for token in self.humans[who].tokens)
        return max(1, HUMAN_ACTIONS - burden)


class Crowd:
    """Who stands where, worked out once for a question."""

    __slots__ = ("bodies", "humans", "zombies")

    def __init__(self, state: AttackState) -> None:
        self.humans: dict[Square, Who] = {}
        self.zombies: dict[Square, ZombieId] = {}
        self.bodies: dict[Square, ZombieId] = {}
        for who, human in state.humans.items():
            if human.square:
                # [A3.3] Where two share a square, the one who only passes is not in the way.
                if human.square in self.humans and who == state.acting:
                    continue
                self.humans[human.square] = who
        for one, zombie in state.zombies.items():
            (self.bodies if zombie.is_lying else self.zombies)[zombie.square] = one

    def is_empty(self, square: Square) -> bool:
        """[A3.4] Nobody stands there; the dead that lie are no matter."""
        return square not in self.humans and square not in self.zombies

    def is_free_for_zombies(self, square: Square) -> bool:
        """[A3.2] Neither anybody standing nor a body."""
        return square not in self.humans and square not in self.zombies and square not in self.bodies

    def at(self, square: Square) -> tuple[Figure, ...]:
        found: list[Figure] = []
        if (who := self.humans.get(square)) is not None:
            found.append(who)
        if (one := self.zombies.get(square)) is not None:
            found.append(one)
        return tuple(found)
