"""The zombies when nobody plays them: a procedure in named priorities, carried out by the rules of `play`."""
