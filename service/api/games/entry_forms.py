"""JSON schemas of entries in requests, made from their declarations.

An entry has one form at its own path, one in a batch and one in a correction. A kind that may apply
to everything at once has two variants of each. The members of other kinds at the same path are left
out of them. The service also accepts such a member if it is empty.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from marshmallow import Schema

from service.api.games.entry_schemas import Resource, any_of
from service.api.games.game_api import GameApi
from service.api.http.property_meanings import MEANINGS
from service.api.http.requests import KEY_PATTERN
from service.domain.port.entries import ALL, EntryKind
from service.domain.session.corrections import REDO, UNDO
from service.domain.session.rulings import RULING

Json = dict[str, Any]
Convert = Callable[[Schema], Json]
"""Returns the JSON schema of a marshmallow schema."""

IN_BATCH, IN_CORRECTION = "InBatch", "InCorrection"
"""What the names of schemas end in. That of the body at an entry's own path has no ending."""


def reference(name: str) -> dict[str, str]:
    """Return a reference to a schema of the document."""
    return {"$ref": f"#/components/schemas/{name}"}


def one_of(member: str, names: Mapping[str, str]) -> Json:
    """Return the schema of an object whose ``member`` says which schema it has.

    ``names`` are the names of the schemas by the value of the member.
    """
    parts = {value: reference(name) for value, name in names.items()}
    if len(parts) == 1:
        return next(iter(parts.values()))
    mapping = {value: part["$ref"] for value, part in parts.items()}
    return {
        "oneOf": [*parts.values()],
        "discriminator": {"propertyName": member, "mapping": mapping},
    }


def component_name(schema: type[Schema]) -> str:
    """Return the name that a marshmallow schema has in the document."""
    return schema.__name__.removesuffix("Schema")


def one_of_games(apis: Iterable[GameApi], schema_of: Callable[[GameApi], type[Schema]]) -> Json:
    """Return the schema of a response whose ``game`` says which game's schema it has."""
    schemas = {api.game.name: schema_of(api) for api in apis}
    # The schemas themselves instead of references, so that the library adds them to the document.
    by_game = one_of("game", {game: component_name(part) for game, part in schemas.items()})
    return {**by_game, "oneOf": [*schemas.values()]}


def entry_body(resources: Iterable[Resource]) -> Json:
    """Return the schema of a body at the path of ``resources``, which are one for each game."""
    return any_of(map(_body, resources))


def _body(resource: Resource) -> Json:
    names = {verb: schema_name(resource, verb) for verb in resource.kinds}
    if len(names) > 1 and not resource.selector:
        return {"oneOf": [*map(reference, names.values())]}
    return one_of(resource.selector, names)


def schema_name(resource: Resource, verb: str, ending: str = "") -> str:
    """Return the name of the schema of one kind of entry: game, verb, and ``ending``."""
    return component_name(type(resource.schemas[verb])) + ending


def entry_schemas(convert: Convert, apis: Iterable[GameApi]) -> Iterator[tuple[str, Json]]:
    """Yield the name and schema of each form of each entry."""
    shared: dict[str, Resource] = {}
    for api in apis:
        shared |= api.shared
        for resource in api.resources.values():
            yield from _all_forms(convert, resource)
        yield f"{_prefix(api)}BatchEntry", _entry_of(api, IN_BATCH)
        yield f"{_prefix(api)}CorrectionEntry", _entry_of(api, IN_CORRECTION)
    for resource in shared.values():
        yield from _all_forms(convert, resource)


def _prefix(api: GameApi) -> str:
    return api.game.name.capitalize()


def _entry_of(api: GameApi, ending: str) -> Json:
    resources = (*api.resources.values(), *api.shared.values())
    kinds = ((verb, resource) for resource in resources for verb in resource.kinds)
    return one_of(
        "kind",
        {
            verb: schema_name(resource, verb, ending)
            for verb, resource in kinds
            if _has_form(resource.kinds[verb], ending)
        },
    )


def _has_form(kind: EntryKind, ending: str) -> bool:
    """Return whether a kind of entry has a form: all kinds may stand in a batch."""
    if ending == IN_CORRECTION:
        return kind not in (UNDO, REDO)
    # The path of these takes all corrections. ``document/openapi_bodies.py`` has its schema.
    return ending == IN_BATCH or kind not in (UNDO, REDO, RULING)


def _all_forms(convert: Convert, resource: Resource) -> Iterator[tuple[str, Json]]:
    for verb, kind in resource.kinds.items():
        body = convert(resource.schemas[verb])
        forms = {
            "": body,
            IN_BATCH: _named(body, resource, verb, key=True),
            IN_CORRECTION: _named(body, resource, verb, key=False),
        }
        for ending, schema in forms.items():
            if _has_form(kind, ending):
                yield from _variants(kind, schema_name(resource, verb), ending, schema)


def _named(body: Json, resource: Resource, verb: str, *, key: bool) -> Json:
    """Return a body with ``kind`` instead of its selector, and with an optional ``key``."""
    properties = {
        "kind": {"type": "string", "enum": [verb], "description": MEANINGS["kind"]},
        **({"key": _KEY} if key else {}),
        **{n: part for n, part in body["properties"].items() if n != resource.selector},
    }
    required = ["kind", *(n for n in body.get("required", ()) if n != resource.selector)]
    return {**body, "properties": properties, "required": required}


_KEY = {
    "type": ["string", "null"],
    "pattern": KEY_PATTERN,
    "description": MEANINGS["key"],
}


def _variants(kind: EntryKind, name: str, ending: str, schema: Json) -> Iterator[tuple[str, Json]]:
    """Yield the schema of a form; if the entry may apply to everything, also of both variants."""
    if kind.for_all is None:
        yield name + ending, schema
        return
    one, every = f"{name}One{ending}", f"{name}All{ending}"
    yield one, _for_one(kind, schema)
    yield every, _for_all(kind, schema)
    # Generators of clients look for the type beside the discriminator of the kinds.
    yield name + ending, {"type": "object", "oneOf": [reference(one), reference(every)]}


def _for_one(kind: EntryKind, schema: Json) -> Json:
    """Return the variant that names what it applies to."""
    replaced = kind.for_all.replaces if kind.for_all else ()
    names = [f.name for f in kind.fields if f.name in replaced and not f.optional]
    named = {name: without_null(schema["properties"][name]) for name in names}
    members = {**schema["properties"], ALL: _all(schema, is_set=False), **named}
    return {**schema, "properties": members, "required": [*schema.get("required", ()), *names]}


def _for_all(kind: EntryKind, schema: Json) -> Json:
    """Return the variant that applies to everything."""
    replaced = kind.for_all.replaces if kind.for_all else ()
    left = {name: part for name, part in schema["properties"].items() if name not in replaced}
    members = {**left, ALL: _all(schema, is_set=True)}
    return {**schema, "properties": members, "required": [*schema.get("required", ()), ALL]}


def _all(schema: Json, *, is_set: bool) -> Json:
    about = schema["properties"][ALL]["description"]
    return {"type": "boolean", "enum": [is_set], "description": about}


def without_null(schema: Json) -> Json:
    """Return the schema of a value that may not be null."""
    types = [each for each in schema["type"] if each != "null"]
    return {**schema, "type": types[0] if len(types) == 1 else types}
