"""What commands write: counts, tables, progress bars and files."""

import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import click

from service.atomic_file import CannotCreate, new_file

T = TypeVar("T")

Progress = Callable[[int, int], None]
"""Gets how much is done, and how much there is in total."""

_UNITS = ("bytes", "kB", "MB", "GB", "TB")


class StartFailed(click.ClickException):
    """Why a service or a worker does not start: a line of the log if that is JSON."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the message, or log it."""
        if os.environ.get("PAROLI_LOG") != "json":
            super().show(file)
            return
        # Imported late: only such a failure needs it.
        from service.telemetry.logs import configure_logging  # noqa: PLC0415

        configure_logging("json", "error")
        logging.getLogger(__name__).error(self.message)


def format_count(number: int, thing: str) -> str:
    """Return a number with what it counts: 1 event, 2 events."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def format_streams(sessions: int, gatherings: int, people: int) -> str:
    """Return numbers of streams. Sessions are always named, others only if there are any."""
    streams = [format_count(sessions, "session")]
    if gatherings:
        streams.append(format_count(gatherings, "gathering"))
    if people:
        streams.append("1 person" if people == 1 else f"{people} people")
    *first, last = streams
    return f"{', '.join(first)} and {last}" if first else last


def format_size(size: int) -> str:
    """Return a number of bytes for people: 812 bytes, 1.2 MB."""
    tenths, unit = size * 10, 0
    while tenths >= 10_000 and unit < len(_UNITS) - 1:  # noqa: PLR2004 - 1000, in tenths
        tenths, unit = tenths // 1000, unit + 1
    return f"{tenths // 10}.{tenths % 10} {_UNITS[unit]}" if unit else format_count(size, "byte")


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table with aligned columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def with_progress(items: Iterable[T], length: int, label: str) -> Iterator[T]:
    """Yield ``items``; on a terminal, show a progress bar."""
    if not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(items, length=length, label=label, file=sys.stderr) as bar:
        yield from bar


def printable(name: str) -> str:
    """Return a name without control characters, which a forged log may hold."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in name)


@contextmanager
def progress_bar(label: str) -> Iterator[Progress]:
    """Yield a function that moves a progress bar; without a terminal it does nothing."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    bar = click.progressbar(length=0, label=label, file=sys.stderr)

    def move(done: int, total: int) -> None:
        bar.length = total
        bar.update(done - bar.pos)

    with bar:
        yield move


@contextmanager
def output_file(target: Path) -> Iterator[Path]:
    """Yield a temporary file that becomes ``target`` at the end; on an error, exit 1."""
    try:
        with new_file(target) as path:
            yield path
    except CannotCreate as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{target}: {error.strerror or error}.") from error


def write_content(content: bytes, output: str | None) -> None:
    """Write a report to a new file, or to standard output."""
    if output is None:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    with output_file(Path(output)) as path:
        path.write_bytes(content)
