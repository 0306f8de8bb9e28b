"""Dawn of the Zeds, third edition, The Basic Game: four roads, the dead on all of them, and a town to be held.

Rooms: truth (what is so), map, play (the chapters of the rules), cards (events and fates), abilities (what each hero
can do), events (what happened), rulebook, answers (what a player may ask), drawing, policies.
"""
