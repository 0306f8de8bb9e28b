"""A second Python in a worker of the browser, for what would keep the page waiting. It is begun when first needed.

It is asked by a text of JSON and tells in such texts. While it works it hears nothing, so whoever has enough of it lets
it go, and the next question begins another one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from js import window
from pyodide.ffi import create_proxy

from pyapp.web.page.dom import Guard

BROKEN = "the worker did not start"


class Beside:
    def __init__(self, guard: Guard, module: str, function: str) -> None:
        self._guard = guard
        self._answering = module, function
        self._worker: Any = None
        self._asked = 0
        """Counts the questions: what still comes of an earlier one is not heard."""
        self._on_told: Callable[[str], None]
        self._on_failed: Callable[[str], None]
        self._hears = {
            "message": create_proxy(lambda event: guard.run(lambda: self._hear(event))),
            "error": create_proxy(lambda event: guard.run(lambda: self._break(event))),
        }

    def ask(self, text: str, on_told: Callable[[str], None], on_failed: Callable[[str], None]) -> None:
        """Have a question answered. Whatever was asked before has to be done, or it is given up."""
        self._asked += 1
        self._on_told, self._on_failed = on_told, on_failed
        if self._worker is not None:
            self._worker.postMessage(text)
        else:
            self._guard.start(self._begin(self._asked, text))

    def stop(self) -> None:
        """Let go of it, whatever it is doing."""
        self._asked += 1
        if self._worker is not None:
            self._worker.terminate()
            self._worker = None

    async def _begin(self, number: int, text: str) -> None:
        try:
            beside = await window.shamble.source.module("boot/beside.mjs")
            worker = await beside.open(*self._answering)
        except Exception as error:
            # Of whatever kind: a file may be missing, or a browser may have no workers where the page lies.
            if number == self._asked:
                self._fail(str(error))
            return
        if number != self._asked:
            worker.terminate()
            return
        self._worker = worker
        for name, proxy in self._hears.items():
            worker.addEventListener(name, proxy)
        worker.postMessage(text)

    def _hear(self, event: Any) -> None:
        # One that was let go may have told something on its way out.
        if self._worker is None or event.target != self._worker:
            return
        told = str(event.data)
        failed = json.loads(told).get("failed")
        if failed is None:
            self._on_told(told)
        else:
            self._fail(str(failed))

    def _break(self, event: Any) -> None:
        event.preventDefault()
        if self._worker is not None and event.target == self._worker:
            self._fail(str(getattr(event, "message", "") or BROKEN))

    def _fail(self, why: str) -> None:
        self.stop()
        window.shamble.note(f"beside the page: {why}")
        # Of an error of Python there are many lines, and the last one says what it is.
        self._on_failed((why.strip() or BROKEN).splitlines()[-1])
