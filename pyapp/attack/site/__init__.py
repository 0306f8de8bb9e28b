"""The house and its land from above: ground, floors, walls, what stands there, light and rain.

Pure functions of a board, without a colour: classes name the things, and the style sheet paints a night of rain or an
architect's plan. Whatever a scenario calls its rooms and things is looked up by its words, and has a stand-in if they
are unknown.
"""
