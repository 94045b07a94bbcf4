"""Makes a dataclass from another dataclass with fields of the same names."""

import dataclasses
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def from_same_fields(cls: type[T], value: Any, **others: Any) -> T:
    """Return a ``cls`` with the fields that ``value`` has too, and ``others`` in place of these."""
    names = _same_names(cls, type(value))  # type: ignore[arg-type]
    return cls(**{**{name: getattr(value, name) for name in names}, **others})


@cache
def _same_names(cls: Any, other: Any) -> tuple[str, ...]:
    names = {field.name for field in dataclasses.fields(other)}
    return tuple(field.name for field in dataclasses.fields(cls) if field.name in names)
