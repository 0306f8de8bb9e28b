"""Zombie Attack by Bruce Hirst: a handful of people, a board with its own survival rules, and the dead on all sides.

Rooms: board (where one stands), scenarios (files that say what is to be done, ours and players' own), truth (what is
so), play (the chapters of the rules), automatic (zombies without a player), cards, events, rulebook, answers, drawing,
policies.
"""
