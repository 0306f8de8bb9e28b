"""Reading what lies in files: maps, counters, cards, scenarios, the shipped ones and those that players bring."""
