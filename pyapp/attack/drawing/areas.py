"""What lies beside the board: everybody's sheet and cards, the deck, the survival rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from pyapp.attack.cards.items import ITEMS, item
from pyapp.attack.names import CardId, Who, card_ref, kind_of, token_ref, unit_ref
from pyapp.attack.scenarios.conditions import Condition, InOrder
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.observe import HIDDEN, AttackSeen, imagine
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.message import Message
from pyapp.kernel.scene import Area, AreaKind, Mark, Piece


def areas(seen: AttackSeen) -> tuple[Area, ...]:
    state = imagine(seen)
    found: list[Area] = []
    for who in seen.humans:
        found.append(_sheet(state, who))
        if seen.hands[who]:
            title = say("{who}'s cards", who=who.called)
            found.append(Area(f"hand-{who}", AreaKind.HAND, title, tuple(_hand(seen, who)), of=unit_ref(who)))
    found.append(Area("decks", AreaKind.PILE, say("Item cards"), tuple(_decks(seen)), is_tucked=True))
    found.append(Area("goals", AreaKind.TRACK, say("What has to be done"), tuple(_goals(state, state.layout.win))))
    return tuple(found)


def _sheet(state: AttackState, who: Who) -> Area:
    """[A6.3] The wounds chart, and what lies beside it."""
    human = state.humans[who]
    most = state.wounds
    label = say("{who}: {wounds} of {most} wounds", who=who.called, wounds=human.wounds, most=most)
    if not human.square:
        label = say("{who} is dead", who=who.called)
    marks = (Mark("claw-slashes", say("wounds"), human.wounds, most),)
    title = say("Wounds") if human.square else say("Dead")
    chart = Piece(f"chart:{who}", f"chart:{who}", label, title, marks=marks, is_spent=not human.square)
    tokens = (
        Piece(
            token_ref(token),
            token_ref(token),
            say("{who} carries {thing}", who=who.called, thing=_called(state, token)),
            _called(state, token),
        )
        for token in human.tokens
    )
    return Area(f"sheet-{who}", AreaKind.SHEET, who.called, (chart, *tokens), of=unit_ref(who))


def _called(state: AttackState, token: str) -> Message:
    return named(state.layout.kinds[kind_of(token)].name)


def _hand(seen: AttackSeen, who: Who) -> Iterator[Piece]:
    for number, card in enumerate(seen.hands[who]):
        if card == HIDDEN:
            label = say("a card of {who}, face down", who=who.called)
            yield Piece(f"hidden:{who}:{number}", "", label, say("A card"), is_down=True)
        else:
            yield card_piece(card)


@cache
def card_piece(card: CardId, key: str = "") -> Piece:
    """An item card, as it is read."""
    printed = item(card)
    label = say("{title}: {text}", title=printed.title, text=printed.text)
    return Piece(key or card_ref(card), card_ref(card), label, printed.title, printed.text, classes="item-card")


def _decks(seen: AttackSeen) -> Iterator[Piece]:
    left = say_n("{count} item card left", "{count} item cards left", seen.deck)
    unseen = tuple(_counted("left", kind, count) for kind, count in _kinds(seen.cards_left))
    yield Piece("pile:deck", "pile:deck", left, say("To be found"), size=seen.deck, is_down=True, inside=unseen)
    gone = tuple(_counted("gone", kind, count) for kind, count in _kinds(seen.discard))
    used = say_n("{count} card is used", "{count} cards are used", len(seen.discard))
    yield Piece("pile:used", "pile:used", used, say("Used"), size=len(seen.discard), inside=gone)


def _kinds(cards: tuple[str, ...]) -> list[tuple[str, int]]:
    counts = Counter(map(kind_of, cards))
    return [(kind, counts[kind]) for kind in ITEMS if counts[kind]]


@cache
def _counted(where: str, kind: str, count: int) -> Piece:
    printed = ITEMS[kind]
    label = say("{title}: {count}", title=printed.title, count=count)
    return Piece(f"{where}:{kind}", "", label, printed.title, printed.text, size=count)


def _goals(state: AttackState, rules: Condition) -> Iterator[Piece]:
    """[A12.1] Line by line, and how far it has come."""
    layout = state.layout
    briefing = named(layout.briefing)
    yield Piece("goal:briefing", "goal:briefing", briefing, named(layout.title), briefing)
    parts = rules.members() or (rules,)
    for part in parts:
        is_done = part.path in state.reached if isinstance(rules, InOrder) else part.holds(state)
        progress = part.progress(state)
        told = part.told()
        label = say("{goal}: {progress}", goal=told, progress=progress) if progress is not None else told
        yield Piece(f"goal:{part.path}", f"goal:{part.path}", label, told, progress, is_spent=is_done)
