"""What the mall says: its sentences are found in its own catalogue, whatever another game means by the same English."""

from __future__ import annotations

from pyapp.kernel.message import Voice

_VOICE = Voice("mall")
say, say_n, named = _VOICE.say, _VOICE.say_n, _VOICE.named
