"""Games are saved and go on, in the middle of anything."""

from __future__ import annotations

import json

import pytest

from pyapp.kernel.codec import fingerprint
from pyapp.kernel.decision import Action
from pyapp.kernel.flow import Choice, decision
from pyapp.kernel.history import History, read_save, resume
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of
from pyapp.zeds.abilities.hernandez import Inspired
from pyapp.zeds.abilities.johnson import Traps
from pyapp.zeds.abilities.piazza import Overwatch
from pyapp.zeds.cards.event_cards import Phase
from pyapp.zeds.cards.event_effects import ChooseFor, EventHappens
from pyapp.zeds.cards.fate_draw import ChooseFatedTrack, FateDraw
from pyapp.zeds.cards.fated_events import ChooseVictim
from pyapp.zeds.game import STEPS
from pyapp.zeds.map.places import SpaceId, Track
from pyapp.zeds.play.action_phase import Actions
from pyapp.zeds.play.activation import AllTracks, NextTrack, TiedForward, TrackActivation
from pyapp.zeds.play.fight import ChooseAttacker, ChooseDefender, SecondRoll
from pyapp.zeds.play.hits import SplitHits, ZedsTake
from pyapp.zeds.play.interruptions import AtPhaseStart, BeforeFight, LastStand, PhaseBegins
from pyapp.zeds.play.placement import NewZeds, OtherStart
from pyapp.zeds.play.pressure import ChooseFewest, ChoosePressed, MovementPressure, PlacementPressure
from pyapp.zeds.play.retreat import TiedRetreat, TownRetreat, WhoFindsRoom, way_in
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.setup import Begin
from pyapp.zeds.truth.state import ZedsState
from tests.zeds.positions import GAME, Rest, act, play, position

FOREST = TrackActivation(Track.FOREST)


def asked() -> dict[type[Choice[ZedsState]], ZedsState]:
    """A state for each question that there is."""
    fled = TownRetreat((Who.RANGERS, Who.CAMPERS), SpaceId("F3"), way_in(SpaceId("F3")))
    two = {"rangers": "F3", "campers": "F3"}
    full = {"FS": "5/3 4/2", "MS": "6/3"}
    shot = act(position({"piazza": "F2"}, {"F3": "9/4"}), "shoot piazza F3 z1", dice=[3, 4]).state
    equal = play(position({"furies": "F2"}, {"F3": "5/3", "F4": "4/2:1 4/3"}), FOREST, dice=[3, 4, 4])
    near = act(position({"furies": "F1"}, {"F2": "3/1 3/2", "F3": "6/3"}), "move furies F2", dice=[4, 5]).state
    return {
        Begin: GAME.new(Start("solo", GAME.settings("solo", {}), 1)),
        Actions: position({"hunt": "TC"}),
        Inspired: act(position({"hernandez": "TC", "hunt": "F0"}), "speech").state,
        Traps: play(position({"johnson": "F3"}, {"F4": "5/3"}), FOREST),
        Overwatch: shot,
        ChooseFor: play(position(card="cardio"), EventHappens(Phase.ZEDS)),
        ChooseFatedTrack: play(position(card="spread"), FateDraw(), dice=["bulldozer"]),
        ChooseVictim: play(position({"hunt": "F0", "campers": "F1"}, card="feet"), FateDraw(), dice=["damp"]),
        NextTrack: play(position(), AllTracks()),
        TiedForward: equal,
        ChooseDefender: play(position(two, {"F4": "5/3"}), FOREST),
        ChooseAttacker: play(position(two, {"F3": "9/4", "F2": "2/1"}), fled),
        SecondRoll: act(position({"hunt": "F1"}, {"F2": "5/3"}), "move hunt F2", dice=[1, 1]).state,
        SplitHits: play(position({}, {"F3": "5/3 4/2"}), ZedsTake(SpaceId("F3"), 3)),
        BeforeFight: act(position({"hunt": "F1"}, {"F2": "9/4"}, hand=["bulldozer"]), "move hunt F2").state,
        LastStand: play(position({"campers": "F1"}, {"F2": "9/4"}, hand=["last-stand"]), FOREST, dice=[1, 1]),
        AtPhaseStart: play(position({"campers": "F2"}, hand=["leader"]), PhaseBegins()),
        OtherStart: play(position({}, full), NewZeds(SpaceId("FS"))),
        ChoosePressed: play(position({}, {"F4": "6/3", "H4": "6/4"}, mode="co-op-3"), MovementPressure(2)),
        ChooseFewest: play(position(mode="co-op-3"), PlacementPressure(2)),
        TiedRetreat: act(near, "hits 2 0", dice=[6]).state,
        WhoFindsRoom: play(position({**two, "hunt": "F2"}), fled),
    }


QUESTIONS = asked()


def test_every_question_is_among_them() -> None:
    assert set(QUESTIONS) == {step for step in STEPS if issubclass(step, Choice)}


@pytest.mark.parametrize("kind", list(QUESTIONS), ids=lambda kind: kind.__name__)
def test_a_question_survives_saving(kind: type[Choice[ZedsState]]) -> None:
    state = QUESTIONS[kind].copy()
    assert type(state.stack[-1]) is kind
    before = decision(state)
    state.stack = [step for step in state.stack if not isinstance(step, Rest)]
    loaded = GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(state))))
    assert loaded.stack == state.stack
    assert decision(loaded) == before


@pytest.mark.parametrize("mode", ["solo", "co-op-3"])
def test_a_game_goes_on_from_its_save(mode: str) -> None:
    history = History(GAME, Start(mode, {}, 11))
    players = seats_of(GAME, mode, "random", 11)
    for _ in range(60):
        question = decision(history.state)
        if question is None:
            break
        history.act(players[question.seat].choose(None, question))
    again = resume(GAME, read_save(history.save()))
    assert again.digest == history.digest
    assert len(again.entries) == len(history.entries)


def test_a_save_from_before_there_was_a_difficulty() -> None:
    """It named its ammunition and all else by themselves: it goes on with what it began with."""
    history = History(GAME, Start("solo", {"ammo": "6", "civilians": "one", "held": "one"}, 11))
    history.act(Action("begin"))
    raw = json.loads(history.save())
    del raw["options"]["difficulty"], raw["state"]["settings"]["difficulty"]
    raw["rules"], raw["digest"] = 1, fingerprint(raw["state"])
    again = resume(GAME, read_save(json.dumps(raw)))
    assert again.state.settings["difficulty"] == "normal"
    assert (again.state.ammo, len(again.state.hand)) == (6, 1)
    assert len(again.entries) == 1
