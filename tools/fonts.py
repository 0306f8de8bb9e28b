"""Fonts: the weights that the page uses, in the two Latin subsets, and fonts.css that declares them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tools.paths import NODE_MODULES, step

FACES: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("Barlow", "barlow", (400, 500, 600)),
    ("Barlow Condensed", "barlow-condensed", (500, 600, 700)),
    ("Anton", "anton", (400,)),
)
SUBSETS = ("latin-ext", "latin")

RULE = """@font-face {{
  font-family: "{family}";
  font-weight: {weight};
  font-style: normal;
  font-display: swap;
  src: url("fonts/{file}") format("woff2");
  unicode-range: {span};
}}
"""


def write(dist: Path) -> None:
    """Fill dist/fonts and write dist/fonts.css."""
    step("collect the fonts")
    folder = dist / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    rules: list[str] = []
    for family, package, weights in FACES:
        home = NODE_MODULES / "@fontsource" / package
        spans: dict[str, str] = json.loads((home / "unicode.json").read_text("utf-8"))
        for weight in weights:
            for subset in SUBSETS:
                file = f"{package}-{subset}-{weight}-normal.woff2"
                shutil.copyfile(home / "files" / file, folder / file)
                rules.append(RULE.format(family=family, weight=weight, file=file, span=spans[subset]))
    (dist / "fonts.css").write_text("".join(rules), "utf-8")
