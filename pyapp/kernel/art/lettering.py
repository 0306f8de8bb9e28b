"""Words inside drawings, as messages: a drawing is made once and lettered again for every language.

A piece of text names its message in `data-say` and the game that says it in `data-voice`; whoever shows the drawing
puts the words in.
"""

from __future__ import annotations

from html import escape

from pyapp.kernel.message import ENGLISH, Message

SAY, VOICE = "data-say", "data-voice"


def text(words: Message, classes: str, place: str) -> str:
    """A piece of text in a drawing; `place` holds the attributes that say where."""
    voice = f' {VOICE}="{escape(words.voice)}"' if words.voice else ""
    return f'<text class="{classes}" {SAY}="{escape(words.id)}"{voice} {place}>{escape(ENGLISH(words))}</text>'
