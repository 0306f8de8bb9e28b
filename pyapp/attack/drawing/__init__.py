"""How the table looks: the dead and the living, what lies and bars the way, cards and sheets, the poster and the end.

The ground that they stand on is painted in `site`; colours and fonts are the style sheet's.
"""
