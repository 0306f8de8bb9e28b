"""Computer players for either side."""
