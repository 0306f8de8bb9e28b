"""The county as it is drawn: land, river, roads, villages and the town, the plates of the spaces, and the cemetery.

Everything here is a drawing of our own and never changes; what stands on it is the scene's. Colours are the sheet's.
"""
