"""Bodies that open a session: the fields of every game, and the fields that one game declares."""

from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, fields, validate

from service.api.games.entry_schemas import schema_field
from service.api.games.rules_schemas import chosen_rules_schema
from service.api.http.fields import CoinList, Flag, Title
from service.api.http.schemas import EntrySchema
from service.domain.games import DEFAULT_GAME
from service.domain.port.game import AnyGame
from service.domain.port.opening import OPENING, Opening, OpeningField
from service.domain.values.money import CURRENCIES, DEFAULT_CURRENCY

_BANKER: Mapping[str, Any] = {
    "banker": fields.UUID(
        load_default=None,
        metadata={"description": "The person from whose bankroll the bank is funded."},
    )
}


def opening_schema(game: AnyGame) -> type[Schema]:
    """Return the schema of a new session; a client may choose its id."""
    is_default = game.name == DEFAULT_GAME
    chosen: dict[str, Any] = {"load_default": game.name} if is_default else {"required": True}
    members: dict[str, Any] = {
        "id": fields.UUID(load_default=None),
        "name": Title(required=True),
        "game": fields.String(validate=validate.OneOf((game.name,)), **chosen),
        "rules": fields.Nested(chosen_rules_schema(game), required=True),
        "currency": fields.String(
            load_default=DEFAULT_CURRENCY, validate=validate.OneOf(tuple(CURRENCIES))
        ),
        "coins": CoinList(load_default=list),
        "gathering": fields.UUID(
            load_default=None, metadata={"description": "The gathering it belongs to."}
        ),
        **(_BANKER if game.has_bank else {}),
        "practice": Flag(
            load_default=False,
            metadata={"description": "Whether it is practice and never counts."},
        ),
        **_own_members(game),
    }
    name = f"{game.name.capitalize()}Opening"
    return type(f"{name}Schema", (EntrySchema,), members)


def opening_of_body(game: AnyGame, body: dict[str, Any]) -> Opening[Any]:
    """Return the opening in a checked body. Raises: ``BadRules``."""
    chosen = body["rules"]
    return Opening(
        title=body["name"],
        preset=chosen["preset"],
        rules=game.rules.chosen(chosen["preset"], chosen["overrides"]),
        currency=CURRENCIES[body["currency"]],
        own={opening.field.name: _own_value(opening, body) for opening in game.opening_fields},
        coins=tuple(body["coins"]),
    )


def _own_members(game: AnyGame) -> dict[str, Any]:
    """Return the game's own members. Members with a longer path are nested in an object."""
    members: dict[str, Any] = {}
    objects: dict[str, dict[str, Any]] = {}
    for opening in game.opening_fields:
        match opening.path:
            case (name,):
                members[name] = _own_field(game, opening)
            case (name, part):
                objects.setdefault(name, {})[part] = _own_field(game, opening)
    for name, parts in objects.items():
        schema = Schema.from_dict(parts, name=f"{game.name.capitalize()}{name.capitalize()}Schema")
        members[name] = fields.Nested(schema, required=True)
    return members


def _own_field(game: AnyGame, opening: OpeningField) -> fields.Field[Any]:
    meaning = game.english.entry_field(OPENING, opening.field.name).meaning
    return schema_field(opening.field, meaning, required=not opening.field.optional, is_title=True)


def _own_value(opening: OpeningField, body: Any) -> Any:
    for name in opening.path:
        body = body[name]
    return body if opening.path else opening.default
