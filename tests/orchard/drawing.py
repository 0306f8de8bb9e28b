"""What the table shows of an orchard: fruit, units and fences on the board; cards, turns and baskets beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pyapp.kernel.message import Message
from pyapp.kernel.scene import Area, AreaKind, Edge, Gauge, Item, Layer, Mark, Piece, Scene, Tab
from pyapp.kernel.words import CardGroup, Fate, LegendSection, Line, Section, Sign

from . import pictures, settings
from .events import card_ref, cell_ref, fence_name, fence_ref, unit_ref
from .ground import SIDE, Fence, Unit, fence_between, middle
from .observe import OrchardSeen
from .settings import NAMES
from .speech import say, say_n
from .state import COUNTS, Card
from .state import NAMES as CARDS

TEXTS = {
    Card.BOOTS: say("Two more steps in this visit."),
    Card.FENCE: say("A gardener puts up a fence at his side, the goat pushes one over."),
    Card.BELL: say("Before the other side takes fruit: one column harder for it."),
}
ICONS = {
    "boots": "Lorc",
    "goat": "Delapouite",
    "ringing-bell": "Delapouite",
    "shiny-apple": "Lorc",
}
OFFSETS = {Unit.ANN: (-10, -8), Unit.BOB: (10, 8), Unit.GOAT: (0, 0)}

EDGE = Edge("M2 5v-10M9 5v-10M0 -2h11M0 2h11", say("You can put up a fence here."), say("Small handle with a fence"))


def scene(seen: OrchardSeen) -> Scene:
    orchard = seen.orchard
    hangs = sum(seen.fruit.values())
    return Scene(
        board=orchard.key,
        size=(orchard.width * SIDE, orchard.height * SIDE),
        items=(*_fences(seen), *_fruit(seen), *_units(seen)),
        gauges=(
            Gauge("shiny-apple", say_n("fruit picked", "fruits picked", picked(seen)), picked(seen)),
            Gauge("goat", say_n("fruit eaten", "fruits eaten", seen.taken[Unit.GOAT]), seen.taken[Unit.GOAT]),
            Gauge("shiny-apple", say("still on the trees"), hangs, sum(orchard.trees.values()),
                  tuple(cell_ref(cell) for cell, count in seen.fruit.items() if count)),
        ),
        focus=tuple(map(unit_ref, Unit)),
        areas=(*_hands(seen), _piles(seen), _turns(seen), *_sheets(seen)),
    )  # fmt: skip


def picked(seen: OrchardSeen) -> int:
    return seen.taken[Unit.ANN] + seen.taken[Unit.BOB]


# On the board


def _fences(seen: OrchardSeen) -> Iterator[Item]:
    """Those that stand, and the open sides of whoever is walking, where one could."""
    open_sides: list[Fence] = []
    if seen.visitor is not None:
        here = seen.at[seen.visitor]
        open_sides = [fence_between(here, beside) for beside in seen.orchard.graph.neighbours(here)]
    for fence in sorted({*seen.fences, *open_sides}):
        is_up = fence in seen.fences
        label = say("Fence between {where}") if is_up else say("Open side between {where}")
        label = label._replace(args=(("where", fence_name(fence)),))
        art = pictures.fence(fence, is_up=is_up)
        yield Item(fence_ref(fence), fence_ref(fence), 0, 0, art, label, layer=Layer.EDGES)


def _fruit(seen: OrchardSeen) -> Iterator[Item]:
    for cell, count in seen.fruit.items():
        if count:
            x, y = middle(cell)
            label = say_n("{count} fruit in {cell}", "{count} fruits in {cell}", count, cell=cell.upper())
            art, ref = pictures.fruit(count), cell_ref(cell)
            yield Item(f"fruit:{cell}", ref, x, y, art, label, layer=Layer.MARKERS, place=ref)


def _units(seen: OrchardSeen) -> Iterator[Item]:
    for unit, cell in seen.at.items():
        (x, y), (dx, dy) = middle(cell), OFFSETS[unit]
        label = say("{who} in {cell}", who=NAMES[unit], cell=cell.upper())
        ref, place = unit_ref(unit), cell_ref(cell)
        yield Item(ref, ref, x + dx, y + dy, pictures.unit(unit), label, "counter", place=place, name=NAMES[unit])


# Beside it


def _hands(seen: OrchardSeen) -> Iterator[Area]:
    for unit, hand in seen.hands.items():
        if unit is Unit.GOAT and seen.mode == settings.ALONE.id:
            continue
        title = say("Cards of {who}", who=NAMES[unit])
        if isinstance(hand, int):
            label = say_n("{count} card, face down", "{count} cards, face down", hand)
            back = Piece(f"hand:{unit}", f"hand:{unit}", label, title, size=hand, is_down=True)
            yield Area(f"hand-{unit}", AreaKind.HAND, title, (back,))
        else:
            pieces = (_card(card_ref(unit, card), card, count) for card, count in sorted(Counter(hand).items()))
            yield Area(f"hand-{unit}", AreaKind.HAND, title, tuple(pieces))


def _card(ref: str, card: str, count: int = 1) -> Piece:
    kind = Card(card)
    label = say("{card}: {text}", card=CARDS[kind], text=TEXTS[kind])
    return Piece(ref, ref, label, CARDS[kind], TEXTS[kind], pictures.card(card), size=count if count > 1 else None)


def _piles(seen: OrchardSeen) -> Area:
    discard = tuple(_card(f"discard:{number}", card) for number, card in enumerate(seen.discard))[::-1]
    return Area("piles", AreaKind.PILE, say("Deck and discard"), (
        Piece("pile:deck", "pile:deck", say_n("Deck: {count} card", "Deck: {count} cards", seen.deck), say("Deck"),
              size=seen.deck, is_down=True),
        Piece("pile:discard", "pile:discard", say_n("Discard: {count} card", "Discard: {count} cards", len(discard)),
              say("Discard"), size=len(discard), inside=discard),
    ))  # fmt: skip


def _turns(seen: OrchardSeen) -> Area:
    last = seen.orchard.turns or max(seen.turn, 1)
    pieces = tuple(
        Piece(f"track:turn:{turn}", f"track:turn:{turn}", say("Turn {turn}", turn=turn), say("{turn}", turn=turn),
              is_spent=turn < seen.turn, classes="is-now" if turn == seen.turn else "")
        for turn in range(max(1, last - 11), last + 1)
    )  # fmt: skip
    return Area("turns", AreaKind.TRACK, say("Turns"), pieces, is_tucked=True)


def _sheets(seen: OrchardSeen) -> Iterator[Area]:
    for unit in Unit:
        basket = Mark("shiny-apple", say("fruit taken"), seen.taken[unit])
        visiting = seen.visitor is unit
        steps = (Mark("boots", say("steps left"), seen.steps),) if visiting else ()
        tabs = (Tab(say("Walk"), is_now=visiting), Tab(say("Take fruit"), is_over=not visiting))
        label = say_n("{who}: {count} fruit taken", "{who}: {count} fruits taken", seen.taken[unit], who=NAMES[unit])
        piece = Piece(f"sheet:{unit}", f"sheet:{unit}", label, NAMES[unit], tabs=tabs, marks=(basket, *steps))
        yield Area(f"sheet-{unit}", AreaKind.SHEET, NAMES[unit], (piece,), of=unit_ref(unit), is_tucked=True)


# To be read


def words(seen: OrchardSeen) -> tuple[Section, ...]:
    units = tuple(
        Line(say("{who} in {cell}", who=NAMES[unit], cell=cell.upper()), unit_ref(unit))
        for unit, cell in seen.at.items()
    )
    trees = tuple(
        Line(say_n("{count} fruit in {cell}", "{count} fruits in {cell}", count, cell=cell.upper()), cell_ref(cell))
        for cell, count in seen.fruit.items()
    )
    return Section(say("Who is there"), units), Section(say("Trees"), trees)


def fates(seen: OrchardSeen) -> tuple[Fate, ...]:
    return tuple(
        Fate(pictures.unit(unit), NAMES[unit], _taken(seen.taken[unit]), is_lost=False) for unit in Unit
    )  # fmt: skip


def _taken(count: int) -> Message:
    return say_n("{count} fruit taken", "{count} fruits taken", count)


def legend() -> tuple[LegendSection, ...]:
    signs = (
        Sign(pictures.unit(Unit.GOAT), say("The goat"), say("It eats what the gardeners want to pick.")),
        Sign(pictures.fruit(3), say("Fruit"), say("So much still hangs on the tree.")),
    )
    return (LegendSection(say("In the orchard"), signs),)


def cards() -> tuple[CardGroup, ...]:
    about = say("Sixteen cards, drawn one at the beginning of each visit.")
    return (CardGroup(say("Cards"), about, tuple(_card(f"read:{card}", card, COUNTS[card]) for card in Card)),)
