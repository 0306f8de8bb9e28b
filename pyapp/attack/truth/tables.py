"""The few numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping

HUMAN_ACTIONS, ZOMBIE_ACTIONS, RISEN_ACTIONS = 5, 4, 2
"""[A2.1] [A9.4] How much a figure does in a turn."""

ZOMBIE_NEEDS = (8, 7, 6, 5)
"""[A6.1] What a zombie needs, with so many around its target: one, two, three, four."""
PUSH_NEEDS = 8
"""[A10.1] Whatever stands around."""

SHOT_NEEDS: Mapping[int, int] = {3: 8, 2: 7, 1: 9}
"""[A7.1] What a human needs, by how many squares away the target is."""
CROWBAR_NEEDS, CHAINSAW_NEEDS = 7, 6
RANGE = max(SHOT_NEEDS)

EXTRA_ACTIONS = 3
"""[A8.6] For a double 6."""

BARRICADE, HAMMERED = 3, 2
"""[A11.1] What putting up a barricade or taking it down costs."""
BREAK_NEEDS = 8
"""[A11.3] What a zombie needs."""

HAND = 3
"""[A5.2] Cards that a human can carry."""

NOISE_RANGE, THROW_RANGE, BOMB_RANGE = 3, 3, 2


def zombie_needs(around: int) -> int:
    return ZOMBIE_NEEDS[max(1, min(around, len(ZOMBIE_NEEDS))) - 1]
