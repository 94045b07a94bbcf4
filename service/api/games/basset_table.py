"""How a Basset table and its rules look to readers."""

from typing import Any

from marshmallow import Schema, fields

from service.api.games.shape import Fields
from service.api.schemas import ShownSchema
from service.application.keyring import PUNTER, Grant
from service.domain.games.basset.events import PairDealt
from service.domain.games.basset.presets import PRESETS, SOURCES
from service.domain.games.basset.rules import FIELDS, as_mapping
from service.domain.games.basset.state import Draw, Punter, SideBet, Stake, State, stakes_of
from service.domain.games.basset.tally import tally
from service.domain.money import CURRENCIES


class PunterSchema(Schema):
    """A seated punter, amounts in smallest units; null where the key is not shown them."""

    name = fields.String(required=True)
    suit = fields.String(required=True, allow_none=True)
    purse = fields.Integer(required=True, allow_none=True)
    at_table = fields.Integer(required=True)
    net = fields.Integer(required=True)
    brought_in = fields.Integer(required=True, allow_none=True)
    cashed_out = fields.Integer(required=True, allow_none=True)
    books = fields.Integer(required=True)
    replacements = fields.Integer(required=True)
    used = fields.List(fields.String(), required=True)


class TableStakeSchema(Schema):
    """A card on the table; a win above 0 waits for its answer."""

    punter = fields.String(required=True)
    card = fields.String(required=True)
    couch = fields.Integer(required=True)
    crooks = fields.Integer(required=True)
    win = fields.Integer(required=True)
    take_only = fields.Boolean(required=True)
    paying = fields.Boolean(required=True)


class TableBetSchema(Schema):
    """An open side bet."""

    number = fields.Integer(required=True)
    backer = fields.String(required=True)
    against = fields.String(required=True)
    punter = fields.String(required=True)
    card = fields.String(required=True)
    outcome = fields.String(required=True)
    amount = fields.Integer(required=True)


class TableBankSchema(Schema):
    """The bank; broken when it owes more than it has. A punter is not shown its amounts."""

    holder = fields.String(required=True, allow_none=True)
    balance = fields.Integer(required=True, allow_none=True)
    net = fields.Integer(required=True, allow_none=True)
    brought_in = fields.Integer(required=True, allow_none=True)
    broken = fields.Boolean(required=True)


class TableSchema(ShownSchema):
    """A Basset table at one version."""

    name = fields.String(required=True)
    preset = fields.String(required=True)
    rules = fields.Dict(required=True)
    currency = fields.String(required=True)
    phase = fields.String(required=True)
    deal = fields.Integer(required=True)
    place = fields.Integer(required=True)
    decks = fields.Integer(required=True, allow_none=True)
    stock = fields.Integer(required=True, allow_none=True)
    seen = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    last_draw = fields.List(fields.String(), required=True)
    run = fields.String(required=True, allow_none=True)
    retired = fields.String(required=True, allow_none=True)
    owes_settlement = fields.Boolean(required=True)
    seated = fields.Integer(required=True)
    bank = fields.Nested(TableBankSchema, required=True)
    punters = fields.List(fields.Nested(PunterSchema), required=True)
    stakes = fields.List(fields.Nested(TableStakeSchema), required=True)
    waiting = fields.List(fields.Nested(TableStakeSchema), required=True)
    side_bets = fields.List(fields.Nested(TableBetSchema), required=True)
    winners = fields.List(fields.String(), required=True)


def show_table(state: State, grant: Grant) -> Fields:
    """Return a table as a key may see it: a punter what is theirs, a board maybe no purses."""
    if grant.role == PUNTER:
        return _own(_table(state), grant.punter)
    return _table(state) if grant.purses else _without_purses(_table(state))


def _own(table: Fields, punter: str | None) -> Fields:
    """Return what is public of a table, and of money and cards only one punter's."""
    return {
        **table,
        "bank": {**table["bank"], "balance": None, "net": None, "brought_in": None},
        "punters": [there for there in table["punters"] if there["name"] == punter],
        "stakes": [stake for stake in table["stakes"] if stake["punter"] == punter],
        "waiting": [stake for stake in table["waiting"] if stake["punter"] == punter],
        "side_bets": [b for b in table["side_bets"] if punter in {b["backer"], b["against"]}],
        "winners": [name for name in table["winners"] if name == punter],
    }


def _without_purses(table: Fields) -> Fields:
    hidden = dict.fromkeys(("purse", "brought_in", "cashed_out"))
    return {**table, "punters": [{**punter, **hidden} for punter in table["punters"]]}


def _table(state: State) -> Fields:
    """Return a table's state; ``place`` is the number of the next draw of the deal.

    ``last_draw`` are the cards of the newest draw, in the order dealt.
    """
    nets = tally(state).nets
    stakes = [_stake(stake) for stake in state.stakes.values()]
    return {
        "name": state.name,
        "preset": state.preset,
        "rules": as_mapping(state.rules),
        "currency": state.currency,
        "phase": state.phase,
        "deal": state.deal,
        "place": state.place,
        "decks": state.decks,
        "stock": state.stock,
        "seen": state.seen,
        "last_draw": _cards(state.last_draw),
        "run": state.run,
        "retired": state.retired,
        "owes_settlement": state.unsettled is not None,
        "seated": len(state.punters),
        "bank": _bank(state),
        "punters": [_punter(state, punter, nets[punter.name]) for punter in state.punters.values()],
        "stakes": stakes,
        "waiting": [stake for stake in stakes if stake["win"]],
        "side_bets": [_bet(bet) for bet in state.bets.values()],
        "winners": list(state.winners),
    }


def _cards(draw: Draw | None) -> list[str]:
    match draw:
        case None:
            return []
        case PairDealt(first=first, second=second):
            return [first, second]
        case _:
            return [draw.card]


def _bank(state: State) -> dict[str, Any]:
    return {
        "holder": state.holder,
        "balance": state.bank,
        "net": state.bank - state.bank_brought_in,
        "brought_in": state.bank_brought_in,
        "broken": state.bank < 0,
    }


def _punter(state: State, punter: Punter, net: int) -> dict[str, Any]:
    return {
        "name": punter.name,
        "suit": punter.suit,
        "purse": punter.purse,
        "at_table": sum(stake.couch for stake in stakes_of(state, punter.name)),
        "net": net,
        "brought_in": punter.brought_in,
        "cashed_out": punter.cashed_out,
        "books": punter.books,
        "replacements": punter.replacements,
        "used": list(punter.used),
    }


def _stake(stake: Stake) -> dict[str, Any]:
    return {
        "punter": stake.punter,
        "card": stake.card,
        "couch": stake.couch,
        "crooks": stake.crooks,
        "win": stake.win,
        "take_only": stake.take_only,
        "paying": stake.paying,
    }


def _bet(bet: SideBet) -> dict[str, Any]:
    return dict(bet.__dict__)


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
