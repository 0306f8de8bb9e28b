"""Pieces of the page: every option is there once, nothing from outside becomes markup."""

from __future__ import annotations

import re

from pyapp.games import game as find_game
from pyapp.kernel.decision import Action, Decision, Meter, Option, Reason, Seat
from pyapp.kernel.event import Rolled
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH, Message, say
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Gauge, Item, Layer
from pyapp.simulate import seats_of
from pyapp.web.board.scene_diff import before, difference
from pyapp.web.page import keys
from pyapp.web.page.markup import cited
from pyapp.web.page.params import Params
from pyapp.web.page.preferences import Preferences
from pyapp.web.question import bar, question_html
from pyapp.web.question.narrowing import Narrowing
from pyapp.web.reading import log_html, rules_html
from pyapp.web.reading.rules_html import Looked
from pyapp.web.saves.browser_storage import Store
from pyapp.web.start import cover_and_ending, menu, start_page
from pyapp.web.start.kept_games import Row
from pyapp.web.start.new_game_form import PERSON, Wishes
from pyapp.web.table.session import Session
from tests.web.reading import words
from tests.web.test_session import act, duel, told
from tests.web.toy import GAMES, GUARD, THIEF, TOY

EVIL = '"><script>alert(1)</script>'


def preferences() -> Preferences:
    return Preferences(Store(None), Params(), ["en"])


def actions(markup: str) -> list[str]:
    return re.findall(r'data-action="([^"]+)"', markup)


def evil(name: str = "x") -> Message:
    return say("{x}", x=EVIL + name)


def test_every_option_is_a_button_also_when_it_does_not_fit() -> None:
    session = act(duel({GUARD: "first"}), "hide b", "walk a")
    asked = session.asked
    assert asked is not None
    all_options = Narrowing(asked.options)
    narrowed = all_options.touch(("unit:thief",)).narrowing
    assert narrowed is not None
    for narrowing in (all_options, narrowed):
        closing = [option for option in asked.options if option.primary]
        markup = question_html.options_html(narrowing, ENGLISH) + question_html.closing_html(closing, None, ENGLISH)
        assert sorted(actions(markup)) == sorted(str(option.action) for option in asked.options)
    assert question_html.options_html(narrowed, ENGLISH).count(" hidden>") == 1


def test_numbers_follow_what_is_shown() -> None:
    options = tuple(Option(Action("go", (str(n),)), say("go"), (f"square:{n % 2}",)) for n in range(24))
    assert question_html.options_html(Narrowing(options), ENGLISH).count("<kbd") == 9
    narrowed = Narrowing(options).touch(("square:1",)).narrowing
    assert narrowed is not None
    assert '<kbd aria-hidden="true">1</kbd><span class="option__label">go' in question_html.options_html(
        narrowed, ENGLISH
    )


def test_an_option_that_throws_something_away_asks_with_the_same_button() -> None:
    end = Option(Action("end"), say("End"), primary=True, caution=say("Points are left."))
    markup = question_html.closing_html([end], end, ENGLISH)
    assert "Points are left." in markup
    assert actions(markup) == ["end"]


def test_what_closes_too_early_does_not_shout() -> None:
    end = Option(Action("end"), say("End"), primary=True)
    assert "option--primary" in question_html.closing_html([end], None, ENGLISH)
    assert "option--primary" not in question_html.closing_html([end._replace(is_early=True)], None, ENGLISH)


def test_a_question_that_has_cost_nothing_yet_has_a_way_back() -> None:
    markup = question_html.closing_html([], None, ENGLISH, back=say("Use a card"))
    assert 'data-command="undo"' in markup and "Use a card" in markup
    assert question_html.closing_html([], None, ENGLISH) == ""


def test_a_shut_undo_has_a_frame_that_can_be_touched() -> None:
    def markup(back: bar.Back) -> str:
        return bar.commands_html(back, False, "dark", ENGLISH)

    shut = markup(bar.Back(None, say("Dice were rolled.")))
    assert 'data-shut="undo"' in shut
    assert shut.count('title="Dice were rolled."') == 2
    assert "data-shut" not in markup(bar.Back(say("Peter moves"))) + markup(bar.Back())


def test_the_prompt_names_seat_place_and_case() -> None:
    asked = Decision(
        THIEF, "2.1", say("Find it"), (), (say("Theft"),), (Meter(say("Points"), 3, 8), Meter(say("Ammo"), 3, 90))
    )
    markup = question_html.ask_html(question_html.Whose(say("Thief")), asked, ENGLISH)
    assert '<li class="seat seat--0">Thief</li><li>Theft</li>' in markup
    assert "hint" not in markup
    assert "Choose an answer below." in question_html.ask_html(
        question_html.Whose(say("Thief"), 2), asked, ENGLISH, [question_html.advice(asked)]
    )
    assert 'data-case="2.1"' in markup
    assert markup.count("pip--left") == 3
    assert "3 of 90" in markup


def test_the_log_knows_the_turn_of_each_line_and_marks_blows() -> None:
    session = act(duel({GUARD: "first"}), "hide a", "walk b", "open", "walk c")
    lines = list(log_html.lines(session))
    assert [line.turn for line in lines] == [0, 1, 1, 2]
    assert [line.turn for line in log_html.lines(session, since=3)] == [2]
    assert told(session).count("log__line--hurt") == 1


def test_a_line_says_what_it_is_about_and_in_which_phase() -> None:
    game = find_game("mall")
    history = History(game, Start("two-player", {"turn-limit": "50"}, 3))
    players = seats_of(game, "two-player", "greedy", 3)
    while (asked := decision(history.state)) is not None and history.state.turn < 4:
        history.act(players[asked.seat].choose(game.observe(history.state, asked.seat), asked))
    lines = list(log_html.lines(Session(history, {})))
    titles = {ENGLISH(line.phase) for line in lines if line.phase is not None}
    assert titles >= {"Human player-turn", "Reaction movement", "Free movement", "Generation phase"}
    rolls = [line for line in lines if isinstance(line.event, Rolled)]
    assert rolls
    assert all('data-topic="dice"' in log_html.line_html(line.event, ENGLISH) for line in rolls)
    entrances = [line for line in lines if type(line.event).__name__ in ("Entered", "NobodyEntered")]
    assert {ENGLISH(line.phase) for line in entrances if line.phase} == {"Generation phase"}


def test_the_head_of_the_log_offers_a_filter() -> None:
    markup = log_html.head_html("dice", ENGLISH)
    assert '<option value="dice" selected>' in markup
    assert markup.count("<option") == len(log_html.FILTERS)


BOOK = rules_html.Book.of(TOY)


def test_the_rules_can_be_searched() -> None:
    assert "1.1" in rules_html.html(BOOK, ENGLISH, Looked())
    found = rules_html.html(BOOK, ENGLISH, Looked("RUN thief"))
    assert 'data-rule-case="2.1"' in found
    assert 'data-rule-case="1.1"' not in found
    assert "<mark>run</mark>" in found
    assert "1 case" in found
    assert "No case" in rules_html.html(BOOK, ENGLISH, Looked("unicorn"))
    assert "rule--asked" in rules_html.html(BOOK, ENGLISH, Looked(at="1.1"))


def test_the_rules_show_what_we_decided_with_the_option_that_changes_it() -> None:
    decided = rules_html.html(BOOK, ENGLISH, Looked(shown=rules_html.RULINGS))
    assert 'data-rule-case="2.1"' in decided
    assert 'data-rule-case="1.1"' not in decided
    assert "Stop after so many turns" in decided


def test_a_case_named_in_a_text_is_a_link_to_it() -> None:
    found = rules_html.html(BOOK, ENGLISH, Looked())
    assert 'He walks as in <button type="button" class="case" data-case="1.1">1.1</button>' in found
    assert 'data-case="9.9"' not in found


def test_a_search_is_no_markup() -> None:
    assert "<b>" not in rules_html.html(BOOK, ENGLISH, Looked("<b>"))
    assert "<script" not in rules_html.html(BOOK, ENGLISH, Looked("<script"))


def test_the_start_card_offers_one_click() -> None:
    wishes = Wishes.first(GAMES, Params())
    markup = start_page.html(start_page.Card(GAMES, preferences()), wishes, ENGLISH)
    assert markup.count("big--primary") == 1
    card = start_page.Card(GAMES, preferences(), kept=(Row("one", say("The key"), (say("turn 3"),), "2 days ago"),))
    kept = start_page.html(card, wishes, ENGLISH)
    assert 'class="big big--primary" data-command="continue"' in kept
    assert "The key · turn 3 · 2 days ago" in kept
    assert kept.count("big--primary") == 1


def test_the_menu_tells_how_long_saves_are_kept() -> None:
    assert "menu__lasting" not in menu.html(start_page.Card(GAMES, preferences()), say("Toy"), ENGLISH)
    card = start_page.Card(GAMES, preferences(), lasting=say("For <ever>."))
    assert '<p class="menu__lasting">For &lt;ever&gt;.</p>' in menu.html(card, say("Toy"), ENGLISH)


def test_a_mode_says_for_how_many_and_how_long() -> None:
    markup = start_page.html(start_page.Card(GAMES, preferences()), Wishes.first(GAMES, Params()), ENGLISH)
    assert "2 players" in markup
    assert "5 to 10 minutes" in markup


def test_the_form_changes_the_wishes() -> None:
    wishes = Wishes.first(GAMES, Params(game="toy", bots={GUARD: "first"}, seed=7))
    assert (wishes.mode, wishes.seed, wishes.bots) == ("duel", "7", {GUARD: "first"})
    assert not wishes.change("seat:thief", "random", GAMES)
    assert not wishes.change("seat:guard", PERSON, GAMES)
    assert wishes.bots == {THIEF: "random"}
    assert not wishes.change("set:turn-limit", "50", GAMES)
    assert wishes.settings == {"turn-limit": "50"}
    assert wishes.change("mode", "solo", GAMES)
    assert (wishes.mode, wishes.settings, wishes.bots) == ("solo", {}, {THIEF: "random"})
    assert not wishes.change("game", "chess", GAMES)


def test_nothing_from_outside_becomes_markup() -> None:
    session = act(duel({GUARD: "first"}), "hide a", "walk b", "open")
    hostile = Option(Action("do", (EVIL,)), evil(), (EVIL,), evil(), caution=evil())
    asked = Decision(Seat(EVIL), EVIL, evil(), (hostile,), (evil(),), (Meter(evil(), 1, 2),))
    wishes = Wishes("toy", "duel", {"turn-limit": EVIL}, {GUARD: EVIL}, EVIL)
    kept = [Row(EVIL, evil(), (evil(),), EVIL, is_over=each > 5, is_doubted=each in (1, 7)) for each in range(9)]
    kept.append(Row(EVIL, evil(), (), EVIL, wrong=evil(), has_backup=True, is_newer=True))
    card = start_page.Card(GAMES, preferences(), tuple(kept), evil(), None)
    pieces = (
        question_html.ask_html(question_html.Whose(evil()), asked, ENGLISH, [evil()]),
        question_html.options_html(Narrowing((hostile,), ((EVIL,),)), ENGLISH),
        question_html.closing_html([hostile], hostile, ENGLISH),
        question_html.note_html(Reason(EVIL, evil()), ENGLISH),
        question_html.waiting_html(evil(), ENGLISH),
        question_html.verdict_html(evil(), EVIL, ENGLISH),
        bar.status_html(3, (Gauge(EVIL, evil(), 1, 2),), ENGLISH),
        bar.commands_html(bar.Back(evil()), True, EVIL, ENGLISH),
        bar.commands_html(bar.Back(None, evil()), True, EVIL, ENGLISH),
        told(session),
        start_page.html(card, wishes, ENGLISH),
        menu.html(card, evil(), ENGLISH),
        cover_and_ending.cover_html(evil(), (evil(),), ENGLISH),
        cover_and_ending.elsewhere_html(is_newer=True, read=ENGLISH),
        keys.html(ENGLISH),
    )
    for piece in pieces:
        assert "<script" not in piece
        assert '""' not in re.sub(r'(value|class)=""', "", piece)
    assert "&lt;b&gt;b&lt;/b&gt; is empty" in words(told(session))


def item(key: str, x: int = 0, svg: str = "", layer: Layer = Layer.COUNTERS) -> Item:
    return Item(key, f"unit:{key}", x, 0, svg, say(key), layer=layer)


def test_a_patch_says_what_comes_goes_moves_and_changes() -> None:
    shown = {each.key: each for each in (item("a"), item("b"), item("c"), item("d"))}
    door = item("d", layer=Layer.EDGES)
    patch = difference(shown, (item("a"), item("b", x=5), item("c", svg="<g/>"), door, item("e")))
    assert patch.gone == ("d",)
    assert [each.key for each in patch.come] == ["d", "e"]
    assert [each.key for each in patch.moved] == ["b"]
    assert [each.key for each in patch.changed] == ["c"]


def test_what_grows_smaller_is_not_turned() -> None:
    small = item("a")._replace(scale=0.5)
    patch = difference({"a": item("a")}, (small,))
    assert (patch.moved, patch.changed) == ((small,), ())


def test_what_comes_is_put_where_the_scene_has_it() -> None:
    wanted = (item("a"), item("new"), item("door", layer="doors"), item("newer"), item("b"), item("newest"))
    coming = [each for each in wanted if each.key.startswith("new")]
    assert list(before(wanted, coming).items()) == [("newest", None), ("newer", "b"), ("new", "newer")]


def test_a_case_never_stands_alone_in_a_line() -> None:
    assert cited("Nothing <here> moves.", "5.1").startswith('Nothing &lt;here&gt; <span class="cited">moves. <button')
    assert cited("Halt", "5.1").startswith('<span class="cited">Halt <button')
    assert cited("Nobody is asked.", "") == "Nobody is asked."
