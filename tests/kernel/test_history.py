"""The course of a game: its journal, what can be taken back, and a game that goes on elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.decision import Action, IllegalAction, Seat
from pyapp.kernel.history import History, read_save
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.modes import WrongName
from pyapp.kernel.scenario import Start
from tests.toy import RUN, TOY, WALK, ToyState, race, saved

# Playing


def test_the_journal_tells_who_did_what_and_how_the_dice_fell() -> None:
    history = race("walk", "run")
    walk, run = (entry.move for entry in history.entries)
    assert (walk.seat, walk.action, walk.drawn) == ("a", WALK, ())
    assert (run.seat, run.action, len(run.drawn)) == ("b", RUN, 1)
    assert history.state.score["b"] == run.drawn[0] + 1


def test_an_illegal_action_leaves_everything_as_it_was() -> None:
    history = race("walk")
    digest = history.digest
    with pytest.raises(IllegalAction):
        history.act(Action("fly"))
    assert history.digest == digest
    assert len(history.entries) == 1


def test_settings_are_filled_in_and_wrong_ones_refused() -> None:
    assert race().start.settings == {"turn-limit": "none"}
    with pytest.raises(WrongName, match="option 'speed' is not known; it can be turn-limit"):
        History(TOY, Start("race", {"speed": "fast"}, 1))
    with pytest.raises(WrongName, match="'7' is not known; it can be none, 50, 100, 200"):
        History(TOY, Start("race", {"turn-limit": "7"}, 1))
    with pytest.raises(WrongName, match="mode 'chess' is not known; it can be race"):
        History(TOY, Start("chess", {}, 1))


# Taking back


def test_undo_restores_and_redo_repeats() -> None:
    history = race("walk")
    before = history.digest
    history.act(WALK)
    after = history.digest
    taken = history.undo()
    assert taken.move.action == WALK
    assert history.digest == before
    history.redo()
    assert history.digest == after
    assert not history.can_redo()


def test_undo_names_what_it_would_take_back() -> None:
    history = race()
    assert history.can_undo() is None
    history.act(WALK)
    label = history.can_undo()
    assert label is not None
    assert ENGLISH(label) == "Walk"


def test_several_steps_back_and_forth_keep_their_order() -> None:
    history = race("walk", "walk", "walk")
    digests = [TOY.codec.digest(entry.before) for entry in history.entries] + [history.digest]
    for digest in reversed(digests[:-1]):
        history.undo()
        assert history.digest == digest
    for digest in digests[1:]:
        history.redo()
        assert history.digest == digest


def test_no_undo_crosses_a_roll() -> None:
    history = race("walk", "run")
    assert history.can_undo() is None
    with pytest.raises(ValueError, match="nothing to take back"):
        history.undo()
    history.act(WALK)
    history.undo()
    assert history.can_undo() is None, "up to the roll and no further"


def test_an_assisted_game_may_cross_it_and_the_die_falls_the_same_again() -> None:
    history = race("walk", "run")
    history.marks["assisted"] = True
    after = history.digest
    history.undo()
    history.redo()
    assert history.digest == after


def test_a_new_action_forgets_what_was_undone() -> None:
    history = race("walk", "walk")
    history.undo()
    history.act(RUN)
    assert not history.can_redo()
    with pytest.raises(ValueError, match="nothing to do again"):
        history.redo()


def test_an_illegal_action_does_not_forget_what_was_undone() -> None:
    history = race("walk", "walk")
    history.undo()
    with pytest.raises(IllegalAction):
        history.act(Action("fly"))
    assert history.can_redo()


# Looking on


def test_a_history_follows_the_same_game_that_goes_on_elsewhere() -> None:
    here, there = race("walk"), race("walk")
    for verb in ("run", "walk", "run"):
        there.act(Action(verb))
        known = len(here.entries)
        assert here.follow(read_save(there.save())) == known
        assert here.digest == there.digest
    assert [entry.move for entry in here.entries] == [entry.move for entry in there.entries]
    assert here.follow(read_save(there.save())) == len(here.entries), "nothing new"


def test_only_what_is_new_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = race("walk", "run", "walk"), race("walk", "run", "walk", "run")
    played: list[Action] = []
    do = History._do

    def count(history: History[ToyState], action: Action, by: Seat | None = None, *, trace: bool = False) -> Any:
        played.append(action)
        return do(history, action, by, trace=trace)

    monkeypatch.setattr(History, "_do", count)
    assert here.follow(read_save(there.save())) == 3
    assert played == [RUN]


def test_a_history_follows_what_is_taken_back_and_done_otherwise() -> None:
    here, there = race("walk", "walk", "walk"), race("walk", "run")
    there.marks["bookmark"] = 3
    assert here.follow(read_save(there.save())) == 1
    assert here.digest == there.digest
    assert here.marks["bookmark"] == 3
    assert not here.can_redo()
    assert here.follow(read_save(race().save())) == 0
    assert here.entries == []


@pytest.mark.parametrize(
    "text",
    [
        race("walk", seed=4).save(),
        saved("walk", "run", digest="another"),
        saved("walk", "run", journal=[["a", "fly", []]]),
        saved("walk", "run", journal=[["a", "walk", []], ["b", "run", [77]]]),
        saved("walk", "run", journal=[["b", "walk", []], ["b", "run", [1]]]),
        saved("walk", "run", game="another"),
    ],
)
def test_what_does_not_grow_from_here_changes_nothing(text: str) -> None:
    here = race("walk", "walk", "walk")
    here.undo()
    before = here.save()
    assert here.follow(read_save(text)) is None
    assert here.save() == before
    assert here.can_redo()
