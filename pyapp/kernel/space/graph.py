"""Places joined to places: neighbours, distances and shortest paths.

A graph knows nothing of what its nodes are: squares of a building, spaces of a track, cells of a grid. Nodes need to be
hashable and sortable. Neighbours are kept in sorted order and every tie is broken by that order, so that results never
depend on how a graph was built.

Two ways to ask for distances: `distance` and `distance_map` count the steps of the bare graph and are cached, because a
board does not change; `distances`, `costs` and `path` take a condition or a price per step and are computed each time.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar


class Sortable(Protocol):
    """What a node must be able to do besides being hashable."""

    def __lt__(self, other: Any, /) -> bool: ...


N = TypeVar("N", bound=Sortable)

Passable = Callable[[N, N], bool]
"""May one step from the first node to the second (they are neighbours)?"""

Cost = Callable[[N, N], "int | None"]
"""The price of a step between neighbours, at least 0; `None` where there is no way."""


class Graph(Generic[N]):
    """An undirected graph that does not change."""

    __slots__ = ("_cache", "_neighbours")

    def __init__(self, edges: Iterable[tuple[N, N]], nodes: Iterable[N] = ()) -> None:
        """Joins the two ends of every edge; `nodes` adds those that may have no edge at all."""
        joined: dict[N, set[N]] = {node: set() for node in nodes}
        for a, b in edges:
            if a == b:
                raise ValueError(f"an edge joins {a!r} to itself")
            joined.setdefault(a, set()).add(b)
            joined.setdefault(b, set()).add(a)
        self._neighbours: dict[N, tuple[N, ...]] = {node: tuple(sorted(joined[node])) for node in sorted(joined)}
        self._cache: dict[N, dict[N, int]] = {}

    @property
    def nodes(self) -> tuple[N, ...]:
        """All nodes, sorted."""
        return tuple(self._neighbours)

    def __contains__(self, node: object) -> bool:
        return node in self._neighbours

    def __len__(self) -> int:
        return len(self._neighbours)

    def neighbours(self, node: N) -> tuple[N, ...]:
        """The nodes one step away, sorted."""
        return self._neighbours[node]

    def edges(self) -> tuple[tuple[N, N], ...]:
        """Every edge once, smaller end first, sorted."""
        return tuple((a, b) for a, around in self._neighbours.items() for b in around if a < b)

    # Distances on the bare graph: cached

    def distance_map(self, start: N) -> Mapping[N, int]:
        """Steps from `start` to every node that can be reached. Computed once per start."""
        known = self._cache.get(start)
        if known is None:
            known = self._cache[start] = self.distances((start,))
        return known

    def distance(self, a: N, b: N) -> int | None:
        """Steps between two nodes, or `None` when no way joins them."""
        return self.distance_map(a).get(b)

    # Distances under conditions: computed each time

    def distances(
        self, starts: Iterable[N], passable: Passable[N] | None = None, limit: int | None = None
    ) -> dict[N, int]:
        """Steps from the nearest of `starts`, over steps that are passable, no farther than `limit`."""
        found: dict[N, int] = dict.fromkeys(sorted(starts), 0)
        frontier = list(found)
        steps = 0
        while frontier and (limit is None or steps < limit):
            steps += 1
            reached: list[N] = []
            for here in frontier:
                for there in self._neighbours[here]:
                    if there not in found and (passable is None or passable(here, there)):
                        found[there] = steps
                        reached.append(there)
            frontier = reached
        return found

    def costs(self, starts: Iterable[N], cost: Cost[N], limit: int | None = None) -> dict[N, int]:
        """The least total cost from the nearest of `starts` to every node that costs no more than `limit`."""
        best: dict[N, int] = dict.fromkeys(sorted(starts), 0)
        heap: list[tuple[int, N]] = [(0, start) for start in best]
        settled: dict[N, int] = {}
        while heap:
            spent, here = heapq.heappop(heap)
            if here in settled:
                continue
            settled[here] = spent
            for there in self._neighbours[here]:
                if there in settled or (step := cost(here, there)) is None:
                    continue
                if step < 0:
                    raise ValueError(f"the step from {here!r} to {there!r} has a negative cost")
                total = spent + step
                if (limit is None or total <= limit) and total < best.get(there, total + 1):
                    best[there] = total
                    heapq.heappush(heap, (total, there))
        return settled

    def steps_towards(self, start: N, goals: Iterable[N], passable: Passable[N] | None = None) -> tuple[N, ...]:
        """The neighbours of `start` one step nearer to the nearest goal, sorted; none at a goal or without a way."""
        from_goals = self.distances(goals, None if passable is None else _reversed(passable))
        here = from_goals.get(start)
        if not here:
            return ()
        return tuple(
            there
            for there in self._neighbours[start]
            if from_goals.get(there) == here - 1 and (passable is None or passable(start, there))
        )

    def path(self, start: N, goal: N, cost: Cost[N] | None = None) -> tuple[N, ...] | None:
        """A cheapest way from `start` to `goal`, both included, or `None` without one.

        Of several equally good ways it is the first in sorted order. Steps may be free; fewer steps are better then.
        """
        # Walking back from the goal gives what is left to pay at each node; the way then follows it down, always by the
        # first fitting neighbour. Steps ride along as the lower part of the price, so that free steps cannot circle.
        scale = len(self._neighbours) + 1

        def price(a: N, b: N) -> int | None:
            step = 1 if cost is None else cost(a, b)
            return None if step is None else step * scale + 1

        left = self.costs((goal,), lambda here, there: price(there, here))
        if start not in left:
            return None
        way = [start]
        while way[-1] != goal:
            here = way[-1]
            for there in self._neighbours[here]:
                step = price(here, there)
                if step is not None and there in left and left[there] + step == left[here]:
                    way.append(there)
                    break
        return tuple(way)

    # The graph as a whole

    def components(self, passable: Passable[N] | None = None) -> tuple[tuple[N, ...], ...]:
        """The parts that hang together, each sorted, in the order of their first node."""
        parts: list[tuple[N, ...]] = []
        seen: set[N] = set()
        for node in self._neighbours:
            if node not in seen:
                part = self.distances((node,), passable)
                seen.update(part)
                parts.append(tuple(sorted(part)))
        return tuple(parts)

    def is_connected(self, passable: Passable[N] | None = None) -> bool:
        """Can every node be reached from every other?"""
        return len(self.components(passable)) <= 1


def _reversed(passable: Passable[N]) -> Passable[N]:
    """The same condition asked from the far end of a step."""
    return lambda here, there: passable(there, here)
