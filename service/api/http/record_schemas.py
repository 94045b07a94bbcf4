"""Schemas of responses: marshmallow classes made from the dataclasses that they show."""

import dataclasses
from collections.abc import Mapping
from enum import StrEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from marshmallow import Schema, fields, validate

_JSON_TYPES: Mapping[Any, Mapping[str, Any]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    list: {"type": "array", "items": {}},
    NoneType: {"type": "null"},
}


def schema_of(prefix: str, record: Any, name: str = "") -> type[Schema]:
    """Return the schema of a dataclass. All members are required.

    Its name is ``prefix``, such as the game, which the schemas of members have too, and ``name``,
    or the name of the dataclass.
    """
    key = (prefix, record)
    if key not in _SCHEMAS:
        hints = get_type_hints(record, include_extras=True)
        members = {
            part.name: _field(prefix, hints[part.name], {"required": True})
            for part in dataclasses.fields(record)
        }
        title = f"{prefix}{name or record.__name__}Schema"
        _SCHEMAS[key] = type(title, (Schema,), {**members, "__doc__": record.__doc__})
    return _SCHEMAS[key]


def set_schema(prefix: str, record: Any, schema: type[Schema]) -> None:
    """Let ``schema`` be that of a dataclass, wherever it is a member."""
    _SCHEMAS[prefix, record] = schema


_PLAIN_FIELDS: Mapping[Any, Any] = {
    Any: fields.Raw,
    int: fields.Integer,
    str: fields.String,
    bool: fields.Boolean,
}
_SCHEMAS: dict[tuple[str, Any], type[Schema]] = {}


def _field(prefix: str, hint: Any, options: Mapping[str, Any]) -> fields.Field[Any]:
    origin, parts = get_origin(hint), get_args(hint)
    if dataclasses.is_dataclass(hint):
        return fields.Nested(schema_of(prefix, hint), **options)
    if origin is Annotated:
        return _annotated(*parts, options=options)
    if origin is Literal:
        return fields.String(validate=validate.OneOf(parts), **options)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return fields.String(validate=validate.OneOf([each.value for each in hint]), **options)
    if origin is tuple:
        return fields.List(_field(prefix, parts[0], {}), **options)
    if origin in {Union, UnionType}:
        return _union(prefix, parts, options)
    if _is_mapping(hint):
        return fields.Dict(fields.String(), _field(prefix, parts[1], {}), **options)
    plain: fields.Field[Any] = _PLAIN_FIELDS[hint](**options)
    return plain


def _annotated(
    hint: Any, words: tuple[str, ...] | str, *, options: Mapping[str, Any]
) -> fields.Field[Any]:
    """Return a text that is one of ``words``, or a mapping that has only ``words`` as keys.

    If ``words`` is a text, it is the format of a text.
    """
    if isinstance(words, str):
        return fields.String(metadata={"format": words}, **options)
    if hint is str:
        return fields.String(validate=validate.OneOf(words), **options)
    value = _json_schema(get_args(hint)[1])
    properties = {word: {**value, "description": f"For {word}."} for word in words}
    metadata = {"properties": properties, "additionalProperties": False}
    return fields.Dict(metadata=metadata, **options)


def _union(prefix: str, parts: tuple[Any, ...], options: Mapping[str, Any]) -> fields.Field[Any]:
    """Return the field of a union: one type or null, or several plain types.

    Marshmallow has no field for several types, so that field is ``Raw`` with a JSON schema.
    """
    some = [part for part in parts if part is not NoneType]
    if len(some) == 1:
        return _field(prefix, some[0], {**options, "allow_none": True})
    has_null = NoneType in parts
    # Lists of different values are one type of JSON.
    types = dict.fromkeys(get_origin(part) or part for part in some)
    allowed = {"oneOf": [dict(_JSON_TYPES[part]) for part in (*types, *([NoneType] * has_null))]}
    return fields.Raw(metadata=allowed, **options, allow_none=has_null)


def _json_schema(hint: Any) -> dict[str, Any]:
    """Return the JSON schema of a plain type, a literal, or a union of plain types and null."""
    if get_origin(hint) is Literal:
        return {"type": "string", "enum": list(get_args(hint))}
    if get_origin(hint) in {Union, UnionType}:
        return {"type": [_JSON_TYPES[part]["type"] for part in get_args(hint)]}
    return dict(_JSON_TYPES[hint])


def _is_mapping(hint: Any) -> bool:
    origin = get_origin(hint)
    return isinstance(origin, type) and issubclass(origin, Mapping)
