"""What lies beside the board: the event, cards in hand, decks, ammunition, actions, the heroes' sheets, the cup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from pyapp.kernel.message import Message, listing
from pyapp.kernel.scene import Area, AreaKind, Mark, Piece, Tab
from pyapp.zeds.abilities.sheets import ABILITIES, Ability
from pyapp.zeds.cards.event_cards import ALL_TRACKS, BRAINS, CARDS, FATED_TWICE, Act, Phase, Pressure
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.drawing.counter_art import short_name
from pyapp.zeds.names import card_ref, fate_ref, unit_ref, zed_name
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.observe import ZedsSeen
from pyapp.zeds.truth.people import PEOPLE, Who
from pyapp.zeds.truth.state import CEMETERY, OFF_MAP, RESERVE, SEATS, Marker, Stage


def areas(seen: ZedsSeen) -> tuple[Area, ...]:
    return (
        Area("event", AreaKind.HAND, say("The event"), tuple(_event(seen))),
        Area("hand", AreaKind.HAND, say("In hand"), tuple(_hand(seen))),
        Area("ammo", AreaKind.TRACK, say("Ammo"), (_ammo(seen.ammo),)),
        Area("actions", AreaKind.TRACK, say("Actions"), tuple(_actions(seen))),
        Area("free", AreaKind.TRACK, say("Free Actions"), tuple(_free(seen))),
        Area("deck", AreaKind.PILE, say("Deck"), (_deck(seen),)),
        *_sheets(seen),
        Area("decks", AreaKind.PILE, say("Cards"), tuple(_decks(seen)), is_tucked=True),
        Area("cup", AreaKind.PILE, say("Off the map"), tuple(_cup(seen)), is_tucked=True),
    )


# Cards


def _event(seen: ZedsSeen) -> Iterator[Piece]:
    if seen.card:
        yield event_piece(seen.card, seen.stage, with_pressure=len(SEATS[seen.mode]) > 1)
    else:
        label = say("The next event is not turned over yet")
        yield Piece("event", "", label, text=label, classes="playing-card--none")


@cache
def event_piece(card: str, stage: Stage | None = None, key: str = "", *, with_pressure: bool = True) -> Piece:
    """An event card; while it is played its tabs show what is now and what is over."""
    printed = CARDS[card]
    tabs = _tabs(card, stage)
    if with_pressure and (pressure := pressure_text(printed.pressure)) is not None:
        tabs = (*tabs, Tab(pressure))
    return Piece(
        key or card_ref(card),
        card_ref(card),
        say(
            "{title}. {tabs}. {text}",
            title=printed.title,
            tabs=listing(tab.label for tab in tabs),
            text=printed.text,
        ),
        printed.title,
        printed.text,
        tabs=tabs,
        classes=f"event event--{printed.phase}",
    )


def _tab_texts(card: str) -> list[Message]:
    """[1.1] [1.2] What a card has happen, from left to right; the lighter tab is named."""
    printed = CARDS[card]
    found = [_zeds_tab(card)]
    if card not in BRAINS and printed.act is not Act.END:
        found.append(
            say_n("Action Phase: {count} Event Action", "Action Phase: {count} Event Actions", printed.actions)
        )
    return [
        say("{tab}, and the event", tab=text) if is_lit else text
        for text, is_lit in zip(found, (printed.phase is Phase.ZEDS, printed.phase is Phase.ACTION), strict=False)
    ]


def _zeds_tab(card: str) -> Message:
    if card in ALL_TRACKS:
        return say("Zeds: all tracks")
    if card == FATED_TWICE:
        return say("Zeds: the Fated track, twice")
    found = Counter(CARDS[card].tracks)
    tracks = (
        track.called if times == 1 else say("{track} twice", track=track.called) for track, times in found.items()
    )
    return say("Zeds: {tracks}", tracks=listing(tracks))


_ORDER = {Stage.REVEAL: 0, Stage.ZEDS: 1, Stage.ACTION: 2, Stage.HOUSEKEEPING: 3}


def _tabs(card: str, stage: Stage | None) -> tuple[Tab, ...]:
    now = _ORDER[stage] if stage is not None else 0
    return tuple(
        Tab(text, is_now=stage is not None and now == number, is_over=stage is not None and now > number)
        for number, text in enumerate(_tab_texts(card), 1)
    )


@cache
def pressure_text(pressure: Pressure) -> Message | None:
    """[3.0] What a card's symbol asks for, in games of several players."""
    if pressure is Pressure.MOVEMENT:
        return say("Movement pressure")
    return say("Placement pressure") if pressure is Pressure.PLACEMENT else None


def _hand(seen: ZedsSeen) -> Iterator[Piece]:
    if seen.fate:
        yield fate_piece(seen.fate)
    yield from map(fate_piece, seen.hand)


@cache
def fate_piece(card: str, key: str = "") -> Piece:
    printed = FATES[card]
    when = say("Held for later") if printed.is_held else say("Carried out at once")
    return Piece(
        key or fate_ref(card),
        fate_ref(card),
        say("{title}. {where}. {when}: {text}",
            title=printed.title, where=printed.where.called, when=when, text=printed.text),
        printed.title,
        printed.text,
        tabs=(Tab(printed.where.called), Tab(when)),
        classes="fate-card",
    )  # fmt: skip


def _deck(seen: ZedsSeen) -> Piece:
    """What decides how long it lasts."""
    left = sum(count for _, count in seen.events_left)
    acts = tuple(
        Piece(
            f"act:{act}", "", say("{act}: {count}", act=act.called, count=count), act.called, size=count, is_down=True
        )
        for act, count in seen.events_left
    )
    return Piece(
        "pile:events", "pile:events", say_n("{count} event card left", "{count} event cards left", left),
        say("Events"), size=left, is_down=True, inside=acts,
    )  # fmt: skip


def _decks(seen: ZedsSeen) -> Iterator[Piece]:
    past = tuple(event_piece(card, None, f"past:{card}") for card in reversed(seen.past))
    yield Piece(
        "pile:past", "pile:past", say_n("{count} event is over", "{count} events are over", len(past)),
        say("Past events"), size=len(past), inside=past,
    )  # fmt: skip
    unseen = tuple(fate_piece(card, f"left:{card}") for card in seen.fates.cards())
    yield Piece(
        "pile:fates", "pile:fates", say_n("{count} fate card left", "{count} fate cards left", len(unseen)),
        say("Fates"), size=len(unseen), is_down=True, inside=unseen,
    )  # fmt: skip
    gone = tuple(fate_piece(card, f"gone:{card}") for card in reversed(seen.fates.discard))
    used = say_n("{count} fate card is used", "{count} fate cards are used", len(gone))
    yield Piece("pile:fates-past", "pile:fates-past", used, say("Used fates"), size=len(gone), inside=gone)


# Tracks


@cache
def _ammo(ammo: int) -> Piece:
    return Piece(
        "track:ammo",
        "track:ammo",
        say("Ammo: {count} of 20", count=ammo),
        marks=(Mark("pistol-gun", say("Ammo"), ammo, 20),),
    )


_MARKERS = {
    Marker.INITIATIVE: (Who.SCHMIDT, say("Schmidt's Initiative"), say("Initiative"), say("I")),
    Marker.LEADERSHIP: (Who.HUNT, say("Hunt's Leadership"), say("Leadership"), say("L")),
    Marker.CITADEL: (Who.HERNANDEZ, say("the Citadel"), say("Citadel"), say("C")),
    Marker.SPEECH: (Who.HERNANDEZ, say("the Mayor's speech"), say("Speech"), say("S")),
}
"""Whose they are, what they are called, the same in short, and as a letter that no other of them has."""


def _actions(seen: ZedsSeen) -> Iterator[Piece]:
    yield Piece(
        "track:actions",
        "track:actions",
        say_n("{count} Event Action left", "{count} Event Actions left", seen.event_actions),
        say("Event Actions"),
        size=seen.event_actions,
        is_spent=not seen.event_actions,
    )
    for seat in SEATS[seen.mode]:
        ready = seat in seen.player_actions
        ref = f"marker:player:{seat}"
        if len(SEATS[seen.mode]) == 1:
            name = say("Player Action")
            yield _coin(ref, name, name, say("you"), is_ready=ready)
        else:
            name, short = say("Action: {who}", who=Who(seat).called), short_name(Who(seat))
            yield _coin(ref, name, short, _initial(Who(seat)), is_ready=ready)


def _free(seen: ZedsSeen) -> Iterator[Piece]:
    """[5.1] Character Actions: what takes no other Action."""
    for marker, (who, name, short, sign) in _MARKERS.items():
        if seen.units[who].space not in OFF_MAP:
            yield _coin(f"marker:{marker}", name, short, sign, is_ready=marker not in seen.spent)


def _coin(ref: str, name: Message, short: Message, sign: Message, *, is_ready: bool) -> Piece:
    """A marker that lies there until it is used; it says by a letter which it is."""
    return Piece(ref, ref, _state(name, is_ready), short, sign=sign, is_spent=not is_ready)


def _initial(who: Who) -> Message:
    return say("{letter}", letter=PEOPLE[who].name.id.rpartition(" ")[2][0])


def _state(name: Message, ready: bool) -> Message:
    return say("{what}: ready", what=name) if ready else say("{what}: spent", what=name)


# Sheets


def _sheets(seen: ZedsSeen) -> Iterator[Area]:
    for who, abilities in ABILITIES.items():
        if seen.units[who].space not in OFF_MAP:
            pieces = tuple(_line(who, ability, ability.marker in seen.spent) for ability in abilities)
            yield Area(f"sheet-{who}", AreaKind.SHEET, short_name(who), pieces, of=unit_ref(who), is_tucked=True)


@cache
def _line(who: Who, ability: Ability, is_spent: bool) -> Piece:
    key = f"ability:{who}:{ability.id}"
    label = say("{name}: {text}", name=ability.name, text=ability.text)
    return Piece(key, key, label, ability.name, ability.text, is_spent=is_spent)


# The cup


@cache
def _cup_line(kind: str, count: int) -> Piece:
    name = zed_name(kind, is_reduced=False, hits=0, is_tough=False)
    return Piece(f"cup:{kind.replace('/', '-')}", "", say("{zeds}: {count}", zeds=name, count=count), name, size=count)


def _cup(seen: ZedsSeen) -> Iterator[Piece]:
    kinds = Counter(seen.cup.things)
    inside = tuple(_cup_line(kind, count) for kind, count in sorted(kinds.items()))
    yield Piece(
        "pile:cup", "pile:cup", say_n("{count} Zeds unit in the cup", "{count} Zeds units in the cup", len(seen.cup)),
        say("Zeds cup"), size=len(seen.cup), is_down=True, inside=inside,
    )  # fmt: skip
    for key, space, name in (("cemetery", CEMETERY, say("Cemetery")), ("reserve", RESERVE, say("Not in play yet"))):
        who = [one for one, unit in seen.units.items() if unit.space == space]
        found = tuple(Piece(unit_ref(one), unit_ref(one), one.called, one.called) for one in who)
        yield Piece(
            f"pile:{key}", f"pile:{key}", say("{name}: {count}", name=name, count=len(who)), name,
            size=len(who), inside=found,
        )  # fmt: skip
