"""Dawn of the Dead as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Action, Heading, Option, Promise, Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Outcome
from pyapp.kernel.game import Game, Picture
from pyapp.kernel.message import Message
from pyapp.kernel.modes import TURN_LIMIT, Mode
from pyapp.kernel.policy import FirstPolicy, PolicyMaker, RandomPolicy
from pyapp.kernel.prospect import Prospect, Route, Side, Sight, Threats
from pyapp.kernel.rulebook import Rulebook
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Scene
from pyapp.kernel.words import Fate, LegendSection, Section
from pyapp.mall.answers import headings, odds, reach, remarks, sight, threats, why_not, words
from pyapp.mall.drawing import ending, legend, picture, poster
from pyapp.mall.drawing.icons import ICONS
from pyapp.mall.drawing.scene import BOARD, EDGE, scene
from pyapp.mall.impulse import phase, run
from pyapp.mall.map import places
from pyapp.mall.play import attacks, berserk, free_movement, reaction, zombie_entry
from pyapp.mall.play.movement import HumanMove, HumanPlayerTurn
from pyapp.mall.policies.greedy import GreedyPolicy
from pyapp.mall.policies.standard import StandardPolicy
from pyapp.mall.rulebook.rules import CASES
from pyapp.mall.rulebook.rulings import RULINGS, SOURCES
from pyapp.mall.settings import SETTINGS
from pyapp.mall.solitaire import berserk as solitaire_berserk
from pyapp.mall.solitaire import movement as solitaire_movement
from pyapp.mall.solitaire import reaction as solitaire_reaction
from pyapp.mall.solitaire import table
from pyapp.mall.solitaire.settings import ZOMBIE_CHOICES
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.faults import faults
from pyapp.mall.truth.observe import MallSeen, disguise, observe
from pyapp.mall.truth.sequence import GameLoop, GameTurn, SolitaireZombieTurn, ZombiePlayerTurn, ZombiesAwake
from pyapp.mall.truth.setup import ChooseHidingPlaces, PlaceCharacters, lay_out
from pyapp.mall.truth.state import HUMAN, LOST, ZOMBIE, MallState
from pyapp.mall.truth.victory import OUTCOMES

STEPS = (
    ChooseHidingPlaces,
    PlaceCharacters,
    GameLoop,
    GameTurn,
    HumanPlayerTurn,
    HumanMove,
    phase.ImpulsivePhase,
    phase.ImpulseCheck,
    run.OnImpulse,
    run.ImpulseMove,
    run.ImpulseShot,
    phase.TrailLeft,
    ZombiePlayerTurn,
    ZombiesAwake,
    phase.ImpulseReaction,
    phase.FollowTrail,
    berserk.BerserkPhase,
    berserk.BerserkCheck,
    reaction.ReactionPhase,
    reaction.Reaction,
    free_movement.FreeMovementPhase,
    free_movement.FreeMovement,
    attacks.AttackPhase,
    attacks.Attack,
    attacks.DefensiveFire,
    attacks.Assault,
    attacks.HowMany,
    attacks.NameVictims,
    attacks.Strikes,
    attacks.StrikeOrder,
    zombie_entry.GenerationPhase,
    zombie_entry.Entrance,
    zombie_entry.Turnings,
    zombie_entry.TurningOrder,
    zombie_entry.Turning,
    SolitaireZombieTurn,
    table.HiddenZombieTable,
    table.HiddenPlace,
    solitaire_berserk.ClosestGoesBerserk,
    solitaire_reaction.AutomaticReaction,
    solitaire_movement.PriorityMovementPhase,
    solitaire_movement.PriorityMovement,
    solitaire_movement.PriorityChoice,
)


ZOMBIE_BRIEFING = say(
    "The mall is yours. Lie in wait where the survivors must pass, and take them before the doors are shut."
)


PETER, ROGER, COUPLE = Seat("peter"), Seat("roger"), Seat("couple")


class Mall(Game[MallState, MallSeen]):
    id = "mall"
    title = say("Dawn of the Dead")
    about = say(
        "Four survivors, hordes of the dead, one shopping mall. Close the doors, find the rifles, clear the halls."
    )
    origin = say("SPI, 1978")
    emblem = "shopping-cart"
    icons = ICONS
    rules_version = 3
    rulebook = Rulebook(CASES, RULINGS, SOURCES)
    codec = Codec(MallState, STEPS)
    policies: ClassVar[Mapping[str, PolicyMaker]] = {
        "standard": StandardPolicy,
        "greedy": GreedyPolicy,
        "random": RandomPolicy,
        "first": FirstPolicy,
    }
    sides = (HUMAN, ZOMBIE)
    has_sight = has_threats = has_reach = has_enemies = has_chances = has_watchers = True
    edge = EDGE
    modes = (
        Mode(
            "two-player",
            say("Two players"),
            say("One plays the four survivors, the other the zombies, at one keyboard."),
            ((HUMAN, say("Humans")), (ZOMBIE, say("Zombies"))),
            (*SETTINGS, TURN_LIMIT),
            minutes=(60, 120),
            public=HUMAN,
        ),
        Mode(
            "solitaire",
            say("Solitaire"),
            say("You play the four survivors; the zombies move by themselves, and say why."),
            ((HUMAN, say("Humans")),),
            (*SETTINGS, ZOMBIE_CHOICES, TURN_LIMIT),
            minutes=(45, 90),
            recommended=True,
        ),
        Mode(
            "three-player",
            say("Three players"),
            say("Together against the zombies: one plays Peter, one Roger, one Steve and Fran."),
            (
                (PETER, say("Peter")),
                (ROGER, say("Roger")),
                (COUPLE, say("Steve and Fran")),
            ),
            (*SETTINGS, ZOMBIE_CHOICES, TURN_LIMIT),
            minutes=(60, 120),
            groups=((PETER, ROGER, COUPLE),),
            sides=tuple((seat, HUMAN) for seat in (PETER, ROGER, COUPLE)),
        ),
        Mode(
            "four-player",
            say("Four players"),
            say("Together against the zombies, a survivor for each of you."),
            tuple((Seat(who), who.called) for who in Character),
            (*SETTINGS, ZOMBIE_CHOICES, TURN_LIMIT),
            minutes=(60, 120),
            groups=(tuple(Seat(who) for who in Character),),
            sides=tuple((Seat(who), HUMAN) for who in Character),
        ),
    )

    def briefing(self, seat: Seat, scenario: str) -> Message:  # noqa: ARG002
        return ZOMBIE_BRIEFING if seat == ZOMBIE else self.about

    def new(self, start: Start) -> MallState:
        state = lay_out(start.mode, self.settings(start.mode, start.settings), Dice(start.seed))
        state.push(GameLoop(), PlaceCharacters())
        if state.has_zombie_player:
            state.push(ChooseHidingPlaces())
        return state

    def observe(self, state: MallState, seat: Seat) -> MallSeen:
        return observe(state, seat)

    def scene(self, seen: MallSeen) -> Scene:
        return scene(seen)

    def faults(self, state: MallState) -> list[str]:
        return faults(state)

    def losses(self, state: MallState) -> tuple[str, ...]:
        return tuple(who for who, one in state.people.items() if one.status in LOST)

    def why_not(self, state: MallState, ref: str) -> Reason:
        return why_not.why_not(state, ref)

    def picture(self, board: str = BOARD) -> Picture:  # noqa: ARG002
        return Picture(BOARD, picture.view_box(), picture.art(), picture.squares(), picture.doors())

    def promise(self, state: MallState, action: Action) -> Promise | None:
        return odds.promise(state, action)

    def heading(self, state: MallState, option: Option) -> Heading | None:
        return headings.heading(state, option)

    def prospect(self, state: MallState, refs: tuple[str, ...]) -> Prospect:
        return reach.prospect(state, refs)

    def route(self, state: MallState, refs: tuple[str, ...], goal: str) -> Route | None:
        return reach.route(state, refs, goal)

    def sight(self, state: MallState, start: str, end: str) -> Sight | None:
        return sight.sight(state, start, end)

    def threats(self, state: MallState) -> Threats:
        return threats.threats(state)

    def around(self, state: MallState, ref: str) -> tuple[Side, ...]:
        return places.around(state, ref)

    def called(self, ref: str) -> Message | None:
        return places.called(ref)

    def remarks(self, seen: MallSeen, ref: str) -> tuple[Message, ...]:
        return remarks.remarks(seen, ref)

    def poster(self) -> str:
        return poster.art()

    def ending(self, outcome: Outcome) -> str:
        return ending.art(outcome)

    def fates(self, seen: MallSeen) -> tuple[Fate, ...]:
        return words.fates(seen)

    def words(self, seen: MallSeen) -> tuple[Section, ...]:
        return words.words(seen)

    def legend(self) -> tuple[LegendSection, ...]:
        return legend.SECTIONS

    def disguise(self, state: MallState, seat: Seat, dice: Dice) -> MallState:
        return disguise(state, seat, dice)

    def outcome_text(self, state: MallState) -> Message:
        assert state.outcome is not None
        return OUTCOMES[state.outcome.reason]
