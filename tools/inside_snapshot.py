"""Runs in Pyodide while the memory snapshot is made: imports what the page uses and lets every game play a little.

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


REHEARSED = 60
"""Decisions of every game and mode that are played beforehand."""


def rehearse(games: ModuleType, kernel: ModuleType) -> None:
    """Play the beginning of every game in every mode, and look at it as the page does: this builds maps, tables and
    caches, which no visitor's first moves have to wait for then.
    """
    for game in games.GAMES.values():
        for mode in game.modes:
            state = game.new(game.settled(kernel.scenario.Start(mode.id, {}, 1)))
            player = next(iter(game.policies.values()))(kernel.dice.Dice(1))
            for _ in range(REHEARSED):
                if (asked := kernel.flow.decision(state)) is None:
                    break
                for seat, _title in mode.seats:
                    game.scene(game.observe(state, seat))
                action = player.choose(game.observe(state, asked.seat), asked)
                game.prospect(state, asked.option(action).refs)
                game.threats(state)
                state = kernel.flow.apply(state, action).state


def prepare(package: str) -> str:
    """Do all that; the answer names what was left out. The top level's own modules are the command line: only games."""
    sys.path.extend(sorted(str(wheel) for wheel in Path("/wheels").iterdir()))
    left: list[str] = []
    games = importlib.import_module(f"{package}.games")
    for inner in pkgutil.iter_modules(sys.modules[package].__path__, f"{package}."):
        if inner.ispkg:
            load(inner.name, left)
    rehearse(games, sys.modules[f"{package}.kernel"])
    gc.collect()
    # All of this stays as long as the page: nobody has to look through it for garbage.
    gc.freeze()
    return ", ".join(left)
