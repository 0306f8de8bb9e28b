"""The board as it is drawn: the picture, the things on it, what is lit, and which part of it fills the window.

It draws scenes and knows neither questions nor rules.
"""
