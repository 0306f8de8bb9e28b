"""[11.0] Setting up, the options, and the score."""

from __future__ import annotations

import pytest

from pyapp.kernel.dice import Dice
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.zeds.cards.event_cards import ENDINGS, Act
from pyapp.zeds.map.places import STARTS, TOWN_CENTER, VILLAGES
from pyapp.zeds.truth import victory
from pyapp.zeds.truth.observe import events_left
from pyapp.zeds.truth.people import REGULARS, ZEDS_CUP, Who
from pyapp.zeds.truth.setup import lay_out
from pyapp.zeds.truth.state import CEMETERY, RESERVE, ZedsState
from tests.zeds.positions import GAME, act, options, position, texts


def begun(mode: str = "solo", seed: int = 1, **settings: str) -> ZedsState:
    return lay_out(mode, GAME.settings(mode, settings), Dice(seed))


def test_11_1_thirty_four_zeds() -> None:
    strengths = [int(kind.split("/")[0]) for kind in ZEDS_CUP.names()]
    assert {strength: strengths.count(strength) for strength in set(strengths)} == {
        2: 1, 3: 2, 4: 6, 5: 11, 6: 9, 7: 3, 8: 1, 9: 1,
    }  # fmt: skip


def test_11_1_units_zeds_and_ammo() -> None:
    state = begun()
    assert [zeds.space for zeds in state.zeds.values()] == list(STARTS)
    assert state.ammo == 4
    for who in (Who.PIAZZA, Who.HERNANDEZ, Who.HUNT, Who.SCHMIDT, Who.FURIES):
        assert state.units[who].space == TOWN_CENTER
    assert state.units[Who.JOHNSON].space == RESERVE
    assert sorted(state.units[who].space for who in REGULARS if state.units[who].is_defiant) == sorted(VILLAGES)
    assert sorted(state.units[who].space for who in REGULARS if not state.units[who].is_defiant) == ["TC", "reserve"]


@pytest.mark.parametrize(("deck", "counts"), [("standard", (3, 7, 5, 4, 1)), ("short", (2, 6, 4, 3, 1))])
def test_11_1_the_deck_act_by_act(deck: str, counts: tuple[int, ...]) -> None:
    for seed in range(5):
        state = begun(seed=seed, deck=deck)
        assert events_left(state) == tuple(zip(Act, counts, strict=True))
        cards = state.deck.cards()
        assert {"kidding", "brains-3", "brains-4"} <= set(cards)
        assert cards[-1] in ENDINGS
        assert len(cards) == sum(counts) == {"standard": 20, "short": 16}[deck]


def test_11_1_one_looks_around_before_the_first_card() -> None:
    state = GAME.new(Start("solo", GAME.settings("solo", {}), 1))
    assert (state.turn, state.card, options(state)) == (0, "", {"begin"})
    told = texts(act(state, "begin"))
    assert told[0] == "Turn 1 begins."
    assert told[1].startswith("The event: ")


def test_11_1_all_four_heroes_also_in_company() -> None:
    state = begun("co-op-4")
    assert state.player_actions == ["piazza", "hernandez", "hunt", "schmidt"]


def test_11_1_options() -> None:
    assert begun(ammo="8").ammo == 8
    in_town = [who for who in REGULARS if begun(civilians="two").units[who].space == TOWN_CENTER]
    assert len(in_town) == 2
    assert not [who for who in REGULARS if begun(civilians="none").units[who].space == TOWN_CENTER]
    assert len(begun(held="one").hand) == 1


def _provisions(**settings: str) -> tuple[int, int, int, int]:
    state = begun(**settings)
    in_town = sum(state.units[who].space == TOWN_CENTER for who in REGULARS)
    return state.ammo, in_town, len(state.hand), len(state.zeds)


@pytest.mark.parametrize(
    ("difficulty", "provisions"), [("easy", (8, 2, 1, 0)), ("normal", (4, 1, 0, 4)), ("hard", (2, 1, 0, 8))]
)
def test_11_1_the_difficulty_is_what_a_game_begins_with(difficulty: str, provisions: tuple[int, int, int, int]) -> None:
    assert _provisions(difficulty=difficulty) == provisions


def test_11_1_a_fine_option_stands_above_the_difficulty() -> None:
    assert _provisions(difficulty="easy", ammo="2") == (2, 2, 1, 0)
    assert _provisions(difficulty="hard", civilians="none", held="one") == (2, 0, 1, 8)


def test_11_1_which_card_strays_into_act_four() -> None:
    stray = {card for seed in range(6) for card in begun(seed=seed, **{"act-four": "mine"}).deck.layers[3].things}
    assert stray == {"hate", "calm", "brains-4", "mine"}


def test_9_15_by_option_the_quiet_night_is_won_as_it_is_turned() -> None:
    state = GAME.new(Start("solo", GAME.settings("solo", {"ending": "at-once"}), 1))
    assert state.settings["ending"] == "at-once"


def test_11_2_the_score() -> None:
    state = position({"hunt": "TC", "campers": "F3", "johnson": "FS"}, ammo=2).copy()
    state.change(Who.FURIES, space=CEMETERY)
    lines = [(ENGLISH(line.text), line.points) for line in victory.reckoning(state, is_lost=False)]
    assert lines == [("3 units alive", 3), ("at least 2 Ammo left", 1)]
    lines = [(ENGLISH(line.text), line.points) for line in victory.reckoning(state, is_lost=True)]
    assert lines[-1] == ("1 event card not reached", -1)
    state.ammo = 1
    victory.win(state, "9.15")
    assert state.outcome is not None
    assert state.outcome.score == 3
    assert [line.points for line in GAME.score(state)] == [3]
    assert ENGLISH(GAME.outcome_text(state)).endswith(
        " The scale: 21 points and more are excellent, 13 good, 6 fair, 1 poor."
    )


@pytest.mark.parametrize(("points", "tier"), [(-4, -1), (0, -1), (1, 3), (5, 3), (6, 2), (12, 2), (13, 1), (21, 0)])
def test_11_2_what_people_say(points: int, tier: int) -> None:
    expected = victory.LOWEST if tier < 0 else victory.TIERS[tier][1]
    assert victory.epilogue(points) == expected
