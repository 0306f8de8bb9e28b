"""The silhouettes that the game uses, all of game-icons.net, and who drew each."""

from __future__ import annotations

from collections.abc import Mapping

ICONS: Mapping[str, str] = {
    "alarm-clock": "Delapouite",
    "bandage-roll": "Lorc",
    "barricade": "Delapouite",
    "car-battery": "Delapouite",
    "car-key": "Delapouite",
    "car-wheel": "Delapouite",
    "chainsaw": "Delapouite",
    "claw-slashes": "Lorc",
    "crowbar": "Delapouite",
    "flashlight": "Delapouite",
    "hammer-nails": "Lorc",
    "hearts": "Skoll",
    "hourglass": "Lorc",
    "jerrycan": "Delapouite",
    "match-tip": "Lorc",
    "medicine-pills": "Delapouite",
    "molotov": "Lorc",
    "person": "Delapouite",
    "person-in-bed": "Delapouite",
    "planks": "Delapouite",
    "pocket-radio": "Delapouite",
    "rope-coil": "Delapouite",
    "shambling-zombie": "Delapouite",
    "shotgun-rounds": "Delapouite",
    "skull-crossed-bones": "Lorc",
    "sleeveless-jacket": "Delapouite",
    "syringe": "Lorc",
    "tombstone": "Lorc",
    "walking-boot": "Lorc",
    "wooden-crate": "Delapouite",
}
