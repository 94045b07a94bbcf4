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

from service.cli.output import table
from service.cli.store_access import exit_on_errors
from service.messaging.connection import REDIS_DOWN, connect
from service.messaging.job_queue import QUEUES
from service.messaging.jobs import ListedJob, NoSuchJob, delete, list_jobs, requeue
from service.settings import PORT_MAX, read_settings

WORK = "workers.__main__:work"
"""Named as a string: the service does not import its workers."""

_HEADS = ("JOB", "QUEUE", "STATE", "SINCE", "ERROR")


@click.command("work", short_help="Do the jobs of the queues, such as settlements.")
@click.argument("queues", nargs=-1, type=click.Choice(QUEUES), metavar="[QUEUE...]")
@click.option(
    "--metrics-port",
    type=click.IntRange(0, PORT_MAX),
    help="Port where the settling process serves /metrics, /healthz and /readyz. [none]",
)
def work_command(queues: tuple[str, ...], metrics_port: int | None) -> None:
    """Do the jobs of some queues, or of all: settlement, standings, reports.

    Needs PAROLI_REDIS_URL. One process does settlement, and then standings. Another does reports,
    so that a long one delays no settlement. If Redis is down, the worker retries every second and
    still settles. Ctrl+C and SIGTERM finish the current job and stop.
    """
    _redis_url()
    with exit_on_errors():
        status: int = import_string(WORK)(queues or QUEUES, click.echo, metrics_port=metrics_port)
    sys.exit(status)


@click.group(
    "jobs",
    invoke_without_command=True,
    subcommand_metavar="[COMMAND]",
    short_help="List, requeue or delete jobs.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line and job.")
@click.pass_context
def jobs_group(context: click.Context, *, as_json: bool) -> None:
    """List the jobs that run, wait or failed; requeue or delete failed ones.

    Redis keeps a failed job for 30 days. Requeueing is safe: if the work is done already, the job
    does nothing.
    """
    if context.invoked_subcommand is not None:
        return
    with _queues() as client:
        jobs = list(list_jobs(client))
    if as_json:
        for job in jobs:
            click.echo(json.dumps({**asdict(job), "since": _time(job.since)}))
        return
    lines = table([_HEADS, *map(_row, jobs)]) if jobs else ["No job runs, waits or has failed."]
    for line in lines:
        click.echo(line)


@jobs_group.command("requeue")
@click.argument("jobs", nargs=-1, metavar="[JOB...]")
@click.option("--all", "everything", is_flag=True, help="All failed jobs.")
def requeue_command(jobs: tuple[str, ...], *, everything: bool) -> None:
    """Put failed jobs back into their queues."""
    _apply(jobs, requeue, "Requeued", everything=everything)


@jobs_group.command("delete")
@click.argument("jobs", nargs=-1, metavar="[JOB...]")
@click.option("--all", "everything", is_flag=True, help="All failed jobs.")
def delete_command(jobs: tuple[str, ...], *, everything: bool) -> None:
    """Delete failed jobs. This does not do their work."""
    _apply(jobs, delete, "Deleted", everything=everything)


@jobs_group.command("forget", hidden=True)
@click.pass_context
@click.argument("jobs", nargs=-1, metavar="[JOB...]")
@click.option("--all", "everything", is_flag=True, help="All failed jobs.")
def forget_command(context: click.Context, jobs: tuple[str, ...], *, everything: bool) -> None:
    """Delete failed jobs: the former name of ``delete``."""
    context.invoke(delete_command, jobs=jobs, everything=everything)


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
            raise click.ClickException(
                "The Redis at PAROLI_REDIS_URL does not answer. Try again later."
            ) from error


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
        raise click.ClickException(
            "PAROLI_REDIS_URL is not a valid URL. Use the form redis://HOST:6379/0."
        ) from error
    return url


def _row(job: ListedJob) -> Sequence[str]:
    return (job.id, job.queue, job.state, _time(job.since) or "", job.error or "")


def _time(moment: datetime | None) -> str | None:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ") if moment else None
