"""Basset's rules in the API: what a field may hold, what a preset says, what can be chosen."""

from typing import Any

from marshmallow import Schema, fields, validate

from service.api.games.game_api import Fields
from service.domain.games.basset.presets import PRESETS, SOURCES
from service.domain.games.basset.rules import FIELDS, LADDER_MAX, RUNG_MAX, WHOLE_MAX, as_mapping
from service.domain.money import CURRENCIES


def _whole(least: int, most: int = WHOLE_MAX) -> Fields:
    return {"type": "integer", "minimum": least, "maximum": most}


def _or_none(schema: Fields) -> Fields:
    return {**schema, "type": [schema["type"], "null"]}


def _word(*words: str) -> Fields:
    return {"type": "string", "enum": list(words)}


_FLAG = {"type": "boolean"}

RULE_FIELDS: Fields = {
    "decks": {"oneOf": [_whole(1, 100), _word("by_punters")]},
    "layout": _word("book", "dealt", "board"),
    "max_cards": _or_none(_whole(1, 1000)),
    "cards_required": _whole(0, 1000),
    "fasse": _word("half_purse", "half_stake", "whole_out", "whole_stays"),
    "burn": _whole(0, 51),
    "order": _word("win_first", "lose_first"),
    "ladder": {
        "type": "array",
        "items": _whole(1, RUNG_MAX),
        "minItems": 1,
        "maxItems": LADDER_MAX,
    },
    "pay": _or_none(_whole(1, RUNG_MAX)),
    "twins": _word("null", "first"),
    "repeat": _word("ignore", "lose", "retire"),
    "last_card": _word("null", "bank"),
    "after_loss": _word("out", "stays"),
    "restake": _FLAG,
    "mace": _word("never", "plain"),
    "replace": {"type": ["string", "null"], "enum": ["lost", None]},
    "carry": _FLAG,
    "side_bets": _FLAG,
    "books": _FLAG,
    "odd_half": _word("punter", "bank", "refuse"),
    "bank_cover": _word("owes", "covered"),
    "min_stake": _whole(1),
    "max_stake": _or_none(_whole(1)),
    "target": _or_none(_whole(1)),
}
"""What each field of the house rules may hold, for the API's document; a test tries them all."""


class ChosenRulesSchema(Schema):
    """A preset, and fields of it that this house plays otherwise."""

    preset = fields.String(required=True, validate=validate.OneOf(tuple(PRESETS)))
    overrides = fields.Dict(
        keys=fields.String(),
        load_default=dict,
        metadata={"properties": RULE_FIELDS, "additionalProperties": False},
    )


def _rule(name: str) -> fields.Raw:
    return fields.Raw(required=True, metadata=RULE_FIELDS[name])


class HouseRulesSchema(Schema.from_dict({name: _rule(name) for name in RULE_FIELDS})):  # type: ignore[misc]
    """Every field of a table's house rules."""


class ChosenFieldSchema(Schema):
    """What a preset says in one field, where that comes from, and why if no source says it."""

    value = fields.Raw(required=True, allow_none=True)
    source = fields.String(required=True, allow_none=True)
    house_choice = fields.Boolean(required=True)
    why = fields.String(required=True, allow_none=True)


class PresetSchema(Schema):
    """Named house rules."""

    name = fields.String(required=True)
    title = fields.String(required=True)
    source = fields.String(required=True)
    rules = fields.Dict(
        keys=fields.String(), values=fields.Nested(ChosenFieldSchema), required=True
    )


class CurrencySchema(Schema):
    """A currency, its smallest unit and its coins in that unit; ``printed`` are those written."""

    code = fields.String(required=True)
    name = fields.String(required=True)
    unit = fields.String(required=True)
    decimals = fields.Integer(required=True)
    printed = fields.List(fields.String(), required=True)
    coins = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class RulesSchema(Schema):
    """Everything a new session may choose from."""

    presets = fields.List(fields.Nested(PresetSchema), required=True)
    sources = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    fields_ = fields.Dict(
        keys=fields.String(), values=fields.String(), required=True, data_key="fields"
    )
    currencies = fields.List(fields.Nested(CurrencySchema), required=True)


def show_rules() -> dict[str, Any]:
    """Return presets, fields with their meaning, and currencies."""
    return {
        "presets": [
            {
                "name": preset.name,
                "title": preset.title,
                "source": preset.source,
                "rules": {
                    name: {
                        "value": value,
                        "source": preset.source_of(name),
                        "house_choice": name in preset.house_choices,
                        "why": preset.house_choices.get(name),
                    }
                    for name, value in as_mapping(preset.rules).items()
                },
            }
            for preset in PRESETS.values()
        ],
        "sources": SOURCES,
        "fields": {name: rule.meaning for name, rule in FIELDS.items()},
        "currencies": [
            {
                "code": currency.code,
                "name": currency.name,
                "unit": currency.unit,
                "decimals": currency.decimals,
                "printed": list(currency.printed),
                "coins": {coin.suffix: coin.units for coin in currency.coins},
            }
            for currency in CURRENCIES.values()
        ],
    }
