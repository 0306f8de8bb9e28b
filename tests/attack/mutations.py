"""Scenario files with something changed by chance, each kind of change by itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from pyapp.attack.scenarios.library import SHIPPED, shipped_text
from pyapp.kernel.dice import Dice
from tests.attack.guide import EXAMPLE

Change = Callable[[str, Dice], str]

MARKUP = "<img src=x onerror=alert(1)>"
ODD = (*"é界🧟𝟙\u202e\u0301\u2028\u00a0\x7f\ud83e", MARKUP, "{count}", "\\u0000")
NUMBERS = (
    *("-1", "0", "1", "3", "41", "999999999999", "9" * 400, "1.5", "nan", "true", '"3"', "1979-05-27", "0x10", "1_0"),
    *("[]", "{}", "[1, 2, 3, 4, 5]", "[2, [3]]"),
)
LEAVES = (
    *("hold = {}", "kill = {}", "alive = {}", "wait = {}", "dance = {}", "hold = {}, kill = 2"),
    *('everybody_in = "shed"', 'everybody_in = "moon"', 'everybody_in = "shed", least = {}'),
    *('barricade_all = "shed"', 'barricade_all = ["shed"]'),
    *('carry = "lamp", to = "shed"', 'carry = "lamp"', '"carry" = "lamp", "to" = "shed", count = {}'),
)


def pick(chance: Dice, *things: str) -> str:
    return things[chance.below(len(things))]


def drawing(text: str) -> range:
    """The lines of the board."""
    lines = text.split("\n")
    begins = next(number for number, line in enumerate(lines) if line.startswith("board"))
    return range(begins + 1, next(n for n in range(begins + 1, len(lines)) if lines[n].startswith("'''")))


def anywhere(text: str, chance: Dice) -> str:
    """A character too few, too many, or another one."""
    place = chance.below(len(text))
    new = pick(chance, *'.#|DWz1h~ \n"{}[]=0-9', "")
    return text[:place] + new + text[place + chance.below(2) :]


def a_line(text: str, chance: Dice) -> str:
    """A line too few, one twice, or two in each other's place."""
    lines = text.split("\n")
    one, other = chance.below(len(lines)), chance.below(len(lines))
    match chance.below(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def a_table(text: str, chance: Dice) -> str:
    """A whole table too few, one twice, or one with another name."""
    tables = re.findall(r"^\[[^\]\n]+\]\n(?:(?!\[[a-z.]+\]$).*\n?)*", text, re.M)
    one = tables[chance.below(len(tables))]
    match chance.below(3):
        case 0:
            return text.replace(one, "", 1)
        case 1:
            return text + "\n" + one
        case _:
            return text.replace(
                one, one.replace("[", f"[{pick(chance, 'x', 'win', 'legend', 'tokens', 'deck')}.", 1), 1
            )


def a_number(text: str, chance: Dice) -> str:
    found = list(re.finditer(r"(?<= = )\d+|(?<=[\[ ])\d+(?=[,\]])", text))
    place = found[chance.below(len(found))]
    return text[: place.start()] + pick(chance, *NUMBERS) + text[place.end() :]


def the_board(text: str, chance: Dice) -> str:
    """Other characters in the drawing, a line more or less, a column more or less."""
    lines, rows = text.split("\n"), drawing(text)
    match chance.below(6):
        case 0:
            del lines[rows[chance.below(len(rows))]]
        case 1:
            lines.insert(rows[0], lines[rows[chance.below(len(rows))]])
        case 2:
            column = chance.below(len(lines[rows[0]]))
            for row in rows:
                lines[row] = lines[row][:column] + lines[row][column + 1 :]
        case _:
            for _ in range(1 + chance.below(5)):
                row = rows[chance.below(len(rows))]
                column = chance.below(len(lines[row]))
                lines[row] = lines[row][:column] + pick(chance, *".#|-+DWz1st~L? ") + lines[row][column + 1 :]
    return "\n".join(lines)


def a_large_board(text: str, chance: Dice) -> str:
    """Many more lines or columns than there may be, or as many as there may be."""
    lines, rows = text.split("\n"), drawing(text)
    if chance.below(2):
        times = (1, 8, 600)[chance.below(3)]
        lines[rows[-1] : rows[-1]] = lines[rows[1] : rows[3]] * times
    else:
        times = (1, 8, 400)[chance.below(3)]
        for row in rows:
            lines[row] = lines[row][:-1] + lines[row][-3:-1] * times + lines[row][-1]
    return "\n".join(lines)


def rules(chance: Dice, depth: int = 0) -> str:
    if depth < 8 and chance.below(3):
        parts = ", ".join("{ " + rules(chance, depth + 1) + " }" for _ in range(chance.below(4)))
        return f"{pick(chance, 'all', 'any', 'in_order', 'in_order')} = [{parts}]"
    return pick(chance, *LEAVES).format(chance.below(12))


def conditions(text: str, chance: Dice) -> str:
    """Survival rules put together by chance, right or wrong."""
    table = pick(chance, "win", "win", "win", "lose")
    kept = text.partition("[win]")[0] if table == "win" else text
    return f"{kept}\n[{table}]\n" + rules(chance).replace(", to", "\nto").replace(", least", "\nleast") + "\n"


def odd_signs(text: str, chance: Dice) -> str:
    """Signs of other scripts, half signs, signs without a width, and markup: in texts, names, on the board."""
    for _ in range(1 + chance.below(3)):
        quoted = [place.end() for place in re.finditer(r' = "', text)]
        place = quoted[chance.below(len(quoted))] if chance.below(6) else chance.below(len(text))
        text = text[:place] + pick(chance, *ODD) + text[place:]
    return text


def syntax(text: str, chance: Dice) -> str:
    """Quotation marks, brackets and signs that TOML needs."""
    found = [number for number, letter in enumerate(text) if letter in "\"'[]{}=,"]
    place = found[chance.below(len(found))]
    return text[:place] + pick(chance, "", '"', "'''", "[", "]]", "{", "=", "\\", "\n") + text[place + 1 :]


def deep(text: str, chance: Dice) -> str:
    """Lists in lists, tables in tables, keys of many parts."""
    depth = (7, 60, 400, 20_000)[chance.below(4)]
    match chance.below(3):
        case 0:
            return text.partition("[win]")[0] + "[win]\nall = " + "[{ all = " * depth + "1" + " }]" * depth
        case 1:
            return text + "\nx = " + "[\n" * depth
        case _:
            return text + "\n" + "a." * depth + "b = 1"


KINDS: Mapping[str, Change] = {
    change.__name__: change
    for change in (
        anywhere, a_line, a_table, a_number, the_board, a_large_board, conditions, odd_signs, syntax, deep,
    )
}  # fmt: skip


def mutated(kind: str, seed: int) -> str:
    """The example or a shipped one, changed."""
    chance = Dice(seed)
    # Conditions name what the example has.
    source = EXAMPLE if kind == "conditions" or seed % 2 else shipped_text(SHIPPED[seed // 2 % len(SHIPPED)])
    return KINDS[kind](source, chance)


def brackets() -> str:
    """Lines and lines of what could be the beginning of a table, and more faults than are told."""
    lines = "\n".join(["[" * 1990] * 26)
    unknown = "\n".join(f"unknown{number} = 1" for number in range(45))
    return f"{unknown}\nextra = '''\n{lines}'''\n{EXAMPLE}"


def many_words() -> str:
    """The largest board, and all over it a low thing whose name goes on and on."""
    side = 26
    rows = [["b"] * side for _ in range(side)]
    rows[0][0] = rows[0][-1] = rows[-1][0] = rows[-1][-1] = "z"
    rows[12][12], rows[3][3] = "1", "L"
    outside, between = "+" + "-+" * side, "+" + " +" * side
    board = f"\n{between}\n".join(f"|{' '.join(row)}|" for row in rows)
    text = re.sub(r"'''.*?'''", f"'''\n{outside}\n{board}\n{outside}\n'''", EXAMPLE, flags=re.S)
    text = text.replace('thing = "high", name = "tree"', f'thing = "low", name = "{"a b " * 140}"')
    return text.partition("[win]")[0] + "[win]\nhold = 9\n"


TEDIOUS: Mapping[str, Callable[[], str]] = {each.__name__: each for each in (brackets, many_words)}
"""Files that would keep a careless reader busy for minutes."""
