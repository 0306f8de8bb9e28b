"""What is wrong with the saves, in the words of the start page and the menu, each with its way out."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.message import Message, Reader, say, say_n
from pyapp.web.page.fields import chip
from pyapp.web.page.markup import esc


@dataclass(frozen=True, slots=True)
class Trouble:
    """What has to be told."""

    problem: Message | None = None
    has_backup: bool = False
    """The last save is gone; the one before it is there."""
    is_newer: bool = False
    """A newer page has written what this one cannot read."""
    aside: int = 0
    """How many saves that cannot be read are kept."""


NONE = Trouble()


def html(trouble: Trouble, read: Reader) -> str:
    return _problem(trouble, read) + _aside(trouble.aside, read)


def _problem(trouble: Trouble, read: Reader) -> str:
    """What went wrong, and the way out."""
    problem, offers = trouble.problem, ""
    if trouble.has_backup:
        problem = problem or say("The last save of your game could not be read. The one before it is still here.")
        offers += chip("backup", "rotate-ccw", say("Continue from the backup"), read)
    if trouble.is_newer:
        offers += chip("reload", "rotate-cw", say("Reload the page"), read)
    if problem is None:
        return ""
    row = f'<div class="row">{offers}</div>' if offers else ""
    return f'<div class="problem" role="alert" id="problem"><p>{esc(read(problem))}</p>{row}</div>'


def _aside(count: int, read: Reader) -> str:
    """What could not be read is still the player's: to try again, to take home, or to throw away on second thoughts."""
    if not count:
        return ""
    text = say_n(
        "A saved game that could not be read is kept aside.",
        "{count} saved games that could not be read are kept aside. These buttons are about the latest.",
        count,
    )
    ways = chip("aside-open", "rotate-cw", say("Try it again"), read) + chip(
        "aside-export", "download", say("Save it to a file as it is"), read
    )
    sure = chip("aside-discard", "trash-2", say("Yes, throw it away for ever"), read)
    throw = esc(read(say("Throw it away")))
    return (
        f'<div class="problem problem--aside" id="aside"><p>{esc(read(text))}</p><div class="row">{ways}</div>'
        f'<details class="fold"><summary>{throw}</summary>{sure}</details></div>'
    )
