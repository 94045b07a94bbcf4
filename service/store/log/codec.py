"""Converts events to canonical JSON and back, by their stored names."""

import dataclasses
import json
from collections.abc import Callable, Collection
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from service.domain.evenings.gatherings import GATHERING_EVENTS
from service.domain.games import GAMES
from service.domain.people.person import PERSON_EVENTS
from service.domain.port.game import AnyGame
from service.domain.session.log.chain import canonical_writer
from service.domain.session.session_events import SESSION_EVENTS
from service.store.log.fast_dataclass import fast_constructor
from service.store.log.upcast import upcast, upcasts_of

Read = Callable[[Any], Any]

_parse = json.JSONDecoder().raw_decode


class EventCodec:
    """Encodes and decodes the events of ``games`` and of sessions."""

    def __init__(self, games: Collection[AnyGame] = GAMES.values()) -> None:
        self._upcasts = upcasts_of(games)
        # Readers are made when they are first used: all of them take a tenth of a second.
        self._types: dict[str, Any] = {
            name: cls
            for events in (
                *(SESSION_EVENTS, GATHERING_EVENTS, PERSON_EVENTS),
                *(game.events for game in games),
            )
            for name, cls in events.items()
        }

    def encode(self, event: Any) -> str:
        """Return the event's fields as canonical JSON."""
        return _write(event)

    def decode(self, name: str, data: str) -> Any:
        """Return the event stored under that name. An older shape is converted to the newest."""
        # json.loads spends half its time on whitespace, and canonical JSON has none.
        fields, end = _parse(data)
        if end != len(data):
            raise ValueError("There is more than one JSON value.")
        if name in self._upcasts:
            name, fields = upcast(name, fields, self._upcasts)
        return reader_of(self._types[name])(fields)


def _fields(value: Any) -> dict[str, Any]:
    cls: type = type(value)
    return {name: getattr(value, name) for name in _names(cls)}


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(cls))


_write = canonical_writer(_fields)


@cache
def reader_of(cls: Any) -> Callable[[dict[str, Any]], Any]:
    """Return a function that makes a ``cls`` from its fields as decoded from JSON."""
    hints = get_type_hints(cls)
    parts = ((name, _reader_for(hints[name])) for name in _names(cls))
    readers = [(name, read_part) for name, read_part in parts if read_part is not None]
    make: Callable[..., Any] = fast_constructor(cls)

    def read(fields: dict[str, Any]) -> Any:
        for name, read_part in readers:
            if name in fields:
                fields[name] = read_part(fields[name])
        return make(**fields)

    return read if readers else lambda fields: make(**fields)


def _reader_for(hint: Any) -> Read | None:
    """Return a function that converts JSON to that type; None if JSON has the type itself."""
    if dataclasses.is_dataclass(hint):
        return reader_of(hint)  # type: ignore[arg-type]
    origin = get_origin(hint)
    if origin is tuple:
        return _tuple_reader(_reader_for(get_args(hint)[0]))
    if origin in (Union, UnionType):
        assert not any(_reader_for(part) for part in get_args(hint)), f"ambiguous field: {hint}"
    return None


def _tuple_reader(read: Read | None) -> Read:
    if read is None:
        return tuple
    return lambda values: tuple(map(read, values))
