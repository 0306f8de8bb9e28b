"""Dawn of the Dead (SPI, 1978): one module per chapter of its rules."""
