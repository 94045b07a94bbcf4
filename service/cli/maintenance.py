"""The commands that maintain a database: ``migrate``, ``verify``, ``rebuild``."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import click

from service.application.archive.exported_logs import Logs
from service.application.ports.store import Codec, Store
from service.application.recording.bankrolls import PERSON
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import kind_and_number
from service.application.verification.findings import Verified
from service.application.verification.rebuild import rebuild
from service.application.verification.verify import verify
from service.application.verification.verify_database import database_findings, list_head
from service.application.verification.verify_streams import (
    rebuild_streams,
    streams_of,
    verify_streams,
)
from service.cli.output import format_count, format_streams, printable, with_progress
from service.cli.seals import (
    FoundSeal,
    TrustedKeys,
    check_seals,
    logs_of,
    read_export,
    read_seal_files,
    trusted_keys,
)
from service.cli.store_access import (
    database_url,
    exit_on_errors,
    find_sessions,
    open_configured_store,
)
from service.store.log.codec import EventCodec
from service.store.opening.connect import migrate_store
from service.store.opening.engines import display_name

T = TypeVar("T")

NOT_CHECKED = "Not checked: access keys with their roles, and contacts. No log has them."
"""A person who may write to the database can change these, and no hash covers them."""


def migrate_database(app_role: str | None) -> None:
    """Migrate the configured database, and print the revisions."""
    with exit_on_errors():
        url = database_url()
        before, now = migrate_store(url, app_role=app_role)
        name = display_name(url)
    if before == now:
        click.echo(f"{name} is already at revision {now}.")
    else:
        click.echo(f"Migrated {name} from {f'revision {before}' if before else 'empty'} to {now}.")


def verify_sessions(
    sessions: tuple[str, ...],
    seals: tuple[str, ...],
    export: str | None,
    fingerprints: frozenset[str],
    *,
    verbose: bool,
) -> None:
    """Check sessions and seals, print the problems, and exit."""
    _check_seal_options(sessions, seals, export, fingerprints)
    found = read_seal_files(seals)
    if export is not None:
        trusted = trusted_keys(fingerprints, of_house=False)
        problems = _print_seals(found, read_export(export), trusted, of_house=False)
        sys.exit(1 if problems else 0)
    with open_configured_store(create=False) as store:
        verified = list(_with_progress(store, sessions, verify, "Checking"))
        others = () if sessions else streams_of(store)
        others_verified = list(verify_streams(store, EventCodec(), others))
        logs = logs_of(store, found)
        of_database = () if sessions else tuple(database_findings(store))
        head = list_head(store)
    for result in (*verified, *others_verified):
        for line in _lines_of(result, verbose=verbose):
            click.echo(line)
    for finding in of_database:
        click.echo(printable(finding.message))
    if verbose:
        click.echo(f"Chained list: {format_count(head.lines, 'line')}, head {head.hash}")
    problems = len(of_database)
    problems += sum(len(result.findings) for result in (*verified, *others_verified))
    click.echo(_summary(verified, others_verified, problems))
    if not sessions:
        click.echo(NOT_CHECKED, err=True)
    trusted = trusted_keys(fingerprints, of_house=True)
    problems += _print_seals(found, logs, trusted, of_house=True)
    sys.exit(1 if problems else 0)


def _check_seal_options(
    sessions: tuple[str, ...],
    seals: tuple[str, ...],
    export: str | None,
    fingerprints: frozenset[str],
) -> None:
    """Raise ``UsageError`` unless the options belong together."""
    if (export is not None or fingerprints) and not seals:
        raise click.UsageError("--export and --fingerprint need a --seal.")
    if export is not None and sessions:
        raise click.UsageError("With --export, name no SESSION: the seals name theirs.")


def _print_seals(
    found: Sequence[FoundSeal], logs: Logs, trusted: TrustedKeys, *, of_house: bool
) -> int:
    """Check the seals, print a line for each, and return the number of problems."""
    problems = 0
    for report in check_seals(found, logs, trusted, of_house=of_house):
        problems += report.is_problem
        click.echo(report.line)
    if found:
        result = format_count(problems, "problem") if problems else "no problems found"
        click.echo(f"Checked {format_count(len(found), 'seal')}: {result}.")
    return problems


def rebuild_sessions(sessions: tuple[str, ...]) -> None:
    """Compute derived data again, print what changed, and exit."""
    with open_configured_store(create=False, exclusive=True) as store:
        if damage := store.damage():
            raise click.ClickException(damage)
        of_sessions = list(_with_progress(store, sessions, rebuild, "Rebuilding"))
        others = () if sessions else streams_of(store)
        rebuilt = [*of_sessions, *rebuild_streams(store, EventCodec(), others)]
    for result in rebuilt:
        if result.problem:
            click.echo(f"{result.session}: {result.problem}", err=True)
        if result.postings_changed:
            click.echo(f"{result.session}: the postings were wrong and are replaced.")
        if result.standings_changed:
            click.echo(f"{result.session}: the standings were wrong and are replaced.")
        if result.row_changed:
            click.echo(f"{result.session}: the row in the list was wrong and is replaced.")
    changed = sum(
        result.postings_changed or result.standings_changed or result.row_changed
        for result in rebuilt
    )
    counted = format_streams(len(of_sessions), *_counts_of(others))
    click.echo(f"Rebuilt {counted}; {changed or 'none'} changed.")
    sys.exit(1 if any(result.problem for result in rebuilt) else 0)


def _with_progress(
    store: Store,
    names: Sequence[str],
    work: Callable[[Store, Codec, Iterable[str]], Iterator[T]],
    label: str,
) -> Iterator[T]:
    """Yield the result of ``work`` for each session; on a terminal, show a progress bar."""
    sessions = find_sessions(store, names)
    return with_progress(work(store, EventCodec(), sessions), len(sessions), label)


def _summary(verified: Sequence[Verified], others: Sequence[Verified], problems: int) -> str:
    if not verified and not others and not problems:
        return "There are no sessions to check."
    events = sum(result.events for result in (*verified, *others))
    streams = format_streams(len(verified), *_counts_of(other.session for other in others))
    found = format_count(problems, "problem") if problems else "no problems found"
    return f"Checked {streams} with {format_count(events, 'event')}: {found}."


def _counts_of(streams: Iterable[str]) -> tuple[int, int]:
    """Return how many gatherings and people there are among streams that are not sessions."""
    kinds = Counter(kind_and_number(stream)[0] for stream in streams)
    return kinds[GATHERING.name], kinds[PERSON.name]


def _lines_of(verified: Verified, *, verbose: bool) -> Iterator[str]:
    for finding in verified.findings:
        yield f"{verified.session}: {finding.message}"
    if verbose:
        events = format_count(verified.events, "event")
        yield f"{verified.session}: {events}, head {verified.head}, {printable(verified.name)}"
