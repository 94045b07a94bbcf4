"""The endpoint that says what everyone gets from the boxes of all tables of an evening."""

from uuid import UUID

from flask import Response, jsonify
from marshmallow import Schema, fields, validate

from service.api.evenings.gathering_schemas import GatheringSchema
from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.requests import application
from service.api.sessions.settling_up import CoinsSchema
from service.domain.port.parties import ROLES
from service.domain.values.money import CURRENCIES

blp = Blueprint(
    "evening-settling-up", __name__, url_prefix="/v1", description="Money after an evening"
)


class EveningSettlingUpQuerySchema(Schema):
    """The currency of the tables; without it, that of the newest table."""

    currency = fields.String(load_default=None, validate=validate.OneOf(tuple(CURRENCIES)))


class EveningPayoutSchema(Schema):
    """What one party of a table gets from its box or pays into it: a payment to enter there."""

    session = fields.UUID(required=True)
    source = fields.String(required=True, data_key="from")
    target = fields.String(required=True, data_key="to")
    amount = fields.Integer(required=True)
    paid = fields.Boolean(required=True)


class EveningPayeeSchema(Schema):
    """A person at all tables, or the bank or a pool of one table.

    ``due`` is what the payee still gets, and ``paid`` what it got; below zero, what it pays.
    ``coins`` make up the amount of ``due`` but for ``remains``, which they cannot pay.
    """

    name = fields.String(required=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    due = fields.Integer(required=True)
    paid = fields.Integer(required=True)
    coins = fields.List(fields.Nested(CoinsSchema), required=True)
    remains = fields.Integer(required=True)
    payouts = fields.List(fields.Nested(EveningPayoutSchema), required=True)


class BetweenPartiesSchema(Schema):
    """How many transfers between the parties of a table are paid, and how many are due."""

    paid = fields.Integer(required=True)
    due = fields.Integer(required=True)


class EveningBoxSchema(Schema):
    """A table with a box. Nothing is paid from it while the session is open.

    Nor if the parties pay one another, as ``between_parties`` says: a table is settled in one way.
    """

    id = fields.UUID(required=True)
    name = fields.String(required=True)
    version = fields.Integer(required=True)
    closed = fields.Boolean(required=True)
    bank_debt = fields.Integer(required=True)
    box_left = fields.Integer(required=True)
    between_parties = fields.Nested(BetweenPartiesSchema, required=True, allow_none=True)


class EveningSettlingUpSchema(Schema):
    """What everyone gets from the boxes of the tables of a gathering in one currency.

    It is for tables with the money in a box. Tables whose parties pay one another are left out.
    ``due`` and ``paid`` are the sums over all ``payees``. ``coins`` are those of all that is due
    from the boxes, and ``remains`` what they cannot pay. ``currency`` is null if there is no table.
    """

    gathering = fields.Nested(GatheringSchema, required=True)
    currency = fields.String(required=True, allow_none=True)
    currencies = fields.List(fields.String(), required=True)
    tables = fields.List(fields.Nested(EveningBoxSchema), required=True)
    payees = fields.List(fields.Nested(EveningPayeeSchema), required=True)
    due = fields.Integer(required=True)
    paid = fields.Integer(required=True)
    coins = fields.List(fields.Nested(CoinsSchema), required=True)
    remains = fields.Integer(required=True)


@blp.route("/gatherings/<uuid:gathering>/settling-up")
@read_endpoint(
    "What everyone gets from the boxes of all tables of a gathering.",
    by=BOOKKEEPERS,
    all_sessions=True,
    _404="unknown_gathering",
)
@blp.arguments(EveningSettlingUpQuerySchema, location="query")
@blp.response(200, EveningSettlingUpSchema)
def show_evening_settling_up(query: Fields, gathering: UUID) -> Response:
    services = application()
    found = services.gatherings.find(str(gathering))
    rows = [row for row in services.gatherings.sessions(str(gathering)) if row.counts]
    currency = query["currency"] or (rows[-1].currency if rows else None)
    shown = [row.id for row in rows if row.currency == currency]
    return jsonify(
        gathering=found,
        currency=currency,
        currencies=sorted({row.currency for row in rows}),
        **services.evening_settling_ups.view(shown),
    )
