"""Saves: what they hold, replays that catch a wrong die, and that only a save is taken for one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyapp.kernel.codec import Damaged, fingerprint
from pyapp.kernel.decision import Action
from pyapp.kernel.flow import decision
from pyapp.kernel.history import FORMAT, VERSION, Diverged, Newer, read_save, replay, resume
from tests.toy import RUN, TOY, WALK, race, saved


def without(name: str) -> str:
    raw = json.loads(race("walk").save())
    del raw[name]
    return json.dumps(raw)


# Saving


def test_a_save_holds_what_the_envelope_promises() -> None:
    raw = json.loads(race("walk", "run").save())
    assert set(raw) == {
        "format", "version", "game", "rules", "mode", "options", "seed", "journal", "state", "digest", "marks",
    }  # fmt: skip
    assert (raw["format"], raw["version"], raw["game"], raw["mode"], raw["seed"]) == (FORMAT, VERSION, "toy", "race", 3)
    assert raw["journal"][0] == ["a", "walk", []]


def test_a_replay_ends_where_the_game_was_saved() -> None:
    history = race("walk", "run", "walk", "run")
    again = replay(TOY, read_save(history.save()))
    assert again.digest == history.digest
    assert [entry.move for entry in again.entries] == [entry.move for entry in history.entries]


def test_playing_on_from_a_save_equals_never_having_saved() -> None:
    history = race("walk", "run")
    resumed = resume(TOY, read_save(history.save()))
    for verb in ("run", "walk", "run"):
        history.act(Action(verb))
        resumed.act(Action(verb))
    assert resumed.digest == history.digest
    assert resumed.save() == history.save()


def test_what_may_be_taken_back_survives_saving() -> None:
    resumed = resume(TOY, read_save(race("run", "walk").save()))
    assert resumed.can_undo() is not None
    resumed.undo()
    assert resumed.can_undo() is None


def test_marks_survive_saving() -> None:
    history = race("run")
    history.marks |= {"assisted": True, "bookmarks": [1, 2]}
    assert resume(TOY, read_save(history.save())).marks == {"assisted": True, "bookmarks": [1, 2]}


def test_a_finished_game_can_be_saved_and_replayed() -> None:
    history = race()
    while decision(history.state) is not None:
        history.act(RUN)
    again = resume(TOY, read_save(history.save()))
    assert again.state.outcome == history.state.outcome is not None
    assert decision(again.state) is None


# Replays that diverge


def test_a_changed_die_is_caught_at_its_move() -> None:
    raw = json.loads(race("walk", "run", "walk").save())
    raw["journal"][1][2] = [(raw["journal"][1][2][0] + 1) % 6]
    with pytest.raises(Diverged, match=r"move 2 \(run\)"):
        replay(TOY, read_save(json.dumps(raw)))


@pytest.mark.parametrize("dice", [[], [0, 0]])
def test_a_missing_or_surplus_die_is_caught(dice: list[int]) -> None:
    raw = json.loads(race("run").save())
    raw["journal"][0][2] = dice
    with pytest.raises(Diverged, match="move 1"):
        replay(TOY, read_save(json.dumps(raw)))


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"journal": [["a", "fly", []]]}, "move 1: not a legal action here: fly"),
        ({"journal": [["b", "walk", []]]}, "move 1: the journal has b decide, the rules ask a"),
        ({"journal": []}, "the end differs"),
        ({"digest": "0" * 16}, "the end differs"),
        ({"seed": 4}, "the end differs"),
    ],
)
def test_a_replay_says_where_it_diverged(changes: dict[str, Any], error: str) -> None:
    with pytest.raises(Diverged) as caught:
        replay(TOY, read_save(saved("walk", **changes)))
    assert str(caught.value).startswith(error)


def test_moves_after_the_end_are_caught() -> None:
    history = race()
    while decision(history.state) is not None:
        history.act(RUN)
    raw = json.loads(history.save())
    raw["journal"].append(["a", "walk", []])
    with pytest.raises(Diverged, match="the game is over"):
        replay(TOY, read_save(json.dumps(raw)))


def test_where_the_journal_no_longer_fits_the_game_goes_on_from_the_state() -> None:
    history = race("walk", "run")
    resumed = resume(TOY, read_save(json.dumps(json.loads(history.save()) | {"journal": []})))
    assert resumed.digest == history.digest
    assert resumed.entries == []
    assert resumed.marks["continued"] is True
    resumed.act(WALK)
    again = resume(TOY, read_save(resumed.save()))
    assert again.digest == resumed.digest, "and it can be saved again"


def older_save() -> str:
    """A save from before the state had a turn counter and the mode an option."""
    raw = json.loads(race("walk", "run", "walk").save())
    raw["options"], raw["state"]["settings"] = {}, {}
    del raw["state"]["turn"]
    raw["digest"] = fingerprint(raw["state"])
    return json.dumps(raw)


def test_a_save_from_before_some_field_was_added_still_loads() -> None:
    resumed = resume(TOY, read_save(older_save()))
    assert resumed.state.score["a"] == 2
    assert resumed.state.settings == {"turn-limit": "none"}
    assert decision(resumed.state) is not None


# Saves that are none


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "{", "nonsense", "[]", "null", "5", '"shamble-save"', "{}", '{"format": "other"}',
        "[" * 100_000, '{"a":' * 100_000, "9" * 10_000, "\ufeff{}", "\x00",
    ],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_what_is_not_a_save_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Damaged, match="this is not a Shamble save") as caught:
        read_save(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["version", "game", "rules", "mode", "options", "seed", "journal", "state", "digest"])
def test_a_missing_part_is_named(name: str) -> None:
    with pytest.raises(Damaged, match=name):
        read_save(without(name))


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"version": 2}, "this save has version 2; this page reads version 1"),
        ({"version": "1"}, "version"),
        ({"version": True}, "version"),
        ({"seed": "3"}, "seed"),
        ({"seed": 3.5}, "seed"),
        ({"seed": None}, "seed"),
        ({"options": {"turn-limit": 50}}, "options"),
        ({"options": []}, "options"),
        ({"game": 1}, "game"),
        ({"state": []}, "state"),
        ({"digest": 12}, "digest"),
        ({"marks": []}, "marks"),
        ({"marks": {"assisted": "yes"}}, "marks.assisted"),
        ({"journal": {}}, "journal"),
        ({"journal": ["walk"]}, "journal, line 1"),
        ({"journal": [["a", "walk", []], ["b", "walk"]]}, "journal, line 2"),
        ({"journal": [["a", "walk", ["1"]]]}, "journal, line 1"),
        ({"journal": [["a", "walk", [True]]]}, "journal, line 1"),
        ({"journal": [["a", 5, []]]}, "journal, line 1"),
        ({"journal": [["a", "walk", 5]]}, "journal, line 1"),
        ({"journal": [["a", "walk\nrun", []]]}, "journal, line 1"),
        ({"journal": [["\ud800", "walk", []]]}, "journal, line 1"),
    ],
)
def test_a_wrong_part_is_named(changes: dict[str, Any], error: str) -> None:
    with pytest.raises(Damaged, match=error):
        read_save(saved("walk", **changes))


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"mode": "chess"}, "mode 'chess' is not known"),
        ({"options": {"turn-limit": "7"}}, "'7' is not known"),
        ({"options": {"speed": "1"}}, "option 'speed' is not known"),
    ],
)
def test_a_start_that_the_game_does_not_know_is_refused(changes: dict[str, Any], error: str) -> None:
    save = read_save(saved("walk", **changes))
    for call in (replay, resume):
        with pytest.raises(Damaged, match=error):
            call(TOY, save)


def test_a_state_that_does_not_fit_its_digest_is_refused() -> None:
    raw = json.loads(race("walk").save())
    raw["state"]["score"]["a"] = 9
    with pytest.raises(Damaged, match="digest"):
        resume(TOY, read_save(json.dumps(raw)))


def forged(**changes: Any) -> str:
    """A save whose state was changed by somebody who knows how digests are made."""
    raw = json.loads(race("walk").save())
    raw["state"] |= changes
    raw["digest"] = TOY.codec.digest(TOY.codec.load(raw["state"]))
    return json.dumps(raw)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"secret": 9}, "secret"),
        ({"stack": []}, "damaged"),
        ({"stack": [{"step": "Turn", "seat": "nobody"}]}, "damaged"),
        ({"mode": "chess"}, "damaged"),
        ({"settings": {"turn-limit": "50"}}, "damaged"),
        ({"outcome": {"winners": [], "side": "draw", "rule": "1.1", "reason": "ten"}}, "damaged"),
    ],
    ids=["faults", "empty stack", "seat", "mode", "option", "outcome"],
)
def test_a_state_that_cannot_be_is_refused_even_with_the_right_digest(changes: dict[str, Any], error: str) -> None:
    with pytest.raises(Damaged, match=error):
        resume(TOY, read_save(forged(**changes)))


@pytest.mark.parametrize("change", [{"version": VERSION + 1}, {"rules": TOY.rules_version + 1}])
def test_a_save_of_a_later_version_is_told_apart_from_a_damaged_one(change: dict[str, int]) -> None:
    with pytest.raises(Newer):
        resume(TOY, read_save(saved("walk", **change)))
    with pytest.raises(Damaged) as caught:
        read_save(saved("walk", version=VERSION - 1))
    assert not isinstance(caught.value, Newer)
