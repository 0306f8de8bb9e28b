"""[1.3] How the game ends, and what it was worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import Message
from pyapp.kernel.words import Score
from pyapp.zeds.speech import say, say_n

if TYPE_CHECKING:
    from pyapp.zeds.truth.state import ZedsState

TOWN, ZEDS = "town", "zeds"
"""The sides."""

HELD_OUT, OVERRUN = "held-out", "overrun"

OUTCOMES: dict[str, Message] = {
    HELD_OUT: say("The last card is played, and Farmingdale still stands: the town wins."),
    OVERRUN: say("The Zeds are in Town Center: Farmingdale is lost."),
}
"""How a game can end, by the key in its outcome."""

AMMO_WORTH_A_POINT = 2


def win(state: ZedsState, rule: str) -> None:
    """[1.3] The last card says so."""
    state.end(Outcome(state.seats, TOWN, rule, HELD_OUT, _total(state, is_lost=False)), OUTCOMES[HELD_OUT])


def lose(state: ZedsState) -> None:
    """[1.3] [4.5] A Zeds unit in Town Center: at once, without a fight."""
    state.end(Outcome((), ZEDS, "4.5", OVERRUN, _total(state, is_lost=True)), OUTCOMES[OVERRUN])


def _total(state: ZedsState, *, is_lost: bool) -> int:
    return sum(line.points for line in reckoning(state, is_lost=is_lost))


def reckoning(state: ZedsState, *, is_lost: bool) -> tuple[Score, ...]:
    """[11.2] A point for every unit that lives, one for ammunition; in defeat one less for every card not reached."""
    alive = len(state.on_map())
    lines = [Score(say_n("{count} unit alive", "{count} units alive", alive), alive)]
    if state.ammo >= AMMO_WORTH_A_POINT:
        lines.append(Score(say("at least 2 Ammo left"), 1))
    if is_lost and len(state.deck):
        left = len(state.deck)
        lines.append(Score(say_n("{count} event card not reached", "{count} event cards not reached", left), -left))
    return tuple(lines)


TIERS: tuple[tuple[int, Message], ...] = (
    (21, say("They will name streets after you.")),
    (13, say("Level heads: the county knows whom to call next time.")),
    (6, say("You did what could be done.")),
    (1, say("Some say you did well, some say otherwise.")),
)
"""[11.2] What people say, from so many points up."""

LOWEST = say("There is little that anybody wants to remember.")


def scale() -> Message:
    """[11.2] What points are worth, from the best down."""
    (best, _), (good, _), (fair, _), (least, _) = TIERS
    return say(
        "The scale: {best} points and more are excellent, {good} good, {fair} fair, {least} poor.",
        best=best, good=good, fair=fair, least=least,
    )  # fmt: skip


def epilogue(points: int) -> Message:
    """[11.2] What is said of you afterwards."""
    return next((text for least, text in TIERS if points >= least), LOWEST)
