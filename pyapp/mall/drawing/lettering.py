"""What is lettered on the board.

Names come from the map file: a file of a player's own may hold others, which then stand as they are.
"""

from __future__ import annotations

from pyapp.kernel.message import Message
from pyapp.mall.map.map_model import Area, Compass
from pyapp.mall.speech import named, say

SHIPPED = (
    say("The mall, reconstructed"),
    say("It keeps every number, door and line of sight that the rules name; the rest is invented."),
    say("North Hall"),
    say("North Court"),
    say("Arcade"),
    say("East Mews"),
    say("Concourse"),
    say("Ice Rink"),
    say("Rink"),
    say("Fountain Court"),
    say("South Hall"),
    say("South Mews"),
    say("Harkness & Daughters"),
    say("Harkness"),
    say("Dr. Hobb, Baby Doctor"),
    say("Baby Doctor"),
    say("Go Away Travel"),
    say("Say Cheese Portraits"),
    say("Say Cheese"),
    say("Sole Mates"),
    say("The Clip Joint"),
    say("The Lazy Susan"),
    say("Mercer Savings"),
    say("Mercer Savings vault"),
    say("Vault"),
    say("Rialto Cinema lobby"),
    say("Rialto Lobby"),
    say("Rialto Cinema"),
    say("Rialto"),
    say("Jolly Jack's Toys"),
    say("Wax Works"),
    say("Paws & Relax"),
    say("Winks & Sons Furniture"),
    say("Hale Hardware"),
    say("Tilt!"),
    say("Petal Pushers"),
    say("Fairweather's"),
    say("Sundae Best"),
    say("Sew What Fabrics"),
    say("Marlowe Books"),
    say("Polly Ester"),
    say("Carat & Stick Jewellers"),
    say("Carat & Stick"),
    say("Edwin's Sports Centre"),
    say("Edwin's"),
    say("Edwin's stock room"),
    say("Stock Room"),
    say("Castor & Pollack Home & Auto"),
    say("Castor & Pollack"),
    say("Castor's"),
)
"""The texts of the shipped map, so that they can be translated."""

COMPASS = {
    Compass.NORTH: say("N"),
    Compass.EAST: say("E"),
    Compass.SOUTH: say("S"),
    Compass.WEST: say("W"),
}
"""The letters before the main doors."""


def area_name(area: Area) -> Message:
    return named(area.name)
