"""Our own pyodide-lock.json: it lists our wheels and nothing else, so the page never asks for micropip."""

from __future__ import annotations

import hashlib
import json
import zipfile
from importlib.metadata import PathDistribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from pyodide_lock import InfoSpec, PackageSpec, PyodideLockSpec, parse_top_level_import_name

from tools.paths import NODE_MODULES, step, stop

NAME = "pyodide-lock.json"


def info() -> InfoSpec:
    """The platform that the vendored Pyodide was made for, as its own lock file tells it."""
    home = NODE_MODULES / "pyodide"
    version = json.loads((home / "package.json").read_text("utf-8"))["version"]
    return InfoSpec(**{"version": version, **json.loads((home / NAME).read_text("utf-8"))["info"]})


def needs(wheel: Path, python: str) -> list[str]:
    """The names that a wheel depends on when it runs in the browser, without extras."""
    (folder,) = (entry for entry in zipfile.Path(wheel).iterdir() if entry.name.endswith(".dist-info"))
    short = ".".join(python.split(".")[:2])
    place = {"python_version": short, "python_full_version": python, "sys_platform": "emscripten", "extra": ""}
    asked = [Requirement(text) for text in PathDistribution(folder).requires or []]
    return sorted(canonicalize_name(one.name) for one in asked if one.marker is None or one.marker.evaluate(place))


def package(wheel: Path, python: str) -> PackageSpec:
    """The entry of one wheel."""
    name, version, _build, _tags = parse_wheel_filename(wheel.name)
    return PackageSpec(
        name=name,
        version=str(version),
        file_name=wheel.name,
        install_dir="site",
        sha256=hashlib.sha256(wheel.read_bytes()).hexdigest(),
        imports=parse_top_level_import_name(wheel) or [],
        depends=needs(wheel, python),
    )


def write(wheels: list[Path], target: Path) -> Path:
    """Write the lock file beside the wheels; a dependency that is not among them ends the build."""
    step("write the lock file")
    platform = info()
    packages = {entry.name: entry for entry in (package(wheel, platform.python) for wheel in sorted(wheels))}
    for entry in packages.values():
        if missing := [name for name in entry.depends if name not in packages]:
            stop(f"{entry.name} needs {', '.join(missing)}, which is not in tools/runtime-requirements.txt")
    lock = target / NAME
    PyodideLockSpec(info=platform, packages=packages).to_json(lock, indent=1)
    return lock
