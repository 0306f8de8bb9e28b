"""What happened, in the past tense."""
