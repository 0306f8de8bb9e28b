"""The boot scripts' sentences in other languages, taken from the catalogues at build time: Python is not there yet."""

from __future__ import annotations

import re

from babel.messages.pofile import read_po

from tools.paths import ROOT, STATIC

CALL = re.compile(r'\bt\("((?:[^"\\]|\\.)+)"\)')


def sentences() -> list[str]:
    """Every sentence that a boot script passes through `t("…")`."""
    scripts = [*sorted((STATIC / "boot").glob("*.js")), STATIC / "boot" / "boot.mjs"]
    return sorted({text for script in scripts for text in CALL.findall(script.read_text("utf-8"))})


def translations() -> dict[str, dict[str, str]]:
    """Language to sentence to translation; a sentence that the house's catalogue lacks stays English."""
    found: dict[str, dict[str, str]] = {}
    for catalogue in sorted((ROOT / "pyapp" / "locale").glob("*/LC_MESSAGES/shamble.po")):
        with catalogue.open("rb") as file:
            entries = read_po(file)
        known = {text: str(entry.string) for text in sentences() if (entry := entries.get(text)) and entry.string}
        if entries.locale is not None:
            found.setdefault(entries.locale.language, {}).update(known)
    return found
