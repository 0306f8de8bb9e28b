"""[9.0] [10.0] A case for each card: what it does, told by the card itself."""

from __future__ import annotations

from pyapp.kernel.rulebook import Case
from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.speech import say

_EVENTS = {printed.rule: printed for printed in reversed(CARDS.values())}
"""One card for each case: of several that do the same, the first."""

_NIGHT = Case(
    "9.4",
    say("Night falls"),
    say("A new Zeds unit on the Start of the track. In this Zeds Phase the ground does not help defenders."),
)

CARD_CASES = (
    *(
        _NIGHT if rule == "9.4" else Case(rule, printed.title, printed.text)
        for rule, printed in sorted(_EVENTS.items(), key=lambda pair: int(pair[0].split(".")[1]))
    ),
    *(Case(printed.rule, printed.title, printed.text) for printed in FATES.values()),
)
