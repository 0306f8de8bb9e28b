"""[5.3] Foraging: a die for ammunition, in any named space."""

from __future__ import annotations

from functools import lru_cache

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message
from pyapp.zeds.events.card_events import AmmoChanged
from pyapp.zeds.map.places import NAMED, SPACES, Ground, SpaceId
from pyapp.zeds.names import space_name, unit_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import ammo_found

NOTHING_HERE = say("On the Farm there is no ammunition to be found, whatever the die says.")


def can_forage(state: ZedsState, who: Who) -> bool:
    """[5.3] Anybody in a named space, Defiant Civilians too."""
    return state.units[who].space in NAMED


def bonus(state: ZedsState, space: SpaceId) -> int:
    """[8.2] The Mayor's keys: one more on every foraging die in Town and Town Center, his own too."""
    is_town = SPACES[space].ground in (Ground.TOWN, Ground.CENTER)
    return int(is_town and state.is_in_play(Who.HERNANDEZ))


def dice_of(who: Who) -> int:
    """[8.5] A scavenger rolls two."""
    return 2 if who is Who.JOHNSON else 1


def outcome(state: ZedsState, who: Who, dice: tuple[int, ...]) -> int:
    """[5.3] What is found: of two dice the better one, and a natural double brings it twice."""
    space = state.units[who].space
    ground, more = SPACES[space].ground, bonus(state, space)
    found = max(ammo_found(ground, die + more) for die in dice)
    return 2 * found if len(dice) == 2 and dice[0] == dice[1] else found


@lru_cache(maxsize=1024)
def forage_option(who: Who, space: SpaceId, cost: Message | None) -> Option:
    return Option(
        Action("forage", (who,)),
        say("{who}: forage at {place}", who=who.called, place=space_name(space)),
        (unit_ref(who),),
        cost,
        caution=NOTHING_HERE if SPACES[space].ground is Ground.FARM else None,
        deliberate=True,
    )


def forage(state: ZedsState, who: Who) -> None:
    place = space_name(state.units[who].space)
    purpose = say("Foraging at {place}, {who}", place=place, who=who.called)
    dice = state.roll("5.3", dice_of(who), purpose, is_sum=False, about=(unit_ref(who),))
    state.emit(AmmoChanged("5.3", state.gain_ammo(outcome(state, who, dice))))
