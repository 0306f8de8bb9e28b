"""The icon sprite: the symbols named in static/icons.json, inlined in the page as `<symbol id="icon-NAME">`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.paths import NODE_MODULES, STATIC, stop

LIST = STATIC / "icons.json"
LUCIDE_PEN = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'


def game_symbols(names: list[str]) -> list[str]:
    """Silhouettes of game-icons, which are drawn in `currentColor`."""
    collection = json.loads((NODE_MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text("utf-8"))
    symbols: list[str] = []
    for name in names:
        parent = collection.get("aliases", {}).get(name, {}).get("parent", name)
        icon = collection["icons"].get(parent)
        if icon is None:
            stop(f"static/icons.json names {name}, which game-icons does not have")
        width, height = icon.get("width", collection["width"]), icon.get("height", collection["height"])
        symbols.append(f'<symbol id="icon-{name}" viewBox="0 0 {width} {height}">{icon["body"]}</symbol>')
    return symbols


def lucide_symbols(names: list[str]) -> list[str]:
    """Interface icons of lucide: strokes."""
    symbols: list[str] = []
    for name in names:
        file = NODE_MODULES / "lucide-static" / "icons" / f"{name}.svg"
        if not file.exists():
            stop(f"static/icons.json names {name}, which lucide does not have")
        match = re.search(r"<svg[^>]*>(.*)</svg>", file.read_text("utf-8"), re.DOTALL)
        body = re.sub(r"\s+", " ", match[1]).strip() if match else ""
        symbols.append(f'<symbol id="icon-{name}" viewBox="0 0 24 24" {LUCIDE_PEN}>{body}</symbol>')
    return symbols


def sprite(listing: Path = LIST) -> str:
    """The sprite as one hidden SVG element."""
    wanted: dict[str, list[str]] = json.loads(listing.read_text("utf-8"))
    names = [name for group in wanted.values() for name in group]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        stop(f"static/icons.json names twice: {', '.join(twice)}")
    symbols = [*game_symbols(wanted["game-icons"]), *lucide_symbols(wanted["lucide"])]
    return f'<svg id="icons" width="0" height="0" hidden aria-hidden="true">{"".join(symbols)}</svg>'
