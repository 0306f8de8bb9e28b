"""Barricades: put up, taken down, attacked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.attack.board.board import Kind
from pyapp.attack.board.squares import EdgeId
from pyapp.attack.names import Who, ZombieId, edge_name, edge_ref, figure_name, unit_ref
from pyapp.attack.speech import say
from pyapp.kernel.event import Event, Tone, Topic, Verdict
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class _Barricade(Event):
    """Somebody is at a barricade."""

    sound: ClassVar[str] = "door"
    figure: Who | ZombieId
    edge: EdgeId
    kind: Kind

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.figure), edge_ref(self.edge))

    @property
    def called(self) -> Message:
        return figure_name(self.figure)

    @property
    def opening(self) -> Message:
        return edge_name(self.edge, self.kind)


@dataclass(frozen=True, slots=True)
class BarricadeBuilt(_Barricade):
    """[A11.1] An opening is shut."""

    rule: ClassVar[str] = "A11.1"
    icon: ClassVar[str] = "barricade"
    is_permanent: bool

    def text(self) -> Message:
        if self.is_permanent:
            return say("{who} nails up {opening} for good.", who=self.called, opening=self.opening)
        return say("{who} barricades {opening}.", who=self.called, opening=self.opening)


@dataclass(frozen=True, slots=True)
class BarricadeRemoved(_Barricade):
    """[A11.2] A human takes one down."""

    rule: ClassVar[str] = "A11.2"

    def text(self) -> Message:
        return say("{who} takes the barricade of {opening} down.", who=self.called, opening=self.opening)


@dataclass(frozen=True, slots=True)
class _Attacked(_Barricade):
    """[A11.3] A zombie has thrown itself against the boards."""

    rule: ClassVar[str] = "A11.3"
    topic: ClassVar[Topic] = Topic.FIGHT
    settles: ClassVar[bool] = True

    def refs(self) -> tuple[str, ...]:
        # What stands or falls comes first.
        return (edge_ref(self.edge), unit_ref(self.figure))


@dataclass(frozen=True, slots=True)
class BarricadeBroken(_Attacked):
    """[A11.3] It gets through."""

    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = 1
    result: ClassVar[Verdict | None] = Verdict(say("broken"), Tone.BAD)
    icon: ClassVar[str] = "barricade"

    def text(self) -> Message:
        return say("{zombie} breaks the barricade of {opening}.", zombie=self.called, opening=self.opening)


@dataclass(frozen=True, slots=True)
class BarricadeHeld(_Attacked):
    """[A11.3] The boards hold."""

    result: ClassVar[Verdict | None] = Verdict(say("it holds"), Tone.GOOD)

    def text(self) -> Message:
        return say("The barricade of {opening} holds against {zombie}.", opening=self.opening, zombie=self.called)
