"""A game of the tests with things beside its board: a hand of cards, a deck and its discard, shells, a sheet of each.

Two people in a cellar draw, play and walk by turns. Neither sees the other's hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from pyapp.kernel.cards import Deck
from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Action, Decision, Option, Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Drawn, Event, TurnBegan
from pyapp.kernel.flow import Choice, Outcome, State
from pyapp.kernel.game import Game, Picture
from pyapp.kernel.message import Message, say
from pyapp.kernel.modes import TURN_LIMIT, Mode
from pyapp.kernel.policy import FirstPolicy, PolicyMaker, RandomPolicy
from pyapp.kernel.prospect import Side
from pyapp.kernel.rulebook import Rulebook
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Area, AreaKind, Gauge, Item, Mark, Piece, Scene, Tab

MAE, DON = Seat("mae"), Seat("don")
NAMES = {MAE: say("Mae"), DON: say("Don")}
CELLS = tuple(f"{column}{row}" for row in "123" for column in "abcd")
SHELLS = 20
ART = '<path d="M-18 14L-4 -18L4 -14L-8 18Z" fill="#7a2f22"/><circle cx="12" cy="4" r="9" fill="#2f6fb0"/>'
CARDS: dict[str, tuple[Message, Message]] = {
    "boards": (say("Boards"), say("A barricade that stays until somebody takes it down from the inside.")),
    "bandage": (say("Bandage"), say("One wound less, also a friend's.")),
    "noise": (say("Noise maker"), say("Thrown 3 squares; the dead near it go there.")),
    "torch": (say("Torch"), say("Light in the dark: look through what has been thrown away, and take a card of it.")),
    "rum": (say("Rum"), say("Two more actions in this turn, and one fewer in the next.")),
    "rope": (say("Rope"), say("Down from a window without a scratch.")),
}


@dataclass(slots=True, kw_only=True)
class CellarState(State):
    hands: dict[str, tuple[str, ...]]
    deck: Deck
    shells: int = 7
    at: dict[str, str] = field(default_factory=lambda: {MAE: "b2", DON: "c3"})


@dataclass(frozen=True, slots=True)
class Played(Event):
    rule: ClassVar[str] = "2.1"
    who: str
    card: str

    def text(self) -> Message:
        return say("{who} plays {card}.", who=NAMES[Seat(self.who)], card=CARDS[self.card][0])

    def refs(self) -> tuple[str, ...]:
        return ("pile:discard",)


def draw(state: CellarState, seat: Seat) -> None:
    card, state.deck = state.deck.draw(state.dice)
    state.hands = {**state.hands, seat: (*state.hands[seat], card)}
    purpose = say("{who} searches", who=NAMES[seat])
    state.emit(Drawn("1.1", card, CARDS[card][0], purpose, (seat,), (f"card:{card}", "pile:deck")))


@dataclass(frozen=True, slots=True)
class Turn(Choice[CellarState]):
    """[1.1] Draw, play or walk."""

    seat: Seat

    def title(self, state: CellarState) -> Message:  # noqa: ARG002
        return say("By turns")

    def decide(self, state: CellarState) -> Decision:
        me = f"unit:{self.seat}"
        options = [
            Option(Action("play", (card,)), say("Play {card}", card=CARDS[card][0]), (f"card:{card}",))
            for card in state.hands[self.seat]
        ]
        if len(state.deck):
            options.append(Option(Action("draw"), say("Draw a card"), ("pile:deck",), say("1 action")))
        options += [
            Option(Action("walk", (cell,)), say("Walk to {cell}", cell=cell), (me, f"square:{cell}"))
            for cell in beside(state.at[self.seat])
            if cell not in state.at.values()
        ]
        if "torch" in state.deck.discard:
            options += [
                Option(Action("take", (card,)), say("Take {card} back", card=CARDS[card][0]), (f"card:{card}",))
                for card in state.deck.discard
                if card != "torch"
            ]
        options.append(Option(Action("end"), say("End the turn"), primary=True))
        return Decision(self.seat, "1.1", say("Mae: what now?"), tuple(options), about=("card:boards", "pile:deck"))

    def handle(self, state: CellarState, action: Action) -> None:
        match action.verb:
            case "draw":
                draw(state, self.seat)
            case "play":
                card = action.args[0]
                state.hands = {**state.hands, self.seat: tuple(c for c in state.hands[self.seat] if c != card)}
                state.deck = state.deck.discarded(card)
                state.shells -= 1
                state.emit(Played(self.seat, card))
            case "take":
                card = action.args[0]
                state.deck = Deck(state.deck.layers, tuple(each for each in state.deck.discard if each != card))
                state.hands = {**state.hands, self.seat: (*state.hands[self.seat], card)}
            case "walk":
                state.at = {**state.at, self.seat: action.args[0]}
            case _ if state.turn == 9:
                state.end(Outcome((MAE,), MAE, "3.1", "dawn"), say("Dawn."))
                return
            case _:
                state.turn += 1
                state.emit(TurnBegan("1.1", state.turn))
                state.push(Turn(DON if self.seat == MAE and state.mode == "two" else MAE))
                return
        state.push(self)


def beside(cell: str) -> tuple[str, ...]:
    column, row = "abcd".index(cell[0]), int(cell[1])
    near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return tuple(f"{'abcd'[x]}{y}" for x, y in near if 0 <= x < 4 and 1 <= y <= 3)


class Seen(NamedTuple):
    who: Seat
    hand: tuple[str, ...]
    others: int
    left: int
    discard: tuple[str, ...]
    shells: int
    at: Mapping[str, str]


class Cellar(Game[CellarState, Seen]):
    id = "cellar"
    title = say("The cellar")
    about = say("Two people, six cards.")
    origin = say("Ours")
    emblem = "person"
    rules_version = 1
    rulebook = Rulebook((), ())
    codec = Codec(CellarState, (Turn,))
    policies: ClassVar[Mapping[str, PolicyMaker]] = {
        "random": RandomPolicy, "first": FirstPolicy, "greedy": FirstPolicy, "standard": FirstPolicy,
    }  # fmt: skip
    modes = (
        Mode("two", say("Two"), say("By turns."), ((MAE, NAMES[MAE]), (DON, NAMES[DON])), (TURN_LIMIT,)),
        Mode("one", say("Alone"), say("Mae alone."), ((MAE, NAMES[MAE]),), (TURN_LIMIT,)),
    )

    def new(self, start: Start) -> CellarState:
        settings = self.settings(start.mode, start.settings)
        deck = Deck.of(("torch", "rum", "rope"))
        hands = {MAE: ("boards", "bandage", "noise"), DON: ()}
        state = CellarState(mode=start.mode, settings=settings, dice=Dice(start.seed), hands=hands, deck=deck, turn=1)
        state.push(Turn(MAE))
        return state

    def observe(self, state: CellarState, seat: Seat) -> Seen:
        others = sum(len(hand) for who, hand in state.hands.items() if who != seat)
        deck = state.deck
        return Seen(seat, state.hands[seat], others, len(deck), deck.discard, state.shells, dict(state.at))

    def scene(self, seen: Seen) -> Scene:
        items = tuple(
            Item(
                who,
                f"unit:{who}",
                *middle(cell),
                '<rect class="counter__shadow" x="-20" y="-20" width="40" height="40" rx="5"/>'
                '<rect class="counter__card" x="-20" y="-20" width="40" height="40" rx="5"/>',
                NAMES[Seat(who)],
                "counter",
                place=f"square:{cell}",
            )
            for who, cell in seen.at.items()
        )
        gauges = (Gauge("clock", say("shells"), seen.shells, SHELLS),)
        return Scene("cellar", (400, 300), items, gauges, ("square:b2",), areas=self.areas(seen))

    def areas(self, seen: Seen) -> tuple[Area, ...]:
        hand = tuple(card_piece(card) for card in seen.hand)
        top = seen.discard[-1:]
        discard = Piece(
            "discard",
            "pile:discard",
            say("Discard: {count} cards", count=len(seen.discard)),
            CARDS[top[0]][0] if top else say("Discard"),
            size=len(seen.discard),
            inside=tuple(card_piece(card) for card in reversed(seen.discard)),
        )
        deck = Piece("deck", "pile:deck", say("Deck: {count} cards", count=seen.left), say("Deck"),
            size=seen.left, is_down=True)  # fmt: skip
        cartridges = tuple(
            Piece(f"shell-{n}", f"shell:{n}", say("Shell {n}", n=n), is_spent=n > seen.shells)
            for n in range(1, SHELLS + 1)
        )
        event = Piece(
            "event",
            "card:event",
            say("Night on the forest road: event, zeds, 2 actions"),
            say("Night on the forest road"),
            say("At the start of this phase a new unit gathers at the forest's start. Nobody gains from terrain."),
            tabs=(
                Tab(say("Event"), is_over=True),
                Tab(say("Zeds: forest ×2"), is_now=True),
                Tab(say("2 actions")),
            ),
        )
        sheets = tuple(
            Area(
                f"sheet-{who}",
                AreaKind.SHEET,
                NAMES[who],
                (
                    Piece("wounds", "", say("1 wound of 4"), marks=(Mark("person", say("wounds"), wounds, 4),)),
                    Piece("gear", f"gear:{who}", say("Pistol, 3 shots"), say("Pistol"), say("3 shots, range 4")),
                    Piece("luck", f"luck:{who}", say("Luck, spent"), say("Luck"), say("roll again"), is_spent=True),
                ),
                f"unit:{who}",
                is_tucked=who == DON,
            )
            for who, wounds in ((MAE, 1), (DON, 3))
        )
        return (
            Area("now", AreaKind.HAND, say("Now"), (event,)),
            Area("hand", AreaKind.HAND, say("In hand"), hand),
            Area("cards", AreaKind.PILE, say("Cards"), (deck, discard)),
            Area("shells", AreaKind.TRACK, say("Shells"), cartridges),
            *sheets,
        )

    def picture(self, board: str = "") -> Picture:  # noqa: ARG002
        squares = "".join(
            f'<rect class="square" data-ref="square:{cell}" x="{x - 50}" y="{y - 50}" width="100" height="100"/>'
            for cell in CELLS
            for x, y in (middle(cell),)
        )
        art = '<rect width="400" height="300" fill="#28333c"/>'
        art += '<path d="M0 100H400M0 200H400M100 0V300M200 0V300M300 0V300" stroke="#55636e"/>'
        return Picture("cellar", (-36, -36, 472, 372), art, squares)

    def around(self, state: CellarState, ref: str) -> tuple[Side, ...]:  # noqa: ARG002
        return ()

    def called(self, ref: str) -> Message | None:
        return say("Cell {name}", name=ref.partition(":")[2]) if ref.startswith("square:") else None

    def remarks(self, seen: Seen, ref: str) -> tuple[Message, ...]:  # noqa: ARG002
        return (say("It is yours"),) if ref.startswith("card:") else ()

    def faults(self, state: CellarState) -> list[str]:
        held = sum(map(len, state.hands.values()))
        return [] if held + len(state.deck) + len(state.deck.discard) == len(CARDS) else ["a card is lost"]

    def why_not(self, state: CellarState, ref: str) -> Reason:  # noqa: ARG002
        return Reason("1.1", say("{what} is of no use now.", what=ref.partition(":")[2]))

    def disguise(self, state: CellarState, seat: Seat, dice: Dice) -> CellarState:  # noqa: ARG002
        return state

    def outcome_text(self, state: CellarState) -> Message:  # noqa: ARG002
        return say("Dawn.")


def card_piece(card: str) -> Piece:
    title, text = CARDS[card]
    label = say("{title}: {text}", title=title, text=text)
    return Piece(card, f"card:{card}", label, title, text, ART if card == "noise" else "")


def middle(cell: str) -> tuple[int, int]:
    return 50 + 100 * "abcd".index(cell[0]), 100 * int(cell[1]) - 50


CELLAR = Cellar()
