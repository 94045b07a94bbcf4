"""Bodies of entries: a marshmallow schema for each declared kind, grouped by resource path."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from marshmallow import Schema, ValidationError, fields, post_load, validate, validates_schema

from service.api.http.field_messages import MISSING, SCHEMA_MESSAGES
from service.api.http.fields import BoundedList, Flag, Name, Reference, Text, Title
from service.api.http.schemas import EntrySchema
from service.domain.port.entries import (
    ALL,
    EntryKind,
    Field,
    FieldType,
    PlayerCount,
    check_different,
)
from service.domain.port.game import AnyGame
from service.domain.port.game_texts import DeclarationTexts
from service.domain.session.session_entries import SESSION_ENTRIES
from service.domain.session.texts import SESSION_TEXTS

Body = dict[str, Any]


class EntryKindSchema(EntrySchema):
    """The body of one kind of entry."""

    KIND: EntryKind

    @validates_schema
    def check_form(self, body: Body, **_: Any) -> None:
        """Accept every field, or ``all`` without the fields it replaces."""
        for_all = self.KIND.for_all
        if for_all is None:
            return
        named = [name for name in for_all.replaces if body[name] is not None]
        if body[ALL] and named:
            raise ValidationError(f"With `{ALL}` leave out {', '.join(for_all.replaces)}.")
        required = [
            f.name for f in self.KIND.fields if f.name in for_all.replaces and not f.optional
        ]
        missing = [name for name in required if name not in named]
        if missing and not body[ALL]:
            raise ValidationError({name: [MISSING] for name in missing})


@dataclass(frozen=True, slots=True)
class Resource:
    """The endpoint of one game at one path; ``schemas`` has the body's schema by verb.

    ``selector`` is the field of the body that holds the verb. Without one, the first
    field of each kind distinguishes the kinds of a path.
    """

    path: str
    selector: str
    kinds: Mapping[str, EntryKind]
    schemas: Mapping[str, Schema]

    @property
    def waits(self) -> bool:
        """Whether a worker settles its entries."""
        return any(kind.waits for kind in self.kinds.values())

    def load(self, body: Any) -> tuple[EntryKind, Body]:
        """Return the kind of entry in a body, and its checked values.

        Raises: ``marshmallow.ValidationError``.
        """
        verb = self._verb(body)
        if len(self.kinds) > 1:
            body = {name: v for name, v in body.items() if not self._is_blank(verb, name, v)}
        return self.kinds[verb], self.schemas[verb].load(body)

    def _verb(self, body: Any) -> str:
        if len(self.kinds) == 1:
            return next(iter(self.kinds))
        if not isinstance(body, dict):
            raise ValidationError([SCHEMA_MESSAGES["type"]], "_schema")
        if not self.selector:
            return self._verb_by_field(body)
        if self.selector not in body:
            raise ValidationError({self.selector: [MISSING]})
        verb = body[self.selector]
        if not isinstance(verb, str) or verb not in self.kinds:
            known = ", ".join(self.kinds)
            raise ValidationError({self.selector: [f"Must be one of: {known}."]})
        return verb

    def _verb_by_field(self, body: Body) -> str:
        firsts = {kind.fields[0].name: verb for verb, kind in self.kinds.items()}
        assert len(firsts) == len(self.kinds), "kinds of one path differ in their first fields"
        named = [verb for name, verb in firsts.items() if body.get(name) is not None]
        if len(named) != 1:
            raise ValidationError(f"Name one of: {', '.join(firsts)}.")
        return named[0]

    def _is_blank(self, verb: str, name: str, value: Any) -> bool:
        """Return whether a member is empty and belongs to another kind of the same path."""
        is_empty = value is None or (name == ALL and value is False)
        if not is_empty or name in self.schemas[verb].fields:
            return False
        return any(name in schema.fields for schema in self.schemas.values())


@cache
def session_resources() -> Mapping[str, Resource]:
    """Return the entries that every session has, by verb; their path takes other bodies too."""
    return {
        kind.verb: Resource(
            kind.path,
            "",
            {kind.verb: kind},
            {kind.verb: entry_schema("session", SESSION_TEXTS["en"], kind)()},
        )
        for kind in SESSION_ENTRIES
    }


@cache
def session_paths() -> Mapping[str, Resource]:
    """Return the endpoints of the entries that every session has, by path."""
    return {resource.path: resource for resource in session_resources().values()}


def resources_of(game: AnyGame) -> dict[str, Resource]:
    """Return a game's endpoints by path."""
    paths = dict.fromkeys(kind.path for kind in game.entries)
    return {path: _resource(game, path) for path in paths}


def _resource(game: AnyGame, path: str) -> Resource:
    kinds = {kind.verb: kind for kind in game.kinds_at(path)}
    schemas = {verb: entry_schema(game.name, game.english, kind)() for verb, kind in kinds.items()}
    selectors = {kind.selector for kind in kinds.values()}
    assert len(selectors) == 1, f"kinds of one path have one selector: {path}"
    return Resource(path, selectors.pop(), kinds, schemas)


def entry_schema(game: str, texts: DeclarationTexts, kind: EntryKind) -> type[EntryKindSchema]:
    """Return the schema of a kind's body, named after game and verb."""
    text = texts.entry(kind.verb)
    replaced = kind.for_all.replaces if kind.for_all else ()
    members: dict[str, Any] = {"KIND": kind, "__doc__": text.meaning}
    if kind.selector:
        members[kind.selector] = fields.String(
            required=True,
            validate=validate.OneOf((kind.verb,)),
            metadata={"description": text.meaning},
        )
    if kind.for_all:
        described = {"description": text.for_all}
        members[ALL] = Flag(load_default=False, metadata=described)
    for field in kind.fields:
        required = not field.optional and field.name not in replaced
        members[field.name] = schema_field(
            field, texts.entry_field(kind.verb, field.name).meaning, required=required
        )
    name = f"{game.capitalize()}{kind.verb.capitalize()}Schema"
    return type(name, (EntryKindSchema,), members)


def schema_field(
    field: Field, meaning: str, *, required: bool, default: Any = None, is_title: bool = False
) -> fields.Field[Any]:
    """Return the marshmallow field of a declared field. ``is_title``: a text of it is a title."""
    presence = {"required": True} if required else {"load_default": default}
    condition = f" Only if {field.only_if.in_words}." if field.only_if else ""
    limited = f" {field.limited.in_words}." if field.limited else ""
    described = {"description": meaning + condition + limited}
    options: dict[str, Any] = {**presence, "metadata": described}
    if is_title and field.type is FieldType.TEXT:
        return Title(**options)
    return _BUILDERS[field.type](field, options)


def _whole(field: Field, options: Mapping[str, Any]) -> fields.Field[Any]:
    within = validate.Range(min=field.least, max=field.most)
    return fields.Integer(strict=True, validate=within, **options)


def _choice(field: Field, options: Mapping[str, Any]) -> fields.Field[Any]:
    return fields.String(validate=validate.OneOf(field.choices), **options)


_CARD_FORMS = ("K", "10", "Kh", "K#2", "h")
"""A card in each form that a field may take: with its suit, its number, or its suit alone."""


def _card(field: Field, options: Mapping[str, Any]) -> fields.Field[Any]:
    pattern = re.compile(field.pattern)
    *some, last = filter(pattern.fullmatch, _CARD_FORMS)
    message = f"This is not a card, such as {', '.join(some)} or {last}."

    def check(text: str) -> None:
        if not pattern.fullmatch(text):
            raise ValidationError(message)

    metadata = {**options.get("metadata", {}), "pattern": field.pattern}
    described: dict[str, Any] = {**options, "metadata": metadata}
    return fields.String(validate=check, **described)


def _cards(field: Field, options: Mapping[str, Any]) -> fields.Field[Any]:
    length = validate.Length(min=field.least, max=field.most)
    card = _card(field, {})
    return fields.List(card, validate=length, **options)


def _players(field: Field, options: Mapping[str, Any]) -> fields.Field[Any]:
    length = validate.Length(min=field.least, max=field.most)
    metadata = {**options.get("metadata", {}), "uniqueItems": True}
    described: dict[str, Any] = {**options, "metadata": metadata}
    return BoundedList(Name(), validate=[length, _check_different], **described)


def _check_different(names: Sequence[Any]) -> None:
    try:
        check_different([name for name in names if isinstance(name, str)])
    except ValueError as error:
        raise ValidationError(str(error)) from error


class PlayerCountSchema(Schema):
    """A player and a number. Each range of numbers has its own class."""

    punter = Name(required=True)

    @post_load
    def to_record(self, pair: Body, **_: Any) -> PlayerCount:
        """Return the pair as a command has it."""
        return PlayerCount(**pair)


def _counts(field: Field, options: Mapping[str, Any]) -> fields.Field[Any]:
    length = validate.Length(min=field.least, max=field.most)
    pair = fields.Nested(_pair_schema(field.each_least, field.each_most))
    return BoundedList(pair, validate=length, **options)


@cache
def _pair_schema(least: int, most: int) -> type[PlayerCountSchema]:
    within = validate.Range(min=least, max=most)
    described = {"description": "The number of the player."}
    count = fields.Integer(required=True, strict=True, validate=within, metadata=described)
    return type(f"PlayerCount{least}To{most}Schema", (PlayerCountSchema,), {"count": count})


_BUILDERS: Mapping[FieldType, Callable[[Field, Mapping[str, Any]], fields.Field[Any]]] = {
    FieldType.PLAYER: lambda _, options: Name(**options),
    FieldType.TEXT: lambda _, options: Text(**options),
    FieldType.PLAYERS: _players,
    FieldType.COUNTS: _counts,
    FieldType.AMOUNT: _whole,
    FieldType.NUMBER: _whole,
    FieldType.CARD: _card,
    FieldType.CARDS: _cards,
    FieldType.CHOICE: _choice,
    FieldType.FLAG: lambda _, options: Flag(**options),
    FieldType.REFERENCE: lambda _, options: Reference(**options),
}


def any_of(schemas: Iterable[Any]) -> dict[str, Any]:
    """Return the OpenAPI schema of a body that fits one of ``schemas``.

    Not ``oneOf``: a body may be valid in two games, and the session decides which game it is.
    """
    parts = list(schemas)
    return parts[0] if len(parts) == 1 else {"anyOf": parts}
