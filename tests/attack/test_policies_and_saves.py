"""Computer players, and games that are saved in the middle of anything."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pyapp.attack.game import STEPS
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.items import TooManyCards
from pyapp.attack.play.replenishing import Slots
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.policies import greedy
from pyapp.attack.policies.greedy import GreedyPolicy
from pyapp.attack.policies.standard import StandardPolicy
from pyapp.attack.scenarios.library import SHIPPED
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Choice, apply, decision
from pyapp.kernel.history import History, read_save, resume
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of
from tests.attack.positions import GAME, act, play, position, zombies_turn
from tests.attack.test_scenarios import SMALL

HUMAN, ZOMBIE = StandardPolicy(Dice(0)), GreedyPolicy(Dice(0))


def choice(state: AttackState) -> str:
    asked = decision(state)
    assert asked is not None
    player = ZOMBIE if asked.seat == "zombies" else HUMAN
    return str(player.choose(GAME.observe(state, asked.seat), asked))


def test_it_shoots_what_is_near() -> None:
    assert choice(position("A.Z.", "....")) == "shoot ada z1"


def test_it_does_what_has_to_be_done() -> None:
    assert choice(position("A....h", win='everybody_in = "house"')) == "move ada b1"
    assert choice(position("Ak...h", win='carry = "keys"\nto = "house"')) == "pick ada keys.1"
    assert choice(position("hDA.", "-...", "....", win='barricade_all = "house"')) == "barricade ada a1-b1"


def why(state: AttackState) -> list[str]:
    asked = decision(state)
    assert asked is not None
    return [ENGLISH(reason.text) for reason in HUMAN.explain(GAME.observe(state, asked.seat), asked)]


def test_it_says_why_it_shoots_and_whom_that_saves() -> None:
    assert why(position("A.Z.", "....")) == ["Zombie 1 could attack Ada in its next turn."]
    assert why(position("B#..", "-...", "AZ..", "....")) == ["Zombie 1 could attack Ada in its next turn."]


def test_it_says_what_the_errand_is() -> None:
    assert why(position("A..k...h", win=KEYS)) == ["Ada fetches keys; the others are farther away or busy."]
    carried = position("A..k...h", win=KEYS, tokens={"ada": ["keys.1"]})
    assert why(carried) == ["Ada brings this to the house: keys."]
    shut = position("hDA.", "-...", "....", win='barricade_all = "house"')
    assert why(shut) == ["Ada is the nearest to the door A1/B1, which is still open."]
    assert why(position("A....h", win='everybody_in = "house"')) == ["In the end everybody has to be here: the house."]


def test_it_keeps_close_to_whoever_should_not_go_alone() -> None:
    state = position("B.k...A.....h", win='carry = "keys"\nto = "house"')
    assert choice(state) == "move ada f1"
    assert why(state) == ["Ada keeps close to Ben, who should not go alone."]


def test_each_fetches_what_is_nearest_to_him() -> None:
    """Ada is as near to the fuel as to the keys; Ben is nearer to the fuel."""
    win = 'all = [{ carry = "keys", to = "house" }, { carry = "fuel", to = "house" }]'
    state = position("k..A..f.B", ".......h.", win=win)
    assert choice(state) == "move ada c1"
    assert why(state) == ["Ada fetches keys; the others are farther away or busy."]


def test_it_does_not_walk_into_a_gang() -> None:
    """The keys lie among the dead, and there is one wound left to take."""
    rows, alone = ("..Z...", "A.k..h", "..Z..."), ("......", "A.k..h", "......")
    assert choice(position(*alone, win=KEYS, actions=2, wounds={"ada": 4})) == "move ada b2"
    assert choice(position(*rows, win=KEYS, actions=2, wounds={"ada": 4})) != "move ada b2"


KEYS = 'carry = "keys"\nto = "house"'


def test_it_searches_when_nobody_can_reach_it() -> None:
    state = position("AS......", win="hold = 9")
    assert choice(state) == "search ada b1"
    assert why(state) == ["None of the dead can reach Ada this turn: there is time to search."]


def test_it_goes_out_of_reach_with_its_last_steps() -> None:
    state = position("....A...Z", actions=1, wounds={"ada": 4})
    assert choice(state) == "move ada d1"
    assert why(state)[0] == "At D1 none of the dead can reach Ada."


def test_it_runs_for_it_when_that_wins_the_game() -> None:
    """Past whatever stands there: nobody attacks any more when it is over."""
    state = position("A...h", ".ZZZ.", win='everybody_in = "house"')
    state = act(state, *["move ada b1", "move ada c1", "move ada d1"]).state
    assert choice(state) == "move ada e1"
    assert act(state, "move ada e1").state.outcome is not None


def test_it_ends_its_turn_when_there_is_nothing_to_do() -> None:
    assert choice(position("A...", win="hold = 9")) == "end ada"


@pytest.mark.parametrize(("hand", "rows", "taken"), [
    ("bandage.1", ("A...", "...."), "use ada bandage.1"),
    ("petrol-bomb.1", ("A.ZZ", "..Z."), "use ada petrol-bomb.1 z1"),
    ("chainsaw.1", ("AZ..", "...."), "use ada chainsaw.1 z1"),
])  # fmt: skip
def test_it_uses_cards_at_good_moments(hand: str, rows: tuple[str, ...], taken: str) -> None:
    assert choice(position(*rows, hand={"ada": [hand]}, wounds={"ada": 2})) == taken


@pytest.mark.parametrize(("hand", "rows"), [
    ("petrol-bomb.1", ("A.Z.", "....")),
    ("radio.1", ("A...", "....")),
    ("adrenaline.1", ("A...", "....")),
    ("flare.1", ("AZ..", "....")),
    ("smoke.1", ("A...", "....")),
    ("shells.1", ("A...", "....")),
])  # fmt: skip
def test_it_keeps_cards_for_better_moments(hand: str, rows: tuple[str, ...]) -> None:
    assert not choice(position(*rows, hand={"ada": [hand]}, win="hold = 9")).startswith("use")


def test_it_hurts_none_of_its_own() -> None:
    assert "ben" not in choice(position("A.B.", "...."))


def test_it_heals() -> None:
    assert choice(position("A...", hand={"ada": ["medicine.1"]}, wounds={"ada": 4})).startswith("use ada medicine.1")


def test_greedy_zombies_go_for_the_nearest() -> None:
    dead = zombies_turn(position("ZA....Z.", "........", acts=False, mode="versus-2"))
    assert choice(play(dead, ZombiesTurn()).state) == "turn z1"
    assert choice(act(play(dead, ZombiesTurn()).state, "turn z1").state) == "attack z1 ada"


def questions() -> dict[type[Choice[AttackState]], AttackState]:
    dead = zombies_turn(position("Z..A", "....", acts=False, mode="versus-2"))
    moving = play(dead, ZombiesTurn()).state
    bodies = zombies_turn(position("x...", "A..B", "..x.", "....", acts=False, mode="versus-3"))
    body = play(bodies, Slots(1)).state
    on_top = zombies_turn(position("....", "Ax.B", "....", "....", acts=False, mode="versus-3"))
    on_top.put("ada", on_top.zombies[on_top.lying[0]].square)
    hand = {"ada": ["rope.1", "radio.1", "smoke.1"]}
    states = [
        play(position("A.B.", acts=False), HumansTurn()).state,
        position("A.Z."),
        act(position("AS..", hand=hand), "search ada b1", dice=["medicine.1"]).state,
        act(position("AB..", hand={"ben": ["rope.1"]}, mode="co-op-2"), "take ada ben rope.1").state,
        moving,
        act(moving, "turn z1").state,
        act(position("A...", hand={"ada": ["alarm.1"]}), "use ada alarm.1").state,
        act(position("AB..", hand={"ada": ["rope.1"], "ben": ["radio.1"]}), "trade ada ben").state,
        body,
        act(body, "raise z1", dice=[2]).state,
        play(on_top, Slots(1), dice=[6]).state,
    ]
    found = {type(state.stack[-1]): state for state in states}
    assert len(found) == len(states)
    return found  # type: ignore[return-value]


QUESTIONS = questions()


def test_every_question_is_among_them() -> None:
    assert {step for step in STEPS if issubclass(step, Choice)} == set(QUESTIONS)
    assert TooManyCards in QUESTIONS


@pytest.mark.parametrize("kind", list(QUESTIONS), ids=lambda kind: kind.__name__)
def test_it_answers_every_question_and_says_why(kind: type) -> None:
    state = QUESTIONS[kind]
    asked = decision(state)
    assert asked is not None
    player = ZOMBIE if asked.seat == "zombies" else HUMAN
    seen = GAME.observe(state, asked.seat)
    assert asked.option(player.choose(seen, asked)) is not None
    reasons = player.explain(seen, asked)
    assert reasons
    for reason in reasons:
        assert ENGLISH(reason.text).endswith(".")
        assert GAME.rulebook.case(reason.rule) is not None


@pytest.mark.parametrize("kind", list(QUESTIONS), ids=lambda kind: kind.__name__)
def test_every_question_survives_saving(kind: type) -> None:
    state = QUESTIONS[kind].copy()
    state.stack = state.stack[-1:]
    loaded = GAME.codec.load(json.loads(json.dumps(GAME.codec.dump(state))))
    assert decision(loaded) == decision(state)
    assert GAME.codec.digest(loaded) == GAME.codec.digest(state)


@pytest.mark.parametrize(("mode", "scenario", "file"), [
    ("solo", "pier", ""), ("versus-3", "farmhouse", ""), ("solo", "", SMALL),
])  # fmt: skip
def test_a_game_goes_on_from_its_save(mode: str, scenario: str, file: str) -> None:
    history = History(GAME, Start(mode, {}, 4, scenario, file))
    players = seats_of(GAME, mode, "random", 4)
    for _ in range(30):
        asked = decision(history.state)
        if asked is None:
            break
        history.act(players[asked.seat].choose(None, asked))
    again = resume(GAME, read_save(history.save()))
    assert again.digest == history.digest
    assert "continued" not in again.marks


@pytest.mark.parametrize("scenario", SHIPPED)
def test_sensible_humans_play_every_scenario_to_its_end(scenario: str) -> None:
    state = GAME.new(Start("solo", {"turn-limit": "50"}, 3, scenario))
    players = seats_of(GAME, "solo", "standard", 3)
    while (asked := decision(state)) is not None:
        state = apply(state, players[asked.seat].choose(GAME.observe(state, asked.seat), asked)).state
    assert state.outcome is not None and state.outcome.reason != "turn-limit"


def test_the_policies_import_each_other_downwards() -> None:
    """So each of their modules can be the first that is imported."""
    folder = Path(greedy.__file__).parent
    for module in folder.glob("*.py"):
        inside = [line for line in module.read_text(encoding="utf-8").splitlines() if re.match(r"\s+from pyapp", line)]
        assert not inside, f"{module.name}: {inside}"
