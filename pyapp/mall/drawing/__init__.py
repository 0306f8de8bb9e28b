"""How the mall looks: the picture of the board, the counters and doors on it, the key to its marks, and the last card.

Colours and fonts are the style sheet's.
"""
