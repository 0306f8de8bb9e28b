"""`python -m tools.short_games GAME`: short whole games of a computer player, to choose the seeds of its spec from.

Browser tests play whole games, and a short one tests as much as a long one. When the numbers of a game or its standard
player change, the games change too: then this lists new ones. The shortest that the players' own side wins is listed
too, however long it is.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pyapp.games import GAMES
from pyapp.games import game as find_game
from pyapp.simulate import Plan, Played, play
from tests.spec import SHORT_TURNS, limited


def shortest(plan: Plan, side: str, seeds: range, jobs: int, count: int) -> list[Played]:
    """The games with the fewest decisions that come to an end before the limit, and the shortest that a side wins."""
    with ProcessPoolExecutor(jobs) as pool:
        games = list(track(pool.map(partial(play, plan), seeds), "playing", total=len(seeds), transient=True))
    ended = sorted((one for one in games if one.side != "draw"), key=lambda one: one.decisions)
    won = [one for one in ended[count:] if one.side == side]
    return ended[:count] + won[:1]


def main() -> None:
    """List them."""
    parser = argparse.ArgumentParser(description="List short whole games.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--mode", help="as `pyapp games` lists them (default: the first to be recommended)")
    parser.add_argument("--policy", default="standard", help="one for all seats, or SEAT:random,SEAT:standard")
    parser.add_argument("--seeds", type=int, default=200, help="how many seeds are tried, from 1 (default: 200)")
    parser.add_argument("--count", type=int, default=15, help="how many games are listed (default: 15)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    mode = wanted.mode or game.first_mode.id
    settings = game.settings(mode, limited(game, mode, SHORT_TURNS))
    plan = Plan(game.id, mode, settings, 1, wanted.policy)
    table = Table("seed", "turns", "decisions", "outcome", "why", title=f"{game.id} {mode}, {wanted.policy}")
    for one in shortest(plan, game.sides[0], range(1, wanted.seeds + 1), wanted.jobs, wanted.count):
        table.add_row(str(one.seed), str(one.turns), str(one.decisions), one.side, one.outcome.reason)
    Console().print(table)


if __name__ == "__main__":
    main()
