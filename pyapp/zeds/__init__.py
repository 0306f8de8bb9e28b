"""Dawn of the Zeds, The Basic Game: the dead on four roads into one town."""
