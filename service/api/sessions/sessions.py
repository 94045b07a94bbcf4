"""Endpoints of sessions: rules to choose from, the list, one table, and its entries."""

from dataclasses import asdict
from typing import Any
from uuid import UUID, uuid4

from flask import Response, jsonify

from service.api.games import GAME_APIS
from service.api.games.entry_forms import one_of_games
from service.api.games.game_api import Fields, GameApi
from service.api.games.opening_schemas import opening_of_body
from service.api.games.rules_schemas import RulesQuerySchema, RulesSchema, rules_view
from service.api.guards.visibility import current_grant, viewer, visible_offers
from service.api.http.blueprint import Blueprint, opening_endpoint, read_endpoint, write_endpoint
from service.api.http.cursors import cursor_text, read_cursor
from service.api.http.errors import WrongShape
from service.api.http.hidden_people import visible_links
from service.api.http.openapi_responses import OPENED
from service.api.http.parsing import json_body, json_request, load
from service.api.http.permissions import BOOKKEEPERS, NO_KEY_NEEDED
from service.api.http.requests import (
    application,
    meta_of_request,
    respond,
    session_at,
    view_response,
)
from service.api.http.schemas import (
    AsOfSchema,
    OpenedSchema,
    RecordedSchema,
    RenameSessionSchema,
    SessionPageSchema,
)
from service.api.sessions.assignment import assignment_of
from service.api.sessions.filter_schemas import SessionListQuerySchema
from service.api.sessions.session_rows import row_view
from service.application.ports.keyring import DEALER
from service.application.ports.store import SessionFilter
from service.application.reading.entry_lists import recent_entries, undone_entry
from service.application.sessions.session import Session
from service.application.sessions.taking_back import may_change_earlier_rounds
from service.domain.games import DEFAULT_GAME
from service.domain.session.bankrolls import links_by_name
from service.domain.session.session_summary import session_summary
from service.domain.values.plain import plain

blp = Blueprint("sessions", __name__, url_prefix="/v1", description="Evenings at one table")


@blp.route("/rules")
@read_endpoint("Presets, rules and currencies to choose from; needs no key.", by=NO_KEY_NEEDED)
@blp.doc(security=[])
@blp.arguments(RulesQuerySchema, location="query")
@blp.response(200, RulesSchema)
def show_rules(query: Fields) -> Response:
    return jsonify(rules_view(GAME_APIS[query["game"]].game))


@blp.route("/sessions")
@read_endpoint("Sessions that the key may read, newest first, page by page.")
@blp.arguments(SessionListQuerySchema, location="query")
@blp.response(200, SessionPageSchema)
def list_sessions(page: Fields) -> Response:
    found = application().queries.sessions(
        current_grant(),
        before=read_cursor(page["cursor"]),
        limit=page["limit"],
        only=_filter(page),
        name=page["name"],
    )
    after = cursor_text(*found.next) if found.next else None
    return jsonify(sessions=[row_view(row) for row in found.rows], next=after)


def _filter(page: Fields) -> SessionFilter:
    zone = application().reports.zone
    return SessionFilter(
        closed=page["closed"],
        game=page["game"],
        since=zone.start_of(page["first_day"]),
        until=zone.end_of(page["last_day"]),
    )


@blp.route("/sessions", methods=["POST"])
@opening_endpoint("Open a session.", _404="unknown_gathering, unknown_person")
@blp.doc(requestBody=json_request({"oneOf": [api.opening for api in GAME_APIS.values()]}))
@blp.response(201, OpenedSchema, headers=OPENED)
def open_session() -> Response:
    body = json_body()
    api = _game_named(body)
    opening = load(api.opening, body)
    meta = meta_of_request(body, opening["occurred_at"])
    session = str(opening["id"] or uuid4())
    named = opening_of_body(api.game, opening)
    result = application().recorder.open(session, api.game, named, meta, assignment_of(opening))
    return respond(result, location=f"/v1/sessions/{result.session}")


def _game_named(body: Any) -> GameApi:
    """Return the game that a body names, or the default. Raises: ``WrongShape``."""
    name = body.get("game", DEFAULT_GAME) if isinstance(body, dict) else DEFAULT_GAME
    if not isinstance(name, str) or name not in GAME_APIS:
        raise WrongShape({"game": [f"Must be one of: {', '.join(GAME_APIS)}."]})
    return GAME_APIS[name]


@blp.route("/sessions/<uuid:session>")
@read_endpoint(
    "One table as its game shows it: phase, money, and what waits for an entry.", tagged=True
)
@blp.arguments(AsOfSchema, location="query")
@blp.response(200, one_of_games(GAME_APIS.values(), lambda api: api.view))
def show_session(query: Fields, session: UUID) -> Response:
    shown = session_at(str(session), query["as_of"])
    return view_response(
        lambda: {**_head(shown), **_view(shown), "name": shown.row.name}, shown.version, shown.head
    )


@blp.route("/sessions/<uuid:session>/renamings", methods=["POST"])
@write_endpoint("Give a session another name.")
@blp.arguments(RenameSessionSchema)
@blp.response(201, RecordedSchema, description="What was recorded.")
def rename_session(body: Fields, session: UUID) -> Response:
    meta = meta_of_request(json_body(), body["occurred_at"])
    return respond(application().recorder.rename(str(session), body["name"], meta))


def _view(shown: Session) -> Fields:
    """Return what the key may see of the game's own view, and of the summary."""
    game, seen_by = shown.game, viewer(shown)
    view: Fields = plain(game.visible(game.view(shown.state), seen_by))
    return {**view, "summary": plain(session_summary(game, shown.state, seen_by))}


def _head(shown: Session) -> Fields:
    """Return the part of a view that every game has; only bookkeepers see the pen and entries."""
    writes = current_grant().role in BOOKKEEPERS
    summary = shown.game.summary(shown.state)
    return {
        "id": shown.id,
        "game": shown.game.name,
        "version": shown.version,
        "pen": asdict(shown.control) if writes and shown.control else None,
        "corrected": shown.corrected or None,
        "recent": recent_entries(shown) if writes else None,
        "undone": undone_entry(shown) if writes else None,
        "last_correction": _last_correction(shown) if writes else None,
        "gathering": shown.filing.gathering,
        "practice": shown.filing.practice,
        "changed_rules": shown.changed_rules,
        "coins": list(shown.coins),
        "bankrolls": visible_links(links_by_name(shown.links, summary)) if writes else None,
        "offers": plain(visible_offers(shown)),
    }


def _last_correction(shown: Session) -> Fields | None:
    last = shown.last_correction
    if last is None or not last.can_be_taken_back:
        return None
    if current_grant().role == DEALER and may_change_earlier_rounds(shown, last):
        return None
    return {"version": last.version, "is_undo": last.is_undo}
