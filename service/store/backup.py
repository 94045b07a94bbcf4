"""A copy of an SQLite database, made while others write to it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from service.application.errors import StoreUnusable
from service.store.sqlite import WAIT_SECONDS, unusable

_PAGES = 512
"""How much is copied between two looks at the clock: 2 MB."""


@dataclass(frozen=True, slots=True)
class CopyCounts:
    """What is in a copy."""

    sessions: int
    events: int


def copy_database(source: Path, target: Path, progress: Callable[[int, int], object]) -> CopyCounts:
    """Write ``source`` as it is at one moment to the empty file ``target``, and check the copy.

    The tables stay those that ``source`` has, of whatever revision. ``progress`` is told pages
    done and pages in all. Raises: ``StoreUnusable``.
    """
    if not source.exists():
        raise StoreUnusable(f"There is no database {source}.")
    try:
        with closing(_opened(source)) as there, closing(_opened(target)) as copy:
            _check_tables(there, source)
            _copy(there, copy, progress)
            return _checked(copy)
    except sqlite3.Error as error:
        raise unusable(error, f"The database {source}") from error


def _opened(path: Path) -> sqlite3.Connection:
    address = f"{path.resolve().as_uri()}?mode=rw"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=WAIT_SECONDS)


def _check_tables(there: sqlite3.Connection, source: Path) -> None:
    """Begin to read at one moment: what is written later is neither seen nor waited for."""
    there.execute("BEGIN")
    tables = there.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    if not {("events",), ("sessions",)} <= set(tables):
        raise StoreUnusable(f"The database {source} has no tables of Paroli.")


def _copy(
    there: sqlite3.Connection, copy: sqlite3.Connection, progress: Callable[[int, int], object]
) -> None:
    def told(_status: int, left: int, total: int) -> None:
        progress(total - left, total)

    try:
        # The copy counts only when it is whole: until then it needs no journal of its own.
        copy.execute("PRAGMA journal_mode = OFF")
        there.backup(copy, pages=_PAGES, progress=told)
        # One file that can be read from anywhere; the service switches it back when it is served.
        copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StoreUnusable(f"The copy cannot be made: {error}.") from error


def _checked(copy: sqlite3.Connection) -> CopyCounts:
    (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise StoreUnusable(f"The copy is damaged, as the database must be: {found}.")
    ((sessions,), (events,)) = (
        copy.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608 - two names of ours
        for table in ("sessions", "events")
    )
    return CopyCounts(sessions, events)
