"""Dawn of the Dead (SPI, 1978): what is true (`truth`), what is done (`play`), the `map`, and what is told of them.

A module of `play` is a chapter of the rules; chapters 15 and 16 have rooms of their own, `solitaire` and `impulse`.
"""
