"""The page: the only code that knows the browser. It knows no rules and no game.

Pure modules (no `js`, tested in CPython): markup, language, params, wishes, prefer, narrow, geometry, patch, session,
store, shelf, sheet, keys, and those that write pieces of the page as text: bar, panel, log, poster, start, menu,
fields, reader, cards.
Modules that touch the browser: dom, boardview, rules, table, app, main.
"""
