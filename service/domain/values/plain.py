"""Converts dataclasses to JSON values, and JSON values to dataclasses."""

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Read = Callable[[Any], Any]


def plain(value: Any) -> Any:
    """Return a dataclass and everything in it as JSON values; tuples become lists."""
    cls: Any = type(value)
    if cls in _ATOMS:
        return value
    if cls in _SEQUENCES:
        return [part if type(part) in _ATOMS else plain(part) for part in value]
    if cls is dict:
        return {name: part if type(part) in _ATOMS else plain(part) for name, part in value.items()}
    if not hasattr(cls, "__dataclass_fields__"):  # a word of an enumeration
        return value
    return {
        name: part if type(part := getattr(value, name)) in _ATOMS else plain(part)
        for name in _names(cls)
    }


_ATOMS = frozenset({int, str, bool, NoneType})
_SEQUENCES = frozenset({tuple, list})


def typed(cls: type[T], values: Mapping[str, Any]) -> T:
    """Return ``values`` as a ``cls``: the inverse of ``plain``. Unknown members are ignored."""
    readers: dict[str, Read] = _readers(cls)  # type: ignore[arg-type]
    return cls(**{name: read(values[name]) for name, read in readers.items() if name in values})


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(cls))


@cache
def _readers(cls: Any) -> dict[str, Read]:
    hints = get_type_hints(cls, include_extras=True)
    return {name: _reader(hints[name]) for name in _names(cls)}


def _reader(hint: Any) -> Read:
    """Return a function that converts a JSON value into a value of that type."""
    origin, parts = get_origin(hint), get_args(hint)
    if dataclasses.is_dataclass(hint):
        return lambda values: typed(hint, values)  # type: ignore[arg-type]
    if origin is Annotated:
        return _reader(parts[0])
    if origin is tuple:
        item = _reader(parts[0])
        return lambda values: tuple(item(value) for value in values)
    if origin in {Union, UnionType}:
        some = [part for part in parts if part is not NoneType]
        if len(some) > 1:  # words and numbers, which JSON holds as they are
            return lambda value: value
        read = _reader(some[0])
        return lambda value: None if value is None else read(value)
    return lambda value: value
