"""Endpoints for many entries in one request, as an outbox sends them, and for score sheets."""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any
from uuid import UUID, uuid4, uuid5

from flask import Response, request
from marshmallow import Schema, ValidationError, fields, validate, validates

from service.api.games.game_api import Fields
from service.api.guards.visibility import check_may_rule
from service.api.http.blueprint import Blueprint, opening_endpoint, write_endpoint
from service.api.http.errors import Problem, WrongShape, problem_of
from service.api.http.fields import BoundedList, Day, QueryFlag
from service.api.http.openapi_responses import AFTER_ENTRY, OPENED
from service.api.http.parsing import json_body, text_body
from service.api.http.request_log import record_refusal
from service.api.http.requests import (
    BAD_IDEMPOTENCY_KEY,
    application,
    fingerprint,
    is_key,
    meta_of_request,
    respond,
    respond_now,
)
from service.api.http.schemas import BatchRecordedSchema, OpenedSchema
from service.api.sessions.assignment import assignment_of
from service.api.sessions.named_entries import read_named_entry
from service.application.errors import KeyReused
from service.application.recording.batch import Batch, BatchEntry, Result, enter_all
from service.application.recording.draft import Meta
from service.application.recording.entry_response import (
    EntryResult,
    batch_view,
    result_view,
    to_json,
)
from service.application.recording.score_sheets import DayInFuture, import_sheet, played_on
from service.domain.port.entries import command_of
from service.domain.session.rulings import MakeRuling
from service.domain.values.errors import Refused
from service.sheets import read_sheet

blp = Blueprint("batches", __name__, url_prefix="/v1", description="Many entries in one request")

BATCH_MOST = 1000
BODY_BYTES_MAX = 4_000_000
MODES = ("atomic", "each", "until_refused")
SHEET_TYPE = "application/toml"
KEY = "key"


@blp.before_request
def extend_body_limit() -> None:
    """Accept longer bodies than other endpoints do."""
    request.max_content_length = BODY_BYTES_MAX


def _query(name: str, about: str, schema: Fields) -> Fields:
    return {"in": "query", "name": name, "required": False, "description": about, "schema": schema}


class KeySchema(Schema):
    """The key of one entry in a batch."""

    key = fields.String(load_default=None)

    @validates("key")
    def check_key(self, key: str | None, **_: Any) -> None:
        """Require a valid idempotency key."""
        if key is not None and not is_key(key):
            raise ValidationError(BAD_IDEMPOTENCY_KEY)


class SheetQuerySchema(Schema):
    """When a sheet was played, and where its session belongs."""

    date = Day(load_default=None)
    gathering = fields.UUID(load_default=None)
    practice = QueryFlag(load_default=False)


_SHEET_QUERY = (
    _query("date", "The day on which it was played.", {"type": "string", "format": "date"}),
    _query("gathering", "The gathering it belongs to.", {"type": "string", "format": "uuid"}),
    _query("practice", "Whether it is practice and never counts.", {"type": "boolean"}),
)


class BatchSchema(Schema):
    """Entries in order: ``kind`` is the sheet's verb, other fields are those of its endpoint."""

    entries = BoundedList(
        fields.Dict(), required=True, validate=validate.Length(min=1, max=BATCH_MOST)
    )
    mode = fields.String(load_default="atomic", validate=validate.OneOf(MODES))


@blp.route("/sessions/<uuid:session>/entries", methods=["POST"])
@write_endpoint("Several entries: all or none, each for itself, or until one is refused.")
@blp.arguments(BatchSchema)
@blp.response(201, BatchRecordedSchema, description="All were recorded (`atomic`).")
@blp.alt_response(
    200,
    schema=BatchRecordedSchema,
    description="One result each.",
    headers=AFTER_ENTRY,
    success=True,
)
def enter_batch(batch: Fields, session: UUID) -> Response:
    meta = meta_of_request(json_body())
    batch_entries = _batch_entries(str(session), batch["entries"], meta)
    entered = Batch(batch_entries, batch["mode"], meta, partial(_written, batch_entries))
    result = enter_all(application().recorder, str(session), entered)
    # Not in ``_written``: that runs again if another writer wins the race for the version.
    for reason in result.refused:
        record_refusal(_problem(reason).code)
    response = respond_now(result.response)
    response.status_code = 201 if batch["mode"] == "atomic" else 200
    return response


@blp.route("/score-sheets", methods=["POST"])
@opening_endpoint(
    "A score sheet, played and recorded whole as a new session.",
    query=_SHEET_QUERY,
    _422="wrong_shape, bad_sheet, key_reused",
)
@blp.arguments(SheetQuerySchema, location="query")
@blp.doc(requestBody={"required": True, "content": {SHEET_TYPE: {"schema": {"type": "string"}}}})
@blp.response(201, OpenedSchema, headers=OPENED)
def post_sheet(query: Fields) -> Response:
    text = text_body(SHEET_TYPE)
    meta = meta_of_request(text, _occurred_at(query["date"]), query)
    sheet = read_sheet(text)
    if any(isinstance(line.command, MakeRuling) for line in sheet.lines):
        check_may_rule()
    answer = import_sheet(application().recorder, str(uuid4()), sheet, meta, assignment_of(query))
    return respond(answer, location=f"/v1/sessions/{answer.session}")


def _occurred_at(date: str | None) -> str | None:
    """Return when the entries of a sheet with this date happened. Raises: ``WrongShape``."""
    try:
        ports = application().ports
        return played_on(date, ports.clock.now(), ports.zone) if date else None
    except DayInFuture as error:
        raise WrongShape({"query": {"date": [str(error)]}}) from error


def _batch_entries(session: str, entries: list[Fields], batch: Meta) -> list[BatchEntry]:
    """Check the shape of all entries before the first is entered. Raises: ``WrongShape``."""
    checked, errors = [], {}
    for index, entry in enumerate(entries):
        made_up = _made_up_key(session, batch, index)
        try:
            checked.append(_batch_entry(session, dict(entry), made_up, batch))
        except ValidationError as error:
            errors[str(index)] = error.messages
    if errors:
        raise WrongShape({"entries": errors})
    return checked


def _made_up_key(session: str, batch: Meta, index: int) -> str:
    """Return a key computed from batch and position, so that a retry has the same key."""
    return str(uuid5(UUID(session), f"batch:{batch.key}:{index}"))


def _batch_entry(session: str, entry: Fields, made_up: str, batch: Meta) -> BatchEntry:
    """Read one entry as its endpoint does, so that both give the same fingerprint for a key."""
    key = KeySchema().load({KEY: entry.pop(KEY)} if KEY in entry else {})[KEY]
    if key == batch.key:
        raise ValidationError({KEY: ["The whole request has this key. Choose another."]})
    named = read_named_entry(session, entry)
    asked = fingerprint(f"/v1/sessions/{session}/{named.resource.path}", named.body)
    meta = Meta(
        key=key or made_up,
        fingerprint=asked,
        actor=batch.actor,
        occurred_at=named.values["occurred_at"],
        device=batch.device,
        is_from_client=batch.is_from_client or key is not None,
        may_rule=batch.may_rule,
    )
    return BatchEntry(command_of(named.kind, named.values), meta)


def _result(entry: BatchEntry, result: Result) -> dict[str, Any]:
    if isinstance(result, EntryResult):
        return result_view(entry.meta.key, json.loads(result.body), settled=result.settled)
    return {**_problem(result).view(), "key": entry.meta.key}


def _problem(reason: Refused | KeyReused) -> Problem:
    problem = problem_of(reason)
    assert problem is not None, "reasons of a batch are known"
    return problem


def _written(batch_entries: Sequence[BatchEntry], results: Sequence[Result], version: int) -> str:
    """Return the response to a batch."""
    views = [_result(entry, result) for entry, result in zip(batch_entries, results, strict=False)]
    return to_json(batch_view(version, views))
