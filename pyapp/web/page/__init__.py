"""The page as a whole: the way in (`main`), what each command does (`app`), the thin layer over the browser (`dom`).

Keys, parameters of the address, preferences and pieces of markup that every room needs live here; nothing of a game.
"""
