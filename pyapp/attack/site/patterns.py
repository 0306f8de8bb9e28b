"""What repeats: tufts, floors, ripples, furrows, rain. Each is defined once and fills whatever is of its kind."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.site.pen import UNIT, box, disc, mixed, path

LIGHT_STOPS = ("0", ".4", "1")


def definitions() -> str:
    return f"<defs>{''.join((*_floors(), *_grounds(), _rain(), *_lights()))}</defs>"


def filled(name: str, d: str) -> str:
    """An area in the pattern of its kind."""
    return f'<path class="texture texture--{name}" fill="url(#attack-{name})" d="{d}"/>' if d else ""


def _pattern(name: str, width: int, height: int, content: str) -> str:
    size = f'width="{width}" height="{height}"'
    return f'<pattern id="attack-{name}" {size} patternUnits="userSpaceOnUse">{content}</pattern>'


def _floors() -> Iterator[str]:
    half, third = UNIT // 2, UNIT // 3
    joints = "".join(f"M{(mixed(n, 3) % 5) * 36 + 12} {n * 12}v12" for n in range(8))
    lengths = "".join(f"M0 {n * 12}h192" for n in range(8))
    yield _pattern("boards", 192, 96, path("seam", lengths + joints))
    rods = "".join(
        f"M{x} {y}h{half}v{half}h-{half}z" + "".join(
            f"M{x + k} {y}v{half}" if (x + y) // half % 2 else f"M{x} {y + k}h{half}" for k in (6, 12, 18)
        )
        for x in (0, half) for y in (0, half)
    )  # fmt: skip
    yield _pattern("parquet", UNIT, UNIT, path("seam", rods))
    yield _pattern("tiles", half, half, path("seam", f"M0 0h{half}M0 0v{half}"))
    yield _pattern("chequers", UNIT, UNIT, path("square-tile", box(0, 0, half, half) + box(half, half, half, half)))
    yield _pattern("lino", UNIT, UNIT, path("seam", f"M0 0h{UNIT}M0 0v{UNIT}") + path("speck", _specks(UNIT, 6, 5)))
    dots = "".join(disc(x, y, 1.1) for x, y in ((4, 4), (12, 12)))
    yield _pattern("carpet", third, third, path("speck", dots))
    cracks = "M0 70l30 8 22-12 40 10M92 76l24-20M60 0l-8 30 10 22"
    yield _pattern(
        "concrete", 2 * UNIT, 2 * UNIT, path("seam", f"M0 0h96M0 0v96{cracks}") + path("speck", _specks(96, 12, 9))
    )
    rows = f"M0 0h{2 * UNIT}M0 {UNIT}h{2 * UNIT}"
    slabs = rows + "".join(f"M{x} {y}v{UNIT}" for x, y in ((half, 0), (half + UNIT, 0), (0, UNIT), (UNIT, UNIT)))
    yield _pattern("stone", 2 * UNIT, 2 * UNIT, path("seam", slabs) + path("speck", _specks(96, 9, 2)))
    across = "".join(f"M0 {y}h144" for y in range(0, 144, 12))
    nails = "".join(disc(x, y + 6, 1) for y in range(0, 144, 12) for x in (6, 138))
    ends = "".join(f"M{(mixed(n, 11) % 3) * 48 + 20} {n * 12}v12" for n in range(12))
    yield _pattern("planks", 144, 144, path("seam", across + ends) + path("speck", nails))
    yield _pattern("asphalt", 120, 120, path("speck", _specks(120, 34, 1)))
    yield _pattern("gravel", 90, 90, path("speck", _specks(90, 40, 8, 1.3)))


def _specks(size: int, count: int, seed: int, r: float = 0.9) -> str:
    return "".join(disc(mixed(n, seed) % (size - 4) + 2, mixed(n, seed, 5) % (size - 4) + 2, r) for n in range(count))


def _grounds() -> Iterator[str]:
    tufts = "".join(
        f"M{x} {y}l-2-{5 + n % 3}M{x + 1} {y}l0-{7 + n % 4}M{x + 2} {y}l3-{5 + n % 2}"
        for n, x, y in ((n, mixed(n, 21) % 226 + 6, mixed(n, 22) % 222 + 12) for n in range(19))
    )
    shades = "".join(disc(mixed(n, 51) % 400 + 40, mixed(n, 52) % 400 + 40, 22 + mixed(n, 53) % 34) for n in range(9))
    yield _pattern("meadow", 480, 480, path("blotch", shades))
    yield _pattern("grass", 240, 240, path("tuft", tufts))
    setts = "".join(
        f"M0 {y}h48" + "".join(f"M{y // 12 % 2 * 8 + x} {y}v12" for x in (0, 16, 32)) for y in (0, 12, 24, 36)
    )
    yield _pattern("setts", 48, 48, path("seam", setts))
    waves = "".join(
        f"M{x} {y}q{6 + n % 3 * 2}-5 {12 + n % 3 * 4} 0t{12 + n % 3 * 4} 0"
        for n, x, y in ((n, mixed(n, 33) % 290 + 4, n * 24 + 14) for n in range(14))
    )
    yield _pattern("water", 340, 340, path("wave", waves))
    yield _pattern("furrows", 18, 18, path("furrow", "M0 4h18M0 13h18"))
    yield _pattern("rows", 22, 40, path("furrow", "M5 0v26M16 14v26"))
    yield _pattern("roof", 24, 12, path("seam", "M0 0h24M6 0v6M0 6h24M18 6v6"))


def _rain() -> str:
    strokes = "".join(
        f"M{mixed(n, 41) % 310 + 4} {mixed(n, 42) % 250 + 2}l-{3 + n % 3} {12 + n % 3 * 5}" for n in range(30)
    )
    return _pattern("rain", 320, 280, path("drop", strokes))


def _lights() -> Iterator[str]:
    """One lamp for every room, however large; and what falls out of openings, one way each."""
    stops = "".join(f'<stop class="lamp-stop lamp-stop--{n}" offset="{at}"/>' for n, at in enumerate(LIGHT_STOPS))
    yield f'<radialGradient id="attack-lamp" r=".62">{stops}</radialGradient>'
    yield f'<radialGradient id="attack-pool">{stops}</radialGradient>'
    moon = "".join(f'<stop class="moon-stop lamp-stop--{n}" offset="{at}"/>' for n, at in enumerate(LIGHT_STOPS))
    for name, (x1, y1, x2, y2) in {
        "north": (0, 1, 0, 0), "east": (0, 0, 1, 0), "south": (0, 0, 0, 1), "west": (1, 0, 0, 0)
    }.items():  # fmt: skip
        line = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        yield f'<linearGradient id="attack-beam-{name}" {line}>{stops}</linearGradient>'
        yield f'<linearGradient id="attack-moon-{name}" {line}>{moon}</linearGradient>'
