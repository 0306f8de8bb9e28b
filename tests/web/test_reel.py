"""What is kept of the last turns, for whom it is told again, and what becomes of it when something is taken back."""

from __future__ import annotations

from typing import Any

from pyapp.games import GAMES
from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import TurnBegan
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.history import History
from pyapp.kernel.policy import FirstPolicy
from pyapp.kernel.scenario import Start
from pyapp.web.show.recent_frames import Reel, part_of, seen
from tests.web.toy import GUARD, THIEF, TOY

HUMAN, ZOMBIE = Seat("human"), Seat("zombie")


def watched(mode: str, turns: int, seed: int = 7) -> tuple[History[Any], Reel]:
    """A game of the mall up to the humans' turn with that number, and the reel of somebody who watched it."""
    game = GAMES["mall"]
    history: History[Any] = History(game, Start(mode, {}, seed))
    reel = Reel()
    policy = FirstPolicy(Dice(1))
    while (asked := decision(history.state)) is not None:
        if history.state.turn >= turns and type(history.state.stack[-1]).__name__ == "HumanPlayerTurn":
            break
        passing = Action("pass")
        action = passing if asked.option(passing) else policy.choose(game.observe(history.state, asked.seat), asked)
        applied = history.act(action, trace=True)
        reel.add(len(history.entries) - 1, history.entries[-1], applied)
    return history, reel


def test_a_part_is_one_sides_turn() -> None:
    history, reel = watched("two-player", 3)
    part = reel.told_to([HUMAN])
    assert part is not None
    assert {part_of(frame.state) for frame in part.frames} == {part.key}
    assert part.key == (2, part.key[1])
    assert part_of(history.state) != part.key
    assert not any(isinstance(frame.event, TurnBegan) for frame in part.frames)


def test_it_holds_all_that_happened_in_the_part() -> None:
    history, reel = watched("solitaire", 3)
    part = reel.told_to([HUMAN])
    assert part is not None
    last = [event for entry in history.entries[part.since :] for event in entry.events]
    assert [frame.event for frame in part.frames] == [
        event for event in last[-1 - len(part.frames) :] if not isinstance(event, TurnBegan)
    ]


def test_it_begins_where_the_part_began() -> None:
    _, reel = watched("solitaire", 3)
    part = reel.told_to([HUMAN])
    assert part is not None
    entry_state = part.before
    assert part.frames[0].state is not entry_state
    assert part_of(entry_state)[0] == part.key[0]


def test_nobody_is_told_of_his_own_turn() -> None:
    _, reel = watched("two-player", 3)
    zombies, humans = reel.told_to([HUMAN]), reel.told_to([ZOMBIE])
    assert zombies is not None
    assert not zombies.is_of([HUMAN])
    assert humans is None or humans.key != zombies.key or not humans.opened


def test_a_reel_made_afterwards_is_the_same() -> None:
    for mode in ("two-player", "solitaire"):
        history, reel = watched(mode, 4)
        again = Reel.of(history).told_to([HUMAN])
        first = reel.told_to([HUMAN])
        assert first is not None
        assert again is not None
        assert again.key == first.key
        assert [frame.event for frame in again.frames] == [frame.event for frame in first.frames]
        digest = history.game.codec.digest
        assert digest(again.before) == digest(first.before)


def test_it_is_played_again_without_touching_the_game() -> None:
    history, _ = watched("solitaire", 3)
    before, count = history.digest, len(history.entries)
    Reel.of(history)
    assert (history.digest, len(history.entries)) == (before, count)


def test_what_was_taken_back_is_off_the_reel() -> None:
    history = History(TOY, Start("duel", {}, 7))
    reel = Reel()
    for number, text in enumerate(("hide b", "walk a", "walk c")):
        reel.add(number, _entry(history, text), apply(history.entries[-1].before, Action.parse(text), trace=True))
    assert sum(len(part.frames) for part in reel.parts) == 3
    history.undo()
    reel.cut(len(history.entries))
    assert sum(len(part.frames) for part in reel.parts) == 2
    reel.cut(0)
    assert reel.parts == []


def _entry(history: History[Any], text: str) -> Any:
    history.act(Action.parse(text))
    return history.entries[-1]


def test_a_seat_sees_what_it_may_know() -> None:
    history = History(TOY, Start("duel", {}, 7))
    reel = Reel()
    reel.add(0, _entry(history, "hide b"), apply(history.entries[-1].before, Action.parse("hide b"), trace=True))
    frames = reel.parts[0].frames
    assert [frame.event.refs() for frame in seen(frames, GUARD)] == [("square:b",)]
    assert [frame.event.refs() for frame in seen(frames, THIEF)] == [()]


PETER, ROGER, COUPLE = Seat("peter"), Seat("roger"), Seat("couple")
TOGETHER = (
    "place peter 053", "place roger 140", "place steve 140", "place fran 053",
    "select peter", "move peter 073", "end",
)  # fmt: skip
"""Everybody names Peter, who is the computer's; the zombies follow. The last choice of a person is the naming."""


def together(*actions: str) -> tuple[History[Any], Reel]:
    """A game of three in which those moves were made."""
    history: History[Any] = History(GAMES["mall"], Start("three-player", {}, 7))
    reel = Reel()
    for number, text in enumerate(actions):
        applied = history.act(Action.parse(text), trace=True)
        reel.add(number, history.entries[-1], applied)
    return history, reel


def test_what_is_told_begins_where_the_last_person_let_go() -> None:
    history, reel = together(*TOGETHER)
    assert history.state.turn == 2
    part = reel.told_to([ROGER, COUPLE])
    assert part is not None
    named = TOGETHER.index("select peter")
    assert part.since == part.frames[0].move == named + 1
    digest = history.game.codec.digest
    assert digest(part.before) == digest(history.entries[named + 1].before)
    assert {frame.move for frame in part.frames} == {named + 1, named + 2}
    # The turn that was told is the zombies', by whose name it is put away.
    assert part.key == (1, part.key[1]) == part_of(part.frames[-1].state)


def test_who_moved_himself_is_told_of_the_others_only() -> None:
    _, reel = together(*TOGETHER)
    for looking in ([PETER], [PETER, ROGER, COUPLE]):
        part = reel.told_to(looking)
        assert part is not None
        assert {part_of(frame.state) for frame in part.frames} == {part.key}


def test_who_has_answered_in_the_others_turn_is_known() -> None:
    _, reel = together(*TOGETHER)
    own, zombies = reel.parts[-2:]
    assert own.has_answers_of([PETER]) and own.has_answers_of([ROGER, COUPLE])
    assert not zombies.has_answers_of([PETER, ROGER, COUPLE])


def test_a_question_to_all_is_nobody_elses_turn() -> None:
    """Peter's seat comes first in what all are asked; that does not make it his turn alone."""
    _, reel = together(*TOGETHER, "pass")
    part = reel.told_to([ROGER])
    assert part is not None
    assert part.key[0] == 2
    assert not part.is_of([ROGER])
    assert {part_of(frame.state) for frame in part.frames} == {part.key}
