"""[A1.1] A scenario file as it is read: every name and number in it checked, every fault told at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from pyapp.attack.board.board import Cell, Thing
from pyapp.attack.board.squares import Square
from pyapp.attack.cards.items import ITEMS
from pyapp.attack.names import CardId, TokenId
from pyapp.attack.scenarios import drawing_of_board as drawing
from pyapp.attack.scenarios.checking import check
from pyapp.attack.scenarios.finding_faults import Faults, short
from pyapp.attack.scenarios.model import MOST_HUMANS, Layout, Shift, TokenKind
from pyapp.attack.scenarios.reading_conditions import read_condition
from pyapp.attack.speech import say

FORMAT, VERSION = "zombie attack scenario", 1
MOST_TEXT = 60_000
LONGEST_LINE = 2_000
TEXTS = ("title", "about", "briefing", "provenance")
NUMBERS = {"cap": (1, 40), "wounds": (1, 30), "zombies": (0, 40)}
TOP = frozenset(
    (*TEXTS, "format", "version", "board", "legend", "names", "tokens", "setup", "easy", "hard", "deck", "win", "lose")
)
LEGEND = frozenset(("thing", "name", "room", "zones", "start", "token", "search"))
TOKEN = frozenset(("name", "burden", "draws"))
SETUP = frozenset((*NUMBERS, "cards"))
LEVEL = frozenset(("cap", "wounds"))
STARTS = ("human", "zombie")
MOST_CARDS = 80

Path = tuple[str, ...]
Table = Mapping[str, Any]


def read(text: str, key: str) -> Layout:
    """The scenario of a file's text; `Unplayable` tells everything that is wrong with it."""
    faults = Faults(text[:MOST_TEXT])
    if len(text) > MOST_TEXT:
        faults.at(1, 1, say("a scenario has at most {most} characters", most=MOST_TEXT))
        faults.stop()
    for row, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            faults.at(row, LONGEST_LINE + 1, say("a line has at most {most} characters", most=LONGEST_LINE))
    faults.stop()
    data = _parsed(text, faults)
    return _Reader(text, key, data, faults).layout()


def _parsed(text: str, faults: Faults) -> Table:
    data: dict[str, Any] = {}
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        where = re.search(r"line (\d+), column (\d+)", str(error))
        row, column = (int(where[1]), int(where[2])) if where else (max(1, text.count("\n") + 1), 1)
        reason = short(str(error).partition(" (at ")[0])
        faults.at(row, column, say("this is not TOML: {reason}", reason=reason))
    faults.stop()
    return data


class _Reader:
    """Reads the parts one after the other, and goes on after a fault as far as it can."""

    def __init__(self, text: str, key: str, data: Table, faults: Faults) -> None:
        self._text, self._key, self._data, self._faults = text, key, data, faults

    def layout(self) -> Layout:
        faults, data = self._faults, self._data
        self._known((), data, TOP)
        if data.get("format") != FORMAT or data.get("version") != VERSION:
            faults.under(("format",), say("the file begins with format = “{format}” and version = 1", format=FORMAT))
        texts = {name: self._text_of(data, (name,)) for name in TEXTS}
        lines, row = self._lines()
        legend = self._legend()
        found = drawing.drawn(lines, row, faults)
        if not found.letters:
            faults.stop()
        cells = self._cells(found, legend)
        board = drawing.board(lines, found, cells, faults)
        kinds = self._kinds()
        starts = {start: self._spots(found, legend, "start", start) for start in STARTS}
        tokens = self._tokens(found, legend, kinds)
        searches = self._spots(found, legend, "search", True)
        names = {name: self._text_of(self._table("names"), ("names", name)) for name in self._table("names")}
        zones = frozenset(board.zones)
        called_places = {place for entry in legend.values() for place in (entry.get("room"), *entry["zones"]) if place}
        self._known(("names",), names, frozenset(called_places))
        called = {kind: each.name for kind, each in kinds.items()}
        places = {zone: names.get(zone, zone) for zone in zones}
        win = read_condition(data.get("win"), ("win",), faults, called, places, board)
        lose = read_condition(data["lose"], ("lose",), faults, called, places, board) if "lose" in data else None
        setup = self._table("setup")
        self._known(("setup",), setup, SETUP)
        numbers = {name: self._row(setup, name, *span) for name, span in NUMBERS.items()}
        dealt = self._whole(setup, ("setup", "cards"), 0, 3, 0)
        shifts = {level: self._shift(level) for level in ("easy", "hard")}
        deck = self._deck()
        if win is None:
            faults.stop()
        assert win is not None
        layout = Layout(
            self._key,
            **texts,
            board=board,
            humans=starts["human"],
            zombies=starts["zombie"],
            searches=searches,
            tokens=tokens,
            kinds=kinds,
            deck=deck,
            dealt=dealt,
            numbers=numbers,
            shifts=shifts,
            win=win,
            lose=lose,
            names=names,
        )
        check(layout, found, faults)
        faults.stop()
        return layout

    # Small means

    def _known(self, path: Path, table: Table, known: frozenset[str]) -> None:
        for name in table:
            if name not in known:
                self._faults.under(
                    (*path, name),
                    say(
                        "“{name}” is not known here; it can be {known}",
                        name=short(name),
                        known=", ".join(sorted(known)),
                    ),
                )

    def _table(self, name: str, within: Table | None = None) -> Table:
        value = (self._data if within is None else within).get(name, {})
        if not isinstance(value, dict):
            self._faults.under((name,), say("“{name}” is a table: [{name}]", name=short(name)))
            return {}
        return value

    def _text_of(self, table: Table, path: Path) -> str:
        value = table.get(path[-1])
        if value is None:
            self._faults.under(path, say("“{name}” is missing: a text, in quotation marks", name=short(path[-1])))
            return ""
        if not isinstance(value, str) or not value.strip():
            self._faults.under(path, say("“{name}” is a text, in quotation marks", name=short(path[-1])))
            return ""
        if len(value) > 600 or any(not letter.isprintable() for letter in value):
            self._faults.under(path, say("“{name}” is one line of at most 600 letters", name=short(path[-1])))
        # Braces would be taken for places where something is put in.
        return short_text(value)

    def _whole(self, table: Table, path: Path, least: int, most: int, default: int) -> int:
        value = table.get(path[-1], default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            text = say(
                "“{name}” is a whole number from {least} to {most}", name=short(path[-1]), least=least, most=most
            )
            self._faults.under(path, text)
            return default
        return value

    def _row(self, table: Table, name: str, least: int, most: int) -> tuple[int, ...]:
        """A number for each number of humans; one alone holds for all."""
        value = table.get(name)
        row = value if isinstance(value, list) else [value]
        is_right = all(isinstance(each, int) and not isinstance(each, bool) and least <= each <= most for each in row)
        if not row or len(row) > MOST_HUMANS or not is_right:
            self._faults.under(
                ("setup", name),
                say(
                    "“{name}” is a number from {least} to {most}, or up to {humans} of them: for one human, two,"
                    " and so on",
                    name=name,
                    least=least,
                    most=most,
                    humans=MOST_HUMANS,
                ),
            )
            return (least,)
        return tuple(row)

    # Parts

    def _lines(self) -> tuple[list[str], int]:
        value = self._data.get("board")
        row = self._faults.place(("board",))[0]
        if not isinstance(value, str) or not value.strip():
            self._faults.under(("board",), say("“board” is the drawing, between three quotation marks"))
            return [], row
        lines = value.rstrip("\n").split("\n")
        source = self._text.split("\n")
        # TOML drops a line break right after the quotation marks: the drawing begins in the next line.
        begins_below = row <= len(source) and source[row - 1].rstrip().endswith(("'''", '"""'))
        return lines, row + 1 if begins_below else row

    def _legend(self) -> dict[str, Table]:
        found: dict[str, Table] = {}
        for letter, entry in self._table("legend").items():
            path = ("legend", letter)
            if len(letter) != 1 or letter in drawing.RESERVED or not letter.isprintable():
                self._faults.under(
                    path,
                    say(
                        "a letter of the legend is one character, and none of {reserved}",
                        reserved="“+”, “-”, “|”, “.”, “#”",
                    ),
                )
            elif not isinstance(entry, dict):
                self._faults.under(path, say("a letter of the legend says what it is, such as thing = “low”"))
            else:
                self._known(path, entry, LEGEND)
                found[letter] = self._entry(entry, path)
        return found

    def _entry(self, entry: Table, path: Path) -> Table:
        """With everything that cannot be read left out."""
        clean: dict[str, Any] = {}
        for name in ("name", "room", "token"):
            if name in entry:
                clean[name] = self._text_of(entry, (*path, name))
        if entry.get("thing", "none") in tuple(Thing):
            clean["thing"] = Thing(entry.get("thing", "none"))
        else:
            self._faults.under((*path, "thing"), say("“thing” is one of {things}", things=", ".join(Thing)))
        if "start" in entry:
            if entry["start"] not in STARTS:
                self._faults.under((*path, "start"), say("“start” is human or zombie"))
            clean["start"] = entry["start"]
        if not isinstance(entry.get("search", False), bool):
            self._faults.under((*path, "search"), say("“search” is true or false"))
        clean["search"] = entry.get("search", False) is True
        zones = entry.get("zones", [])
        if not isinstance(zones, list) or not all(isinstance(zone, str) and zone.strip() for zone in zones):
            self._faults.under((*path, "zones"), say("“zones” is a list of names"))
            zones = []
        clean["zones"] = [short_text(zone) for zone in zones]
        return clean

    def _cells(self, found: drawing.Drawn, legend: Mapping[str, Table]) -> dict[Square, Cell]:
        cells = {}
        for square, letter in found.letters.items():
            if letter == drawing.PLAIN:
                cells[square] = Cell()
            elif letter == drawing.SOLID:
                cells[square] = drawing.SOLID_CELL
            elif letter in legend:
                entry = legend[letter]
                room = entry.get("room", "")
                zones = dict.fromkeys([*([room] if room else []), *entry.get("zones", ())])
                cells[square] = Cell(entry.get("thing", Thing.NONE), entry.get("name", ""), room, tuple(zones))
            else:
                row, column = found.place(square)
                text = say(
                    "“{letter}” is not in the legend; known are {known}",
                    letter=short(letter),
                    known=", ".join(sorted(legend)) or "–",
                )
                self._faults.at(row, column, text)
                cells[square] = Cell()
        return cells

    def _spots(self, found: drawing.Drawn, legend: Mapping[str, Table], name: str, value: object) -> tuple[Square, ...]:
        return tuple(
            square for square, letter in found.letters.items() if letter in legend and legend[letter].get(name) == value
        )

    def _kinds(self) -> dict[str, TokenKind]:
        kinds = {}
        for kind, entry in self._table("tokens").items():
            path = ("tokens", kind)
            if not re.fullmatch(r"[a-z][a-z\-]{0,20}", kind):
                self._faults.under(path, say("a token's name is in small letters: “car-keys”"))
            elif kind in ITEMS:
                self._faults.under(path, say("“{name}” is the name of an item card: a token needs another", name=kind))
            elif not isinstance(entry, dict):
                self._faults.under(path, say("“{name}” is a table: [{name}]", name=short(kind)))
            else:
                self._known(path, entry, TOKEN)
                draws = entry.get("draws", False)
                if not isinstance(draws, bool):
                    self._faults.under((*path, "draws"), say("“draws” is true or false"))
                burden = self._whole(entry, (*path, "burden"), 0, 3, 0)
                kinds[kind] = TokenKind(self._text_of(entry, (*path, "name")), burden, draws is True)
        return kinds

    def _tokens(
        self, found: drawing.Drawn, legend: Mapping[str, Table], kinds: Mapping[str, TokenKind]
    ) -> dict[TokenId, Square]:
        tokens: dict[TokenId, Square] = {}
        counts: dict[str, int] = {}
        for square, letter in found.letters.items():
            kind = legend.get(letter, {}).get("token")
            if kind is None:
                continue
            if kind not in kinds:
                text = say("the token “{kind}” is described nowhere: [tokens.{kind}]", kind=short(kind))
                self._faults.under(("legend", letter, "token"), text)
                continue
            counts[kind] = counts.get(kind, 0) + 1
            tokens[TokenId(f"{kind}.{counts[kind]}")] = square
        return tokens

    def _shift(self, level: str) -> Shift:
        table = self._table(level)
        self._known((level,), table, LEVEL)
        return Shift(self._whole(table, (level, "cap"), -20, 20, 0), self._whole(table, (level, "wounds"), -20, 20, 0))

    def _deck(self) -> tuple[str, ...]:
        cards: list[str] = []
        for kind, count in self._table("deck").items():
            path = ("deck", kind)
            if kind not in ITEMS:
                text = say("there is no card “{kind}”; there are {known}", kind=short(kind), known=", ".join(ITEMS))
                self._faults.under(path, text)
            elif isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 20:
                self._faults.under(path, say("of a card there are 0 to 20"))
            else:
                cards += [CardId(f"{kind}.{number}") for number in range(1, count + 1)]
        if len(cards) > MOST_CARDS:
            self._faults.under(("deck",), say("a deck has at most {most} cards", most=MOST_CARDS))
        return tuple(cards)


def short_text(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text).replace("{", "(").replace("}", ")")
