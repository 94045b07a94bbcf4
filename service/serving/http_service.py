"""Opens the store, the service and the web application that the settings describe."""

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from flask import Flask

from service.app import RunningService, create_app, create_metrics_app, start_service
from service.application.access.key_expiry import end_expired
from service.application.application import Application
from service.application.errors import StoreUnusable
from service.sealing.seal_keys import SealKeys
from service.serving.waitress.server import WaitressServer
from service.settings import BadSetting, Settings
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store, schema_state_of
from service.store.opening.engines import POSTGRESQL, kind_of
from service.telemetry.readiness import AWAY, Probe, Readiness

METRICS_THREADS = 2

NO_SEALS = "Sessions get no seals: the service has no key for them."


@dataclass(frozen=True, slots=True)
class HttpService:
    """A running service with its web application and store. ``warnings`` are for the operator."""

    app: Flask
    service: RunningService
    store: SqlStore
    warnings: tuple[str, ...]

    def close(self) -> None:
        """Close the service and the store. Call this after the server has stopped."""
        self.service.close()
        self.store.close()


def open_http_service(settings: Settings, *, checked: bool = False) -> HttpService:
    """Open what ``settings`` describe; the caller closes it.

    With ``checked``, the schema version is not checked again. Raises: ``BadSetting``,
    ``StoreUnusable``.
    """
    store = open_store(settings.database_url, EventCodec(), checked=checked)
    seal_keys = SealKeys(settings.seal_key_file)
    try:
        service = start_service(
            store, redis_url=settings.redis_url, seal_keys=seal_keys, zone=settings.zone
        )
    except ValueError as error:
        store.close()
        raise BadSetting(f"PAROLI_REDIS_URL cannot be used: {error}") from error
    end_expired(store.keyring, service.application.ports.clock)
    no_seals = seal_keys.make_if_missing()
    # Readiness is public, and the reason names a file.
    public = (*store.warnings, *[NO_SEALS] * bool(no_seals))
    app = create_app(
        service.application,
        settings.house_key,
        threads=settings.threads,
        readiness=readiness_of(settings, public),
        write_rate=settings.write_rate,
        redis_url=settings.redis_url,
        proxies=settings.proxies,
        address=settings.address,
    )
    return HttpService(app, service, store, (*store.warnings, *no_seals))


def check_metrics_port(settings: Settings, port: int) -> None:
    """Raise ``BadSetting`` if nothing can be served at the port, before processes are started."""
    try:
        family, *_ = socket.getaddrinfo(settings.host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server((settings.host, port), family=family).close()
    except socket.gaierror as error:
        raise BadSetting(
            f"PAROLI_HOST: {settings.host} has no address: {error.strerror}."
        ) from error
    except OSError as error:
        raise BadSetting(
            f"Cannot serve metrics on {settings.host}:{port}: {os.strerror(error.errno or 0)}."
            " Choose another port with --metrics-port."
        ) from error


def check_port(settings: Settings) -> None:
    """Raise ``OSError`` if the service's port is in use, before a database is made."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
    except socket.gaierror:
        return  # the server reports this
    family, *_, address = found[0]
    try:
        socket.create_server(address[:2], family=family).close()
    except OSError as error:
        # Without the address, which the command names.
        raise OSError(error.errno, os.strerror(error.errno or 0)) from error


@contextmanager
def serving_metrics(application: Application, settings: Settings, port: int) -> Iterator[int]:
    """Serve ``/metrics``, ``/healthz`` and ``/readyz`` from a thread; yield the port.

    For a worker, which has no API. Port 0 takes a free one. The thread ends with the context:
    Python may crash if a thread still runs when the process ends. Raises: ``OSError`` if the port
    is in use; ``BadSetting``.
    """
    app = create_metrics_app(application, settings.house_key, readiness_of(settings))
    server = WaitressServer(app, replace(settings, port=port, threads=METRICS_THREADS))
    thread = threading.Thread(target=server.run_in_thread, name="paroli-metrics", daemon=True)
    thread.start()
    try:
        yield server.port
    finally:
        server.end()
        thread.join()


def check_tls(settings: Settings) -> None:
    """Raise ``BadSetting`` if https is set together with settings that need a proxy for https."""
    if settings.tls and (settings.processes > 1 or settings.redis_url):
        raise BadSetting(
            "PAROLI_TLS and --tls need one process without Redis. With several processes or Redis,"
            " let a proxy serve https, and leave PAROLI_TLS unset."
        )


def check_multiprocess(settings: Settings) -> None:
    """Raise ``BadSetting`` unless the settings allow several processes."""
    if kind_of(settings.database_url) != POSTGRESQL or not settings.redis_url:
        raise BadSetting(
            "More than one process needs PostgreSQL and Redis: set PAROLI_DATABASE_URL and"
            " PAROLI_REDIS_URL, or serve with one process."
        )


def redis_notes(settings: Settings) -> tuple[str, ...]:
    """Return a warning if Redis cannot be reached. Everything works without it, only slower.

    Raises: ``BadSetting`` if it refuses the configured URL.
    """
    if settings.redis_url is None:
        return ()
    # Imported late: most tables are served without Redis.
    from service.messaging.connection import check_redis  # noqa: PLC0415

    problem = check_redis(settings.redis_url)
    return (f"{problem} Entries go on meanwhile.",) if problem else ()


def readiness_of(settings: Settings, warnings: tuple[str, ...] = ()) -> Readiness:
    """Return the readiness checks of the service that ``settings`` describe."""
    database, redis = settings.database_url, settings.redis_url

    def migrations() -> str:
        try:
            return schema_state_of(database)
        except StoreUnusable:
            return AWAY

    if redis is None:
        return Readiness(Probe(migrations), None, warnings)
    from service.messaging.connection import is_reachable  # noqa: PLC0415
    from service.messaging.worker_registry import has_settler  # noqa: PLC0415

    answers, settles = Probe(lambda: is_reachable(redis)), Probe(lambda: has_settler(redis))
    return Readiness(Probe(migrations), answers, warnings, workers=settles)
