"""What every game stands on. Nothing in here knows any game."""
