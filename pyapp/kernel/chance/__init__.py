"""What dice come to: exact chances, how they are told, and choices that are left to a die."""
