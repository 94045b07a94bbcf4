"""A store whose database an attacker changes without the service."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from service.store.log.events import SqlStore
from service.store.sqlite.driver import sqlite3
from tests.servers.postgresql import Server

TRIGGERS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"


@dataclass(frozen=True)
class AttackedStore:
    """``attack`` runs one statement on the database; no trigger runs, and all stay as they are."""

    store: SqlStore
    attack: Callable[[str], None]


def attack_file(file: Path, statement: str) -> None:
    """Change an SQLite file without its triggers, and create these again."""
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        triggers = raw.execute(TRIGGERS).fetchall()
        for name, _ in triggers:
            raw.execute(f"DROP TRIGGER {name}")
        assert raw.execute(statement).rowcount > 0, statement
        for _, definition in triggers:
            raw.execute(definition)


def attack_server(server: Server, database: str, statement: str) -> None:
    """Change a PostgreSQL database as its superuser, with the triggers switched off."""
    server.execute(f"SET session_replication_role = replica; {statement}", database)
