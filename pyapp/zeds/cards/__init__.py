"""The event and fate cards: what is printed on them as data, and a small step for what a card does of its own."""
