"""The board in words, what became of everybody, and all cards."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.cards.items import ITEMS
from pyapp.attack.drawing import figure_art
from pyapp.attack.drawing.areas import goal_parts
from pyapp.attack.drawing.card_art import card_piece
from pyapp.attack.names import (
    CardId,
    Who,
    card_ref,
    edge_name,
    edge_ref,
    figure_name,
    kind_of,
    square_name,
    token_ref,
    unit_ref,
)
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.observe import HIDDEN, AttackSeen, imagine
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.message import Message
from pyapp.kernel.words import CardGroup, Fate, Line, Section


def words(seen: AttackSeen) -> tuple[Section, ...]:
    """Everything that the table shows, as sections of sentences."""
    state = imagine(seen)
    sections = (
        Section(say("What has to be done"), tuple(_goals(state))),
        Section(say("The humans"), tuple(_humans(seen, state))),
        Section(say("The zombies"), tuple(_zombies(state))),
        Section(say("Tokens and barricades"), tuple(_things(seen, state))),
    )
    return tuple(section for section in sections if section.lines)


def _goals(state: AttackState) -> Iterator[Line]:
    for _, part in goal_parts(state.layout.win):
        progress = part.progress(state)
        told = part.told()
        text = say("{goal}: {progress}", goal=told, progress=progress) if progress is not None else told
        yield Line(text, f"goal:{part.path}")


def _humans(seen: AttackSeen, state: AttackState) -> Iterator[Line]:
    for who, human in seen.humans.items():
        if not human.square:
            yield Line(say("{who} is dead", who=who.called), f"chart:{who}")
            continue
        text = say(
            "{who} at {square}, {wounds} of {most} wounds",
            who=who.called,
            square=square_name(human.square),
            wounds=human.wounds,
            most=state.wounds,
        )
        yield Line(text, unit_ref(who))
        for token in human.tokens:
            called = named(state.layout.kinds[kind_of(token)].name)
            yield Line(say("{who} carries {thing}", who=who.called, thing=called), token_ref(token))
        for card in seen.hands[who]:
            if card != HIDDEN:
                title = ITEMS[kind_of(card)].title
                yield Line(say("{who} has a card: {card}", who=who.called, card=title), card_ref(card))


def _zombies(state: AttackState) -> Iterator[Line]:
    for one, zombie in state.zombies.items():
        where = square_name(zombie.square)
        text = say("{zombie} at {square}", zombie=figure_name(one), square=where)
        if zombie.is_lying:
            text = say("{zombie} lies dead at {square}", zombie=figure_name(one), square=where)
        yield Line(text, unit_ref(one))


def _things(seen: AttackSeen, state: AttackState) -> Iterator[Line]:
    for token, square in state.tokens.items():
        called = named(state.layout.kinds[kind_of(token)].name)
        yield Line(say("{thing} at {square}", thing=called, square=square_name(square)), token_ref(token))
    for edge in state.barricades:
        yield Line(say("{opening}, barricaded", opening=edge_name(edge)), edge_ref(edge))
    yield Line(say_n("{count} item card left", "{count} item cards left", seen.deck), "pile:deck")


def fates(seen: AttackSeen) -> tuple[Fate, ...]:
    return tuple(
        Fate(figure_art.human(who), who.called, _end(who, seen), not human.square) for who, human in seen.humans.items()
    )


def _end(who: Who, seen: AttackSeen) -> Message:
    human = seen.humans[who]
    if not human.square:
        return say("dead")
    return say_n("alive, {count} wound", "alive, {count} wounds", human.wounds) if human.wounds else say("unhurt")


def cards() -> tuple[CardGroup, ...]:
    about = say("The rulebook leaves the page of the item cards blank: these are ours.")
    pieces = tuple(card_piece(CardId(f"{kind}.1"), f"read:{kind}") for kind in ITEMS)
    return (CardGroup(say("Item cards"), about, pieces),)
