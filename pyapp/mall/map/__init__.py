"""The map of the mall: its model, its file, and what the rules need of any map.

How it looks is in `drawing`.
"""
