"""Hypothesis plays games and writes saves: short sequences of choices that shrink, and hostile files that only bore."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp.games import GAMES
from pyapp.kernel.codec import Damaged, fingerprint
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import State, apply, decision
from pyapp.kernel.game import Game
from pyapp.kernel.history import Diverged, History, Save, read_save, replay, resume
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.policy import RandomPolicy
from pyapp.kernel.scenario import Start
from tests.toy import TOY

MODES = [(game, mode.id) for game in (TOY, *GAMES.values()) for mode in game.modes]
EACH = pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode}" for game, mode in MODES])

TIMES = 20 if os.environ.get("LAWS") == "thorough" else 1
"""`--thorough` tries more."""
QUICK = settings(max_examples=40 * TIMES, deadline=None, suppress_health_check=[HealthCheck.too_slow])


# Playing


CHOICES = st.lists(st.integers(0, 999), max_size=60)
"""Each number picks an option, 0 the first: shorter lists and smaller numbers are simpler games."""

BEGINNINGS = (0, 30, 120)
"""How far a game has gone by itself before Hypothesis takes over."""


@cache
def begun(game: Game[Any, Any], mode: str, seed: int, decisions: int) -> State:
    state: State = game.new(Start(mode, {}, seed))
    player = RandomPolicy(Dice(seed))
    for _ in range(decisions):
        if (asked := decision(state)) is None:
            break
        state = apply(state, player.choose(None, asked)).state
    return state


@EACH
@QUICK
@given(seed=st.integers(0, 4), start=st.sampled_from(BEGINNINGS), choices=CHOICES)
def test_any_choices_keep_the_game_whole(
    game: Game[Any, Any], mode: str, seed: int, start: int, choices: list[int]
) -> None:
    state = begun(game, mode, seed, start)
    for number in choices:
        if (asked := decision(state)) is None:
            break
        option = asked.options[number % len(asked.options)]
        applied = apply(state, option.action)
        state = applied.state
        assert game.faults(state) == [], f"after {option.action}"
        for event in applied.events:
            assert ENGLISH(event.text())
    assert_survives_saving(game, state)


def assert_survives_saving(game: Game[Any, Any], state: State) -> None:
    dumped = game.codec.dump(state)
    loaded = game.codec.load(json.loads(json.dumps(dumped)))
    assert game.codec.dump(loaded) == dumped
    assert game.codec.digest(loaded) == game.codec.digest(state)
    assert decision(loaded) == decision(state)
    assert (decision(state) is None) == (state.outcome is not None)


@EACH
@QUICK
@given(choices=st.lists(st.integers(0, 999), max_size=25))
def test_any_game_can_be_saved_and_replayed(game: Game[Any, Any], mode: str, choices: list[int]) -> None:
    history = History(game, Start(mode, {}, 5))
    for number in choices:
        if (asked := decision(history.state)) is not None:
            history.act(asked.options[number % len(asked.options)].action)
    save = read_save(history.save())
    assert replay(game, save).digest == resume(game, save).digest == history.digest


# Hostile saves


SCALARS = st.one_of(st.none(), st.booleans(), st.integers(-3, 300), st.integers(), st.floats(), st.text(max_size=8))


def json_of(scalars: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.recursive(
        scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    )


JSON = json_of(SCALARS)


def words(value: Any) -> Iterator[str]:
    """All texts and names in something that was read as JSON."""
    match value:
        case str():
            yield value
        case list():
            yield from (word for inner in value for word in words(inner))
        case dict():
            yield from (word for name, inner in value.items() for word in (name, *words(inner)))


@cache
def own_json(game: Game[Any, Any], mode: str) -> st.SearchStrategy[Any]:
    """Anything, with words that mean something to this game, though not where they come to stand now."""
    known = {word for save in good_saves(game, mode) for word in words(json.loads(save)["state"])}
    return json_of(SCALARS | st.sampled_from(sorted(known)))


@cache
def good_saves(game: Game[Any, Any], mode: str) -> tuple[str, ...]:
    """Saves from the set-up, from the middle of things and from the end."""
    history = History(game, Start(mode, {}, 3))
    player = RandomPolicy(Dice(3))
    saves = [history.save()]
    for number in range(1, 200):
        if (asked := decision(history.state)) is None:
            break
        history.act(player.choose(None, asked))
        if number in (2, 8, 20, 60, 199):
            saves.append(history.save())
    return (*saves, history.save())


def only_damaged(call: Callable[[], Any]) -> Any:
    """What a call gives, or None where it refuses in one line. Any other exception fails the test."""
    try:
        return call()
    except (Damaged, Diverged) as error:
        assert str(error)
        assert "\n" not in str(error)
        return None


def try_to_load(game: Game[Any, Any], text: str) -> None:
    save = only_damaged(lambda: read_save(text))
    if not isinstance(save, Save):
        return
    only_damaged(lambda: replay(game, save))
    history = only_damaged(lambda: resume(game, save))
    if isinstance(history, History):
        asked = decision(history.state)
        assert (asked is None) == (history.state.outcome is not None)
        assert game.faults(history.state) == []
        assert game.codec.digest(game.codec.load(game.codec.dump(history.state))) == history.digest


@QUICK
@given(st.text() | JSON.map(json.dumps))
def test_no_text_is_more_than_damaged(text: str) -> None:
    assert only_damaged(lambda: read_save(text)) is None


FIELDS = ("version", "game", "rules", "mode", "options", "seed", "journal", "state", "digest", "marks")


@EACH
@QUICK
@given(data=st.data())
def test_a_save_with_anything_in_a_field(game: Game[Any, Any], mode: str, data: st.DataObject) -> None:
    changes = st.dictionaries(st.sampled_from(FIELDS), own_json(game, mode), min_size=1, max_size=2)
    save = data.draw(st.sampled_from(good_saves(game, mode)))
    try_to_load(game, json.dumps(json.loads(save) | data.draw(changes)))


@st.composite
def mutated(draw: st.DrawFn, text: str, part: str, anything: st.SearchStrategy[Any]) -> str:
    """A save in which one place, anywhere in a part of it, was replaced, removed or doubled."""
    raw = json.loads(text)
    container, key = raw, part
    while isinstance(inner := container[key], dict | list) and inner and draw(st.integers(0, 3)):
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        container, key = inner, draw(st.sampled_from(keys))
    match draw(st.sampled_from(["replace", "replace", "remove", "double"])):
        case "replace":
            container[key] = draw(anything)
        case "remove":
            del container[key]
        case "double" if isinstance(container, list):
            container.insert(key, container[key])
        case _:
            container[draw(st.text(max_size=5))] = container[key]
    if isinstance(raw.get("state"), dict) and draw(st.booleans()):
        raw["digest"] = fingerprint(raw["state"])
    return json.dumps(raw)


@EACH
@pytest.mark.parametrize("part", ["state", "journal"])
@settings(QUICK, max_examples=120 * TIMES)
@given(data=st.data())
def test_a_save_changed_in_one_place(game: Game[Any, Any], mode: str, part: str, data: st.DataObject) -> None:
    """Also by somebody who knows how to make the digest fit."""
    text = data.draw(st.sampled_from(good_saves(game, mode)))
    try_to_load(game, data.draw(mutated(text, part, own_json(game, mode))))


@EACH
@QUICK
@given(at=st.integers(0, 10**6), byte=st.characters())
def test_a_save_with_one_wrong_letter(game: Game[Any, Any], mode: str, at: int, byte: str) -> None:
    text = good_saves(game, mode)[-2]
    at %= len(text)
    try_to_load(game, text[:at] + byte + text[at + 1 :])


@pytest.mark.parametrize("depth", [60, 200, 900, *range(985, 997), 5000])
@pytest.mark.parametrize("part", ["state", "marks"])
def test_a_save_nested_too_deeply(depth: int, part: str) -> None:
    """Python can read a little deeper than it can write."""
    raw = json.loads(good_saves(TOY, "race")[1])
    raw[part]["deep"] = "@"
    with pytest.raises(Damaged, match="nested too deeply"):
        read_save(json.dumps(raw).replace('"@"', "[" * depth + "]" * depth))
