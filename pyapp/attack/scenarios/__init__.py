"""Scenarios: a drawing, a deck and survival rules in one file; the shipped ones are files like any other."""
