"""What is so: the state, what each seat sees of it, how it begins and how it ends. What happens is `play`."""
