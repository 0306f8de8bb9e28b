"""Links to a rule name their game; older ones, which do not, are still read."""

from __future__ import annotations

import pytest

from pyapp.web.reading.rules_address import Asked, read, written

GAMES = ("mall", "zeds")


@pytest.mark.parametrize(
    ("mark", "asked"),
    [
        ("#rules=mall:5.4", Asked("mall", "5.4")),
        ("#rules=zeds:2.1.3", Asked("zeds", "2.1.3")),
        ("#rules=zeds", Asked("zeds")),
        ("#rules=zeds:", Asked("zeds")),
        ("#rules=mall%3A5.4", Asked("mall", "5.4")),
        ("#rules=5.4", Asked(None, "5.4")),
        ("#rules=A3.2", Asked(None, "A3.2")),
        ("#rules=", Asked(None)),
        ("#rules", Asked(None)),
        ("#rules=chess:5.4", Asked(None, "5.4")),
        ("#ruleset", None),
        ("#log", None),
        ("", None),
    ],
)
def test_an_address_is_read(mark: str, asked: Asked | None) -> None:
    assert read(mark, GAMES) == asked


@pytest.mark.parametrize(("game", "case"), [("mall", "5.4"), ("zeds", "A3.2"), ("mall", "")])
def test_what_is_written_is_read(game: str, case: str) -> None:
    assert read(written(game, case), GAMES) == Asked(game, case)
