"""What a player may ask before doing anything."""
