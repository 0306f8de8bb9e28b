"""What is asked now, and the choosing of an answer by button, number or key.

What a touch of the board means is in `touch`; what lights up there in `board`.
"""
