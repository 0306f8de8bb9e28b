"""What is so: the state and the data that never change, what each seat sees of it, how it begins and how it ends.

Nothing that happens belongs here: that is `play`, `cards` and `abilities`.
"""
