"""Builds wheel and lock file twice and compares the bytes: `python -m tools.repeatable`."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

from tools import lock, wheels
from tools.paths import step, stop


def digests(folder: Path) -> dict[str, str]:
    """File name to digest."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def build_once(folder: Path) -> dict[str, str]:
    """Wheels and lock file in a folder of their own."""
    lock.write(wheels.collect(folder), folder)
    return digests(folder)


def main() -> None:
    """Compare two builds."""
    with tempfile.TemporaryDirectory() as scratch:
        first, second = (build_once(Path(scratch) / name) for name in ("first", "second"))
    if differing := [name for name in first.keys() | second.keys() if first.get(name) != second.get(name)]:
        stop(f"two builds of the same sources differ in {', '.join(sorted(differing))}")
    step(f"two builds gave the same {len(first)} files")


if __name__ == "__main__":
    main()
