"""Which scenario is played: by the form, by the address, or brought by the player."""

from __future__ import annotations

import pytest

from pyapp.kernel.history import History, read_save, replay
from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.modes import WrongName
from pyapp.kernel.scenario import Start
from pyapp.web.page.params import Params, parse
from pyapp.web.start import new_game_form, scenario_choice
from pyapp.web.start.new_game_form import Wishes
from tests.web import toy
from tests.web.scenic import GAMES, TOY


def wishes(mode: str = "duel", scenario: str | None = None) -> Wishes:
    return Wishes.first(GAMES, Params(game="scenic", mode=mode, scenario=scenario))


def shown(wished: Wishes) -> str:
    return scenario_choice.html(GAMES, wished, ENGLISH)


def test_those_that_fit_the_mode_are_shown_and_the_first_is_picked() -> None:
    markup = shown(wishes())
    assert markup.count('type="radio"') == 2
    assert 'value="house" checked' in markup
    assert 'value="yard" />' in markup
    assert "cellar" not in markup
    assert "Three boxes in a row." in markup
    assert "Drawn for the tests" in markup
    assert markup.count("<svg viewBox") == 2
    assert 'class="scenarios" data-look="scenic"' in markup, "the pictures are drawn with the colours of their game"


def test_a_game_with_one_board_shows_nothing() -> None:
    assert scenario_choice.html(toy.GAMES, Wishes.first(toy.GAMES, Params()), ENGLISH) == ""


def test_the_form_picks_one_and_another_mode_keeps_it_only_where_it_fits() -> None:
    wished = wishes()
    assert not wished.change("scenario", "yard", GAMES)
    assert wished.begun(GAMES, 7) == Start("duel", {"turn-limit": "none"}, 7, "yard")
    wished.change("mode", "solo", GAMES)
    assert wished.begun(GAMES, 7).scenario == "house"


def test_a_scenario_of_ones_own_is_shown_picked_and_travels_in_the_save() -> None:
    wished = wishes()
    assert wished.bring("boxes in <the> attic", GAMES)
    markup = shown(wished)
    assert "&lt;the&gt; attic" in markup
    assert markup.count(" checked") == 1
    assert f'value="{wished.scenario}" checked' in markup
    begun = wished.begun(GAMES, 7)
    assert begun.file == "boxes in <the> attic"
    history = History(TOY, begun)
    save = read_save(history.save())
    assert (save.start.file, save.start.scenario) == (begun.file, wished.scenario)
    assert replay(TOY, save).digest == history.digest
    wished.change("scenario", "house", GAMES)
    assert wished.begun(GAMES, 7) == Start("duel", {"turn-limit": "none"}, 7, "house")


def test_what_is_none_is_told_and_what_was_picked_stays() -> None:
    wished = wishes(scenario="yard")
    assert not wished.bring("a <ship>", GAMES)
    markup = shown(wished)
    assert 'role="alert"' in markup
    assert "line 1: &quot;a &lt;ship&gt;&quot; is not where boxes can be" in markup
    assert ">a &lt;ship&gt;</textarea>" in markup
    assert 'value="yard" checked' in markup
    assert wished.bring("boxes in the attic", GAMES)
    assert "alert" not in shown(wished)


def test_one_for_another_mode_is_refused() -> None:
    wished = wishes()
    assert not wished.bring("boxes in the attic for solo", GAMES)
    assert "the attic is for another way to play" in shown(wished)
    with pytest.raises(WrongName, match="solo"):
        TOY.settled(Start("duel", {}, 1, "", "boxes in the attic for solo"))


def test_a_game_that_takes_none_offers_no_way_in() -> None:
    class Closed(type(TOY)):  # type: ignore[misc]
        takes_scenarios = False

    markup = scenario_choice.html({"scenic": Closed()}, wishes(), ENGLISH)
    assert 'type="radio"' in markup
    assert 'type="file"' not in markup


def test_another_game_forgets_the_scenario() -> None:
    wished = wishes()
    wished.bring("boxes in the attic", GAMES)
    games = {**GAMES, **toy.GAMES}
    assert wished.change("game", "toy", games)
    assert (wished.begun(games, 1).scenario, wished.begun(games, 1).file) == ("", "")


def asked(query: str) -> Params:
    return parse(query, {**GAMES, **toy.GAMES})


def told(query: str) -> str:
    problem = asked(query).problem
    return ENGLISH(problem) if problem is not None else ""


def test_the_address_names_one() -> None:
    params = asked("?game=scenic&scenario=yard")
    assert (params.scenario, params.mode, params.problem) == ("yard", None, None)
    assert Wishes.first(GAMES, params).begun(GAMES, 1).scenario == "yard"


def test_the_mode_that_the_address_leaves_open_is_one_that_fits() -> None:
    assert asked("?game=scenic&scenario=cellar").mode == "solo"


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("?game=scenic&scenario=moon", "scenario=moon is not known; it can be house and yard."),
        ("?game=scenic&mode=duel&scenario=cellar", "scenario=cellar is not known; it can be house and yard."),
        ("?game=toy&scenario=house", "The address names a scenario, but The key has none to choose from."),
        ("?scenario=house", "The address sets something up but names no game; add game=scenic and toy."),
    ],
)
def test_a_wrong_scenario_is_told(query: str, answer: str) -> None:
    assert told(query).replace(" | ", " and ") == answer


def test_a_save_fits_an_address_only_with_its_scenario() -> None:
    save = read_save(History(TOY, wishes(scenario="yard").begun(GAMES, 7)).save())
    assert asked("?game=scenic").fits(save)
    assert asked("?game=scenic&scenario=yard").fits(save)
    assert not asked("?game=scenic&scenario=house").fits(save)


def test_a_file_that_cannot_be_read_is_told() -> None:
    wished = wishes()
    wished.refuse(Message("it is too large"))
    assert "it is too large" in shown(wished)


def test_a_text_of_any_length_is_told_and_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    wished = wishes(scenario="yard")
    fits = "boxes in the attic".ljust(new_game_form.LARGEST)
    assert wished.bring(fits, GAMES)
    read: list[str] = []
    monkeypatch.setattr(type(TOY), "scenario", lambda _, text: read.append(text))
    assert not wished.bring(fits + " ", GAMES)
    assert read == []
    assert "This is not a scenario that can be played: it is too large." in shown(wished)
    assert len(shown(wished)) < 10_000, "nor is it laid into the page"
