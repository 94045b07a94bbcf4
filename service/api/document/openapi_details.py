"""Details of the OpenAPI document that the library leaves out or adds too much of."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from flask import Flask
from marshmallow import Schema, fields

from service.api.document.correction_property_meanings import MEANINGS_IN_CORRECTIONS
from service.api.document.odds_property_meanings import MEANINGS_IN_ODDS
from service.api.document.report_property_meanings import MEANINGS_IN_REPORTS
from service.api.games.event_schemas import (
    ENVELOPE,
    envelope,
    event_schema,
    event_types,
    one_of_events,
)
from service.api.http.property_meanings import MEANINGS, MEANINGS_IN
from service.domain.games import GAMES

Json = dict[str, Any]

MEANINGS_BY_SCHEMA: Mapping[str, Mapping[str, str]] = {
    **MEANINGS_IN,
    **MEANINGS_IN_CORRECTIONS,
    **MEANINGS_IN_REPORTS,
    **MEANINGS_IN_ODDS,
}
"""By schema and name of the property, of every part of the document."""

_REFERENCE = re.compile(r"#/components/(\w+)/(\w+)")


def property_meaning(_converter: Any, field: fields.Field[Any], ret: Json) -> Json:
    """Return the description of a schema's field, unless the field has one in ``ret``."""
    if "description" in ret or not isinstance(field.parent, Schema):
        return {}
    name = field.data_key or field.name or ""
    schemas = [cls.__name__.removesuffix("Schema") for cls in type(field.parent).__mro__]
    meaning = meaning_of(name, schemas)
    return {} if meaning is None else {"description": meaning}


def meaning_of(name: str, schemas: list[str]) -> str | None:
    """Return what a property means in a schema, named with those that it extends, or None."""
    in_game = _meaning_in_game(name, schemas)
    rows = [*(MEANINGS_BY_SCHEMA.get(s, {}) for s in schemas), MEANINGS]
    return in_game or next((row[name] for row in rows if name in row), None)


def _meaning_in_game(name: str, schemas: list[str]) -> str | None:
    """Return what a property means in the first of the schemas that is a game's, or None."""
    for game in GAMES.values():
        for schema in schemas:
            record = schema.removeprefix(game.name.capitalize())
            if record != schema and (meaning := game.english.meaning(record, name)):
                return meaning
    return None


def add_event_types(spec: Any) -> None:
    """Let each event type have the schema of its data."""
    converter, schemas = _converter_of(spec), spec.components.schemas
    events = list(event_types())
    schemas[ENVELOPE] = envelope(schemas["Event"])
    for event in events:
        data = converter.resolve_nested_schema(event.data) if event.data else {"type": "object"}
        schemas[event.schema] = event_schema(event, data)
    schemas["Event"] = one_of_events(events)


def _converter_of(spec: Any) -> Any:
    return next(plugin.converter for plugin in spec.plugins if hasattr(plugin, "converter"))


def add_operation_ids(document: Json, app: Flask) -> None:
    """Name each operation after the function of its endpoint, such as ``listSessions``."""
    for rule in app.url_map.iter_rules():
        path = re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)
        for method, operation in document["paths"].get(path, {}).items():
            if method.upper() in (rule.methods or ()):
                first, *rest = rule.endpoint.rpartition(".")[2].split("_")
                operation["operationId"] = first + "".join(map(str.capitalize, rest))


def without_null_defaults(part: Any) -> Any:
    """Return a part of the document without defaults that are null: missing says the same."""
    if isinstance(part, dict):
        kept = ((n, v) for n, v in part.items() if not (n == "default" and v is None))
        return {name: without_null_defaults(value) for name, value in kept}
    return [*map(without_null_defaults, part)] if isinstance(part, list) else part


def remove_unused(document: Json) -> None:
    """Remove the components that no operation needs, directly or by another component."""
    components: Mapping[str, Json] = document["components"]
    used: set[tuple[str, str]] = set()
    found = {*_references(document["paths"])}
    while new := found - used:
        used |= new
        found = {r for kind, name in new for r in _references(components[kind][name])}
    for kind in ("schemas", "responses", "parameters", "headers"):
        parts = components.get(kind, {})
        for name in [name for name in parts if (kind, name) not in used]:
            del parts[name]
        if not parts:
            document["components"].pop(kind, None)


def _references(part: Any) -> Iterator[tuple[str, str]]:
    """Yield the kind and name of each component to which a part of the document refers."""
    if isinstance(part, dict):
        for value in part.values():
            yield from _references(value)
    elif isinstance(part, list):
        for value in part:
            yield from _references(value)
    elif isinstance(part, str) and (match := _REFERENCE.fullmatch(part)):
        yield match[1], match[2]
