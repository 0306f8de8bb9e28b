"""What a player may ask before he does anything: how far, at what odds, seen by whom, and why not.

Nothing here changes a state or decides anything.
"""
