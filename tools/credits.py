"""CREDITS.md: whose work the page stands on. `python -m tools.credits` writes it from the table here.

Who drew a silhouette is said where it is named: by the page in static/icons.json, by a game beside its drawings.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.icons import of_all
from tools.paths import ROOT

FILE = ROOT / "CREDITS.md"


class Work(NamedTuple):
    """Something that somebody else made and the page ships."""

    what: str
    licence: str
    packages: tuple[str, ...] = ()
    """By which packages it comes: of Python, or of npm."""


SOFTWARE = (
    Work("[CPython](https://www.python.org) and its standard library", "PSF License"),
    Work("[Pyodide](https://pyodide.org)", "MPL-2.0", ("pyodide",)),
    Work("[PyScript](https://pyscript.net)", "Apache-2.0", ("@pyscript/core",)),
    Work("[attrs](https://www.attrs.org) and [cattrs](https://catt.rs)", "MIT", ("attrs", "cattrs")),
    Work("[typing_extensions](https://github.com/python/typing_extensions)", "PSF License", ("typing_extensions",)),
    Work("[d3-zoom](https://d3js.org/d3-zoom) and the d3 modules it uses", "ISC", ("d3-zoom", "d3-selection")),
)
PICTURES = ("@iconify-json/game-icons", "lucide-static")
TYPE = ("@fontsource/barlow", "@fontsource/barlow-condensed", "@fontsource/anton")

TEXT = """\
# Credits

Shamble's own code is under the MIT licence (see LICENSE). It stands on the work of others.

## The games

The games belong to their authors and publishers. Shamble implements their rules in its own words and with its own
drawings; no text or picture of a rulebook, map, card or counter is copied. What is reconstructed is said where it is
shown.

## Pictures

**Silhouettes**: [game-icons.net](https://game-icons.net), licence
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), by way of the package
`@iconify-json/game-icons`. The symbols are used unchanged, in our colours.

| author | icons |
|---|---|
{silhouettes}

**Interface icons**: [Lucide](https://lucide.dev), ISC licence, © Lucide Contributors; some are derived from
Feather, MIT licence, © Cole Bemis.

## Type

All under the SIL Open Font License 1.1, by way of [Fontsource](https://fontsource.org): **Barlow** and
**Barlow Condensed** (© The Barlow Project Authors), **Anton** (© The Anton Project Authors).

## Software in the page

| what | licence |
|---|---|
{software}
"""


def silhouettes() -> str:
    """Most drawn first; those whose author the package does not name come last."""
    by: dict[str, list[str]] = {}
    for name, author in of_all().silhouettes.items():
        by.setdefault(author, []).append(name)
    rows = sorted(by.items(), key=lambda row: (not row[0], -len(row[1]), row[0]))
    nobody = "authors of game-icons.net, not named one by one in the package"
    return "\n".join(f"| {author or nobody} | {', '.join(names)} |" for author, names in rows)


def text() -> str:
    software = "\n".join(f"| {work.what} | {work.licence} |" for work in SOFTWARE)
    return TEXT.format(silhouettes=silhouettes(), software=software)


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
