"""What the orchard says, in a catalogue of its own."""

from __future__ import annotations

from pyapp.kernel.message import Voice

_VOICE = Voice("orchard")
say, say_n = _VOICE.say, _VOICE.say_n
