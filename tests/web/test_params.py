"""The query string: what is right is taken, the first wrong thing is told in one sentence."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Seat
from pyapp.kernel.history import read_save
from pyapp.kernel.message import ENGLISH
from pyapp.web.page.params import Params, parse, read_seed
from pyapp.web.table.session import Session
from tests.web.test_session import duel
from tests.web.toy import GAMES


def problem(query: str) -> str:
    found = parse(query, GAMES).problem
    assert found is not None
    return ENGLISH(found)


def test_everything_that_can_be_asked_for() -> None:
    params = parse(
        "?game=toy&mode=duel&seed=7&speed=instant&lang=fr&set=turn-limit:50&snapshot=off&bot=guard:random", GAMES
    )
    assert params == Params(
        game="toy",
        mode="duel",
        seed=7,
        settings={"turn-limit": "50"},
        bots={Seat("guard"): "random"},
        speed="instant",
        language="fr",
    )


def test_nothing_asked_is_no_problem() -> None:
    assert parse("", GAMES) == Params()
    assert parse("?utm=1&x", GAMES) == Params()


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("?game=chess", "game=chess is not known; it can be toy."),
        ("?game=toy&mode=trio", "mode=trio is not known; it can be duel and solo."),
        ("?game=toy&seed=soon", "seed=soon is not possible; it is a whole number from 0 to 4294967295."),
        ("?game=toy&seed=-1", "seed=-1 is not possible; it is a whole number from 0 to 4294967295."),
        ("?game=toy&seed=²", "seed=² is not possible; it is a whole number from 0 to 4294967295."),
        ("?game=toy&seed=4294967296", "seed=4294967296 is not possible; it is a whole number from 0 to 4294967295."),
        ("?speed=warp", "speed=warp is not known; it can be instant, fast, normal and slow."),
        ("?lang=tlh", "lang=tlh is not known; it can be en and fr."),
        ("?game=toy&set=luck:high", "set=luck is not known; it can be turn-limit."),
        ("?game=toy&set=turn-limit:7", "set=turn-limit:7 is not known; it can be none, 50, 100 and 200."),
        ("?game=toy&bot=cat:random", "bot=cat is not known; it can be guard and thief."),
        ("?game=toy&bot=guard:genius", "bot=guard:genius is not known; it can be random and first."),
        ("?mode=duel", "The address names a mode but no game; add game=toy."),
    ],
)
def test_a_wrong_value_names_what_is_allowed(query: str, told: str) -> None:
    assert problem(query) == told


def test_what_is_right_is_kept_beside_what_is_wrong() -> None:
    params = parse("?game=toy&mode=trio&seed=7&bot=guard:random,thief:nobody", GAMES)
    assert (params.game, params.mode, params.seed) == ("toy", None, 7)
    assert params.bots == {"guard": "random"}


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("7", 7),
        (" 0007 ", 7),
        ("000", 0),
        ("4294967295", 4294967295),
        ("4294967296", None),
        ("", None),
        ("-1", None),
        ("1e3", None),
        ("٣", None),
        ("9" * 5000, None),
        ("0" * 5000 + "7", 7),
    ],
)
def test_a_seed_is_read_as_people_type_it(text: str, seed: int | None) -> None:
    assert read_seed(text) == seed


@pytest.mark.parametrize("name", ["game", "mode", "seed", "set", "bot", "lang", "theme", "speed", "snapshot"])
@pytest.mark.parametrize(
    "value", ["", ":", ",", ",,:,", "%00", "%ff%fe", "<b>", "x" * 100_000, "9" * 100_000, "__proto__", "toy,toy"]
)
def test_whatever_stands_in_the_address_is_told_in_one_short_line(name: str, value: str) -> None:
    for query in (f"?{name}={value}", f"?game=toy&mode=duel&{name}={value}", f"?{name}={value}&{name}={value}"):
        assert 0 < len(problem(query)) < 200


def test_a_long_value_is_cut() -> None:
    assert len(problem("?game=" + "x" * 5000)) < 100


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("?game=toy&mode=duel&seed=7", True),
        ("?game=toy", True),
        ("?game=toy&seed=8", False),
        ("?game=toy&mode=solo", False),
        ("?game=toy&set=turn-limit:50", False),
        ("?game=toy&set=turn-limit:none", True),
    ],
)
def test_a_save_is_the_game_asked_for_when_nothing_contradicts(query: str, fits: bool) -> None:
    session: Session = duel()
    assert parse(query, GAMES).fits(read_save(session.history.save())) is fits
