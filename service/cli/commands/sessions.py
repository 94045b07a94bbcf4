"""The commands that store and show sessions and people."""

from datetime import datetime
from typing import Any

import click

from service.cli.commands.implementation import implemented_by
from service.domain.values.money import CURRENCIES
from service.reports.format_names import FORMAT_NAMES, PLAIN_TEXT, TABLE_FORMAT_NAMES
from service.reports.words import DEFAULT_LANGUAGE, LANGUAGES


class _Day(click.DateTime):
    """A day as the API writes it; the error names the form, and not that of ``strptime``."""

    def __init__(self) -> None:
        super().__init__(["%Y-%m-%d"])

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> datetime:
        """Return the beginning of the day. Raises: ``BadParameter``."""
        try:
            day: datetime = super().convert(value, param, ctx)
        except click.BadParameter:
            message = f"{value!r} is no day of the calendar. Write it as 2026-01-06."
            self.fail(message, param, ctx)
        return day


_DAY = _Day()
_LISTED = 20


@click.command("import", short_help="Play score sheets, or read an archive, and store them.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--id", "session", type=click.UUID, help="The new session's id, for one sheet.")
@click.option("--key", help="A sheet is imported only once with the same key.")
@click.option(
    "--date", type=_DAY, metavar="YYYY-MM-DD", help="The day on which the sheets were played."
)
@click.option("--gathering", metavar="NAME", help="Name or id of the gathering they belong to.")
@click.option("--practice", is_flag=True, help="They are practice and never count.")
@implemented_by("service.cli.import_sheets:import_files")
def import_command() -> None:
    """Play score sheets and store each as a new session; print each session's id and file.

    If the database is an SQLite file, stop the service first. PostgreSQL needs no stop.

    FILE may be a folder: all score sheets in it (*.basset.toml) are imported. FILE may be -: the
    score sheet comes from standard input. If a line is refused, or the balances differ from what
    the sheet expects, nothing of that sheet is stored: exit 1. If a file is not a score sheet: exit
    2. The other files are imported in any case. A sheet that this command stored before is not
    stored again, unless it has another --key.

    FILE may also be an archive from `paroli export --all`. Its sessions are stored unchanged, with
    their events, hashes and idempotency keys; existing sessions are skipped. A session whose
    hashes or accounts are wrong, or that differs from the one here, is refused: exit 1. If an
    archive is incomplete, nothing of it is stored: exit 2.
    """


@click.command("export", short_help="Write a session as a score sheet or as JSON.")
@click.argument("session", required=False, metavar="[SESSION]")
@click.option(
    "--all", "everything", is_flag=True, help="All sessions, gatherings and people, as one archive."
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["toml", "json"]),
    show_default="toml",
    help="A score sheet, or all data.",
)
@click.option(
    "--with-history", is_flag=True, help="In a score sheet, comments say what was corrected."
)
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
@click.option("--force", is_flag=True, help="Replace the output file if it exists.")
@implemented_by("service.cli.export:export_session")
def export_command() -> None:
    """Write a session as a score sheet that plays to the same balances, or as JSON.

    SESSION is a session's id or a unique start of it. JSON holds the session, its events, journal,
    balances and standings. A score sheet leaves out entries that were taken back.

    With --all, write everything as one archive, with hashes and idempotency keys. `paroli
    import` reads it into another database. An existing output file is replaced only with --force,
    and never by an archive.
    """


@click.command("report", short_help="Write the report of a session, an evening or a person.")
@click.argument("session", metavar="[SESSION]", required=False)
@click.option(
    "--gathering", metavar="NAME", help="Name or id of a gathering: all its tables in one report."
)
@click.option(
    "--person", metavar="NAME", help="Name or id of a person: the statement of their bankroll."
)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMAT_NAMES),
    default="html",
    show_default=True,
    help="What to write. `csv` is a zip archive, `journal` is for hledger.",
)
@click.option("--as-of", type=click.IntRange(1), metavar="VERSION", help="An earlier version.")
@click.option(
    "--currency",
    type=click.Choice(tuple(CURRENCIES)),
    help="Of a gathering or a person, the money in this currency. The default is the newest.",
)
@click.option("--from", "start", type=_DAY, metavar="DATE", help="First day of a statement.")
@click.option("--to", "end", type=_DAY, metavar="DATE", help="Last day of a statement.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), default=DEFAULT_LANGUAGE, show_default=True
)
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
@implemented_by("service.cli.reports.report:write_report")
def report_command() -> None:
    """Write the report of a session, of all tables of a gathering, or of a person's bankroll.

    SESSION is a session's id or a unique start of it. The totals are the same in every format, and
    the same log gives the same bytes. The output file must be new.
    """


@click.command("sessions")
@click.option(
    "--limit",
    type=click.IntRange(min=1),
    default=_LISTED,
    show_default=True,
    help="List so many at most.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line and session.")
@implemented_by("service.cli.sessions:print_sessions")
def sessions_command() -> None:
    """List sessions, newest first."""


@click.command("bankrolls", short_help="List all bankrolls, with totals.")
@click.option(
    "--format",
    "form",
    type=click.Choice((PLAIN_TEXT, *TABLE_FORMAT_NAMES)),
    default=PLAIN_TEXT,
    show_default=True,
    help="What to write. `csv` is a zip archive.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=DEFAULT_LANGUAGE,
    show_default=True,
    help="Of `html`, `pdf` and `xlsx`.",
)
@click.option(
    "--output", type=click.Path(dir_okay=False), help="Write to a file instead of standard output."
)
@implemented_by("service.cli.reports.bankrolls:print_bankrolls")
def bankrolls_command() -> None:
    """List all bankrolls by name, and the total of each currency.

    Each line has the balance, what the person has at open tables, and what the person still owes as
    a banker. The output file must be new.
    """
