"""What holds for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from pyapp.__main__ import main
from tests.command import Result, Run

# A busy machine is no fault of the code: examples are not timed.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Calls the command line as a program would be called."""

    def call(*argv: str) -> Result:
        try:
            status = main(list(argv))
        except SystemExit as stop:
            status = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Result(status, out, err)

    return call
