"""The page's first call from Python: `start()` draws the first screen and reports that the page is ready."""

from __future__ import annotations

import js


def start() -> None:
    """Start the page; called once, by the page's only Python script."""
    js.window.shamble.ready()
