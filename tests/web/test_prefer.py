"""What a player prefers is kept; what the address asks for counts until he chooses."""

from __future__ import annotations

from pyapp.kernel.message import ENGLISH
from pyapp.web.page.params import Params
from pyapp.web.page.preferences import Preferences
from pyapp.web.saves.browser_storage import Store
from tests.web.storages import Room


def test_the_address_comes_first_then_what_was_kept_then_the_default() -> None:
    store = Store(Room())
    store.prefer(theme="light", speed="slow", text="huge")
    prefer = Preferences(store, Params(speed="fast"), [])
    assert (prefer["theme"], prefer["speed"], prefer["text"], prefer["language"]) == ("light", "fast", "normal", "en")


def test_a_choice_is_kept_and_nonsense_is_not() -> None:
    store = Store(Room())
    prefer = Preferences(store, Params(), [])
    assert prefer.change("text", "large")
    assert not prefer.change("text", "gigantic")
    assert not prefer.change("colour", "red")
    assert store.preferences() == {"text": "large"}
    assert Preferences(store, Params(), [])["text"] == "large"


def test_there_is_a_field_for_everything_that_can_be_chosen() -> None:
    markup = Preferences(Store(None), Params(), []).html(ENGLISH)
    for name in ("theme", "speed", "text", "hints"):
        assert f'name="prefer:{name}"' in markup


def test_hints_come_until_the_first_turns_are_over() -> None:
    store = Store(Room())
    prefer = Preferences(store, Params(), [])
    assert prefer.is_beginner(0)
    assert prefer.is_beginner(6)
    assert not prefer.is_beginner(7)
    assert not Preferences(store, Params(), []).is_beginner(0)
    prefer.change("hints", "always")
    assert prefer.is_beginner(0)
    prefer.change("hints", "never")
    assert not prefer.is_beginner(0)


def test_the_theme_is_that_of_the_system_until_one_is_chosen() -> None:
    store = Store(Room())
    prefer = Preferences(store, Params(), [])
    assert prefer["theme"] == "system"
    assert (prefer.theme(is_light=True), prefer.theme(is_light=False)) == ("light", "dark")
    prefer.change("theme", "dark")
    assert prefer.theme(is_light=True) == "dark"
    assert Preferences(store, Params(theme="light"), []).theme(is_light=False) == "light"
