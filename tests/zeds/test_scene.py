"""What the table shows, and under which names; other tests and the drawing rest on these."""

from __future__ import annotations

from html import escape
from pathlib import Path

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scene import Area, AreaKind
from pyapp.zeds import drawing
from pyapp.zeds.map.places import SPACES, VILLAGES
from pyapp.zeds.truth.state import Stage, ZedsState
from tests.zeds.positions import GAME, position


def areas(state: ZedsState) -> dict[str, Area]:
    return {area.id: area for area in GAME.scene(GAME.observe(state, state.seats[0])).areas}


def test_every_space_can_be_pointed_at() -> None:
    squares = GAME.picture().squares
    assert all(f'data-ref="space:{space}"' in squares for space in SPACES)


def test_counters_on_the_board() -> None:
    state = position({"hunt": "F1", "campers": "F1"}, {"F3": "5/3 4/2"}, card="mine", stage=Stage.ZEDS)
    scene = GAME.scene(GAME.observe(state, state.seats[0]))
    found = {item.key: item.place for item in scene.items}
    assert found == {
        "no-entry": "space:M4", "unit:hunt": "space:F1", "unit:campers": "space:F1",
        "unit:z1": "space:F3", "unit:z2": "space:F3", "mob:F3": "space:F3",
    }  # fmt: skip


def test_villages_that_are_lost_look_so_and_those_held_are_counted() -> None:
    state = position({"campers": "F4", "rangers": "M5", "hunt": "H5"}, {"M5": "5/3"})
    scene = GAME.scene(GAME.observe(state, state.seats[0]))
    assert scene.mood == ("M5-lost", "S3-lost", "S5-lost")
    told = [ENGLISH(line.text) for section in GAME.words(GAME.observe(state, state.seats[0])) for line in section.lines]
    assert "Villages held: 2 of 5" in told
    sheet = (Path(drawing.__file__).parent.parent / "look.css").read_text("utf-8")
    assert all(f'[data-mood~="{village}-lost"] .plate--{village}' in sheet for village in VILLAGES)
    assert all(f"plate--{village}" in GAME.picture().art for village in VILLAGES)


def test_places_are_lettered_by_the_name_that_they_have_everywhere() -> None:
    art = GAME.picture().art
    names = [space.name for space in SPACES.values() if space.name is not None]
    assert len(names) == 16
    assert all(f'data-say="{escape(ENGLISH(name))}"' in art for name in names)
    assert 'data-room="14" style="--fit: 0.64">Farmingdale University<' in art


def test_the_current_event_with_its_tabs() -> None:
    area = areas(position({"hunt": "TC"}))["event"]
    (card,) = area.pieces
    assert (area.kind, card.ref) == (AreaKind.HAND, "card:cabin")
    assert [ENGLISH(tab.label) for tab in card.tabs] == [
        "Zeds: Mountain and Suburbs", "Action Phase: 3 Event Actions, and the event",
    ]  # fmt: skip
    assert [(tab.is_now, tab.is_over) for tab in card.tabs] == [(False, True), (True, False)]


def test_with_several_players_the_card_shows_its_pressure() -> None:
    (card,) = areas(position({"hunt": "TC"}, mode="co-op-2", card="night-mountain"))["event"].pieces
    assert ENGLISH(card.tabs[-1].label) == "Movement pressure"


def test_the_areas_and_what_is_in_them() -> None:
    found = areas(position({"piazza": "TC", "schmidt": "TC"}, hand=["leader"], ammo=7))
    assert list(found) == [
        "event", "hand", "ammo", "actions", "free", "deck", "sheet-piazza", "sheet-schmidt", "decks", "cup",
    ]  # fmt: skip
    assert [piece.ref for piece in found["hand"].pieces] == ["fate:leader"]
    (ammo,) = found["ammo"].pieces
    assert (ammo.ref, ammo.marks[0].value, ammo.marks[0].of) == ("track:ammo", 7, 20)
    assert [piece.ref for piece in found["actions"].pieces] == ["track:actions", "marker:player:town"]
    assert [ENGLISH(piece.sign) for piece in found["actions"].pieces] == ["", "you"]
    assert [(piece.ref, ENGLISH(piece.sign)) for piece in found["free"].pieces] == [("marker:initiative", "I")]
    assert [piece.ref for piece in found["deck"].pieces] == ["pile:events"]
    assert [piece.ref for piece in found["decks"].pieces] == ["pile:past", "pile:fates", "pile:fates-past"]
    assert found["sheet-piazza"].of == "unit:piazza"
    assert [piece.ref for piece in found["cup"].pieces] == ["pile:cup", "pile:cemetery", "pile:reserve"]
    assert found["cup"].pieces[0].size == 34


def test_counters_in_the_town_are_larger_and_lie_side_by_side() -> None:
    scene = GAME.scene(GAME.observe(state := position({"hunt": "TC", "campers": "TC", "furies": "F0"}), state.seats[0]))
    found = {item.key: item for item in scene.items}
    assert found["unit:hunt"].scale > found["unit:furies"].scale
    assert found["unit:hunt"].y == found["unit:campers"].y


def test_the_cup_is_counted_by_kind_and_the_deck_by_act() -> None:
    found = areas(position())
    assert sum(piece.size or 0 for piece in found["cup"].pieces[0].inside) == 34
    assert [ENGLISH(piece.title) for piece in found["deck"].pieces[0].inside] == ["The ending"]
