"""What is read at leisure: the log, the rules, the key to the marks on the board, and the board in words."""
