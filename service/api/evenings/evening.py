"""The evening: all tables of the house, and the standings over all of them."""

from flask import Response, jsonify
from marshmallow import Schema, fields, validate

from service.api.evenings.gathering_schemas import GatheringSchema
from service.api.games.game_api import Fields
from service.api.guards.visibility import current_grant
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.fields import Moment, Timestamp
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.record_schemas import schema_of
from service.api.http.requests import application
from service.application.ports.store import SessionRow
from service.application.reading.evening import (
    currencies_by_tables,
    default_start,
    evening,
    evening_rows,
)
from service.application.reading.standings import OtherParty
from service.domain.values.money import CURRENCIES

blp = Blueprint("evening", __name__, url_prefix="/v1", description="All tables of the house")


class EveningQuerySchema(Schema):
    """The tables to show: of a gathering, or opened since a time; of one currency.

    The defaults are the gathering and the currency of the newest table. If it belongs to no
    gathering, the evening begins some hours before it.
    """

    currency = fields.String(load_default=lambda: None, validate=validate.OneOf(tuple(CURRENCIES)))
    since = Moment(load_default=lambda: None)
    gathering = fields.UUID(load_default=None)


class EveningTableSchema(Schema):
    """One table.

    ``progress`` are the game's own counts. ``waiting`` counts the entries that play waits for.
    ``parties`` are the bank or the pools, ``punters`` counts the players. ``bank_debt`` is what a
    closed bank with a bankroll still owes, and null for any other bank. ``corrected`` is the
    version of the newest correction, or null.
    """

    id = fields.UUID(required=True)
    game = fields.String(required=True)
    name = fields.String(required=True)
    preset = fields.String(required=True)
    changed_rules = fields.Integer(required=True)
    phase = fields.String(required=True)
    progress = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    waiting = fields.Integer(required=True)
    opened_at = Timestamp(required=True)
    changed_at = Timestamp(required=True)
    closed_at = Timestamp(required=True, allow_none=True)
    version = fields.Integer(required=True)
    corrected = fields.Integer(required=True, allow_none=True)
    parties = fields.List(fields.Nested(schema_of("Evening", OtherParty, "Party")), required=True)
    bank_debt = fields.Integer(required=True, allow_none=True)
    punters = fields.Integer(required=True)


class EveningNetSchema(Schema):
    """A person's net at one table."""

    id = fields.UUID(required=True)
    net = fields.Integer(required=True)


class EveningPunterSchema(Schema):
    """A person at one or more tables.

    ``line`` is the net after each deal that ended at any table. ``moved`` is the number of places
    gained since the last of these deals.
    """

    name = fields.String(required=True)
    net = fields.Integer(required=True)
    place = fields.Integer(required=True)
    moved = fields.Integer(required=True)
    has_bankroll = fields.Boolean(required=True)
    line = fields.List(fields.Integer(), required=True)
    sessions = fields.List(fields.Nested(EveningNetSchema), required=True)


class EveningSchema(Schema):
    """Tables and punters of one currency; ``punters_net`` and ``tables_net`` add up to zero.

    ``currencies`` are those of all tables of the evening, as ``currencies_by_tables`` orders them.
    ``currency`` is null if there is no table. ``gathering`` and ``since`` say which evening it is;
    one of them is null.
    """

    gathering = fields.Nested(GatheringSchema, required=True, allow_none=True)

    currency = fields.String(required=True, allow_none=True)
    currencies = fields.List(fields.String(), required=True)
    since = Timestamp(required=True, allow_none=True)
    sessions = fields.List(fields.Nested(EveningTableSchema), required=True)
    punters = fields.List(fields.Nested(EveningPunterSchema), required=True)
    punters_net = fields.Integer(required=True)
    tables_net = fields.Integer(required=True)


@blp.route("/evening")
@read_endpoint("All tables of an evening, and the standings over all of them.", by=BOOKKEEPERS)
@blp.arguments(EveningQuerySchema, location="query")
@blp.response(200, EveningSchema)
def show_evening(query: Fields) -> Response:
    rows = _evening_rows(query)
    currency = query["currency"] or (rows[-1].currency if rows else None)
    tables = application().standings.tables([row for row in rows if row.currency == currency])
    gathering = query["gathering"] or (rows[-1].gathering if rows and not query["since"] else None)
    return jsonify(
        gathering=application().gatherings.find_row(str(gathering)) if gathering else None,
        currency=currency,
        currencies=currencies_by_tables(rows),
        since=query["since"] or (default_start(rows[-1]) if rows and not gathering else None),
        **evening(tables),
    )


def _evening_rows(query: Fields) -> list[SessionRow]:
    """Return the sessions of the evening that count and that the key may read, oldest first."""
    grant, gatherings = current_grant(), application().gatherings
    if query["gathering"]:
        number = str(query["gathering"])
        gatherings.find(number)
        rows = [row for row in gatherings.sessions(number) if row.counts]
    else:
        rows = evening_rows(application().queries.all_rows(grant), gatherings, query["since"])
    return [row for row in rows if grant.may_see(row.id)]
