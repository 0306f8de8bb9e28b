"""Positions as a small drawing, and the few verbs that rule tests need.

    state = position("A.Z", ".x.")
    assert "shoot ada z1" in options(state)
    after = act(state, "shoot ada z1", dice=[3, 4])

A row is a text of squares. `A B C E` are Ada, Ben, Cleo and Dan, `Z` a zombie (numbered by rows), `x` a dead one, `#`
something high, `o` something low, `~` water, `S` a search token on something high, `k` keys on the floor, `f` fuel,
`h` a square of the zone house. Between squares may stand a wall `|`, a door `D` or a window `W`. Rows in between (walls
`-`, doors `D`) begin with a blank. The position stands in Ada's turn, unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from pyapp.attack.board.squares import EdgeId, square_at
from pyapp.attack.game import ZombieAttack
from pyapp.attack.names import CardId, TokenId, Who
from pyapp.attack.play.human_turn import HumanGoesOn
from pyapp.attack.scenarios.library import bring
from pyapp.attack.truth.state import AttackState, Human
from pyapp.kernel.cards import Deck
from pyapp.kernel.decision import Action, Decision, Option, Seat
from pyapp.kernel.dice import Dice, ScriptedDice
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Applied, Choice, Step, apply, decision
from pyapp.kernel.message import ENGLISH, say

GAME = ZombieAttack()

HUMANS = {"A": Who.ADA, "B": Who.BEN, "C": Who.CLEO, "E": Who.DAN}
THINGS = "#o~Skfh."
WIN = "hold = 90"

LEGEND = """
[legend]
o = { thing = "low", name = "chair" }
"~" = { thing = "water" }
S = { thing = "high", name = "cupboard", search = true }
k = { token = "keys" }
f = { token = "fuel" }
h = { zones = ["house"] }
[names]
house = "the house"
[tokens.keys]
name = "keys"
[tokens.fuel]
name = "fuel"
burden = 1
"""


@dataclass(frozen=True, slots=True)
class Rest(Choice[AttackState]):
    """Here a test stops."""

    def decide(self, state: AttackState) -> Decision:  # noqa: ARG002
        return Decision(Seat("survivors"), "A2.1", say("Rest"), (Option(Action("rest"), say("Rest")),))

    def handle(self, state: AttackState, action: Action) -> None:  # noqa: ARG002
        raise AssertionError("nothing comes after the end of a test")


def split(rows: Sequence[str]) -> tuple[list[list[str]], dict[tuple[int, int], str], dict[tuple[int, int], str]]:
    """Squares, what stands to the right of them, and what stands below them."""
    cells: list[list[str]] = []
    right: dict[tuple[int, int], str] = {}
    below: dict[tuple[int, int], str] = {}
    for row in rows:
        if row.startswith(" "):
            for x, mark in enumerate(row[1:]):
                below[x, len(cells) - 1] = mark
            continue
        line: list[str] = []
        for mark in row:
            if mark in "|DW":
                right[len(line) - 1, len(cells)] = mark
            else:
                line.append(mark)
        cells.append(line)
    return cells, right, below


LEAST = 4


def source(rows: Sequence[str], win: str = WIN, extra: str = "", deck: str = "medicine = 2", wounds: int = 5) -> str:
    """The file of a scenario with that board; squares that nobody needs fill it up to its least size."""
    cells, right, below = split(rows)
    width, height = max(LEAST, *(len(row) for row in cells)), max(LEAST, len(cells))
    lines = []
    for y in range(height):
        line, under = "|", "+"
        for x in range(width):
            mark = cells[y][x] if y < len(cells) and x < len(cells[y]) else "#"
            plain = mark if mark in THINGS else "."
            blank = "|" if x == width - 1 else " "
            line += plain + right.get((x, y), blank)
            under += ("-" if y == height - 1 else below.get((x, y), " ")) + " "
        lines += [line, under[:-1] + "+"]
    top = "+" + "-" * (2 * width - 1) + "+"
    board = "\n".join([top, *lines])
    return f"""format = "zombie attack scenario"
version = 1
title = "A test"
about = "A test."
briefing = "A test."
provenance = "Made for tests."
board = '''
{board}
'''
{LEGEND}
[setup]
zombies = 0
cap = [4, 6, 8, 10]
wounds = {wounds}
[deck]
{deck}
{extra}
[win]
{win}
"""


def position(
    *rows: str,
    hand: Mapping[str, Sequence[str]] | None = None,
    actions: int = 5,
    wounds: Mapping[str, int] | None = None,
    tokens: Mapping[str, Sequence[str]] | None = None,
    barricades: Mapping[str, bool] | Iterable[str] = (),
    deck: str = "medicine = 2",
    win: str = WIN,
    most: int = 5,
    mode: str = "solo",
    settings: Mapping[str, str] | None = None,
    acts: bool = True,
) -> AttackState:
    held = [card for cards in (hand or {}).values() for card in cards]
    counts = {kind: sum(card.startswith(f"{kind}.") for card in held) for kind in {c.split(".")[0] for c in held}}
    lines = deck.splitlines() + [f"{kind} = {count}" for kind, count in counts.items() if f"{kind} =" not in deck]
    with patch("pyapp.attack.scenarios.reading.check"):
        # A position may well be in pieces; whether a scenario can be played has tests of its own.
        layout = bring(source(rows, win, deck="\n".join(lines), wounds=most))
    state = AttackState(mode=mode, settings=GAME.settings(mode, settings or {}), dice=Dice(1), scenario=layout.key)
    state.turn = 1
    cells, _, _ = split(rows)
    humans: dict[Who, Human] = {}
    for y, row in enumerate(cells):
        for x, mark in enumerate(row):
            square = square_at(x, y)
            if mark in HUMANS:
                humans[HUMANS[mark]] = Human(square, (wounds or {}).get(HUMANS[mark], 0))
            elif mark in "Zx":
                one = state.new_zombie(square)
                state.zombies[one] = replace(state.zombies[one], is_lying=mark == "x")
    state.humans = {who: humans[who] for who in Who if who in humans}
    state.hands = {who: tuple(map(CardId, (hand or {}).get(who, ()))) for who in state.humans}
    carried = [TokenId(token) for things in (tokens or {}).values() for token in things]
    for who, things in (tokens or {}).items():
        state.change(Who(who), tokens=tuple(map(TokenId, things)))
    state.tokens = {token: square for token, square in layout.tokens.items() if token not in carried}
    state.deck = Deck.of(card for card in layout.deck if card not in held)
    shut = dict(barricades) if isinstance(barricades, Mapping) else dict.fromkeys(barricades, False)
    state.barricades = {EdgeId(edge): permanent for edge, permanent in shut.items()}
    state.push(Rest())
    if acts and Who.ADA in state.humans:
        state.acting, state.actions = Who.ADA, actions
        state.path = [state.humans[Who.ADA].square]
        state.push(HumanGoesOn(Who.ADA))
        state.settle()
        state.events, state.phases = [], []
    found = GAME.faults(state)
    assert found == [], f"not a possible position: {found}"
    return state


# The verbs

Faces = Sequence[int | str]


def options(state: AttackState) -> set[str]:
    asked = decision(state)
    return {str(option.action) for option in asked.options} if asked else set()


def act(state: AttackState, *actions: str, dice: Faces | None = None) -> Applied[AttackState]:
    """Do things one after the other. With `dice`, everything falls as told, and all of it is used."""
    state = state.copy()
    if dice is not None:
        state.dice = ScriptedDice(*dice)
    events: list[Event] = []
    for text in actions:
        applied = apply(state, Action.parse(text))
        state = applied.state
        events += applied.events
    _all_used(state)
    return Applied(state, tuple(events), ())


def play(state: AttackState, *steps: Step[Any], dice: Faces = ()) -> Applied[AttackState]:
    """Run steps, the last one given first, until somebody is asked or they are over."""
    state = state.copy()
    state.stack = [Rest()]
    state.dice = ScriptedDice(*dice)
    state.push(*steps)
    state.settle()
    _all_used(state)
    events = tuple(state.events)
    state.events, state.phases = [], []
    return Applied(state, events, ())


def zombies_turn(state: AttackState) -> AttackState:
    """The same position when the zombies are to move."""
    new = state.copy()
    new.stack = [Rest()]
    new.is_zombies_turn, new.acting, new.actions, new.path = True, "", 0, []
    return new


def _all_used(state: AttackState) -> None:
    if isinstance(state.dice, ScriptedDice):
        assert not state.dice.script, f"nobody needed {state.dice.script}"
        state.dice = Dice(0)
    if state.outcome is None:
        assert GAME.faults(state) == []


def texts(applied: Applied[AttackState]) -> list[str]:
    return [ENGLISH(event.text()) for event in applied.events]


def at(state: AttackState, figure: str) -> str:
    return state.square_of(figure)


def wounds_of(state: AttackState, who: str) -> int:
    return state.humans[Who(who)].wounds
