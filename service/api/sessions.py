"""Sessions: what they may be opened with, the list, one table, and every entry under it."""

import base64
import binascii
import re
from dataclasses import asdict
from typing import Any
from uuid import UUID, uuid4

from flask import Response, jsonify

from service.api.blueprint import Blueprint, reads, writes
from service.api.errors import WrongShape
from service.api.games import DEFAULT_GAME, GAME_APIS
from service.api.games.game_api import EntryPoint, Fields
from service.api.parsing import json_body
from service.api.permissions import BOOKKEEPERS, NO_KEY_NEEDED
from service.api.requests import handler, meta_of_request, respond, session_at, view_response
from service.api.schemas import (
    AsOfSchema,
    OpenedSchema,
    RecordedSchema,
    SessionCursorSchema,
    SessionPageSchema,
)
from service.api.visibility import check_may_open, current_grant, visible_rows
from service.application.ports import SessionRow
from service.application.session import Session

blp = Blueprint("sessions", __name__, url_prefix="/v1", description="Evenings at one table")

_GAME = GAME_APIS[DEFAULT_GAME]
_CURSOR = re.compile(r"([0-9TZ:.-]{20,40}) ([0-9a-f-]{36})")


@blp.route("/rules")
@reads("Presets, rules and currencies to choose from; needs no key.", by=NO_KEY_NEEDED)
@blp.doc(security=[])
@blp.response(200, _GAME.rules)
def show_rules() -> Response:
    return jsonify(_GAME.show_rules())


@blp.route("/sessions")
@reads("Sessions that the key may read, newest first, page by page.")
@blp.arguments(SessionCursorSchema, location="query")
@blp.response(200, SessionPageSchema)
def list_sessions(page: Fields) -> Response:
    before = _from_cursor(page["cursor"]) if page["cursor"] else None
    closed = None if page["closed"] is None else page["closed"] == "true"
    store = handler().ports.store
    rows = visible_rows(store, current_grant(), before, page["limit"] + 1, closed=closed)
    shown = rows[: page["limit"]]
    after = _cursor(shown[-1]) if len(rows) > len(shown) else None
    return jsonify(sessions=[_row(row) for row in shown], next=after)


@blp.route("/sessions", methods=["POST"])
@writes("Open a session.")
@blp.arguments(_GAME.opening)
@blp.response(201, OpenedSchema)
def open_session(opening: Fields) -> Response:
    check_may_open()
    meta = meta_of_request(json_body(), opening["occurred_at"])
    session = str(opening["id"] or uuid4())
    answer = handler().open(session, _GAME.game, _GAME.open_command(opening), meta)
    return respond(answer, location=f"/v1/sessions/{answer.session}")


@blp.route("/sessions/<uuid:session>")
@reads("One table: phase, bank, punters, stakes, and what waits for an answer.")
@blp.arguments(AsOfSchema, location="query")
@blp.response(200, _GAME.table)
def show_session(query: Fields, session: UUID) -> Response:
    shown = session_at(str(session), query["as_of"])
    game = GAME_APIS[shown.game.name]
    return view_response(
        lambda: {**_head(shown), **game.show(shown.state, current_grant())},
        shown.version,
        shown.head,
    )


def _head(shown: Session) -> Fields:
    """Return what is shown of a session of any game; who writes is for those who may."""
    pen = shown.pen if current_grant().role in BOOKKEEPERS else None
    return {
        "id": shown.id,
        "game": shown.game.name,
        "version": shown.version,
        "pen": asdict(pen) if pen else None,
    }


def _entry_route(entry: EntryPoint) -> None:
    """Add the endpoint of one kind of entry."""

    @blp.route(
        f"/sessions/<uuid:session>/{entry.path}",
        methods=["POST"],
        endpoint=f"enter_{entry.path.replace('-', '_')}",
    )
    @writes(entry.about, waits=entry.waits)
    @blp.arguments(entry.schema)
    @blp.response(201, RecordedSchema, description="What was recorded.")
    @_may_owe(entry)
    def enter(fields: Fields, session: UUID) -> Response:
        meta = meta_of_request(json_body(), fields.pop("occurred_at"))
        return respond(handler().enter(str(session), _GAME.command(entry, fields), meta))


def _may_owe(entry: EntryPoint) -> Any:
    if not entry.waits:
        return lambda view: view
    about = "Recorded; a worker settles it."
    return blp.alt_response(202, schema=RecordedSchema, description=about, success=True)


for _entry in _GAME.entries:
    _entry_route(_entry)


def _row(row: SessionRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in SessionRow.__slots__}


def _cursor(row: SessionRow) -> str:
    return base64.urlsafe_b64encode(f"{row.opened_at} {row.id}".encode()).decode().rstrip("=")


def _from_cursor(cursor: str) -> tuple[str, str]:
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        found = _CURSOR.fullmatch(base64.b64decode(padded, "-_", validate=True).decode())
    except (binascii.Error, ValueError):
        found = None
    if found is None:
        raise WrongShape({"query": {"cursor": ["This is no cursor of ours."]}})
    return found[1], found[2]
