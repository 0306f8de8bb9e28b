"""Vendored Pyodide and PyScript: only the files that our page can ask for."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools.paths import NODE_MODULES, step, stop

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

PYSCRIPT = ("core", "core-*", "error-*")
"""Name patterns of the chunks that are used: the plugins behind the others are switched off in pyscript.json."""

SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def copy_module(source: Path, target: Path) -> None:
    """Copy a script without its pointer to a source map, which is not shipped."""
    target.write_text(SOURCE_MAP.sub("\n", source.read_text("utf-8")), "utf-8")


def vendor(dist: Path) -> None:
    """Fill dist/runtime (Pyodide) and dist/pyscript."""
    step("vendor Pyodide and PyScript")
    runtime, pyscript = dist / "runtime", dist / "pyscript"
    for folder in (runtime, pyscript):
        folder.mkdir(parents=True, exist_ok=True)
    for name in PYODIDE:
        source = NODE_MODULES / "pyodide" / name
        if source.suffix == ".mjs":
            copy_module(source, runtime / name)
        else:
            shutil.copyfile(source, runtime / name)
    home = NODE_MODULES / "@pyscript" / "core" / "dist"
    for pattern in PYSCRIPT:
        found = sorted(home.glob(f"{pattern}.js"))
        if len(found) != 1:
            stop(f"expected one PyScript chunk {pattern}.js, found {len(found)}")
        copy_module(found[0], pyscript / found[0].name)
