"""Farmingdale in words: your units, the Zeds track by track, cards and tracks; and what became of everybody."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.message import Message
from pyapp.kernel.words import CardGroup, Fate, Line, Section
from pyapp.zeds.cards.event_cards import CARDS, Act
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.drawing import areas, counter_art
from pyapp.zeds.drawing.scene import states
from pyapp.zeds.map.places import SPACES, VILLAGES, Track
from pyapp.zeds.names import fate_ref, space_name, space_ref, unit_ref, zed_name
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.observe import ZedsSeen
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import CEMETERY, MOST_AMMO, OFF_MAP


def words(seen: ZedsSeen) -> tuple[Section, ...]:
    """Everything that the table shows, as sections of sentences."""
    sections = (
        Section(say("Your units"), tuple(_people(seen))),
        *(Section(say("Zeds: {track}", track=track.called), tuple(_zeds(seen, track))) for track in Track),
        Section(say("Cards and tracks"), tuple(_table(seen))),
    )
    return tuple(section for section in sections if section.lines)


def _people(seen: ZedsSeen) -> Iterator[Line]:
    for who, unit in seen.units.items():
        if unit.space in OFF_MAP:
            if unit.space == CEMETERY:
                yield Line(say("{who}: in the Cemetery", who=who.called), unit_ref(who))
            continue
        text = say("{who} at {place}: {states}", who=who.called, place=space_name(unit.space), states=states(who, unit))
        yield Line(text, unit_ref(who))


def _zeds(seen: ZedsSeen, track: Track) -> Iterator[Line]:
    """The nearest to Town Center first."""
    found = [(SPACES[zeds.space].number, one) for one, zeds in seen.zeds.items() if SPACES[zeds.space].track is track]
    for _, one in sorted(found):
        zeds = seen.zeds[one]
        name = zed_name(zeds.kind, zeds.is_reduced, zeds.hits, zeds.is_tough)
        yield Line(say("{zeds} at {place}", zeds=name, place=space_name(zeds.space)), unit_ref(one))


def _table(seen: ZedsSeen) -> Iterator[Line]:
    if seen.card:
        yield Line(areas.event_piece(seen.card, seen.stage).label, f"card:{seen.card}")
    held = sum(map(seen.is_held, VILLAGES))
    yield Line(say("Villages held: {count} of {most}", count=held, most=len(VILLAGES)), space_ref(VILLAGES[0]))
    yield Line(say("Ammo: {count} of {most}", count=seen.ammo, most=MOST_AMMO), "track:ammo")
    yield Line(say_n("{count} Event Action left", "{count} Event Actions left", seen.event_actions), "track:actions")
    for card in seen.hand:
        yield Line(say("In hand, {title}: {text}", title=FATES[card].title, text=FATES[card].text), fate_ref(card))
    left = sum(count for _, count in seen.events_left)
    yield Line(say_n("{count} event card left", "{count} event cards left", left), "pile:events")


def fates(seen: ZedsSeen) -> tuple[Fate, ...]:
    """Everybody who was in play, and how they came out of it."""
    return tuple(
        Fate(counter_art.unit(who, unit), who.called, _end(seen, who), unit.space == CEMETERY)
        for who, unit in seen.units.items()
        if unit.space == CEMETERY or unit.space not in OFF_MAP
    )


def _end(seen: ZedsSeen, who: Who) -> Message:
    unit = seen.units[who]
    if unit.space == CEMETERY:
        return say("in the Cemetery")
    return say("hurt") if unit.is_reduced or unit.hits else say("unhurt")


_EVENTS_ABOUT = say(
    "Which cards there are, their tracks, Actions and effects are known from one later source; most titles, the phase"
    " of each event and the symbols of pressure are ours."
)
_FATES_ABOUT = say("Where and effect are known from one later source; the titles are ours.")


def cards() -> tuple[CardGroup, ...]:
    """All cards of the game, act by act."""
    groups = [
        CardGroup(
            act.called,
            _EVENTS_ABOUT,
            tuple(
                areas.event_piece(card, None, f"read:{card}") for card, printed in CARDS.items() if printed.act is act
            ),
        )
        for act in Act
    ]
    fates = tuple(areas.fate_piece(card, f"read:{card}") for card in FATES)
    return (*groups, CardGroup(say("Fate cards"), _FATES_ABOUT, fates))
