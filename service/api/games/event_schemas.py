"""The schema of an event in the OpenAPI document: for each event name, the type of its data."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from marshmallow import Schema, fields

from service.api.http.record_schemas import schema_of
from service.domain.games import GAMES
from service.domain.session.bankrolls import BankrollLinked
from service.domain.session.log.recorded import event_type, schema_version
from service.domain.session.session_events import SESSION_EVENTS

ENVELOPE = "EventEnvelope"
"""The name of the schema of the members that are the same in all events."""

_OWN = frozenset({"type", "schema_version", "data"})
"""The members that each type of event states itself."""


class EventType(NamedTuple):
    """An event as it is stored under ``name``; ``data`` is None for an earlier shape."""

    name: str
    schema: str
    data: type[Schema] | None


def event_types() -> Iterator[EventType]:
    """Yield every event that a session's log can have."""
    for prefix, events in _events_by_prefix():
        for name, event in events.items():
            schema = f"{prefix}{event.__name__}"
            for earlier in getattr(event, "EARLIER_NAMES", ()):
                version = earlier.rpartition(".")[2].upper()
                yield EventType(earlier, f"{schema}{version}Event", None)
            yield EventType(name, f"{schema}Event", _data_schema(prefix, event))


def _data_schema(prefix: str, event: type[Any]) -> type[Schema]:
    """Return the schema of an event's data. Keys that may not see people get null for a person."""
    schema = schema_of(prefix, event)
    if event is not BankrollLinked:
        return schema
    person = fields.String(required=True, allow_none=True)
    return type(schema.__name__, (schema,), {"person": person, "__doc__": schema.__doc__})


def _events_by_prefix() -> Iterator[tuple[str, Mapping[str, type[Any]]]]:
    yield "", SESSION_EVENTS
    for game in GAMES.values():
        yield game.name.capitalize(), game.events


def envelope(event: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of an event without what each type of event states itself.

    Of a member that is in both, generators keep the type that it has here.
    """
    properties = {name: part for name, part in event["properties"].items() if name not in _OWN}
    required = [name for name in event["required"] if name not in _OWN]
    description = "What every event has besides its type and its data."
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "description": description,
    }


def event_schema(event: EventType, data: Any) -> dict[str, Any]:
    """Return the schema of an event; ``data`` is that of its data."""
    kind, version = event_type(event.name), schema_version(event.name)
    properties = {
        "type": {
            "type": "string",
            "enum": [kind],
            "description": "The name of the event.",
        },
        "schema_version": {
            "type": "integer",
            "enum": [version],
            "description": "The version of the event's shape.",
        },
        "data": {**data, "description": "The event's own fields."},
    }
    assert {*properties} == _OWN
    own = {"type": "object", "properties": properties, "required": [*properties]}
    return {
        "description": f"Version {version} of the event `{kind}`.",
        "allOf": [{"$ref": f"#/components/schemas/{ENVELOPE}"}, own],
        "unevaluatedProperties": False,
    }


def one_of_events(events: list[EventType]) -> dict[str, Any]:
    """Return the schema of an event of any type."""
    return {
        "description": "An event. `type` and `schema_version` say which fields `data` has.",
        "oneOf": [{"$ref": f"#/components/schemas/{event.schema}"} for event in events],
    }
