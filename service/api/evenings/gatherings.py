"""Endpoints of gatherings: evenings with a name, a date, a place, and sessions at many tables."""

from typing import Any
from uuid import UUID, uuid4

from flask import Response, jsonify

from service.api.evenings.gathering_schemas import (
    DescribeGatheringSchema,
    FilingSchema,
    GatheringPageSchema,
    GatheringSchema,
    GatheringWithSessionsSchema,
    OpenGatheringSchema,
    SessionEveningSchema,
)
from service.api.games.game_api import Fields
from service.api.guards.visibility import current_grant
from service.api.http.blueprint import Blueprint, read_endpoint, write_endpoint
from service.api.http.cursors import cursor_text, read_cursor
from service.api.http.openapi_responses import OPENED
from service.api.http.parsing import json_body
from service.api.http.permissions import BOOKKEEPERS, BOOKKEEPERS_AND_BOARDS, HOUSE_AND_KEEPERS
from service.api.http.requests import application, meta_of_request, respond
from service.api.http.schemas import PageSchema, RecordedSchema
from service.api.sessions.session_rows import row_view
from service.application.reading.evening import evening_of, evening_places
from service.application.recording.streams import number_of, stream_view
from service.domain.evenings.gatherings import DescribeGathering

blp = Blueprint("gatherings", __name__, url_prefix="/v1", description="Evenings of many tables")


@blp.route("/gatherings")
@read_endpoint("Gatherings, newest first, page by page.", by=BOOKKEEPERS)
@blp.arguments(PageSchema, location="query")
@blp.response(200, GatheringPageSchema)
def list_gatherings(page: Fields) -> Response:
    before, limit = read_cursor(page["cursor"]), page["limit"]
    rows = application().gatherings.newest(limit=limit + 1, before=before)
    shown = rows[:limit]
    after = cursor_text(shown[-1].opened_at, shown[-1].id) if len(rows) > limit else None
    return jsonify(gatherings=[stream_view(row) for row in shown], next=after)


@blp.route("/gatherings", methods=["POST"])
@write_endpoint("Open a gathering.", all_sessions=True)
@blp.arguments(OpenGatheringSchema)
@blp.response(201, GatheringSchema, headers=OPENED)
def open_gathering(body: Fields) -> Response:
    meta = meta_of_request(json_body(), body["occurred_at"])
    number = str(body["id"] or uuid4())
    result = application().gatherings.open(number, _command(body), meta)
    opened = number_of(result.session)
    return respond(result, location=f"/v1/gatherings/{opened}")


@blp.route("/gatherings/<uuid:gathering>")
@read_endpoint(
    "A gathering with its sessions, hidden ones too.", by=BOOKKEEPERS, _404="unknown_gathering"
)
@blp.response(200, GatheringWithSessionsSchema)
def show_gathering(gathering: UUID) -> Response:
    known, grant = application().gatherings, current_grant()
    found = known.find(str(gathering))
    rows = [row for row in known.sessions(str(gathering)) if grant.may_see(row.id)]
    return jsonify(**found, sessions=[row_view(row) for row in rows])


@blp.route("/gatherings/<uuid:gathering>/descriptions", methods=["POST"])
@write_endpoint(
    "Change name, date and place of a gathering.", all_sessions=True, _404="unknown_gathering"
)
@blp.arguments(DescribeGatheringSchema)
@blp.response(201, GatheringSchema)
def describe_gathering(body: Fields, gathering: UUID) -> Response:
    meta = meta_of_request(json_body(), body["occurred_at"])
    return respond(application().gatherings.describe(str(gathering), _command(body), meta))


@blp.route("/sessions/<uuid:session>/filing", methods=["POST"])
@write_endpoint(
    "Move a session into a gathering, hide it, or mark it as practice.",
    by=HOUSE_AND_KEEPERS,
    _404="unknown_session, unknown_gathering",
)
@blp.arguments(FilingSchema)
@blp.response(201, RecordedSchema, description="What was recorded.")
def file_session(body: Fields, session: UUID) -> Response:
    meta = meta_of_request(json_body(), body.pop("occurred_at"))
    return respond(application().recorder.file(str(session), _filing(body), meta))


@blp.route("/sessions/<uuid:session>/evening")
@read_endpoint(
    "The evening of a session: the standings over those of its tables that the key may read.",
    by=BOOKKEEPERS_AND_BOARDS,
)
@blp.response(200, SessionEveningSchema)
def show_session_evening(session: UUID) -> Response:
    row, grant = application().queries.row(str(session)), current_grant()
    rows = evening_of(row, application().queries.rows_before, application().gatherings)
    shown = [r for r in rows if r.currency == row.currency and grant.may_see(r.id)]
    tables = application().standings.tables(shown)
    gathering = application().gatherings.find_row(row.gathering) if row.gathering else None
    return jsonify(gathering=gathering, tables=len(tables), punters=evening_places(tables))


def _command(body: Fields) -> DescribeGathering:
    return DescribeGathering(name=body["name"], date=body["date"], place=body["place"])


def _filing(body: Fields) -> dict[str, Any]:
    """Return the fields of ``SessionFiled`` that a body changes. Raises: ``UnknownStream``."""
    if body.get("gathering") is not None:
        number = str(body["gathering"])
        application().gatherings.find(number)
        return {**body, "gathering": number}
    return body
