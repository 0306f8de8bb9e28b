"""Scenarios: the game's own by their ids, a player's by what is written in it, and how both travel in a save."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyapp.kernel.codec import Damaged
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History, read_save, replay, resume
from pyapp.kernel.message import say
from pyapp.kernel.modes import WrongName
from pyapp.kernel.scenario import OWN, Scenario, Start, key_of
from tests.orchard import ground
from tests.orchard.game import ORCHARD
from tests.orchard.test_laws import OWN as DRAWING
from tests.toy import TOY, race


def test_a_scenario_fits_the_modes_that_it_names_or_all() -> None:
    bare = Scenario("s", say("S"), say("A scenario."), "<svg/>", say("Ours."))
    assert bare.fits("solo") and bare.fits("any")
    assert bare._replace(modes=("solo",)).fits("solo")
    assert not bare._replace(modes=("solo",)).fits("any")


def test_the_key_of_a_players_own_is_made_of_its_text() -> None:
    assert key_of("a") == key_of("a") != key_of("b")
    assert key_of("a").startswith(OWN)


def test_whoever_names_none_gets_the_first() -> None:
    assert ORCHARD.settled(Start("alone", {}, 1)).scenario == "little"
    assert ORCHARD.settled(Start("alone", {}, 1, "great")).scenario == "great"
    assert TOY.settled(Start("race", {}, 1)).scenario == ""


def test_a_file_comes_before_a_name() -> None:
    start = ORCHARD.settled(Start("alone", {}, 1, "great", DRAWING))
    assert (start.scenario, start.file) == (key_of(DRAWING), DRAWING)


@pytest.mark.parametrize("scenario", ["tiny", key_of(DRAWING)])
def test_a_name_that_is_none_is_refused_with_those_that_are(scenario: str) -> None:
    with pytest.raises(WrongName, match="it can be little, great"):
        ORCHARD.settled(Start("alone", {}, 1, scenario))


def test_a_game_without_scenarios_takes_no_file() -> None:
    with pytest.raises(Damaged, match="takes no scenarios"):
        TOY.settled(Start("race", {}, 1, file="a board"))


# In a save


def own_game() -> History[Any]:
    history = History(ORCHARD, Start("together", {}, 5, file=DRAWING))
    for _ in range(12):
        asked = decision(history.state)
        assert asked is not None
        history.act(asked.options[0].action)
    return history


def test_a_players_own_travels_in_the_save_with_its_text() -> None:
    history = own_game()
    save = read_save(history.save())
    assert save.start == history.start
    assert save.start.file == DRAWING
    assert save.state["scenario"] == key_of(DRAWING)
    assert DRAWING.strip() not in json.dumps(save.state), "the state holds the key alone"
    assert replay(ORCHARD, save).digest == resume(ORCHARD, save).digest == history.digest


def test_a_save_is_read_where_nobody_has_ever_read_its_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    text = own_game().save()
    monkeypatch.setattr(ground, "_known", {key: ground.find(key) for key in ground.SHIPPED})
    assert resume(ORCHARD, read_save(text)).digest == read_save(text).digest


def damaged(**changes: str) -> str:
    return json.dumps(json.loads(own_game().save()) | changes)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"file": "title: x\nA?G"}, "the drawing"),
        ({"file": DRAWING.replace("turns: 4", "turns: 5")}, "its state belongs to another mode"),
        ({"file": "", "scenario": "great"}, "its state belongs to another mode"),
        ({"file": "", "scenario": "tiny"}, "scenario 'tiny' is not known"),
    ],
)
def test_a_drawing_that_does_not_fit_the_state_is_refused(changes: dict[str, str], told: str) -> None:
    with pytest.raises(Damaged, match=told):
        resume(ORCHARD, read_save(damaged(**changes)))


def test_a_game_without_scenarios_saves_as_before() -> None:
    saved = json.loads(race("walk").save())
    assert not {"scenario", "file"} & saved.keys()
    assert "scenario" not in saved["state"]
