"""The commands of workers and their queues: ``work`` and ``jobs``."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime

import click
from redis import Redis
from werkzeug.utils import import_string

from service.cli.output import StartFailed, table
from service.cli.store_access import exit_on_errors
from service.messaging.connection import MALFORMED_URL, REDIS_DOWN, connect, describe_error
from service.messaging.jobs import ListedJob, NoSuchJob, delete, list_jobs, requeue
from service.messaging.queue_names import QUEUES
from service.settings import read_settings

WORK = "workers.__main__:work"
"""Named as a string: the service does not import its workers."""

Work = Callable[..., int]

_HEADS = ("JOB", "QUEUE", "STATE", "SINCE", "ERROR")


def run_workers(queues: tuple[str, ...], metrics_port: int | None) -> None:
    """Do the jobs of ``queues`` or of all, until a stop signal; then exit."""
    try:
        _redis_url()
        with exit_on_errors():
            work: Work = import_string(WORK)
            status = work(queues or QUEUES, click.echo, metrics_port=metrics_port)
    except click.ClickException as error:
        raise StartFailed(error.message) from error
    sys.exit(status)


def print_jobs(*, as_json: bool) -> None:
    """Print the jobs."""
    with _queues() as client:
        jobs = list(list_jobs(client))
    if as_json:
        for job in jobs:
            click.echo(json.dumps({**asdict(job), "since": _time(job.since)}))
        return
    lines = table([_HEADS, *map(_row, jobs)]) if jobs else ["No job runs, waits or has failed."]
    for line in lines:
        click.echo(line)


def requeue_jobs(jobs: tuple[str, ...], *, everything: bool) -> None:
    """Put failed jobs back into their queues."""
    _apply(jobs, requeue, "Requeued", everything=everything)


def delete_jobs(jobs: tuple[str, ...], *, everything: bool) -> None:
    """Delete failed jobs."""
    _apply(jobs, delete, "Deleted", everything=everything)


def _apply(
    jobs: Sequence[str],
    action: Callable[["Redis", Iterable[str]], list[str]],
    done: str,
    *,
    everything: bool,
) -> None:
    if everything == bool(jobs):
        raise click.UsageError("Name failed jobs, or use --all.")
    with _queues() as client:
        changed = action(client, jobs)
    for job in changed:
        click.echo(f"{done} {job}.")
    if not changed:
        click.echo("No job has failed.")


@contextmanager
def _queues() -> Iterator["Redis"]:
    """Yield a connection to Redis; turn its errors into a message and exit status 1."""
    with connect(_redis_url()) as client:
        try:
            yield client
        except NoSuchJob as error:
            raise click.ClickException(str(error)) from error
        except REDIS_DOWN as error:
            raise click.ClickException(describe_error(client, error)) from error


def _redis_url() -> str:
    """Return the URL of the queues. Raises: ``ClickException`` if it is missing or malformed."""
    with exit_on_errors():
        url = read_settings().redis_url
    if url is None:
        raise click.ClickException(
            "PAROLI_REDIS_URL is not set, so there are no queues. `paroli serve` does the jobs."
        )
    try:
        connect(url).close()
    except ValueError as error:
        raise click.ClickException(MALFORMED_URL) from error
    return url


def _row(job: ListedJob) -> Sequence[str]:
    return (job.id, job.queue, job.state, _time(job.since) or "", job.error or "")


def _time(moment: datetime | None) -> str | None:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ") if moment else None
