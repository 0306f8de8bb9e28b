"""What is true in the mall: the state, its tables and counters, how a game begins, goes on and is won.

What changes it is in `play`, what a player may ask of it in `answers`.
"""
