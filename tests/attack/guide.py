"""What stands in docs/scenarios.md: the example, and the survival rules, each as a piece of a file."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"
TEXT = (DOCS / "scenarios.md").read_text(encoding="utf-8")
BLOCKS: tuple[str, ...] = tuple(re.findall(r"^```toml\n(.*?)^```$", TEXT, re.S | re.M))
EXAMPLE = BLOCKS[0]
"""The whole scenario."""
RULES = BLOCKS[1:]
"""Tables that could stand in place of its last one."""


def with_rules(rules: str) -> str:
    """The example with other survival rules."""
    head, mark, _ = EXAMPLE.partition("[win]")
    assert mark
    return head + rules
