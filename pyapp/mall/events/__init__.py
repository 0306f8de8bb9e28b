"""What happens in the mall, in the past tense: what the log, the show and the tests read."""
