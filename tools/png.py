"""PNG files made smaller: flat drawings pack better when rows are left as they are than when filtered."""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {2: 3, 6: 4}
"""Colour types of a screenshot: red, green, blue, and perhaps how opaque."""


class Raster(NamedTuple):
    width: int
    height: int
    colour_type: int
    rows: bytes
    """One row after the other, without filters."""


def read(data: bytes) -> Raster:
    """The pixels of a screenshot: eight bits a channel, not interlaced."""
    if not data.startswith(SIGNATURE):
        raise ValueError("not a PNG file")
    head, packed = b"", b""
    place = len(SIGNATURE)
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        head = body if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        place += 12 + length
    width, height, bits, colour_type, _, _, interlaced = struct.unpack(">IIBBBBB", head)
    if bits != 8 or colour_type not in _CHANNELS or interlaced:
        raise ValueError("not a PNG file of the kind that browsers take")
    return Raster(width, height, colour_type, _unfiltered(zlib.decompress(packed), width, _CHANNELS[colour_type]))


def _unfiltered(raw: bytes, width: int, channels: int) -> bytes:
    """Undo the five filters of the format."""
    stride = width * channels
    out, before = bytearray(), bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        row = bytearray(raw[start + 1 : start + 1 + stride])
        match raw[start]:
            case 1:
                for i in range(channels, stride):
                    row[i] = (row[i] + row[i - channels]) & 255
            case 2:
                row = bytearray((a + b) & 255 for a, b in zip(row, before, strict=True))
            case 3:
                for i in range(stride):
                    left = row[i - channels] if i >= channels else 0
                    row[i] = (row[i] + (left + before[i]) // 2) & 255
            case 4:
                for i in range(stride):
                    left, corner = (row[i - channels], before[i - channels]) if i >= channels else (0, 0)
                    row[i] = (row[i] + _paeth(left, before[i], corner)) & 255
        out += row
        before = row
    return bytes(out)


def _paeth(left: int, above: int, corner: int) -> int:
    """Of the three neighbours the one that is nearest to their plane."""
    near_left, near_above, near_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
    if near_left <= near_above and near_left <= near_corner:
        return left
    return above if near_above <= near_corner else corner


def write(raster: Raster) -> bytes:
    stride = raster.width * _CHANNELS[raster.colour_type]
    rows = b"".join(b"\0" + raster.rows[i : i + stride] for i in range(0, len(raster.rows), stride))
    head = struct.pack(">IIBBBBB", raster.width, raster.height, 8, raster.colour_type, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def smaller(data: bytes, limit: int) -> bytes:
    """The same picture in fewer bytes; if it is still above the limit, without the lowest bit, which no eye misses."""
    raster = read(data)
    kept = min(data, write(raster), key=len)
    if len(kept) <= limit:
        return kept
    even = bytes(value & 0xFE for value in range(256))
    return min(kept, write(raster._replace(rows=raster.rows.translate(even))), key=len)
