"""What somebody means who touches or points at the board, by mouse, finger or keyboard.

A touch narrows the options of the question or chooses one; nothing is decided here that is not listed there.
"""
