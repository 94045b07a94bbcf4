"""The feed: server-sent events with the newest version of one session, or of all visible ones."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from uuid import UUID

from flask import Flask, Response, current_app, g, json, request

from service.api.guards.authentication import key_validity
from service.api.guards.rate_limits import network_of
from service.api.guards.stream_limits import Streams
from service.api.http.blueprint import Blueprint, read_endpoint
from service.api.http.errors import Malformed
from service.api.http.requests import application
from service.application.reading.live_updates import HEARTBEAT_SECONDS, Update, follow, follow_all
from service.application.reading.stream_client import STREAM_CLIENT, StreamClient
from service.telemetry import metrics

blp = Blueprint("feed", __name__, url_prefix="/v1", description="Live updates")

RETRY_MS = 2000
"""How long a client waits before it reconnects."""

LAST_ID = r"^[0-9]{1,18}$"

_LAST_EVENT_ID = "Last-Event-ID"
_STREAM = {
    "description": f"A stream: `id`, and `data` as JSON. A comment every {HEARTBEAT_SECONDS:g} "
    "seconds if nothing happens. Updates in quick succession may be merged.",
    "content": {"text/event-stream": {"schema": {"type": "string"}}},
}
_HEADERS = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}


def limit_streams(app: Flask, most: int) -> None:
    """Limit ``app`` to ``most`` open streams."""
    app.extensions["paroli-streams"] = Streams(most)


def _last_event_id_header(about: str) -> dict[str, Any]:
    return {
        "name": _LAST_EVENT_ID,
        "in": "header",
        "schema": {"type": "string", "pattern": LAST_ID},
        "description": about,
    }


def _streams(summary: str, *parameters: dict[str, Any]) -> Callable[[Any], Any]:
    """Document an endpoint that streams events."""

    def decorate(view: Any) -> Any:
        documented = blp.doc(parameters=[*parameters], responses={200: _STREAM})
        return documented(read_endpoint(summary, _503="too_many_streams")(view))

    return decorate


@blp.route("/sessions/<uuid:session>/feed")
@_streams(
    "The version of one session, now and after every change.",
    _last_event_id_header("The last version received. The stream starts after it."),
)
def feed_of_session(session: UUID) -> Response:
    row = application().queries.row(str(session))
    last = _last_event_id("a version of the session") or 0
    # A store restored from a backup may be behind the client's version.
    after = last if last <= row.version else 0
    client = StreamClient()
    return _stream(follow(application().ports, str(session), after, client), client)


@blp.route("/feed")
@_streams(
    "The version of every session that the key may read, at first of those not closed.",
    _last_event_id_header("The last id received. The stream starts with later changes."),
)
def feed_of_house() -> Response:
    last = _last_event_id("an id that this feed gave")
    client = StreamClient()
    return _stream(follow_all(application().ports, last, g.grant.may_see, client), client)


def _last_event_id(about: str) -> int | None:
    """Return the ``Last-Event-ID`` header, or None. Raises: ``Malformed``."""
    last = request.headers.get(_LAST_EVENT_ID)
    if last is None:
        return None
    if not re.fullmatch(LAST_ID, last):
        raise Malformed(f"{_LAST_EVENT_ID} must be {about}.")
    return int(last)


def _stream(updates: Iterator[Update | None], client: StreamClient) -> Response:
    """Return a stream of events. It ends when the key is no longer valid or ``client`` leaves."""
    streams: Streams = current_app.extensions["paroli-streams"]
    groups = streams.acquire(g.key, network_of(request.remote_addr or ""))
    response = Response(
        _event_stream(updates, key_validity()), mimetype="text/event-stream", headers=_HEADERS
    )
    request.environ[STREAM_CLIENT] = client
    response.call_on_close(partial(streams.release, groups))
    return response


def _event_stream(
    updates: Iterator[Update | None], is_key_valid: Callable[[], bool]
) -> Iterator[str]:
    yield f"retry: {RETRY_MS}\n\n"
    for update in updates:
        if not is_key_valid():
            return
        yield ":\n\n" if update is None else _event(update)


def _event(update: Update) -> str:
    metrics.count_update(announced=update.announced)
    news = update.news
    data = {"session": news.session, "version": news.version, "settled": news.settled}
    event_id = f"id: {update.resume_id}\n" if update.resume_id else ""
    return f"{event_id}data: {json.dumps(data)}\n\n"
