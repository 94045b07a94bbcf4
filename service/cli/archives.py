"""Whole houses: a copy of the database (``backup``), and archives on their way out and in."""

import os
import shlex
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import click

from service.application.archive import (
    ArchiveWriter,
    BadArchive,
    Counts,
    read_archive,
    read_lines,
    session_to_archive,
)
from service.application.archive_import import ImportResult, check_archive, import_sessions
from service.application.ports import Store
from service.application.verify import sessions_of
from service.cli.atomic_file import placed
from service.cli.output import Progress, counted, progress, size_of, watched
from service.cli.store_access import database_url, exit_on_errors
from service.clock import SystemClock
from service.store.backup import CopyCounts, copy_database
from service.store.codec import EventCodec
from service.store.engines import SQLITE, asking_for_password, kind_of, sqlite_path

NO_ARCHIVE, REFUSED = 2, 1

_BEFORE_JSON = b"\xef\xbb\xbf \t\r\n"


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def backup_command(file: Path) -> None:
    """Copy the database to FILE, also while the service writes to it.

    FILE must not be there yet. It comes whole or not at all, only its owner may read it, and it is
    checked before it gets its name. For PostgreSQL, print the command that copies it.
    """
    with exit_on_errors():
        url = database_url()
        if kind_of(url) != SQLITE:
            command = shlex.join(
                ["pg_dump", "--format=custom", f"--file={file}", asking_for_password(url)]
            )
            raise click.ClickException(f"PostgreSQL makes its own copies: {command}")
        copied = _copied(sqlite_path(url), file)
    sessions, events = counted(copied.sessions, "session"), counted(copied.events, "event")
    click.echo(f"Wrote {file}: {sessions} with {events}, {size_of(file.stat().st_size)}.")


def _copied(source: Path, target: Path) -> CopyCounts:
    if source.exists() and target.exists() and source.samefile(target):
        raise click.ClickException(f"{target} is the database itself: name another file.")
    with placed(target) as beside, progress("Copying") as told:
        return copy_database(source, beside, told)


def export_all(store: Store, output: str | None) -> None:
    """Write every session there is now as one archive, to a file or the screen."""
    if output is None:
        stream = sys.stdout.buffer
        try:
            _write(store, stream)
            stream.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise click.ClickException(f"{error.strerror or error}.") from error
        return
    with placed(Path(output)) as beside, beside.open("wb") as stream:
        counts = _write(store, stream)
    click.echo(f"Wrote {_told(counts)} to {output}.")


def _write(store: Store, stream: BinaryIO) -> Counts:
    writer = ArchiveWriter(stream.write, SystemClock().now())
    sessions = sessions_of(store)
    for session in watched(sessions, len(sessions), "Writing"):
        writer.add(session_to_archive(store, session))
    writer.end()
    return writer.counts


def is_archive(path: str) -> bool:
    """Say whether a file begins as an archive does; no score sheet can."""
    if not Path(path).is_file():
        # What a pipe gives is there once only, for whoever reads the sheet.
        return False
    try:
        with Path(path).open("rb") as stream:
            return stream.read(64).lstrip(_BEFORE_JSON).startswith(b"{")
    except OSError:
        return False


def import_archive(store: Store, path: str) -> int:
    """Bring in an archive, say what became of it, and return the exit status."""
    arrivals: list[ImportResult] = []
    try:
        with Path(path).open("rb") as stream:
            counts = _checked(stream)
            stream.seek(0)
            sessions = read_archive(read_lines(stream.readline))
            brought = import_sessions(store, EventCodec(), sessions)
            arrivals += watched(brought, counts.sessions, "Bringing in")
    except OSError as error:
        click.echo(f"{path}: It cannot be read: {error.strerror or error}.", err=True)
        return NO_ARCHIVE
    except BadArchive as error:
        click.echo(f"{path}:{error.line}: {error.message}", err=True)
        return NO_ARCHIVE
    refused = [arrival for arrival in arrivals if arrival.problem]
    for arrival in refused:
        click.echo(f"{path}: Session {arrival.session}: {arrival.problem}", err=True)
    click.echo(_summary(arrivals))
    return REFUSED if refused else 0


def _checked(stream: BinaryIO) -> Counts:
    """Read a file to its end, before anything of it is kept. Raises: ``BadArchive``."""
    size = os.fstat(stream.fileno()).st_size
    with progress("Checking") as told:
        return check_archive(_passing(read_lines(stream.readline), size, told))


def _passing(lines: Iterable[bytes], size: int, told: Progress) -> Iterator[bytes]:
    passed = 0
    for line in lines:
        yield line
        passed += len(line)
        told(passed, size)


def _summary(arrivals: Sequence[ImportResult]) -> str:
    new = [arrival for arrival in arrivals if arrival.events]
    refused = sum(arrival.problem is not None for arrival in arrivals)
    there = len(arrivals) - len(new) - refused
    counts = Counts(len(new), sum(one.events for one in new), sum(one.keys for one in new))
    parts = [f"Brought in {_told(counts) if new else 'no sessions'}"]
    if there:
        parts.append(f"{there} {'was' if there == 1 else 'were'} there already")
    if refused:
        parts.append(f"{refused} {'was' if refused == 1 else 'were'} refused")
    return "; ".join(parts) + "."


def _told(counts: Counts) -> str:
    sessions, events = counted(counts.sessions, "session"), counted(counts.events, "event")
    return f"{sessions} with {events} and {counted(counts.keys, 'key')}"
