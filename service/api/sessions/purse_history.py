"""The endpoint of a session's purse history: the figures of its charts."""

from uuid import UUID

from flask import Response
from marshmallow import Schema, fields

from service.api.guards.visibility import viewer
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.fields import Timestamp
from service.api.http.requests import application, view_response
from service.application.reading.purse_history import purse_history

blp = Blueprint("purse_history", __name__, url_prefix="/v1", description="Figures of charts")


class PurseHistoryMoveSchema(Schema):
    """A buy-in, or a cash-out with an amount below zero."""

    version = fields.Integer(required=True)
    amount = fields.Integer(required=True)


class PurseHistoryPlayerSchema(Schema):
    """A player with one amount and one net for each of ``versions``; null before the seat.

    The first of ``moves`` is the purse at the seat, which may be 0.
    """

    name = fields.String(required=True)
    amounts = fields.List(fields.Integer(allow_none=True), required=True)
    nets = fields.List(fields.Integer(allow_none=True), required=True)
    moves = fields.List(fields.Nested(PurseHistoryMoveSchema), required=True)


class PurseHistoryRoundSchema(Schema):
    """The end of a round.

    ``table`` is the net of bank and pools by then, and ``gain`` what they won in this round; both
    are null for a punter.
    """

    number = fields.Integer(required=True)
    version = fields.Integer(required=True)
    at = Timestamp(required=True)
    table = fields.Integer(required=True, allow_none=True)
    gain = fields.Integer(required=True, allow_none=True)


class PurseHistorySchema(Schema):
    """What each player had, purse and stakes together, and had won, in smallest units.

    ``versions`` are those of at most about 240 entries that count; the last one is the newest. A
    punter sees their own line. A key that sees no purses gets no lines.
    """

    version = fields.Integer(required=True)
    currency = fields.String(required=True)
    versions = fields.List(fields.Integer(), required=True)
    players = fields.List(fields.Nested(PurseHistoryPlayerSchema), required=True)
    rounds = fields.List(fields.Nested(PurseHistoryRoundSchema), required=True)


@blp.route("/sessions/<uuid:session>/purse-history")
@read_endpoint("What each player had over time, and what the bank won in each round.", tagged=True)
@blp.response(200, PurseHistorySchema)
def show_purse_history(session: UUID) -> Response:
    current = application().sessions.current(str(session))
    queries = application().queries
    return view_response(
        lambda: purse_history(current, queries.whole_log(current), viewer(current)),
        current.version,
        current.head,
    )
