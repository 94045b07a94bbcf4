"""Older shapes of events, lifted to today's when they are read. The log itself never changes."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = dict[str, Any]
Upcast = tuple[str, Callable[[Fields], Fields]]
"""The next newer name of an event, and how its fields follow from the older ones."""

UPCASTS: Mapping[str, Upcast] = {}
"""By stored name. Empty as long as every event still has its first shape."""


def upcast(name: str, fields: Fields, upcasts: Mapping[str, Upcast]) -> tuple[str, Fields]:
    """Return today's name and fields of an event stored as ``name``."""
    while name in upcasts:
        name, lift = upcasts[name]
        fields = lift(fields)
    return name, fields
