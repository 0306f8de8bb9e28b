"""How hard is it? The card on the start page."""

from __future__ import annotations

import re
from dataclasses import replace

from pyapp.kernel.message import ENGLISH, Message
from pyapp.trial import Found, Won
from pyapp.web.start.trial_card import Shown, Stage, html, told

NAMES = {"humans": Message("The humans"), "zombies": Message("The <zombies>")}
HALF = Found(40, 100, (Won("humans", 26, 0.495, 0.779), Won("zombies", 13, 0.199, 0.48)), 1, 7.5, 6, 9.2, "standard")
WHOLE = Found(100, 100, (Won("humans", 68, 0.583, 0.763), Won("zombies", 32, 0.237, 0.417)), 0, 11)


def shown(stage: Stage, found: Found | None = None, why: str = "", names: dict[str, Message] | None = None) -> str:
    return html(Shown(stage, Message("A game"), found, why), (NAMES if names is None else names).get, ENGLISH)


def commands(markup: str) -> list[str]:
    return re.findall(r'data-command="([\w-]+)"', markup)


def text(markup: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", markup).replace("\u00a0", " ").split())


def test_first_there_is_one_quiet_button() -> None:
    markup = shown(Stage.IDLE)
    assert commands(markup) == ["trial"]
    assert text(markup) == "How hard is it? Let the computer play it 100 times"
    assert "data-trial" not in markup


def test_while_it_gets_ready_it_can_be_stopped() -> None:
    markup = shown(Stage.STARTING)
    assert commands(markup) == ["stop-trial"]
    assert 'data-trial="starting"' in markup
    assert '<progress class="trial__bar" max="100" value="0"' in markup


def test_half_way_the_bar_and_what_is_known() -> None:
    markup = shown(Stage.PLAYING, HALF)
    assert commands(markup) == ["stop-trial"]
    assert 'max="100" value="40"' in markup
    said = text(markup)
    assert "40 of 100 games played" in said
    assert "The humans win 65 % in the long run 50 to 78 %" in said
    assert "The &lt;zombies&gt; win 32 % in the long run 20 to 48 %" in said
    assert "A draw 2 %" in said
    assert "Half of the games last 6 to 9 turns." in said
    assert "every side, and plays well" in said
    assert 'class="trial__won" width="65"' in markup
    assert 'd="M49.5 3H77.9"' in markup


def test_at_the_end_once_more() -> None:
    markup = shown(Stage.DONE, WHOLE)
    assert commands(markup) == ["trial"]
    assert "<progress" not in markup
    assert "100 games played" in text(markup)
    assert "A draw" not in text(markup)


def test_it_says_how_well_the_computer_plays() -> None:
    assert "does anything" in text(shown(Stage.DONE, replace(WHOLE, policy="random")))


def test_whoever_stops_keeps_what_is_known() -> None:
    markup = shown(Stage.STOPPED, HALF)
    assert commands(markup) == ["trial"]
    assert "<progress" not in markup
    assert "40 of 100 games played" in text(markup)


def test_a_side_without_a_seat_is_what_the_players_are_up_against() -> None:
    said = text(shown(Stage.DONE, WHOLE, names={}))
    assert "You win 68 %" in said
    assert "You lose 32 %" in said


def test_why_there_is_none() -> None:
    markup = shown(Stage.FAILED, why="no <workers> here.")
    assert commands(markup) == ["trial"]
    assert 'role="alert"' in markup
    assert "The computer cannot play it here: no &lt;workers&gt; here." in text(markup)


def test_whoever_listens_hears_where_it_begins_and_ends() -> None:
    def heard(stage: Stage, found: Found | None = None) -> str:
        return told(Shown(stage, None, found, "no workers"), ENGLISH)

    assert heard(Stage.IDLE) == heard(Stage.PLAYING, HALF) == ""
    assert heard(Stage.STARTING) == "The computer starts to play."
    assert heard(Stage.DONE, WHOLE) == "100 games played"
    assert heard(Stage.STOPPED, HALF) == "40 of 100 games played"
    assert heard(Stage.FAILED) == "The computer cannot play it here: no workers."
