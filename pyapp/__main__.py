"""The command line: python -m pyapp games | simulate | replay | rules | scenario | play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from pyapp import commands, simulate_command
from pyapp.kernel.codec import Damaged
from pyapp.kernel.modes import WrongName


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        """One line is enough; the usage is a `--help` away."""
        self.exit(2, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="pyapp", description="Shamble: classic zombie board games, rules enforced.")
    calls = parser.add_subparsers(dest="call", required=True, parser_class=_Parser, metavar="CALL")

    games = calls.add_parser("games", help="the games with their modes and options")
    games.set_defaults(do=commands.games)

    simulate = calls.add_parser("simulate", help="let computer players play whole games")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=_count, default=20, metavar="N")
    simulate.add_argument("--seed", type=_seed, default=1, metavar="S")
    simulate.add_argument("--policy", default="random", metavar="P", help="a name, or seat:name,seat:name")
    simulate.add_argument("--set", action="append", default=[], dest="settings", metavar="option=value")
    simulate.add_argument("--jobs", type=_count, default=1, metavar="J", help="processes that share the work")
    simulate.add_argument("--chart", metavar="FILE", help="play every option too, and draw the wins as SVG")
    simulate.set_defaults(do=simulate_command.simulate)

    replay = calls.add_parser("replay", help="play a saved game again and check every die")
    replay.add_argument("file")
    replay.set_defaults(do=commands.replay)

    rules = calls.add_parser("rules", help="the cases of a game, where they are implemented and tested")
    rules.add_argument("game")
    rules.add_argument("case", nargs="?")
    rules.set_defaults(do=commands.rules)

    scenario = calls.add_parser("scenario", help="what is wrong with a scenario of your own, if anything")
    does = scenario.add_subparsers(dest="does", required=True, parser_class=_Parser, metavar="check")
    check = does.add_parser("check", help="every fault with its line and column")
    check.add_argument("file")
    check.add_argument("--game", help="whose scenario it is (default: the first game that takes any)")
    check.set_defaults(do=commands.check_scenario)

    play = calls.add_parser("play", help="a plain game in the terminal")
    play.add_argument("game")
    play.add_argument("--seed", type=_seed, default=None, metavar="S")
    play.add_argument("--bot", default="", metavar="seat:policy,…", help="seats that the computer plays")
    play.add_argument("--set", action="append", default=[], dest="settings", metavar="option=value")
    play.set_defaults(do=commands.play)

    for call in (simulate, play):
        call.add_argument("--mode", help="as `pyapp games` lists them (default: the one to begin with)")
        call.add_argument(
            "--scenario", metavar="FILE", help="a scenario of your own; one of the game's: --set scenario=ID"
        )
    for call in (games, simulate, replay, rules, check):
        call.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >= 1 << 64:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2^64 - 1")
    return int(text)


def main(argv: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(argv)
    try:
        status: int = given.do(given)
    except (WrongName, Damaged) as error:
        print(f"pyapp: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
