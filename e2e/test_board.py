"""The board tells before anything is done: reach, ways, watchers, odds, sight, threats, words; by mouse and by keys.

The page itself is the same in all browsers; how it is reached differs, and that other tests try in both. Here Chromium
is enough.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import Lay
from e2e.player import Player
from e2e.positions import PLACED, alone, duel
from e2e.warm import PHONE
from pyapp.mall.truth.counters import COUNTERS, Character

pytestmark = pytest.mark.usefixtures("one_browser")


def count(page: Page, selector: str) -> int:
    return page.locator(selector).count()


def ring(page: Page) -> list[float]:
    box: list[float] = page.eval_on_selector(
        "#ring rect", "r => [r.x, r.y, r.width, r.height].map(v => v.baseVal.value)"
    )
    return box


def said(page: Page) -> str:
    return page.locator("#live").text_content() or ""


def met_targets(page: Page) -> int:
    """How many of those who could be walked to could be shot at as well."""
    inside = """() => {
      const at = ({ x, y, width, height }) => [x + width / 2, y + height / 2].join();
      const met = [...document.querySelectorAll("#reach .reach--met rect")].map((floor) => at(floor.getBBox()));
      const ends = [...document.querySelectorAll("#lines .aim__line")].map((line) =>
        [line.x2.baseVal.value, line.y2.baseVal.value].join());
      return ends.filter((end) => met.includes(end)).length;
    }"""
    return int(page.evaluate(inside))


def test_reach_is_shown_with_costs_and_a_far_square_is_walked_to(moving: Player) -> None:
    page = moving.page
    assert count(page, "#reach .reach--safe") > 15
    assert count(page, "#reach .reach--met") > 2
    # Where enemies are, what walking there takes stands beside footprints: it would be taken for a number of theirs.
    # Where they can be shot at, the odds stand.
    assert count(page, "#lines .aim") == 3
    assert count(page, "#costs .cost--safe") == count(page, "#reach .reach--safe")
    assert count(page, "#costs .cost--met use") == count(page, "#reach .reach--met") - met_targets(page)
    walk(moving)
    steps = [line for line in page.locator(".log__line").all_inner_texts() if "Peter moves" in line]
    assert len(steps) == 5
    # On the way zombies might have been lying in wait: that nobody came is worth knowing.
    undo = page.locator('[data-command="undo"]')
    assert not undo.is_enabled()
    assert "hiding" in (undo.get_attribute("title") or "")


def walk(player: Player) -> None:
    """Five steps."""
    before = player.data("decision")
    player.click("square:010")
    player.page.wait_for_function(f"+document.documentElement.dataset.decision >= {int(before) + 5}")
    player.page.wait_for_selector("html:not([data-walk])", state="attached")
    assert player.stands_in("unit:peter", "square:010")


def test_one_click_goes_far_one_comes_back_and_one_goes_there_again(lay: Lay) -> None:
    """Where nobody can hide, so that nothing was learned on the way."""
    moving = lay(alone(*PLACED, "select peter"))
    page, digest = moving.page, moving.data("digest")
    walk(moving)
    undo, arrived = page.locator('[data-command="undo"]'), moving.data("digest")
    assert "010" in undo.inner_text()
    undo.click()
    moving.await_digest(digest)
    assert moving.stands_in("unit:peter", "square:035")
    page.locator('[data-command="redo"]').click()
    moving.await_digest(arrived)
    assert moving.stands_in("unit:peter", "square:010")


def test_pointing_shows_the_way_and_who_would_notice(moving: Player) -> None:
    page = moving.page
    page.locator('#picture [data-ref="square:010"]').hover()
    page.wait_for_selector("#lines .way", state="attached")
    assert count(page, "#lines .watcher") == int(page.locator("#lines .watched text").text_content() or "0")
    page.locator("#status").hover()
    page.wait_for_selector("#lines .way", state="detached")


def test_a_counter_out_of_the_question_says_why_and_where_it_can_be_next(moving: Player) -> None:
    page = moving.page
    page.locator('#items [aria-label^="Zombies in 040"]').hover()
    caption = page.locator("#caption")
    caption.get_by_text("040 is out of sight from 035.").wait_for()
    assert caption.get_by_text("Hatched: where they can be next").is_visible()
    assert count(page, "#threats .threat") > 0
    page.locator("#items .is-aimed").first.hover()
    caption.get_by_text("for a shot to hit").wait_for()
    assert "out of sight" not in caption.inner_text()


def test_what_a_hint_speaks_of_is_shown_on_the_board(seated: Player) -> None:
    page = seated.page
    page.get_by_role("button", name="Show where").click()
    page.wait_for_selector('#items [data-ref="door:north"].is-glow', state="attached")
    assert count(page, "#board .is-glow") == 5


LYING_ON_EACH_OTHER = """() => {
  const chips = [...document.querySelectorAll("#lines :is(.pill, .watcher, .watched), .handle text, #costs text")];
  // What is written has air above and below that may touch.
  const boxes = chips.map((chip) => {
    const { left, top, right, bottom } = chip.getBoundingClientRect();
    const air = chip.tagName === "text" ? (bottom - top) / 4 : 1;
    return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air, says: chip.textContent.trim() };
  });
  return boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
    .map((two) => `${one.says || "eye"} on ${two.says || "eye"}`));
}"""
"""The chips on the board that cover one another."""


def test_no_chip_lies_on_another(moving: Player) -> None:
    page = moving.page
    targets = page.eval_on_selector_all("#items .is-aimed", "all => all.map(one => one.dataset.ref)")
    told = dict.fromkeys(targets, "#lines .aim.is-pointed") | dict.fromkeys(("square:037", "square:010"), "#lines .way")
    assert targets, "what can be shot at is told of as a target, and the floor as somewhere to go"
    for ref, drawn in told.items():
        page.locator(f'#board [data-ref="{ref}"]').first.hover()
        page.wait_for_selector(drawn, state="attached")
        assert page.evaluate(LYING_ON_EACH_OTHER) == []


COVERED = """(things) => {
  const card = document.getElementById("caption").getBoundingClientRect();
  return [...document.querySelectorAll(things)].filter((thing) => {
    const { left, top, right, bottom, width } = thing.getBoundingClientRect();
    return width && left < card.right && card.left < right && top < card.bottom && card.top < bottom;
  }).length;
}"""
"""How many things lie below the caption."""


CORNER = """(card) => {
  const { left, top, bottom } = card.getBoundingClientRect();
  const stage = document.getElementById("stage").getBoundingClientRect();
  return [left, top - stage.top < stage.bottom - bottom ? top : -bottom];
}"""
"""Where the caption lies, however much it says."""


def test_the_caption_covers_nothing_that_the_board_tells(seated: Player) -> None:
    page = seated.page
    seated.choose("select fran")
    places = []
    for ref in ("square:203", "square:162", "square:182", "unit:peter"):
        page.locator(f'#board [data-ref="{ref}"]').first.hover()
        page.wait_for_selector("#caption")
        assert page.evaluate(COVERED, "#costs text, #reach rect, .handle text, #zoom, #note") == 0
        places.append(page.eval_on_selector("#caption", CORNER))
    assert all(place == pytest.approx(places[0], abs=1) for place in places), "it stays in its corner"


def test_somebody_who_could_be_picked_shows_his_reach_when_pointed_at(seated: Player) -> None:
    page = seated.page
    assert count(page, "#reach .reach") == 0
    page.locator('#items [data-ref="unit:fran"]').hover()
    page.wait_for_selector("#reach .reach", state="attached")
    assert seated.data("step") == "HumanPlayerTurn"
    page.locator("#status").hover()
    page.wait_for_selector("#reach .reach", state="detached")


def test_what_cannot_be_used_says_why_beside_it(moving: Player) -> None:
    page = moving.page
    moving.click_floor("square:212")
    note = page.locator("#note")
    note.wait_for()
    assert f"points left: {COUNTERS.normal[Character.PETER].move}." in note.inner_text()
    assert said(page) == note.inner_text().rsplit(".", 2)[0] + "."
    box, thing = note.bounding_box(), page.locator('#picture [data-ref="square:212"]').bounding_box()
    assert box is not None
    assert thing is not None
    assert abs(box["y"] - thing["y"]) < 150
    page.keyboard.press("Escape")
    note.wait_for(state="hidden")


def test_a_note_goes_with_the_next_touch_and_a_caption_with_the_next_deed(moving: Player) -> None:
    page = moving.page
    moving.click_floor("square:212")
    note, caption = page.locator("#note"), page.locator("#caption")
    note.wait_for()
    page.locator("#prompt").click()
    note.wait_for(state="hidden")
    page.locator('#picture [data-ref="square:010"]').hover()
    caption.wait_for()
    before = moving.data("decision")
    moving.click_floor("square:010")
    moving.await_decision(before)
    page.wait_for_selector("html:not([data-walk])", state="attached")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)))")
    assert caption.is_hidden(), "until the pointer moves"


def test_a_line_of_sight_between_any_two_squares(moving: Player) -> None:
    page = moving.page
    page.locator('[data-command="sight"]').click()
    page.wait_for_selector('html[data-look="sight"]', state="attached")
    digest = moving.data("digest")
    moving.click_floor("square:112")
    moving.click_floor("square:113")
    assert "see each other" in page.locator("#note").inner_text()
    assert count(page, "#lines .look__line") == 1
    assert page.evaluate(COVERED, "#note") == 0
    moving.click_floor("square:112")
    moving.click_floor("square:001")
    assert "do not see each other" in page.locator("#note").inner_text()
    assert count(page, "#lines .look__cross") == 1
    page.keyboard.press("s")
    page.wait_for_selector("html:not([data-look])", state="attached")
    assert count(page, "#lines .look") == 0
    assert moving.data("digest") == digest


def test_threats_are_switched_on_and_off(moving: Player) -> None:
    page = moving.page
    page.keyboard.press("t")
    page.wait_for_selector("#threats .threat", state="attached")
    assert page.locator('[data-command="threats"]').get_attribute("aria-pressed") == "true"
    assert count(page, "#threats .threat--3") > 0
    assert count(page, "#counts .count") == count(page, "#threats :is(.threat--2, .threat--3)")
    assert "how many" in page.locator("#legend").inner_text()
    page.keyboard.press("t")
    page.wait_for_selector("#threats .threat", state="detached")
    assert page.locator("#legend").is_hidden()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_tool_that_a_game_does_not_have_is_not_there(moving: Player, width: int) -> None:
    page = moving.page
    page.set_viewport_size({"width": width, "height": 800})
    assert moving.data("tools") == "sight threats"
    page.evaluate("document.documentElement.dataset.tools = 'sight'")
    assert page.locator('[data-command="sight"]').is_visible()
    assert page.locator('[data-command="threats"]').is_hidden()
    page.keyboard.press("?")
    page.wait_for_selector("#keys[open]")
    assert page.get_by_text("line of sight: from").is_visible()
    assert page.get_by_text("after the next move").is_hidden()


def test_the_board_in_words_leads_back_to_the_board(moving: Player) -> None:
    page = moving.page
    page.keyboard.press("b")
    words = page.locator("#words")
    words.wait_for()
    assert "Peter in 035, Harkness & Daughters: unhurt" in words.inner_text()
    words.get_by_role("button", name="Roger in 053").click()
    words.wait_for(state="hidden")
    assert "Roger" in said(page)
    assert count(page, "#ring rect") == 2


def test_the_ring_follows_walls_and_doors_and_enter_walks(moving: Player) -> None:
    page = moving.page
    page.keyboard.press("ArrowDown")
    assert ring(page) == moving.box_of("square:035")
    page.keyboard.press("ArrowDown")
    assert said(page) == "There is no way through."
    assert ring(page) == moving.box_of("square:035")
    page.keyboard.press("Shift+ArrowDown")
    assert ring(page) != moving.box_of("square:035")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert ring(page) == moving.box_of("square:037")
    assert "2 points" in said(page)
    assert count(page, "#lines .way") == 1
    page.keyboard.press(".")
    assert "door" in said(page)
    page.keyboard.press(",")
    before = moving.data("decision")
    page.keyboard.press("Enter")
    page.wait_for_function(f"+document.documentElement.dataset.decision >= {int(before) + 2}")
    assert moving.stands_in("unit:peter", "square:037")


def test_a_far_door_is_walked_to_and_closed(moving: Player) -> None:
    page = moving.page
    handle = page.locator("#far .handle--far").first
    door = handle.get_attribute("data-ref")
    before = moving.data("digest")
    handle.hover()
    x, y = page.eval_on_selector("#lines .way__end", "end => [end.cx.baseVal.value, end.cy.baseVal.value]")
    left, top, width, height = page.eval_on_selector(
        f'#items [data-ref="{door}"]', "g => { const b = g.getBBox(); return [b.x, b.y, b.width, b.height]; }"
    )
    assert left <= x <= left + width and top <= y <= top + height, "the way ends at the door"
    handle.click()
    page.wait_for_selector(f'#items [data-ref="{door}"] .door--closed', state="attached")
    assert moving.data("digest") != before


@pytest.fixture
def finger(lay: Lay) -> Player:
    """A small screen and a finger, Peter on the move."""
    return lay(duel(*PLACED, "select peter"), PHONE)


def test_a_finger_sees_the_way_first_and_walks_when_it_touches_again(finger: Player) -> None:
    page = finger.page
    digest, before = finger.data("digest"), finger.data("decision")
    square = page.locator('#picture [data-ref="square:037"]')
    square.tap(position={"x": 8, "y": 8})
    page.wait_for_selector("#lines .way", state="attached")
    assert "Pick it again" in page.locator("#note").inner_text()
    assert finger.data("digest") == digest
    square.tap(position={"x": 8, "y": 8})
    page.wait_for_function(f"+document.documentElement.dataset.decision >= {int(before) + 2}")
    assert finger.stands_in("unit:peter", "square:037")


def test_a_finger_sees_the_next_square_first_too_and_anew_after_touching_another(finger: Player) -> None:
    page = finger.page
    digest, before = finger.data("digest"), finger.data("decision")
    beside, other = (page.locator(f'#picture [data-ref="square:{number}"]') for number in ("034", "037"))
    for square in (beside, other, beside):
        square.tap(position={"x": 8, "y": 8})
        page.wait_for_selector("#lines .way", state="attached")
        assert finger.data("digest") == digest
    page.wait_for_selector("#board:not([data-slipped])")
    beside.tap(position={"x": 8, "y": 8})
    finger.await_decision(before)
    assert finger.stands_in("unit:peter", "square:034")


def test_no_shot_by_a_single_tap(finger: Player) -> None:
    page = finger.page
    digest = finger.data("digest")
    page.locator('#picture [data-ref="square:017"]').tap(position={"x": 5, "y": 5})
    page.wait_for_selector("#lines .aim.is-pointed", state="attached")
    assert "%" in page.locator("#note").inner_text()
    assert finger.data("digest") == digest


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"]


def test_on_a_phone_the_board_stands_still_when_the_page_asks_first(finger: Player) -> None:
    page = finger.page
    sheet = top_of(page, "#side")
    page.locator("#closing [data-action]").tap()
    page.wait_for_selector("#closing .caution")
    assert top_of(page, "#side") == sheet


def test_on_a_phone_what_the_dice_came_to_stands_before_the_answers(finger: Player) -> None:
    page = finger.page
    finger.choose(next(option for option in finger.options() if option.startswith("shoot")))
    page.wait_for_selector("html:not([data-show])", state="attached")
    assert top_of(page, ".tray__result") < top_of(page, "#options .option")
