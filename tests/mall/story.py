"""One game that a person can read like a story, with the dice told: every chapter of the rules from 3 to 14 occurs.

It is set up as printed and its first turn is played with all units. Forty-five of them would make it endless, so it
goes on nineteen turns later, when few are left. The comments name the case that a line is there for.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.names import door_name, square_name
from pyapp.mall.truth.state import MallState
from tests.golden.playthrough import SEED
from tests.golden.telling import Part, Story, do, names
from tests.mall.positions import GAME, position


def _nineteen_turns_later() -> MallState:
    """Three main doors are closed, three units and two hiding places left, and the humans have come to the east end."""
    state = position(
        turn=20,
        peter="114",
        fran="114",
        roger="112",
        steve="112",
        zombies={"157": 2, "158": 4, "176": 6},
        hidden=["133", "136"],
        doors={"north": "closed", "west": "closed", "south": "closed"},
    )
    outside = [*state.pool, *state.box]
    for value in (in_hiding := [5, 6]):
        outside.remove(value)
    state.box, state.pool = in_hiding, sorted(outside)
    return state


PARTS = (
    Part(
        "The first turn",
        (
            # [3.1] Five squares in secret, two of which will matter; [3.2] two characters to a square.
            do("hide 133"),
            do("hide 136"),
            do("hide 085"),
            do("hide 078"),
            do("hide 010"),
            do("place peter 053"),
            do("place roger 140"),
            do("place steve 140"),
            do("place fran 053"),
            # [5.2] Out into the concourse as a stack, [6.8] a shot together, and [7.1] the whole concourse turns.
            do("select roger+steve"),
            do("move roger+steve 118"),
            do("move roger+steve 119"),
            do("move roger+steve 094"),
            do("shoot roger+steve 095", 5, 4, 5),
            do("end"),
            do("calm"),
            do("react 107 106", 1),
            do("done", 3, 4),
        ),
    ),
    Part(
        "Nineteen turns later",
        (
            # Turn 20. [5.5] A door closed behind them, [6.8] a shot together that misses.
            do("select peter+fran"),
            do("move peter+fran 137"),
            do("close peter+fran d23"),
            do("shoot peter+fran 158", 1, 1, 2),
            # [5.4] Through the zombies in 157: in for one point, out for their value and one.
            do("move peter+fran 157"),
            do("move peter+fran 177"),
            do("end"),
            # [10.0] A unit that stays calm. [7.2] Two ways to react.
            do("rage 158", 5),
            do("react 158 178"),
            do("done", 1),
            do("done"),
            # [6.5] Both panic; [8.0] one is attacked, and the humans say who. [13.0] A unit comes in by the east door.
            do("fire fran 177", 2),
            do("fire peter 177", 1),
            do("attack 1"),
            do("victims peter", 1, 4, 2, 3, 25),
            #
            # Turn 21. [9.1] Into a hiding place; [6.5] one of two loses his nerve.
            do("select roger+steve"),
            do("move roger+steve 135"),
            do("move roger+steve 134"),
            do("close roger+steve d25"),
            do("move roger+steve 133", 2),
            do("shoot roger+steve 133", 5, 2, 2, 3),
            do("end"),
            # [10.0] Berserk, and [7.5] two squares in reaction. [7.0] Free movement brings the newcomer nearer.
            do("rage 176", 2, 2),
            do("shift 117 116"),
            do("done"),
            # [8.0] Both are attacked, one after the other; [8.3] a stun. [13.2] The north door is barred.
            do("hold"),
            do("attack 2"),
            do("strike steve", 2, 2, 1, 4),
            do("fire fran 177", 4, 2, 2, 4),
            #
            # Turn 22. [6.1] A shot alone; [12.0] a rifle for Fran.
            do("select peter+fran"),
            do("shoot peter 178", 3, 4),
            do("take peter+fran fran"),
            do("end", 3),
            # [10.0] Staying berserk above, [9.2] out of hiding of their own will, [10.5] through the glass.
            do("calm"),
            do("reveal 136", 1, 3),
            do("smash 135 d25", 2, 3),
            do("shift 116 115"),
            do("done"),
            # [6.9] The defence kills. [13.5] Nobody comes in.
            do("fire roger 133", 5, 3, 4, 3, 4),
            #
            # Turn 23. [5.6] Roger carries Steve, who is stunned.
            do("select roger"),
            do("lift roger roger steve"),
            do("move roger 154"),
            do("move roger 155"),
            do("drop roger steve"),
            do("end", 4),
            # [7.5] The berserk unit follows two squares.
            do("calm", 4),
            do("shift 115 114"),
            do("shift 157 177"),
            do("done"),
            # [8.4] An infection; [6.8] a defence together.
            do("fire roger 155", 4, 2, 3),
            do("attack 1"),
            do("victims roger", 1, 2),
            do("fire peter+fran 177", 3, 5, 2, 2, 1, 1, 3),
            #
            # Turn 24. [6.7] A shot through closed glass destroys the door, and the way is free.
            do("select peter+fran"),
            do("move peter+fran 157"),
            do("move peter+fran 137"),
            do("shoot peter 114", 5, 4),
            do("move peter+fran 114"),
            do("move peter+fran 115"),
            do("move peter+fran 116"),
            do("move peter+fran 117"),
            # [10.0] Calming down.
            do("end", 5),
            do("calm", 1),
            do("done"),
            do("hold"),
            do("attack 1"),
            # [13.4] An entrance upon the two at the east door.
            do("victims steve", 4, 6, 2, 3, 10),
            # [11.0] Roger turns, [11.8] attacks at once, and [8.5] Steve is killed.
            do("fire fran 117", 5, 1, 3, 6, 6, 2, 4),
            #
            # Turn 25. [11.2] Roger leads the unit three squares.
            do("pass"),
            do("calm", 2),
            do("bring roger 112"),
            do("done", 5, 5),
            #
            # Turn 26. [5.5] The last main door; [11.4] they come nearer in reaction. [13.2] No way in is left.
            do("select peter+fran"),
            do("close peter+fran east"),
            do("end"),
            do("calm"),
            do("bring roger 115", 3),
            do("done"),
            #
            # Turn 27. [11.5] Fran cannot keep calm, Peter can: [11.3] both zombies are put to rest, [14.2] the end.
            do("pass"),
            do("calm", 1),
            do("bring roger 117"),
            do("done"),
            do("fire fran 117", 6),
            do("fire peter 117", 5, 4, 4),
        ),
        _nineteen_turns_later,
    ),
)


def board(state: MallState) -> Iterator[str]:
    """Who and what is where, where the story leaps in time."""
    for square, people in state.people_squares().items():
        yield f"{names(ENGLISH(who.called) for who in people)} in {ENGLISH(square_name(square))}"
    units = (f"{square} ({state.values[unit]})" for square, unit in sorted(state.zombies.items()))
    yield f"units in {names(units)}, hidden in {names(state.hidden)}"
    yield f"closed: {names(ENGLISH(door_name(door)) for door in state.doors)}"


STORY = Story(GAME, Start("two-player", {}, SEED), PARTS, board)
