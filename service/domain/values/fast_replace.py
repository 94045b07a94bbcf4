"""Copies frozen values with changes, fast enough to fold ten thousand events."""

from typing import Any, TypeVar

T = TypeVar("T")

_new, _set = object.__new__, object.__setattr__


def changed(value: T, **changes: Any) -> T:
    """Return a copy of ``value`` with some fields changed.

    Does what ``dataclasses.replace`` does, three times as fast, for dataclasses without slots
    and without ``__post_init__``.
    """
    copy: T = _new(type(value))
    _set(copy, "__dict__", value.__dict__ | changes)
    return copy
