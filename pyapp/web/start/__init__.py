"""Before and after a game: the start page, the form for a new game, the menu, and the cards over the table.

What keeps a game is in `saves`, what plays it in `table`.
"""
