"""A plain game in the terminal: prompt, numbered options, log."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH


def play(history: History[Any]) -> int:
    """Ask until the game is over or the player has had enough."""
    print(f"{ENGLISH(history.game.title)}, seed {history.start.seed}. A number chooses, u takes back, q leaves.")
    while (asked := decision(history.state)) is not None:
        print("\n" + " > ".join(map(ENGLISH, asked.crumbs)))
        print(f"{asked.seat}: {ENGLISH(asked.prompt)} [{asked.rule}]")
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
        applied = history.act(asked.options[int(answer) - 1].action)
        for event in applied.events:
            if (seen := event.seen_by(asked.seat)) is not None:
                print(f"  {ENGLISH(seen.text())} [{seen.case()}]")
    print(ENGLISH(history.game.outcome_text(history.state.outcome)))
    return 0
