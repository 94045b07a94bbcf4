"""Puts a service together from a store, an application, a worker and the API."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.utils import import_string

from service.api.document.openapi import add_endpoints
from service.api.fast_entries import FastEntries, raise_errors_of_entries
from service.api.guards.authentication import Authenticator, check_permissions, require_keys
from service.api.guards.rate_limits import KEY_PREFIX, FailedAttempts, SharedCounter, limit_writes
from service.api.guards.security_headers import send_headers
from service.api.http import health
from service.api.http.errors import handle_errors
from service.api.http.request_log import log_requests
from service.api.keys.keys import set_address
from service.api.sessions.feed import limit_streams
from service.application.application import Application, application_over
from service.application.errors import StoreUnusable
from service.application.ports.notifier import Notifier
from service.application.ports.null_ports import NoJobQueue, NoNotifier
from service.application.ports.ports import Ports
from service.application.ports.store import Clock, JobQueue, Store
from service.clock import SystemClock
from service.lean_flask import LeanFlask
from service.messaging.local_pubsub import LocalNotifier
from service.pages.web_app import web_app
from service.sealing.seal_keys import SealKeys
from service.settings import THREADS, WRITE_RATE
from service.store.log.codec import EventCodec
from service.telemetry.instrumented_store import instrumented
from service.telemetry.readiness import AWAY, CURRENT, Probe, Readiness
from service.url_rules import MatchingRule
from service.zones import UTC, Zone

EMBEDDED_WORKER = "workers.embedded:EmbeddedWorker"
"""Named as a string: the service does not import its workers."""

BODY_BYTES_MAX = 100_000
"""The longest request body, unless an endpoint has its own limit. A longer one is answered 413.

Parsing a long body delays other requests of the process.
"""

COUNTING_SECONDS = 0.2
"""How long a request waits for a Redis that only counts requests."""

THREADS_WITHOUT_STREAMS = 8
"""How many threads of a process are never used by event streams."""


class Worker(JobQueue, Protocol):
    """A job queue that does the jobs itself."""

    def start(self, application: Application) -> None:
        """Start doing jobs."""

    def stop(self) -> None:
        """Finish the current job and end."""


@dataclass(frozen=True, slots=True)
class RunningService:
    """The application of one process, and what else runs in it.

    ``stop_streams`` ends all event streams; a second call does nothing. ``stop_work`` ends the
    worker, or sends what is left to send to Redis.
    """

    application: Application
    stop_streams: Callable[[], None]
    stop_work: Callable[[], None]

    def close(self) -> None:
        """End streams, worker and connections. The caller closes the store."""
        self.stop_streams()
        self.stop_work()


def start_service(
    store: Store,
    *,
    redis_url: str | None = None,
    clock: Clock | None = None,
    seal_keys: SealKeys | None = None,
    zone: Zone = UTC,
) -> RunningService:
    """Start a service over ``store``. Without ``seal_keys``, sessions get no seals.

    Reports have the times of ``zone``.

    With ``redis_url``, workers elsewhere do the jobs, and processes notify each other through
    Redis, which may be down. Without it, a thread of this process does the jobs.

    Raises: ``ValueError`` for a malformed URL.
    """
    if redis_url:
        return _start_with_redis(store, redis_url, clock, seal_keys, zone)
    return _start_alone(store, clock, seal_keys, zone)


def _start_alone(
    store: Store, clock: Clock | None, seal_keys: SealKeys | None, zone: Zone
) -> RunningService:
    worker: Worker = import_string(EMBEDDED_WORKER)()
    notifier = LocalNotifier()
    application = make_application(
        store, worker, notifier, clock=clock, seal_keys=seal_keys, zone=zone
    )
    worker.start(application)
    return RunningService(application, notifier.close, worker.stop)


def _start_with_redis(
    store: Store, redis_url: str, clock: Clock | None, seal_keys: SealKeys | None, zone: Zone
) -> RunningService:
    # Imported late: a service alone needs no Redis.
    from service.messaging.connection import connect  # noqa: PLC0415
    from service.messaging.redis_pubsub import RedisJobQueue, RedisNotifier  # noqa: PLC0415
    from service.messaging.redis_sender import RedisSender  # noqa: PLC0415

    sender = RedisSender(connect(redis_url))
    notifier = RedisNotifier(connect(redis_url), sender)
    queue = RedisJobQueue(sender)
    application = make_application(
        store, queue, notifier, clock=clock, seal_keys=seal_keys, zone=zone
    )
    sender.start()
    notifier.start()

    def stop_work() -> None:
        notifier.stop()
        sender.stop()

    return RunningService(application, notifier.close, stop_work)


def make_application(  # noqa: PLR0913 - independent parts, each by its name
    store: Store,
    job_queue: JobQueue | None = None,
    notifier: Notifier | None = None,
    *,
    clock: Clock | None = None,
    seal_keys: SealKeys | None = None,
    zone: Zone = UTC,
) -> Application:
    """Return an application over ``store``. Without job queue and notifier it sends no messages.

    Without ``seal_keys``, sessions get no seals. Reports have the times of ``zone``.
    """
    return application_over(
        Ports(
            instrumented(store),
            EventCodec(),
            clock or SystemClock(),
            job_queue or NoJobQueue(),
            notifier or NoNotifier(),
            seal_keys or SealKeys(None),
            zone,
        )
    )


def create_app(  # noqa: PLR0913 - independent settings, each by its name
    application: Application,
    house_key: str | None,
    *,
    threads: int = THREADS,
    readiness: Readiness | None = None,
    write_rate: int = WRITE_RATE,
    redis_url: str | None = None,
    proxies: int = 0,
    address: str | None = None,
) -> Flask:
    """Return the web application. ``house_key`` grants everything, as do house keys in the keyring.

    Each event stream holds one of the server's ``threads``, so their number is limited. Without
    ``readiness`` the service is ready if its store answers. A key may write ``write_rate`` times a
    second, 0 for no limit; with ``redis_url`` all processes count together. ``proxies`` is the
    number of proxies whose ``X-Forwarded-...`` headers are trusted. Links are made for
    ``address``, or for the address that a request came to.
    """
    count_failure, pool = _shared_counts(redis_url) if redis_url else (None, None)
    app = _bare_app(application, house_key, count_failure)
    raise_errors_of_entries(app)
    limit_writes(app, write_rate, pool)
    set_address(app, address)
    app.config["MAX_CONTENT_LENGTH"] = BODY_BYTES_MAX
    # A doubled slash is a different path (404), not a redirect in HTML.
    app.url_map.merge_slashes = False
    app.json.sort_keys = False  # type: ignore[attr-defined]
    limit_streams(app, max(threads - THREADS_WITHOUT_STREAMS, threads // 2))
    add_endpoints(app)
    health.add_health(
        app, readiness or Readiness(Probe(lambda: _schema_state(application.ports.store)))
    )
    app.register_blueprint(web_app)
    check_permissions(app)
    app.wsgi_app = FastEntries(app)  # type: ignore[method-assign]
    if proxies:
        behind = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies)
        app.wsgi_app = behind  # type: ignore[method-assign]
    return app


def _shared_counts(redis_url: str) -> tuple[SharedCounter, object]:
    """Return what counts failures for all processes, and the connections that count writes."""
    from service.messaging import shared_counter  # noqa: PLC0415
    from service.messaging.connection import connect  # noqa: PLC0415

    client = connect(redis_url, timeout=COUNTING_SECONDS)
    counter = shared_counter.SharedCounter(client, f"{KEY_PREFIX}:failed")
    return counter.add, client.connection_pool


def create_metrics_app(
    application: Application, house_key: str | None, readiness: Readiness
) -> Flask:
    """Return an application with ``/metrics``, ``/healthz`` and ``/readyz`` only, for a worker."""
    app = _bare_app(application, house_key)
    health.add_health(app, readiness)
    return app


def _bare_app(
    application: Application, house_key: str | None, count_failure: SharedCounter | None = None
) -> Flask:
    """Return an application with authentication and no endpoints.

    With ``count_failure``, failed authentications of all processes are counted together.
    """
    app = LeanFlask("paroli", static_folder=None)
    app.url_rule_class = MatchingRule
    app.extensions["paroli"] = application
    log_requests(app)
    handle_errors(app)
    send_headers(app)
    failures = FailedAttempts(count_failure)
    require_keys(app, Authenticator(application.ports, house_key, failures))
    return app


def _schema_state(store: Store) -> str:
    try:
        store.unsettled_sessions(limit=1)
    except StoreUnusable:
        return AWAY
    return CURRENT
