"""What a recap lists, in which order, and when it is worth a card."""

from __future__ import annotations

from pyapp.attack.events.turn_events import ZombiesDone
from pyapp.kernel.event import Rolled
from pyapp.kernel.message import ENGLISH, say
from pyapp.mall.events.attack_events import Infected, Stunned
from pyapp.mall.events.events import Moved, Panicked, ZombieEliminated
from pyapp.mall.events.zombie_events import Shambled, WentBerserk
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.counters import Character
from pyapp.web.show import recap_html

PETER, ROGER = Character.PETER, Character.ROGER
A, B, C, D = (SquareId(each) for each in list(MALL.squares)[:4])
ROLL = Rolled("10.0", (3,), say("Berserk check"))


def moved(start: SquareId, square: SquareId, value: int | None = None) -> Shambled:
    return Shambled("7.0", start, square, value)


def texts(lines: list[recap_html.Line]) -> list[str]:
    return [ENGLISH(line.text) for line in lines]


def test_dice_and_steps_of_ones_own_are_left_to_the_log() -> None:
    assert recap_html.lines([ROLL, Moved((PETER,), A, B, 1)]) == []


def test_what_happened_many_times_is_one_line_where_it_happened_first() -> None:
    told = recap_html.lines([WentBerserk(A), moved(A, B), Infected(PETER), moved(C, D)])
    assert [line.icon for line in told] == ["raise-zombie", "shambling-zombie", "biohazard"]
    assert "2 zombie units" in texts(told)[1]
    assert told[1].refs == tuple(dict.fromkeys((*moved(A, B).refs(), *moved(C, D).refs())))


def test_one_of_them_is_counted_in_words() -> None:
    assert texts(recap_html.lines([moved(A, B)])) == ["One zombie unit shambles on."]


def test_those_who_noticed_are_counted_apart() -> None:
    noticing = Shambled("7.1", C, D, None, noticed=(PETER,), away=3)
    told = texts(recap_html.lines([noticing, moved(A, B), noticing, moved(B, A)]))
    assert told == [
        "2 zombie units have noticed the move and come nearer.",
        "2 zombie units shamble on.",
    ]


def test_zombies_that_come_upon_somebody_are_told_one_by_one() -> None:
    told = recap_html.lines([moved(A, B), moved(C, D, 7), moved(B, C)])
    assert len(told) == 2
    assert "7" in texts(told)[1]


def test_a_turn_that_is_summed_up_is_told_however_quiet_it_was() -> None:
    told = recap_html.lines([ZombiesDone(1, 0, 0, 0, 3, 9)])
    assert recap_html.is_worth_a_card(told)
    card = recap_html.html(told, ENGLISH)
    assert "recap__worst--plain" in card and "recap__worst--first" in card
    later = recap_html.lines([moved(A, B), ZombiesDone(1, 0, 0, 0, 3, 9)])
    assert "recap__worst--first" in recap_html.html(later, ENGLISH), "what the open list says is not said above it"
    worse = recap_html.lines([Infected(PETER), ZombiesDone(1, 0, 0, 0, 3, 9)])
    assert "recap__worst--plain" not in recap_html.html(worse, ENGLISH), "a blow is told first"


def test_a_blow_is_worth_a_card_and_a_few_steps_are_not() -> None:
    assert recap_html.is_worth_a_card(recap_html.lines([Infected(PETER)]))
    assert not recap_html.is_worth_a_card(recap_html.lines([moved(A, B), moved(C, D)]))
    assert not recap_html.is_worth_a_card([])


def test_the_card_escapes_marks_blows_and_offers_a_replay() -> None:
    line = recap_html.Line("run", say("<b>{who}</b>", who="<i>"), "8.2", ("unit:peter",), True)
    html = recap_html.html([line], ENGLISH)
    assert "&lt;b&gt;&lt;i&gt;&lt;/b&gt;" in html
    assert 'data-command="replay"' in html
    assert "recap__line--hurt" in html
    assert 'data-refs="unit:peter"' in html
    assert 'data-case="8.2"' in html


def test_the_folded_card_tells_the_hardest_of_the_blows() -> None:
    told = recap_html.lines([WentBerserk(A), Infected(PETER), moved(A, B)])
    worst = recap_html.gravest(told)
    assert worst is not None
    assert worst.text == Infected(PETER).text()
    head, _, rest = recap_html.html(told, ENGLISH).partition("</summary>")
    assert f"The worst: {ENGLISH(worst.text)}" in head
    assert f">{len(told)}</b>" in head, "everything is counted, as everything is listed"
    assert rest.count("recap__line--hurt") == 2


def test_a_bite_does_not_hide_behind_a_stun_that_came_after_it() -> None:
    worst = recap_html.gravest(recap_html.lines([Infected(PETER), Stunned(ROGER), WentBerserk(A)]))
    assert worst is not None
    assert worst.text == Infected(PETER).text()


def test_of_two_blows_as_hard_the_last_is_told() -> None:
    worst = recap_html.gravest(recap_html.lines([Infected(PETER), Infected(ROGER), Stunned(PETER)]))
    assert worst is not None
    assert worst.text == Infected(ROGER).text()


def test_a_fright_that_ends_well_is_told_by_its_end() -> None:
    told = recap_html.lines([WentBerserk(B), Panicked(ROGER), ZombieEliminated(B, None), moved(A, C)])
    end = recap_html.gravest(told)
    assert end is not None
    assert end.text == ZombieEliminated(B, None).text()
    html = recap_html.html(told, ENGLISH)
    assert "The worst" not in html
    assert "recap__worst--well" in html
    assert "recap__count--hurt" in html


def test_what_ends_elsewhere_is_no_end_of_it() -> None:
    worst = recap_html.gravest(recap_html.lines([WentBerserk(A), Panicked(ROGER), ZombieEliminated(B, None)]))
    assert worst is not None
    assert worst.text == WentBerserk(A).brief()
    bitten = recap_html.gravest(recap_html.lines([Infected(PETER), ZombieEliminated(C, None)]))
    assert bitten is not None
    assert bitten.text == Infected(PETER).text()


def test_where_nobody_was_hurt_the_folded_card_only_counts() -> None:
    told = recap_html.lines([moved(A, B), moved(C, D, 7), ZombieEliminated(B, None)])
    assert recap_html.gravest(told) is None
    assert "recap__worst" not in recap_html.html(told, ENGLISH)


def test_an_empty_recap_says_so() -> None:
    assert "Nothing to speak of" in recap_html.html([], ENGLISH)
