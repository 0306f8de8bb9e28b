"""[14.0] How the game is won. Tested after every step, so that it ends the instant it is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import Message
from pyapp.kernel.turns import BY_LIMIT, LIMIT_REACHED
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character

if TYPE_CHECKING:
    from pyapp.mall.truth.state import MallState, Status

OUTCOMES: dict[str, Message] = {
    BY_LIMIT: LIMIT_REACHED,
    "three-lost": say("Three of the four are lost: the zombies win."),
    "fran-and-one": say("Fran has fallen to them, and one more is lost: the zombies win."),
    "mall-cleared": say("The doors are shut, the rifles are taken, the mall is clear: the humans win."),
}
"""How a game can end, by the key in its outcome."""

_LOST = ("super", "dead")


def test(state: MallState) -> None:
    """The zombies' conditions come first: with them fulfilled the humans cannot win."""
    if state.outcome is not None or not state.turn:
        return
    if reason := zombies_win(state):
        zombies = tuple(seat for seat in state.seats if seat == "zombie")
        state.end(Outcome(zombies, "zombie", "14.1", reason), OUTCOMES[reason])
    elif humans_win(state):
        state.end(Outcome(state.everybody, "human", "14.2", "mall-cleared"), OUTCOMES["mall-cleared"])


def zombies_win(state: MallState) -> str:
    """[14.1] Three characters killed or turned; or Fran infected or killed and one other killed or turned.

    With the French correction Fran must be killed or turned like the others, and then counts for two.
    """
    lost = [who for who, one in state.people.items() if one.status in _LOST]
    if len(lost) >= 3:
        return "three-lost"
    fran: Status = state.people[Character.FRAN].status
    fallen = _LOST if state.is_french("fran") else (*_LOST, "infected")
    others = [who for who in lost if who is not Character.FRAN]
    return "fran-and-one" if fran in fallen and others else ""


def humans_win(state: MallState) -> bool:
    """[14.2] All main doors closed, a rifle for Steve and for Fran while they are human, and no zombie left."""
    return (
        not state.zombies
        and not state.hidden
        and not state.supers()
        and not state.open_main_doors()
        and all(state.people[who].rifle for who in state.living() if who in (Character.STEVE, Character.FRAN))
    )
