"""Doors as drawings: what kind a door is and whether it is open, closed or broken shows at a glance, in grey as well.

Every door is drawn lying level around the origin, the inside of its store above it, then turned and moved to its place.

- Solid: two wooden leaves that swing into the store, with their arcs; closed, one beam with handles; broken, splinters.
- Glass: two thin panes; open, they are slid apart; closed, they meet and shine; broken, shards lie in the frame.
- Main: open, signal red posts and dashes on the threshold; closed, a barred beam in the green of what is safe.
"""

from __future__ import annotations

WALL = 7
OUTER_WALL = 12
"""Thickness of the walls. Their ends are square: a gap is widened by as much, to stay as wide as it is meant."""
SOLID_WIDTH = 46


def opening(kind: str, length: int) -> int:
    """How wide the gap in the wall is for a doorway that takes up a side of this length."""
    return min(length - 12, SOLID_WIDTH) if kind == "solid" else length - (16 if kind == "main" else 10)


def leaf(kind: str, length: int, state: str) -> str:
    """A door of a kind, in a wall of a length, in a state (open, closed, destroyed)."""
    half = opening(kind, length) / 2
    # A main door is found from outside as well, where its letter stands.
    high = 46 if kind == "main" else 26
    target = f'<rect class="door__touch" x="{-half - 4:g}" y="{-high // 2}" width="{2 * half + 8:g}" height="{high}"/>'
    if kind == "main":
        # Nothing else lies there, so that it can be pointed at.
        target += (
            f'<rect class="door__gate" x="{-half - 4:g}" y="-6" width="{2 * half + 8:g}" height="{high // 2 + 6}"/>'
        )
    return f"{drawing(kind, length, state)}{target}"


def drawing(kind: str, length: int, state: str) -> str:
    """What is seen of it."""
    return {"solid": _solid, "glass": _glass, "main": _main}[kind](opening(kind, length) / 2, state)


def _solid(half: float, state: str) -> str:
    posts = "".join(f'<rect class="door__post" x="{x:g}" y="-5" width="4" height="10"/>' for x in (-half - 2, half - 2))
    if state == "closed":
        beam = f'<rect class="door__leaf" x="{-half:g}" y="-4.5" width="{2 * half:g}" height="9" rx="1"/>'
        grain = f'<path class="door__grain" d="M0 -4.5v9M{-half + 5:g} -1h{half - 9:g}M4 -1h{half - 9:g}"/>'
        knobs = (
            '<circle class="door__knob" cx="-4" cy="1.6" r="1.5"/><circle class="door__knob" cx="4" cy="1.6" r="1.5"/>'
        )
        return beam + grain + knobs + posts
    if state == "destroyed":
        d = f"M{-half:g} -3l9 -1 -3 4 5 1 -11 3zM{half:g} -3l-8 -2 2 4 -6 2 12 2zM-8 5l9 3 -3 3zM5 -9l7 4 -8 1z"
        return f'<path class="door__leaf" d="{d}"/>{posts}'
    r = half - 1
    # Each leaf stands at about seventy degrees to the wall, hinged at its post.
    x, y = round(r * 0.3, 1), round(r * 0.95, 1)
    arcs = f"M{-half:g} {-y:g}m{x:g} 0A{r:g} {r:g} 0 0 1 -1 0M{half - x:g} {-y:g}A{r:g} {r:g} 0 0 0 1 0"
    leaves = f"M{-half:g} 0l{x:g} {-y:g}M{half:g} 0l{-x:g} {-y:g}"
    return f'<path class="door__swing" d="{arcs}"/><path class="door__wood" d="{leaves}"/>{posts}'


def _glass(half: float, state: str) -> str:
    ends = f'<path class="door__frame" d="M{-half:g} -5.5v11M{half:g} -5.5v11"/>'
    if state == "closed":
        pane = f'<rect class="door__pane" x="{-half:g}" y="-3" width="{2 * half:g}" height="6"/>'
        lines = f'<path class="door__glass" d="M{-half:g} -3h{2 * half:g}M{-half:g} 3h{2 * half:g}M0 -5v10"/>'
        return pane + lines + ends
    if state == "destroyed":
        d = f"M{-half:g} -3h7l-3 3 4 3h-8zM{half:g} -3h-6l3 4 -4 2h7z"
        d += "M-9 4l5 6 2 -7zM4 -4l6 -6 1 7zM-3 -2l3 -7 3 6zM8 5l7 3 -2 -6z"
        return f'<path class="door__shards" d="{d}"/>{ends}'
    slid = round(half * 0.42, 1)
    panes = f"M{-half:g} -3h{slid:g}M{-half:g} 3h{slid:g}M{half:g} -3h{-slid:g}M{half:g} 3h{-slid:g}"
    edges = f"M{-half + slid:g} -4.5v9M{half - slid:g} -4.5v9"
    return f'<path class="door__glass" d="{panes}"/><path class="door__frame" d="{edges}"/>{ends}'


def _main(half: float, state: str) -> str:
    look = "door__main door__main--shut" if state == "closed" else "door__main"
    posts = "".join(
        f'<rect class="{look}" x="{x:g}" y="-9" width="7" height="18" rx="1"/>' for x in (-half - 5, half - 2)
    )
    if state == "closed":
        beam = f'<rect class="{look}" x="{-half:g}" y="-6" width="{2 * half:g}" height="12"/>'
        count = max(2, round(half / 9))
        gap = 2 * half / count
        bars = "".join(f"M{-half + gap * i + gap * 0.25:g} 5l{gap * 0.5:g} -10" for i in range(count))
        return f'{beam}<path class="door__bars" d="{bars}"/>{posts}'
    d = f"M{-half + 5:g} 0h{2 * half - 10:g}"
    return f'<path class="door__dashes" d="{d}"/>{posts}'
