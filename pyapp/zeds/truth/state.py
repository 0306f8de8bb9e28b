"""The truth of a game in Farmingdale: who and what is where, and the questions that every chapter asks of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from pyapp.kernel.cards import Deck, Pool
from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import State
from pyapp.zeds.cards.event_cards import BRAINS, CARDS, NIGHTS, EventCard
from pyapp.zeds.map.places import (
    MINE,
    NOWHERE,
    SPACES,
    TOWN_CENTER,
    SpaceId,
    Track,
)
from pyapp.zeds.names import NOBODY, ZedId
from pyapp.zeds.truth.people import PEOPLE, STRENGTHS, Who

CEMETERY = SpaceId("cemetery")
RESERVE = SpaceId("reserve")
"""Not in play yet: the hero and the Civilians that were left aside."""
OFF_MAP = (CEMETERY, RESERVE, NOWHERE)

STACK = 2
"""How many units of a side a space holds."""
MOST_AMMO = 20

SEATS: dict[str, tuple[Seat, ...]] = {
    "solo": (Seat("town"),),
    "co-op-2": (Seat("piazza"), Seat("hernandez")),
    "co-op-3": (Seat("piazza"), Seat("hernandez"), Seat("hunt")),
    "co-op-4": (Seat("piazza"), Seat("hernandez"), Seat("hunt"), Seat("schmidt")),
}
"""Who sits at the table, by mode: a player is called after the hero who is his own."""


class Stage(StrEnum):
    """In which phase the turn is."""

    REVEAL = "reveal"
    ZEDS = "zeds"
    ACTION = "action"
    HOUSEKEEPING = "housekeeping"


class Marker(StrEnum):
    """[5.1] The Character Actions, which come from abilities."""

    INITIATIVE = "initiative"
    LEADERSHIP = "leadership"
    CITADEL = "citadel"
    SPEECH = "speech"


@dataclass(frozen=True, slots=True)
class Zeds:
    """A Zeds unit on the map."""

    kind: str
    space: SpaceId
    is_reduced: bool = False
    hits: int = 0
    """On the side that is up."""
    is_tough: bool = False

    @property
    def strength(self) -> int:
        return STRENGTHS[self.kind][self.is_reduced]

    @property
    def left(self) -> int:
        """How many more hits eliminate it."""
        return 3 - self.hits + (0 if self.is_reduced else 3)


@dataclass(frozen=True, slots=True)
class Unit:
    """A player unit."""

    space: SpaceId
    is_reduced: bool = False
    hits: int = 0
    is_defiant: bool = False
    is_armed: bool = False
    is_leader: bool = False
    is_calm: bool = False


@dataclass(slots=True, kw_only=True)
class ZedsState(State):
    zeds: dict[ZedId, Zeds] = field(default_factory=dict)
    units: dict[Who, Unit] = field(default_factory=dict)
    cup: Pool = field(default_factory=Pool)
    ammo: int = 0
    deck: Deck = field(default_factory=Deck)
    """[1.1] The event deck in its acts, and the cards of past turns."""
    box: list[str] = field(default_factory=list)
    """Event cards that are not used in this game; nobody knows which."""
    card: str = ""
    """The Current Event."""
    fates: Deck = field(default_factory=Deck)
    fate: str = ""
    """[2.1] The fate card that is being carried out."""
    hand: list[str] = field(default_factory=list)
    """[2.4] Fate cards held for later."""
    stage: Stage = Stage.REVEAL
    event_actions: int = 0
    player_actions: list[Seat] = field(default_factory=list)
    """Whose Player Action is unspent."""
    spent: list[Marker] = field(default_factory=list)
    """[5.1] Character Actions that lie on their spent side."""
    riser: ZedId = NOBODY
    """[9.11] The unit that has come up among player units, while it fights there."""
    next_unit: int = 1

    # The table

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[self.mode]

    @property
    def printed(self) -> EventCard:
        """The Current Event as it is printed."""
        return CARDS[self.card]

    @property
    def is_brains(self) -> bool:
        return self.card in BRAINS

    @property
    def is_night(self) -> bool:
        """[9.4] Whether the ground is worth nothing now."""
        return self.card in NIGHTS and self.stage is Stage.ZEDS

    def is_barred(self, space: SpaceId) -> bool:
        """[4.4] Whether a No Entry marker lies there."""
        return space == MINE and self.card == "mine"

    # Player units

    def people_in(self, space: SpaceId) -> list[Who]:
        return [who for who, unit in self.units.items() if unit.space == space]

    def on_map(self) -> list[Who]:
        return [who for who, unit in self.units.items() if unit.space not in OFF_MAP]

    def is_on_map(self, who: Who) -> bool:
        return self.units[who].space not in OFF_MAP

    def strength(self, who: Who) -> int:
        return PEOPLE[who].reduced if self.units[who].is_reduced else PEOPLE[who].full

    def change(self, who: Who, **changes: object) -> None:
        self.units[who] = replace(self.units[who], **changes)  # type: ignore[arg-type]

    def room(self, space: SpaceId) -> int:
        """[5.2] How many more player units a space holds."""
        return 99 if space == TOWN_CENTER else STACK - len(self.people_in(space))

    # Zeds

    def zeds_in(self, space: SpaceId) -> list[ZedId]:
        """[4.6] The Zeds in a space, the strongest first."""
        found = [one for one, zeds in self.zeds.items() if zeds.space == space]
        return self.strongest_first(found) if len(found) > 1 else found

    def mobs(self) -> dict[SpaceId, tuple[ZedId, ...]]:
        """[4.6] The same for every space in which there are Zeds."""
        found: dict[SpaceId, list[ZedId]] = {}
        for one, zeds in self.zeds.items():
            found.setdefault(zeds.space, []).append(one)
        return {
            space: tuple(self.strongest_first(units) if len(units) > 1 else units) for space, units in found.items()
        }

    def strongest_first(self, zeds: Iterable[ZedId]) -> list[ZedId]:
        return sorted(zeds, key=lambda one: -self.zeds[one].strength)

    def zeds_spaces(self) -> set[SpaceId]:
        return {zeds.space for zeds in self.zeds.values()}

    def zeds_strength(self, space: SpaceId) -> int:
        """[4.6] The strength of a mob is that of its units together."""
        return sum(zeds.strength for zeds in self.zeds.values() if zeds.space == space)

    def zeds_on(self, track: Track) -> list[ZedId]:
        """The Zeds on a track, Start included, the nearest to Town Center first."""
        found = [one for one, zeds in self.zeds.items() if SPACES[zeds.space].track is track]
        return sorted(found, key=lambda one: (SPACES[self.zeds[one].space].number, -self.zeds[one].strength))

    def zeds_room(self, space: SpaceId) -> int:
        """[4.6] How many more Zeds a space holds; none where they cannot enter."""
        if self.is_barred(space):
            return 0
        return STACK - sum(zeds.space == space for zeds in self.zeds.values())

    def change_zeds(self, one: ZedId, **changes: object) -> None:
        self.zeds[one] = replace(self.zeds[one], **changes)  # type: ignore[arg-type]

    def bring_in(self, kind: str, space: SpaceId, *, is_reduced: bool = False) -> ZedId:
        """Put a unit on the map, under a name of its own."""
        one = ZedId(f"z{self.next_unit}")
        self.next_unit += 1
        self.zeds[one] = Zeds(kind, space, is_reduced)
        return one

    def take_off(self, one: ZedId) -> None:
        """Back to the cup; its markers are gone."""
        self.cup = self.cup.put(self.zeds.pop(one).kind)

    # Actions

    def gain_ammo(self, by: int) -> int:
        """[5.3] More ammunition, up to twenty; gives what could be kept."""
        kept = min(MOST_AMMO, self.ammo + by) - self.ammo
        self.ammo += kept
        return kept

    @property
    def actions_left(self) -> int:
        """[5.1] Event and Player Actions that are unspent."""
        return self.event_actions + len(self.player_actions)

    def is_in_play(self, who: Who) -> bool:
        unit = self.units.get(who)
        return unit is not None and unit.space not in OFF_MAP
