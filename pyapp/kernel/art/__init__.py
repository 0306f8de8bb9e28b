"""What drawings of any game are put together from; how a game looks is its own and its style sheet's."""
