"""The gettext catalogues: every sentence that can be said, gathered from the sources.

Each game has one of its own, and one more holds what belongs to no game alone: whoever translates a sentence knows
which game says it, and the same English may mean two things in two games. `python -m tools.catalogue` writes the
`.pot` files in `pyapp/locale/` anew and brings the translations beside them up to date; `compile_all` turns
translations into what the game reads, as a step of the build.
"""

from __future__ import annotations

import ast
import io
import os
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools.paths import ROOT
from tools.texts import sentences

SOURCES = ROOT / "pyapp"
LOCALE = SOURCES / "locale"
HOUSE = "shamble"
SHARED = ("kernel", "web")
"""Packages that serve all games."""

Spoken = str | tuple[str, str]
"""A sentence, or its two forms for one and for many."""


class NotASentence(ValueError):
    """A call whose sentence is not written out: it could be neither gathered nor translated."""


def catalogues() -> list[str]:
    """The house's, and one for each package that is a game."""
    packages = sorted(path.parent.name for path in SOURCES.glob("*/__init__.py"))
    return [HOUSE, *(name for name in packages if name not in SHARED)]


def sources(name: str) -> list[Path]:
    """The modules whose sentences a catalogue holds."""
    if name != HOUSE:
        return sorted((SOURCES / name).rglob("*.py"))
    shared = (path for package in SHARED for path in (SOURCES / package).rglob("*.py"))
    return sorted([*SOURCES.glob("*.py"), *shared])


def template_file(name: str) -> Path:
    return LOCALE / f"{name}.pot"


def spoken(source: str, where: str) -> Iterator[Spoken]:
    """Every sentence that a source passes to `say` or `say_n`, also from inside a formatted string."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (name := getattr(node.func, "id", "")) in ("say", "say_n"):
            texts = [arg.value for arg in node.args[: 1 + (name == "say_n")] if isinstance(arg, ast.Constant)]
            match texts:
                case [str(text)] if name == "say":
                    yield text
                case [str(one), str(many)]:
                    yield one, many
                case _:
                    raise NotASentence(f"{where}:{node.lineno}: {name} needs its sentence written out")


def template(name: str) -> Catalog:
    """All messages of a catalogue's sources, sorted, without line numbers: those would change with every edit."""
    catalog = Catalog(project="shamble", charset="utf-8", fuzzy=False)
    for path in sources(name):
        place = path.relative_to(ROOT).as_posix()
        for message in spoken(path.read_text(encoding="utf-8"), place):
            catalog.add(message, locations=[(place, None)])  # type: ignore[list-item]
    for text in sentences() if name == HOUSE else ():
        catalog.add(text, locations=[("static/boot", None)])  # type: ignore[list-item]
    return catalog


def template_text(name: str) -> str:
    buffer = io.BytesIO()
    write_po(buffer, template(name), width=120, sort_output=True, omit_header=True)
    return buffer.getvalue().decode("utf-8")


def languages() -> list[str]:
    return sorted(path.name for path in LOCALE.iterdir() if path.is_dir())


def translation(language: str, name: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{name}.po"


def translations() -> list[Path]:
    """What there is to be read: a catalogue in a language in each file."""
    wanted = (translation(language, name) for language in languages() for name in catalogues())
    return [path for path in wanted if path.exists()]


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


def po_text(catalog: Catalog) -> str:
    """A translation as it lies in the repository: of the header only what gettext needs, no dates and no names."""
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=120, sort_output=True, ignore_obsolete=True)
    _, _, messages = buffer.getvalue().decode("utf-8").partition("\n\n")
    header = (
        f"Language: {catalog.locale_identifier}",
        f"Plural-Forms: {catalog.plural_forms}",
        "Content-Type: text/plain; charset=utf-8",
    )
    lines = "\n".join(f'"{line}\\n"' for line in header)
    return f'msgid ""\nmsgstr ""\n{lines}\n\n{messages}'


def typeset(text: str | tuple[str, ...], language: str) -> str | tuple[str, ...]:
    """French has a space before its high signs, and no line may begin with one: that space does not break."""
    if language != "fr":
        return text
    return tuple(map(_unbroken, text)) if isinstance(text, tuple) else _unbroken(text)


def _unbroken(text: str) -> str:
    return re.sub(r" (?=[:;?!»%])", "\N{NO-BREAK SPACE}", text)


def compile_all() -> None:
    """Each translation as a .mo file beside its .po file, put there whole: two builds may run side by side."""
    for path in translations():
        catalog = read(path)
        for message in catalog:
            if isinstance(message.string, str | tuple):
                message.string = typeset(message.string, str(catalog.locale_identifier))
        buffer = io.BytesIO()
        write_mo(buffer, catalog)
        made = path.with_suffix(f".{os.getpid()}")
        made.write_bytes(buffer.getvalue())
        made.replace(path.with_suffix(".mo"))


def main() -> None:
    LOCALE.mkdir(exist_ok=True)
    for name in catalogues():
        file = template_file(name)
        file.write_text(template_text(name), encoding="utf-8")
        print(f"{len(list(template(name)))} messages in {file.relative_to(ROOT)}")
        for language in languages():
            path = translation(language, name)
            catalog = read(path) if path.exists() else Catalog(locale=language)
            catalog.update(template(name), no_fuzzy_matching=True)
            path.write_text(po_text(catalog), encoding="utf-8")


if __name__ == "__main__":
    main()
