"""The page's first call from Python: `start()` builds the page, wires it, and reports that it is ready."""

from __future__ import annotations

from functools import partial
from typing import Any

from js import document, window

from pyapp.kernel.message import say
from pyapp.web.board import geometry
from pyapp.web.foresight import note
from pyapp.web.page import dom
from pyapp.web.page.app import App
from pyapp.web.page.keys import KEYS, Command
from pyapp.web.question.phone_sheet import SWIPE, SWIPED

MODAL = ("menu", "words", "legend-card", "keys", "cover", "ending", "elsewhere")
LIGHT = ("words", "legend-card", "keys", "ending")
"""Cards that go away when somebody touches beside them."""
SKIPPING = ("Escape", " ", "Enter")
"""Keys that cut the show short."""
TYPING = "input, select, textarea, [contenteditable]"


_DOES = "action choose pick command case find point area-handle pile odds"
BUTTONS = ", ".join(f"[data-{name}]" for name in _DOES.split())
"""What does something when it is clicked, wherever on the page."""


def start() -> None:
    """Start the page; called once, by the page's only Python script."""
    app = App(str(window.location.search), [str(each) for each in window.navigator.languages])
    _wire(app)
    app.start()
    app.follow_address()
    window.shamble.ready()


def _wire(app: App) -> None:
    """A dozen listeners for the whole page: everything else is delegated."""
    listen = app.guard.listen
    listen(dom.by_id("board"), "click", lambda event: _on_board(app, event))
    listen(document, "click", lambda event: _on_click(app, event))
    listen(document, "keydown", lambda event: _on_key(app, event))
    listen(dom.by_id("areas"), "click", lambda event: _on_areas(app, event))
    listen(dom.by_id("rail"), "wheel", lambda event: app.table.board.areas.slide(float(event.deltaY)))
    listen(dom.by_id("rail"), "scroll", lambda _: app.table.board.areas.tell_more())
    listen(dom.by_id("areas"), "focusin", lambda event: _on_focus_of_areas(app, event))
    for part in ("board", "areas"):
        listen(dom.by_id(part), "pointerover", lambda event: _on_point(app, event))
        listen(dom.by_id(part), "pointerleave", lambda event: _on_leave(app, event))
    listen(dom.by_id("record"), "change", lambda event: app.table.record.choose(str(event.target.value)))
    for part in ("side", "record"):
        for name in ("mouseover", "focusin"):
            listen(dom.by_id(part), name, lambda event: _on_hover(app, event))
        listen(dom.by_id(part), "mouseleave", lambda _: app.table.board.glow(()))
    _wire_grip(app, dom.by_id("grip"))
    listen(dom.by_id("menu"), "change", lambda event: _on_change(app, event))
    listen(dom.by_id("menu"), "paste", lambda event: app.own.paste(event))
    for name in ("dragover", "drop"):
        listen(dom.by_id("menu"), name, lambda event: _on_drag(app, event))
    listen(dom.by_id("menu"), "submit", lambda event: _on_submit(app, event))
    listen(dom.by_id("menu"), "cancel", lambda event: _on_cancel(app, event))
    listen(dom.by_id("cover"), "cancel", lambda event: event.preventDefault())
    listen(dom.by_id("cover"), "close", lambda _: app.table.keep_covered())
    listen(dom.by_id("cover"), "keydown", lambda event: _on_cover_key(app, event))
    listen(dom.by_id("rules"), "input", lambda e: app.rules.change(str(e.target.name), str(e.target.value)))
    listen(dom.by_id("rules"), "cancel", lambda event: _on_cancel(app, event))
    listen(dom.by_id("elsewhere"), "cancel", lambda event: event.preventDefault())
    listen(dom.by_id("elsewhere"), "close", lambda _: app.keeper.show_card())
    listen(window, "storage", lambda event: app.keeper.on_storage(event))
    listen(window.matchMedia(dom.LIGHT_OUTSIDE), "change", lambda _: app.follow_system())
    listen(window, "hashchange", lambda _: app.follow_address())
    listen(dom.by_id("file"), "change", lambda event: _on_file(app, event))


def _wire_grip(app: App, grip: Any) -> None:
    """A swipe on the grip moves the sheet; so does a click, unless it is only the end of a swipe."""
    taken: list[float] = []
    swiped: list[float] = []

    def take(event: Any) -> None:
        grip.setPointerCapture(event.pointerId)
        taken.append(float(event.clientY))
        swiped.clear()

    def let_go(event: Any) -> None:
        moved = float(event.clientY) - taken.pop() if taken else 0.0
        if abs(moved) >= SWIPE:
            swiped.append(dom.clock())
            app.move_sheet(moved)

    def click() -> None:
        # A finger's swipe is followed by no click at all: one that comes later is meant.
        if not swiped or dom.clock() - swiped[-1] > SWIPED:
            app.move_sheet(0)
        swiped.clear()

    app.commands[Command.SHEET] = click
    app.commands[Command.ANSWERS] = lambda: app.move_sheet(0)
    app.guard.listen(grip, "pointerdown", take)
    app.guard.listen(grip, "pointerup", let_go)


def _on_board(app: App, event: Any) -> None:
    table = app.table
    # The second click of a double click belongs to what the first one did.
    if table.is_showing:
        if event.detail < 2:
            table.skip()
        return
    # Of a mouse: two touches of a finger are two, or come nearer.
    if table.is_second_of_two(1 if _is_finger(event) else event.detail) or table.hands.came_nearer(event):
        return
    if _is_finger(event) and table.board.below.has_slipped(event):
        note.tell(say("The board has just moved. Touch again."), app.read)
        return
    table.board.set_focus(None)
    table.board.fan.click(event)
    refs = table.board.below.refs_at(event)
    is_finger = _is_finger(event)
    if not refs:
        beside = table.board.below.thin_at(event) if is_finger else None
        if beside is None or not table.hands.explain(beside):
            table.hands.widen()
        return
    # Who touches a door means the door: if it cannot be worked he is told why, and does not walk through it instead.
    if table.board.handled_box(refs[0]) is not None:
        refs = refs[:1]
    meanings = [(ref,) for ref in refs]
    # In a fan things lie apart: who is touched there is meant and nobody beside him.
    inside = () if table.board.fan.holds(event) else table.board.things_in(refs[-1])[1:]
    others = ((ref,) for ref in inside if ref not in refs)
    thin = partial(table.board.below.thin_at, event) if is_finger and refs[0] in table.board.boxes else None
    table.hands.touch(*meanings, *others, by_finger=is_finger, thin=thin)


def _on_areas(app: App, event: Any) -> None:
    """The same beside the board, where nothing is too small for a finger."""
    table = app.table
    thing = dom.closest(event, "[data-ref]")
    if dom.closest(event, "button") is not None:
        return
    if table.is_showing:
        if event.detail < 2:
            table.skip()
        return
    if table.is_second_of_two(1 if _is_finger(event) else event.detail):
        return
    table.board.set_focus(None)
    table.board.fan.close()
    if thing is None:
        table.hands.widen()
    else:
        table.hands.touch_beside(str(thing.getAttribute("data-ref")), by_finger=_is_finger(event))


def _on_focus_of_areas(app: App, event: Any) -> None:
    """Whoever has come there by keys finds the ring there."""
    if str(event.target.id) == "areas" and event.target.matches(":focus-visible"):
        app.table.hands.guide.enter_areas()


def _is_finger(event: Any) -> bool:
    """A finger does not hover: what it touches stays shown when it is lifted."""
    return str(getattr(event, "pointerType", "")) == "touch"


def _on_point(app: App, event: Any) -> None:
    # Where the one before has left the pointer is his own business.
    if _is_finger(event) or app.table.has_just_changed_hands:
        return
    thing = dom.closest(event, "[data-ref]")
    ref = dom.attribute(thing, "data-ref") if thing is not None else None

    rests = app.rests_at(event)

    def point() -> None:
        # Meanwhile somebody else may be about to look.
        if app.table.has_just_changed_hands or (ref is not None and app.table.board.element(ref) is None):
            return
        app.table.hands.guide.point(ref, rests=rests)
        app.table.board.fan.point(ref, event)
        app.table.record.mark(app.table.board.things_in(ref) if ref is not None else ())

    # What comes to lie below a pointer that rests is told of when what the click has done can be seen.
    app.pointed.drop()
    if rests:
        app.pointed.do(point)
    else:
        point()


def _on_leave(app: App, event: Any) -> None:
    if _is_finger(event):
        return
    app.pointed.drop()
    app.table.hands.guide.point(None)
    app.table.board.fan.point(None)
    app.table.record.mark(())


def _on_click(app: App, event: Any) -> None:
    if (shut := dom.closest(event, "[data-shut]")) is not None:
        app.commands[str(shut.getAttribute("data-shut"))]()
        return
    if str(event.target.id) in LIGHT:
        app.close_top()
        return
    app.clicked = float(event.clientX), float(event.clientY)
    if dom.closest(event, "#board") is not None:
        # What it means there has been found out already.
        return
    if dom.closest(event, "#areas, #note") is None:
        # A note is about what was touched last, and that is something else now.
        note.hide()
    is_second = dom.closest(event, "#areas") is None and app.table.is_second_of_two(event.detail)
    # The second click of a double click must not confirm what the first one asked about, nor answer what came of it.
    if event.detail > 1 and dom.closest(event, ".caution, .problem--doubt") is not None:
        return
    button = dom.closest(event, BUTTONS)
    if button is None or button.disabled:
        return
    if (action := dom.attribute(button, "data-action") or dom.attribute(button, "data-choose")) is not None:
        if not is_second:
            app.table.asking.choose_text(action)
    elif (area := dom.attribute(button, "data-area-handle")) is not None:
        note.hide()  # One that tells of what lies there.
        app.table.board.areas.toggle(area)
    elif (pile := dom.attribute(button, "data-pile")) is not None:
        app.table.board.areas.look_through(pile)
    elif (ref := dom.attribute(button, "data-find")) is not None:
        app.papers.find(ref)
    elif (refs := dom.attribute(button, "data-point")) is not None:
        app.table.point_out(refs.split(" "), dom.attribute(button, "data-says"))
    elif (reckoned := dom.attribute(button, "data-odds")) is not None:
        app.table.asking.switch_odds(reckoned)
    elif (picked := dom.attribute(button, "data-pick")) is not None:
        app.table.asking.pick(picked)
    elif (case := dom.attribute(button, "data-case")) is not None:
        app.show_rules(case)
    elif (name := dom.attribute(button, "data-command")) in app.commands and button.type != "submit":
        app.commands[str(name)]()
    elif name in app.list.commands:
        app.list.commands[str(name)](dom.attribute(button, "data-kept") or "")


def _on_submit(app: App, event: Any) -> None:
    event.preventDefault()
    app.wishes.seed = str(event.target.elements.seed.value)
    # A scenario that stands there and was not read yet is meant.
    if app.own.read_typed():
        app.play()


def _on_change(app: App, event: Any) -> None:
    field = event.target
    if str(field.type) != "file":
        app.change(str(field.name), str(field.value))
    elif field.files.length:
        app.guard.start(app.own.read_file(field.files.item(0)))


def _on_drag(app: App, event: Any) -> None:
    if (file := app.own.carry(event)) is not None:
        app.guard.start(app.own.read_file(file))


def _on_cancel(app: App, event: Any) -> None:
    """Escape closes the menu only when there is a table behind it."""
    event.preventDefault()
    app.close_top()


def _on_hover(app: App, event: Any) -> None:
    # What comes to lie below a pointer that rests was not pointed at.
    if str(event.type) == "mouseover" and app.rests_at(event):
        return
    line = dom.closest(event, "[data-refs]")
    app.table.board.glow(str(line.getAttribute("data-refs")).split(" ") if line is not None else ())


def _on_key(app: App, event: Any) -> None:
    key = str(event.key)
    is_typing = dom.closest(event, TYPING) is not None
    if event.defaultPrevented or event.isComposing or any(dom.is_open(name) for name in MODAL):
        return
    if event.ctrlKey or event.metaKey or event.altKey:
        if key.lower() == "z" and not event.altKey and not is_typing:
            event.preventDefault()
            app.commands[Command.REDO if event.shiftKey else Command.UNDO]()
        return
    if is_typing and key != "Escape":
        return
    is_button = dom.closest(event, f"button, a, summary, [tabindex]:not(svg, #areas, #{dom.ANSWERS})") is not None
    table = app.table
    if table.is_showing and key in SKIPPING:
        event.preventDefault()
        # A key held down since the last choice does not skip what came of it.
        if not event.repeat:
            table.skip()
        return
    if key in geometry.ARROWS:
        # Where the focus merely waits for the next answer, nothing is scrolled by them.
        if str(event.target.id) == dom.ANSWERS or dom.closest(event, "#side, #record, #closing, #rules") is None:
            event.preventDefault()
            table.hands.guide.step(geometry.ARROWS[key], jump=bool(event.shiftKey))
        return
    if len(key) == 1 and key in "123456789":
        event.preventDefault()
        table.asking.number(int(key))
        return
    command = KEYS.get(key if len(key) > 1 else key.lower())
    if command is None or (command is Command.TOUCH and is_button):
        return
    event.preventDefault()
    # A key held down, or pressed in a hurry by the one before, decides nothing.
    if command in (Command.TOUCH, Command.PRIMARY) and (event.repeat or table.has_just_changed_hands):
        return
    if command is Command.TOUCH:
        if table.asking.is_armed:
            table.asking.confirm()
        elif not table.hands.touch_focus() and key == "Enter":
            table.asking.primary()
    else:
        app.commands[command]()


def _on_cover_key(app: App, event: Any) -> None:
    """The key that has just ended a move must not wave the cover away as well."""
    if event.repeat or app.table.has_just_changed_hands:
        event.preventDefault()


def _on_file(app: App, event: Any) -> None:
    files = event.target.files
    if files.length:
        file = files.item(0)
        # The same file may be chosen again.
        event.target.value = ""
        app.guard.start(app.files.read(file))
