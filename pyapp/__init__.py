"""Shamble: classic zombie board games, rules enforced, in one static web page."""

__version__ = "0.1.0"
