"""The codec: states as JSON and back without loss, everything else refused with the place where it is wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

import pytest

from pyapp.kernel.codec import Codec, Damaged
from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Outcome, State, Step


class Suit(StrEnum):
    HEARTS = "hearts"
    SPADES = "spades"


@dataclass(frozen=True, slots=True)
class Card:
    suit: Suit
    rank: int
    is_open: bool = False


class Score(NamedTuple):
    points: int
    by: Suit


@dataclass(slots=True, kw_only=True)
class Table(State):
    """A bit of everything that states are made of."""

    hand: list[Card] = field(default_factory=list)
    owner: dict[Suit, str] = field(default_factory=dict)
    track: tuple[int, ...] = ()
    spare: Card | None = None


@dataclass(frozen=True, slots=True)
class Deal(Step[Table]):
    cards: tuple[Suit, ...]
    to: str


@dataclass(frozen=True, slots=True)
class Wait(Step[Table]):
    pass


CODEC = Codec(Table, (Deal, Wait))


def table(**changes: Any) -> Table:
    return Table(
        mode="m",
        settings={"turn-limit": "50"},
        dice=Dice(77),
        turn=3,
        stack=[Wait(), Deal((Suit.SPADES,), "a")],
        hand=[Card(Suit.HEARTS, 12), Card(Suit.SPADES, 1, True)],
        owner={Suit.SPADES: "a"},
        track=(1, 2),
        **changes,
    )


def through_text(state: Table) -> Table:
    return CODEC.load(json.loads(json.dumps(CODEC.dump(state))))


def test_a_state_comes_back_as_it_was() -> None:
    loaded = through_text(table(spare=Card(Suit.HEARTS, 2)))
    assert CODEC.dump(loaded) == CODEC.dump(table(spare=Card(Suit.HEARTS, 2)))
    assert loaded.stack == [Wait(), Deal((Suit.SPADES,), "a")]
    assert loaded.hand == [Card(Suit.HEARTS, 12), Card(Suit.SPADES, 1, True)]
    assert loaded.owner == {Suit.SPADES: "a"}
    assert loaded.track == (1, 2)
    assert loaded.dice.state == 77


def test_enumerations_come_back_as_members_and_not_as_texts() -> None:
    loaded = through_text(table())
    assert type(loaded.hand[0].suit) is Suit
    assert type(next(iter(loaded.owner))) is Suit
    step = loaded.stack[1]
    assert isinstance(step, Deal)
    assert type(step.cards[0]) is Suit


def test_an_outcome_comes_back() -> None:
    outcome = Outcome((Seat("a"),), "a", "14.1", "won")
    assert through_text(table(outcome=outcome)).outcome == outcome
    assert through_text(table()).outcome is None


def test_the_dice_go_on_where_they_were() -> None:
    state = table()
    rolled = state.copy()
    loaded = through_text(state)
    assert [loaded.dice.die() for _ in range(5)] == [rolled.dice.die() for _ in range(5)]


def test_what_belongs_to_the_moment_is_not_kept() -> None:
    dumped = CODEC.dump(table())
    assert not {"events", "trace", "asked"} & set(dumped)
    assert json.loads(json.dumps(dumped)) == json.loads(json.dumps(CODEC.dump(through_text(table()))))


def test_steps_are_told_apart_by_name() -> None:
    assert CODEC.dump(table())["stack"] == [{"step": "Wait"}, {"step": "Deal", "cards": ["spades"], "to": "a"}]


def test_a_step_that_the_game_did_not_name_cannot_be_saved() -> None:
    @dataclass(frozen=True, slots=True)
    class Stranger(Step[Table]):
        pass

    state = table()
    state.push(Stranger())
    with pytest.raises(AssertionError, match="Stranger"):
        CODEC.dump(state)


# The digest


def test_the_digest_is_short_and_never_changes() -> None:
    """If this number changes, saves of yesterday are damaged today."""
    assert CODEC.digest(table()) == "0f43609a9836c395"
    assert CODEC.digest(through_text(table())) == CODEC.digest(table())


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 4},
        {"mode": "n"},
        {"settings": {"turn-limit": "none"}},
        {"stack": [Wait()]},
        {"hand": []},
        {"owner": {Suit.HEARTS: "a"}},
        {"track": (2, 1)},
        {"spare": Card(Suit.HEARTS, 1)},
        {"dice": Dice(78)},
        {"outcome": Outcome((), "draw", "1", "x")},
    ],
    ids=lambda change: next(iter(change)),
)
def test_the_digest_tells_any_two_states_apart(change: dict[str, Any]) -> None:
    state = table()
    for name, value in change.items():
        setattr(state, name, value)
    assert CODEC.digest(state) != CODEC.digest(table())


# Refusing


@pytest.mark.parametrize(
    ("path", "value", "error"),
    [
        (["turn"], "3", "state.turn"),
        (["turn"], 3.0, "state.turn"),
        (["turn"], True, "state.turn"),
        (["turn"], None, "state.turn"),
        (["mode"], 5, "state.mode"),
        (["dice"], "77", "state.dice"),
        (["dice"], 7.5, "state.dice"),
        (["settings"], [], "state.settings"),
        (["settings", "turn-limit"], 50, "state.settings"),
        (["hand"], None, "state.hand"),
        (["hand", 1, "rank"], "x", "state.hand[1].rank"),
        (["hand", 1, "is_open"], 1, "state.hand[1].is_open"),
        (["hand", 0, "suit"], "stars", "state.hand[0].suit"),
        (["hand", 0, "colour"], "red", "state.hand[0]"),
        (["owner"], {"stars": "a"}, "state.owner"),
        (["stack", 1, "step"], "Nonsense", "state.stack[1]"),
        (["stack", 1, "step"], ["Deal"], "state.stack[1]"),
        (["stack", 1], "Deal", "state.stack[1]"),
        (["stack", 1, "to"], 4, "state.stack[1]"),
        (["stack", 0, "more"], 4, "state.stack[0]"),
        (["events"], [], "state"),
        (["outcome"], {"winners": []}, "state.outcome"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_damage_is_named_with_its_place(path: list[Any], value: Any, error: str) -> None:
    dumped = json.loads(json.dumps(CODEC.dump(table())))
    at = dumped
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(Damaged) as caught:
        CODEC.load(dumped)
    assert error in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["mode", "settings", "dice"])
def test_a_missing_part_is_named(name: str) -> None:
    dumped = CODEC.dump(table())
    del dumped[name]
    with pytest.raises(Damaged, match=name):
        CODEC.load(dumped)


@pytest.mark.parametrize("value", [None, [], "state", 5, True])
def test_whatever_is_not_an_object_is_refused(value: Any) -> None:
    with pytest.raises(Damaged, match="state"):
        CODEC.load(value)


def test_many_faults_are_not_all_told() -> None:
    dumped = CODEC.dump(table())
    dumped["track"] = ["x"] * 100
    with pytest.raises(Damaged) as caught:
        CODEC.load(dumped)
    assert len(str(caught.value)) < 400


NO_SCORE = Score(0, Suit.SPADES)


@dataclass(slots=True, kw_only=True)
class Scored(State):
    best: Score = NO_SCORE


SCORED = Codec(Scored, ())


def scored(best: Score = NO_SCORE) -> Scored:
    return Scored(mode="", settings={}, dice=Dice(1), best=best)


def test_named_tuples_come_back_as_what_they_were() -> None:
    state = scored(Score(7, Suit.HEARTS))
    loaded = SCORED.load(json.loads(json.dumps(SCORED.dump(state))))
    assert loaded.best == state.best
    assert type(loaded.best) is Score
    assert type(loaded.best.by) is Suit


@pytest.mark.parametrize("wrong", [["7", "hearts"], [7, "clubs"], [7], [7, "hearts", 1], 7, None])
def test_named_tuples_are_taken_for_nothing_else(wrong: object) -> None:
    with pytest.raises(Damaged, match="best"):
        SCORED.load({**SCORED.dump(scored()), "best": wrong})
