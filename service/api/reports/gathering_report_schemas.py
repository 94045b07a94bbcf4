"""Schemas of the report of a gathering."""

from marshmallow import Schema, fields, validate

from service.api.evenings.gathering_schemas import GatheringSchema
from service.api.http.fields import Timestamp
from service.api.http.record_schemas import schema_of
from service.api.reports.report_schemas import ReportOfTableSchema, ReportTotalsSchema
from service.domain.values.money import CURRENCIES
from service.reports.gathering.model import GatheringPayout, GatheringPerson, GatheringRound
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES

_PersonSchema = schema_of("GatheringReport", GatheringPerson, "Person")
_RoundSchema = schema_of("GatheringReport", GatheringRound, "Round")
_PayoutSchema = schema_of("GatheringReport", GatheringPayout, "Payout")


class GatheringReportQuerySchema(Schema):
    """The currency of the tables, and the language of texts and headings.

    The default of ``currency`` is that of the newest table. ``report`` is the id of a report that a
    worker made: the response is that report, even if the tables have changed since.
    """

    language = fields.String(load_default=DEFAULT_LANGUAGE, validate=validate.OneOf(LANGUAGES))
    currency = fields.String(load_default=None, validate=validate.OneOf(tuple(CURRENCIES)))
    report = fields.String(load_default=None)


class ReportedGatheringSchema(GatheringSchema):
    """The gathering at a version, with the hash of its last event."""

    head = fields.String(required=True)


class GatheringReportTableSchema(Schema):
    """A table. ``table`` is its short name in the report. ``table_net`` is of bank and pools."""

    table = fields.String(required=True)
    name = fields.String(required=True)
    session = fields.UUID(required=True)
    game = fields.String(required=True)
    preset = fields.String(required=True)
    opened_at = Timestamp(required=True)
    closed_at = Timestamp(required=True, allow_none=True)
    players = fields.Integer(required=True)
    table_net = fields.Integer(required=True)
    entries = fields.Integer(required=True)
    corrections = fields.Integer(required=True)
    rulings = fields.Integer(required=True)
    version = fields.Integer(required=True)
    hash = fields.String(required=True)


class GatheringReportSchema(Schema):
    """The report of the tables of a gathering in one currency; amounts are in smallest units.

    ``events`` is their number at all tables. ``hash`` is the SHA-256 of the hashes of the last
    events, one on each line: that of the gathering, then those of the tables. ``sessions`` has the
    report of each table.
    """

    gathering = fields.Nested(ReportedGatheringSchema, required=True)
    currency = fields.String(required=True, validate=validate.OneOf(tuple(CURRENCIES)))
    unit = fields.String(required=True)
    other_currencies = fields.List(fields.String(), required=True)
    events = fields.Integer(required=True)
    hash = fields.String(required=True)
    tables = fields.List(fields.Nested(GatheringReportTableSchema), required=True)
    standings = fields.List(fields.Nested(_PersonSchema), required=True)
    rounds = fields.List(fields.Nested(_RoundSchema), required=True)
    payouts = fields.List(fields.Nested(_PayoutSchema), required=True)
    payouts_due = fields.Integer(required=True)
    payouts_owed = fields.Integer(required=True)
    between_parties = fields.List(fields.String(), required=True)
    box_left = fields.Integer(required=True)
    totals = fields.Nested(ReportTotalsSchema, required=True)
    sessions = fields.List(fields.Nested(ReportOfTableSchema), required=True)
