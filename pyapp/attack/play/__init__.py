"""The chapters of the rules: the turn of the humans, the turn of the zombies, and all that is done in them."""
