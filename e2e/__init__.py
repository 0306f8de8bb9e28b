"""Whole-page tests in real browsers."""
