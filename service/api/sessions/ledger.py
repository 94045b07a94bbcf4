"""Endpoints that read the log and the ledger: events, entries, postings, balances, standings."""

from uuid import UUID

from flask import Response, jsonify

from service.api.games import GAME_APIS
from service.api.games.entry_forms import one_of_games
from service.api.games.game_api import Fields
from service.api.guards.visibility import (
    current_grant,
    own_name,
    requested_punter,
    visible_standings,
)
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.errors import UnknownVersion, WrongShape
from service.api.http.hidden_people import sees_people, visible_events, visible_json
from service.api.http.parsing import JSON_TYPE
from service.api.http.permissions import BOOKKEEPERS, BOOKKEEPERS_AND_PUNTERS
from service.api.http.requests import (
    application,
    check_version,
    session_at,
    view_response,
)
from service.api.http.schemas import (
    AsOfSchema,
    EntriesQuerySchema,
    EntryPageSchema,
    EventPageSchema,
    HistoryQuerySchema,
    PostingPageSchema,
    RecordedSchema,
    StandingsSchema,
)
from service.api.sessions.filter_schemas import EventsQuerySchema, JournalQuerySchema
from service.application.ports.keyring import PUNTER
from service.application.reading.entry_lists import EntryPart, listed_json
from service.application.reading.punter_history import PlayerRecord
from service.application.reading.queries import EVERY_EVENT, EventFilter
from service.application.reading.standings import standings_of
from service.application.recording.entry_response import journal_view, posting_view
from service.domain.port.game import AnyGame
from service.domain.session.log.recorded import event_view
from service.domain.session.player_renaming import current_names
from service.domain.values.plain import plain

blp = Blueprint("ledger", __name__, url_prefix="/v1", description="The log and the accounts")


@blp.route("/sessions/<uuid:session>/events")
@read_endpoint("The log, oldest first, hash-chained.", by=BOOKKEEPERS)
@blp.arguments(EventsQuerySchema, location="query")
@blp.response(200, EventPageSchema)
def list_events(page: Fields, session: UUID) -> Response:
    part = {"after": page["after"], "limit": page["limit"]}
    wanted = EventFilter(page["type"], page["player"])
    if wanted == EVERY_EVENT:
        events = application().queries.events(str(session), **part)
    else:
        current = application().sessions.current(str(session))
        events = application().queries.events_that_match(current, wanted, **part)
    return jsonify(events=visible_events([*map(event_view, events.items)]), next=events.next)


@blp.route("/sessions/<uuid:session>/entries")
@read_endpoint("The entries, newest first, with those that no longer count.", by=BOOKKEEPERS)
@blp.arguments(EntriesQuerySchema, location="query")
@blp.response(200, EntryPageSchema)
def list_entries(page: Fields, session: UUID) -> Response:
    current = application().sessions.current(str(session))
    check_version(current, page["as_of"])
    part = EntryPart(page["limit"], page["cursor"], page["player"], page["round"])
    lists, as_of = application().entry_lists, page["as_of"] or current.version
    if as_of == current.version:
        found = lists.newest(current, part)
    else:
        version = application().sessions.whole_version(current.id, as_of)
        found = lists.at_version(current, version, part)
    shown = [listed_json(current.game, position, listed) for position, listed in found.items]
    return jsonify(entries=shown, next=found.next, rounds=found.rounds)


@blp.route("/sessions/<uuid:session>/entries/<int:version>")
@read_endpoint("The entry with the event of a version, with its settlement.", by=BOOKKEEPERS)
@blp.response(200, RecordedSchema, description="The entry; `settled` is true once it is settled.")
def show_entry(session: UUID, version: int) -> Response:
    current = application().sessions.current(str(session))
    if not 1 <= version <= current.version:
        raise UnknownVersion(version, current.version)
    result = application().results.entry_at(current, version)
    body = visible_json(result.body, sees_people=sees_people())
    return Response(body, content_type=JSON_TYPE)


@blp.route("/sessions/<uuid:session>/journal")
@read_endpoint("Two-sided postings, oldest first. No page splits an event.", by=BOOKKEEPERS)
@blp.arguments(JournalQuerySchema, location="query")
@blp.response(200, PostingPageSchema)
def list_postings(page: Fields, session: UUID) -> Response:
    current = application().sessions.current(str(session))
    check_version(current, page["as_of"])
    upto = current.version if page["as_of"] is None else page["as_of"]
    part = {"after": page["after"], "upto": upto, "limit": page["limit"]}
    if page["account"] is None:
        postings = application().queries.postings(current.id, **part)
        return jsonify(postings=journal_view(postings.items), next=postings.next)
    own = application().queries.account_postings(current.id, page["account"], **part)
    return jsonify(postings=[posting_view(each) for each in own.items], next=own.next)


@blp.route("/sessions/<uuid:session>/balances")
@read_endpoint(
    "Every account with its balance in smallest units. All add up to zero.",
    by=BOOKKEEPERS,
    tagged=True,
)
@blp.arguments(AsOfSchema, location="query")
@blp.response(200, {"type": "object", "additionalProperties": {"type": "integer"}})
def show_balances(query: Fields, session: UUID) -> Response:
    current = application().sessions.current(str(session))
    check_version(current, query["as_of"])
    version = application().sessions.whole_version(current.id, query["as_of"] or current.version)
    queries = application().queries
    head = queries.hash_at(current, version)
    return view_response(lambda: queries.balances(current.id, upto=version), version, head)


@blp.route("/sessions/<uuid:session>/history")
@read_endpoint("What happened to one punter, newest first.", by=BOOKKEEPERS_AND_PUNTERS)
@blp.arguments(HistoryQuerySchema, location="query")
@blp.response(200, one_of_games(GAME_APIS.values(), lambda api: api.history))
def list_history(page: Fields, session: UUID) -> Response:
    current, limit = application().sessions.current(str(session)), page["limit"]
    punter = requested_punter(current_grant(), current, page["punter"])
    summary = current.game.summary(current.state)
    punter, seated = current_names(summary).get(punter, punter), summary.nets
    if punter not in seated and current_grant().role != PUNTER:
        raise WrongShape({"query": {"punter": [f"No punter named {punter} is seated there."]}})
    histories = application().histories
    records = histories.newest(current, punter, before=page["cursor"], limit=limit + 1)
    shown = [history_line(current.game, record) for record in records[:limit]]
    following = shown[-1]["version"] if len(records) > limit else None
    return jsonify(game=current.game.name, history=shown, next=following)


def history_line(game: AnyGame, record: PlayerRecord) -> Fields:
    """Return a line of a player's history; without a ``draw`` in a game without draws."""
    event = event_view(record.recorded)
    same = ("version", "entry", "at", "occurred_at", "type")
    return {
        **{name: event[name] for name in same},
        "data": record.part.fields,
        **({"draw": plain(record.part.draw)} if game.draw_type else {}),
    }


@blp.route("/sessions/<uuid:session>/standings")
@read_endpoint("Punters by net, and the bank's net. A punter sees one line.", tagged=True)
@blp.arguments(AsOfSchema, location="query")
@blp.response(200, StandingsSchema)
def show_standings(query: Fields, session: UUID) -> Response:
    shown = session_at(str(session), query["as_of"])
    return view_response(
        lambda: visible_standings(standings_of(shown), own_name(current_grant(), shown)),
        shown.version,
        shown.head,
    )
