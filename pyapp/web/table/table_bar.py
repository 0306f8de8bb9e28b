"""What the bar above the board says now: the turn, the gauges, and what undo and redo would do."""

from __future__ import annotations

from pyapp.kernel.message import Reader
from pyapp.kernel.scene import Scene
from pyapp.web.page import dom
from pyapp.web.question import bar
from pyapp.web.table.session import Session


def show(
    session: Session | None, scene: Scene | None, read: Reader, theme: str, *, is_idle: bool, may_turn: bool
) -> None:
    """While something is shown, turn and gauges stay as they were; what cannot be taken back now is not offered."""
    if is_idle or session is None:
        turn = session.history.state.turn if session else None
        dom.put("status", bar.status_html(turn, scene.gauges if scene else (), read))
    back = session.back if session is not None and may_turn else None
    told = bar.Back(back.can_undo(), back.why_no_undo()) if back is not None else bar.Back()
    dom.put("commands", bar.commands_html(told, back is not None and back.can_redo(), theme, read))
