"""Long lists in groups: what belongs together stands together, and is said once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.settings import ADDITIONS
from pyapp.mall.truth.state import MallState
from pyapp.simulate import seats_of
from pyapp.web.table.session import Session
from tests.mall.positions import GAME, position


def offered(state: MallState, *actions: str) -> list[tuple[str, str, str]]:
    """What a person is offered: the heading, the words under it, the action."""
    history: History[Any] = History(GAME, Start("solitaire", state.settings, 1))
    history.state = state
    session = Session(history, {})
    for text in actions:
        session.act(Action.parse(text))
    asked = session.asked
    assert asked is not None
    found = session.offered(asked)
    assert {option.action for option in found} == {option.action for option in asked.options}
    return [
        (ENGLISH(h.text), ENGLISH(h.label), str(option.action)) if (h := option.heading) else ("", "", "")
        for option in found
    ]


def test_shots_stand_under_their_target() -> None:
    found = offered(position(peter="113", zombies={"115": 3, "111": 2}), "select peter")
    over = [heading for heading, _, _ in found]
    blocks = [name for name, before in zip(over, [None, *over], strict=False) if name != before]
    assert len(blocks) == len(set(blocks)), "no heading comes twice"
    assert ("Shoot at 115, Concourse", "Peter: 2 dice −2 for distance", "shoot peter 115") in found
    assert ("Go to", "112, Concourse", "move peter 112") in found
    together = offered(position(peter="113", roger="113", zombies={"115": 3}), "select peter+roger")
    label = "Peter and Roger: 3 dice (no more allowed) −4 for distance (2 for each gun)"
    assert ("Shoot at 115, Concourse", label, "shoot peter+roger 115") in together
    facing = offered(position(peter="113", zombies={"112": 3}), "select peter")
    assert ("Go to", "112, Concourse, among zombies", "move peter 112") in facing


def test_of_the_shots_at_a_target_the_likeliest_comes_first() -> None:
    """However many shoot: more guns in the same square are more panic checks, but more dice."""
    state = position(peter="113", roger="113", fran="113", zombies={"113": 9})
    found = [text for _, _, text in offered(state, "select peter+roger+fran") if text.startswith("shoot")]
    chances = [promise.worth for text in found if (promise := GAME.promise(state, Action.parse(text))) is not None]
    assert len(chances) == len(found) == 7
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) > 1


def test_those_who_may_move_stand_alone_or_together() -> None:
    found = offered(position(peter="113", fran="113", zombies={"221": 1}))
    assert ("One alone", "Fran moves", "select fran") in found
    assert ("Together", "Peter and Fran move together", "select peter+fran") in found


ADDED = {setting.id: "on" for setting in ADDITIONS}
NO_HEADING = ("place", "attack", "victims", "strike", "check")
"""Verbs of options that touch the board and yet stand under no heading: all of such a list is of one kind."""

LISTED = (
    "hide", "select", "move", "lift", "drop", "open", "close", "take", "shoot", "fire", "rage", "shift", "react",
    "reveal", "prowl", "bring", "force",
)  # fmt: skip
"""Verbs that the games below are known to meet."""


def games() -> Iterator[MallState]:
    """Games of every mode from their beginning, and some in which the dead walk, rage and try the doors."""
    for mode in GAME.modes:
        for settings in ({}, ADDED):
            yield GAME.new(Start(mode.id, settings, 3))
            yield GAME.new(Start(mode.id, settings, 4))
    shut = {"043/062": "closed", "d01": "closed"}
    for square in ("113", "043"):
        units: dict[str, int | str] = {square: 3, "045": "4 berserk", "062": "2 berserk"}
        yield position(peter="113", roger="113", fran="113", zombies={"113": 9, "115": 5, "111": 5})
        yield position(steve=f"{square} super", fran="177", peter="115", zombies=units, doors=shut, settings=ADDED)


@cache
def verbs_met() -> Mapping[str, bool]:
    """The verbs of whatever touches the board, and whether all that was met of each had a heading."""
    met: dict[str, bool] = {}
    for number, state in enumerate(games()):
        players = seats_of(GAME, state.mode, "random", number)
        for _ in range(300):
            asked = decision(state)
            if asked is None:
                break
            for option in asked.options:
                if option.refs and not option.primary:
                    heading = GAME.heading(state, option)
                    assert heading is None or (ENGLISH(heading.text) and ENGLISH(heading.label))
                    met[option.action.verb] = met.get(option.action.verb, True) and heading is not None
            state = apply(state, players[asked.seat].choose(None, asked)).state
    return met


def test_every_verb_of_whole_games_has_a_heading_or_is_known_to_need_none() -> None:
    assert {verb for verb, has_heading in verbs_met().items() if not has_heading} == set(NO_HEADING)


def test_these_games_meet_what_there_is_to_list() -> None:
    """Otherwise nothing would be known of the rest."""
    assert set(verbs_met()) >= set(LISTED)


def test_a_shot_that_cannot_hit_comes_after_everything_else() -> None:
    """Steve's one die falls short of a 7 that was seen; a door beside him is more use."""
    state = position(steve="094", zombies={"096": 7})
    state.show(SquareId("096"))
    found = [text for _, _, text in offered(state, "select steve") if text]
    assert found.index("shoot steve 096") == len(found) - 1
    assert any(text.startswith("close") for text in found)
