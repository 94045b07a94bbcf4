"""Where the parts meet: a store, a handler, a worker and the API make a house."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from flask import Flask
from redis import Redis
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.utils import import_string

from service.api import health
from service.api.authentication import Door, check_rights, guard
from service.api.errors import handle_errors
from service.api.feed import limit_streams
from service.api.headers import send_headers
from service.api.limits import KEPT, Failures, limit_writes
from service.api.openapi import add_endpoints
from service.api.request_log import observe
from service.application.errors import StoreUnusable
from service.application.handle import Handler, Ports
from service.application.null_ports import NoDoorbell, NoNotice
from service.application.ports import Archive, Clock, Doorbell, Notice
from service.clock import SystemClock
from service.messaging.connection import connect
from service.messaging.local_pubsub import LocalNotice
from service.messaging.outbound import Outbound
from service.messaging.redis_pubsub import QueueDoorbell, RelayedNotice
from service.messaging.shared_counter import Tally
from service.pages.face import face
from service.settings import THREADS, WRITE_RATE
from service.store.codec import EventCodec
from service.telemetry.instrumented_store import observed
from service.telemetry.readiness import AWAY, CURRENT, Probe, Readiness

EMBEDDED_WORKER = "workers.embedded:EmbeddedWorker"
"""Named as a string: the service does not depend on its workers."""

BODY_MOST = 4_000_000
"""The longest body that is read; a longer one is answered 413."""

COUNTING_SECONDS = 0.2
"""How long a request waits for a Redis that only counts requests."""

FOR_ENTRIES = 8
"""How many threads of a process streams leave to everything else."""


class Worker(Doorbell, Protocol):
    """A doorbell that answers itself."""

    def start(self, handler: Handler) -> None:
        """Begin to work."""

    def stop(self) -> None:
        """Finish the job at hand and end."""


@dataclass(frozen=True, slots=True)
class House:
    """Everything that runs in one process.

    ``stop_streams`` ends whatever goes on answering; it may be called twice. ``stop_work`` ends
    the worker, or says what others are still to be told.
    """

    handler: Handler
    stop_streams: Callable[[], None]
    stop_work: Callable[[], None]

    def close(self) -> None:
        """End streams, worker and connections; the store belongs to whoever opened it."""
        self.stop_streams()
        self.stop_work()


def open_house(
    store: Archive, *, redis_url: str | None = None, clock: Clock | None = None
) -> House:
    """Put a house together over ``store``.

    With ``redis_url`` workers elsewhere settle and processes tell each other through Redis, which
    need not be there; without, a thread of this process settles. Raises: ``ValueError`` for an
    address that is none.
    """
    return _of_many(store, redis_url, clock) if redis_url else _embedded(store, clock)


def _embedded(store: Archive, clock: Clock | None) -> House:
    worker: Worker = import_string(EMBEDDED_WORKER)()
    notice = LocalNotice()
    handler = make_handler(store, worker, notice, clock=clock)
    worker.start(handler)
    return House(handler, notice.close, worker.stop)


def _of_many(store: Archive, redis_url: str, clock: Clock | None) -> House:
    outbound = Outbound(connect(redis_url))
    notice = RelayedNotice(connect(redis_url), outbound)
    handler = make_handler(store, QueueDoorbell(outbound), notice, clock=clock)
    outbound.start()
    notice.start()

    def stop_work() -> None:
        notice.stop()
        outbound.stop()

    return House(handler, notice.close, stop_work)


def make_handler(
    store: Archive,
    doorbell: Doorbell | None = None,
    notice: Notice | None = None,
    *,
    clock: Clock | None = None,
) -> Handler:
    """Return a handler over ``store``; without doorbell and notice nobody hears of anything."""
    return Handler(
        Ports(
            observed(store),
            EventCodec(),
            clock or SystemClock(),
            doorbell or NoDoorbell(),
            notice or NoNotice(),
        )
    )


def create_app(  # noqa: PLR0913 - what a house may be told, each by its name
    handler: Handler,
    house_key: str | None,
    *,
    threads: int = THREADS,
    readiness: Readiness | None = None,
    write_rate: int = WRITE_RATE,
    redis_url: str | None = None,
    proxies: int = 0,
) -> Flask:
    """Return the web application of a house. ``house_key`` opens everything, beside the keyring.

    A stream keeps one of the server's ``threads``, so some are left for everything else.
    Without ``readiness`` the house is ready if its store answers. A key may write ``write_rate``
    times a second, 0 for no limit; with ``redis_url`` all processes count together. So many
    ``proxies`` are believed about who asks, and where.
    """
    counting = connect(redis_url, timeout=COUNTING_SECONDS) if redis_url else None
    app = _shell(handler, house_key, counting)
    limit_writes(app, write_rate, counting.connection_pool if counting else None)
    if proxies:
        behind = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies)
        app.wsgi_app = behind  # type: ignore[method-assign]
    app.config["MAX_CONTENT_LENGTH"] = BODY_MOST
    # A doubled slash is another path, not a redirect in HTML.
    app.url_map.merge_slashes = False
    app.json.sort_keys = False  # type: ignore[attr-defined]
    limit_streams(app, max(threads - FOR_ENTRIES, threads // 2))
    add_endpoints(app)
    health.watch(app, readiness or Readiness(Probe(lambda: _answers(handler.ports.store))))
    app.register_blueprint(face)
    check_rights(app)
    return app


def create_side_door(handler: Handler, house_key: str | None, readiness: Readiness) -> Flask:
    """Return what a process without an API says of itself: how it is, and what it has counted."""
    app = _shell(handler, house_key)
    health.watch(app, readiness)
    return app


def _shell(handler: Handler, house_key: str | None, counting: "Redis | None" = None) -> Flask:
    """Return an application that answers nothing yet, with its door.

    Failures at it are counted together with other processes where there is a Redis for that.
    """
    app = Flask("paroli", static_folder=None)
    app.extensions["paroli"] = handler
    observe(app)
    handle_errors(app)
    send_headers(app)
    failures = Failures(Tally(counting, f"{KEPT}:failed").add if counting else None)
    guard(app, Door(handler.ports, house_key, failures))
    return app


def _answers(store: Archive) -> str:
    try:
        store.owing(limit=1)
    except StoreUnusable:
        return AWAY
    return CURRENT
