"""Where the parts of a worker meet: queues, RQ's workers, a sweeper and a house."""

import os
import sys
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import partial

from redis import Redis
from rq.serializers import JSONSerializer
from werkzeug.utils import import_string

from service.messaging.connection import connect
from service.messaging.job_queue import REPORTS, SETTLEMENT, STANDINGS, queue
from service.serving.served import serve_metrics
from service.settings import BadSetting, Settings, read_settings
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.store.engines import SQLITE, kind_of
from service.telemetry.logs import log_as
from workers.context import close_house, handler_here
from workers.process_group import together
from workers.rq_workers import Patient, Reporter, Settler
from workers.sweeper import Sweeper
from workers.worker_loop import Shift, be_deaf

WORKER_SECONDS = 30
"""How often a worker says that it lives, twice over; RQ's own would be seven minutes."""

MAINTENANCE_SECONDS = 30
"""How often jobs of workers that died are looked for."""

Say = Callable[[str], object]


def work(queues: Iterable[str], say: Say, *, metrics_port: int | None = None) -> int:
    """Serve ``queues`` until told to stop and return the exit status.

    ``say`` is told how, in lines for the person who started it. At ``metrics_port`` the process
    that settles says how it is and what it has counted. Raises: ``BadSetting``,
    ``StoreUnusable``.
    """
    if not hasattr(os, "fork"):
        raise BadSetting("paroli work needs an operating system that can fork a process.")
    settings = read_settings()
    if settings.redis_url is None:
        raise BadSetting("PAROLI_REDIS_URL is not set.")
    for note in _notes(settings):
        say(f"Note: {note}")
    tasks = _tasks(set(queues), settings.redis_url, metrics_port)
    say(f"Working on {' and '.join(tasks)}. Stop with Ctrl+C: the job at hand is finished.")
    log_as(settings.log, settings.log_level)
    be_deaf()
    if len(tasks) > 1:
        return 0 if together(tasks) else 1
    for task in tasks.values():
        task()
    return 0


def _tasks(
    queues: Container[str], url: str, metrics_port: int | None
) -> Mapping[str, Callable[[], None]]:
    """Return what is to be done, by the names of the queues that one process serves."""
    tasks: dict[str, Callable[[], None]] = {}
    prompt = [name for name in (SETTLEMENT, STANDINGS) if name in queues]
    if prompt:
        tasks[", ".join(prompt)] = partial(_settle, prompt, url, metrics_port)
    if REPORTS in queues:
        tasks[REPORTS] = partial(_report, url)
    return tasks


def _notes(settings: Settings) -> Sequence[str]:
    """Return what whoever starts this should know of the store. Raises: ``StoreUnusable``."""
    with open_store(settings.database_url, EventCodec(), create=False) as store:
        notes = store.warnings
    if kind_of(settings.database_url) != SQLITE:
        return notes
    here = "The books are in an SQLite file: service and workers must be on this one machine."
    return (here, *notes)


def _settle(names: Sequence[str], url: str, metrics_port: int | None) -> None:
    """Settle and reckon in this process, and sweep."""
    if metrics_port is not None:
        serve_metrics(handler_here(), read_settings(), metrics_port)
    sweeper = Sweeper(handler_here(), connect(url))
    sweeper.start()
    try:
        Shift(partial(_hired, Settler, names, connect(url, timeout=None))).work()
    finally:
        sweeper.stop()
        close_house()


def _report(url: str) -> None:
    """Have reports made, each in a process of its own."""
    Shift(partial(_hired, Reporter, [REPORTS], connect(url, timeout=None))).work()


def _hired(kind: type[Patient], names: Sequence[str], client: "Redis") -> Patient:
    """Return a worker that brings its own timeouts to the connection."""
    return kind(
        [queue(name, client) for name in names],
        connection=client,
        serializer=JSONSerializer,
        worker_ttl=WORKER_SECONDS,
        maintenance_interval=MAINTENANCE_SECONDS,
    )


if __name__ == "__main__":
    import_string("service.cli.main:main")(["work", *sys.argv[1:]])
