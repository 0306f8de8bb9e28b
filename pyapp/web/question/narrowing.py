"""From many options to one by touching things: each touch keeps the options that touch that thing too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from pyapp.kernel.decision import Option

Things = tuple[str, ...]
"""Refs that one touch means at once: a counter, or everything that stands in a square."""


class Touched(NamedTuple):
    """What a touch led to: fewer options, one option to perform, or nothing at all (`narrowing` is None)."""

    narrowing: Narrowing | None
    perform: Option | None = None


@dataclass(frozen=True)
class Narrowing:
    """The options of a decision, and what has been touched so far."""

    options: tuple[Option, ...] = ()
    chosen: tuple[Things, ...] = field(default=())

    @cached_property
    def remaining(self) -> tuple[Option, ...]:
        """The options that touch everything chosen. Those that touch nothing at all stay on offer."""
        return tuple(option for option in self.options if all(_meets(option, things) for things in self.chosen))

    @cached_property
    def common(self) -> frozenset[str]:
        """What every option is about, where there are several: it needs no touch."""
        touching = [frozenset(option.refs) for option in self.options if option.refs]
        return frozenset.intersection(*touching) if len(touching) > 1 else frozenset()

    @cached_property
    def live(self) -> frozenset[str]:
        """The things that can be touched next."""
        done = self.chosen_refs
        return frozenset(ref for option in self.remaining for ref in option.refs if ref not in done)

    @cached_property
    def chosen_refs(self) -> frozenset[str]:
        """What has been touched, and what need not be."""
        touched = {ref for things in self.chosen for ref in things if any(ref in o.refs for o in self.remaining)}
        return self.common | touched

    @cached_property
    def shunned(self) -> frozenset[str]:
        """What hardly anybody means to touch: there is nothing to do with it but what is warned of."""
        welcome = {ref for option in self.remaining if not _is_warned_of(option) for ref in option.refs}
        return self.live - welcome

    @property
    def count(self) -> int:
        """How many of those that are left have to do with something on the board."""
        return sum(bool(option.refs) for option in self.remaining)

    @property
    def is_narrowed(self) -> bool:
        return bool(self.chosen)

    def touch(self, *meanings: Things) -> Touched:
        """Touch something. The first meaning that any option has to do with counts.

        A thing that is chosen already means exactly what was chosen, if that is an option, and is let go if not; one
        that a touch does not commonly mean is asked about while others are left. One of several that were touched at
        once takes their place. A thing outside what is left starts anew.
        """
        for things in meanings:
            if self.common.issuperset(things) and not self._is_about_itself:
                return Touched(self)
            if things in self.chosen:
                exact = self.exact
                if exact is not None and exact.deliberate and self.count > 1:
                    return Touched(replace(self))
                return Touched(self.widened()) if exact is None else Touched(self, exact)
            for start in (tuple(chosen for chosen in self.chosen if not set(things) < set(chosen)), ()):
                narrowed = Narrowing(self.options, (*start, things))
                found = [option for option in narrowed.remaining if option.refs]
                if len(found) == 1 and not found[0].deliberate:
                    return Touched(narrowed, found[0])
                if found:
                    return Touched(narrowed)
        return Touched(None)

    @property
    def _is_about_itself(self) -> bool:
        """Whether there is something to do that touches nothing but what all options are about."""
        return any(option.refs and self.common.issuperset(option.refs) for option in self.options)

    @cached_property
    def exact(self) -> Option | None:
        """The option that is about nothing else than what was chosen: this character without those who could join.

        What all that are left have in common need not be touched: of a target, its square or what stands there will do.
        A place that was touched with all that is in it means the place itself, where that is an option: to go there,
        and not what could be done to those who stand there.
        """
        touching = [option for option in self.remaining if option.refs]
        known = {ref for option in self.options for ref in option.refs}
        shared = known.intersection(*(option.refs for option in touching))
        for meant in ([things[0] for things in self.chosen], [ref for things in self.chosen for ref in things]):
            settled = shared | known.intersection(meant)
            found = [option for option in touching if shared.union(option.refs) == settled]
            if len(found) == 1:
                return found[0]
        return None

    def widened(self) -> Narrowing:
        """One touch taken back."""
        return Narrowing(self.options, self.chosen[:-1])

    def about(self, refs: Things) -> Narrowing:
        """The same with these touched as well, if they are any."""
        return Narrowing(self.options, (*self.chosen, refs)) if refs else self

    def badges(self) -> dict[str, Option]:
        """The things that stand for exactly one of the options left, and that option."""
        meant: dict[str, list[Option]] = {}
        for option in self.remaining:
            for ref in option.refs:
                meant.setdefault(ref, []).append(option)
        return {ref: options[0] for ref, options in meant.items() if len(options) == 1 and ref in self.live}


def _is_warned_of(option: Option) -> bool:
    return option.deliberate and option.caution is not None


def _meets(option: Option, things: Iterable[str]) -> bool:
    return not option.refs or any(ref in option.refs for ref in things)
