"""Where eyes and fingers are: answers beside what was touched, things pointed out, a sheet that tells of answers."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import Lay
from e2e.player import Player
from e2e.players import Toucher
from e2e.positions import HELD, alone, played
from e2e.warm import LARGE, PHONE, Size
from pyapp.kernel.scenario import Start
from tests.spec import specs

FINGER = 24
"""Pixels: what is smaller cannot be hit, and is spread out first."""
TOGETHER = ("place peter 140", "place roger 181", "place steve 181", "place fran 140")


def offered(page: Page) -> list[str]:
    """What lies beside the thing that was touched."""
    return list(page.eval_on_selector_all("#choice [data-choose]", "rows => rows.map((row) => row.dataset.choose)"))


def set_up(lay: Lay, size: Size = LARGE) -> Player:
    """The first turn of a solitaire game, in which two and two stand together."""
    return lay(alone(*TOGETHER), size)


def test_a_touch_that_leaves_a_few_answers_offers_them_beside_the_thing(lay: Lay) -> None:
    player = set_up(lay)
    page = player.page
    player.click("unit:fran")
    page.wait_for_selector("#choice:not([hidden])")
    assert offered(page) == ["select fran", "select peter+fran"]
    page.keyboard.press("Escape")
    page.wait_for_selector("#choice", state="hidden")
    player.click("unit:fran")
    before = player.data("decision")
    page.locator('#choice [data-choose="select peter+fran"]').click()
    player.await_decision(before)
    assert "Peter and Fran" in page.locator("#prompt").inner_text()
    assert page.locator("#choice").is_hidden()


def test_nobody_is_carried_by_a_single_click(lay: Lay) -> None:
    player = set_up(lay)
    page = player.page
    player.choose("select fran")
    stood = player.data("digest")
    player.click("unit:peter")
    page.wait_for_selector("#choice:not([hidden])")
    assert offered(page) == ["lift fran fran peter"]
    assert player.data("digest") == stood
    before = player.data("decision")
    page.locator("#choice [data-choose]").click()
    player.await_decision(before)
    assert "carrying Peter" in page.locator("#prompt").inner_text()


def test_a_gauge_shows_where_its_things_are(lay: Lay) -> None:
    page = set_up(lay).page
    page.locator("#status [data-point]").first.click()
    lit = page.eval_on_selector_all("#items .is-glow", "things => things.map((thing) => thing.dataset.ref)")
    assert sorted(lit) == ["door:east", "door:north", "door:south", "door:west"]


def test_whoever_answers_by_keyboard_stays_where_the_answers_are(lay: Lay) -> None:
    player = set_up(lay)
    page = player.page
    page.locator('#options [data-action="select fran"]').focus()
    before = player.data("decision")
    page.keyboard.press("Enter")
    player.await_decision(before)
    assert page.evaluate("document.activeElement.id") == "options"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('#options [data-action]')")


CUT = """() => {
  const roll = document.querySelector("#tray .is-fresh").getBoundingClientRect();
  const side = document.getElementById("side").getBoundingClientRect();
  return [side.top - roll.top, roll.bottom - side.bottom];
}"""
"""How far the dice that have just fallen stick out of the side, above and below."""


def test_dice_that_have_just_fallen_are_read_whole(lay: Lay) -> None:
    player = set_up(lay)
    page = player.page
    player.choose("select roger+steve", "shoot steve 183")
    page.wait_for_selector("#tray .is-fresh")
    assert page.locator("#options .option:not([hidden])").count() > 6
    for width, height in ((1920, 1080), (1440, 900), (1366, 768), (1366, 650), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.evaluate(CUT)) <= 0, (width, height)


def test_a_sheet_that_was_pulled_down_counts_the_answers_and_brings_them_up(lay: Lay) -> None:
    page = set_up(lay, PHONE).page
    page.locator("#grip").tap()
    page.wait_for_selector('html[data-sheet="low"]')
    more = page.locator(".options__more")
    assert more.is_visible()
    assert "6 answers" in more.inner_text()
    assert not page.locator('#options [data-action="select fran"]').is_visible()
    more.tap()
    page.wait_for_selector('html[data-sheet="half"]')
    assert page.locator('#options [data-action="select fran"]').is_visible()
    assert not more.is_visible()


def test_a_word_in_the_sheet_leads_to_the_log(lay: Lay) -> None:
    page = set_up(lay, PHONE).page
    log = page.locator('#side [data-command="log"]')
    log.tap()
    page.wait_for_selector('html[data-sheet="full"]')
    assert page.locator("#log .log__line").last.is_visible()
    assert log.is_hidden()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("innerWidth > 1000")
    assert log.is_hidden(), "where the log is in sight"


def test_a_sheet_that_was_swiped_down_comes_up_at_the_first_tap(lay: Lay) -> None:
    player = set_up(lay, PHONE)
    page = player.page
    player.choose("select fran")
    box = page.locator("#grip").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    swipe(page, (x, y), (x, y + 90))
    page.wait_for_selector('html[data-sheet="low"]')
    assert page.locator("#ask .meters").is_visible(), "what is left is told there too"
    # A browser may swallow the tap that follows a swipe. The click is what we answer for.
    page.locator(".options__more").dispatch_event("click")
    page.wait_for_selector('html[data-sheet="half"]')


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger that is put down, moved and lifted: no click comes of it."""
    devtools = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
        touches = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def held(lay: Lay) -> Player:
    """Steve on the move beside a square in which zombies hold Roger: nobody shoots into it."""
    seed, length = HELD
    return lay(played(Start("solitaire", {}, seed), length, "random"))


def test_nobody_walks_among_enemies_at_one_touch(lay: Lay) -> None:
    player = held(lay)
    page = player.page
    stood, before = player.data("digest"), player.data("decision")
    page.locator('#items [data-ref="unit:roger"]').click()
    note = page.locator("#note")
    note.get_by_text("Pick it again to go among them").wait_for()
    caption = page.locator("#caption")
    assert "they strike in their turn" in caption.inner_text()
    assert "Friends are in that square: nobody shoots into it from outside." in caption.inner_text()
    assert player.data("digest") == stood
    page.locator('#items [data-ref="unit:roger"]').click()
    player.await_decision(before)
    assert player.stands_in("unit:steve", "square:182")


def test_who_touches_enemies_far_away_may_go_among_them_as_well(lay: Lay) -> None:
    player = set_up(lay)
    page = player.page
    player.choose("select roger+steve")
    player.click_floor("square:183")
    go = page.locator('#choice [data-command="go-there"]')
    go.wait_for()
    assert [text.split()[0] for text in offered(page)] == ["shoot"] * 3
    stood, before = player.data("digest"), player.data("decision")
    go.click()
    page.locator("#note").get_by_text("Pick it again to go among them").wait_for()
    assert page.locator("#choice").is_hidden(), "it would lie over the note"
    assert player.data("digest") == stood
    player.click_floor("square:183")
    player.await_decision(before)
    page.wait_for_selector("html:not([data-walk])", state="attached")
    assert player.stands_in("unit:roger", "square:183")


def test_who_chooses_beside_a_thing_is_asked_there_whether_it_is_meant(lay: Lay) -> None:
    """From 182 the zombies in 183 can be shot at, and walked to in one step, which asks first."""
    player = set_up(lay)
    page = player.page
    player.choose("select roger+steve", "move roger+steve 182")
    player.click_floor("square:183")
    page.locator('#choice [data-choose="move roger+steve 183"]').click()
    page.locator("#choice .choice__caution").wait_for()
    stood, before = player.data("digest"), player.data("decision")
    page.locator('#choice [data-command="widen"]').click()
    page.locator('#choice [data-choose="move roger+steve 183"]').click()
    assert player.data("digest") == stood
    page.locator('#choice [data-command="confirm"]').click()
    player.await_decision(before)
    assert player.stands_in("unit:roger", "square:183")


def test_nobody_shoots_at_the_floor_by_mistake(lay: Lay) -> None:
    """Where a lone shooter could also walk, the floor below a target asks which is meant."""
    player = set_up(lay)
    page = player.page
    player.choose("select roger")
    stood = player.data("digest")
    player.click_floor("square:183")
    page.locator('#choice [data-command="go-there"]').wait_for()
    assert [text.split()[0] for text in offered(page)] == ["shoot"]
    assert player.data("digest") == stood


def test_whoever_is_picked_after_another_is_offered_no_way_of_the_first(lay: Lay) -> None:
    player = set_up(lay)
    page = player.page
    player.click("unit:roger")
    page.wait_for_selector("#choice:not([hidden])")
    player.click("unit:fran")
    page.locator('#choice [data-choose="select fran"]').wait_for()
    assert page.locator('[data-command="go-there"]').count() == 0


def test_nor_by_the_row_of_the_list(lay: Lay) -> None:
    player = held(lay)
    page = player.page
    stood, before = player.data("digest"), player.data("decision")
    page.locator('button[data-action="move steve 182"]').click()
    page.locator(".caution").get_by_text("they strike in their turn").wait_for()
    assert player.data("digest") == stood
    page.locator('.caution [data-command="confirm"]').click()
    player.await_decision(before)
    assert player.stands_in("unit:steve", "square:182")


def test_a_narrowed_list_says_to_what(lay: Lay) -> None:
    page = set_up(lay).page
    page.locator('#items [data-ref="unit:peter"]').click()
    assert page.locator(".options__lead").inner_text().startswith("Peter: choose one of these\u00a02")


def test_a_pile_of_which_nobody_can_be_used_is_no_obstacle_to_a_finger(lay: Lay) -> None:
    """However small it is: Fran is on the move, Roger and Steve are not, and to touch them means the way there."""
    player = set_up(lay, PHONE)
    page = player.page
    player.choose("select fran")
    roger = page.locator('#items [data-ref="unit:roger"]')
    for _ in range(8):
        box = roger.bounding_box()
        assert box is not None
        if box["width"] < FINGER:
            break
        page.keyboard.press("-")
        page.wait_for_function(
            "([one, size]) => one.getBoundingClientRect().width < size", arg=[roger.element_handle(), box["width"]]
        )
    roger.tap()
    page.locator("#note").get_by_text("Pick it again to go.").wait_for()
    assert page.locator("#fan > *").count() == 0
    left, top, width, height = player.box_of("square:181")
    x, y = page.eval_on_selector("#lines .way__end", "end => [end.cx.baseVal.value, end.cy.baseVal.value]")
    assert left < x < left + width, "the way leads to them"
    assert top < y < top + height


def test_a_touch_that_leaves_the_list_as_it_is_offers_the_answer_beside_the_thing(lay: Lay) -> None:
    """Something that nobody does by the way, and the only thing left to do: the first touch is answered."""
    last = next(found for each in specs().values() if (found := each.page.last_thing) is not None)
    history = last.table.played(last.length)
    player = lay(history, PHONE)
    page = player.page
    assert player.options() == [last.action, "end"]
    Toucher(player.watched).touch(last.ref)
    page.wait_for_selector("#choice:not([hidden])")
    assert offered(page) == [last.action]
    assert player.data("digest") == history.digest
    before = player.data("decision")
    page.locator("#choice [data-choose]").tap()
    player.await_decision(before)
    assert last.asks in page.locator("#prompt").inner_text()
