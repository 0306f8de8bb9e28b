"""The page: the only code that knows the browser. It knows no rules and no game.

From the door inwards: `main` wires the page; `app` lays a `session` on the `table`; there `asking` asks, `hands` and
`guide` are at the board (`boardview`), `course` goes on after a choice, `show` plays what happened, `voice` says it
aloud, `record` writes it down, `handover` covers the table between two people. `keeper`, `shelf` and `store` keep the
games.

What needs the browser imports `js`, or `dom`, the thin layer over it. All else is pure and tested in CPython: it
decides something, or writes a piece of the page as text.
"""
