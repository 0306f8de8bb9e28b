"""Where things are, and how a build step speaks: one line before it works, one line when it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
NODE_MODULES = ROOT / "node_modules"
STATIC = ROOT / "static"

EPOCH = "1577836800"
"""The moment that every file of a build claims to be from (2020-01-01): the same sources give the same bytes."""


def step(sentence: str) -> None:
    """Say what is done next."""
    print(f"· {sentence}", flush=True)


def stop(sentence: str) -> NoReturn:
    """End the build with one clear line."""
    sys.exit(f"shamble: {sentence}")


def run(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a tool and give back what it said; when it fails, show that and stop."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            check=False,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    except FileNotFoundError:
        stop(f"{words[0]} is missing; please install it")
    if done.returncode:
        print("\n".join(line[:400] for line in done.stdout.splitlines()[-60:]), file=sys.stderr)
        stop(f"{' '.join(words[:4])} … failed with status {done.returncode}")
    return done.stdout
