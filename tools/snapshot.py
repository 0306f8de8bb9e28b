"""The memory snapshot: made in Node with the vendored Pyodide and our wheels, named after what it was made from."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, ROOT, run, step

PACKAGE = "pyapp"
RECIPE = (ROOT / "tools" / "snapshot.mjs", ROOT / "tools" / "inside_snapshot.py")


def fingerprint(dist: Path) -> str:
    """Names wheels, runtime and recipe: a snapshot of another build has another name and is never loaded."""
    digest = hashlib.sha256()
    parts = [*(dist / "wheels").glob("*.whl"), dist / "runtime" / "pyodide.asm.wasm", *RECIPE]
    for part in sorted(parts):
        digest.update(part.name.encode())
        digest.update(part.read_bytes())
    return digest.hexdigest()[:12]


def write(dist: Path) -> Path:
    """Put the snapshot into dist; one that was made from the same files before is taken again."""
    name = f"engine-{fingerprint(dist)}.snapshot"
    kept = BUILD / "snapshots" / name
    if not kept.exists():
        step("make the memory snapshot")
        shutil.rmtree(kept.parent, ignore_errors=True)
        kept.parent.mkdir(parents=True)
        fresh = kept.with_suffix(".part")
        said = run(["node", RECIPE[0], dist / "wheels", NODE_MODULES / "pyodide", fresh, PACKAGE])
        if said.strip():
            step(said.strip())
        fresh.rename(kept)
    return Path(shutil.copyfile(kept, dist / name))
