"""The silhouettes that the game uses, all of game-icons.net, and who drew each."""

from __future__ import annotations

from collections.abc import Mapping

ICONS: Mapping[str, str] = {
    "claw-slashes": "Lorc",
    "hourglass": "Lorc",
    "mp5": "Skoll",
    "person": "Delapouite",
    "pistol-gun": "John Colburn",
    "police-badge": "Delapouite",
    "shambling-zombie": "Delapouite",
    "skull-crossed-bones": "Lorc",
    "suspension-bridge": "Delapouite",
    "tombstone": "Lorc",
}
