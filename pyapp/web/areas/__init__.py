"""What lies beside the board: hands, piles, tracks and sheets, as things of the page, whose words wrap.

Their refs mean what those on the board mean; what a touch of them leads to is decided in `touch` and `question`.
"""
