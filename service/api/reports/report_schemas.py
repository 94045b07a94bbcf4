"""Schemas of session reports: the report as JSON, and the state of a requested one."""

from marshmallow import Schema, fields, validate

from service.api.http.fields import Timestamp
from service.api.http.schemas import AsOfSchema, EventSchema
from service.api.sessions.seal_schemas import SealViewSchema
from service.application.ports.report_files import REPORT_STATES
from service.domain.port.game_tables import Cell
from service.domain.port.parties import ROLES
from service.domain.values.money import CURRENCIES
from service.reports.formats import FORMATS
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES

_CHANGES = ("undone", "restored", "amended", "inserted", "struck", "ruling")
_REMOVED = ("undone", "amended", "struck", "dropped")


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


class _Line(Schema):
    """What every line of a report's party has, in smallest units."""

    name = fields.String(required=True)
    role = fields.String(required=True, validate=validate.OneOf(ROLES))
    brought_in = fields.Integer(required=True)
    purse = fields.Integer(required=True)
    at_table = fields.Integer(required=True)
    net = fields.Integer(required=True)


class ReportPartySchema(_Line):
    """A player, bank or pool, in the order of seats."""

    former_names = fields.List(fields.String(), required=True)


class ReportStandingSchema(_Line):
    """A player in the standings."""

    place = fields.Integer(required=True)


class ReportRuleSchema(Schema):
    """A rule. ``source`` is null for a house choice. ``changed``: it differs from the preset."""

    name = fields.String(required=True)
    value = fields.Raw(required=True, allow_none=True)
    source = fields.String(required=True, allow_none=True)
    changed = fields.Boolean(required=True)


class ReportEntrySchema(Schema):
    """An entry as the line of a score sheet. ``removed`` says how it stopped counting."""

    version = fields.Integer(required=True)
    happened_at = Timestamp(required=True)
    line = fields.String(required=True)
    removed = fields.String(required=True, allow_none=True, validate=validate.OneOf(_REMOVED))
    added = fields.Boolean(required=True)


class ReportCorrectionSchema(Schema):
    """A correction or a ruling. ``lines`` were removed or brought back, ``new_lines`` added."""

    version = fields.Integer(required=True)
    at = Timestamp(required=True)
    change = fields.String(required=True, validate=validate.OneOf(_CHANGES))
    lines = fields.List(fields.String(), required=True)
    new_lines = fields.List(fields.String(), required=True)
    dropped = fields.Integer(required=True)
    reason = fields.String(required=True, allow_none=True)


class ReportRoundSchema(Schema):
    """The end of a deal or hand. ``table`` is the net of bank and pools."""

    number = fields.Integer(required=True)
    version = fields.Integer(required=True)
    at = Timestamp(required=True)
    nets = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    table = fields.Integer(required=True)


class ReportCurveSchema(Schema):
    """What each player had, purse and stakes together, at some versions; null before a seat.

    ``lowest`` and ``highest`` are by player.
    """

    versions = fields.List(fields.Integer(), required=True)
    amounts = fields.Dict(
        keys=fields.String(),
        values=fields.List(fields.Integer(allow_none=True)),
        required=True,
    )
    lowest = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    highest = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class ReportTableSchema(Schema):
    """A table of the game. ``columns`` are the types of its columns by name."""

    name = fields.String(required=True)
    columns = fields.Dict(
        keys=fields.String(),
        values=fields.String(validate=validate.OneOf([cell.value for cell in Cell])),
        required=True,
    )
    rows = fields.List(fields.List(fields.Raw(allow_none=True)), required=True)


class ReportReversedSchema(Schema):
    """The posting that a posting reverses."""

    version = fields.Integer(required=True)
    line = fields.Integer(required=True)


class ReportPostingSchema(Schema):
    """A posting of the journal."""

    version = fields.Integer(required=True)
    line = fields.Integer(required=True)
    at = Timestamp(required=True)
    event = fields.String(required=True)
    source = fields.String(required=True, data_key="from")
    target = fields.String(required=True, data_key="to")
    amount = fields.Integer(required=True)
    reverses = fields.Nested(ReportReversedSchema, required=True, allow_none=True)


class ReportTotalsSchema(Schema):
    """The figures that are the same in every format, in smallest units."""

    purses = fields.Integer(required=True)
    at_table = fields.Integer(required=True)
    table = fields.Integer(required=True)
    outside = fields.Integer(required=True)
    players_net = fields.Integer(required=True)
    table_net = fields.Integer(required=True)
    entries = fields.Integer(required=True)
    postings = fields.Integer(required=True)
    posted = fields.Integer(required=True)


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
    parties = fields.List(fields.Nested(ReportPartySchema), required=True)
    standings = fields.List(fields.Nested(ReportStandingSchema), required=True)
    entries = fields.List(fields.Nested(ReportEntrySchema), required=True)
    corrections = fields.List(fields.Nested(ReportCorrectionSchema), required=True)
    rounds = fields.List(fields.Nested(ReportRoundSchema), required=True)
    curve = fields.Nested(ReportCurveSchema, required=True)
    totals = fields.Nested(ReportTotalsSchema, required=True)
    rules = fields.List(fields.Nested(ReportRuleSchema), required=True)
    tables = fields.List(fields.Nested(ReportTableSchema), required=True)
    journal = fields.List(fields.Nested(ReportPostingSchema), required=True)
    balances = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)


class ReportSchema(ReportOfTableSchema):
    """The report of a session at one version, with its log and its seal."""

    seal = fields.Nested(SealViewSchema, required=True, allow_none=True)
    events = fields.List(fields.Nested(EventSchema), required=True)
