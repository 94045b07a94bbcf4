"""The commands that look after the books: ``migrate``, ``verify``, ``rebuild``."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import click

from service.application.ports import Codec, Store
from service.application.verify import Verified, rebuild, verify
from service.cli.output import counted, watched
from service.cli.store_access import chosen, database_url, exit_on_errors, open_configured_store
from service.store.codec import EventCodec
from service.store.connect import migrate_store
from service.store.engines import name_of

T = TypeVar("T")


@click.command("migrate")
@click.option(
    "--app-role",
    metavar="ROLE",
    help="PostgreSQL: let ROLE read and add to the log, and write what is derived from it.",
)
def migrate_command(app_role: str | None) -> None:
    """Make or renew the tables of the database.

    A database that is up to date stays as it is. `paroli serve` does this itself for SQLite; for
    PostgreSQL, migrate as the role that owns the tables and serve as another.
    """
    with exit_on_errors():
        url = database_url()
        before, now = migrate_store(url, app_role=app_role)
        name = name_of(url)
    if before == now:
        click.echo(f"{name} is at revision {now} already.")
    else:
        click.echo(f"{name} went from {f'revision {before}' if before else 'empty'} to {now}.")


@click.command("verify")
@click.argument("sessions", nargs=-1, metavar="[SESSION...]")
@click.option("--verbose", is_flag=True, help="Also print each session's events, head and name.")
def verify_command(sessions: tuple[str, ...], *, verbose: bool) -> None:
    """Check the books of all sessions, or of some, against their logs.

    SESSION is a session's id or a beginning of it that no other has. Every hash of the chain is
    reckoned again, and postings, balances, the list of sessions and standings are compared with
    what the events make. One line for each problem, and exit 1 if there is one.
    """
    with open_configured_store(create=False) as store:
        verified = list(_with_progress(store, sessions, verify, "Checking"))
    for one in verified:
        for line in _lines_of(one, verbose=verbose):
            click.echo(line)
    problems = sum(len(one.findings) for one in verified)
    click.echo(_summary(verified, problems))
    sys.exit(1 if problems else 0)


@click.command("rebuild")
@click.argument("sessions", nargs=-1, metavar="[SESSION...]")
def rebuild_command(sessions: tuple[str, ...]) -> None:
    """Make postings and standings of all sessions, or of some, anew from their logs.

    SESSION is a session's id or a beginning of it that no other has. Events are never touched.
    One line for each session that came out otherwise; exit 1 if a log cannot be read.
    """
    with open_configured_store(create=False) as store:
        rebuilt = list(_with_progress(store, sessions, rebuild, "Rebuilding"))
    for one in rebuilt:
        if one.problem:
            click.echo(f"{one.session}: {one.problem}", err=True)
        if one.postings_changed:
            click.echo(f"{one.session}: the postings were wrong and are made anew.")
        if one.standings_changed:
            click.echo(f"{one.session}: the standings are made anew.")
    changed = sum(one.postings_changed or one.standings_changed for one in rebuilt)
    click.echo(f"Rebuilt {counted(len(rebuilt), 'session')}; {changed or 'none'} changed.")
    sys.exit(1 if any(one.problem for one in rebuilt) else 0)


def _with_progress(
    store: Store,
    names: Sequence[str],
    work: Callable[[Store, Codec, Iterable[str]], Iterator[T]],
    label: str,
) -> Iterator[T]:
    """Yield what ``work`` makes of each session, with a bar for a person who waits."""
    sessions = chosen(store, names)
    return watched(work(store, EventCodec(), sessions), len(sessions), label)


def _summary(verified: Sequence[Verified], problems: int) -> str:
    if not verified:
        return "There are no sessions to check."
    events = sum(one.events for one in verified)
    checked = f"Checked {counted(len(verified), 'session')} and {counted(events, 'event')}"
    return f"{checked}: {counted(problems, 'problem') if problems else 'all is right'}."


def _lines_of(verified: Verified, *, verbose: bool) -> Iterator[str]:
    for finding in verified.findings:
        yield f"{verified.session}: {finding.message}"
    if verbose:
        events = counted(verified.events, "event")
        yield f"{verified.session}: {events}, head {verified.head}, {_shown(verified.name)}"


def _shown(name: str) -> str:
    """Return a name without what would move about in a terminal; the books may be forged."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)
