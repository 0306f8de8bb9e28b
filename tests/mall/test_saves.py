"""Saves of the mall that look right and are not: each is refused in one line, whatever its digest says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pyapp.kernel.codec import Damaged, fingerprint
from pyapp.kernel.decision import Action
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.history import Diverged, History, read_save, replay, resume
from pyapp.kernel.policy import RandomPolicy
from pyapp.kernel.scenario import Start
from tests.mall.positions import GAME

Raw = dict[str, Any]

SAVES = Path(__file__).parent / "saves"
"""Saves that earlier versions of the rules wrote: they load for ever."""


@pytest.fixture(scope="module")
def save() -> str:
    """A game in its third turn, while somebody is being moved."""
    history = History(GAME, Start("two-player", {}, 21))
    player = RandomPolicy(Dice(4))
    while (asked := decision(history.state)) is not None and history.state.turn < 3:
        history.act(player.choose(None, asked))
    asked = decision(history.state)
    assert asked is not None
    history.act(next(option.action for option in asked.options if option.action.verb == "select"))
    assert decision(history.state) != asked
    return history.save()


def forged(save: str, change: Callable[[Raw], Any]) -> str:
    """A save whose state was changed by somebody who knows how digests are made."""
    raw = json.loads(save)
    change(raw["state"])
    raw["digest"] = fingerprint(raw["state"])
    return json.dumps(raw)


def test_the_save_itself_is_good(save: str) -> None:
    history = resume(GAME, read_save(forged(save, lambda state: None)))  # noqa: ARG005
    assert history.entries
    assert "continued" not in history.marks
    history.act(Action("end"))


def first_unit(state: Raw) -> str:
    return next(iter(state["values"]))


def lose_a_unit(state: Raw) -> None:
    square = next(iter(state["zombies"]))
    del state["values"][state["zombies"].pop(square)]


def change_the_move(**changes: Any) -> Callable[[Raw], None]:
    return lambda state: state["stack"][-1]["move"].update(changes)


def change_peter(**changes: Any) -> Callable[[Raw], None]:
    return lambda state: state["people"]["peter"].update(changes)


def end(**changes: str) -> Callable[[Raw], None]:
    outcome = {"winners": [], "side": "draw", "rule": "4.0", "reason": "turn-limit", **changes}
    return lambda state: state.update(outcome=outcome, stack=[])


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state["values"].update({first_unit(state): 13}),
        lose_a_unit,
        lambda state: state["pool"].append(1),
        lambda state: state["zombies"].update({"999": "u1"}),
        lambda state: state["berserk"].append("u999"),
        lambda state: state["hidden"].append("113"),
        lambda state: state["hidden"].extend(["138", "138"]),
        lambda state: state["doors"].update({"trapdoor": "closed"}),
        lambda state: state["doors"].update({"north": "destroyed"}),
        lambda state: state.update(rifles=3),
        lambda state: state["people"].pop("fran"),
        change_peter(square="999"),
        change_peter(square=""),
        change_peter(status="dead"),
        change_peter(status="asleep"),
        change_peter(rifle=True),
        lambda state: state["stack"].pop(),
        lambda state: state["stack"].clear(),
        lambda state: state["stack"].reverse(),
        change_the_move(group=[]),
        change_the_move(group=["bob"]),
        change_the_move(points="many"),
        end(reason="boredom"),
        lambda state: state.update(turn=3.5),
        lambda state: state.update(mode="chess"),
        lambda state: state["settings"].update({"turn-limit": "50"}),
    ],
    ids=[
        "value", "lost unit", "surplus unit", "square", "berserk", "hidden in a hall", "hidden twice", "door",
        "main door", "rifles", "fran missing", "peter elsewhere", "peter nowhere", "peter dead", "peter asleep",
        "peter armed", "no question", "no stack", "stack upside down", "nobody moves", "bob moves", "points",
        "outcome", "turn", "mode", "option",
    ],
)  # fmt: skip
def test_a_state_that_play_cannot_lead_to_is_refused(save: str, change: Callable[[Raw], Any]) -> None:
    with pytest.raises(Damaged) as caught:
        resume(GAME, read_save(forged(save, change)))
    assert str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.json")), ids=lambda file: file.stem)
def test_a_save_of_every_version_goes_on_from_its_state(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    history = resume(GAME, read_save(text))
    raw = json.loads(text)
    assert raw["rules"] == int(file.stem.split("-")[1])
    assert history.state.zombies == raw["state"]["zombies"]
    player = RandomPolicy(Dice(5))
    for _ in range(100):
        asked = decision(history.state)
        if asked is None:
            break
        history.act(player.choose(None, asked))
    assert GAME.faults(history.state) == []


def test_every_version_has_left_a_save() -> None:
    """Except this one, and those before there were any to leave."""
    assert {int(file.stem.split("-")[1]) for file in SAVES.glob("*.json")} == set(range(2, GAME.rules_version))


def test_a_save_that_the_rules_of_today_would_not_have_led_to_has_no_past() -> None:
    """Of the squares that were entered then nobody kept a note."""
    text = (SAVES / "rules-2-two-player.json").read_text(encoding="utf-8")
    with pytest.raises(Diverged):
        replay(GAME, read_save(text))
    history = resume(GAME, read_save(text))
    assert history.marks["continued"] is True
    assert history.entries == []


def test_a_game_that_was_ended_by_hand_is_over(save: str) -> None:
    """Odd, but nothing that could break: the state is the truth."""
    history = resume(GAME, read_save(forged(save, end())))
    assert decision(history.state) is None
    assert history.marks["continued"] is True
