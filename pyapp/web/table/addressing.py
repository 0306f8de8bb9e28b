"""How the people at a table are addressed: by the names of their seats, as those who decide, as a side that wins."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.decision import Decision
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message, listing, say, say_n
from pyapp.web.question import waivers
from pyapp.web.table.session import Session


def who_looks(session: Session) -> Message | None:
    """At the very beginning, who is not to see what is chosen now; later a cover sees to that. What is answered before
    everybody comes without one: then it is said who answers.
    """
    asked = session.asked
    if asked is not None and session.public is not None:
        return say("{who}: this is yours to answer. Everybody may look on.", who=session.seat_name(asked.seat))
    if asked is None or session.history.entries or not session.has_rivals:
        return None
    group = session.mode.group(asked.seat)
    others = listing(session.seat_name(seat) for seat in session.people if seat not in group)
    return say("{others}: look away until the page calls you.", others=others)


def side_name(game: Game[Any, Any], side: str) -> Message | None:
    """What a side is called where it has one seat, be it in another mode."""
    for mode in game.modes:
        names = [name for seat, name in mode.seats if mode.side(seat) == side]
        if len(names) == 1:
            return names[0]
    return None


def whose(session: Session, asked: Decision) -> Message:
    """Whose hands are on the keys, by name."""
    mode = session.mode
    if len(mode.seats) == 1 or not mode.is_open:
        return session.seat_name(asked.seat)
    if len(asked.seats) == len(mode.seats):
        return say("All of you")
    names = listing(session.seat_name(seat) for seat in asked.seats)
    return say_n("{who}'s player", "The players of {who}", len(asked.seats), who=names)


def colour(session: Session, asked: Decision) -> int:
    """The number of the colour that tells a seat from the others; 0 where there is nothing to tell apart."""
    if len(session.mode.seats) == 1 or len(asked.seats) > 1:
        return 0
    return 1 + [seat for seat, _ in session.mode.seats].index(asked.seat)


def why_wait(session: Session, asked: Decision) -> Message:
    """Why the page asks nothing just now: the computer is to play, or what is asked is let go by."""
    if not session.is_persons_business:
        return say("{seat}: the computer is playing", seat=session.seat_name(asked.seat))
    window = session.waived
    # That there was something to let go by at all may be a secret of somebody who does not look.
    return waivers.passed(window) if window is not None else say("The game goes on")
