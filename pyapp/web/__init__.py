"""The page: the only code that knows the browser. It knows no rules and no game.

Pure modules (no `js`, tested in CPython): markup, language, params, narrow, geometry, patch, session, seats, store, keys,
and the ones that write pieces of the page as text: bar, panel, log, menu, reader, cards.
Modules that touch the browser: dom, boardview, table, main.
"""
