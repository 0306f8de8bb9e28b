"""dist/index.html: the page with everything that must be visible before Python is there."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import shutil
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from pyapp.games import GAMES
from tools import icons, lock, texts
from tools.paths import ROOT, STATIC, step, stop

BOOT_SCRIPTS = ("boot.js", "card.js", "assets.js")
PRELOADED = (
    "boot/boot.mjs",
    "runtime/pyodide.mjs",
    "runtime/pyodide.asm.mjs",
    "pyscript/core.js",
    "pyscript/core-*.js",
)
LOCAL = re.compile(r'(?:src|href)="(?!data:|#|[a-z]+:)([^"?#]+)')


def version() -> str:
    """The version of the wheel."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def config() -> dict[str, Any]:
    """PyScript's configuration."""
    settings: dict[str, Any] = json.loads((STATIC / "pyscript.json").read_text("utf-8"))
    return settings


def integrity(file: Path) -> str:
    """The value with which a browser checks a file that it loads."""
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def manifest(dist: Path, snapshot: Path) -> dict[str, Any]:
    """What the boot scripts have to know: which files to load, how large they are, and which build this is."""
    wheels = sorted((dist / "wheels").glob("*.whl"))
    runtime = [dist / "runtime" / "pyodide.asm.wasm", dist / "runtime" / "python_stdlib.zip"]
    files: dict[str, dict[str, Any]] = {}
    for file in [*runtime, dist / "wheels" / lock.NAME, *wheels, snapshot]:
        files[file.relative_to(dist).as_posix()] = {"size": file.stat().st_size}
    for wheel in wheels:
        files[f"wheels/{wheel.name}"]["integrity"] = integrity(wheel)
    return {
        "version": version(),
        "build": snapshot.stem.removeprefix("engine-"),
        "pyodide": lock.info().version,
        "packages": config()["packages"],
        "plugins": config()["plugins"],
        "lock": f"wheels/{lock.NAME}",
        "wheels": [f"wheels/{wheel.name}" for wheel in wheels],
        "snapshot": {"path": snapshot.name, "size": unpacked_size(snapshot)},
        "files": files,
        "texts": texts.translations(),
    }


def unpacked_size(file: Path) -> int:
    """The size that a gzip file claims, in its last four bytes."""
    return int.from_bytes(file.read_bytes()[-4:], "little")


def inert(value: object) -> str:
    """JSON that may stand inside a script element."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")


def boot(dist: Path, snapshot: Path) -> str:
    """The head's boot block: preloads, manifest, and the scripts that show progress and failure."""
    preloads = [file.relative_to(dist).as_posix() for pattern in PRELOADED for file in sorted(dist.glob(pattern))]
    scripts = [(name, (STATIC / "boot" / name).read_text("utf-8")) for name in BOOT_SCRIPTS]
    parts = [
        *(f'<link rel="modulepreload" href="{path}" />' for path in preloads),
        f'<script type="application/json" id="manifest">{inert(manifest(dist, snapshot))}</script>',
        *(f'<script data-boot="{name}">\n{source}</script>' for name, source in scripts),
    ]
    return "\n".join(parts)


def looks(dist: Path) -> str:
    """How each game looks: its style sheet, which holds only where the page says that a thing is of this game."""
    links = []
    for game in GAMES:
        sheet = Path(str(resources.files(f"pyapp.{game}"))) / "look.css"
        if sheet.exists():
            shutil.copyfile(sheet, dist / f"{game}.css")
            links.append(f'<link rel="stylesheet" href="{game}.css" />')
    return "\n    ".join(links)


def lay_board(page: str) -> str:
    """Put the board of the first game into the page, with what lies on it until play: it is there before Python is."""
    game = next(iter(GAMES.values()))
    picture = game.picture()
    page = fill(page, "art", picture.art)
    page = fill(page, "board", f'{picture.squares}<g id="prelude">{picture.prelude}</g>')
    box = " ".join(map(str, picture.box))
    page = fill(page, "poster", game.poster())
    page = page.replace("%LOOK%", game.id)
    return page.replace("%BOARD%", picture.board).replace("%VIEW_BOX%", box).replace("%SHEET%", sheet(box))


def sheet(box: str) -> str:
    """The sheet below the board: all of the view box."""
    return " ".join(f'{name}="{value}"' for name, value in zip(("x", "y", "width", "height"), box.split(), strict=True))


def fill(page: str, name: str, content: str) -> str:
    """Put a built part in the place of its `<!-- build:NAME -->`, which must be there once."""
    mark = f"<!-- build:{name} -->"
    if page.count(mark) != 1:
        stop(f"index.html must hold {mark} once")
    return page.replace(mark, content)


def write(dist: Path, snapshot: Path) -> Path:
    """Assemble dist/index.html."""
    step("assemble the page")
    page = (ROOT / "index.html").read_text("utf-8")
    page = fill(page, "boot", boot(dist, snapshot))
    page = fill(page, "icons", icons.sprite())
    page = fill(page, "looks", looks(dist))
    page = lay_board(page)
    settings = html.escape(json.dumps(config(), separators=(",", ":")))
    page, found = re.subn(r'config="\./pyscript\.json"', lambda _: f'config="{settings}"', page)
    if found != 1:
        stop('index.html must hold config="./pyscript.json" once')
    if lost := sorted({path for path in LOCAL.findall(page) if not (dist / path).exists()}):
        stop(f"index.html asks for {', '.join(lost)}, which static/ does not have")
    target = dist / "index.html"
    target.write_text(page.replace("%VERSION%", version()), "utf-8")
    return target
