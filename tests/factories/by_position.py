"""Short functions over factories: values by position, defaults in the factory alone."""

from collections.abc import Callable
from typing import Any, TypeVar

from factory.base import Factory

T = TypeVar("T")


def by_position(factory: type[Factory[T]], *names: str) -> Callable[..., T]:
    """Return a function that builds with the fields ``names`` by position, others by name."""

    def build(*values: Any, **fields: Any) -> T:
        return factory.build(**dict(zip(names, values, strict=False)), **fields)

    return build
