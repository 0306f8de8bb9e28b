"""The game's own voice: what it says stands in its own catalogue."""

from __future__ import annotations

from pyapp.kernel.message import Voice

_VOICE = Voice("attack")
say, say_n, named = _VOICE.say, _VOICE.say_n, _VOICE.named
