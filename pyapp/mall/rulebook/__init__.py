"""Every case of the rules in our words, and every question that the sources leave open with our answer."""
