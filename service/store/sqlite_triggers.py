"""Compares the triggers of an SQLite file with those that the migrations create."""

from functools import cache

from alembic import command
from sqlalchemy import create_engine
from sqlalchemy.engine.interfaces import DBAPICursor

from service.store.migration_scripts import migration_config
from service.store.sqlite_driver import sqlite3

_TRIGGERS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"


def trigger_faults(cursor: DBAPICursor) -> list[str]:
    """Return what is wrong with the triggers, in sentences."""
    cursor.execute(_TRIGGERS)
    stored, expected = dict(cursor.fetchall()), _expected_triggers()
    faults = [f"The trigger {name} is missing." for name in expected.keys() - stored.keys()]
    for name, definition in stored.items():
        if name not in expected:
            faults.append(f"The trigger {name} is not one of Paroli.")
        elif definition != expected[name]:
            faults.append(f"The trigger {name} was changed.")
    return sorted(faults)


@cache
def _expected_triggers() -> dict[str, str]:
    """Return the triggers of a new database, by name."""
    engine = create_engine("sqlite://", module=sqlite3)
    with engine.begin() as connection:
        command.upgrade(migration_config(connection), "head")
        rows = connection.exec_driver_sql(_TRIGGERS).fetchall()
    engine.dispose()
    return {str(name): str(definition) for name, definition in rows}
