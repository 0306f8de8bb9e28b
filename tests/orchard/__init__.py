"""The orchard: a small complete game for the tests, that stands on everything the kernel offers and ships nowhere.

Two gardeners pick fruit, a goat eats it. It imports nothing but the kernel and itself, by relative names, so that it is
a game wherever its folder lies.
"""
