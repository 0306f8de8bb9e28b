"""The icon sprite, inlined in the page as `<symbol id="icon-NAME">`.

The page's own icons are named in static/icons.json; each game names the silhouettes that it uses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from pyapp.games import GAMES
from tools.paths import NODE_MODULES, STATIC, stop

LIST = STATIC / "icons.json"
LUCIDE_PEN = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'


class Icons(NamedTuple):
    """What goes into the sprite: silhouettes with who drew them, and interface icons."""

    silhouettes: Mapping[str, str]
    interface: tuple[str, ...]


def of_the_page(listing: Path = LIST) -> Icons:
    named = json.loads(listing.read_text("utf-8"))
    if twice := sorted({name for name in named["lucide"] if named["lucide"].count(name) > 1}):
        stop(f"static/icons.json names twice: {', '.join(twice)}")
    return Icons(named["game-icons"], tuple(named["lucide"]))


def of_all() -> Icons:
    """Those of the page and of every game; what several games use is there once."""
    page = of_the_page()
    silhouettes = dict(page.silhouettes)
    for game in GAMES.values():
        for name, author in game.icons.items():
            if silhouettes.setdefault(name, author) != author:
                stop(f"{name} is said to be by {author or 'nobody'}, and by {silhouettes[name] or 'nobody'}")
    return Icons(dict(sorted(silhouettes.items())), page.interface)


def game_symbols(names: Iterable[str]) -> list[str]:
    """Silhouettes of game-icons, which are drawn in `currentColor`."""
    collection = json.loads((NODE_MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text("utf-8"))
    symbols: list[str] = []
    for name in names:
        parent = collection.get("aliases", {}).get(name, {}).get("parent", name)
        icon = collection["icons"].get(parent)
        if icon is None:
            stop(f"game-icons does not have {name}, which the page or a game names")
        width, height = icon.get("width", collection["width"]), icon.get("height", collection["height"])
        symbols.append(f'<symbol id="icon-{name}" viewBox="0 0 {width} {height}">{icon["body"]}</symbol>')
    return symbols


def lucide_symbols(names: Iterable[str]) -> list[str]:
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


def sprite() -> str:
    """The sprite as one hidden SVG element."""
    icons = of_all()
    if clash := sorted(set(icons.silhouettes) & set(icons.interface)):
        stop(f"both collections are asked for {', '.join(clash)}")
    symbols = [*game_symbols(icons.silhouettes), *lucide_symbols(icons.interface)]
    return f'<svg id="icons" width="0" height="0" hidden aria-hidden="true">{"".join(symbols)}</svg>'
