"""The command ``report``."""

import sys
from pathlib import Path

import click

from service.application.null_ports import NoJobQueue
from service.application.reports import Reports
from service.application.session_cache import SessionCache
from service.cli.output import output_file, progress_bar
from service.cli.store_access import find_gathering, find_sessions, open_configured_store
from service.clock import SystemClock
from service.domain.money import CURRENCIES
from service.reports.formats import FORMATS
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES
from service.store.events import SqlStore


@click.command("report")
@click.argument("session", metavar="[SESSION]", required=False)
@click.option(
    "--gathering", metavar="NAME", help="Name or id of a gathering: all its tables in one report."
)
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
    "--currency",
    type=click.Choice(tuple(CURRENCIES)),
    help="Of a gathering, the tables in this currency. The default is the newest table's.",
)
@click.option(
    "--language", type=click.Choice(LANGUAGES), default=DEFAULT_LANGUAGE, show_default=True
)
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
def report_command(  # noqa: PLR0913 - one parameter per option
    *,
    session: str | None,
    gathering: str | None,
    form: str,
    as_of: int | None,
    currency: str | None,
    language: str,
    output: str | None,
) -> None:
    """Write the report of a session, or of all tables of a gathering.

    SESSION is a session's id or a unique start of it. The totals are the same in every format, and
    the same log gives the same bytes. The output file must be new.
    """
    if (session is None) == (gathering is None):
        raise click.UsageError("Name a SESSION, or a gathering with --gathering.")
    if gathering is not None and as_of is not None:
        raise click.UsageError("--as-of is for a session.")
    if session is not None and currency is not None:
        raise click.UsageError("--currency is for a gathering.")
    with open_configured_store(create=False) as store:
        reports = Reports(store, SystemClock(), NoJobQueue())
        if gathering is not None:
            number = find_gathering(store, gathering)
            request = reports.gathering_request(number, currency, form, language)
            with progress_bar("Reading") as progress:
                content = reports.write(request, progress)
        else:
            (session_id,) = find_sessions(store, [str(session)])
            version = _version(store, session_id, as_of)
            with progress_bar("Reading") as progress:
                report = reports.report(session_id, version, progress)
            content = FORMATS[form].write(report, language)
    _write(content, output)


def _write(content: bytes, output: str | None) -> None:
    """Write a report to a new file, or to standard output."""
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
