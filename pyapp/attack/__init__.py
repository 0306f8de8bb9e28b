"""Zombie Attack by Bruce Hirst: a handful of people, a board with its own survival rules, and the dead on all sides.

Rooms: board (where one stands), scenarios (files that say what is to be done, ours and players' own; ours lie in data),
truth (what is so), play (the chapters of the rules), automatic (zombies without a player), cards, events, rulebook,
answers, drawing (how it looks), site (what the board is painted from), policies.
"""
