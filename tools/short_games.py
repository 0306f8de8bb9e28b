"""`python -m tools.short_games`: short whole games of a computer player, to choose the seeds in e2e/seeds.py from.

Browser tests play whole games, and a short one tests as much as a long one. When the numbers of the counters or the
standard player change, the games change too: then this lists new ones. The shortest that the humans win is listed too,
however long it is.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pyapp.games import game as find_game
from pyapp.simulate import Plan, Played, play

TURN_LIMIT = "50"
"""As in the browser tests."""


def shortest(plan: Plan, seeds: range, jobs: int, count: int) -> list[Played]:
    """The games with the fewest decisions that come to an end before the limit, and the shortest win."""
    with ProcessPoolExecutor(jobs) as pool:
        games = list(track(pool.map(partial(play, plan), seeds), "playing", total=len(seeds), transient=True))
    ended = sorted((one for one in games if one.side != "draw"), key=lambda one: one.decisions)
    won = [one for one in ended[count:] if one.side == "human"]
    return ended[:count] + won[:1]


def main() -> None:
    """List them."""
    parser = argparse.ArgumentParser(description="List short whole games.")
    parser.add_argument("--mode", default="solitaire", choices=[mode.id for mode in find_game("mall").modes])
    parser.add_argument("--policy", default="standard", help="one for all seats, or human:random,zombie:greedy")
    parser.add_argument("--seeds", type=int, default=200, help="how many seeds are tried, from 1 (default: 200)")
    parser.add_argument("--count", type=int, default=15, help="how many games are listed (default: 15)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    wanted = parser.parse_args()
    settings = find_game("mall").settings(wanted.mode, {"turn-limit": TURN_LIMIT})
    plan = Plan("mall", wanted.mode, settings, 1, wanted.policy)
    table = Table("seed", "turns", "decisions", "outcome", "why", title=f"{wanted.mode}, {wanted.policy}")
    for one in shortest(plan, range(1, wanted.seeds + 1), wanted.jobs, wanted.count):
        table.add_row(str(one.seed), str(one.turns), str(one.decisions), one.side, one.outcome.reason)
    Console().print(table)


if __name__ == "__main__":
    main()
