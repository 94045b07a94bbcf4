"""Rules in the API: allowed values of fields, presets, and all choices for a new session."""

from typing import Any

from marshmallow import Schema, fields, validate

from service.api.games.odds_schemas import RulesOddsSchema, rules_odds_view
from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.port.game import AnyGame
from service.domain.port.rules_table import Choice, Either, Flag, Holds, OrNone, Whole, WholeList
from service.domain.values.money import CURRENCIES


def holds_schema(holds: Holds) -> dict[str, Any]:
    """Return the JSON schema of what one field of the rules may hold."""
    match holds:
        case Whole(least=least, most=most):
            return {"type": "integer", "minimum": least, "maximum": most}
        case Choice(words=words):
            return {"type": "string", "enum": list(words)}
        case Flag():
            return {"type": "boolean"}
        case WholeList(item=item, longest=longest):
            items = holds_schema(item)
            return {"type": "array", "items": items, "minItems": 1, "maxItems": longest}
        case Either(whole=whole, choice=choice):
            return {"oneOf": [holds_schema(whole), holds_schema(choice)]}
        case OrNone(holds=inner):
            return _or_null(holds_schema(inner))


def accepted_schema(holds: Holds) -> dict[str, Any]:
    """Return the JSON schema of what a request may send for one field of the rules."""
    schema = holds_schema(holds)
    if isinstance(holds, OrNone) and holds.word is not None:
        return {**schema, "enum": [*schema["enum"], holds.word]}
    return schema


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    enum = {"enum": [*schema["enum"], None]} if "enum" in schema else {}
    return {**schema, "type": [schema["type"], "null"], **enum}


def session_rules_schema(game: AnyGame) -> type[Schema]:
    """Return the schema of all rules of a session."""
    members: dict[str, Any] = {
        name: fields.Raw(
            required=True,
            metadata={"description": game.english.rule(name).meaning, **holds_schema(holds)},
        )
        for name, holds in game.rules.fields.items()
    }
    return Schema.from_dict(members, name=f"{game.name.capitalize()}RulesSchema")


def chosen_rules_schema(game: AnyGame) -> type[Schema]:
    """Return the schema of a preset and the fields that a session overrides."""
    properties = {
        name: {"description": game.english.rule(name).meaning, **accepted_schema(holds)}
        for name, holds in game.rules.fields.items()
    }
    members: dict[str, Any] = {
        "preset": fields.String(required=True, validate=validate.OneOf(tuple(game.rules.presets))),
        "overrides": fields.Dict(
            keys=fields.String(),
            load_default=dict,
            metadata={"properties": properties, "additionalProperties": False},
        ),
    }
    return Schema.from_dict(members, name=f"{game.name.capitalize()}ChosenRulesSchema")


class RulesQuerySchema(Schema):
    """Which game's rules to show."""

    game = fields.String(load_default=lambda: DEFAULT_GAME, validate=validate.OneOf(tuple(GAMES)))


class ChosenFieldSchema(Schema):
    """A preset's value of one field, with its source, or the reason if it has no source."""

    value = fields.Raw(required=True, allow_none=True)
    source = fields.String(required=True, allow_none=True)
    house_choice = fields.Boolean(required=True)
    why = fields.String(required=True, allow_none=True)


class PresetSchema(RulesOddsSchema):
    """Named rules, and what they cost at a table of the game's usual number of players."""

    name = fields.String(required=True)
    title = fields.String(required=True)
    source = fields.String(required=True)
    rules = fields.Dict(
        keys=fields.String(), values=fields.Nested(ChosenFieldSchema), required=True
    )


class CurrencySchema(Schema):
    """A currency: its smallest unit, its coins in that unit, and the coins used in amounts.

    ``cash`` are the notes and coins that a table uses, if it does not choose its own.
    """

    code = fields.String(required=True)
    name = fields.String(required=True)
    unit = fields.String(required=True)
    decimals = fields.Integer(required=True)
    printed = fields.List(fields.String(), required=True)
    coins = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    cash = fields.List(fields.Integer(), required=True)


class RulesSchema(Schema):
    """The choices for a new session of one game, and all ``games`` with their titles."""

    game = fields.String(required=True)
    games = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    presets = fields.List(fields.Nested(PresetSchema), required=True)
    sources = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    fields_ = fields.Dict(
        keys=fields.String(), values=fields.String(), required=True, data_key="fields"
    )
    currencies = fields.List(fields.Nested(CurrencySchema), required=True)


def rules_view(game: AnyGame) -> dict[str, Any]:
    """Return a game's presets, the fields of its rules with their meaning, and all currencies."""
    return {
        "game": game.name,
        "games": {name: known.title for name, known in GAMES.items()},
        "presets": _presets(game),
        "sources": {name: game.english.source(name).about for name in game.rules.sources},
        "fields": {name: game.english.rule(name).meaning for name in game.rules.fields},
        "currencies": [
            {
                "code": currency.code,
                "name": currency.name,
                "unit": currency.unit,
                "decimals": currency.decimals,
                "printed": list(currency.printed),
                "coins": {coin.suffix: coin.units for coin in currency.coins},
                "cash": list(currency.cash),
            }
            for currency in CURRENCIES.values()
        ],
    }


def _presets(game: AnyGame) -> list[dict[str, Any]]:
    return [
        {
            "name": preset.name,
            "title": game.english.preset(preset.name).title,
            "source": preset.source,
            "rules": {
                name: {
                    "value": value,
                    "source": preset.source_of(name),
                    "house_choice": name in preset.house_choices,
                    "why": _why(game, preset.name, name),
                }
                for name, value in game.rules.plain(preset.rules).items()
            },
            **rules_odds_view(game, preset.rules, game.odds.usual_players),
        }
        for preset in game.rules.presets.values()
    ]


def _why(game: AnyGame, preset: str, rule: str) -> str | None:
    """Return why a preset has a value that no source decides, or None if a source decides it."""
    if rule not in game.rules.presets[preset].house_choices:
        return None
    return game.english.house_choice(preset, rule)
