"""Every rule in our words, and what was decided where the rulebook is silent."""
