"""What happened, shown step by step after a choice: the running turn, its steps, the dice, and the recap that follows.

The log of it is in `reading`.
"""
