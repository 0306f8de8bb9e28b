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
class BarricadeBuilt(Event):
    """[A11.1] An opening is shut."""

    rule: ClassVar[str] = "A11.1"
    sound: ClassVar[str] = "door"
    icon: ClassVar[str] = "barricade"
    who: Who
    edge: EdgeId
    kind: Kind
    is_permanent: bool

    def text(self) -> Message:
        opening = edge_name(self.edge, self.kind)
        if self.is_permanent:
            return say("{who} nails up {opening} for good.", who=self.who.called, opening=opening)
        return say("{who} barricades {opening}.", who=self.who.called, opening=opening)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), edge_ref(self.edge))


@dataclass(frozen=True, slots=True)
class BarricadeRemoved(Event):
    """[A11.2] A human takes one down."""

    rule: ClassVar[str] = "A11.2"
    sound: ClassVar[str] = "door"
    who: Who
    edge: EdgeId
    kind: Kind

    def text(self) -> Message:
        opening = edge_name(self.edge, self.kind)
        return say("{who} takes the barricade of {opening} down.", who=self.who.called, opening=opening)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), edge_ref(self.edge))


@dataclass(frozen=True, slots=True)
class BarricadeBroken(Event):
    """[A11.3] A zombie gets through the boards."""

    rule: ClassVar[str] = "A11.3"
    topic: ClassVar[Topic] = Topic.FIGHT
    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = 1
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("broken"), Tone.BAD)
    icon: ClassVar[str] = "barricade"
    sound: ClassVar[str] = "door"
    zombie: ZombieId
    edge: EdgeId
    kind: Kind

    def text(self) -> Message:
        opening = edge_name(self.edge, self.kind)
        return say("{zombie} breaks the barricade of {opening}.", zombie=figure_name(self.zombie), opening=opening)

    def refs(self) -> tuple[str, ...]:
        return (edge_ref(self.edge), unit_ref(self.zombie))


@dataclass(frozen=True, slots=True)
class BarricadeHeld(Event):
    """[A11.3] The boards hold."""

    rule: ClassVar[str] = "A11.3"
    topic: ClassVar[Topic] = Topic.FIGHT
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("it holds"), Tone.GOOD)
    sound: ClassVar[str] = "door"
    zombie: ZombieId
    edge: EdgeId
    kind: Kind

    def text(self) -> Message:
        opening = edge_name(self.edge, self.kind)
        return say(
            "The barricade of {opening} holds against {zombie}.", zombie=figure_name(self.zombie), opening=opening
        )

    def refs(self) -> tuple[str, ...]:
        return (edge_ref(self.edge), unit_ref(self.zombie))
