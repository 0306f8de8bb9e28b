"""The browsers that tests and measurements drive: the system's own where there are any, otherwise installed once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Playwright

from tools.paths import run, step, stop

Engine = Literal["chromium", "firefox"]
ENGINES: tuple[Engine, ...] = ("chromium", "firefox")

COMMANDS: dict[Engine, tuple[str, ...]] = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr",),
}
DEBIAN: dict[Engine, str] = {"chromium": "chromium", "firefox": "firefox-esr"}

QUIET_CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",  # where shared memory is scarce, as in containers, pages would crash
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""A browser that asks nobody anything (every request of a test is the page's) and does not fall over in a container."""


def system_browser(engine: Engine) -> str | None:
    """The installed browser of this engine, if there is one."""
    return next((path for name in COMMANDS[engine] if (path := shutil.which(name))), None)


def playwright_browser(playwright: Playwright, engine: Engine) -> str | None:
    """The browser that Playwright has downloaded, if it has."""
    path = getattr(playwright, engine).executable_path
    return path if path and Path(path).exists() else None


def launch(playwright: Playwright, engine: Engine) -> Browser:
    """Start a browser without a window."""
    system = system_browser(engine)
    if engine == "chromium":
        return playwright.chromium.launch(executable_path=system, args=QUIET_CHROMIUM)
    if system:
        return playwright.firefox.launch(channel="moz-firefox", executable_path=system)
    return playwright.firefox.launch()


def launch_at_home(playwright: Playwright, profile: Path) -> BrowserContext:
    """Chromium as one has it who comes back: what it keeps between two visits lies in a folder."""
    system = system_browser("chromium")
    return playwright.chromium.launch_persistent_context(profile, executable_path=system, args=QUIET_CHROMIUM)


def install(missing: list[Engine]) -> None:
    """Install what is missing: Debian's packages when that is possible, otherwise Playwright's browsers."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if as_root and shutil.which("apt-get"):
        packages = [DEBIAN[engine] for engine in missing]
        step(f"install {' and '.join(packages)} with apt-get")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        update = subprocess.run(["apt-get", "-qq", "update"], check=False, capture_output=True)
        command = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", *packages]
        done = subprocess.run(command, env={**os.environ, **quiet}, check=False, capture_output=True, text=True)
        if update.returncode == 0 and done.returncode == 0:
            return
        print(done.stderr[-2000:], file=sys.stderr)
    step(f"download {' and '.join(missing)} with Playwright")
    run([sys.executable, "-m", "playwright", "install", *missing])


def main() -> None:
    """Make sure that both engines can be started."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        here = {engine: system_browser(engine) or playwright_browser(playwright, engine) for engine in ENGINES}
    missing = [engine for engine in ENGINES if not here[engine]]
    if missing:
        install(missing)
    with sync_playwright() as playwright:
        for engine in ENGINES:
            try:
                browser = launch(playwright, engine)
            except Exception as error:
                stop(f"{engine} cannot be started: {str(error).splitlines()[0]}")
            step(f"{engine} {browser.version} is there")
            browser.close()


if __name__ == "__main__":
    main()
