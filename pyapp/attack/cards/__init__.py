"""Item cards: what is printed on each, and what each one does."""
