"""Builds dist/ from the sources: `python -m tools.build`, and with `--single` also dist/shamble.html."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from tools import fonts, lock, page, runtime, single, snapshot, wheels
from tools.paths import DIST, NODE_MODULES, STATIC, run, step

BOOT = (*page.BOOT_SCRIPTS, "single.js")
NOT_SERVED = {"icons.json", "pyscript.json", "zoom.mjs", *(f"boot/{name}" for name in BOOT)}
"""Files of static/ that the build takes apart or puts into the page itself."""


def copy_static(dist: Path) -> None:
    """Style sheets, the Python starter, and the zoom bundle."""
    step("copy style sheets and scripts")
    for file in sorted(STATIC.rglob("*")):
        path = file.relative_to(STATIC).as_posix()
        if file.is_file() and path not in NOT_SERVED:
            (dist / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, dist / path)
    esbuild = NODE_MODULES / ".bin" / "esbuild"
    how = ("--bundle", "--minify", "--format=iife", "--legal-comments=none", "--log-level=warning")
    run([esbuild, STATIC / "zoom.mjs", *how, f"--outfile={dist / 'zoom.js'}"])


def build(dist: Path = DIST, *, with_single: bool = False) -> None:
    """Build everything that a host serves, in a folder that starts empty."""
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    lock.write(wheels.collect(dist / "wheels"), dist / "wheels")
    runtime.vendor(dist)
    fonts.write(dist)
    copy_static(dist)
    page.write(dist, snapshot.write(dist))
    if with_single:
        single.write(dist)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--single", action="store_true", help="also make dist/shamble.html, which runs from disk")
    build(with_single=parser.parse_args().single)
