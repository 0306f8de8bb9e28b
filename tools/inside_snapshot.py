"""Runs in Pyodide while the memory snapshot is made: imports what the page uses and lets every game deal once.

tools/snapshot.mjs calls `prepare`. What is in memory afterwards need not be done again by any visitor.
"""

from __future__ import annotations

import gc
import importlib
import pkgutil
import sys
from pathlib import Path
from types import ModuleType


def load(name: str, left: list[str]) -> None:
    """Import a package with all that is in it; a page module that wants a real page at import time is left to it."""
    try:
        module = importlib.import_module(name)
    except Exception as error:
        if ".web" not in name:
            raise
        left.append(f"{name} ({error})")
        return
    for inner in pkgutil.iter_modules(getattr(module, "__path__", []), f"{name}."):
        load(inner.name, left)


def deal(games: ModuleType) -> None:
    """Set every game up in every mode and look at it: this builds maps, tables and caches."""
    for game in games.GAMES.values():
        for mode in game.modes:
            state = game.new(mode.id, game.settings(mode.id, {}), 1)
            for seat, _title in mode.seats:
                game.scene(game.observe(state, seat))


def prepare(package: str) -> str:
    """Do all that; the answer names what was left out. The top level's own modules are the command line: only games."""
    sys.path.extend(sorted(str(wheel) for wheel in Path("/wheels").iterdir()))
    left: list[str] = []
    games = importlib.import_module(f"{package}.games")
    for inner in pkgutil.iter_modules(sys.modules[package].__path__, f"{package}."):
        if inner.ispkg:
            load(inner.name, left)
    deal(games)
    gc.collect()
    return ", ".join(left)
