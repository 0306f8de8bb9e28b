"""The battery of laws catches what it is there for: orchards that break one law each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp.kernel.decision import Action, Decision, Option, Reason, Seat, Waiver
from pyapp.kernel.event import Drawn
from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Goal, Odds, Prospect, Side, Sight, Threats
from tests.laws import Effort, obey_the_laws

from . import settings
from .game import ORCHARD, OrchardGame
from .ground import Unit
from .observe import OrchardSeen
from .speech import say
from .state import Card, OrchardState
from .turn import WhoFirst
from .visit import Visit

CLOSELY = Effort(sample=1)


def goats_bell(state: OrchardState) -> bool:
    """What the gardeners would like to know."""
    return Card.BELL in state.hands[Unit.GOAT]


class TellsWhyNot(OrchardGame):
    def why_not(self, state: OrchardState, ref: str) -> Reason:
        return Reason("4.3.3", say("The goat has a bell.")) if goats_bell(state) else super().why_not(state, ref)


class TellsWhereTo(OrchardGame):
    def prospect(self, state: OrchardState, refs: tuple[str, ...]) -> Prospect:  # noqa: ARG002
        return Prospect((Goal("unit:goat", int(goats_bell(state))),))


class TellsThreats(OrchardGame):
    def threats(self, state: OrchardState) -> Threats:
        return super().threats(state) if goats_bell(state) else {}


class TellsWaysOut(OrchardGame):
    def around(self, state: OrchardState, ref: str) -> tuple[Side, ...]:  # noqa: ARG002
        return (Side("", is_open=goats_bell(state)),)


class TellsWhatIsSeen(OrchardGame):
    def sight(self, state: OrchardState, start: str, end: str) -> Sight | None:  # noqa: ARG002
        return Sight((0, 0), (1, 1), None, Reason("1.2", say("Yes."))) if goats_bell(state) else None


class TellsOdds(OrchardGame):
    def odds(self, state: OrchardState, action: Action) -> Odds | None:
        found = super().odds(state, action)
        return found and found._replace(column=int(goats_bell(state)))


class ShowsAllHands(OrchardGame):
    def observe(self, state: OrchardState, seat: Seat) -> OrchardSeen:
        return replace(super().observe(state, seat), hands=dict(state.hands))


class MatesDoNotShow(OrchardGame):
    """The mode says that the gardeners never have to look away, and yet each has a hand of his own."""

    def observe(self, state: OrchardState, seat: Seat) -> OrchardSeen:
        seen = super().observe(state, seat)
        hands = {unit: hand if unit == seat else len(state.hands[unit]) for unit, hand in seen.hands.items()}
        return replace(seen, hands=hands)


class RivalsAreCalledMates(OrchardGame):
    """The mode says that all three know the same; the hands are hidden as before."""

    modes = (replace(settings.TOGETHER, groups=(tuple(seat for seat, _ in settings.SEATS),)),)


class MatesAreCalledRivals(OrchardGame):
    """The mode says nothing of who shows what to whom, though the gardeners do."""

    modes = (replace(settings.TOGETHER, groups=()),)


BROKEN = [
    (TellsWhyNot(), "9: why not .* tells a secret"),
    (TellsWhereTo(), "9: the prospect of .* tells a secret"),
    (TellsThreats(), "9: threats know a secret"),
    (TellsWaysOut(), "9: the ways out of .* tell a secret"),
    (TellsWhatIsSeen(), "9: a look at .* does"),
    (TellsOdds(), "9: reasons know a secret"),
    (ShowsAllHands(), "9: .* sees a secret"),
    (MatesDoNotShow(), "9: bob and ann share what they do not both see"),
    (RivalsAreCalledMates(), "9: goat and ann share what they do not both see"),
    (MatesAreCalledRivals(), "9: bob and ann look away from each other for nothing"),
]


def play(game: OrchardGame) -> None:
    for seed in range(3):
        obey_the_laws(game, "together", {}, seed, "sensible", CLOSELY, scenario="little")


def test_the_orchard_itself_passes() -> None:
    play(ORCHARD)


@pytest.mark.parametrize(("game", "complaint"), BROKEN, ids=[type(game).__name__ for game, _ in BROKEN])
def test_a_game_that_breaks_a_law_is_caught(game: OrchardGame, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        play(game)


def test_a_question_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Visit.decide

    def nosy(visit: Visit, state: OrchardState) -> Decision:
        asked = decide(visit, state)
        return replace(asked, prompt=say("The goat has a bell.")) if goats_bell(state) else asked

    monkeypatch.setattr(Visit, "decide", nosy)
    with pytest.raises(AssertionError, match=r"9: .* is asked by a secret"):
        play(ORCHARD)


def test_an_option_that_touches_what_is_drawn_nowhere_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = Visit._rest

    def unseen(visit: Visit) -> Option:
        return rest(visit)._replace(refs=("square:z9",))

    monkeypatch.setattr(Visit, "_rest", unseen)
    with pytest.raises(AssertionError, match="12: rest touches what is drawn nowhere"):
        play(ORCHARD)


def test_a_step_after_the_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel takes none; whoever goes around it is caught here, and not by a save that nobody can read."""
    finish = OrchardState.finish

    def restless(state: OrchardState, rule: str, reason: str, text: Message) -> None:
        finish(state, rule, reason, text)
        state.stack.append(WhoFirst())

    monkeypatch.setattr(OrchardState, "finish", restless)
    with pytest.raises(AssertionError, match="5: something is still to be done after the end"):
        play(ORCHARD)


def test_an_answer_that_tells_something_and_can_be_taken_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at a card and puts it back has looked at it."""
    monkeypatch.setattr(Drawn, "uncovers", lambda _: False)
    monkeypatch.setattr(Drawn, "reveals", False)
    monkeypatch.setattr("pyapp.kernel.flow.Applied.is_barrier", property(lambda _: False))
    with pytest.raises(AssertionError, match=r"10: .* (tells something|is a secret)"):
        play(ORCHARD)


@pytest.mark.parametrize(
    ("waiver", "complaint"),
    [(Waiver("bell", Action("nothing")), "13: nothing is no answer"), (Waiver("gong", Action("rest")), "13: nobody")],
)
def test_a_question_that_cannot_be_waived_as_it_says_is_caught(
    waiver: Waiver, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide = Visit.decide
    monkeypatch.setattr(Visit, "decide", lambda visit, state: replace(decide(visit, state), waiver=waiver))
    with pytest.raises(AssertionError, match=complaint):
        play(ORCHARD)
