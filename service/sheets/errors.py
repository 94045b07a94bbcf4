"""The error of a file that is not a score sheet."""

import reprlib
from collections.abc import Mapping
from typing import Any

from service.domain.values.short_text import shortened


class BadSheet(ValueError):  # noqa: N818 - reads as what it says at the call
    """A file that is not a score sheet.

    ``line`` is the line number in the file, from 1. ``unknown_entry`` is the word that should begin
    an entry there and does not, or None.
    """

    def __init__(
        self,
        line: int,
        message: str,
        fields: Mapping[str, str] | None = None,
        *,
        unknown_entry: str | None = None,
    ) -> None:
        self.line = line
        self.message = shortened(message)
        super().__init__(self.message)
        self.fields = dict(fields or {})
        self.unknown_entry = unknown_entry


def short_repr(value: Any) -> str:
    """Return a short text of a value; Python refuses to print very long numbers."""
    try:
        return reprlib.repr(value)
    except ValueError:
        return "such a number"
