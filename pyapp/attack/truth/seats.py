"""[A1.3] Who sits at the table, in each mode."""

from __future__ import annotations

from pyapp.attack.names import Who
from pyapp.kernel.decision import Seat

LEADER, ZOMBIES = Seat("survivors"), Seat("zombies")

SEATS: dict[str, tuple[Seat, ...]] = {
    "solo": (LEADER,),
    **{f"co-op-{count}": tuple(Seat(who) for who in list(Who)[:count]) for count in (2, 3, 4)},
    **{f"versus-{count}": (*(Seat(who) for who in list(Who)[: count - 1]), ZOMBIES) for count in (2, 3, 4, 5)},
}
