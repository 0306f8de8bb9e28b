"""The panel: who is asked what, by which rule, with what left, and every answer there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pyapp.kernel.decision import Decision, Meter, Option, Reason
from pyapp.kernel.event import Event
from pyapp.kernel.message import Message, Reader, listing, say, say_n
from pyapp.web.page.markup import cited, esc, icon, key, stamp
from pyapp.web.question import waivers
from pyapp.web.question.answer_list import MANY, Entry, Fold, entries, has_headings, is_folded, text_over
from pyapp.web.question.answer_rows import UNRECKONED, Reckoned, Rows, with_odds
from pyapp.web.question.narrowing import Narrowing

NUMBERED = 9
"""So many options have a key."""
ROWS = 4
"""So many options can be seen at least, whatever else wants the room."""
PIPS = 12
"""A meter with more than this is a number, not a row of pips."""


class Whose(NamedTuple):
    """Who is asked: the name, and the number of the seat's colour."""

    name: Message
    colour: int = 0


def ask_html(whose: Whose, asked: Decision, read: Reader, hints: Iterable[Message] = (), *, known: bool = False) -> str:
    """Breadcrumb, prompt, case, meters, and for beginners what it is about and how it is done; that may be `known`, and
    then it gives way where room is short.
    """
    names = [read(crumb) for crumb in asked.crumbs]
    # Two steps of one name, one on top of the other, are one place to the player.
    crumbs = "".join(f"<li>{esc(name)}</li>" for name, above in zip(names, ["", *names], strict=False) if name != above)
    meters = "".join(_meter(meter, read) for meter in asked.meters)
    return (
        f'<ol class="crumbs"><li class="seat seat--{whose.colour}">{esc(read(whose.name))}</li>{crumbs}</ol>'
        f'<h2 class="prompt" id="prompt">{cited(read(asked.prompt), asked.rule)}</h2>'
        + (f'<div class="meters">{meters}</div>' if meters else "")
        + (waivers.chip_html(read) if asked.waiver is not None else "")
        + _hints(hints, asked.about, read, "hint hint--known" if known else "hint")
    )


def _hints(hints: Iterable[Message], about: Sequence[str], read: Reader, look: str) -> str:
    """What it is about and how it is done; the last one shows where that is, if it is anywhere."""
    told = "".join(f'<p class="{look}">{esc(read(hint))}</p>' for hint in hints)
    if not told or not about:
        return told
    where = esc(read(say("Show where")))
    button = f'<button type="button" class="chip hint__where" data-point="{esc(" ".join(about))}">{where}</button>'
    return told.removesuffix("</p>") + f" {button}</p>"


def advice(asked: Decision, is_beside: Callable[[str], bool] = lambda _: False) -> Message:
    """How a question is answered here: in the game's own words, or by what can be touched, which may lie beside the
    board.
    """
    if asked.hint is not None:
        return asked.hint
    lit = {is_beside(ref) for option in asked.options for ref in option.refs}
    if lit == {True}:
        return say("Pick what is lit beside the board, or choose below.")
    if lit == {False}:
        return say("Pick what is lit on the board, or choose below.")
    if lit:
        return say("Pick what is lit on the board or beside it, or choose below.")
    return say("Choose an answer below.")


def _meter(meter: Meter, read: Reader) -> str:
    label = esc(read(meter.label))
    told = esc(read(say("{left} of {of}", left=meter.left, of=meter.of)))
    if meter.of > PIPS:
        return f'<div class="meter"><span>{label}</span> <b>{told}</b></div>'
    pips = "".join(f'<i class="pip{" pip--left" if n < meter.left else ""}"></i>' for n in range(meter.of))
    return (
        f'<div class="meter"><span>{label}</span><span class="pips" role="img" aria-label="{told}">{pips}</span></div>'
    )


def options_html(
    narrowing: Narrowing,
    read: Reader,
    touched: Sequence[str] = (),
    way: Message | None = None,
    reckoned: Reckoned = UNRECKONED,
    about: str = "",
) -> str:
    """All options but the closing ones, as buttons; those that do not fit what was touched are hidden. Above them what
    there is to know `about` that; where there is also a way to it, it comes last.
    """
    offered = [option for option in narrowing.options if not option.primary]
    remaining = set(narrowing.remaining)
    shown = [option for option in offered if option in remaining]
    lines = entries(shown)
    rows = Rows(remaining, {line: str(number) for number, line in enumerate(lines[:NUMBERED], 1)}, read, reckoned)
    folds = {line.text: line for line in lines if isinstance(line, Fold)}
    is_headed = has_headings(shown)
    groups: dict[Message | None, list[Option]] = {}
    for option in offered:
        groups.setdefault(text_over(option) if is_headed else None, []).append(option)
    parts = []
    for number, (text, group) in enumerate(groups.items()):
        fold = folds.get(text) if text is not None else None
        if fold is not None:
            parts.append(rows.folded(number, fold, group))
        elif is_folded(shown) and len([option for option in group if option in remaining]) == 1:
            # One that needs no second choice says all of it.
            parts.append("".join(rows.row(option, option.label) for option in group))
        else:
            is_said = text is not None or _is_chosen(group, narrowing)
            parts.append(_group(number, text, rows.sorted(group, has_heading=is_said), read))
    more = _more(len(shown), read) if shown else ""
    if way is not None:
        parts.append(way_html(way, read, "option"))
    parts += [with_odds("", option, read, reckoned) for option in narrowing.options if option.primary]
    count = len(lines) + (way is not None)
    return f'{_lead(narrowing, count, read, touched)}{more}{about}<div class="options__list">{"".join(parts)}</div>'


def _is_chosen(group: Sequence[Option], narrowing: Narrowing) -> bool:
    """Whether what the words over all of these would name was touched, and need not be said again."""
    left = {option.heading for option in narrowing.remaining if option in group}
    refs = {heading.ref if heading is not None else "" for heading in left}
    return len(refs) == 1 and refs <= narrowing.chosen_refs


def way_html(way: Message, read: Reader, classes: str) -> str:
    """The button that goes to what was touched; a way is no option, but several steps."""
    return (
        f'<button type="button" class="{classes}" data-command="go-there">{icon("footprints")}'
        f'<span class="option__label">{esc(read(way))}</span></button>'
    )


def _more(shown: int, read: Reader) -> str:
    """In a sheet that was pulled down: how many answers there are, and the way to them."""
    label = esc(read(say_n("{count} answer", "{count} answers", shown)))
    return (
        f'<button type="button" class="chip options__more" data-command="answers">{icon("chevron-up")}{label}</button>'
    )


def rows_kept(narrowing: Narrowing) -> int:
    """For how many rows the page keeps room: the first options, and the headings above them, which are as high."""
    shown = [option for option in narrowing.remaining if not option.primary]
    if is_folded(shown):
        return min(ROWS, len(entries(shown)))
    first = shown[:ROWS]
    headings = {option.heading.text for option in first if option.heading} if has_headings(shown) else ()
    return len(first) + len(headings)


def _group(number: int, text: Message | None, rows: str, read: Reader) -> str:
    """Options under their heading; one that has lost all of its options goes with them."""
    if text is None:
        return rows
    return (
        f'<div class="options__group" role="group" aria-labelledby="group-{number}">'
        f'<h3 class="options__heading" id="group-{number}">{esc(read(text))}</h3>{rows}</div>'
    )


def _lead(narrowing: Narrowing, shown: int, read: Reader, touched: Sequence[str]) -> str:
    """A line that says where to choose, or what the list has been narrowed to and the way back."""
    if narrowing.is_narrowed:
        label = esc(read(say("All options")))
        back = f'<button type="button" class="chip" data-command="widen">{icon("x")}{label}</button>'
        return f'<p class="options__lead">{esc(read(left(shown, touched)))} {back}</p>'
    offered = sum(not option.primary for option in narrowing.options)
    if offered > MANY:
        text = say("Choose on the board, or from these {count}.", count=offered)
        if shown < offered:
            text = say("Choose on the board, or begin here.")
        return f'<p class="options__lead">{esc(read(text))}</p>'
    return ""


def line_told(line: Entry, read: Reader) -> str:
    """A line of the list in words."""
    if isinstance(line, Fold):
        return read(line.text)
    return f"{read(line.label)}, {read(line.detail)}" if line.detail else read(line.label)


def left(shown: int, touched: Sequence[str]) -> Message:
    """What a narrowed list asks, and about what."""
    return say_n("{what}: only this is left", "{what}: choose one of these\u00a0{count}", shown, what=listing(touched))


def closing_html(options: Iterable[Option], armed: Option | None, read: Reader, *, back: Message | None = None) -> str:
    """The closing options at their fixed place; one that would throw something away asks first. Where a question goes
    `back`, there is the way.
    """
    asking = _armed(armed, read) if armed is not None else ""
    buttons = "".join(_closing(option, read, number) for number, option in enumerate(options) if option is not armed)
    return asking + buttons + (_back(back, read) if back is not None else "")


def _back(begun: Message, read: Reader) -> str:
    """Out of a question into which a choice has led that cost nothing: it is taken back."""
    return (
        f'<button type="button" class="option option--closing" data-command="undo">{key("U")}'
        f'<span class="option__label">{esc(read(say("Nothing: go back")))}</span>'
        f'<span class="option__detail">{esc(read(begun))}</span></button>'
    )


def _closing(option: Option, read: Reader, number: int) -> str:
    detail = f'<span class="option__detail">{esc(read(option.detail))}</span>' if option.detail else ""
    # While something would be thrown away by it, the closing option does not shout.
    is_quiet = number > 0 or option.caution is not None or option.is_early
    classes = "option option--closing" if is_quiet else "option option--primary"
    return (
        f'<button type="button" class="{classes}" data-action="{esc(option.action)}">{key("E" if number == 0 else "")}'
        f'<span class="option__label">{esc(read(option.label))}</span>{detail}</button>'
    )


def _armed(option: Option, read: Reader) -> str:
    assert option.caution is not None
    sure = say("{action}: yes, do it", action=option.label)
    # An option of the list keeps its one button there, which can be pressed again.
    does = f'data-action="{esc(option.action)}"' if option.primary else 'data-command="confirm"'
    return (
        f'<div class="caution" role="alert"><p>{esc(read(option.caution))}</p>'
        f'<button type="button" class="option option--primary" {does}>{key("⏎")}'
        f'<span class="option__label">{esc(read(sure))}</span></button>'
        f'<button type="button" class="option option--closing" data-command="widen">{key("Esc")}'
        f'<span class="option__label">{esc(read(say("Not yet")))}</span></button></div>'
    )


def waiting_html(text: Message, read: Reader) -> str:
    """In place of the prompt while somebody else is at work."""
    return f'<h2 class="prompt prompt--quiet" id="prompt">{esc(read(text))}</h2>'


def verdict_html(text: Message, case: str, read: Reader) -> str:
    """In place of the prompt when nothing will be asked any more: how it ended."""
    return f'<h2 class="prompt" id="prompt">{cited(read(text), case)}</h2>'


def story_html(crumbs: Iterable[Message], event: Event, read: Reader, *, again: bool = False) -> str:
    """In place of the prompt while the show is on: where in the game this is, and what happens, or happened."""
    names = "".join(f"<li>{esc(read(crumb))}</li>" for crumb in crumbs)
    if again:
        names = f'<li class="seat seat--again">{esc(read(say("Replay")))}</li>{names}'
    classes = "prompt prompt--story prompt--blow" if event.hurts else "prompt prompt--story"
    verdict = event.verdict()
    word = f"{stamp(verdict, read)} " if verdict is not None else ""
    return (
        f'<ol class="crumbs">{names}</ol>'
        f'<h2 class="{classes}" id="prompt">{word}{cited(read(event.brief()), event.case())}</h2>'
    )


def over_html(read: Reader) -> str:
    """When the game is over, what can be done instead of closing a move."""
    parts = ((say("New game"), "new-game", "option--primary"), (say("How it ended"), "ending", "option--closing"))
    return "".join(
        f'<button type="button" class="option {look}" data-command="{command}">'
        f'<span class="option__label">{esc(read(label))}</span></button>'
        for label, command, look in parts
    )


def skip_html(read: Reader) -> str:
    """While the show is on, the place of the closing button is the way out of it."""
    return (
        f'<button type="button" class="option option--closing option--skip" data-command="skip">{key("Esc")}'
        f'<span class="option__label">{esc(read(say("Skip")))}</span>{icon("skip-forward")}</button>'
    )


def note_html(reason: Reason, read: Reader) -> str:
    """Why something that was touched cannot be used."""
    return cited(read(reason.text), reason.rule)
