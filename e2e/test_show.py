"""The zombie turn tells its story: step by step, to the end or cut short, once more on demand, and never at the game's
expense.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from e2e import kept
from e2e.audience import Audience
from e2e.positions import HOUSE, PAIRS
from e2e.watched import Watched
from tests.spec import GameSpec, specs

TOGETHER = HOUSE.page.show._replace(before=PAIRS)


@pytest.mark.everywhere
@pytest.mark.parametrize("spec", specs().values(), ids=specs())
def test_a_turn_is_told_step_by_step(watched: Watched, site: str, spec: GameSpec) -> None:
    audience = Audience(watched, site, "fast", spec.page.show)
    page, before = audience.page, audience.told()
    audience.choose(audience.show.action)
    audience.await_show()
    decision = audience.data("decision")
    # Nothing can be chosen and nothing new is asked, but the game is where it will be, and saved.
    assert page.locator("button[data-action]").count() == 0
    assert audience.data("digest") == audience.kept()
    page.wait_for_selector("#tray :is(.cube, .slip)")
    page.wait_for_function(
        "count => document.querySelectorAll('.log__line:not(.is-untold)').length > count", arg=before
    )
    assert page.locator(".is-untold").count() > 0
    audience.await_decision()
    assert int(audience.data("decision")) == int(decision) + 1
    assert page.locator(".is-untold").count() == 0
    assert page.locator("#trails > *").count() == 0
    assert page.locator("button[data-action]").count() > 0


@pytest.mark.parametrize("how", ["button", "Escape", " ", "board"])
def test_it_can_be_cut_short(watched: Watched, site: str, how: str) -> None:
    audience = Audience(watched, site, "slow")
    page = audience.page
    audience.choose("pass")
    page.wait_for_selector("#tray .cube")
    audience.stop_time()
    assert page.locator(".is-untold").count() > 10
    digest = audience.data("digest")
    match how:
        case "button":
            page.locator('[data-command="skip"]').click()
        case "board":
            page.locator('#picture [data-ref="square:128"]').click()
        case _:
            page.keyboard.press(how)
    audience.await_end()
    assert audience.data("digest") == digest == audience.kept()
    assert page.locator(".is-untold").count() == 0
    assert page.locator("button[data-action]").count() > 0
    assert page.locator("#board .is-chosen").count() == 0


def test_a_reload_in_the_middle_loses_nothing(watched: Watched, site: str, tmp_path: Path) -> None:
    audience = Audience(watched, site, "slow")
    page = audience.page
    audience.choose("pass")
    page.wait_for_selector("#tray .cube")
    digest = audience.data("digest")
    page.reload(wait_until="commit")
    watched.settle()
    page.wait_for_selector(f'html[data-digest="{digest}"]:not([data-show])', state="attached")
    assert page.locator("button[data-action]").count() > 0
    file = tmp_path / "save.json"
    file.write_text(kept.save(page), "utf-8")
    command = [sys.executable, "-m", "pyapp", "replay", str(file), "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert (report["ok"], report["digest"]) == (True, digest)


def test_the_recap_lists_what_the_log_says(watched: Watched, site: str) -> None:
    audience = Audience(watched, site, "instant")
    page = audience.page
    audience.choose("pass")
    audience.await_decision()
    page.wait_for_selector("#recap:not([hidden])")
    log = " ".join(page.locator(".log__line").all_inner_texts()).replace("\xa0", " ")
    lines = [line.replace("\xa0", " ") for line in page.locator(".recap__line > span").all_inner_texts()]
    assert len(lines) > 1
    steps = 0
    for line in lines:
        counted, _, rest = line.partition(" zombie unit")
        told, _, _ = line.rpartition(".")[0].rpartition(".")
        if rest:
            steps += 1 if counted == "One" else int(counted)
        elif line.startswith("Zombies come out of hiding"):
            # Why they came there is told in fewer words.
            assert told.partition(":")[0] in log
        else:
            assert told in log
    assert log.count("shamble to") == steps
    page.locator('#recap [data-command="close-recap"]').click()
    page.wait_for_selector("#recap", state="hidden")
    page.keyboard.press("h")
    page.wait_for_selector("#recap:not([hidden])")


ROOM = """() => {
  const { clientHeight, scrollHeight } = document.getElementById("options");
  return [clientHeight, scrollHeight];
}"""

ENDS = """() => {
  const top = document.getElementById("options").getBoundingClientRect().top;
  return [...document.querySelectorAll("#options .option")].map((row) => row.getBoundingClientRect().bottom - top);
}"""
"""How far down the list each option ends."""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_recap_gives_way_to_the_options(watched: Watched, site: str, size: tuple[int, int]) -> None:
    watched.page.set_viewport_size({"width": size[0], "height": size[1]})
    audience = Audience(watched, site, "instant", TOGETHER)
    page = audience.page
    audience.choose("pass")
    audience.await_decision()
    page.wait_for_selector("#recap:not([hidden])")
    assert page.locator("#options .option").count() == 6
    room, whole = page.evaluate(ROOM)
    assert room >= min(whole, 260), "six options can be seen beside it"
    # There is not room for all: it is folded, but for the blow that nobody may overlook.
    page.wait_for_selector("#recap details:not([open])", state="attached")
    assert page.locator(".recap__worst").is_visible()
    # The key opens it, puts it away, and shows it again as it was; four options stay in sight whatever it does.
    page.keyboard.press("h")
    page.wait_for_selector("#recap details[open] .recap__line")
    assert not page.locator(".recap__worst").is_visible()
    assert page.evaluate(ENDS)[3] <= page.evaluate(ROOM)[0]
    page.keyboard.press("h")
    page.wait_for_selector("#recap", state="hidden")
    page.keyboard.press("h")
    page.wait_for_selector("#recap details[open] .recap__line")
    assert page.evaluate(ENDS)[3] <= page.evaluate(ROOM)[0]
    # Folded it takes no more than two short lines.
    page.set_viewport_size({"width": size[0], "height": 640})
    page.locator("#recap summary").click()
    page.wait_for_selector("#recap details:not([open])", state="attached")
    folded, _ = page.evaluate(ROOM)
    page.locator('[data-command="close-recap"]').click()
    page.wait_for_selector("#recap", state="hidden")
    assert page.evaluate(ROOM)[0] - folded <= 64


def test_on_a_phone_a_touch_opens_the_recap(phone: Watched, site: str) -> None:
    audience = Audience(phone, site, "instant", TOGETHER)
    page = audience.page
    audience.choose("pass")
    audience.await_decision()
    page.locator("#recap .recap__title").tap()
    page.wait_for_selector("#recap details[open] .recap__line")
    assert page.locator("#recap").evaluate("card => card.clientHeight >= card.scrollHeight"), "all its lines are there"


def test_the_recap_is_gone_while_something_is_shown(watched: Watched, site: str) -> None:
    audience = Audience(watched, site, "slow")
    page = audience.page
    audience.choose("pass")
    audience.await_show()
    page.keyboard.press("Escape")
    audience.await_decision()
    page.wait_for_selector("#recap:not([hidden])")
    audience.choose("pass")
    audience.await_show()
    assert not page.locator("#recap").is_visible()
    assert page.evaluate(ROOM)[0] == 0, "nor is room kept for options that are not there"
    page.keyboard.press("Escape")
    audience.await_decision()
    page.keyboard.press("a")
    audience.await_show()
    assert not page.locator("#recap").is_visible()


def test_a_replay_leaves_the_game_alone(watched: Watched, site: str) -> None:
    audience = Audience(watched, site, "instant")
    page = audience.page
    audience.choose("pass")
    audience.await_decision()
    asked = {name: audience.data(name) for name in ("digest", "decision", "seat", "step", "rule")}
    lines, places = (
        audience.told(),
        page.eval_on_selector_all("#items .counter", "all => all.map(g => g.style.transform)"),
    )
    page.locator('[data-command="replay"]').first.click()
    audience.await_show()
    page.wait_for_selector(".prompt--story")
    audience.stop_time()
    assert audience.data("digest") == asked["digest"] == audience.kept()
    assert page.locator(".log__line.is-untold").count() > 0, "the log is told again as well"
    assert page.locator(".log__line:not(.is-untold)").count() > 0
    page.keyboard.press("Escape")
    audience.await_end()
    assert {name: audience.data(name) for name in asked} == asked
    assert audience.told() == lines
    after = page.eval_on_selector_all("#items .counter", "all => all.map(g => g.style.transform)")
    assert sorted(after) == sorted(places)
    page.keyboard.press("a")
    audience.await_show()
    page.keyboard.press("Escape")
    audience.await_end()


SOMEWHERE = "shamble.view.to(1100, 700, 1, 1, 3), shamble.view.rest()"


def test_whoever_has_looked_back_goes_on_where_he_was(phone: Watched, site: str) -> None:
    audience = Audience(phone, site, "instant")
    page = audience.page
    audience.choose("pass")
    audience.await_decision()
    there = page.evaluate("shamble.view.rest()")
    page.locator('[data-command="replay"]').first.tap()
    audience.await_show()
    audience.stop_time()
    assert page.evaluate(SOMEWHERE) != pytest.approx(there, abs=1)
    page.keyboard.press("Escape")
    audience.await_end()
    assert page.evaluate("shamble.view.rest()") == pytest.approx(there, abs=1)


def test_with_reduced_motion_there_are_steps_but_no_gliding(watched: Watched, site: str) -> None:
    watched.page.emulate_media(reduced_motion="reduce")
    audience = Audience(watched, site, "fast")
    page = audience.page
    page.evaluate("""() => {
        window.moving = 0;
        new MutationObserver(() => {
            const here = document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 1);
            window.moving = Math.max(window.moving, here.length);
        }).observe(document.getElementById("log"), { attributes: true, subtree: true, childList: true });
    }""")
    audience.choose("pass")
    page.wait_for_selector("#tray .cube")
    audience.await_decision()
    assert page.evaluate("moving") == 0


def test_it_is_silent_until_somebody_wants_sound(watched: Watched, site: str) -> None:
    audience = Audience(watched, site, "fast")
    page = audience.page
    audience.choose("pass")
    audience.await_decision()
    assert page.evaluate("shamble.sound.heard") == 0
    page.locator('[data-command="menu"]').first.click()
    page.locator('select[name="prefer:sound"]').select_option("soft")
    page.keyboard.press("Escape")
    page.wait_for_selector("#menu", state="hidden")
    heard = page.evaluate("shamble.sound.heard")
    page.locator('[data-command="replay"]').first.click()
    audience.await_show()
    page.wait_for_function("heard => shamble.sound.heard > heard", arg=heard)
    page.keyboard.press("Escape")
    audience.await_end()
    assert json.loads(page.evaluate("localStorage['shamble:preferences']"))["sound"] == "soft"
