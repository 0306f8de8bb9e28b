"""On a phone the prompt lies in a sheet that can be pulled up and down: for more of the board, or of the log."""

from __future__ import annotations

STATES = ("low", "half", "full")
"""Only the prompt; prompt and options; everything with the log."""
SWIPE = 24
"""Pixels: less than this is a tap."""
SWIPED = 400
"""Milliseconds after a swipe in which a click is its end."""


def after(state: str, moved: float) -> str:
    """Where the sheet goes when its grip was let go, so many pixels farther down than it was taken."""
    position = STATES.index(state) if state in STATES else 1
    if abs(moved) < SWIPE:
        return "half" if state == "low" else "low"
    return STATES[max(0, min(len(STATES) - 1, position + (-1 if moved > 0 else 1)))]
