"""A plain game in the terminal: prompt, numbered options, log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pyapp.kernel.decision import Seat
from pyapp.kernel.event import Event
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.policy import Policy


def play(history: History[Any], bots: Mapping[str, Policy]) -> int:
    """Ask until the game is over or the player has had enough; some seats may be the computer's."""
    print(f"{ENGLISH(history.game.title)}, seed {history.start.seed}. A number chooses, u takes back, q leaves.")
    while (asked := decision(history.state)) is not None:
        if asked.seat in bots:
            seen = history.game.observe(history.state, asked.seat)
            _tell(history.act(bots[asked.seat].choose(seen, asked)).events, _reader(history, bots))
            continue
        print("\n" + " > ".join(map(ENGLISH, asked.crumbs)))
        print(f"{' and '.join(asked.seats)}: {ENGLISH(asked.prompt)} [{asked.rule}]")
        for number, option in enumerate(asked.options, 1):
            detail = f"  ({ENGLISH(option.detail)})" if option.detail else ""
            print(f"  {number:3}  {ENGLISH(option.label)}{detail}")
        try:
            answer = input("? ").strip().lower()
        except EOFError:
            return 0
        if answer == "q":
            return 0
        if answer == "u":
            if history.can_undo() is None:
                print("Nothing can be taken back.")
            else:
                history.undo()
            continue
        if not answer.isdecimal() or not 1 <= int(answer) <= len(asked.options):
            print(f"A number from 1 to {len(asked.options)}, u or q.")
            continue
        _tell(history.act(asked.options[int(answer) - 1].action).events, asked.seat)
    assert history.state.outcome is not None
    print(ENGLISH(history.game.outcome_text(history.state)))
    for line in history.game.score(history.state):
        print(f"{line.points:6}  {ENGLISH(line.text)}")
    return 0


def _reader(history: History[Any], bots: Mapping[str, Policy]) -> Seat:
    """Whoever sits at the terminal: the first seat that is not the computer's."""
    seats = [seat for seat, _ in history.game.mode(history.start.mode).seats]
    return next((seat for seat in seats if seat not in bots), seats[0])


def _tell(events: Iterable[Event], seat: Seat) -> None:
    for event in events:
        if (seen := event.seen_by(seat)) is not None:
            print(f"  {ENGLISH(seen.text())} [{seen.case()}]")
