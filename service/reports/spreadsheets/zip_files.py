"""Zip files that are the same for the same content."""

from collections.abc import Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

_EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The time of every file: the earliest that a zip file can have."""

_UNIX = 3
_READABLE = 0o100644 << 16


def zip_entry(name: str) -> ZipInfo:
    """Return the entry of a file. It has no clock and no system, so that bytes are equal."""
    entry = ZipInfo(name, _EARLIEST)
    entry.compress_type = ZIP_DEFLATED
    entry.create_system, entry.external_attr = _UNIX, _READABLE
    return entry


def sheets_zip(sheets: Sequence[tuple[str, str]]) -> bytes:
    """Return a zip file of score sheets in their order: ``01-great-hall.basset.toml``.

    A sheet has a short name and its text. The same sheets give the same bytes.
    """
    output = BytesIO()
    digits = max(2, len(str(len(sheets))))
    with ZipFile(output, "w") as archive:
        for number, (slug, sheet) in enumerate(sheets, start=1):
            name = f"{number:0{digits}d}-{slug}.basset.toml"
            archive.writestr(zip_entry(name), sheet.encode())
    return output.getvalue()
