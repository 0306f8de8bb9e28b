"""Where one stands: squares, what lies between them, and how one gets about."""
