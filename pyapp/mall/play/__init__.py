"""What is done in the mall, one module per chapter of the rules: moves, shots, attacks, and how zombies come and go.

The steps of a chapter and the questions that they ask are here; the order in which they come is in `truth/sequence.py`.
"""
