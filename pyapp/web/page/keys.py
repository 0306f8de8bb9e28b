"""The keyboard: which key means what, in one table that the page obeys and shows."""

from __future__ import annotations

from enum import StrEnum

from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.markup import esc


class Command(StrEnum):
    """What a key or a button can ask of the page."""

    UNDO = "undo"
    REDO = "redo"
    MENU = "menu"
    RULES = "rules"
    KEYS = "keys"
    CLOSE_RULES = "close-rules"
    EXPORT = "export"
    IMPORT = "import"
    END_COVER = "end-cover"
    WIDEN = "widen"
    PRIMARY = "primary"
    CONFIRM = "confirm"
    TOUCH = "touch"
    NEXT = "next"
    PREVIOUS = "previous"
    THING = "thing"
    THING_BACK = "thing-back"
    BESIDE = "beside"
    FIT = "fit"
    SHEET = "sheet"
    ANSWERS = "answers"
    LOG = "log"
    GO_THERE = "go-there"
    WAIVE = "waive"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    SIGHT = "sight"
    THREATS = "threats"
    WORDS = "words"
    LEGEND = "legend"
    THEME = "theme"
    CLOSE = "close"
    PLAY = "play"
    OWN_TEXT = "own-text"
    TRIAL = "trial"
    STOP_TRIAL = "stop-trial"
    NEW_GAME = "new-game"
    AGAIN = "again"
    CONTINUE = "continue"
    TAKE_OVER = "take-over"
    EARLIER_TURNS = "earlier-turns"
    BACKUP = "backup"
    EXPORT_KEPT = "export-kept"
    DISCARD = "discard"
    DISCARD_SURE = "discard-sure"
    DISCARD_NOT = "discard-not"
    RELOAD = "reload"
    SKIP = "skip"
    REPLAY = "replay"
    RECAP = "recap"
    CLOSE_RECAP = "close-recap"
    ENDING = "ending"


KEYS: dict[str, Command] = {
    "u": Command.UNDO,
    "r": Command.REDO,
    "m": Command.MENU,
    "l": Command.RULES,
    "?": Command.KEYS,
    "Escape": Command.WIDEN,
    "Enter": Command.TOUCH,
    " ": Command.TOUCH,
    "e": Command.PRIMARY,
    "n": Command.NEXT,
    "p": Command.PREVIOUS,
    ".": Command.THING,
    ",": Command.THING_BACK,
    "c": Command.BESIDE,
    "s": Command.SIGHT,
    "t": Command.THREATS,
    "b": Command.WORDS,
    "k": Command.LEGEND,
    "0": Command.FIT,
    "+": Command.ZOOM_IN,
    "=": Command.ZOOM_IN,
    "-": Command.ZOOM_OUT,
    "h": Command.RECAP,
    "a": Command.REPLAY,
}

SHOWN: tuple[tuple[str, Message], ...] = (
    ("1–9", say("choose the option with that number")),
    ("Enter", say("choose what the ring is on; without a ring: the button at the bottom")),
    ("E", say("the button at the bottom")),
    ("← ↑ → ↓", say("move the ring as one walks: what is in the way stops it, what is closed comes first")),
    ("Shift ←", say("jump over what is in the way, with any arrow")),
    (",  .", say("previous or next thing in the same place")),
    ("N  P", say("ring on the next or previous thing that can be used")),
    ("C", say("from the board to the cards and tracks beside it, and back")),
    ("Esc", say("let go of what was chosen; close")),
    ("U  R", say("undo, redo")),
    ("S", say("line of sight: from one place to another")),
    ("T", say("threats: who can be where after the next move")),
    ("B", say("the board in words")),
    ("K", say("what the marks on the board mean")),
    ("+  −  0", say("zoom in, out, whole board and back")),
    ("H", say("what happened: open or close the recap")),
    ("A", say("replay the last turn of the others")),
    ("Esc  Space", say("skip what is being shown")),
    ("L", say("rules")),
    ("M", say("menu")),
    ("?", say("this list")),
)


def html(read: Reader) -> str:
    """The list of keys."""
    rows = "".join(_row(keys, read(text)) for keys, text in SHOWN)
    title, close = esc(read(say("Keys"))), esc(read(say("Close")))
    return (
        f'<h2 class="card__title" id="keys-title">{title}</h2><dl class="keylist">{rows}</dl>'
        f'<button type="button" class="chip" data-command="close" autofocus>{close}</button>'
    )


def _row(keys: str, text: str) -> str:
    """Keys and what they do; those of a tool say which, for games that do not have it."""
    command = KEYS.get(keys.lower())
    tool = f' data-tool="{command}"' if command in (Command.SIGHT, Command.THREATS, Command.BESIDE) else ""
    return f"<dt{tool}>{_caps(keys)}</dt><dd{tool}>{esc(text)}</dd>"


def _caps(keys: str) -> str:
    return " ".join(f"<kbd>{esc(each)}</kbd>" for each in keys.split())
