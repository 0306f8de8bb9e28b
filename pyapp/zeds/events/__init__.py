"""What happens around Farmingdale, in the past tense."""
