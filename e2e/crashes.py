"""A crash of the browser itself is no verdict on the page: such a test runs again, whole, in a fresh browser.

A test that fails while its browser lives has failed, and is never run again. Everything that a page can be late with is
waited for with a limit of its own, so a test that takes far too long has a browser that does not answer any more: that
is a crash like any other.
"""

from __future__ import annotations

import threading
from collections.abc import Generator

import pytest
from _pytest.runner import runtestprotocol
from _pytest.terminal import TerminalReporter

from e2e.browsers import Browsers

ATTEMPTS = 3
"""A browser that dies every time has its reason in the page."""

LIMIT = 300
"""Seconds for a test that is not marked with a `limit` of its own: far more than the longest takes when all is busy."""

MARK = "browser crash"

LAST_WORDS = ("Target crashed", "page crashed", "Page crashed", "Connection closed while reading from the driver")
"""What Playwright says when it is the browser, or the way to it, that is gone."""


class Crashes:
    """The part of pytest that tells crashes from failures."""

    def __init__(self, browsers: Browsers) -> None:
        self.browsers = browsers

    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run a test, and again when its browser has died; only the last run is reported."""
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        marker = item.get_closest_marker("limit")
        limit = marker.args[0] if marker else LIMIT
        for attempt in range(1, ATTEMPTS + 1):
            self.browsers.has_failed = False
            self.browsers.crashes.clear()
            watch = threading.Timer(limit, self.browsers.give_up, [f"no answer for {limit} s"])
            watch.start()
            reports = runtestprotocol(item, nextitem=nextitem, log=False)
            watch.cancel()
            if not self.browsers.has_failed or not self.browsers.crashes:
                break
            item.user_properties.append((MARK, self.browsers.crashes[0]))
            for report in reports:
                report.user_properties = list(item.user_properties)
            self.browsers.start_afresh()
            if attempt == ATTEMPTS:
                break
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.failed:
            self.browsers.has_failed = True
            error = call.excinfo.value if call.excinfo else None
            said = "" if isinstance(error, AssertionError) else str(error)
            if any(words in said for words in LAST_WORDS):
                self.browsers.crashes.append(said.splitlines()[0])
            else:
                self.browsers.look_after()  # now, as nobody tells what happened to a page once it is closed
        return report

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        """How often it happened, and to which tests: once is chance, often is a reason to look."""
        crashes = {
            (report.nodeid, number): what
            for reports in terminalreporter.stats.values()
            for report in reports
            if isinstance(report, pytest.TestReport)
            for number, (mark, what) in enumerate(report.user_properties)
            if mark == MARK
        }
        if crashes:
            count = f"{len(crashes)} browser crash{'es' if len(crashes) > 1 else ''}"
            terminalreporter.section(f"{count}; the tests ran again in a fresh browser")
            for (nodeid, _), what in sorted(crashes.items()):
                terminalreporter.line(f"{nodeid}: {what}")

    def pytest_unconfigure(self) -> None:
        self.browsers.start_afresh()
