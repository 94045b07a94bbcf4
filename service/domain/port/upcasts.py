"""How a game converts older shapes of its events to the newest."""

from collections.abc import Callable
from typing import Any

Fields = dict[str, Any]
Upcast = tuple[str, Callable[[Fields], Fields]]
"""The next newer name of an event, and a function from its old fields to its new ones."""


def with_fields(**added: Any) -> Callable[[Fields], Fields]:
    """Return a function that adds fields."""
    return lambda fields: {**fields, **added}
