"""Zombie Attack as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pyapp.attack.answers import advice, headings, odds, reach, remarks, why_not, words
from pyapp.attack.automatic.plan import AutomaticZombie, AutomaticZombies
from pyapp.attack.board.squares import Square
from pyapp.attack.cards import aiming
from pyapp.attack.drawing import board_art, ending, legend, poster
from pyapp.attack.drawing.icons import ICONS
from pyapp.attack.drawing.scene import scene
from pyapp.attack.names import Who, square_name
from pyapp.attack.play import human_turn, items, replenishing, zombie_turn
from pyapp.attack.policies.greedy import GreedyPolicy
from pyapp.attack.policies.standard import StandardPolicy
from pyapp.attack.rulebook.rules import CASES
from pyapp.attack.rulebook.rulings import RULINGS, SOURCES
from pyapp.attack.scenarios.library import SHIPPED, bring, layout_of
from pyapp.attack.scenarios.model import Layout
from pyapp.attack.settings import SOLO, TOGETHER, VERSUS
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.faults import faults
from pyapp.attack.truth.observe import AttackSeen, disguise, observe
from pyapp.attack.truth.seats import LEADER, SEATS, ZOMBIES
from pyapp.attack.truth.sequence import GameTurn, GameTurns, TheDead, TurnEnds
from pyapp.attack.truth.setup import lay_out
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.victory import HUMANS_SIDE, ZOMBIES_SIDE, told
from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Action, Heading, Option, Promise, Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Outcome
from pyapp.kernel.game import Game, Picture
from pyapp.kernel.message import Message
from pyapp.kernel.modes import Mode
from pyapp.kernel.policy import FirstPolicy, PolicyMaker, RandomPolicy
from pyapp.kernel.prospect import Odds, Prospect, Route, Side, Sight, Threats
from pyapp.kernel.rulebook import Rulebook
from pyapp.kernel.scenario import Scenario, Start
from pyapp.kernel.scene import Edge, Scene
from pyapp.kernel.turns import BY_LIMIT, LIMIT_REACHED
from pyapp.kernel.words import CardGroup, Fate, LegendSection, Section

STEPS = (
    GameTurns,
    GameTurn,
    TheDead,
    TurnEnds,
    human_turn.HumansTurn,
    human_turn.NextHuman,
    human_turn.ChooseHuman,
    human_turn.HumanGoesOn,
    human_turn.HumanActs,
    aiming.Aiming,
    items.TooManyCards,
    items.Trading,
    items.Willing,
    zombie_turn.ZombiesRise,
    zombie_turn.ZombiesTurn,
    zombie_turn.NextZombie,
    zombie_turn.ChooseZombie,
    zombie_turn.ZombieGoesOn,
    zombie_turn.ZombieActs,
    AutomaticZombies,
    AutomaticZombie,
    replenishing.Replenishing,
    replenishing.Slots,
    replenishing.ChooseBody,
    replenishing.ChooseSquare,
    replenishing.ChooseWhereToStand,
    replenishing.DeadRemoved,
)


def _called(seat: Seat) -> Message:
    return say("The zombies") if seat == ZOMBIES else Who(seat).called


def _together(count: int, title: Message) -> Mode:
    """[A1.3] One human each, against zombies that move by themselves."""
    seats = SEATS[f"co-op-{count}"]
    return Mode(
        f"co-op-{count}",
        title,
        say("Together against zombies that move by themselves: one human each."),
        tuple((seat, _called(seat)) for seat in seats),
        TOGETHER,
        minutes=(30, 60),
        groups=(seats,),
        sides=tuple((seat, HUMANS_SIDE) for seat in seats),
    )


def _versus(count: int, title: Message) -> Mode:
    """[A1.3] [A5.3] One plays all zombies; the humans know each other's cards, and he does not."""
    seats = SEATS[f"versus-{count}"]
    return Mode(
        f"versus-{count}",
        title,
        say("One of you plays all the zombies, the others a human each, with cards that the zombies do not see."),
        tuple((seat, _called(seat)) for seat in seats),
        VERSUS,
        minutes=(40, 80),
        groups=(seats[:-1],),
        sides=(*((seat, HUMANS_SIDE) for seat in seats[:-1]), (ZOMBIES, ZOMBIES_SIDE)),
    )


class ZombieAttack(Game[AttackState, AttackSeen]):
    id = "attack"
    title = say("Zombie Attack")
    about = say("Search the rooms, share what you find, survive the night.")
    origin = say("Bruce Hirst")
    emblem = "barricade"
    icons = ICONS
    rules_version = 1
    rulebook = Rulebook(CASES, RULINGS, SOURCES, has_own_numbers=True)
    codec = Codec(AttackState, STEPS)
    policies: ClassVar[Mapping[str, PolicyMaker]] = {
        "standard": StandardPolicy,
        "greedy": GreedyPolicy,
        "random": RandomPolicy,
        "first": FirstPolicy,
    }
    sides = (HUMANS_SIDE, ZOMBIES_SIDE)
    takes_scenarios = True
    has_sight = has_threats = has_reach = has_enemies = has_chances = True
    edge = Edge(
        "M-4 -4L4 4M4 -4L-4 4",
        say("You can barricade this opening, or take its barricade down."),
        say("An opening that is farther away"),
    )
    modes = (
        Mode(
            "solo",
            say("Solo"),
            say("You lead all humans against zombies that move by themselves."),
            ((LEADER, say("The humans")),),
            SOLO,
            minutes=(20, 45),
            recommended=True,
            sides=((LEADER, HUMANS_SIDE),),
        ),
        _together(2, say("Two together")),
        _together(3, say("Three together")),
        _together(4, say("Four together")),
        _versus(2, say("Two: human and zombies")),
        _versus(3, say("Three, one the zombies")),
        _versus(4, say("Four, one the zombies")),
        _versus(5, say("Five, one the zombies")),
    )

    def new(self, start: Start) -> AttackState:
        start = self.settled(start)
        state = lay_out(start.mode, start.settings, start.scenario, Dice(start.seed))
        state.push(GameTurns())
        state.settle()
        state.events, state.phases = [], []
        return state

    def scenarios(self) -> tuple[Scenario, ...]:
        return tuple(_scenario(layout_of(name)) for name in SHIPPED)

    def scenario(self, text: str) -> Scenario:
        return _scenario(bring(text))

    def observe(self, state: AttackState, seat: Seat) -> AttackSeen:
        return observe(state, seat)

    def scene(self, seen: AttackSeen) -> Scene:
        return scene(seen)

    def picture(self, board: str = "") -> Picture:
        name = board or SHIPPED[0]
        box = board_art.view_box(layout_of(name).board)
        return Picture(name, box, board_art.art(name), board_art.squares(name))

    def poster(self) -> str:
        return poster.art()

    def ending(self, outcome: Outcome) -> str:
        return ending.art(outcome)

    def faults(self, state: AttackState) -> list[str]:
        return faults(state)

    def losses(self, state: AttackState) -> tuple[str, ...]:
        return tuple(who for who, human in state.humans.items() if not human.square)

    def why_not(self, state: AttackState, ref: str) -> Reason:
        return why_not.why_not(state, ref)

    def promise(self, state: AttackState, action: Action) -> Promise | None:
        return odds.promise(state, action)

    def odds(self, state: AttackState, action: Action) -> Odds | None:
        return odds.odds(state, action)

    def heading(self, state: AttackState, option: Option) -> Heading | None:  # noqa: ARG002
        return headings.heading(option)

    def prospect(self, state: AttackState, refs: tuple[str, ...]) -> Prospect:
        return reach.prospect(state, refs)

    def route(self, state: AttackState, refs: tuple[str, ...], goal: str) -> Route | None:
        return reach.route(state, refs, goal)

    def sight(self, state: AttackState, start: str, end: str) -> Sight | None:
        return reach.sight(state, start, end)

    def threats(self, state: AttackState) -> Threats:
        return reach.threats(state)

    def around(self, state: AttackState, ref: str) -> tuple[Side, ...]:
        return reach.around(state, ref)

    def called(self, ref: str) -> Message | None:
        kind, _, name = ref.partition(":")
        return square_name(Square(name)) if kind == "square" else None

    def remarks(self, seen: AttackSeen, ref: str) -> tuple[Message, ...]:
        return remarks.remarks(seen, ref)

    def fates(self, seen: AttackSeen) -> tuple[Fate, ...]:
        return words.fates(seen)

    def legend(self) -> tuple[LegendSection, ...]:
        return legend.SECTIONS

    def words(self, seen: AttackSeen) -> tuple[Section, ...]:
        return words.words(seen)

    def cards(self) -> tuple[CardGroup, ...]:
        return words.cards()

    def briefing(self, seat: Seat, scenario: str) -> Message:
        return advice.ZOMBIES if seat == ZOMBIES else advice.for_humans(layout_of(scenario))

    def disguise(self, state: AttackState, seat: Seat, dice: Dice) -> AttackState:
        return disguise(state, seat, dice)

    def outcome_text(self, state: AttackState) -> Message:
        assert state.outcome is not None
        if state.outcome.reason == BY_LIMIT:
            return LIMIT_REACHED
        turns = say_n("after {count} turn", "after {count} turns", state.turn)
        return say("{end} It was over {turns}.", end=told(state, state.outcome.reason), turns=turns)


def _scenario(layout: Layout) -> Scenario:
    """[A1.2] What can be chosen; a mode with more humans than the board has room for is not among them."""
    modes = tuple(
        mode
        for mode, seats in SEATS.items()
        if mode == "solo" or sum(seat != ZOMBIES for seat in seats) <= layout.most_humans
    )
    return Scenario(
        layout.key,
        named(layout.title),
        named(layout.about),
        board_art.preview(layout.key),
        named(layout.provenance),
        modes,
    )
