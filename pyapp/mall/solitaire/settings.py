"""The option of play without a zombie player."""

from __future__ import annotations

from pyapp.kernel.modes import Setting
from pyapp.mall.speech import say

ZOMBIE_CHOICES = Setting(
    "zombie-choices",
    say("Where the rules leave a choice on the zombies' side: made by a stated rule, or by you"),
    (
        ("automatic", say("made by a stated rule")),
        ("player", say("made by you")),
    ),
    "automatic",
)
