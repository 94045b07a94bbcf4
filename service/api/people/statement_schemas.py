"""Schemas of the statement of a bankroll."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from service.api.http.fields import Day, Timestamp
from service.api.http.record_schemas import schema_of
from service.api.reports.report_schemas import ReportPostingSchema
from service.domain.port.parties import BANK, PLAYER
from service.domain.values.money import CURRENCIES
from service.reports.statement.model import StatementMove, StatementPerson, StatementTotals
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES


class StatementQuerySchema(Schema):
    """The currency, the first and the last day, and the language of texts and headings.

    The days are those of the house's time zone. The default of ``currency`` is that of the person's
    newest move, in any period. Without a day there is no limit.
    """

    language = fields.String(load_default=DEFAULT_LANGUAGE, validate=validate.OneOf(LANGUAGES))
    currency = fields.String(load_default=None, validate=validate.OneOf(tuple(CURRENCIES)))
    start = Day(data_key="from", load_default=None)
    end = Day(data_key="to", load_default=None)

    @validates_schema
    def check_order(self, data: dict[str, Any], **_: Any) -> None:
        """Refuse a last day before the first."""
        if data["start"] and data["end"] and data["end"] < data["start"]:
            raise ValidationError("The last day is before the first.", "to")


class StatementSessionSchema(Schema):
    """A seat, or the bank, for which the bankroll paid in the period, or that began it in play.

    ``moved_in`` and ``moved_out`` are the money from and to the bankroll in the period. ``result``
    is the net of the seat in the session so far. ``in_play`` is what the seat has; 0 after the
    close. Below 0, the bank owes it, because its bankroll had too little.
    ``paid_before + moved_in - moved_out + debt_paid + result = in_play``.
    """

    session = fields.UUID(required=True)
    title = fields.String(required=True)
    game = fields.String(required=True)
    preset = fields.String(required=True)
    player = fields.String(required=True)
    role = fields.String(required=True, validate=validate.OneOf((PLAYER, BANK)))
    opened_at = Timestamp(required=True)
    closed_at = Timestamp(required=True, allow_none=True)
    paid_before = fields.Integer(required=True)
    moved_in = fields.Integer(required=True)
    moved_out = fields.Integer(required=True)
    debt_paid = fields.Integer(required=True)
    result = fields.Integer(required=True)
    in_play = fields.Integer(required=True)
    version = fields.Integer(required=True)
    hash = fields.String(required=True)


class StatementSchema(Schema):
    """The statement of a bankroll at the end of the period, in smallest units.

    ``journal`` begins with the balances brought forward, if there are any. ``hash`` covers the last
    events of the person and of the sessions.
    """

    person = fields.Nested(schema_of("", StatementPerson), required=True)
    currency = fields.String(required=True)
    unit = fields.String(required=True)
    start = fields.Date(required=True, allow_none=True, data_key="from")
    end = fields.Date(required=True, allow_none=True, data_key="to")
    time_zone = fields.String(required=True)
    hash = fields.String(required=True)
    moves = fields.List(fields.Nested(schema_of("", StatementMove)), required=True)
    sessions = fields.List(fields.Nested(StatementSessionSchema), required=True)
    totals = fields.Nested(schema_of("", StatementTotals), required=True)
    journal = fields.List(fields.Nested(ReportPostingSchema), required=True)
    balances = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
