"""What somebody reads of a piece of the page."""

from __future__ import annotations

import re


def words(html: str) -> str:
    """Its words without the tags around them, still escaped."""
    return re.sub(r"<[^>]*>", "", html)
