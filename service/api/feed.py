"""The feed: server-sent events that say how far a session is, or all that the key may read."""

import re
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from typing import Any
from uuid import UUID

from flask import Flask, Response, current_app, g, json, request

from service.api.authentication import still_opens
from service.api.blueprint import Blueprint, reads
from service.api.errors import Malformed, TooManyStreams
from service.api.permissions import BOOKKEEPERS
from service.api.requests import handler
from service.application.follow import HEARTBEAT_SECONDS, Step, Told, follow, follow_all
from service.application.keyring import AccessKey
from service.telemetry import metrics

blp = Blueprint("feed", __name__, url_prefix="/v1", description="What happens, as it happens")

READERS_MOST = 8
"""How many streams a punter's or a board's key may have open in a process."""

AGAIN_MS = 2000
"""After this a reader that lost the stream comes again."""

VERSION = r"^[0-9]{1,18}$"
TIME = r"^2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{6}Z$"

_LAST = "Last-Event-ID"
_STREAM = {
    "description": f"A stream: `id`, and `data` as JSON. A comment every {HEARTBEAT_SECONDS:g} "
    "seconds if nothing happens. What comes fast may come as one.",
    "content": {
        "text/event-stream": {
            "schema": {"type": "string"},
            "example": 'id: 12\ndata: {"session": "...", "version": 12, "settled": true}\n\n',
        }
    },
}
_HEADERS = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}


class Streams:
    """Counts the open streams of this process: each keeps a thread, and entries need some too."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()
        self._lock = threading.Lock()

    @property
    def open(self) -> int:
        """How many are open."""
        return self.held.total()

    def take(self, key: AccessKey) -> None:
        """Open a stream for the holder of ``key``. Raises: ``TooManyStreams``.

        Who only reads has a few, and leaves some to those who write.
        """
        writes = key.grant.role in BOOKKEEPERS
        most = self.most if writes else self.most - self.most // 4
        with self._lock:
            many = not writes and self.held[key.id] >= READERS_MOST
            if many or self.open >= most:
                raise TooManyStreams(READERS_MOST if many else most)
            self.held[key.id] += 1
        metrics.streams.inc()

    def give_back(self, key: AccessKey) -> None:
        """Close a stream."""
        with self._lock:
            self.held[key.id] -= 1
            if not self.held[key.id]:
                del self.held[key.id]
        metrics.streams.dec()


def limit_streams(app: Flask, most: int) -> None:
    """Let ``app`` have at most so many streams at once."""
    app.extensions["paroli-streams"] = Streams(most)


def _last_event_id(pattern: str, about: str) -> dict[str, Any]:
    return {
        "name": _LAST,
        "in": "header",
        "schema": {"type": "string", "pattern": pattern},
        "description": about,
    }


def _streams(summary: str, *parameters: dict[str, Any]) -> Callable[[Any], Any]:
    """Document an endpoint that goes on answering."""

    def decorate(view: Any) -> Any:
        described = blp.doc(parameters=[*parameters], responses={200: _STREAM})
        return described(reads(summary, _503="too_many_streams")(view))

    return decorate


@blp.route("/sessions/<uuid:session>/feed")
@_streams(
    "How far one session is, now and whenever that changes.",
    _last_event_id(VERSION, "The version last seen; the stream begins with a newer one."),
)
def feed_of_session(session: UUID) -> Response:
    row = handler().known(str(session))
    last = int(_last(VERSION, "a version of the session", int) or 0)
    # A store that was restored is behind what its readers have seen.
    steps = follow(handler().ports, str(session), last if last <= row.version else 0)
    return _stream(steps)


@blp.route("/feed")
@_streams(
    "How far every session is that the key may read; at first those not closed.",
    _last_event_id(TIME, "The id last seen; the stream begins with what changed since."),
)
def feed_of_house() -> Response:
    last = _last(TIME, "an id that this feed gave", datetime.fromisoformat)
    return _stream(follow_all(handler().ports, last, g.grant.knows))


def _last(pattern: str, about: str, read: Callable[[str], object]) -> str | None:
    """Return the id of the last event that the caller has. Raises: ``Malformed``."""
    last = request.headers.get(_LAST)
    if last is None:
        return None
    try:
        read(last)
    except ValueError:
        last = ""
    if not re.fullmatch(pattern, last):
        raise Malformed(f"{_LAST} must be {about}.")
    return last


def _stream(steps: Iterator[Step]) -> Response:
    """Answer with a stream, which ends when the key that opened it opens nothing any more."""
    streams: Streams = current_app.extensions["paroli-streams"]
    key: AccessKey = g.key
    streams.take(key)
    response = Response(
        _written(steps, still_opens()), mimetype="text/event-stream", headers=_HEADERS
    )
    response.call_on_close(partial(streams.give_back, key))
    return response


def _written(steps: Iterator[Step], opens: Callable[[], bool]) -> Iterator[str]:
    yield f"retry: {AGAIN_MS}\n\n"
    for step in steps:
        if not opens():
            return
        yield ":\n\n" if step is None else _event(step)


def _event(told: Told) -> str:
    news = told.news
    said = {"session": news.session, "version": news.version, "settled": news.settled}
    last_id = f"id: {told.mark}\n" if told.mark else ""
    return f"{last_id}data: {json.dumps(said)}\n\n"
