"""What the calls of the command line do."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from pyapp import simulate, terminal
from pyapp.games import GAMES
from pyapp.games import game as find_game
from pyapp.kernel import history, rulebook
from pyapp.kernel.codec import Damaged
from pyapp.kernel.dice import new_seed
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.modes import Mode, WrongName
from pyapp.kernel.scenario import Scenario, Start
from pyapp.kernel.scenario_faults import Fault, Unplayable


def games(given: Namespace) -> int:
    rows: list[dict[str, Any]] = [
        {
            "id": game.id,
            "title": ENGLISH(game.title),
            "modes": [_mode(mode) for mode in game.modes],
            "scenarios": [_scenario(scenario) for scenario in game.scenarios()],
        }
        for game in GAMES.values()
    ]
    if given.json:
        print(json.dumps(rows, indent=1))
        return 0
    for row in rows:
        print(f"{row['id']}: {row['title']}")
        for mode in row["modes"]:
            print(f"  {mode['id']} ({', '.join(mode['seats'])})")
            for option in mode["options"]:
                values = ", ".join(option["values"])
                print(f"    {option['id']} = {values}  [{option['default']}]  {option['about']}")
        for scenario in row["scenarios"]:
            modes = f" ({', '.join(scenario['modes'])})" if scenario["modes"] else ""
            print(f"  scenario = {scenario['id']}{modes}  {scenario['title']}. {scenario['about']}")
    return 0


def _mode(mode: Mode) -> dict[str, Any]:
    return {
        "id": mode.id,
        "seats": [str(seat) for seat, _ in mode.seats],
        "options": [
            {
                "id": setting.id,
                "values": [value for value, _ in setting.values],
                "default": setting.default,
                "about": ENGLISH(setting.about),
            }
            for setting in mode.settings
        ],
    }


def _scenario(scenario: Scenario) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "title": ENGLISH(scenario.title),
        "about": ENGLISH(scenario.about),
        "modes": list(scenario.modes),
    }


SCENARIO = "scenario"
"""Chosen as an option is, though it belongs to the game and not to a mode."""


def mode_of(given: Namespace) -> Mode:
    """The mode that somebody asks for, or the one to begin with."""
    game = find_game(given.game)
    return game.first_mode if given.mode is None else game.mode(given.mode)


def begun(given: Namespace, seed: int, **defaults: str) -> Start:
    """The game that somebody asks for; a name that is not known, or a file that is no scenario, is told."""
    game = find_game(given.game)
    chosen = {**defaults, **settings(given.settings)}
    scenario = chosen.pop(SCENARIO, "")
    if scenario and given.scenario:
        raise WrongName("choice", "--scenario and --set scenario", ["one of them"])
    file = _text(given.scenario) if given.scenario else ""
    return game.settled(Start(mode_of(given).id, chosen, seed, scenario, file))


def _text(file: str) -> str:
    try:
        return _read(file, "a scenario that can be read").decode()
    except UnicodeDecodeError as error:
        raise Damaged("this is no scenario: it is not text") from error


def check_scenario(given: Namespace) -> int:
    """Every fault of a file with its place. As with a save that is not as it should be, the status is 1 then."""
    takers = [game.id for game in GAMES.values() if game.takes_scenarios]
    name = given.game or takers[0]
    if name not in takers:
        raise WrongName("game with scenarios of your own", name, takers)
    game = find_game(name)
    report: dict[str, Any] = {"ok": False, "game": name, "title": None, "modes": [], "faults": []}
    try:
        own = game.scenario(_text(given.file))
        modes = [mode.id for mode in game.modes if own.fits(mode.id)]
        report |= {"ok": True, "title": ENGLISH(own.title), "modes": modes}
    except Damaged as error:
        faults = error.faults if isinstance(error, Unplayable) else (Fault(1, 1, error.why),)
        report["faults"] = [{"row": fault.row, "column": fault.column, "text": ENGLISH(fault.text)} for fault in faults]
    if given.json:
        print(json.dumps(report))
    elif report["ok"]:
        print(f"ok: {report['title']}, for {', '.join(report['modes'])}")
    else:
        for fault in report["faults"]:
            print(f"{given.file}:{fault['row']}:{fault['column']}: {fault['text']}")
    return 0 if report["ok"] else 1


def settings(pairs: list[str]) -> dict[str, str]:
    chosen = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise WrongName("setting", pair, ["option=value"])
        chosen[name] = value
    return chosen


def replay(given: Namespace) -> int:
    report: dict[str, Any] = {
        "ok": False, "game": None, "mode": None, "actions": 0, "digest": None, "outcome": None, "error": None,
    }  # fmt: skip
    content = _read(given.file)
    try:
        save = history.read_save(_decode(content))
        report |= {"game": save.game, "mode": save.start.mode, "actions": len(save.journal)}
        played = history.replay(find_game(save.game), save)
        outcome = played.state.outcome
        report |= {"ok": True, "digest": played.digest, "outcome": outcome.side if outcome else None}
    except (Damaged, WrongName, history.Diverged) as error:
        report["error"] = str(error)
    if given.json:
        print(json.dumps(report))
    elif report["ok"]:
        print(f"ok: {report['actions']} actions, digest {report['digest']}, outcome {report['outcome']}")
    else:
        print(f"not ok: {report['error']}")
    return 0 if report["ok"] else 1


def _read(file: str, wanted: str = "a save that can be read") -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise WrongName("file", file, [wanted]) from error


def _decode(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise Damaged("this is not a Shamble save: it is not text") from error


def rules(given: Namespace) -> int:
    game = find_game(given.game)
    cases = game.rulebook.cases
    if given.case is not None:
        if game.rulebook.case(given.case) is None:
            raise WrongName("case", given.case, [f"{cases[0].number} to {cases[-1].number}"])
        cases = tuple(case for case in cases if case.number == given.case)
    package = Path(__file__).parent
    in_code = rulebook.citations(package / given.game)
    in_tests = rulebook.tested(package.parent / "tests" / given.game)
    rows = [
        {
            "case": case.number,
            "title": ENGLISH(case.title),
            "text": ENGLISH(case.text),
            "status": str(case.status),
            "reason": ENGLISH(case.reason) if case.reason else None,
            "code": [place for number, place in in_code if number == case.number],
            "tests": [place for number, place in in_tests if number == case.number],
            "rulings": [
                {"question": ENGLISH(one.question), "answer": ENGLISH(one.answer), "why": ENGLISH(one.why)}
                for one in game.rulebook.rulings_on(case.number)
            ],
        }
        for case in cases
    ]
    if given.json:
        print(json.dumps(rows, indent=1))
        return 0
    for row in rows:
        _print_case(row)
    return 0


def _print_case(row: dict[str, Any]) -> None:
    print(f"[{row['case']}] {row['title']}" + ("" if row["status"] == "done" else f" ({row['status']})"))
    print(f"  {row['text']}")
    if row["reason"]:
        print(f"  {row['reason']}")
    for name in ("code", "tests"):
        for place in row[name]:
            print(f"  {name}: {place}")
    for ruling in row["rulings"]:
        print(f"  Q: {ruling['question']}\n  A: {ruling['answer']} {ruling['why']}")


def play(given: Namespace) -> int:
    game = find_game(given.game)
    seed = new_seed() if given.seed is None else given.seed
    start = begun(given, seed)
    bots = simulate.players(game, start.mode, simulate.seat_policies(game, start.mode, given.bot), seed)
    return terminal.play(history.History(game, start), bots)
