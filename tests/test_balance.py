"""The report on difficulty: it tells what was measured, and plainly which aim is not met."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp.kernel.flow import Outcome
from pyapp.simulate import Played
from pyapp.simulate_command import variations
from pyapp.summary import Summary
from tests.spec import Band, Match, spec
from tools import balance
from tools.balance import draw, missed, page

SPEC = spec("mall")
MATCH = Match("solitaire", "standard", Band(0.30, 0.45), is_long=True, has_options=True)
WON = Outcome((), "human", "14.2", "mall-cleared")
LOST = Outcome((), "zombie", "14.1", "three-lost")


def games(won: int, of: int, turns: int = 40, early: str = "") -> Summary:
    """So many games; in those that were lost somebody fell early, if anybody did."""
    losses = ((early, 5),) if early else ()
    return Summary(
        SPEC.game,
        [
            Played(number, WON if number < won else LOST, turns, 9, (), () if number < won else losses, {})
            for number in range(of)
        ],
    )


def sentences(summary: Summary, match: Match = MATCH) -> list[str]:
    return list(missed(SPEC, [(match, summary)]))


def test_nothing_is_missed_inside_the_bands() -> None:
    assert sentences(games(38, 100, early="peter")) == []
    assert "All aims are met." in page(SPEC, [(MATCH, games(38, 100))], [], "make balance")


@pytest.mark.parametrize(
    ("summary", "told"),
    [
        (games(70, 100), "the humans win 70.0% (60.4% to 78.1%); the aim is 30% to 45%."),
        (games(47, 100), "the aim is 30% to 45%, within chance."),
        (games(0, 100), "the humans win 0.0%"),
        (games(38, 100, turns=70), "the middle half lasts 70 to 70 turns; the aim is 25 to 60."),
        (games(38, 100, turns=9), "the middle half lasts 9 to 9 turns; the aim is 25 to 60."),
    ],
)
def test_an_aim_that_is_not_met_is_told(summary: Summary, told: str) -> None:
    (sentence,) = sentences(summary)
    assert told in sentence
    text = page(SPEC, [(MATCH, summary)], [], "make balance")
    assert f"## Aims that are not met\n\n- {sentence}\n" in text
    assert "All aims are met." not in text


def test_a_loss_that_does_not_matter_is_told() -> None:
    hurt = [one._replace(losses=(("roger", 3),)) for one in games(38, 100).played]
    (sentence,) = sentences(Summary(SPEC.game, hurt))
    assert "after an early loss of Roger the humans still win 38.0%" in sentence


def test_the_page_has_every_match_and_every_option() -> None:
    others = variations(SPEC.game, "solitaire", {})
    rows = [(other, games(10 + number, 30)) for number, other in enumerate(others)]
    text = page(SPEC, [(MATCH, games(38, 100, early="roger"))], [(MATCH, rows)], "make balance GAMES=100")
    assert "Made by `make balance GAMES=100`." in text
    assert "| solitaire | standard | 100 | 38.0% (29.1% to 47.8%) | 30% to 45% | 0.0% | 40 to 40 | 40 |" in text
    assert "| 62% | never lost early | 0 of 62, 0.0% (0.0% to 5.8%) |" in text
    for other in others:
        assert f"| `{other.setting.id}` | {other.value} |" in text
    assert "| 33.3% (19.2% to 51.2%) | -4.7 points |" in text
    assert draw(SPEC, MATCH, games(38, 100), rows).count("<circle") == 1 + len(others)


@pytest.mark.parametrize(("won", "is_met"), [(38, True), (47, True), (70, False)], ids=["met", "chance", "missed"])
def test_a_check_fails_where_an_aim_is_missed_by_more_than_chance(
    won: int, is_met: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = replace(SPEC, balance=replace(SPEC.balance, matches=(MATCH,)))
    monkeypatch.setattr(balance, "measure", lambda *_: games(won, 100))
    assert balance.check(spec, 100, 1, 1) is is_met


EASY = Match("solo", "standard", Band(0.5, 0.9), scenario="pier", settings=(("difficulty", "easy"),))


def test_a_scenario_and_its_options_are_told() -> None:
    summary = Summary(spec("attack").game, games(38, 100).played)
    text = page(spec("attack"), [(EASY, summary)], [], "make balance")
    assert "| solo, pier, `difficulty` easy | standard | 100 |" in text
    assert balance.picture(spec("attack"), EASY).name == "balance-attack-solo-pier-difficulty-easy.svg"


def test_a_scenario_is_played_with_its_options() -> None:
    """The same dice: what differs comes from the board, or from what was set."""
    attack = spec("attack")
    played = [
        balance.measure(attack, match, 2, 1, 1).played
        for match in (EASY, replace(EASY, settings=()), replace(EASY, scenario="car"))
    ]
    assert len({tuple((one.turns, one.decisions) for one in games_of) for games_of in played}) == len(played)
