"""Words inside drawings, as messages: a drawing is made once and lettered again for every language.

A piece of text names its message in `data-say` and the game that says it in `data-voice`; whoever shows the drawing
puts the words in.
"""

from __future__ import annotations

from html import escape

from pyapp.kernel.message import ENGLISH, Message

SAY, VOICE, ROOM = "data-say", "data-voice", "data-room"


def fit(said: str, room: int) -> str:
    """How much smaller words are written that have more letters than there is room for; the sheet multiplies by it."""
    return f"--fit: {min(1, room / max(1, len(said))):.2f}"


def text(words: Message, classes: str, place: str, room: int = 0) -> str:
    """A piece of text in a drawing; `place` holds the attributes that say where, `room` how many letters fit in."""
    if room:
        place = f'{place} {ROOM}="{room}" style="{fit(ENGLISH(words), room)}"'
    voice = f' {VOICE}="{escape(words.voice)}"' if words.voice else ""
    return f'<text class="{classes}" {SAY}="{escape(words.id)}"{voice} {place}>{escape(ENGLISH(words))}</text>'
