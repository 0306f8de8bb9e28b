"""[15.0] Play without a zombie player: the zombies move by themselves, and say why.

Each case of the chapter is a step of its own in the zombies' half of the turn (`pyapp/mall/truth/sequence.py`). What
the steps do to the board is done by the same functions that serve the zombie player of the two-player game.
"""
