"""The graph: neighbours, distances, prices and paths, always with the same answer to a tie."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel.space.graph import Graph

#   a - b - c
#   |   |
#   d - e - f     g
SMALL = Graph(["ab", "bc", "ad", "be", "de", "ef"], nodes="g")  # type: ignore[list-item]


def test_neighbours_are_sorted_and_mutual() -> None:
    assert SMALL.neighbours("b") == ("a", "c", "e")
    assert SMALL.neighbours("g") == ()
    assert SMALL.nodes == tuple("abcdefg")
    assert ("a", "b") in SMALL.edges() and ("b", "a") not in SMALL.edges()


def test_an_edge_needs_two_ends() -> None:
    with pytest.raises(ValueError, match="itself"):
        Graph([("a", "a")])


def test_distance_counts_steps_and_is_none_without_a_way() -> None:
    assert SMALL.distance("a", "a") == 0
    assert SMALL.distance("a", "f") == 3
    assert SMALL.distance("a", "g") is None
    assert SMALL.distance_map("a") is SMALL.distance_map("a"), "kept after the first question"


def test_distances_obey_condition_and_limit() -> None:
    closed = {("b", "e"), ("e", "b")}
    assert SMALL.distances("b", lambda here, there: (here, there) not in closed)["e"] == 3
    assert SMALL.distances("b", limit=1) == {"b": 0, "a": 1, "c": 1, "e": 1}
    assert SMALL.distances("cf") == {"c": 0, "f": 0, "b": 1, "e": 1, "a": 2, "d": 2}


def test_costs_take_the_cheapest_way_within_the_limit() -> None:
    dear = {"b": 5}
    price = SMALL.costs("a", lambda _, there: dear.get(there, 1))
    assert price == {"a": 0, "d": 1, "e": 2, "f": 3, "b": 5, "c": 6}
    assert SMALL.costs("a", lambda _, there: dear.get(there, 1), limit=2) == {"a": 0, "d": 1, "e": 2}
    assert SMALL.costs("a", lambda _, there: None if there == "d" else 1)["e"] == 2
    with pytest.raises(ValueError, match="negative"):
        SMALL.costs("a", lambda *_: -1)


def test_path_breaks_ties_by_order() -> None:
    assert SMALL.path("a", "e") == ("a", "b", "e")
    assert SMALL.path("e", "a") == ("e", "b", "a")
    assert SMALL.path("a", "e", lambda _, there: 9 if there == "b" else 1) == ("a", "d", "e")
    assert SMALL.path("a", "g") is None
    assert SMALL.path("a", "a") == ("a",)


def test_path_over_free_steps_is_short() -> None:
    assert SMALL.path("a", "f", lambda *_: 0) == ("a", "b", "e", "f")


def test_steps_towards_lists_every_step_that_brings_nearer() -> None:
    assert SMALL.steps_towards("a", "f") == ("b", "d")
    assert SMALL.steps_towards("f", "f") == ()
    assert SMALL.steps_towards("g", "f") == ()
    assert SMALL.steps_towards("a", "f", lambda here, there: {here, there} != {"a", "b"}) == ("d",)


def test_components() -> None:
    assert SMALL.components() == (tuple("abcdef"), ("g",))
    assert not SMALL.is_connected()
    assert Graph([(1, 2), (2, 3)]).is_connected()


pairs = st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(lambda pair: pair[0] != pair[1])


@given(st.lists(pairs, min_size=1, max_size=25))
def test_steps_costs_and_paths_agree(edges: list[tuple[int, int]]) -> None:
    graph = Graph(edges)
    again = Graph([(b, a) for a, b in reversed(edges)])
    for start in graph.nodes:
        assert graph.costs((start,), lambda *_: 1) == dict(graph.distance_map(start))
        for goal in graph.nodes:
            path = graph.path(start, goal)
            assert path == again.path(start, goal)
            assert (
                (None if path is None else len(path) - 1) == graph.distance(start, goal) == graph.distance(goal, start)
            )
