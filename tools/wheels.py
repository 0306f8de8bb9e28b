"""The wheels that the page loads: our own, built here, and the few it depends on, downloaded once."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from tools import catalogue
from tools.paths import BUILD, EPOCH, ROOT, run, step, stop

REQUIREMENTS = ROOT / "tools" / "runtime-requirements.txt"
CACHE = BUILD / "downloads"


def pinned() -> list[str]:
    """The pinned requirements, one `name==version` each."""
    lines = (line.split("#")[0].strip() for line in REQUIREMENTS.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def wheel_prefix(requirement: str) -> str:
    """How the file name of a requirement's wheel begins."""
    name, version = requirement.split("==")
    return f"{name.replace('-', '_').lower()}-{version}-"


def build_own(target: Path) -> Path:
    """Build the wheel `shamble` into a folder: sorted entries and fixed times, so equal sources give equal bytes."""
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH
    target.mkdir(parents=True, exist_ok=True)
    catalogue.compile_all()
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(target), versions=["standard"])
    return Path(built)


def download() -> list[Path]:
    """The pinned wheels of others; the package index is asked only when one is not there yet."""

    def have() -> list[Path]:
        found = (sorted(CACHE.glob(f"{wheel_prefix(requirement)}*.whl")) for requirement in pinned())
        return [files[0] for files in found if files]

    if len(have()) < len(pinned()):
        step("download the pinned runtime wheels")
        CACHE.mkdir(parents=True, exist_ok=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--no-deps", "--only-binary=:all:", "--dest", CACHE, "--requirement", REQUIREMENTS])
    wheels = have()
    if foreign := [wheel.name for wheel in wheels if not wheel.name.endswith("-none-any.whl")]:
        stop(f"not a pure wheel: {', '.join(foreign)}")
    return wheels


def collect(target: Path) -> list[Path]:
    """Put every wheel of the page into one folder, which holds nothing else afterwards."""
    step("build the wheel")
    shutil.rmtree(target, ignore_errors=True)
    own = build_own(target)
    return [own, *(Path(shutil.copy(wheel, target)) for wheel in download())]
