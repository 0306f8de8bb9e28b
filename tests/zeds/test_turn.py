"""[1.0] [7.0] The turn from the top card to housekeeping, and how it all ends."""

from __future__ import annotations

from pyapp.kernel.cards import Deck
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.zeds.cards.event_cards import CARDS, Phase
from pyapp.zeds.cards.event_effects import EventHappens
from pyapp.zeds.map.places import Track
from pyapp.zeds.play.activation import TrackActivation
from pyapp.zeds.play.phases import Housekeeping, RevealEvent, ZedsPhase
from pyapp.zeds.truth import victory
from pyapp.zeds.truth.sequence import GameTurn
from pyapp.zeds.truth.state import Marker, Stage
from tests.zeds.positions import GAME, act, options, play, position, texts, zeds_at


def test_1_1_a_turn_is_the_card_and_its_phases() -> None:
    names = [type(step).__name__ for step in GameTurn().members(position())]
    assert names == ["RevealEvent", "ZedsPhase", "ActionPhase", "Housekeeping"]


def test_1_1_the_top_card_is_the_current_event() -> None:
    state = play(position(card="cabin"), Housekeeping()).copy()
    state = play(state, RevealEvent(), dice=["quiet"])
    assert state.card == "quiet"
    assert not len(state.deck)


def test_1_1_the_phases_follow_one_another() -> None:
    """A whole turn of a game: the event, the tracks of its card, actions, and the next card."""
    state = act(GAME.new(Start("solo", GAME.settings("solo", {}), 5)), "begin").state
    turn, stages = state.turn, []
    while state.turn == turn:
        asked = decision(state)
        assert asked is not None
        stages.append(state.stage)
        ending = next((option for option in asked.options if option.action.verb == "end"), asked.options[0])
        state = apply(state, ending.action).state
    assert sorted(set(stages), key=list(Stage).index)[-1] is Stage.ACTION
    assert len(state.deck.discard) == 1


def test_1_2_an_event_happens_in_the_phase_of_its_tab_alone() -> None:
    state = position({"campers": "TC"}, card="armed")
    assert play(state, EventHappens(Phase.ACTION)).units == state.units
    assert play(state, EventHappens(Phase.ZEDS)).units != state.units


def test_1_2_what_cannot_be_done_is_skipped() -> None:
    state = position({"furies": "TC"}, card="armed")
    state.stack = []
    EventHappens(Phase.ZEDS).run(state)
    assert [ENGLISH(event.text()) for event in state.events] == [
        "Well-Armed Civilians: it cannot be done, and is skipped."
    ]


def test_1_2_the_event_comes_before_the_tracks() -> None:
    """The unit of the night stands on its Start when the track is activated, and moves at once."""
    state = play(position(card="night-suburbs"), ZedsPhase(), dice=["5/3"])
    assert zeds_at(state, "S6") == ["5/3"]


def test_1_2_ties_are_for_the_players() -> None:
    state = play(position({}, {"F3": "6/4", "H2": "6/3"}, card="tough"), EventHappens(Phase.ZEDS), dice=["2/1"])
    assert options(state) == {"choose z1", "choose z2"}


def test_1_2_brains_has_no_regular_phases() -> None:
    state = play(position({}, {"F3": "6/4"}, card="brains-4"), ZedsPhase())
    assert options(state) == {"track F", "track M", "track H", "track S"}


def test_1_3_won_with_the_last_card() -> None:
    state = position({"hunt": "TC"})
    victory.win(state, "9.15")
    assert state.outcome is not None
    assert state.outcome.winners == ("town",)


def test_1_3_lost_in_whatever_phase() -> None:
    """In the Action Phase no Zeds come nearer to town; in a plot twist, a pressure or an activation they may."""
    from pyapp.zeds.play.pressure import MovementPressure

    state = play(position({}, {"F0": "9/4"}, mode="co-op-2"), MovementPressure(1))
    assert state.outcome is not None
    assert state.outcome.winners == ()
    state = play(position({}, {"F0": "9/4"}), TrackActivation(Track.FOREST), TrackActivation(Track.FOREST))
    assert state.outcome is not None
    assert "Town Center" in ENGLISH(GAME.outcome_text(state))


def test_7_1_the_card_is_discarded_and_markers_are_ready() -> None:
    state = position({"hunt": "TC calm"}, players=[], actions=2).copy()
    state.spent = [Marker.INITIATIVE, Marker.LEADERSHIP, Marker.CITADEL, Marker.SPEECH]
    state = play(state, Housekeeping())
    assert (state.card, state.deck.discard) == ("", ("cabin",))
    assert (state.event_actions, state.player_actions) == (0, ["town"])
    assert state.spent == [Marker.SPEECH]
    assert not any(unit.is_calm for unit in state.units.values())


def test_the_next_turn_begins_after_the_last_action() -> None:
    state = GAME.new(Start("solo", GAME.settings("solo", {"deck": "short"}), 8)).copy()
    while options(state) and "end" not in options(state):
        asked = decision(state)
        assert asked is not None
        state = apply(state, asked.options[0].action).state
    told = texts(act(state, "end"))
    assert "The Action Phase is over." in told
    assert f"Turn {state.turn + 1} begins." in told
    assert isinstance(state.deck, Deck)
    assert state.card in CARDS
