"""How a person at a terminal is told how much there is, and how far something has come."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import click

T = TypeVar("T")

Progress = Callable[[int, int], None]
"""Is told how much is done, and how much there is to do."""

_UNITS = ("bytes", "kB", "MB", "GB", "TB")


def counted(number: int, thing: str) -> str:
    """Return a number with what it counts: 1 event, 2 events."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def size_of(size: int) -> str:
    """Return a number of bytes as people say it: 812 bytes, 1.2 MB."""
    tenths, unit = size * 10, 0
    while tenths >= 10_000 and unit < len(_UNITS) - 1:  # noqa: PLR2004 - 1000, in tenths
        tenths, unit = tenths // 1000, unit + 1
    return f"{tenths // 10}.{tenths % 10} {_UNITS[unit]}" if unit else counted(size, "byte")


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table, its columns as wide as they must be."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def watched(items: Iterable[T], length: int, label: str) -> Iterator[T]:
    """Yield ``items``, with a bar for a person who waits."""
    if not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(items, length=length, label=label, file=sys.stderr) as bar:
        yield from bar


@contextmanager
def progress(label: str) -> Iterator[Progress]:
    """Lend what moves a bar, if a person waits."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    bar = click.progressbar(length=0, label=label, file=sys.stderr)

    def move(done: int, total: int) -> None:
        bar.length = total
        bar.update(done - bar.pos)

    with bar:
        yield move
