"""The silhouettes that the game uses, all of game-icons.net, and who drew each."""

from __future__ import annotations

from collections.abc import Mapping

ICONS: Mapping[str, str] = {
    "barricade": "Delapouite",
    "claw-slashes": "Lorc",
    "hourglass": "Lorc",
    "person": "Delapouite",
    "shambling-zombie": "Delapouite",
    "skull-crossed-bones": "Lorc",
    "tombstone": "Lorc",
}
