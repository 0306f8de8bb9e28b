"""What a player may ask: odds, reasons, reach, the board in words. Nothing in here changes a state."""
