"""The silhouettes that the mall uses, all of game-icons.net, and who drew each."""

from __future__ import annotations

from collections.abc import Mapping

ICONS: Mapping[str, str] = {
    "biohazard": "Lorc",
    "claw-slashes": "Lorc",
    "cracked-glass": "Lorc",
    "entry-door": "",
    "first-aid-kit": "",
    "hourglass": "Lorc",
    "knocked-out-stars": "Delapouite",
    "locked-door": "Delapouite",
    "mp5": "Skoll",
    "person": "Delapouite",
    "pistol-gun": "John Colburn",
    "raise-zombie": "Skoll",
    "screaming": "Lorc",
    "shambling-zombie": "Delapouite",
    "shopping-cart": "",
    "skull-crossed-bones": "Lorc",
    "tombstone": "Lorc",
    "winchester-rifle": "Skoll",
}
