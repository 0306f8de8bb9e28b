"""What the board tells before anything is done: reach and costs, ways and who would notice, odds, threats, sight.

The answers are the game's. This decides which of them is on the board now, and says the same in words.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import Message, Reader, say
from pyapp.kernel.prospect import Aim, Prospect, Route, Threats
from pyapp.web.board import edge_handles
from pyapp.web.board.boardview import BoardView
from pyapp.web.board.geometry import Box
from pyapp.web.board.highlights import Drawn
from pyapp.web.foresight import label_layout, overlay_svg
from pyapp.web.foresight.answer_cache import Foresight
from pyapp.web.page import dom
from pyapp.web.question.narrowing import Narrowing
from pyapp.web.table.session import Session


class Look(StrEnum):
    """What the player has switched on."""

    SIGHT = "sight"
    THREATS = "threats"


class Hints:
    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._session: Session | None = None
        self._read = Reader()
        self._refs: tuple[str, ...] = ()
        self._options: Narrowing = Narrowing()
        self.prospect = Prospect()
        self._pointed: str | None = None
        self._shown: Prospect | None = None
        self._odds: list[Box] = []
        self._taken: list[Box] = []
        """Where something is written already."""
        self._counts: list[Box] = []
        """Where threats are counted."""
        self._foreseen: Foresight | None = None
        self.looks: set[Look] = set()
        self._from: str | None = None
        self._to: str | None = None

    # What is asked now

    def ask(self, session: Session | None, narrowing: Narrowing, read: Reader) -> None:
        """Something else is asked, or something was chosen: show what those who act could do."""
        self._session, self._read, self._options = session, read, narrowing
        self._refs = tuple(sorted(narrowing.chosen_refs))
        active = session is not None and session.is_persons_turn
        self.prospect = self._prospect(self._refs) if active else Prospect()
        self._pointed = None
        self._shown = None
        self._draw_threats()
        self._draw(None)

    def clear(self) -> None:
        """Nothing of what a seat may know stays on the board."""
        self._from = self._to = None
        self._foreseen = None
        self.ask(None, Narrowing(), self._read)

    def forget(self) -> None:
        """Another game, or somebody else: what was looked at is not his."""
        self.looks.clear()
        self.tell_looks()
        self.clear()

    def _prospect(self, refs: tuple[str, ...]) -> Prospect:
        session = self._session
        return self._foresight(session).prospect(refs) if session is not None else Prospect()

    def _foresight(self, session: Session) -> Foresight:
        """What follows from the state as it is now."""
        state = session.history.state
        if self._foreseen is None or not self._foreseen.is_about(state):
            self._foreseen = Foresight(session.game, state)
        return self._foreseen

    def _draw(self, ref: str | None) -> None:
        """Everything that depends on where the player points."""
        board, refs = self._board, self._board.things_at(ref)
        preview = self._preview(ref)
        shown = preview or self.prospect
        if shown is not self._shown:
            self._shown = shown
            self._draw_prospect(shown)
        aims = [aim for aim in shown.aims if aim.start in board.boxes and aim.target in board.boxes]
        lines = overlay_svg.aims(aims, board.boxes, self._read, self._odds, refs)
        # Who points at enemies that can be shot at is told of the shot; of the way, where he points at the floor.
        is_shot = ref is not None and ref in self.aimed and ref not in board.boxes
        route = None if preview or is_shot else self._route_to(refs)
        if route is not None:
            goal = self._goal_of(refs)
            thing = board.box(goal) if goal is not None and goal not in board.boxes else None
            lines += overlay_svg.way(route.path, board.boxes, thing) + self._eyes(route)
        dom.by_id("lines").innerHTML = lines + self._sight_lines(ref)

    def _draw_prospect(self, shown: Prospect) -> None:
        """Reach, costs and handles, with a place for everything that is written."""
        board, grow = self._board, self._board.grow
        dom.by_id("reach").innerHTML = overlay_svg.reach(shown.goals, board.ground)
        # Where enemies can be shot at, a touch means the shot: what walking there takes is told on the floor.
        targets = {aim.target for aim in shown.aims}
        squares = [goal for goal in shown.goals if goal.ref in board.ground and goal.ref not in targets]
        standing = [box for goal in squares for box in board.counters_in(goal.ref)]
        costs = overlay_svg.cost_places(squares, board.ground, standing, grow)
        dom.by_id("costs").innerHTML = overlay_svg.costs(squares, costs, standing)
        board.quieten(bool(shown.goals))
        doors = {ref: box for ref in self._options.live if (box := board.handled_box(ref, at_hand=True)) is not None}
        far = {
            goal: box
            for goal in self.prospect.goals
            if goal.ref not in doors and (box := board.handled_box(goal.ref)) is not None
        }
        grips = [edge_handles.grip(box) for box in doors.values()] + [
            edge_handles.pill(box, goal.cost, grow) for goal, box in far.items()
        ]
        aims = [aim for aim in shown.aims if aim.start in board.boxes and aim.target in board.boxes]
        hit = {thing: box for aim in aims for thing in aim.things[:1] if (box := board.box(thing)) is not None}
        self._odds = label_layout.settle(
            [overlay_svg.odds(aim, board.boxes, hit, self._read, grow) for aim in aims], costs + grips
        )
        middles = board.places().values()
        dom.by_id("far").innerHTML = "".join(
            edge_handles.far(goal.ref, box, middles, board.edge_sign, goal.cost) for goal, box in far.items()
        )
        self._taken = costs + grips + self._odds

    def _eyes(self, route: Route) -> str:
        """Eyes on everybody who would notice, and how many there are: beside what is written already."""
        board, grow = self._board, self._board.grow
        watching = [box for unit in route.noticed if (box := board.box(unit)) is not None]
        if not watching:
            return ""
        count = overlay_svg.count_of_eyes(board.ground[route.path[-1]], grow)
        eyes = [overlay_svg.eye(box, grow) for box in watching]
        taken = self._taken + self._counts + board.labels
        standing = board.counters_in(route.path[-1])
        (total,) = label_layout.settle([count], taken, standing)
        places = label_layout.settle(eyes, [*taken, total])
        return overlay_svg.watchers(places) + overlay_svg.noticed(total, len(route.noticed))

    # Pointing

    def point(self, ref: str | None) -> None:
        """The pointer or the ring is on something, or on nothing any more."""
        if ref != self._pointed:
            self._pointed = ref
            self._draw(ref)
            if Look.THREATS not in self.looks:
                self._draw_threats()

    def _preview(self, ref: str | None) -> Prospect | None:
        """What somebody could do who can be picked but is not yet."""
        if ref is None or self.prospect.goals or ref not in self._options.live:
            return None
        found = self._prospect((ref,))
        return found if found.goals or found.aims else None

    def _route_to(self, refs: Iterable[str]) -> Route | None:
        session = self._session
        if session is None:
            return None
        goal = self._goal_of(refs)
        return self._foresight(session).route(self._refs, goal) if goal else None

    def _goal_of(self, refs: Iterable[str]) -> str | None:
        """The first of these that one can go to."""
        return next((ref for ref in refs if self.prospect.goal(ref) is not None), None)

    def route(self, *refs: str) -> Route | None:
        """The way to the first of the things touched that there is a way to."""
        return self._route_to(refs)

    @property
    def telling(self) -> list[Box]:
        """Where the board tells something: what can be used, what it costs, what can be hit."""
        shown = self._shown or self.prospect
        refs = self._options.live.union((goal.ref for goal in shown.goals), (aim.target for aim in shown.aims))
        return [box for ref in sorted(refs) if (box := self._board.box(ref)) is not None]

    @property
    def drawn(self) -> Drawn:
        """What need not be told again, and what is not to be written on."""
        return Drawn(self.priced, self.aimed, tuple(self._taken))

    @property
    def priced(self) -> frozenset[str]:
        """What the reach tells the cost of."""
        return frozenset(goal.ref for goal in self.prospect.goals)

    @property
    def is_under_way(self) -> bool:
        """Whether somebody is on the move and could go or shoot somewhere."""
        return bool(self.prospect.goals or self.prospect.aims)

    @property
    def hopeless(self) -> frozenset[str]:
        """What can be shot at and not be hit."""
        return frozenset(ref for aim in self.prospect.aims if aim.is_hopeless for ref in (aim.target, *aim.things))

    @property
    def aimed(self) -> frozenset[str]:
        """What can be shot at, with the squares."""
        return frozenset(ref for aim in self.prospect.aims for ref in (aim.target, *aim.things))

    def told(self, ref: str) -> list[Message]:
        """The same in words: what a shot promises, or what it costs to go there and what follows."""
        return self.told_shots(ref) if ref in self.aimed and ref not in self._board.boxes else self.told_way(ref)

    def told_way(self, ref: str) -> list[Message]:
        """What it takes to walk there; what follows from it, if anything does."""
        route = self._route_to(self._board.things_at(ref))
        if route is None:
            return []
        return list(route.told) or [say("getting here costs {cost}", cost=route.cost)]

    def warning(self, ref: str) -> Message | None:
        """What somebody lets himself in for who walks there; who points at a target means the shot."""
        if ref in self.aimed and ref not in self._board.boxes:
            return None
        route = self._route_to(self._board.things_at(ref))
        return route.warning if route is not None else None

    def is_hatched(self, ref: str) -> bool:
        """Whether it is shown where this one can be next."""
        return Look.THREATS not in self.looks and bool(self._threats().get(ref))

    def come_upon(self, ref: str) -> list[str]:
        """Who stands where this one can be next and is no threat himself: the counters are what hides the hatching."""
        threats = self._threats()
        pile = [item for place in threats.get(ref, ()) for item, _ in self._board.pile_in(place)]
        return list(dict.fromkeys(item.ref for item in pile if item.ref not in threats))

    def told_shots(self, ref: str) -> list[Message]:
        return [aim.told or aim.odds for aim in self._aims_at(ref)]

    def _aims_at(self, ref: str) -> list[Aim]:
        refs = set(self._board.things_at(ref))
        return [aim for aim in self.prospect.aims if not refs.isdisjoint((aim.target, *aim.things))]

    # Threats

    def toggle_threats(self) -> bool:
        self.looks ^= {Look.THREATS}
        self.tell_looks()
        self._draw_threats()
        return Look.THREATS in self.looks

    def _draw_threats(self) -> None:
        """All threats when they are switched on, with what the drawing means; otherwise those of the one pointed at."""
        found, is_on = self._threats(), Look.THREATS in self.looks
        # On roads there is one way for everybody, and it has a direction; across open ground there are many.
        is_on_roads = self._session is not None and self._session.game.has_ways
        dom.put("legend", overlay_svg.threat_legend(self._read, has_ways=is_on_roads) if is_on else "")
        dom.show("legend", when=is_on)
        if not is_on:
            found = {ref: places for ref, places in found.items() if ref == self._pointed}
        counts: dict[str, int] = {}
        for places in found.values():
            for place in places[:1] if is_on_roads else places:
                counts[place] = counts.get(place, 0) + 1
        along = [(self._board.square_of(ref) or "", *places) for ref, places in found.items() if is_on_roads]
        ways = overlay_svg.ways_of(along, self._board.boxes)
        dom.by_id("threats").innerHTML = overlay_svg.threats(counts, self._board.ground) + ways
        dom.by_id("counts").innerHTML = overlay_svg.threat_counts(counts, self._board.ground)
        self._counts = overlay_svg.count_places(counts, self._board.ground)

    def _threats(self) -> Threats:
        session = self._session
        wanted = Look.THREATS in self.looks or self._pointed is not None
        if session is None or session.needs_cover or not wanted:
            return {}
        return self._foresight(session).threats

    # Sight

    def toggle_sight(self) -> bool:
        """Begin to look from where the ring is, or from the next square touched."""
        self.looks ^= {Look.SIGHT}
        self._from = self._to = None
        if Look.SIGHT in self.looks and self._board.focus in self._board.boxes:
            self._from = self._board.focus
        self.tell_looks()
        self._draw(self._pointed)
        return Look.SIGHT in self.looks

    @property
    def is_looking(self) -> bool:
        return Look.SIGHT in self.looks

    @property
    def is_from_somewhere(self) -> bool:
        """Whether the place to look from is settled."""
        return self._from is not None

    def look_at(self, ref: str) -> Reason | None:
        """A square was touched while looking: the first is where from, the second where to, the third begins anew."""
        square = self._board.square_of(ref)
        if square is None:
            return None
        if self._from is None or self._to is not None:
            self._from, self._to = square, None
        else:
            self._to = square
        self._draw(ref)
        return self.seen(ref)

    def seen(self, ref: str | None) -> Reason | None:
        """What there is to say of the look to where one points."""
        session, end = self._session, self._to or self._square(ref)
        if session is None or self._from is None or end is None:
            return None
        looked = session.game.sight(session.history.state, self._from, end)
        return looked.reason if looked is not None else None

    def _square(self, ref: str | None) -> str | None:
        return self._board.square_of(ref) if ref is not None else None

    def _sight_lines(self, ref: str | None) -> str:
        session = self._session
        if not self.is_looking or session is None or self._from is None:
            return ""
        drawn = overlay_svg.origin(self._board.ground[self._from])
        end = self._to or self._square(ref)
        looked = session.game.sight(session.history.state, self._from, end) if end else None
        return drawn + (overlay_svg.sight(looked) if looked is not None else "")

    def tell_looks(self) -> None:
        """Show what is switched on: to the style sheet, and at the tools."""
        dom.set_root(look=" ".join(sorted(self.looks)) or None)
        for look in Look:
            button = dom.some(dom.by_id("zoom").querySelector(f'[data-command="{look}"]'))
            if button is not None:
                button.setAttribute("aria-pressed", "true" if look in self.looks else "false")
