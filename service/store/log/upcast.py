"""Converts older shapes of events to the newest when they are read. The log never changes."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = dict[str, Any]
Upcast = tuple[str, Callable[[Fields], Fields]]
"""The next newer name of an event, and a function from its old fields to its new ones."""


def _plus(**added: Any) -> Callable[[Fields], Fields]:
    """Return a function that adds fields."""
    return lambda fields: {**fields, **added}


def _with_null(*names: str) -> Callable[[Fields], Fields]:
    """Return a function that puts None in place of the word "null" in some rules."""
    return lambda fields: {
        **fields,
        "rules": {
            name: None if name in names and value == "null" else value
            for name, value in fields["rules"].items()
        },
    }


# Version 1 does not distinguish `take *` of one win from `take NAME CARD`.
UPCASTS: Mapping[str, Upcast] = {
    "basset.win_taken.v1": ("basset.win_taken.v2", _plus(for_all=False)),
    "basset.session_opened.v1": (
        "basset.session_opened.v2",
        _with_null("twins", "last_card"),
    ),
    "lansquenet.cover_placed.v1": ("lansquenet.cover_placed.v2", _plus(for_all=False)),
    "session.entries_taken_back.v1": (
        "session.entries_taken_back.v2",
        _plus(reason=None, since=None),
    ),
}
"""By stored name."""


def upcast(name: str, fields: Fields, upcasts: Mapping[str, Upcast]) -> tuple[str, Fields]:
    """Return the newest name and fields of an event stored as ``name``."""
    while name in upcasts:
        name, convert = upcasts[name]
        fields = convert(fields)
    return name, fields
