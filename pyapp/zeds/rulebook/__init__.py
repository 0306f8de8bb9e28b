"""The rules in our words, and what we decided where the sources are silent."""
