"""[A4.0] [A5.0] Searching, picking up, giving and taking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pyapp.attack.board.squares import Square, apart
from pyapp.attack.cards.items import ITEMS, item
from pyapp.attack.events.item_events import Handed, PickedUp, Refused, Searched
from pyapp.attack.names import CardId, TokenId, Who, card_ref, kind_of, search_ref, token_ref, unit_ref
from pyapp.attack.play.wounds import lose_card
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.card_question import About, CardQuestion
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import HAND
from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message

ONE_ACTION = say_n("{count} action", "{count} actions", 1)


def within_reach(state: AttackState, who: Who, square: Square) -> bool:
    """[A4.1] [A5.1] On a square or next to it, with nothing shut in between."""
    here = state.humans[who].square
    if here == square or apart(here, square) > 1:
        return here == square
    return any(near == here and edge not in state.barricades for near, edge in state.board.beside(square))


def searches_left(state: AttackState, who: Who) -> int:
    """[A4.2] [A14.9] One in a turn; two with a torch."""
    return 1 + (state.holds(who, "torch") is not None) - state.searches


def _search(state: AttackState, square: Square) -> Message:
    name = state.board.cells[square].name
    if not name:
        return say("Search {square}", square=square.upper())
    return say("Search {thing} at {square}", thing=named(name), square=square.upper())


def options(state: AttackState, who: Who) -> Iterator[Option]:
    if searches_left(state, who) > 0 and len(state.deck):
        for square in state.layout.searches:
            if within_reach(state, who, square):
                yield Option(
                    Action("search", (who, square)),
                    _search(state, square),
                    (unit_ref(who), search_ref(square)),
                    ONE_ACTION,
                )
    kinds = state.layout.kinds
    for token, square in state.tokens.items():
        if within_reach(state, who, square):
            yield Option(
                Action("pick", (who, token)),
                say("Pick up {thing} at {square}", thing=named(kinds[kind_of(token)].name), square=square.upper()),
                (unit_ref(who), token_ref(token)),
                ONE_ACTION,
            )


def beside(state: AttackState, who: Who) -> list[Who]:
    """Humans next to somebody, with nothing shut in between."""
    near = {way.to for way in state.ways(state.humans[who].square)}
    return [other for other in state.living if other != who and state.humans[other].square in near]


def hand_overs(state: AttackState, who: Who) -> Iterator[Option]:
    """[A5.6] Give to and take from a human next to you; where there is much to choose from, first with whom."""
    for other in beside(state, who):
        found = tuple(_with(state, who, other))
        if len(found) > 1:
            label = say("Give {other} something, or take it", other=other.called)
            refs = (unit_ref(who), unit_ref(other))
            yield Option(Action("trade", (who, other)), label, refs, ONE_ACTION, deliberate=True)
        else:
            yield from found


def _with(state: AttackState, who: Who, other: Who) -> Iterator[Option]:
    """[A5.6] All that can go from one to the other."""
    for verb, giver, taker in (("give", who, other), ("take", other, who)):
        for thing, called, ref in things_of(state, giver):
            if _has_room(state, taker, thing):
                label = (
                    say("Give {who}: {thing}", who=other.called, thing=called)
                    if verb == "give"
                    else say("Take from {who}: {thing}", who=other.called, thing=called)
                )
                refs = (unit_ref(who), unit_ref(other), ref)
                yield Option(Action(verb, (who, other, thing)), label, refs, ONE_ACTION, deliberate=True)


@dataclass(frozen=True, slots=True)
class Trading(Choice[AttackState]):
    """[A5.6] What is given or taken. Until then nothing is spent."""

    who: Who
    other: Who

    def decide(self, state: AttackState) -> Decision:
        found = tuple(option._replace(refs=option.refs[2:]) for option in _with(state, self.who, self.other))
        prompt = say("What does {who} give {other}, or take?", who=self.who.called, other=self.other.called)
        return ask((state.seat_of(self.who),), "A5.6", prompt, found, goes_back=True)

    def handle(self, state: AttackState, action: Action) -> None:
        exchange(state, action)


def exchange(state: AttackState, action: Action) -> None:
    """[A5.6] To give costs an action, and so does to take: only what the other is willing to give."""
    who, other = Who(action.args[0]), Who(action.args[1])
    state.actions -= 1
    if action.verb == "give":
        hand_over(state, who, other, action.args[2])
    elif state.seat_of(who) == state.seat_of(other):
        # Whoever leads both need not ask himself.
        hand_over(state, other, who, action.args[2])
    else:
        state.push(Willing(other, who, action.args[2]))


def things_of(state: AttackState, who: Who) -> Iterator[tuple[str, Message, str]]:
    """What somebody carries: its id, what it is called, and where it is on the table. Of equals, the first."""
    seen: set[str] = set()
    kinds = state.layout.kinds
    for card in state.hands[who]:
        if kind_of(card) not in seen:
            seen.add(kind_of(card))
            yield card, item(card).title, card_ref(card)
    for token in state.humans[who].tokens:
        if f"token {kind_of(token)}" not in seen:
            seen.add(f"token {kind_of(token)}")
            yield token, named(kinds[kind_of(token)].name), token_ref(token)


def _has_room(state: AttackState, who: Who, thing: str) -> bool:
    """[A5.2] Three cards at most; tokens do not count."""
    return kind_of(thing) not in ITEMS or len(state.hands[who]) < HAND


def search(state: AttackState, who: Who, square: Square) -> None:
    """[A4.1] [A4.3] A card, as long as there are any; the token stays."""
    state.actions -= 1
    state.searches += 1
    state.emit(Searched(who, square, not len(state.deck)))
    draw_card(state, who, "A4.1")


def draw_card(state: AttackState, who: Who, rule: str) -> None:
    """[A5.3] Whoever plays the zombies does not see it."""
    if not len(state.deck):
        return
    purpose = say("{who} finds", who=who.called)
    card, state.deck = state.draw(
        rule, state.deck, purpose, lambda each: item(CardId(each)).title, known_to=state.knowing, about=(unit_ref(who),)
    )
    state.hands[who] = (*state.hands[who], CardId(card))
    if len(state.hands[who]) > HAND:
        state.push(TooManyCards(who))


def pick(state: AttackState, who: Who, token: TokenId) -> None:
    """[A5.1] Off the board, beside the chart; with some there comes a card."""
    state.actions -= 1
    del state.tokens[token]
    kind = state.layout.kinds[kind_of(token)]
    state.change(who, tokens=(*state.humans[who].tokens, token))
    state.emit(PickedUp(who, token, kind.name))
    if kind.draws:
        draw_card(state, who, "A5.1")


def hand_over(state: AttackState, giver: Who, taker: Who, thing: str) -> None:
    """[A5.6] From one to the other."""
    called = next(name for each, name, _ in things_of(state, giver) if each == thing)
    if thing in state.hands[giver]:
        state.hands[giver] = tuple(card for card in state.hands[giver] if card != thing)
        state.hands[taker] = (*state.hands[taker], CardId(thing))
        state.emit(Handed(giver, taker, "card", called))
    else:
        token = TokenId(thing)
        state.change(giver, tokens=tuple(each for each in state.humans[giver].tokens if each != token))
        state.change(taker, tokens=(*state.humans[taker].tokens, token))
        state.emit(Handed(giver, taker, "token", called))


@dataclass(frozen=True, slots=True)
class TooManyCards(CardQuestion):
    """[A5.2] Three cards at most: one goes."""

    who: Who

    def decide(self, state: AttackState) -> Decision:
        options = tuple(
            Option(
                Action("discard", (self.who, card)),
                say("Lay aside: {card}", card=name),
                (card_ref(CardId(card)),),
            )
            for card, name, _ in things_of(state, self.who)
            if card in state.hands[self.who]
        )
        return ask((state.seat_of(self.who),), "A5.2", say("{who} has too many cards", who=self.who.called), options)

    def handle(self, state: AttackState, action: Action) -> None:
        lose_card(state, self.who, CardId(action.args[1]), "A5.2")


@dataclass(frozen=True, slots=True)
class Willing(CardQuestion):
    """[A5.6] Nothing is taken from somebody who does not want to give it."""

    giver: Who
    taker: Who
    thing: str

    def about(self, state: AttackState, cards: Iterable[CardId]) -> Iterator[About]:
        """A token is known to everybody; of cards it may be any."""
        if self.thing not in state.humans[self.giver].tokens:
            for card in cards:
                yield About(replace(self, thing=card), self.giver, card)

    def decide(self, state: AttackState) -> Decision:
        called = next(name for each, name, _ in things_of(state, self.giver) if each == self.thing)
        refs = (unit_ref(self.giver), unit_ref(self.taker))
        return ask(
            (state.seat_of(self.giver),),
            "A5.6",
            say("{taker} asks {giver} for: {thing}", taker=self.taker.called, giver=self.giver.called, thing=called),
            (
                Option(Action("hand-over", (self.giver,)), say("Give it"), refs),
                Option(Action("keep", (self.giver,)), say("Keep it"), (unit_ref(self.giver),)),
            ),
        )

    def handle(self, state: AttackState, action: Action) -> None:
        if action.verb == "hand-over":
            hand_over(state, self.giver, self.taker, self.thing)
        else:
            state.emit(Refused(self.giver))
