"""The page: the only code that knows the browser. It knows no rules and no game.

Pure modules (no `js`, tested in CPython): markup, language, params, narrow, geometry, patch, session, store, keys, and
those that write pieces of the page as text: bar, panel, log, menu, reader, cards.
Modules that touch the browser: dom, boardview, rules, table, app, main.
"""
