"""The endpoint that says who gets what after a session, and who pays whom."""

from uuid import UUID

from flask import Response
from marshmallow import Schema, fields, validate

from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.permissions import BOOKKEEPERS
from service.api.http.requests import application, view_response
from service.domain.values.money import CURRENCIES

blp = Blueprint("settling-up", __name__, url_prefix="/v1", description="Money after a session")


class CoinsSchema(Schema):
    """A number of coins of one kind, each worth ``units`` smallest units."""

    units = fields.Integer(required=True)
    count = fields.Integer(required=True)


class TransferSchema(Schema):
    """What one party pays another: a player, `bank`, `pool:NAME`, or `box`.

    `box` is the money at the table. ``coins`` are those of the table and make up the amount but
    for ``remains``, which they cannot pay; empty in a currency without coins. ``paid``: it was
    paid.
    """

    source = fields.String(required=True, data_key="from")
    target = fields.String(required=True, data_key="to")
    amount = fields.Integer(required=True)
    coins = fields.List(fields.Nested(CoinsSchema), required=True)
    remains = fields.Integer(required=True)
    paid = fields.Boolean(required=True)


class SettlingUpSchema(Schema):
    """Three ways to settle a session, of which a table uses one. All are empty while it is open.

    ``payouts``: the money is at the table, and each party gets what is its own; ``coins`` are
    those of all payouts from the box, and ``remains`` is what they cannot pay. ``with_bank``
    and ``without_bank``: no money is at the table, and those who lost pay those who won, in the
    fewest transfers. ``without_bank``, the players share its net equally. A pool that still
    holds money is a party like a bank.

    A party that plays with a bankroll has only what the bankroll did not settle, and ``box`` stands
    for all bankrolls. ``bank_debt`` is what the bank still owes because its bankroll had too
    little. ``box_left`` is what stays in the box for the bankrolls when all payouts are made.
    """

    version = fields.Integer(required=True)
    closed = fields.Boolean(required=True)
    currency = fields.String(required=True, validate=validate.OneOf(tuple(CURRENCIES)))
    bank_debt = fields.Integer(required=True)
    box_left = fields.Integer(required=True)
    payouts = fields.List(fields.Nested(TransferSchema), required=True)
    coins = fields.List(fields.Nested(CoinsSchema), required=True)
    remains = fields.Integer(required=True)
    with_bank = fields.List(fields.Nested(TransferSchema), required=True)
    without_bank = fields.List(fields.Nested(TransferSchema), required=True)


@blp.route("/sessions/<uuid:session>/settling-up")
@read_endpoint("Who gets what after the session, and who pays whom.", by=BOOKKEEPERS, tagged=True)
@blp.response(200, SettlingUpSchema)
def show_settling_up(session: UUID) -> Response:
    current = application().sessions.current(str(session))
    settling_ups = application().settling_ups
    return view_response(lambda: settling_ups.view(current), current.version, current.head)
