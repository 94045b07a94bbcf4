"""Fast constructors for frozen dataclasses, for histories of ten thousand events."""

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def fast_constructor(cls: type[T]) -> Callable[..., T]:
    """Return a constructor of ``cls`` that is up to three times as fast as ``cls`` itself.

    A frozen dataclass sets each field with a function call. A mutable twin with the same slots
    sets them directly, and its ``__class__`` is then changed to ``cls``; Python allows this only
    if the slots are equal. A class without slots, or with ``__post_init__``, is returned itself.
    """
    if "__slots__" not in vars(cls) or cls.__base__ is not object or hasattr(cls, "__post_init__"):
        return cls
    twin = dataclasses.make_dataclass(cls.__name__, _fields(cls), slots=True, eq=False, repr=False)

    def make(*values: Any, **named: Any) -> T:
        value: Any = twin(*values, **named)
        value.__class__ = cls
        made: T = value
        return made

    return make


def _fields(cls: type) -> list[tuple[str, Any, Any]]:
    return [
        (
            field.name,
            field.type,
            dataclasses.field(
                default=field.default,
                default_factory=field.default_factory,
                kw_only=field.kw_only,
            ),
        )
        for field in dataclasses.fields(cls)
    ]
