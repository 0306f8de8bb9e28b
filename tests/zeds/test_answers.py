"""What a player may ask: odds, why not, reach, threats, remarks, words, cards."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.prospect import Kind, Odds
from pyapp.kernel.words import Section
from pyapp.zeds.answers import chances, odds
from pyapp.zeds.map.places import SPACES, Ground, SpaceId, Track
from pyapp.zeds.play import movement
from pyapp.zeds.play.activation import TrackActivation
from pyapp.zeds.policies.actions import weigh_action
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import Column
from tests.zeds.positions import GAME, act, play, position


def seen(state: ZedsState):  # type: ignore[no-untyped-def]
    return GAME.observe(state, state.seats[0])


# Chances


def test_the_chance_to_win_by_column() -> None:
    assert [36 * chances.to_win(column) for column in range(7)] == [1, 6, 15, 21, 30, 35, 36]


def test_mean_hits_by_column() -> None:
    found = [tuple(round(float(mean), 2) for mean in chances.mean_hits(column)) for column in range(7)]
    assert found == [(0.19, 3.17), (0.58, 2.75), (1.25, 2.25), (1.58, 1.75), (2.25, 1.42), (2.58, 0.78), (3.03, 0.44)]


def test_a_second_roll_after_a_defeat() -> None:
    assert chances.to_win_at_last(3, again=True) == 1 - (1 - chances.to_win(3)) ** 2


@pytest.mark.parametrize(
    ("ground", "bonus", "dice", "mean"),
    [(Ground.MINE, 0, 1, 4 / 6), (Ground.TOWN, 0, 1, 1 / 6), (Ground.TOWN, 1, 1, 2 / 6), (Ground.FARM, 1, 2, 0.0)],
)
def test_what_foraging_brings(ground: Ground, bonus: int, dice: int, mean: float) -> None:
    assert float(chances.forage_mean(ground, bonus, dice)) == pytest.approx(mean)


# Odds


def sums(found: Odds) -> dict[str, str]:
    return {ENGLISH(what): much if isinstance(much, str) else ENGLISH(much) for what, much in found.sums}


def test_odds_of_an_attack_with_their_reasons() -> None:
    state = position({"schmidt": "F1 armed"}, {"F2": "9/4"})
    found = odds.odds(state, Action("move", ("schmidt", "F2")))
    assert found is not None
    assert (found.rule, found.first, found.column) == ("6.1", 1, 3)
    assert sorted((shift.rule, shift.by) for shift in found.shifts) == [("8.4", 1), ("9.3", 1)]
    assert found.ways == 36
    assert ENGLISH(found.results[0].dice) == "2"
    assert sums(found) == {
        "Chance to win": "58 %",
        "With a second roll": "83 %",
        "Hits on the Zeds, on average": "1.6",
        "Hits on Deputy Schmidt, on average": "1.8",
        "Zeds are reduced, eliminated by": "3, 6 hits",
        "Chance: Zeds reduced": "24 %",
        "Chance: Zeds eliminated": "0 %",
        "Chance: Deputy Schmidt reduced": "47 %",
        "Chance: Deputy Schmidt lost": "6 %",
    }
    assert ENGLISH(found.results[5].text) == (
        "won; hits on them 3, on you 1: Zeds reduced and Deputy Schmidt reduced at worst"
    )


def test_odds_against_a_mob_tell_what_becomes_of_one_of_them() -> None:
    state = position({"campers": "F1 1"}, {"F2": "9/4:2 3/2:r1"})
    found = odds.odds(state, Action("move", ("campers", "F2")))
    assert found is not None
    told = sums(found)
    # One hit turns the strong one (12 and 10 or 11), two end the weak one (12).
    assert told["Chance: one of the Zeds reduced"] == "14 %"
    assert told["Chance: one of the Zeds eliminated"] == "3 %"
    # Three hits or more call for a saving roll: 21 ways of 36, and every second one fails.
    assert told["Chance: Campers lost"] == "29 %"
    assert ENGLISH(found.results[0].text) == "lost; hits on them 0, on you 5: Campers: saving roll"


def test_hits_on_tough_zeds_are_cancelled_half_of_the_time() -> None:
    plain, tough = (
        odds.odds(position({"hunt": "F1"}, {"F2": f"9/4:2{mark}"}), Action("shoot", ("hunt", "F2", "z1")))
        for mark in ("", "t")
    )
    assert plain is not None
    assert tough is not None
    chances_to_turn = [float(sums(each)["Chance: Zeds reduced"].split()[0]) for each in (plain, tough)]
    assert 0 < chances_to_turn[1] < chances_to_turn[0]


def test_odds_of_a_shot() -> None:
    state = position({"hunt": "F1"}, {"F3": "9/4"})
    found = odds.odds(state, Action("shoot", ("hunt", "F3", "z1")))
    assert found is not None
    assert (found.rule, found.first, found.column) == ("5.4", 4, 3)
    assert [shift.rule for shift in found.shifts] == ["8.3"]
    assert sums(found) == {
        "Chance to hit": "83 %", "Hits, on average": "1.6",
        "Zeds are reduced, eliminated by": "3, 6 hits",
        "Chance: Zeds reduced": "17 %",
        "Chance: Zeds eliminated": "0 %",
    }  # fmt: skip


def test_odds_before_a_fight_with_and_without_a_card() -> None:
    state = act(position({"furies": "F1"}, {"F2": "9/4"}, hand=["bulldozer"]), "move furies F2").state
    plain, helped = odds.odds(state, Action("fight")), odds.odds(state, Action("play", ("bulldozer",)))
    assert plain is not None
    assert helped is not None
    assert (plain.column, helped.column) == (2, 4)


def test_odds_of_each_defender() -> None:
    state = play(position({"campers": "F0", "furies": "F0"}, {"F1": "9/4"}), TrackActivation(Track.FOREST))
    weak, strong = (odds.odds(state, Action("defend", (who,))) for who in ("campers", "furies"))
    assert weak is not None
    assert strong is not None
    assert (weak.column, strong.column) == (2, 4)


def test_moves_promise_what_they_cost() -> None:
    state = position({"hunt": "F1", "hernandez": "TC"})
    told = [odds.promise(state, Action("move", ("hunt", goal))) for goal in ("F0", "TC", "M1")]
    assert [ENGLISH(each.text) for each in told if each is not None] == ["1 pt", "1 pt", "3 pts"]


def test_promises() -> None:
    state = position({"hunt": "F1", "campers": "M4", "grocers": "F3"}, {"F2": "5/3"})
    told = {
        text: ENGLISH(found.text)
        for text in ("move hunt F2", "shoot hunt F2 z1", "forage campers", "forage grocers")
        if (found := odds.promise(state, Action.parse(text))) is not None
    }
    assert told == {
        "move hunt F2": "83 % to win",
        "shoot hunt F2 z1": "97 % to hit, 2.2 hits; costs an Action and 1 Ammo",
        "forage campers": "50 % for Ammo",
        "forage grocers": "no Ammo here",
    }


def test_what_may_fail_is_never_called_certain() -> None:
    """Two rolls on the last column but one fail once in 1,296 times."""
    state = position({"hunt": "F1"}, {"F2": "2/1"})
    attack = Action("move", ("hunt", "F2"))
    found, promised, asked = odds.odds(state, attack), odds.promise(state, attack), decision(state)
    assert asked is not None
    assert found is not None
    assert promised is not None
    assert found.column == Column.HUMAN_2
    assert ENGLISH(promised.text) == "> 99 % to win"
    assert sums(found)["With a second roll"] == "> 99 %"
    assert ENGLISH(weigh_action(state, 0, asked, attack).reasons[0].text).startswith("> 99 % to drive them back")


def test_what_cannot_fail_is_called_certain() -> None:
    promised = odds.promise(position({"hunt": "F1 armed"}, {"F2": "2/1"}), Action("move", ("hunt", "F2")))
    assert promised is not None
    assert ENGLISH(promised.text) == "100 % to win"


def test_odds_speak_the_truth() -> None:
    """Every option that promises a fight leads to one on the column that was told."""
    state = position({"hunt": "F1", "furies": "TC", "piazza": "H2"}, {"F2": "5/3 4/2", "H4": "6/3", "S0": "9/4"})
    asked = decision(state)
    assert asked is not None
    checked = 0
    for option in asked.options:
        found = odds.odds(state, option.action)
        if found is not None and option.action.verb == "move":
            told = [ENGLISH(event.text()) for event in act(state, str(option.action)).events]
            column = ENGLISH(found.columns[found.column])
            assert any(f", on {column}: " in text for text in told), option.action
            checked += 1
    assert checked >= 4


# Why not


@pytest.mark.parametrize(
    ("ref", "rule", "text"),
    [
        ("unit:johnson", "11.1", "Mr. Johnson: not in play. A card may bring them."),
        ("unit:z1", "5.4", "On a Start nobody can shoot at them, and nobody can attack them."),
        ("space:FS", "5.2", "No unit of yours can move into a Start."),
        ("space:S6", "5.2", "Nobody can reach Suburbs #6 in one move."),
        ("card:cabin", "1.2", "The event happens by itself, in the phase of its lighter tab."),
        ("fate:last-stand", "10.7", "Not now. When Zeds have attacked and won: they take 1 hit and retreat instead."),
        ("fate:lake", "2.4", "This card is not in your hand."),
        ("pile:cup", "1.1", "Nothing is taken from here by hand."),
        ("nonsense", "1.1", "There is no such thing in Farmingdale."),
    ],
)
def test_why_not(ref: str, rule: str, text: str) -> None:
    units = {"hunt": "F1", "campers": "H5 defiant"}
    state = position(units, {"FS": "5/3"}, hand=["last-stand"], actions=1, players=[], ammo=0)
    reason = GAME.why_not(state, ref)
    assert (reason.rule, ENGLISH(reason.text)) == (rule, text)


def test_why_not_without_actions_or_ammo() -> None:
    state = position({"furies": "F1", "schmidt": "TC"}, {"F2": "5/3"}, actions=0, players=[])
    assert ENGLISH(GAME.why_not(state, "unit:furies").text) == "No Action is left that Farmingdale Furies could use."
    state = position({"rangers": "F1 defiant"}, {"F2": "5/3"}, ammo=0)
    assert ENGLISH(GAME.why_not(state, "unit:z1").text) == "There is no Ammo left to shoot with."


def test_why_not_while_another_question_is_open() -> None:
    state = act(position({"hunt": "F1", "furies": "TC"}, {"F2": "5/3"}), "move hunt F2", dice=[1, 1]).state
    assert ENGLISH(GAME.why_not(state, "unit:furies").text) == "Another question has to be answered first."


# Reach


def test_the_prospect_of_a_unit() -> None:
    state = position({"hunt": "F1", "hernandez": "TC"}, {"F3": "5/3"})
    found = GAME.prospect(state, ("unit:hunt",))
    costs = {goal.ref: (goal.cost, goal.kind) for goal in found.goals}
    assert costs["space:F3"] == (2, Kind.MET)
    assert costs["space:TC"] == (1, Kind.SAFE)
    assert costs["space:M2"] == (4, Kind.SAFE)
    assert [(aim.start, aim.target) for aim in found.aims] == [("space:F1", "space:F3")]
    assert GAME.prospect(state, ("unit:z1",)).goals == ()


def test_the_way_to_a_space() -> None:
    state = position({"hunt": "F1"}, {"M1": "5/3"})
    found = GAME.route(state, ("unit:hunt",), "space:M1")
    assert found is not None
    assert found.path == ("space:F1", "space:F0", "space:TC", "space:M0", "space:M1")
    assert [str(action) for action in found.actions] == ["move hunt M1"]
    assert found.warning is not None
    assert any("a fight" in ENGLISH(text) for text in found.told)
    assert GAME.route(state, ("unit:hunt",), "space:S5") is None


def test_the_way_to_an_empty_space_is_no_fight() -> None:
    found = GAME.route(position({"hunt": "F1"}, {"M1": "5/3"}), ("unit:hunt",), "space:M0")
    assert found is not None
    assert found.warning is None
    assert [ENGLISH(text) for text in found.told] == ["3 movement points"]


def test_paths_are_walked_one_space_at_a_time() -> None:
    assert movement.path(SpaceId("F2"), SpaceId("F5")) == ("F2", "F3", "F4", "F5")
    assert movement.path(SpaceId("F2"), SpaceId("F0")) == ("F2", "F1", "F0")
    assert movement.path(SpaceId("F1"), SpaceId("TC")) == ("F1", "F0", "TC")


def test_threats_and_neighbours() -> None:
    state = position({}, {"F3": "5/3", "HS": "4/2"})
    assert GAME.threats(state) == {"unit:z1": ("space:F2", "space:F1"), "unit:z2": ("space:H6", "space:H5")}
    assert {side.ref for side in GAME.around(state, "space:TC")} == {"space:F0", "space:M0", "space:H0", "space:S0"}


# Words


def test_remarks_of_units_spaces_and_cards() -> None:
    state = position({"campers": "M2 armed", "hunt": "TC"}, {"F3": "5/3:1t 4/2"})
    told = {ref: [ENGLISH(text) for text in GAME.remarks(seen(state), ref)] for ref in
            ("unit:campers", "unit:z1", "space:M4", "space:M2", "card:cabin", "fate:lake",
             "ability:hunt:range")}  # fmt: skip
    assert "Strength 2, reduced 1; moves 2" in told["unit:campers"]
    assert "Markers: 1 column to the right in all combat" in told["unit:campers"]
    assert "5 more hits eliminate it" in told["unit:z1"]
    assert "A mob of strength 9" in told["unit:z1"]
    assert told["space:M4"][0] == "Foraging: 1 Ammo on 4 or 5, 2 Ammo on 6"
    assert "Defenders: 1 column to the right" in told["space:M2"]
    assert any("our" in text for text in told["card:cabin"])
    assert told["fate:lake"] == [
        "the track with the most Zeds",
        "The title is ours; the effect is told in our words",
        "Where and effect are known from one later source",
    ]
    assert told["ability:hunt:range"]


def test_the_table_in_words() -> None:
    state = position({"hunt": "F1"}, {"F3": "5/3", "FS": "4/2"}, hand=["leader"])
    sections: dict[str, Section] = {ENGLISH(each.title): each for each in GAME.words(seen(state))}
    assert list(sections) == ["Your units", "Zeds: Forest", "Cards and tracks"]
    assert [line.ref for line in sections["Zeds: Forest"].lines] == ["unit:z1", "unit:z2"]
    assert "fate:leader" in [line.ref for line in sections["Cards and tracks"].lines]


def test_all_cards_can_be_read_with_where_they_come_from() -> None:
    groups = GAME.cards()
    assert sum(len(group.cards) for group in groups) == 21 + 8
    assert all("our" in ENGLISH(group.about) for group in groups)
    keys = [card.key for group in groups for card in group.cards]
    assert len(set(keys)) == len(keys)


def test_every_place_is_called_something() -> None:
    assert all(ENGLISH(GAME.called(f"space:{space}") or position().printed.title) for space in SPACES)
    assert GAME.called("unit:hunt") is None


def test_headings_group_by_unit() -> None:
    state = position({"hunt": "F1"}, {"F2": "5/3"})
    asked = decision(state)
    assert asked is not None
    told = {
        str(option.action): (ENGLISH(found.text), ENGLISH(found.label))
        for option in asked.options
        if (found := GAME.heading(state, option)) is not None
    }
    assert told["move hunt F2"] == ("Sheriff Hunt", "Attack at Forest #2")
    assert told["shoot hunt F2 z1"] == ("Sheriff Hunt", "Shoot at Zeds 5 (reduced: 3) at Forest #2")


def test_headings_say_by_which_free_action_a_unit_acts() -> None:
    state = position({"hunt": "F1", "schmidt": "M3", "campers": "F0", "rangers": "S0"})
    asked = decision(state)
    assert asked is not None
    told = {ENGLISH(found.text) for option in asked.options if (found := GAME.heading(state, option)) is not None}
    assert told == {"Sheriff Hunt", "Deputy Schmidt: Initiative", "Campers: Leadership", "Rangers"}


def test_a_shot_says_what_it_costs() -> None:
    state = position({"schmidt": "F1", "piazza": "TC", "hernandez": "TC", "furies": "TC"}, {"F2": "5/3", "M0": "4/2"})
    told = [
        ENGLISH(found.text).partition("; costs ")[2]
        for text in ("shoot schmidt F2 z1", "shoot piazza M0 z2", "craft piazza M0 z2", "citadel hernandez M0 z2")
        if (found := odds.promise(state, Action.parse(text))) is not None
    ]
    assert told == ["a free Action and 1 Ammo", "an Action and 1 Ammo", "2 Actions, no Ammo", "1 Ammo, no Action"]


def test_every_coin_says_what_it_allows() -> None:
    state = position({"hunt": "F1", "schmidt": "F1", "hernandez": "TC"})
    coins = {piece.ref: piece for area in GAME.scene(seen(state)).areas if area.id in ("actions", "free")
             for piece in area.pieces}  # fmt: skip
    assert len(coins) == 6
    assert all(len(GAME.remarks(seen(state), ref)) == 1 for ref in coins)
    signs = [ENGLISH(piece.sign) for ref, piece in coins.items() if ref != "track:actions"]
    assert len(set(signs)) == len(signs)


def test_a_village_is_lost_when_none_of_yours_is_left_in_it() -> None:
    state = seen(position({"campers": "F4", "rangers": "M5", "hernandez": "TC"}, {"M5": "5/3"}))
    lost = "Lost: none of your units is left in it"
    told = {ref: [ENGLISH(text) for text in GAME.remarks(state, ref)] for ref in
            ("space:F4", "space:M5", "space:H5", "space:F3", "space:TC")}  # fmt: skip
    assert [lost in each for each in told.values()] == [False, True, True, False, False]
    assert "Entering is free while the Mayor is in play" in told["space:TC"]
