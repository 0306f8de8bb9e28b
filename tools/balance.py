"""`make balance`: how hard the game is, measured by computer players and written to docs/balance.md.

The bands are aims that the game was tuned for; where one is not met, the page says so.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from pyapp.chart import Row, chart
from pyapp.games import game as find_game
from pyapp.kernel.message import ENGLISH
from pyapp.progress import progress
from pyapp.simulate import Plan, run
from pyapp.simulate_command import Variation, variations
from pyapp.summary import EARLY, Summary, quartiles, wilson
from tools.paths import ROOT, step

GAME = find_game("mall")
SIDE = "human"
PAGE = ROOT / "docs" / "balance.md"

LENGTH = (25, 60)
"""The middle half of games should last so many turns."""
PAIR = ("peter", "roger")
"""Losing one of these early should halve the chance, or worse."""


class Band(NamedTuple):
    """Between which shares the wins of the humans should lie."""

    low: float
    high: float

    def __str__(self) -> str:
        return f"below {self.high:.0%}" if not self.low else f"{self.low:.0%} to {self.high:.0%}"

    def holds(self, share: float) -> bool:
        return self.low <= share <= self.high


@dataclass(frozen=True)
class Match:
    """Who plays what, and what should come of it."""

    mode: str
    policy: str
    band: Band | None = None
    is_long: bool = False
    """Whether its length is one of the aims, and the loss of Peter or Roger: players who know what they do."""
    has_options: bool = False
    share: float = 1
    """Of the number of games that was asked for: what only serves for comparison need not be as exact."""

    @property
    def who(self) -> str:
        return self.policy.replace(",", ", ").replace(":", " ")


MATCHES = (
    Match("two-player", "human:standard,zombie:greedy", Band(0.60, 0.75), is_long=True, has_options=True),
    Match("solitaire", "standard", Band(0.30, 0.45), is_long=True, has_options=True),
    Match("three-player", "standard", is_long=True, share=0.2),
    Match("four-player", "standard", is_long=True, share=0.2),
    Match("two-player", "human:greedy,zombie:greedy", share=0.2),
    Match("solitaire", "greedy", share=0.2),
    Match("two-player", "human:random,zombie:greedy", Band(0, 0.03)),
    Match("solitaire", "random", Band(0, 0.03)),
)


def measure(match: Match, games: int, seed: int, jobs: int, other: Variation | None = None) -> Summary:
    """Play so many games of it, with one option changed or none."""
    settings = GAME.settings(match.mode, {"turn-limit": "200"})
    plan = Plan(GAME.id, match.mode, settings, seed, match.policy)
    name = f"{match.mode}, {match.who}"
    if other is not None:
        plan = replace(plan, settings={**settings, other.setting.id: other.value})
        name += f", {other.name}"
    played = []
    with progress(name, games) as advance:
        for one in run(plan, games, jobs):
            played.append(one)
            advance()
    summary = Summary(GAME, played)
    step(f"{name}: {SIDE} wins {summary.interval(SIDE)}")
    return summary


def missed(measured: Sequence[tuple[Match, Summary]]) -> Iterator[str]:
    """Every aim that is not met, in a sentence."""
    for match, summary in measured:
        name = f"{match.mode} ({match.who})"
        share = summary.interval(SIDE)
        if match.band and not match.band.holds(share.share):
            near = "" if share.high < match.band.low or share.low > match.band.high else ", within chance"
            yield f"{name}: the humans win {share}; the aim is {match.band}{near}."
        if not match.is_long:
            continue
        turns = quartiles([one.turns for one in summary.played])
        if turns["q1"] < LENGTH[0] or turns["q3"] > LENGTH[1]:
            yield (
                f"{name}: the middle half lasts {turns['q1']:g} to {turns['q3']:g} turns;"
                f" the aim is {LENGTH[0]} to {LENGTH[1]}."
            )
        for who in PAIR:
            wins, games = summary.after_early_loss(who, SIDE)
            if games and wins / games > share.share / 2:
                yield f"{name}: after an early loss of {who.title()} the humans still win {wilson(wins, games)}."
        if summary.faults:
            yield f"{name}: {len(summary.faults)} faults, the first: {summary.faults[0]}"


def page(
    measured: Sequence[tuple[Match, Summary]],
    compared: Sequence[tuple[Match, Sequence[tuple[Variation, Summary]]]],
    command: str,
) -> str:
    """docs/balance.md, whole."""
    return "\n".join(
        (*_opening(measured, command), *_wins(measured), *_losses(measured), *_options(measured, compared))
    )


def _opening(measured: Sequence[tuple[Match, Summary]], command: str) -> Iterator[str]:
    yield "# How hard it is"
    yield ""
    yield (
        "Measured by computer players, not by people. `standard` plans doors and rifles, keeps the four together and"
        " weighs odds; `greedy` takes what looks best at the moment; `random` takes anything. Intervals hold the true"
        " share 19 times in 20 (Wilson). Only what the sources leave open was tuned: numbers of the characters inside"
        " the bounds that the rules imply, the mix of zombie values, symbols and doors of the map. A game that"
        " is not decided after 200 turns counts as a draw."
    )
    yield ""
    yield f"Made by `{command}`. The same command gives the same page on any machine, until rules or players change."
    yield ""
    sentences = list(missed(measured))
    yield "## Aims that are not met" if sentences else "All aims are met."
    yield ""
    if sentences:
        yield from (f"- {sentence}" for sentence in sentences)
        yield ""


def _wins(measured: Sequence[tuple[Match, Summary]]) -> Iterator[str]:
    yield "## Who wins, and how long it takes"
    yield ""
    yield "| mode | players | games | humans win | aim | draws | turns, middle half | median |"
    yield "|---|---|---:|---|---|---:|---|---:|"
    for match, one in measured:
        turns = quartiles([game.turns for game in one.played])
        cells = (
            match.mode,
            match.who,
            f"{one.games:,}",
            str(one.interval(SIDE)),
            str(match.band or "–"),
            f"{one.draws / one.games:.1%}",
            f"{turns['q1']:g} to {turns['q3']:g}",
            f"{turns['median']:g}",
        )
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield (
        "Three or four who play together meet the same zombies as one alone: with the same computer player on every"
        " chair it is the same game."
    )
    yield ""
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
        yield f"| {match.mode} | {match.who} | {' | '.join(shares)} |"
    yield ""


def _losses(measured: Sequence[tuple[Match, Summary]]) -> Iterator[str]:
    people = sorted({who for _, one in measured for who in one.losses()})
    yield "## Who is lost"
    yield ""
    yield (
        "The share of games in which each was killed or turned; then the wins of the humans in those games in which one"
        f" was lost in the first {EARLY} turns."
    )
    yield ""
    early = [f"wins after an early loss of {who.title()}" for who in PAIR]
    yield f"| mode | players | {' | '.join(map(str.title, people))} | {' | '.join(early)} |"
    yield f"|---|---|{'---:|' * len(people)}{'---|' * len(PAIR)}"
    for match, one in measured:
        lost = one.losses()
        cells = [f"{lost.get(who, 0) / one.games:.0%}" for who in people]
        for who in PAIR:
            wins, games = one.after_early_loss(who, SIDE)
            cells.append(f"{wins} of {games}, {wilson(wins, games)}" if games else "never lost early")
        yield f"| {match.mode} | {match.who} | {' | '.join(cells)} |"
    yield ""


def _options(
    measured: Sequence[tuple[Match, Summary]],
    compared: Sequence[tuple[Match, Sequence[tuple[Variation, Summary]]]],
) -> Iterator[str]:
    base = dict(measured)
    yield "## What each option does"
    yield ""
    yield "One option is changed at a time. A difference whose interval still holds the share without it may be chance."
    yield ""
    for match, rows in compared:
        if not rows:
            continue
        yield f"### {match.mode}, {match.who}; {rows[0][1].games:,} games each"
        yield ""
        yield f"![Wins of the humans by option]({picture(match).name})"
        yield ""
        yield "| option | value | humans win | difference | turns, middle half |"
        yield "|---|---|---|---:|---|"
        whole = base[match].interval(SIDE).share
        for other, one in rows:
            share = one.interval(SIDE)
            turns = quartiles([game.turns for game in one.played])
            yield (
                f"| `{other.setting.id}` | {other.value} | {share} | {100 * (share.share - whole):+.1f} points |"
                f" {turns['q1']:g} to {turns['q3']:g} |"
            )
        yield ""


def picture(match: Match) -> Path:
    return PAGE.with_name(f"balance-{match.mode}.svg")


def draw(match: Match, base: Summary, rows: Sequence[tuple[Variation, Summary]]) -> str:
    """The same as a chart."""
    title = f"{ENGLISH(GAME.title)}, {match.mode}: wins of the humans by option"
    drawn = [Row(other.name, ENGLISH(other.setting.about), one.interval(SIDE)) for other, one in rows]
    first = Row("no option", f"{base.games:,} games", base.interval(SIDE))
    return chart(title, f"{rows[0][1].games:,} games each, played by {match.who}", first, drawn)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how hard the game is, and write docs/balance.md.")
    parser.add_argument("--games", type=int, default=1000, help="games for each mode (default: 1000)")
    parser.add_argument("--option-games", type=int, default=300, help="games for each option; 0 leaves them out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    given = parser.parse_args()
    command = f"python -m tools.balance --games {given.games} --option-games {given.option_games} --seed {given.seed}"
    measured = [
        (match, measure(match, max(1, round(given.games * match.share)), given.seed, given.jobs)) for match in MATCHES
    ]
    compared = []
    for match, base in measured:
        if match.has_options and given.option_games:
            others = variations(GAME, match.mode, {})
            rows = [(one, measure(match, given.option_games, given.seed, given.jobs, one)) for one in others]
            picture(match).write_text(draw(match, base, rows), encoding="utf-8")
            compared.append((match, rows))
    PAGE.write_text(page(measured, compared, command), encoding="utf-8")
    step(f"{PAGE.relative_to(ROOT)} is written")
    for sentence in missed(measured):
        step(f"not met: {sentence}")


if __name__ == "__main__":
    main()
