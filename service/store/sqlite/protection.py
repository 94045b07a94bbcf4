"""Compares tables, indexes and triggers of an SQLite file with those that the migrations create."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from alembic import command
from sqlalchemy import create_engine
from sqlalchemy.engine.interfaces import DBAPICursor

from service.store.migration_scripts import migration_config
from service.store.sqlite.driver import sqlite3

# SQLite creates further tables and indexes itself, all named sqlite_...
_DEFINITIONS = """
SELECT type, name, sql FROM sqlite_master
WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!' AND tbl_name <> 'alembic_version'
ORDER BY type, name
"""

_HARMLESS = ("CREATE INDEX", "CREATE TABLE", "CREATE VIEW", "CREATE VIRTUAL TABLE")
"""What may be added: none of these changes how rows are written."""


def protection_faults(cursor: DBAPICursor) -> list[str]:
    """Return what is wrong with tables, indexes and triggers, in sentences."""
    cursor.execute(_DEFINITIONS)
    stored, expected = _by_name(cursor.fetchall()), _expected_definitions()
    faults = [f"The {kind} {name} is missing." for kind, name in expected.keys() - stored.keys()]
    for (kind, name), definition in stored.items():
        if (kind, name) not in expected:
            if not definition.startswith(_HARMLESS):
                faults.append(f"The {kind} {name} is not one of Paroli.")
        elif definition != expected[kind, name]:
            faults.append(f"The {kind} {name} was changed.")
    return sorted(faults)


def _by_name(rows: Iterable[Any]) -> dict[tuple[str, str], str]:
    return {(kind, name): " ".join(definition.split()) for kind, name, definition in rows}


@cache
def _expected_definitions() -> dict[tuple[str, str], str]:
    """Return the definitions of a new database in SQL, by kind and name."""
    engine = create_engine("sqlite://", module=sqlite3)
    with engine.begin() as connection:
        command.upgrade(migration_config(connection), "head")
        rows = connection.exec_driver_sql(_DEFINITIONS).fetchall()
    engine.dispose()
    return _by_name(rows)
