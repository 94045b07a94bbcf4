"""The floor: sqlite3 alone, as many rows and bytes in a commit as ours, nothing else done."""

import json
from collections.abc import Sequence
from pathlib import Path

from service.application.ports.store import Append, SessionRow
from service.store.log.rows import event_row, idempotency_row, posting_rows, session_row
from service.store.sqlite.driver import sqlite3


def connect(file: Path) -> sqlite3.Connection:
    """Return a connection, shared by threads, that is as durable as ours."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE rows (number INTEGER PRIMARY KEY, body TEXT NOT NULL)")
    return connection


def rows_of(append: Append) -> list[tuple[str]]:
    """Return the rows that ``append`` writes to a session, each as one text."""
    assert isinstance(append.row, SessionRow)
    rows = [
        *map(event_row, append.recorded),
        *posting_rows(append.stream, append.postings),
        *map(idempotency_row, append.idempotency_records),
        session_row(append.row),
    ]
    return [(json.dumps(row),) for row in rows]


def insert(connection: sqlite3.Connection, rows: Sequence[tuple[str]]) -> None:
    """Commit ``rows``."""
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("INSERT INTO rows (body) VALUES (?)", rows)
    connection.execute("COMMIT")
