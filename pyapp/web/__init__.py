"""The page: the only code that knows the browser. It knows no rules and no game.

From the door inwards: `page/main` wires the page and `page/app` lays a `table/session` on the `table`; there `question`
asks, `touch` makes out what a touch of the `board` means, `foresight` tells what would come of it, `show` plays what
happened, `reading` writes it down. `start` is what comes before and after a game, `saves` keeps it.

What needs the browser imports `js`, or `page/dom`, the thin layer over it. All else is pure and tested in CPython: it
decides something, or writes a piece of the page as text.
"""
