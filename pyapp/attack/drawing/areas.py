"""What lies beside the board: everybody's sheet, the cards in hand, the survival rules, the deck.

The hand of whoever acts lies open; what the others hold lies small on their sheets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pyapp.attack.cards.items import ITEMS
from pyapp.attack.drawing import people_art, token_art
from pyapp.attack.drawing.card_art import card_piece, counted
from pyapp.attack.drawing.standing import kind_of_zombie
from pyapp.attack.names import WHO, TokenId, Who, ZombieId, figure_name, kind_of, token_ref, unit_ref
from pyapp.attack.scenarios.conditions import AllOf, Condition, InOrder
from pyapp.attack.site.pen import path
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.observe import HIDDEN, AttackSeen, imagine
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import ZOMBIE_ACTIONS
from pyapp.kernel.art.counters import icon
from pyapp.kernel.scene import Area, AreaKind, Mark, Piece


def areas(seen: AttackSeen) -> tuple[Area, ...]:
    state = imagine(seen)
    open_hand = _in_front(seen, state)
    found = [_sheet(seen, state, who, is_open=who == open_hand) for who in seen.humans]
    if seen.acting in seen.zombies:
        found.append(_zombie(seen, ZombieId(seen.acting)))
    if open_hand is not None and seen.hands[open_hand]:
        title = say("{who}'s cards", who=open_hand.called)
        found.append(
            Area("hand", AreaKind.HAND, title, tuple(_cards(seen, open_hand)), of=unit_ref(open_hand)),
        )
    found.append(Area("goals", AreaKind.SHEET, say("Survival rules"), tuple(_goals(state))))
    found.append(Area("deck", AreaKind.PILE, say("Item cards"), (_deck(seen),), is_tucked=True))
    found.append(Area("used", AreaKind.PILE, say("Used cards"), (_used(seen),), is_tucked=True))
    return tuple(found)


def _in_front(seen: AttackSeen, state: AttackState) -> Who | None:
    """Whose cards lie open: those of whoever looks; of several the one who acts, or could be next."""
    if seen.seat == ZOMBIES:
        return None
    if str(seen.seat) in WHO and Who(seen.seat) in state.living:
        return Who(seen.seat)
    if seen.acting in WHO:
        return Who(seen.acting)
    return next((who for who in state.living if who not in seen.moved), next(iter(state.living), None))


# Sheets


def _sheet(seen: AttackSeen, state: AttackState, who: Who, *, is_open: bool) -> Area:
    """[A6.3] What somebody can still take and do, and what he carries; his cards as well, unless they lie open."""
    human = state.humans[who]
    tokens = (_token(state, who, token) for token in human.tokens)
    cards = () if is_open or not human.square else _held(seen, who)
    pieces = (_chart(seen, state, who), *tokens, *cards)
    return Area(f"sheet-{who}", AreaKind.SHEET, who.called, pieces, of=unit_ref(who))


def _chart(seen: AttackSeen, state: AttackState, who: Who) -> Piece:
    human, most, ref = state.humans[who], state.wounds, f"chart:{who}"
    if not human.square:
        label = say("{who} is dead", who=who.called)
        art = people_art.bust(who) + _button("skull-crossed-bones")
        return Piece(ref, ref, label, say("Dead"), art=art, is_spent=True, classes="chart chart--dead")
    left = most - human.wounds
    label = say("{who}: {left} of {most} hearts left", who=who.called, left=left, most=most)
    marks = [Mark("hearts", say("hearts left: the wound that takes the last one kills"), left, most)]
    is_done = who in seen.moved
    if who == seen.acting:
        marks.append(Mark("walking-boot", say("actions left"), seen.actions, max(seen.actions, state.budget(who))))
        if "shells" in seen.boosts:
            marks.append(Mark("shotgun-rounds", say("shots that need one less on the dice"), 1))
    state_of_turn = " chart--acting" if who == seen.acting else " chart--done" if is_done else ""
    art = people_art.bust(who) + (_button("") if is_done else "")
    return Piece(ref, ref, label, say("Life"), art=art, marks=tuple(marks), classes=f"chart{state_of_turn}")


def _button(sign: str) -> str:
    """In the corner of a portrait: what has become of somebody, or a tick after his turn."""
    inner = icon(sign, 10, 9, 20) if sign else path("foot__tick", "M14.5 19.5l4 4 7-8.5")
    return f'<circle class="bust__button" cx="20" cy="19" r="12"/><g class="bust__sign">{inner}</g>'


def _token(state: AttackState, who: Who, token: TokenId) -> Piece:
    ref, kind = token_ref(token), state.layout.kinds[kind_of(token)]
    called = named(kind.name)
    label = say("{who} carries {thing}", who=who.called, thing=called)
    art = icon(token_art.of_kind(kind_of(token)), -28, -28, 56)
    return Piece(ref, ref, label, called, art=art, classes="held held--token")


def _zombie(seen: AttackSeen, one: ZombieId) -> Area:
    """[A2.1] What a zombie can still do in its turn."""
    ref = f"chart:{one}"
    label = say_n("{count} action left", "{count} actions left", seen.actions)
    marks = (Mark("walking-boot", say("actions left"), seen.actions, max(seen.actions, ZOMBIE_ACTIONS)),)
    art = people_art.dead_bust(kind_of_zombie(one))
    chart = Piece(ref, ref, label, say("Actions"), art=art, marks=marks, classes="chart chart--acting")
    return Area("sheet-zombie", AreaKind.SHEET, figure_name(one), (chart,), of=unit_ref(one))


# Cards


def _cards(seen: AttackSeen, who: Who) -> Iterator[Piece]:
    return (card_piece(card) for card in seen.hands[who])


def _held(seen: AttackSeen, who: Who) -> Iterator[Piece]:
    """The same in small, and as backs for those who may not see them."""
    for number, card in enumerate(seen.hands[who]):
        if card == HIDDEN:
            label = say("a card of {who}, face down", who=who.called)
            yield Piece(f"hidden:{who}:{number}", "", label, say("A card"), is_down=True, classes="held held--down")
        else:
            piece = card_piece(card)
            yield piece._replace(classes=f"held {piece.classes}")


def _deck(seen: AttackSeen) -> Piece:
    left = say_n("{count} item card left", "{count} item cards left", seen.deck)
    unseen = tuple(counted("left", kind, count) for kind, count in _kinds(seen.cards_left))
    return Piece("pile:deck", "pile:deck", left, say("To be found"), size=seen.deck, is_down=True, inside=unseen)


def _used(seen: AttackSeen) -> Piece:
    gone = tuple(counted("gone", kind, count) for kind, count in _kinds(seen.discard))
    used = say_n("{count} card is used", "{count} cards are used", len(seen.discard))
    return Piece("pile:used", "pile:used", used, say("Used"), size=len(seen.discard), inside=gone)


def _kinds(cards: tuple[str, ...]) -> list[tuple[str, int]]:
    counts = Counter(map(kind_of, cards))
    return [(kind, counts[kind]) for kind in ITEMS if counts[kind]]


# The survival rules

_BOX = "M-20-20h40v40h-40z"
_TICK = "M-13 0L-4 10 15-13"
_ARROW = "M-8-14L8 0-8 14z"


def _goals(state: AttackState) -> Iterator[Piece]:
    """[A12.1] Line by line, how far it has come, and what has come true."""
    layout, rules = state.layout, state.layout.win
    briefing = named(layout.briefing)
    yield Piece("goal:briefing", "goal:briefing", briefing, named(layout.title), briefing, classes="goal goal--title")
    now = rules.current(state) if isinstance(rules, InOrder) else None
    for whole, part in goal_parts(rules):
        is_over = isinstance(rules, InOrder) and whole.path in state.reached
        is_now = not is_over and now in (None, whole)
        is_done = is_over or (is_now and part.holds(state))
        yield _goal(state, part, "goal--now" if is_now and not is_done else "", is_done=is_done)
    if layout.lose is not None:
        for part in layout.lose.members() or (layout.lose,):
            yield _goal(state, part, "goal--never", is_done=False)
    if state.is_quiet:
        label = say("Help is on the way: no zombies are replenished in this turn")
        art = icon("pocket-radio", -26, -26, 52)
        yield Piece("goal:radio", "goal:radio", label, say("No new zombies in this turn"), art=art, classes="goal")


def goal_parts(rules: Condition) -> Iterator[tuple[Condition, Condition]]:
    """The lines of the rules: of what asks for everything at once each part, with the whole that it belongs to."""
    for whole in rules.members() or (rules,):
        for part in whole.members() if isinstance(whole, AllOf) else (whole,):
            yield whole, part


def _goal(state: AttackState, part: Condition, look: str, *, is_done: bool) -> Piece:
    # What has come true stays so in the order of the rules, however it stands with it now.
    progress = say("done") if is_done else part.progress(state)
    told, ref = part.told(), f"goal:{part.path}"
    if look == "goal--never":
        told = say("lost if: {goal}", goal=told)
    label = say("{goal}: {progress}", goal=told, progress=progress) if progress is not None else told
    sign = path("goal__tick", _TICK) if is_done else path("goal__arrow", _ARROW) if look == "goal--now" else ""
    art = path("goal__box", _BOX) + sign
    return Piece(ref, ref, label, told, progress, art, is_spent=is_done, classes=f"goal {look}".strip())
