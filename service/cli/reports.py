"""The command ``report``."""

import sys
from pathlib import Path

import click

from service.application.null_ports import NoJobQueue
from service.application.reports import Reports
from service.application.session_cache import SessionCache
from service.cli.output import output_file, progress_bar
from service.cli.store_access import find_sessions, open_configured_store
from service.clock import SystemClock
from service.reports.formats import FORMATS
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES
from service.store.events import SqlStore


@click.command("report")
@click.argument("session", metavar="SESSION")
@click.option(
    "--format",
    "form",
    type=click.Choice(tuple(FORMATS)),
    default="html",
    show_default=True,
    help="What to write. `csv` is a zip archive, `journal` is for hledger.",
)
@click.option("--as-of", type=click.IntRange(1), metavar="VERSION", help="An earlier version.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), default=DEFAULT_LANGUAGE, show_default=True
)
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
def report_command(
    session: str, form: str, as_of: int | None, language: str, output: str | None
) -> None:
    """Write the report of a session.

    SESSION is a session's id or a unique start of it. The totals are the same in every format, and
    the same log gives the same bytes. The output file must be new.
    """
    with open_configured_store(create=False) as store:
        (session_id,) = find_sessions(store, [session])
        version = _version(store, session_id, as_of)
        with progress_bar("Reading") as progress:
            reports = Reports(store, SystemClock(), NoJobQueue())
            report = reports.report(session_id, version, progress)
        content = FORMATS[form].write(report, language)
    if output is None:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    with output_file(Path(output)) as path:
        path.write_bytes(content)


def _version(store: SqlStore, session: str, as_of: int | None) -> int:
    sessions = SessionCache(store)
    current = sessions.current(session).version
    if as_of is None:
        return current
    if as_of > current:
        raise click.ClickException(f"The session has no version {as_of} yet, only {current}.")
    return sessions.whole_version(session, as_of)
