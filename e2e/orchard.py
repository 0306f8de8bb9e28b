"""The page with one game more: the orchard's folder laid beside the others, and one line in the registry.

That this is all, and the page plays it, is what "a game is added by a folder and a line" means. The sources are copied
and built below build/, once for all workers, and again only when one of them has changed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, ROOT

GAME = ROOT / "tests" / "orchard"
SOURCES = ("pyapp", "static", "tools", "index.html", "pyproject.toml", "package.json", "package-lock.json", "README.md",
           "LICENSE", "CREDITS.md")  # fmt: skip
LINE = "from pyapp.orchard.game import ORCHARD; GAMES[ORCHARD.id] = ORCHARD\n"
"""What the registry gets."""
HOME = BUILD / "orchard"
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.mo")
_TESTS = shutil.ignore_patterns("__pycache__", "test_*.py", "positions.py", "spec.py")
"""What lies in the folder beside the game."""


def dist() -> Path:
    """The folder to serve; built when it is not there yet."""
    HOME.parent.mkdir(exist_ok=True)
    with (BUILD / "orchard.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp, wanted = HOME / "sources.txt", _fingerprint()
        if not stamp.exists() or stamp.read_text() != wanted:
            _copy()
            build = [sys.executable, "-m", "tools.build"]
            env = {**os.environ, "PYTHONPATH": str(HOME)}
            done = subprocess.run(build, cwd=HOME, env=env, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"the page with one game more is not built:\n{done.stdout}{done.stderr}"
            stamp.write_text(wanted)
    return HOME / "dist"


def _files() -> list[Path]:
    places = [*(ROOT / name for name in SOURCES), GAME]
    files = (file for place in places for file in ([place] if place.is_file() else place.rglob("*")))
    return sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".mo")


def _fingerprint() -> str:
    digest = hashlib.sha256(LINE.encode())
    for file in _files():
        digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()


def _copy() -> None:
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, HOME / name, ignore=_LEFT_OUT)
        else:
            shutil.copyfile(ROOT / name, HOME / name)
    # The folder …
    shutil.copytree(GAME, HOME / "pyapp" / "orchard", ignore=_TESTS)
    # … and the line.
    with (HOME / "pyapp" / "games.py").open("a", encoding="utf-8") as registry:
        registry.write(LINE)
    (HOME / "build").mkdir()
    (HOME / "build" / "downloads").symlink_to((BUILD / "downloads").resolve())
    (HOME / "node_modules").symlink_to(NODE_MODULES.resolve())
