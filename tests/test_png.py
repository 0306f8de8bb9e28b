"""Pictures lose nothing that an eye could miss when they are packed again."""

from __future__ import annotations

import struct
import zlib

import pytest

from tools import png
from tools.png import Raster

WIDTH, HEIGHT = 7, 5


def filtered(raster: Raster, kind: int) -> bytes:
    """The picture as an encoder writes it that uses one filter throughout, by the format's own definition."""
    channels = 3 if raster.colour_type == 2 else 4
    stride = raster.width * channels
    rows = [raster.rows[i : i + stride] for i in range(0, len(raster.rows), stride)]
    out = b""
    for number, row in enumerate(rows):
        above = rows[number - 1] if number else bytes(stride)
        out += bytes([kind])
        for i, value in enumerate(row):
            a, b, c = (row[i - channels], above[i], above[i - channels]) if i >= channels else (0, above[i], 0)
            p = a + b - c
            paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            out += bytes([(value - (0, a, b, (a + b) // 2, paeth)[kind]) % 256])
    whole = png.write(raster)
    start = whole.index(b"IDAT") - 4
    return whole[:start] + png._chunk(b"IDAT", zlib.compress(out)) + whole[-12:]


@pytest.mark.parametrize("colour_type", [2, 6])
@pytest.mark.parametrize("kind", range(5))
def test_every_filter_is_undone(kind: int, colour_type: int) -> None:
    size = WIDTH * HEIGHT * (3 if colour_type == 2 else 4)
    raster = Raster(WIDTH, HEIGHT, colour_type, bytes((i * i * 31 + i * 7) % 256 for i in range(size)))
    assert png.read(filtered(raster, kind)) == raster
    assert png.read(png.smaller(filtered(raster, kind), 10_000)) == raster


def test_above_the_limit_only_the_lowest_bit_is_given_up() -> None:
    noise = bytes((i * i * 31 + i * 7 + i % 2) % 256 for i in range(WIDTH * HEIGHT * 3))
    packed = png.write(Raster(WIDTH, HEIGHT, 2, noise))
    less = png.smaller(packed, 1)
    assert len(less) <= len(packed)
    assert all(a - b in (0, 1) for a, b in zip(noise, png.read(less).rows, strict=True))


@pytest.mark.parametrize("data", [b"", b"GIF89a", png.SIGNATURE + struct.pack(">I", 0)])
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises((ValueError, struct.error)):
        png.read(data)
