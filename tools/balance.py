"""`make balance`: how hard each game is, measured by computer players and written to docs/balance-<game>.md.

The bands are aims that a game was tuned for (tests/<game>/spec.py names them); where one is not met, the page says so.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from pyapp.chart import Row, chart
from pyapp.kernel.message import ENGLISH
from pyapp.progress import progress
from pyapp.simulate import Plan, run
from pyapp.simulate_command import Variation, variations
from pyapp.summary import EARLY, Summary, quartiles, wilson
from tests.spec import GameSpec, Match, limited, specs
from tools.paths import ROOT, step

DOCS = ROOT / "docs"
TURNS = "200"
"""A game that is not decided then counts as a draw."""

CHANCE = ", within chance"

Measured = Sequence[tuple[Match, Summary]]
Compared = Sequence[tuple[Match, Sequence[tuple[Variation, Summary]]]]


def measure(spec: GameSpec, match: Match, games: int, seed: int, jobs: int, other: Variation | None = None) -> Summary:
    """Play so many games of it, with one option changed or none."""
    settings = spec.game.settings(match.mode, {**limited(spec.game, match.mode, TURNS), **dict(match.settings)})
    plan = Plan(spec.id, match.mode, settings, seed, match.policy, match.scenario)
    name = f"{match.table}, {match.who}"
    if other is not None:
        plan = replace(plan, settings={**settings, other.setting.id: other.value})
        name += f", {other.name}"
    played = []
    with progress(name, games) as advance:
        for one in run(plan, games, jobs):
            played.append(one)
            advance()
    summary = Summary(spec.game, played)
    step(f"{name}: {spec.balance.side} wins {summary.interval(spec.balance.side)}")
    return summary


def missed(spec: GameSpec, measured: Measured) -> Iterator[str]:
    """Every aim that is not met, in a sentence."""
    aims = spec.balance
    for match, summary in measured:
        name = f"{match.table} ({match.who})"
        share = summary.interval(aims.side)
        if match.band and not match.band.holds(share.share):
            near = "" if share.high < match.band.low or share.low > match.band.high else CHANCE
            yield f"{name}: {aims.called} win {share}; the aim is {match.band}{near}."
        if not match.is_long:
            continue
        turns = quartiles([one.turns for one in summary.played])
        if turns["q1"] < aims.length[0] or turns["q3"] > aims.length[1]:
            yield (
                f"{name}: the middle half lasts {turns['q1']:g} to {turns['q3']:g} turns;"
                f" the aim is {aims.length[0]} to {aims.length[1]}."
            )
        for who in aims.missed:
            wins, games = summary.after_early_loss(who, aims.side)
            if games and wins / games > share.share / 2:
                yield f"{name}: after an early loss of {who.title()} {aims.called} still win {wilson(wins, games)}."
        if summary.faults:
            yield f"{name}: {len(summary.faults)} faults, the first: {summary.faults[0]}"


def page(spec: GameSpec, measured: Measured, compared: Compared, command: str) -> str:
    """docs/balance-<game>.md, whole."""
    return "\n".join(
        (
            *_opening(spec, measured, command),
            *_wins(spec, measured),
            *_losses(spec, measured),
            *_options(spec, measured, compared),
        )
    )


def _opening(spec: GameSpec, measured: Measured, command: str) -> Iterator[str]:
    yield f"# How hard it is: {ENGLISH(spec.game.title)}"
    yield ""
    yield (
        f"Measured by computer players, not by people. {spec.balance.about} Intervals hold the true share 19 times in"
        f" 20 (Wilson). A game that is not decided after {TURNS} turns counts as a draw."
    )
    yield ""
    yield f"Made by `{command}`. The same command gives the same page on any machine, until rules or players change."
    yield ""
    sentences = list(missed(spec, measured))
    yield "## Aims that are not met" if sentences else "All aims are met."
    yield ""
    if sentences:
        yield from (f"- {sentence}" for sentence in sentences)
        yield ""


def _wins(spec: GameSpec, measured: Measured) -> Iterator[str]:
    yield "## Who wins, and how long it takes"
    yield ""
    yield f"| mode | players | games | {spec.balance.side} wins | aim | draws | turns, middle half | median |"
    yield "|---|---|---:|---|---|---:|---|---:|"
    for match, one in measured:
        turns = quartiles([game.turns for game in one.played])
        cells = (
            match.table,
            match.who,
            f"{one.games:,}",
            str(one.interval(spec.balance.side)),
            str(match.band or "–"),
            f"{one.draws / one.games:.1%}",
            f"{turns['q1']:g} to {turns['q3']:g}",
            f"{turns['median']:g}",
        )
        yield f"| {' | '.join(cells)} |"
    yield ""
    if spec.balance.note:
        yield spec.balance.note
        yield ""
    yield from _ends(measured)


def _ends(measured: Measured) -> Iterator[str]:
    yield "## How games end"
    yield ""
    texts = {game.outcome.reason: game.text for _, one in measured for game in one.played}
    reasons = sorted(texts)
    sentences = [ENGLISH(texts[reason]).split(":")[0] for reason in reasons]
    yield f"| mode | players | {' | '.join(sentences)} |"
    yield f"|---|---|{'---:|' * len(reasons)}"
    for match, one in measured:
        counts = one.reasons()
        shares = [f"{counts.get(reason, 0) / one.games:.1%}" for reason in reasons]
        yield f"| {match.table} | {match.who} | {' | '.join(shares)} |"
    yield ""


def _losses(spec: GameSpec, measured: Measured) -> Iterator[str]:
    people = sorted({who for _, one in measured for who in one.losses()})
    if not people:
        return
    side, pair = spec.balance.side, spec.balance.missed
    yield "## Who is lost"
    yield ""
    later = f"; then the wins of {spec.balance.called} in those games in which one was lost in the first {EARLY} turns"
    yield f"The share of games in which each was lost{later if pair else ''}."
    yield ""
    columns = [*map(str.title, people), *(f"wins after an early loss of {who.title()}" for who in pair)]
    yield f"| mode | players | {' | '.join(columns)} |"
    yield f"|---|---|{'---:|' * len(people)}{'---|' * len(pair)}"
    for match, one in measured:
        lost = one.losses()
        cells = [f"{lost.get(who, 0) / one.games:.0%}" for who in people]
        for who in pair:
            wins, games = one.after_early_loss(who, side)
            cells.append(f"{wins} of {games}, {wilson(wins, games)}" if games else "never lost early")
        yield f"| {match.table} | {match.who} | {' | '.join(cells)} |"
    yield ""


def _options(spec: GameSpec, measured: Measured, compared: Compared) -> Iterator[str]:
    base, side = dict(measured), spec.balance.side
    yield "## What each option does"
    yield ""
    yield "One option is changed at a time. A difference whose interval still holds the share without it may be chance."
    yield ""
    for match, rows in compared:
        if not rows:
            continue
        yield f"### {match.table}, {match.who}; {rows[0][1].games:,} games each"
        yield ""
        yield f"![Wins of {spec.balance.called} by option]({picture(spec, match).name})"
        yield ""
        yield f"| option | value | {side} wins | difference | turns, middle half |"
        yield "|---|---|---|---:|---|"
        whole = base[match].interval(side).share
        for other, one in rows:
            share = one.interval(side)
            turns = quartiles([game.turns for game in one.played])
            yield (
                f"| `{other.setting.id}` | {other.value} | {share} | {100 * (share.share - whole):+.1f} points |"
                f" {turns['q1']:g} to {turns['q3']:g} |"
            )
        yield ""


def picture(spec: GameSpec, match: Match) -> Path:
    parts = (spec.id, match.mode, match.scenario, *(f"{name}-{value}" for name, value in match.settings))
    return DOCS / f"balance-{'-'.join(filter(None, parts))}.svg"


def draw(spec: GameSpec, match: Match, base: Summary, rows: Sequence[tuple[Variation, Summary]]) -> str:
    """The same as a chart."""
    side = spec.balance.side
    title = f"{ENGLISH(spec.game.title)}, {match.table.replace('`', '')}: wins of {spec.balance.called} by option"
    drawn = [Row(other.name, ENGLISH(other.setting.about), one.interval(side)) for other, one in rows]
    first = Row("no option", f"{base.games:,} games", base.interval(side))
    return chart(title, f"{rows[0][1].games:,} games each, played by {match.who}", first, drawn)


def measure_all(spec: GameSpec, games: int, seed: int, jobs: int) -> Measured:
    return [
        (match, measure(spec, match, max(1, round(games * match.share)), seed, jobs)) for match in spec.balance.matches
    ]


def check(spec: GameSpec, games: int, seed: int, jobs: int) -> bool:
    """Whether all aims are met, or missed by no more than chance explains."""
    sentences = [one for one in missed(spec, measure_all(spec, games, seed, jobs)) if CHANCE not in one]
    for sentence in sentences:
        step(f"not met: {sentence}")
    return not sentences


def write(spec: GameSpec, games: int, option_games: int, seed: int, jobs: int) -> None:
    """The page of a game, with its charts."""
    command = f"python -m tools.balance {spec.id} --games {games} --option-games {option_games} --seed {seed}"
    measured = measure_all(spec, games, seed, jobs)
    compared = []
    for match, base in measured:
        others = variations(spec.game, match.mode, dict(match.settings)) if match.has_options and option_games else []
        if others:
            rows = [(one, measure(spec, match, option_games, seed, jobs, one)) for one in others]
            picture(spec, match).write_text(draw(spec, match, base, rows), encoding="utf-8")
            compared.append((match, rows))
    file = DOCS / f"balance-{spec.id}.md"
    file.write_text(page(spec, measured, compared, command), encoding="utf-8")
    step(f"{file.relative_to(ROOT)} is written")
    for sentence in missed(spec, measured):
        step(f"not met: {sentence}")


def main() -> None:
    known = specs()
    parser = argparse.ArgumentParser(description="Measure how hard the games are, and write docs/balance-<game>.md.")
    parser.add_argument("ids", nargs="*", metavar="GAME", choices=[*known, []], help="which games (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="games for each mode (default: 1000)")
    parser.add_argument("--option-games", type=int, default=300, help="games for each option; 0 leaves them out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail where an aim is not met")
    given = parser.parse_args()
    if given.check:
        met = [check(known[game], given.games, given.seed, given.jobs) for game in given.ids or known]
        raise SystemExit(0 if all(met) else 1)
    for game in given.ids or known:
        write(known[game], given.games, given.option_games, given.seed, given.jobs)


if __name__ == "__main__":
    main()
