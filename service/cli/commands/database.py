"""The commands that look after a database: ``migrate``, ``backup``, ``verify``, ``rebuild``."""

from pathlib import Path

import click

from service.cli.commands.implementation import implemented_by

_FINGERPRINT_CHARACTERS = 32


def _parse_fingerprints(
    _context: object, _option: object, given: tuple[str, ...]
) -> frozenset[str]:
    """Return fingerprints without blanks. Raises: ``click.BadParameter``."""
    found = frozenset("".join(text.split()).upper() for text in given)
    for text in found:
        if len(text) != _FINGERPRINT_CHARACTERS or set(text) - set("0123456789ABCDEF"):
            raise click.BadParameter("A fingerprint has 32 hexadecimal digits, in any groups.")
    return found


@click.command("migrate")
@click.option(
    "--app-role",
    metavar="ROLE",
    help="PostgreSQL: permit ROLE to read and add to the log, and to write derived data.",
)
@implemented_by("service.cli.maintenance:migrate_database")
def migrate_command() -> None:
    """Create or upgrade the tables of the database.

    A database that is up to date is not changed. `paroli serve` does this itself for SQLite. For
    PostgreSQL, migrate as the role that owns the tables, and serve as another role.
    """


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@implemented_by("service.cli.archives:back_up")
def backup_command() -> None:
    """Copy the database to FILE, even while the service writes to it.

    FILE must be new. It appears complete or not at all, after a check, and only its owner may
    read it. For PostgreSQL, print the command that makes a copy.
    """


@click.command("verify")
@click.argument("sessions", nargs=-1, metavar="[SESSION...]")
@click.option("--verbose", is_flag=True, help="Also print each session's events, head and name.")
@click.option(
    "--seal",
    "seals",
    multiple=True,
    type=click.Path(),
    metavar="FILE",
    help="Also check the seals in a file. Repeat for more.",
)
@click.option(
    "--export",
    type=click.Path(),
    metavar="FILE",
    help="Check the seals against an exported file; the database is not opened.",
)
@click.option(
    "--fingerprint",
    "fingerprints",
    multiple=True,
    callback=_parse_fingerprints,
    help="The key that must have signed. Repeat for more. [the keys of this house]",
)
@implemented_by("service.cli.maintenance:verify_sessions")
def verify_command() -> None:
    """Check the accounts of some or all sessions against their logs.

    SESSION is a session's id or a unique start of it. Every hash of the chain is computed again.
    Event ids, idempotency keys, postings, balances, the list of sessions and standings are compared
    with the events. If no session is named, the whole database is checked: also evenings, people,
    their bankrolls, the chained list of all of them, tables, triggers and permissions. Prints one
    line for each problem; exit 1 if there is one.

    A seal shows whether a log was changed and its hashes computed again: --seal checks its
    signature, and that the log still leads to its hash. If a file cannot be read: exit 2.
    """


@click.command("rebuild", short_help="Compute rows, postings and standings again.")
@click.argument("sessions", nargs=-1, metavar="[SESSION...]")
@implemented_by("service.cli.maintenance:rebuild_sessions")
def rebuild_command() -> None:
    """Compute rows, postings and standings of some sessions, or of all, again from their logs.

    If the database is an SQLite file, stop the service first. PostgreSQL needs no stop.

    SESSION is a session's id or a unique start of it. If no session is named, the rows and postings
    of evenings and people are computed too: also the balance of each bankroll. Events are never
    changed. Prints one line for each change; exit 1 if something cannot be rebuilt.
    """
