"""The laws that every game obeys, as one battery: play a whole game and test each law at every decision."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import pytest

from pyapp.kernel.decision import Action, Decision, IllegalAction
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import State, apply, decision
from pyapp.kernel.game import Game
from pyapp.kernel.history import History, read_save, resume
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Scene
from pyapp.simulate import seats_of
from tests.secrets import Secrets
from tests.spec import limited

T = TypeVar("T")

SAMPLE = 11
"""The costlier laws are tested at every so manieth decision.

They hold or fail by the kind of decision, not by the single one, and every game begins to count at another decision:
two hundred games look at every kind of decision hundreds of times.
"""
FEW = 6
"""Of a long list of options about so many are looked at more closely."""
FIRST_LOOKS = 3
"""At so many decisions of its beginning a game is asked for secrets: what is dealt there may be gone soon after."""
ASKED = 3
"""Of the things on the board every so manieth is asked why it cannot be chosen, others each time."""


@dataclass(frozen=True)
class Effort:
    """How much of a game is played, and how closely it is looked at."""

    decisions: int = 0
    """How many are made; 0 is the whole game."""
    sample: int = SAMPLE
    replays: bool = True
    """[law 3] Whether its journal is played again in the end."""


WHOLE = Effort()


def obey_the_laws(
    game: Game[Any, Any],
    mode: str,
    settings: Mapping[str, str],
    seed: int,
    policy: str = "random",
    effort: Effort = WHOLE,
    *,
    scenario: str = "",
    file: str = "",
) -> History[Any]:
    """Play one game through, or the beginning of it; whoever breaks a law fails here."""
    history = History(game, Start(mode, {**limited(game, mode, "50"), **settings}, seed, scenario, file))
    players = seats_of(game, mode, policy, seed)
    chance = Dice(seed ^ 0xD15E)
    secrets = Secrets(game, mode)
    turn, in_turn = -1, 0
    kinds: set[type] = set()
    while (asked := decision(history.state)) is not None and len(history.entries) < (effort.decisions or sys.maxsize):
        state = history.state
        turn, in_turn = (turn, in_turn + 1) if state.turn == turn else (state.turn, 0)
        assert in_turn < 3000, "11: a turn does not come to an end"
        _5_one_question_or_an_outcome(state)
        _6_actions_are_distinct_texts(asked)
        assert game.faults(state) == [], "8: faults"
        is_sampled = (len(history.entries) + seed) % effort.sample == 0
        if len(history.entries) < FIRST_LOOKS:
            secrets.look(state, chance, counts=is_sampled)
        # A question may be rare: each kind is looked at when it comes first.
        if is_sampled or type(state.stack[-1]) not in kinds:
            kinds.add(type(state.stack[-1]))
            _9_where_it_stands_tells_nothing(game, state, chance)
        if is_sampled:
            _1_decisions_are_pure_and_survive_saving(game, state)
            _2_apply_leaves_its_input_alone(game, state, chance)
            _7_only_what_is_listed_is_accepted(game, state, chance)
            _9_secrets_do_not_leak(game, state, chance)
            if len(history.entries) >= FIRST_LOOKS:
                secrets.look(state, chance)
            _10_what_can_be_taken_back_tells_nothing(game, state, chance)
            _12_whatever_an_answer_touches_is_drawn(game, state)
            _13_what_may_be_waived_has_an_answer(game, asked)
            _texts_can_be_read(game, state, chance)
        player = players[asked.seat]
        applied = history.act(player.choose(game.observe(state, asked.seat) if player.looks else None, asked))
        if is_sampled:
            _10_undo_and_redo(history, game.codec.digest(state), applied.is_barrier)
    assert game.faults(history.state) == []
    if asked is None:
        assert history.state.outcome is not None
        assert not history.state.stack, "5: something is still to be done after the end"
        assert ENGLISH(game.outcome_text(history.state))
        assert all(ENGLISH(line.text) for line in game.score(history.state))
        if not settings:
            # An option may take all secrets out of a game.
            secrets.were_there()
    if effort.replays:
        _3_the_same_moves_give_the_same_game(game, history)
    return history


def _1_decisions_are_pure_and_survive_saving(game: Game[Any, Any], state: State) -> None:
    asked = decision(state)
    dumped = game.codec.dump(state)
    state.asked = None
    assert decision(state) == asked, "1: decision is not pure"
    assert game.codec.dump(state) == dumped, "1: decision changes the state"
    loaded = game.codec.load(json.loads(json.dumps(dumped)))
    assert decision(loaded) == asked, "1: decision differs after loading"
    assert game.codec.digest(loaded) == game.codec.digest(state)


def _2_apply_leaves_its_input_alone(game: Game[Any, Any], state: State, chance: Dice) -> None:
    """[law 2 and 4] Also: an action leads to the same from the loaded state as from the original."""
    asked = decision(state)
    assert asked is not None
    action = asked.options[chance.below(len(asked.options))].action
    digest = game.codec.digest(state)
    loaded = game.codec.load(json.loads(json.dumps(game.codec.dump(state))))
    after = apply(state, action)
    assert game.codec.digest(state) == digest, "2: apply changes its input"
    again = apply(loaded, action)
    assert game.codec.digest(after.state) == game.codec.digest(again.state), "4: playing on from a save differs"
    assert after.events == again.events
    traced = apply(state, action, trace=True)
    assert game.codec.digest(traced.state) == game.codec.digest(after.state)
    assert tuple(event for event, _ in traced.frames) == after.events


def _3_the_same_moves_give_the_same_game(game: Game[Any, Any], history: History[Any]) -> None:
    """Going on from a save plays its journal again and checks every die; what it could not follow it would mark."""
    again = resume(game, read_save(history.save()))
    assert again.digest == history.digest, "3: a replay differs"
    assert len(again.entries) == len(history.entries)
    assert "continued" not in again.marks, "3: a replay diverges"


def _5_one_question_or_an_outcome(state: State) -> None:
    asked = decision(state)
    assert asked is not None
    assert state.outcome is None
    assert asked.options, "5: a decision without options"
    assert asked.seat in asked.seats, "5: whoever is asked may answer"


def _6_actions_are_distinct_texts(asked: Any) -> None:
    texts = [str(option.action) for option in asked.options]
    assert len(set(texts)) == len(texts), "6: two options with one text"
    assert all(Action.parse(text) == option.action for text, option in zip(texts, asked.options, strict=True))


def _7_only_what_is_listed_is_accepted(game: Game[Any, Any], state: State, chance: Dice) -> None:
    asked = decision(state)
    assert asked is not None
    for option in asked.options if len(asked.options) <= 12 else (asked.options[chance.below(len(asked.options))],):
        apply(state, option.action)
    digest = game.codec.digest(state)
    listed = {option.action for option in asked.options}
    for other in (Action("nonsense"), Action("move", ("nobody", "999")), *_twisted(asked)):
        if other not in listed:
            with pytest.raises(IllegalAction):
                apply(state, other)
    assert game.codec.digest(state) == digest


def _twisted(asked: Any) -> list[Action]:
    """Actions that look almost right."""
    first = asked.options[0].action
    return [Action(first.verb, (*first.args, "more")), Action(first.verb, first.args[:-1]), Action("", first.args)]


def _9_secrets_do_not_leak(game: Game[Any, Any], state: State, chance: Dice) -> None:
    asked = decision(state)
    assert asked is not None
    for seat, _ in game.mode(state.mode).seats:
        other = game.disguise(state, seat, chance)
        assert game.faults(other) == [], "9: the disguise is not a possible state"
        seen = game.observe(state, seat)
        assert game.observe(other, seat) == seen, f"9: {seat} sees a secret"
        for mate in game.mode(state.mode).group(seat):
            assert game.scene(game.observe(other, mate)) == game.scene(game.observe(state, mate)), "9: a mate's secret"
        if seat in asked.seats:
            assert decision(other) == asked, f"9: {seat} is asked by a secret"
            for option in asked.options[:20]:
                assert game.promise(other, option.action) == game.promise(state, option.action), "9: odds know a secret"
            for option in _some(asked.options, chance):
                assert game.heading(other, option) == game.heading(state, option), "9: a heading knows a secret"
                assert game.odds(other, option.action) == game.odds(state, option.action), "9: reasons know a secret"
            _9_no_answer_knows_a_secret(game, state, other, _things(game.scene(seen), asked), chance)


def _9_where_it_stands_tells_nothing(game: Game[Any, Any], state: State, chance: Dice) -> None:
    """It is read by everybody: on the card between two people, and among the games that are kept."""
    for seat, _ in game.mode(state.mode).seats:
        crumbs = game.disguise(state, seat, chance).crumbs()
        assert crumbs == state.crumbs(), f"9: where the game stands tells {seat} a secret"


def _9_no_answer_knows_a_secret(
    game: Game[Any, Any], state: State, other: State, things: tuple[str, ...], chance: Dice
) -> None:
    """Whatever whoever decides may ask of the board is answered alike, whatever he cannot know."""
    assert game.threats(other) == game.threats(state), "9: threats know a secret"
    for ref in _some(things, chance):
        assert game.why_not(other, ref) == game.why_not(state, ref), f"9: why not {ref} tells a secret"
        assert game.around(other, ref) == game.around(state, ref), f"9: the ways out of {ref} tell a secret"
        assert game.sight(other, things[0], ref) == game.sight(state, things[0], ref), f"9: a look at {ref} does"
    for refs in ((), things[chance.below(len(things)) :][:1]):
        found = game.prospect(state, refs)
        assert game.prospect(other, refs) == found, f"9: the prospect of {refs} tells a secret"
        if found.goals:
            goal = found.goals[chance.below(len(found.goals))]
            way = game.route(state, refs, goal.ref)
            assert game.route(other, refs, goal.ref) == way, f"9: the way to {goal.ref} tells a secret"


def _things(scene: Scene, asked: Decision) -> tuple[str, ...]:
    """What can be pointed at now."""
    drawn = (*(item.ref for item in scene.items), *(piece.ref for piece in scene.pieces()))
    touched = (ref for option in asked.options for ref in option.refs)
    return tuple(dict.fromkeys(ref for ref in (*touched, *drawn) if ref))


def _10_undo_and_redo(history: History[Any], before: str, is_barrier: bool) -> None:
    after = history.digest
    if is_barrier:
        assert history.can_undo() is None, "10: undo crosses a barrier"
        return
    history.undo()
    assert history.digest == before, "10: undo does not restore"
    history.redo()
    assert history.digest == after, "10: redo does not restore"


def _10_what_can_be_taken_back_tells_nothing(game: Game[Any, Any], state: State, chance: Dice) -> None:
    """Whoever could take an answer back knows no more after it than before, whatever it was that he could not see."""
    asked = decision(state)
    assert asked is not None
    for option in _some(asked.options, chance)[:3]:
        after = apply(state, option.action)
        if after.is_barrier:
            continue
        for seat in asked.seats:
            other = apply(game.disguise(state, seat, chance), option.action)
            assert not other.is_barrier, f"10: whether {option.action} can be taken back is a secret"
            seen = game.observe(after.state, seat)
            assert game.observe(other.state, seat) == seen, f"10: {option.action} tells something and is taken back"


def _12_whatever_an_answer_touches_is_drawn(game: Game[Any, Any], state: State) -> None:
    """On the board or beside it, and everything there is told apart by its key."""
    asked = decision(state)
    assert asked is not None
    scene = game.scene(game.observe(state, asked.seat))
    for keys in (
        [item.key for item in scene.items],
        [area.id for area in scene.areas],
        *([piece.key for piece in area.pieces] for area in scene.areas),
        *([piece.key for piece in pile.inside] for area in scene.areas for pile in area.pieces),
    ):
        assert len(set(keys)) == len(keys), f"12: two things with one key: {keys}"
    drawn = {thing.ref for thing in (*scene.items, *scene.pieces())} | _places(game, scene.board)
    for option in asked.options:
        assert drawn.issuperset(option.refs), f"12: {option.action} touches what is drawn nowhere: {option.refs}"


def _13_what_may_be_waived_has_an_answer(game: Game[Any, Any], asked: Decision) -> None:
    """Or the game would stand still for those who do not want to be asked, and nothing could be done about it."""
    if asked.waiver is not None:
        assert asked.option(asked.waiver.action) is not None, f"13: {asked.waiver.action} is no answer"
        assert asked.waiver.window in {window.id for window in game.windows}, f"13: nobody knows {asked.waiver.window}"


@cache
def _places(game: Game[Any, Any], board: str) -> frozenset[str]:
    """What can be pointed at in the picture of a board."""
    return frozenset(re.findall(r'data-ref="([^"]+)"', game.picture(board).squares))


def _some(options: tuple[T, ...], chance: Dice) -> tuple[T, ...]:
    """A few of them from all over the list, others each time."""
    apart = len(options) // FEW + 1
    return options[chance.below(apart) :: apart]


def _texts_can_be_read(game: Game[Any, Any], state: State, chance: Dice) -> None:
    """Everything that a player could be shown can be put into words and drawn."""
    asked = decision(state)
    assert asked is not None
    for message in (asked.prompt, *asked.crumbs, *((asked.hint,) if asked.hint is not None else ())):
        assert ENGLISH(message), f"{asked.rule}: a question that cannot be read"
    read = [(ENGLISH(option.label), option.detail and ENGLISH(option.detail)) for option in asked.options]
    assert len(set(read)) == len(read), f"two options of {asked.rule} read the same: {sorted(read, key=str)}"
    for option in asked.options:
        assert ENGLISH(option.label)
        assert option.caution is None or ENGLISH(option.caution), f"{option.action}: a caution that cannot be read"
        for ref in option.refs:
            assert ":" in ref
    some = _some(asked.options, chance)
    for option in some:
        heading = game.heading(state, option)
        assert heading is None or (ENGLISH(heading.text) and ENGLISH(heading.label)), f"{option.action}: heading"
    for option in asked.options[:5]:
        for event in apply(state, option.action).events:
            for seat, _ in game.mode(state.mode).seats:
                seen = event.seen_by(seat)
                assert seen is None or (ENGLISH(seen.text()) and seen.case())
    seen_now = game.observe(state, asked.seat)
    scene = game.scene(seen_now)
    for thing in (*scene.items, *scene.pieces()):
        assert ENGLISH(thing.label)
    pointed_at = scene.items[chance.below(ASKED) :: ASKED]
    for item in pointed_at:
        assert ENGLISH(game.why_not(state, item.ref).text)
    for ref in {*(item.ref for item in pointed_at), *(ref for option in some for ref in option.refs)}:
        assert all(map(ENGLISH, game.remarks(seen_now, ref))), f"{ref}: a remark that cannot be read"
    for fate in game.fates(seen_now):
        assert ENGLISH(fate.name) and ENGLISH(fate.state), "a fate that cannot be read"
