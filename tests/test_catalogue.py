"""The catalogue holds every sentence that the sources can say."""

from __future__ import annotations

from tools.catalogue import TEMPLATE, template_text


def test_the_catalogue_is_up_to_date() -> None:
    assert TEMPLATE.read_text(encoding="utf-8") == template_text(), "run: python -m tools.catalogue"
