"""[A14.0] When each item card is worth using, what it brings then, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.cards import effects
from pyapp.attack.cards.effects import BURNS
from pyapp.attack.cards.items import item
from pyapp.attack.names import CardId, Who, ZombieId, edge_name, kind_of
from pyapp.attack.policies.danger import noise_around
from pyapp.attack.policies.errands import Errand
from pyapp.attack.policies.places import WORK, Places
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import CHAINSAW_NEEDS, EXTRA_ACTIONS
from pyapp.kernel.chance.totals import at_least
from pyapp.kernel.decision import Action, Reason
from pyapp.kernel.message import Message

VALUES: Mapping[str, float] = {
    "chainsaw": 6.0,
    "medicine": 5.0,
    "armour": 5.0,
    "adrenaline": 4.0,
    "bandage": 4.0,
    "petrol-bomb": 4.0,
    "alarm": 3.0,
    "radio": 3.0,
    "shells": 2.0,
    "smoke": 2.0,
    "flare": 2.0,
}
"""What they are worth in the hand; others 1."""

SPARED = 0.6
"""A card that is used now cannot be used later."""
FACES = 6


class Use(NamedTuple):
    gain: float
    cost: int
    reason: Reason


Found = tuple[float, Message]
NO_USE = (0.0, say("It brings nothing now."))


class CardWorth:
    """For one human in one moment."""

    def __init__(self, state: AttackState, who: Who, errand: Errand, places: Places) -> None:
        self.state, self.who, self.errand, self.places = state, who, errand, places
        self._weighs: Mapping[str, Callable[[str], Found]] = {
            "chainsaw": self._chainsaw,
            "petrol-bomb": self._petrol_bomb,
            "alarm": self._alarm,
            "medicine": self._medicine,
            "bandage": self._bandage,
            "boards": self._boards,
            "rope": self._rope,
            "radio": self._radio,
            "shells": self._shells,
            "adrenaline": self._adrenaline,
            "smoke": self._smoke,
            "flare": self._flare,
        }

    def weigh(self, card: CardId, target: str) -> Use:
        printed = item(card)
        names = [target]
        if not target and effects.needs_target(card):
            # Whoever uses it chooses then on what.
            names = [each.name for each in effects.targets(self.state, self.who, card)]
        weigh = self._weighs[kind_of(card)]
        gain, text = max((weigh(name) for name in names), key=lambda found: found[0], default=NO_USE)
        return Use(gain, printed.cost, Reason(printed.rule, text))

    def choose(self, action: Action) -> Use:
        """What it is used on, once it has been chosen."""
        _, card, target = action.args
        return self.weigh(CardId(card), target)

    def _chainsaw(self, target: str) -> Found:
        chance = float(at_least(2, CHAINSAW_NEEDS))
        text = say("The chainsaw hits more surely than anything else.")
        return chance * self.places.aim_worth(ZombieId(target), self.places.here), text

    def _petrol_bomb(self, target: str) -> Found:
        """For a crowd."""
        state, crowd = self.state, self.places.crowd
        center = state.zombies[ZombieId(target)].square
        squares = (center, *(way.to for way in state.ways(center)))
        burning = [crowd.zombies[square] for square in squares if square in crowd.zombies]
        friends = sum(square in crowd.humans for square in squares)
        chance = (FACES + 1 - BURNS) / FACES
        gain = sum(chance * self.places.aim_worth(one, self.places.here) for one in burning) - friends / FACES
        text = say_n("It burns {count} zombie.", "It burns {count} zombies at once.", len(burning))
        return (gain - SPARED if len(burning) > 1 else 0.0), text

    def _alarm(self, target: str) -> Found:
        """Those who would attack go there instead."""
        danger, here = self.places.danger, self.places.here
        near = noise_around(self.state, Square(target))
        called = [one for one in self.state.standing if self.state.zombies[one].square in near]
        called = [one for one in called if danger.threat(one, here)]
        gain = self.places.care * sum(danger.threat(one, here) for one in called) * 0.8
        text = say_n(
            "{count} zombie that could attack goes after the noise.",
            "{count} zombies that could attack go after the noise.",
            len(called),
        )
        return gain - 2 * SPARED, text

    def _medicine(self, target: str) -> Found:
        healed = min(2, self.state.humans[Who(target)].wounds)
        left = self.state.wounds - self.state.humans[Who(target)].wounds
        text = say("{who} is hurt.", who=Who(target).called)
        return (0.7 * healed if healed == 2 or left <= 1 else 0.0) + 1.0 / max(1, left), text

    def _bandage(self, target: str) -> Found:  # noqa: ARG002
        return 1.0, say("{who} is hurt, and a bandage costs no action.", who=self.who.called)

    def _boards(self, target: str) -> Found:
        if EdgeId(target) not in self.errand.edges:
            return NO_USE
        return WORK + 0.5, say(
            "For good, nobody breaks it: {opening}.",
            opening=edge_name(EdgeId(target), self.state.board.kind(EdgeId(target))),
        )

    def _rope(self, target: str) -> Found:
        """A way that is much shorter."""
        away = self.places.away
        here, there = away.get(self.places.here), away.get(Square(target))
        saved = here - there if here is not None and there is not None else 0
        danger = self.places.danger
        safer = self.places.care * (danger.at(self.places.here) - danger.at(Square(target)))
        text = say("Over the top it is {count} squares shorter.", count=saved)
        return (0.3 * saved + safer if saved > 3 else 0.0), text

    def _radio(self, target: str) -> Found:  # noqa: ARG002
        state = self.state
        count = min(len(state.living), state.cap - len(state.standing))
        is_last = all(one in state.moved for one in state.living if one != self.who)
        text = say_n("{count} zombie fewer comes back.", "{count} zombies fewer come back.", count)
        return (0.5 * count - SPARED if is_last and count >= min(2, len(state.living)) else 0.0), text

    def _shells(self, target: str) -> Found:  # noqa: ARG002
        """At the beginning of a turn of shooting."""
        place = self.places.best(self.state.actions)[1]
        left = self.state.actions - place.steps
        text = say_n("{count} shot will be surer.", "{count} shots will be surer.", left)
        is_shooting = place.aim is not None and left >= 3 and place.aims > 1
        return (0.15 * left * place.aim.worth if is_shooting and place.aim is not None else 0.0), text

    def _adrenaline(self, target: str) -> Found:  # noqa: ARG002
        """When three more actions make a difference; the last of them are asked for last."""
        if self.state.actions > 2:
            return NO_USE
        more = self.places.best(self.state.actions + EXTRA_ACTIONS)[0] - self.places.best(self.state.actions)[0]
        return more - 2 * SPARED, say("Three more actions can be put to good use.")

    def _smoke(self, target: str) -> Found:  # noqa: ARG002
        """For whoever has to push past."""
        place = self.places.best(self.state.actions)[1]
        is_shut_in = place.first in self.places.crowd.zombies
        return (0.5 if is_shut_in else 0.0), say("The way leads past the dead.")

    def _flare(self, target: str) -> Found:  # noqa: ARG002
        """Two or more next to him: thrown back, each has an attack less."""
        around = [way.to for way in self.state.ways(self.places.here) if way.to in self.places.crowd.zombies]
        text = say_n("{count} zombie is thrown back.", "{count} zombies are thrown back at once.", len(around))
        return (0.45 * len(around) - SPARED / 2 if len(around) > 1 else 0.0), text
