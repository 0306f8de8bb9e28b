"""Files that a player brings to the start page: the example of the guide, whole, broken, and full of markup."""

from __future__ import annotations

from tests.attack.guide import EXAMPLE, with_rules
from tests.attack.mutations import MARKUP
from tests.spec import Broken, OwnScenarios

BOARD = Broken(
    EXAMPLE.replace("|. . b . . L|", "|. . ? . . L|"),
    (("|. . ? . . L|", 6, "“?” is not in the legend"),),
)
SEVERAL_THINGS = Broken(
    EXAMPLE.replace("wounds = 6", "wounds = 60").replace("torch = 1", "vaccine = 1"),
    (("wounds = 60", 1, "“wounds” is a number"), ("vaccine = 1", 1, "there is no card “vaccine”")),
)
SYNTAX = Broken(
    EXAMPLE.replace('title = "The shed"', 'title = "The shed'),
    (('title = "The shed', 18, "this is not TOML"),),
)
GOAL = Broken(
    with_rules('[win]\ncarry = "keys"\nto = "shed"\n'),
    (("[win]", 1, "win: “keys” is no token"),),
)


def marked() -> str:
    text = EXAMPLE
    for plain in ("The shed", "A shed, a", "Fetch the", "Drawn as", "workbench", "the shed", "a lamp"):
        text = text.replace(f'"{plain}', f'"{MARKUP}{plain}')
    return text


OWN = OwnScenarios(EXAMPLE, ((BOARD, SYNTAX), (SEVERAL_THINGS, GOAL)), MARKUP, marked())
