"""A page that was asked for another game than the one whose board lies in it: that board is neither seen nor measured
until it is wanted.
"""

from __future__ import annotations

from e2e.player import Player

WATCH_MEASURING = """
const measure = SVGGraphicsElement.prototype.getBBox;
window.measured = 0;
SVGGraphicsElement.prototype.getBBox = function () {
  if (this.closest("#picture")) window.measured += 1;
  return measure.call(this);
};
"""
SEEN = "getComputedStyle(document.getElementById('{name}')).visibility"


def seen(player: Player) -> list[str]:
    return [player.page.evaluate(SEEN.format(name=name)) for name in ("art", "board")]


def test_the_board_of_the_first_game_waits_for_its_own_game(player: Player, site: str) -> None:
    page = player.page
    page.add_init_script(WATCH_MEASURING)
    player.watched.open(site, "?game=another&speed=instant")
    page.wait_for_selector("#board", state="attached")
    assert seen(player) == ["hidden", "hidden"]
    player.watched.settle()
    assert page.evaluate("window.measured") == 0
    page.locator('[data-command="play"]').click()
    page.wait_for_selector("html[data-digest]", state="attached")
    assert seen(player) == ["visible", "visible"]
    assert page.evaluate("window.measured") > 0


def test_the_board_of_the_game_asked_for_is_seen_at_once(player: Player, site: str) -> None:
    player.watched.open(site, "?game=mall&mode=solitaire&seed=7&speed=instant")
    player.page.wait_for_selector("#board", state="attached")
    assert seen(player) == ["visible", "visible"]
    player.watched.settle()
    player.choose("place peter 035")
