"""Checks from outside whether the service or the workers of this machine run."""

import ssl
from collections.abc import Iterable
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from socket import gethostname
from urllib.parse import urlsplit

from service.messaging.queue_names import QUEUES
from service.serving.address_file import running_services
from service.serving.addresses import local_address_of
from service.serving.run_file import SERVE, RunRecord, read_run_file
from service.settings import Settings

TIMEOUT_SECONDS = 3.0
"""After this time a service that does not answer counts as down."""

OK = 200


class Unhealthy(Exception):  # noqa: N818 - reads better at the raise without "Error"
    """The service or a worker does not run. The message says which, and what was tried."""


def check_health(settings: Settings, command: str | None) -> str:
    """Return a sentence about what runs. Raises: ``Unhealthy``.

    ``command`` is ``SERVE`` or ``WORK``; None is what the run file records, or else ``SERVE``.
    """
    recorded = read_run_file(settings.run_file)
    if command and recorded and recorded.command != command:
        recorded = None
    record = recorded or RunRecord(command or SERVE)
    if record.command == SERVE:
        return _check_service(settings, record.address or _address_of(settings))
    return _check_workers(settings, record.queues)


def _address_of(settings: Settings) -> str:
    """Return the address of the running service on this machine, or else of the settings."""
    running = next(iter(running_services(settings)), settings)
    return local_address_of(running, running.port)


def _check_service(settings: Settings, address: str) -> str:
    try:
        status = _status_of(settings, f"{address}/healthz")
    except (OSError, HTTPException) as error:
        reason = getattr(error, "strerror", None) or error
        raise Unhealthy(f"The service at {address} does not answer: {reason}.") from error
    if status != OK:
        raise Unhealthy(f"The service at {address} answers with status {status}.")
    return f"The service at {address} answers."


def _status_of(settings: Settings, url: str) -> int:
    """Return the status of a GET request. It never goes through a proxy of the environment."""
    parts = urlsplit(url)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=TIMEOUT_SECONDS)
    if parts.scheme == "https":
        # The file also holds the authority's key; only its certificate is read.
        trusted = ssl.create_default_context(cafile=settings.authority_file)
        connection = HTTPSConnection(
            parts.hostname or "", parts.port, timeout=TIMEOUT_SECONDS, context=trusted
        )
    try:
        connection.request("GET", parts.path)
        return connection.getresponse().status
    finally:
        connection.close()


def _check_workers(settings: Settings, queues: Iterable[str]) -> str:
    # Imported late: a check of the service needs no Redis.
    from service.messaging.connection import MALFORMED_URL  # noqa: PLC0415
    from service.messaging.worker_registry import RedisUnusable, served_queues  # noqa: PLC0415

    if settings.redis_url is None:
        raise Unhealthy("PAROLI_REDIS_URL is not set, so no workers run. `paroli serve` settles.")
    try:
        served = served_queues(settings.redis_url, gethostname())
    except ValueError as error:
        raise Unhealthy(MALFORMED_URL) from error
    except RedisUnusable as error:
        raise Unhealthy(
            f"{error} Workers get no jobs meanwhile. Those that run still settle draws."
        ) from error
    missing = [name for name in queues or QUEUES if name not in served]
    if missing:
        raise Unhealthy(f"No worker on {gethostname()} does the jobs of {', '.join(missing)}.")
    return f"Workers on {gethostname()} do the jobs of {', '.join(sorted(served))}."
