"""The harness itself: a browser that dies gets its test another try, a page that fails does not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools.paths import ROOT

CONFTEST = "from e2e.conftest import *\n"

TESTS = '''
import os, signal
from pathlib import Path
import pytest

TRIES = Path(__file__).with_name("tries")

@pytest.fixture
def page(browser):
    page = browser.new_context().new_page()
    page.set_default_timeout(5_000)
    yield page
    page.context.close()

def tries(name):
    """How often this test has been run, this time included."""
    with TRIES.open("a") as file:
        print(name, file=file)
    return TRIES.read_text().split().count(name)

def test_page_dies(page):
    if tries("page_dies") == 1:
        page.goto("chrome://crash")

def test_browser_dies(page, browser):
    if tries("browser_dies") == 1:
        processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        os.kill(next(one["id"] for one in processes if one["type"] == "browser"), signal.SIGKILL)
        page.wait_for_selector("html")

@pytest.mark.limit(15)
def test_browser_is_silent(page):
    if tries("browser_is_silent") == 1:
        page.evaluate("() => new Promise(() => {})")

def test_page_always_dies(page):
    tries("page_always_dies")
    page.goto("chrome://crash")

def test_page_fails(page):
    tries("page_fails")
    assert page.title() == "Target crashed"

def test_page_is_late(page):
    tries("page_is_late")
    page.wait_for_selector("nothing", timeout=50)

def test_page_is_closed(page):
    tries("page_is_closed")
    page.close()
    page.title()
'''

EXPECTED = {
    "page_dies": ("PASSED", 2),
    "browser_dies": ("PASSED", 2),
    "browser_is_silent": ("PASSED", 2),
    "page_always_dies": ("FAILED", 3),
    "page_fails": ("FAILED", 1),
    "page_is_late": ("FAILED", 1),
    "page_is_closed": ("FAILED", 1),
}
"""What becomes of each, and how often it is run."""


@pytest.mark.thorough
def test_only_a_browser_that_dies_gets_its_test_another_try(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    command = [sys.executable, "-m", "pytest", str(tmp_path), "-rA", "--tb=no"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    outcomes = {name: outcome for outcome, name in re.findall(r"^(FAILED|PASSED) \S+::test_(\w+)", done.stdout, re.M)}
    tries = Counter((tmp_path / "tries").read_text("utf-8").split())
    assert {name: (outcomes.get(name), tries[name]) for name in EXPECTED} == EXPECTED, done.stdout + done.stderr
    assert "6 browser crashes; the tests ran again in a fresh browser" in done.stdout
