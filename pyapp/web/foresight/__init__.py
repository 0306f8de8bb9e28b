"""What is told before anything is done: ways, threats, odds, a caption for what is pointed at, a note.

The answers are the game's; here they are kept for a question, laid out and drawn.
"""
