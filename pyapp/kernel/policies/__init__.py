"""What computer players of any game are made of; what they think of a position is the game's."""
