"""Converts older shapes of events to the newest when they are read. The log never changes."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = dict[str, Any]
Upcast = tuple[str, Callable[[Fields], Fields]]
"""The next newer name of an event, and a function from its old fields to its new ones."""

UPCASTS: Mapping[str, Upcast] = {}
"""By stored name. Empty while every event still has its first shape."""


def upcast(name: str, fields: Fields, upcasts: Mapping[str, Upcast]) -> tuple[str, Fields]:
    """Return the newest name and fields of an event stored as ``name``."""
    while name in upcasts:
        name, convert = upcasts[name]
        fields = convert(fields)
    return name, fields
