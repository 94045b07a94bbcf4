"""The command ``backup``, and archives of everything for ``export --all`` and ``import``."""

import os
import shlex
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import click

from service.application.archive.archive import (
    ArchiveWriter,
    BadArchive,
    Counts,
    read_archive,
    read_lines,
)
from service.application.archive.archive_export import archived_streams, read_for_archive
from service.application.archive.archive_import import ImportResult, check_archive, import_streams
from service.application.ports.store import Store
from service.application.recording.streams import kind_and_number
from service.cli.output import (
    Progress,
    format_count,
    format_size,
    format_streams,
    output_file,
    progress_bar,
    with_progress,
)
from service.cli.store_access import database_url, exit_on_errors
from service.clock import SystemClock
from service.store.log.codec import EventCodec
from service.store.opening.engines import SQLITE, kind_of, sqlite_path, url_prompting_for_password
from service.store.sqlite.backup import CopyCounts, copy_database

NOT_AN_ARCHIVE, REFUSED = 2, 1

_BEFORE_JSON = b"\xef\xbb\xbf \t\r\n"


def back_up(file: Path) -> None:
    """Copy the database to a new file, or print the command that copies it."""
    with exit_on_errors():
        url = database_url()
        if kind_of(url) != SQLITE:
            command = shlex.join(
                ["pg_dump", "--format=custom", f"--file={file}", url_prompting_for_password(url)]
            )
            raise click.ClickException(f"Copy a PostgreSQL database with: {command}")
        copied = _copy(sqlite_path(url), file)
    streams = format_streams(copied.sessions, copied.gatherings, copied.people)
    events, size = format_count(copied.events, "event"), format_size(file.stat().st_size)
    click.echo(f"Wrote {file}: {streams} with {events}, {size}.")


def _copy(source: Path, target: Path) -> CopyCounts:
    if source.exists() and target.exists() and source.samefile(target):
        raise click.ClickException(f"{target} is the database itself. Name another file.")
    with output_file(target) as path, progress_bar("Copying") as report:
        return copy_database(source, path, report)


def export_all(store: Store, output: str | None) -> None:
    """Write all sessions, gatherings and people as one archive, to a file or to standard output."""
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
    with output_file(Path(output)) as path, path.open("wb") as stream:
        counts = _write(store, stream)
    click.echo(f"Wrote {_describe(counts)} to {output}.")


def _write(store: Store, stream: BinaryIO) -> Counts:
    writer = ArchiveWriter(stream.write, SystemClock().now())
    streams = archived_streams(store)
    for archived in with_progress(read_for_archive(store, streams), len(streams), "Writing"):
        writer.add(archived)
    writer.end()
    return writer.counts


def is_archive(path: str) -> bool:
    """Return whether a file starts like an archive, as no score sheet can."""
    if not Path(path).is_file():
        # A pipe can be read only once, so leave it to the reader of the sheet.
        return False
    try:
        with Path(path).open("rb") as stream:
            return stream.read(64).lstrip(_BEFORE_JSON).startswith(b"{")
    except OSError:
        return False


def import_archive(store: Store, path: str) -> int:
    """Import an archive, print the outcome, and return the exit status."""
    arrivals: list[ImportResult] = []
    try:
        with Path(path).open("rb") as stream:
            counts = _check(stream)
            stream.seek(0)
            streams = read_archive(read_lines(stream.readline))
            brought = import_streams(store, EventCodec(), streams)
            total = counts.sessions + counts.gatherings + counts.people
            arrivals += with_progress(brought, total, "Importing")
    except OSError as error:
        click.echo(f"{path}: The file cannot be read: {error.strerror or error}.", err=True)
        return NOT_AN_ARCHIVE
    except BadArchive as error:
        click.echo(f"{path}:{error.line}: {error.message}", err=True)
        return NOT_AN_ARCHIVE
    refused = [arrival for arrival in arrivals if arrival.problem]
    for arrival in refused:
        kind, number = kind_and_number(arrival.stream)
        click.echo(f"{path}: {kind.capitalize()} {number}: {arrival.problem}", err=True)
    click.echo(_summary(arrivals))
    return REFUSED if refused else 0


def _check(stream: BinaryIO) -> Counts:
    """Check a whole archive before any of it is stored. Raises: ``BadArchive``."""
    size = os.fstat(stream.fileno()).st_size
    with progress_bar("Checking") as report:
        return check_archive(_report_lines(read_lines(stream.readline), size, report))


def _report_lines(lines: Iterable[bytes], size: int, report: Progress) -> Iterator[bytes]:
    done = 0
    for line in lines:
        yield line
        done += len(line)
        report(done, size)


def _summary(arrivals: Sequence[ImportResult]) -> str:
    counts = Counts()
    for new in arrivals:
        if new.events:
            kind, _ = kind_and_number(new.stream)
            counts.add(kind, events=new.events, keys=new.keys)
    refused = sum(arrival.problem is not None for arrival in arrivals)
    existing = sum(not arrival.events for arrival in arrivals) - refused
    parts = [f"Imported {_describe(counts) if counts.events else 'nothing new'}"]
    if existing:
        parts.append(f"{existing} existed already")
    if refused:
        parts.append(f"{refused} {'was' if refused == 1 else 'were'} refused")
    return "; ".join(parts) + "."


def _describe(counts: Counts) -> str:
    """Return the counts in words."""
    streams = format_streams(counts.sessions, counts.gatherings, counts.people)
    events, keys = format_count(counts.events, "event"), format_count(counts.keys, "key")
    return f"{streams} with {events} and {keys}"
