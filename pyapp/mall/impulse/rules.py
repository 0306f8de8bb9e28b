"""[16.0] The cases that the variant adds, in our words."""

from __future__ import annotations

from pyapp.kernel.message import Message
from pyapp.kernel.rulebook import Case, Status
from pyapp.mall.speech import say


def _option(number: str, title: Message, text: Message) -> Case:
    return Case(number, title, text, Status.OPTION, say("A variant by another hand: three options, all off at first."))


CASES: tuple[Case, ...] = (
    _option(
        "16.0",
        say("Hot heads"),
        say(
            "Three additions that bring the game nearer to the film, each an option of its own. Steve and Fran "
            "exchange their panic levels. Super zombies open closed wooden doors. And characters who "
            "are not with Peter may run off on their own at the end of the human player-turn."
        ),
    ),
    _option(
        "16.1",
        say("Who runs off"),
        say(
            "Nobody who is with Peter. In every other square the dominant character, Roger before Steve before Fran, "
            "goes on a roll of two dice that is no more than the panic level. If that one goes, the others there are "
            "checked with one die each; if not, they stay too."
        ),
    ),
    _option(
        "16.2",
        say("Together"),
        say(
            "Those of one square who go move as a stack, up to their full allowance; the zombie player leads them by "
            "the ordinary rules of movement."
        ),
    ),
    _option(
        "16.3",
        say("Shooting on the run"),
        say(
            "Whoever comes next to visible zombies shoots once if a die is no more than the fire rate; the human "
            "player may then have more shots fired, as long as there are any for this impulse. Whoever does not "
            "shoot, or cannot, must go straight away from them."
        ),
    ),
    _option(
        "16.4",
        say("In among them"),
        say(
            "A visible zombie's square is entered only after a shot at it, and with enough points left to get out "
            "again and as far away as the distance demands."
        ),
    ),
    _option(
        "16.5",
        say("Into an ambush"),
        say(
            "They may be led upon hidden zombies. If they can get out and far enough away they do, perhaps after a "
            "shot; if they cannot, they fire all the shots they have left."
        ),
    ),
    _option(
        "16.6",
        say("Keeping away"),
        say(
            "Nobody is led to an end within one movement point of zombies, two of berserk ones, three of a super "
            "zombie."
        ),
    ),
    _option(
        "16.7",
        say("In sight of Peter"),
        say("Whoever comes within sight of Peter stops, but for as long as zombies are too near."),
    ),
    _option(
        "16.8",
        say("The end of it"),
        say(
            "It is over when the zombie player says so, when no shots are left against an ambush from which there is "
            "no way out, in sight of Peter, or when all points are spent. Then the zombies have their turn, and the "
            "human player has his people again."
        ),
    ),
)
