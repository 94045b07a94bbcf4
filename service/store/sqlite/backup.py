"""Copies an SQLite database while other processes write to it."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from service.application.errors import StoreUnusable
from service.store.sqlite.driver import sqlite3
from service.store.sqlite.engine import WAIT_SECONDS, unusable
from service.store.sqlite.file import is_read_only, missing_database, read_only_address

_PAGES = 512
"""How many pages are copied between two progress reports: 2 MB."""

_BESIDE = ("-wal", "-shm", "-journal")
"""How the names of files end that SQLite writes beside a database."""


_COUNTS = """
SELECT (SELECT count(*) FROM sessions),
(SELECT count(DISTINCT stream) FROM events WHERE stream LIKE 'gathering:%'),
(SELECT count(DISTINCT stream) FROM events WHERE stream LIKE 'person:%'),
(SELECT count(*) FROM events)
"""
"""Of gatherings and people the log is read: old revisions have no table of them."""


@dataclass(frozen=True, slots=True)
class CopyCounts:
    """How many sessions, gatherings, people and events a copy holds."""

    sessions: int
    gatherings: int
    people: int
    events: int


def copy_database(source: Path, target: Path, progress: Callable[[int, int], object]) -> CopyCounts:
    """Write a snapshot of ``source`` to the empty file ``target``, and check the copy.

    The copy has the schema revision of ``source``. ``progress`` gets the pages done and the pages
    in total. Raises: ``StoreUnusable``.
    """
    if not source.exists():
        raise missing_database(source)
    try:
        with closing(_open_source(source)) as database, _copy_at(target) as copy:
            _begin_snapshot(database, source)
            _copy(database, copy, progress)
            return _checked(copy)
    except sqlite3.Error as error:
        raise unusable(error, f"The database {source}") from error


def _open_source(path: Path) -> sqlite3.Connection:
    if not is_read_only(path):
        return _connect(path)
    address = read_only_address(path)
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=WAIT_SECONDS)


def _connect(path: Path) -> sqlite3.Connection:
    address = f"{path.resolve().as_uri()}?mode=rw"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=WAIT_SECONDS)


@contextmanager
def _copy_at(target: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection to ``target``; at the end, nothing that SQLite wrote beside it is left.

    A copy has the source's write-ahead log until it is complete. If the disk is full then, SQLite
    leaves the log behind.
    """
    try:
        with closing(_connect(target)) as copy:
            yield copy
    finally:
        for ending in _BESIDE:
            with suppress(OSError):
                target.with_name(f"{target.name}{ending}").unlink(missing_ok=True)


def _begin_snapshot(database: sqlite3.Connection, source: Path) -> None:
    """Begin to read a snapshot and check that it has our tables. Raises: ``StoreUnusable``."""
    database.execute("BEGIN")
    tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    if not {("events",), ("sessions",)} <= set(tables):
        raise StoreUnusable(
            f"The database {source} has no tables of Paroli. Check PAROLI_DATABASE_URL."
        )


def _copy(
    database: sqlite3.Connection, copy: sqlite3.Connection, progress: Callable[[int, int], object]
) -> None:
    def report(_status: int, remaining: int, total: int) -> None:
        progress(total - remaining, total)

    try:
        # An unfinished copy is thrown away, so it needs no journal.
        copy.execute("PRAGMA journal_mode = OFF")
        database.backup(copy, pages=_PAGES, progress=report)
        # One file without a write-ahead log; the service switches it on again.
        copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StoreUnusable(f"The copy failed: {error}. Check the disk, then try again.") from error


def _checked(copy: sqlite3.Connection) -> CopyCounts:
    (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise StoreUnusable(
            f"The copy is damaged, so the database is damaged too: {found}. Restore a backup."
        )
    return CopyCounts(*copy.execute(_COUNTS).fetchone())
