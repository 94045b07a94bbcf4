"""The processes of ``paroli work``: queues, RQ's workers and a sweeper."""

import logging
import os
import sys
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial

from redis import Redis
from rq.serializers import JSONSerializer
from werkzeug.utils import import_string

from service.messaging.connection import connect
from service.messaging.job_queue import queue
from service.messaging.queue_names import QUEUES, REPORTS, SETTLEMENT, STANDINGS
from service.serving.http_service import check_metrics_port, redis_notes, serving_metrics
from service.serving.interpreter import limit_pauses
from service.serving.run_file import record_working
from service.settings import BadSetting, Settings, misspelt_settings, read_settings
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.opening.engines import SQLITE, display_name, kind_of
from service.telemetry.logs import configure_logging
from workers.context import close_context, process_application
from workers.process_group import run_processes
from workers.rq_workers import ReportWorker, ResilientWorker, SettlementWorker
from workers.sweeper import Sweeper
from workers.worker_loop import WorkerLoop, block_signals

WORKER_TTL_SECONDS = 30
"""A worker renews its entry twice in this time; RQ's default is seven minutes."""

MAINTENANCE_SECONDS = 30
"""How often RQ looks for jobs of workers that died."""

_log = logging.getLogger("workers")
"""By name, because this module may run as ``__main__``."""

Print = Callable[[str], object]


def work(queues: Iterable[str], print_line: Print, *, metrics_port: int | None = None) -> int:
    """Do the jobs of ``queues`` until a stop signal; return the exit status.

    ``print_line`` prints a line for the person who started it. At ``metrics_port`` the settling
    process serves its metrics and readiness. Raises: ``BadSetting``, ``StoreUnusable``.
    """
    if not hasattr(os, "fork"):
        raise BadSetting("paroli work cannot run on this operating system. Use Linux or macOS.")
    settings = read_settings()
    if settings.redis_url is None:
        raise BadSetting("PAROLI_REDIS_URL is not set. Set it to redis://HOST:6379/0.")
    configure_logging(settings.log, settings.log_level)
    notes = (*misspelt_settings(), *redis_notes(settings), *_notes(settings))
    chosen = set(queues)
    if metrics_port is not None and chosen - {REPORTS}:
        check_metrics_port(settings, metrics_port)
    tasks = _tasks(chosen, settings.redis_url, metrics_port)
    _show_start(settings, notes, [*tasks], print_line)
    record_working(settings, [name for name in QUEUES if name in chosen])
    block_signals()
    if len(tasks) > 1:
        return 0 if run_processes(tasks) else 1
    for task in tasks.values():
        task()
    return 0


def _show_start(
    settings: Settings, notes: Sequence[str], tasks: Sequence[str], print_line: Print
) -> None:
    """Print lines for a person, or write to the log if its output is JSON."""
    if settings.log == "text":
        for note in notes:
            print_line(f"Note: {note}")
        print_line(f"Working on {' and '.join(tasks)}. Ctrl+C finishes the current job and stops.")
        return
    for note in notes:
        _log.warning(note)
    _log.info("working", extra={"queues": tasks, "database": display_name(settings.database_url)})


def _tasks(
    queues: Container[str], url: str, metrics_port: int | None
) -> Mapping[str, Callable[[], None]]:
    """Return one task for each process, by the names of the queues that it serves."""
    tasks: dict[str, Callable[[], None]] = {}
    quick = [name for name in (SETTLEMENT, STANDINGS) if name in queues]
    if quick:
        tasks[", ".join(quick)] = partial(_settle, quick, url, metrics_port)
    if REPORTS in queues:
        tasks[REPORTS] = partial(_report, url)
    return tasks


def _notes(settings: Settings) -> Sequence[str]:
    """Return warnings about the store, in sentences. Raises: ``StoreUnusable``."""
    with open_store(settings.database_url, EventCodec(), create=False) as store:
        notes = store.warnings
    if kind_of(settings.database_url) != SQLITE:
        return notes
    same_machine = (
        "The database is an SQLite file. Run the service and all workers on this machine."
    )
    return (same_machine, *notes)


def _settle(names: Sequence[str], url: str, metrics_port: int | None) -> None:
    """Settle sessions and compute standings in this process, and run the sweeper."""
    application = process_application()
    sweeper = Sweeper(application, connect(url))
    limit_pauses()
    with ExitStack() as stack:
        stack.callback(close_context)
        if metrics_port is not None:
            stack.enter_context(serving_metrics(application, read_settings(), metrics_port))
        sweeper.start()
        stack.callback(sweeper.stop)
        WorkerLoop(
            partial(_make_worker, SettlementWorker, names, connect(url, timeout=None))
        ).work()


def _report(url: str) -> None:
    """Do the jobs of the reports queue, each in a forked process."""
    WorkerLoop(partial(_make_worker, ReportWorker, [REPORTS], connect(url, timeout=None))).work()


def _make_worker(
    kind: type[ResilientWorker], names: Sequence[str], client: "Redis"
) -> ResilientWorker:
    """Return a worker for these queues. It sets its own timeouts on the connection."""
    return kind(
        [queue(name, client) for name in names],
        connection=client,
        serializer=JSONSerializer,
        worker_ttl=WORKER_TTL_SECONDS,
        maintenance_interval=MAINTENANCE_SECONDS,
    )


if __name__ == "__main__":
    import_string("service.cli.main:main")(["work", *sys.argv[1:]])
