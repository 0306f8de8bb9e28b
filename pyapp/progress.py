"""How far a long command is: a bar for somebody at a terminal, nothing for a program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Advance = Callable[[], None]


@contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """Show how many of a number of things are done; it goes to standard error, and away at the end."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
        from rich.progress import TimeRemainingColumn as Left
    except ImportError:  # the engine alone was installed, without what makes its command line pleasant
        with _plain(what, total) as advance:
            yield advance
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), Left())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


@contextmanager
def _plain(what: str, total: int) -> Iterator[Advance]:
    """The same as one line that is written over."""
    done = 0

    def advance() -> None:
        nonlocal done
        done += 1
        print(f"\r{what} {done}/{total}", end="", file=sys.stderr, flush=True)

    try:
        yield advance
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
