"""Schemas of session reports: the report as JSON, and the state of a requested one."""

from marshmallow import Schema, fields, validate

from service.api.http.fields import Timestamp
from service.api.http.record_schemas import schema_of
from service.api.http.schemas import AsOfSchema, EventSchema
from service.api.sessions.seal_schemas import SealViewSchema
from service.application.ports.report_files import REPORT_STATES
from service.domain.port.game_tables import GameTable
from service.domain.port.parties import Party
from service.domain.values.money import CURRENCIES
from service.reports.formats import FORMATS
from service.reports.model import (
    Curve,
    ReportCorrection,
    ReportEntry,
    ReportLine,
    ReportRound,
    ReportRule,
    Totals,
)
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES

ReportTotalsSchema = schema_of("Report", Totals)
_StandingSchema = schema_of("Report", ReportLine, "Standing")


class ReportQuerySchema(AsOfSchema):
    """Which version to report on, and the language of texts and headings."""

    language = fields.String(load_default=DEFAULT_LANGUAGE, validate=validate.OneOf(LANGUAGES))


class ReportStateSchema(Schema):
    """A report that a worker makes.

    ``version`` is that of the session; for a gathering, the number of events of all its sessions.
    ``done`` of ``total`` events are worked into it. ``report`` is its address. ``error`` says why
    it could not be made; requesting it again makes it again.
    """

    id = fields.String(required=True)
    version = fields.Integer(required=True)
    format = fields.String(required=True, validate=validate.OneOf(tuple(FORMATS)))
    language = fields.String(required=True, validate=validate.OneOf(LANGUAGES))
    state = fields.String(required=True, validate=validate.OneOf(REPORT_STATES))
    done = fields.Integer(required=True)
    total = fields.Integer(required=True)
    report = fields.String(required=True)
    error = fields.String(required=True, allow_none=True)


class ReportReversedSchema(Schema):
    """The posting that a posting reverses."""

    version = fields.Integer(required=True)
    line = fields.Integer(required=True)


class ReportPostingSchema(Schema):
    """A posting of the journal, with when it counts and when it was recorded."""

    version = fields.Integer(required=True)
    line = fields.Integer(required=True)
    at = Timestamp(required=True)
    event = fields.String(required=True)
    source = fields.String(required=True, data_key="from")
    target = fields.String(required=True, data_key="to")
    amount = fields.Integer(required=True)
    reverses = fields.Nested(ReportReversedSchema, required=True, allow_none=True)
    recorded_at = Timestamp(required=True, allow_none=True)


class ReportOfTableSchema(Schema):
    """The figures of a session at one version; amounts are in smallest units."""

    session = fields.UUID(required=True)
    title = fields.String(required=True)
    game = fields.String(required=True)
    preset = fields.String(required=True)
    currency = fields.String(required=True, validate=validate.OneOf(tuple(CURRENCIES)))
    unit = fields.String(required=True)
    version = fields.Integer(required=True)
    hash = fields.String(required=True)
    opened_at = Timestamp(required=True)
    last_at = Timestamp(required=True)
    phase = fields.String(required=True)
    closed = fields.Boolean(required=True)
    winners = fields.List(fields.String(), required=True)
    parties = fields.List(fields.Nested(schema_of("Report", Party)), required=True)
    standings = fields.List(fields.Nested(_StandingSchema), required=True)
    entries = fields.List(fields.Nested(schema_of("", ReportEntry)), required=True)
    corrections = fields.List(fields.Nested(schema_of("", ReportCorrection)), required=True)
    rounds = fields.List(fields.Nested(schema_of("", ReportRound)), required=True)
    curve = fields.Nested(schema_of("Report", Curve), required=True)
    totals = fields.Nested(ReportTotalsSchema, required=True)
    rules = fields.List(fields.Nested(schema_of("", ReportRule)), required=True)
    tables = fields.List(fields.Nested(schema_of("Report", GameTable, "Table")), required=True)
    journal = fields.List(fields.Nested(ReportPostingSchema), required=True)
    balances = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class ReportSchema(ReportOfTableSchema):
    """The report of a session at one version, with its log and its seal."""

    seal = fields.Nested(SealViewSchema, required=True, allow_none=True)
    events = fields.List(fields.Nested(EventSchema), required=True)
