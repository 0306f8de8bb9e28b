"""[16.0] The variant of the hot heads: after the Human Player-Turn, whoever is not with Peter may run off.

`phase` says who goes, `run` leads them square by square by what `moves` allows, and `solo` picks their way when nobody
plays the zombies. The two small additions that come with the chapter live where they work: the exchange of panic levels
with the counters, doors that super zombies open with their movement.
"""
