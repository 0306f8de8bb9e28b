"""What figures and tokens look like in each of their states, and what that means."""

from __future__ import annotations

from pyapp.attack.drawing import card_art, figure_art, token_art
from pyapp.attack.names import Who
from pyapp.attack.speech import say
from pyapp.kernel.message import Message
from pyapp.kernel.words import LegendSection, Sign


def _figure(name: Message, text: Message, art: str, state: str = "") -> Sign:
    return Sign(f'<g class="counter {state}">{art}</g>', name, text, span=56)


def _card(kind: str, name: Message, text: Message) -> Sign:
    face = card_art.FACES[kind]
    band = f'<g class="item-card--{face.purpose}"><rect class="sample" x="-21" y="-26" width="42" height="52" rx="4"/>'
    return Sign(
        f'{band}<path class="sample__band" d="M-21-19v-3q0-4 4-4h34q4 0 4 4v3z"/></g>'
        f'<g transform="translate(0 3) scale(.6)">{card_art.picture(kind)}</g>',
        name,
        text,
    )


_HUMANS = (
    _figure(
        say("A human"),
        say("White, on a foot in a colour of their own. Each wears, holds and stands on something else."),
        figure_art.human(Who.CLEO),
    ),
    _figure(
        say("Ring around the foot"),
        say(
            "What somebody can still take: as many parts as wounds. Those that are gone are dark, with a thin red line."
        ),
        figure_art.human(Who.ADA, wounds=3),
    ),
    _figure(
        say("Tick, and darker"),
        say("Has had a turn. The same holds for zombies, in theirs."),
        figure_art.human(Who.BEN),
        "counter--done",
    ),
    _figure(
        say("Small card at the side"),
        say("Carries something that the survival rules speak of."),
        figure_art.human(Who.DAN, tokens=("fuel", "car-keys")),
    ),
    _figure(
        say("Grey cloud"),
        say("Smoke: no zombie attacks whoever pushes past it, for the rest of this turn."),
        figure_art.smoke() + figure_art.human(Who.ADA),
    ),
)

_DEAD = (
    _figure(
        say("A zombie"),
        say("Pale green, with its number. They look different so that you can tell them apart; it means nothing."),
        figure_art.zombie(2, 4),
    ),
    _figure(
        say("Lies there"),
        say("Killed: it hinders zombies only, and may stand up again when they are replenished."),
        figure_art.zombie(0, is_lying=True),
    ),
    _figure(
        say("White, and lies there"),
        say("A human who is dead, and rises as a zombie when the zombies move."),
        figure_art.fallen(Who.BEN),
    ),
)

_THINGS = (
    Sign(
        '<text class="side-number" y="9">3</text>',
        say("Red number at the edge"),
        say(
            "Zombies that come back come in there: a die for each one says at which side, 2 to 5. A 6: it stands up"
            " where it lies; a 1: it does not come."
        ),
        44,
    ),
    Sign(
        token_art.search(),
        say("Brass coin"),
        say("Search here, from the next square: an item card for one action."),
        44,
    ),
    Sign(
        token_art.token("fuel"),
        say("Square card"),
        say("Something that the survival rules speak of. Pick it up from its square or the next."),
        44,
    ),
    Sign(
        token_art.noise(),
        say("A clock that rings"),
        say("Zombies up to three squares from it only go nearer to it in their next turn."),
    ),
)

_CARDS = (
    _card("crowbar", say("Red band"), say("An item card for fighting.")),
    _card("medicine", say("Green band"), say("For those who live: wounds less, or more actions.")),
    _card("boards", say("Brown band"), say("For barricades.")),
    _card("rope", say("Blue band"), say("Everything else: ways, noise, help.")),
)

SECTIONS = (
    LegendSection(say("Humans"), _HUMANS),
    LegendSection(say("Zombies"), _DEAD),
    LegendSection(say("On the ground and at the edge"), _THINGS),
    LegendSection(say("Item cards"), _CARDS),
)
