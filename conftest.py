"""What holds for unit tests and browser tests alike: `--thorough` plays everything, which takes more than an hour."""

from __future__ import annotations

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="also what takes long: every game, seed and browser")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: runs only with --thorough")
    if config.getoption("thorough"):
        os.environ["LAWS"] = "thorough"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("thorough"):
        return
    left_out = [item for item in items if item.get_closest_marker("thorough")]
    items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    config.hook.pytest_deselected(items=left_out)
