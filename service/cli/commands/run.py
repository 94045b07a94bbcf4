"""The commands that run the service and its workers: ``serve``, ``work``, ``jobs``, ``health``."""

import click

from service.cli.commands.implementation import implemented_by
from service.messaging.queue_names import QUEUES
from service.serving.run_file import SERVE, WORK
from service.settings import PORT_MAX, PROCESSES_MAX


@click.command("serve")
@click.option("--host", help="Address to listen on. [PAROLI_HOST, 127.0.0.1]")
@click.option(
    "--port", type=click.IntRange(0, PORT_MAX), help="0 chooses a free port. [PAROLI_PORT, 8000]"
)
@click.option(
    "--processes",
    type=click.IntRange(1, PROCESSES_MAX),
    help="More than one needs PostgreSQL and Redis. [PAROLI_PROCESSES, 1]",
)
@click.option(
    "--tls", is_flag=True, help="Serve https, with a certificate authority of its own. [PAROLI_TLS]"
)
@click.option(
    "--tls-name",
    "names",
    multiple=True,
    metavar="NAME",
    help="Another name or address for the certificate. [PAROLI_TLS_NAMES]",
)
@click.option(
    "--authority-port",
    type=click.IntRange(0, PORT_MAX),
    help="Port that serves the certificate over http. [PAROLI_AUTHORITY_PORT, next port]",
)
@implemented_by("service.cli.serve:run_service")
def serve_command() -> None:
    """Serve the API and the pages. Without Redis, also do the workers' jobs.

    Creates and migrates an SQLite database itself. Prints a link that signs in a first browser.
    """


@click.command("work", short_help="Do the jobs of the queues, such as settlements.")
@click.argument("queues", nargs=-1, type=click.Choice(QUEUES), metavar="[QUEUE...]")
@click.option(
    "--metrics-port",
    type=click.IntRange(0, PORT_MAX),
    help="Port where the settling process serves /metrics, /healthz and /readyz. [none]",
)
@implemented_by("service.cli.worker_commands:run_workers")
def work_command() -> None:
    """Do the jobs of some queues, or of all: settlement, standings, reports.

    Needs PAROLI_REDIS_URL. One process does settlement, and then standings. Another does reports,
    so that a long one delays no settlement. If Redis is down, the worker retries every second and
    still settles. Ctrl+C and SIGTERM finish the current job and stop.
    """


@click.group(
    "jobs",
    invoke_without_command=True,
    subcommand_metavar="[COMMAND]",
    short_help="List, requeue or delete jobs.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line and job.")
@implemented_by("service.cli.worker_commands:print_jobs")
def jobs_group() -> None:
    """List the jobs that run, wait or failed; requeue or delete failed ones.

    Redis keeps a failed job for 30 days. Requeueing is safe: if the work is done already, the job
    does nothing.
    """


@jobs_group.command("requeue")
@click.argument("jobs", nargs=-1, metavar="[JOB...]")
@click.option("--all", "everything", is_flag=True, help="All failed jobs.")
@implemented_by("service.cli.worker_commands:requeue_jobs")
def requeue_command() -> None:
    """Put failed jobs back into their queues."""


@jobs_group.command("delete")
@click.argument("jobs", nargs=-1, metavar="[JOB...]")
@click.option("--all", "everything", is_flag=True, help="All failed jobs.")
@implemented_by("service.cli.worker_commands:delete_jobs")
def delete_command() -> None:
    """Delete failed jobs. This does not do their work."""


@jobs_group.command("forget", hidden=True)
@click.argument("jobs", nargs=-1, metavar="[JOB...]")
@click.option("--all", "everything", is_flag=True, help="All failed jobs.")
@implemented_by("service.cli.worker_commands:delete_jobs")
def forget_command() -> None:
    """Delete failed jobs: the former name of ``delete``."""


@click.command("health", short_help="Check that the service or the workers here run.")
@click.argument("command", required=False, type=click.Choice((SERVE, WORK)), metavar="[COMMAND]")
@implemented_by("service.cli.health:print_health")
def health_command() -> None:
    """Check that the service or the workers of this machine run.

    COMMAND is serve or work. Without it, PAROLI_RUN_FILE says which runs, and at which address.
    Without that file, the service that runs on the database is checked. Exit 1 if it does not
    answer.
    """
