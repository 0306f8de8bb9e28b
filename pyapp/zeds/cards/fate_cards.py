"""[10.0] What is printed on the fate cards. What one does of its own stands in `fate_effects`."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pyapp.kernel.message import Message
from pyapp.zeds.map.places import Grade, Track
from pyapp.zeds.speech import say


class Where(StrEnum):
    """[2.2] How a card names the Fated track."""

    FOREST = "F"
    MOUNTAIN = "M"
    HIGHWAY = "H"
    SUBURBS = "S"
    MOST = "most"
    FEWEST = "fewest"
    CHOICE = "choice"

    @property
    def track(self) -> Track | None:
        return Track(self.value) if self.value in {*Track} else None

    @property
    def called(self) -> Message:
        track = self.track
        return _WHERE[self] if track is None else track.called


_WHERE = {
    Where.MOST: say("the track with the most Zeds"),
    Where.FEWEST: say("the track with the fewest Zeds"),
    Where.CHOICE: say("a track of your choice"),
}


class FateCard(NamedTuple):
    """A card of the fate deck."""

    title: Message
    where: Where
    is_held: bool
    """[2.4] Whether it is kept for later; otherwise it is carried out at once."""
    text: Message
    rule: str
    title_by: Grade = Grade.OURS
    text_by: Grade = Grade.SECONDARY


FATES: dict[str, FateCard] = {
    "bulldozer": FateCard(
        say("The Bulldozer"), Where.CHOICE, True,
        say("When a unit of yours attacks hand to hand: two columns to the right."), "10.1",
    ),
    "lake": FateCard(
        say("Out of the Lake"), Where.MOST, False,
        say("A new Zeds unit at the Campground."), "10.2",
    ),
    "leader": FateCard(
        say("Somebody Takes Charge"), Where.FEWEST, True,
        say("When a phase begins, or before a fight: a leader for one unit of Regular Civilians, one column to the "
            "right in all its combat, until it dies."), "10.3",
    ),
    "second-wind": FateCard(
        say("Second Wind"), Where.SUBURBS, True,
        say("In the Action Phase: two more Event Actions."), "10.4",
    ),
    "organiser": FateCard(
        say("The Organiser"), Where.MOUNTAIN, True,
        say("In the Action Phase: Civilians who are not in play yet come to Town Center."), "10.5",
    ),
    "graveyard": FateCard(
        say("The Graveyard Stirs"), Where.MOUNTAIN, False,
        say("Two new Zeds units at St. Thomas."), "10.6",
    ),
    "last-stand": FateCard(
        say("The Last Stand"), Where.HIGHWAY, True,
        say("When Zeds have attacked and won: they take 1 hit and retreat instead."), "10.7",
    ),
    "damp": FateCard(
        say("Damp Cartridges"), Where.FOREST, False,
        say("You lose 1 Ammo."), "10.8",
    ),
}  # fmt: skip
