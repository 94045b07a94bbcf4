"""Zip files that are the same for the same content."""

from zipfile import ZIP_DEFLATED, ZipInfo

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
