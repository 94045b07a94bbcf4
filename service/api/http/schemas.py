"""Schemas that all games share: responses, pages and queries."""

from typing import Any, get_args

from marshmallow import (
    Schema,
    ValidationError,
    fields,
    post_load,
    validate,
    validates_schema,
)

from service.api.http.fields import Moment, Name, QueryFlag, Timestamp, Title
from service.api.http.problem_meanings import TITLES
from service.api.http.record_schemas import schema_of
from service.api.http.requests import IF_MATCH_PATTERN, KEY_PATTERN, WAIT_SECONDS_MAX
from service.application.ports.store import SessionRow
from service.domain.games import refusal_codes
from service.domain.session.control import Control
from service.domain.session.entry_list import Removed
from service.domain.session.standings import Standing

PAGE_MOST = 1000
VERSION_MAX = 10**15


def _version(**options: object) -> fields.Integer:
    return fields.Integer(**options)  # type: ignore[arg-type]


class EntrySchema(Schema):
    """The fields that any entry may have: when it happened, if not now."""

    occurred_at = Moment(load_default=None)


class RenameSessionSchema(EntrySchema):
    """Another name of a session."""

    name = Title(required=True, metadata={"description": "The name from now on."})


class EventSchema(Schema):
    """One event of the log."""

    version = _version(required=True)
    id = fields.UUID(required=True)
    entry = fields.String(required=True)
    type = fields.String(required=True)
    schema_version = fields.Integer(required=True)
    at = Timestamp(required=True)
    occurred_at = Timestamp(required=True, allow_none=True)
    actor = fields.String(required=True)
    data = fields.Dict(required=True)
    hash = fields.String(required=True)
    previous_hash = fields.String(required=True)


class RecordedSchema(Schema):
    """What an entry recorded, and the balances it touched, in smallest units."""

    version = _version(required=True)
    events = fields.List(fields.Nested(EventSchema), required=True)
    balances = fields.Dict(keys=fields.String(), values=fields.Integer(), required=True)
    settled = fields.Boolean(required=True)


class OpenedSchema(RecordedSchema):
    """The answer to a new session."""

    id = fields.UUID(required=True)


class ResultSchema(Schema):
    """The result of one entry of a batch: a response, or a problem."""

    class Meta:
        """The members of a response or a problem are here too."""

        unknown = "include"

    status = fields.Integer(required=True)
    key = fields.String(required=True)


class BatchRecordedSchema(RecordedSchema):
    """What a batch recorded: in total and for each entry."""

    results = fields.List(fields.Nested(ResultSchema), required=True)


class ProblemSchema(Schema):
    """An error in the format of RFC 9457. Facts about it are further members."""

    class Meta:
        """The facts depend on the code."""

        unknown = "include"

    type = fields.String(required=True)
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    code = fields.String(required=True, validate=validate.OneOf((*TITLES, *refusal_codes())))
    detail = fields.String(required=True)


class EnteredSchema(Schema):
    """An entry as a batch has it, without its key: its kind, and the fields of its endpoint."""

    class Meta:
        """The fields of its endpoint are here too."""

        unknown = "include"

    kind = fields.String(required=True)


class RecentEntrySchema(Schema):
    """An entry that counts, as it was entered."""

    entry = fields.String(required=True)
    version = _version(required=True)
    entered = fields.Nested(EnteredSchema, required=True)


class LastCorrectionSchema(Schema):
    """The newest correction, which an undo takes back."""

    version = _version(required=True)
    is_undo = fields.Boolean(required=True)


class SessionViewSchema(Schema):
    """The view of a session of any game; ``pen`` is null if no device has the pen.

    ``corrected`` is the version of the newest correction or ruling, or null. ``recent`` are the
    newest entries that count, at least those since the last round ended, oldest first. ``undone``
    is the entry that a redo restores, as it was entered, or null. ``last_correction`` is the newest
    correction if it can be taken back, or null. ``bankrolls`` are the people by seat, null for each
    if the key may not see people. For a key that does not write entries, ``recent``, ``undone``,
    ``last_correction`` and ``bankrolls`` are null. ``offers`` are the entries that may be made: for
    a punter those that concern the punter, for a board none.
    """

    id = fields.UUID(required=True)
    game = fields.String(required=True)
    version = _version(required=True)
    pen = fields.Nested(schema_of("", Control, "Pen"), required=True, allow_none=True)
    corrected = fields.Integer(required=True, allow_none=True)
    recent = fields.List(fields.Nested(RecentEntrySchema), required=True, allow_none=True)
    undone = fields.Nested(EnteredSchema, required=True, allow_none=True)
    last_correction = fields.Nested(LastCorrectionSchema, required=True, allow_none=True)
    gathering = fields.UUID(required=True, allow_none=True)
    practice = fields.Boolean(required=True)
    changed_rules = fields.Integer(required=True)
    coins = fields.List(fields.Integer(), required=True)
    bankrolls = fields.Dict(
        keys=fields.String(),
        values=fields.UUID(allow_none=True),
        required=True,
        allow_none=True,
    )


SessionRowSchema = schema_of("", SessionRow)


class SessionPageSchema(Schema):
    """A page of sessions, newest first."""

    sessions = fields.List(fields.Nested(SessionRowSchema), required=True)
    next = fields.String(required=True, allow_none=True)


class EventPageSchema(Schema):
    """A page of the log."""

    events = fields.List(fields.Nested(EventSchema), required=True)
    next = _version(required=True, allow_none=True)


class PostingRefSchema(Schema):
    """A posting: the version of its event, and its line among that event's postings."""

    version = _version(required=True)
    line = fields.Integer(required=True)


class PostingSchema(PostingRefSchema):
    """``amount`` smallest units went from ``source`` to ``target`` by the event of a version.

    ``reverses`` is the earlier posting that this one reverses, or null.
    """

    source = fields.String(required=True)
    target = fields.String(required=True)
    amount = fields.Integer(required=True)
    reverses = fields.Nested(PostingRefSchema, required=True, allow_none=True)


class PostingPageSchema(Schema):
    """A page of the journal."""

    postings = fields.List(fields.Nested(PostingSchema), required=True)
    next = _version(required=True, allow_none=True)


class StandingsSchema(Schema):
    """The standings. All nets and ``table_net`` add up to zero. A punter sees one line."""

    version = _version(required=True)
    bank_net = fields.Integer(required=True, allow_none=True)
    table_net = fields.Integer(required=True, allow_none=True)
    standings = fields.List(fields.Nested(schema_of("", Standing, "Place")), required=True)
    winners = fields.List(fields.String(), required=True)


def _limit() -> fields.Integer:
    return fields.Integer(load_default=100, validate=validate.Range(min=1, max=PAGE_MOST))


def _optional_version(least: int) -> fields.Integer:
    within = validate.Range(min=least, max=VERSION_MAX)
    return fields.Integer(load_default=missing, validate=within)


def missing() -> None:
    """Return the default of a field that may be missing but not null."""


class AsOfSchema(Schema):
    """Which version to show; the newest if none is named."""

    as_of = _optional_version(1)


class LogPageSchema(Schema):
    """Which part of the log to show. ``cursor`` and ``after`` mean the same here."""

    after = fields.Integer(load_default=missing, validate=validate.Range(min=0, max=VERSION_MAX))
    cursor = _optional_version(0)
    limit = _limit()

    @validates_schema
    def check_start(self, page: dict[str, Any], **_: Any) -> None:
        """Refuse two beginnings of a page."""
        if page["after"] is not None and page["cursor"] is not None:
            raise ValidationError("Send `cursor` or `after`, not both.", "cursor")

    @post_load
    def choose_start(self, page: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Return the page with ``after``, 0 if it begins at the first event."""
        return {**page, "after": page["after"] or page["cursor"] or 0}


class JournalPageSchema(LogPageSchema):
    """Which part of the journal to show."""

    as_of = _optional_version(1)


class EntriesQuerySchema(Schema):
    """Which entries to show: all, or those of one player or one round."""

    player = Name(load_default=missing)
    round = _optional_version(1)
    cursor = _optional_version(0)
    as_of = _optional_version(1)
    limit = _limit()


class CorrectionOfEntrySchema(Schema):
    """The correction that added an entry, or by which it no longer counts."""

    version = _version(required=True)
    at = Timestamp(required=True)
    actor = fields.String(required=True)
    reason = fields.String(required=True, allow_none=True)


class RefusalSchema(Schema):
    """Why the rules refuse an entry."""

    code = fields.String(required=True)
    message = fields.String(required=True)
    facts = fields.Dict(fields.String(), required=True, allow_none=True)


class RemovalSchema(CorrectionOfEntrySchema):
    """How an entry stopped counting."""

    change = fields.String(required=True, validate=validate.OneOf(get_args(Removed)))
    refusal = fields.Nested(RefusalSchema, required=True, allow_none=True)


class EntryEventSchema(Schema):
    """An event of an entry."""

    version = _version(required=True)
    type = fields.String(required=True)
    data = fields.Dict(required=True)


class ListedEntrySchema(Schema):
    """An entry of a session, counting or not.

    ``position`` counts the entries in the order of play, from 0. ``entered`` is the entry as a
    batch has it; null: it opened the session. ``events`` include the settlement. ``removed`` is
    null while it counts. ``added`` is the correction that inserted it or amended another entry to
    it, or null.
    """

    position = fields.Integer(required=True)
    entry = fields.String(required=True)
    version = _version(required=True)
    entered = fields.Nested(EnteredSchema, required=True, allow_none=True)
    at = Timestamp(required=True)
    occurred_at = Timestamp(required=True, allow_none=True)
    actor = fields.String(required=True)
    events = fields.List(fields.Nested(EntryEventSchema), required=True)
    removed = fields.Nested(RemovalSchema, required=True, allow_none=True)
    added = fields.Nested(CorrectionOfEntrySchema, required=True, allow_none=True)


class EntryPageSchema(Schema):
    """A page of entries, newest first."""

    entries = fields.List(fields.Nested(ListedEntrySchema), required=True)
    next = fields.Integer(required=True, allow_none=True)
    rounds = fields.Integer(required=True)


class HistoryQuerySchema(Schema):
    """The punter, and which part of the history to show."""

    punter = Name(
        load_default=missing,
        metadata={
            "description": "The name of the player. A key of a player may leave it out: it reads "
            "that player's history only. Every other key needs it."
        },
    )
    cursor = _optional_version(1)
    limit = _limit()


class PageSchema(Schema):
    """Which part of a list to show."""

    cursor = fields.String(load_default=missing, validate=validate.Length(max=200))
    limit = _limit()


class SessionCursorSchema(PageSchema):
    """Which part of the list of sessions to show."""

    closed = QueryFlag(load_default=missing)


def request_header(name: str, about: str, **schema: object) -> dict[str, object]:
    """Return the OpenAPI description of a header that a request may have."""
    return {
        "in": "header",
        "name": name,
        "required": False,
        "description": about,
        "schema": {"type": "string", **schema},
    }


KEY_MEANING = (
    "It is the client's own id for the request. If the client sends the same key, path and body "
    "again, it gets the same response again, with `Idempotency-Replayed: true`: what was recorded, "
    "for ever; a refusal by a rule (409, but not `pen_elsewhere`), for a day. Without a key, a "
    "retry records twice."
)
"""What an idempotency key does, for the OpenAPI document. The documentation says the same."""

KEY_HEADER = request_header("Idempotency-Key", f"Optional. {KEY_MEANING}", pattern=KEY_PATTERN)
ENTRY_HEADERS = [
    KEY_HEADER,
    request_header(
        "If-Match",
        "The version, in quotes, that this entry is meant for. If another entry came since, it is "
        "refused with 412.",
        pattern=IF_MATCH_PATTERN,
    ),
]

WAIT_HEADER = {
    **request_header(
        "Prefer",
        f"`wait=SECONDS` waits up to {WAIT_SECONDS_MAX} seconds for the settlement. If a worker "
        "has settled the entry by then, the response is 201, otherwise 202.",
    ),
    "example": f"wait={WAIT_SECONDS_MAX}",
}
