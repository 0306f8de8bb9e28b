"""A game being played: the session of people and computers around it, and the table that joins the other rooms.

What is asked, touched, drawn or told has a room of its own.
"""
