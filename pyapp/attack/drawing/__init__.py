"""How the table looks: plainly, until it is drawn better."""
