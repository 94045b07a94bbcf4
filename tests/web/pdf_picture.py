"""Draws a page of a PDF as a PNG picture."""

import struct
import zlib
from collections.abc import Iterator

import pypdfium2

_HEADER = b"\x89PNG\r\n\x1a\n"
_COLOUR_TYPES = {1: 0, 3: 2, 4: 6}
"""How PNG names pixels of one, three or four bytes."""


def page_picture(content: bytes, page: int = 0, scale: float = 1.6) -> bytes:
    """Return a page of a PDF as PNG; ``scale`` is in pixels per point."""
    bitmap = pypdfium2.PdfDocument(content)[page].render(scale=scale, rev_byteorder=True)
    width, height, stride, channels = bitmap.width, bitmap.height, bitmap.stride, bitmap.n_channels
    pixels = bytes(bitmap.buffer)
    rows = (pixels[y * stride : y * stride + width * channels] for y in range(height))
    size = struct.pack(">IIBBBBB", width, height, 8, _COLOUR_TYPES[channels], 0, 0, 0)
    parts = ((b"IHDR", size), (b"IDAT", zlib.compress(b"\0" + b"\0".join(rows), 9)), (b"IEND", b""))
    return _HEADER + b"".join(_chunks(parts))


def _chunks(parts: tuple[tuple[bytes, bytes], ...]) -> Iterator[bytes]:
    for name, data in parts:
        yield (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )
