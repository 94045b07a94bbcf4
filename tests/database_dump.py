"""The whole content of an SQLite database, to compare two states of it."""

from service.store.sqlite.driver import sqlite3


def dump_of(connection: sqlite3.Connection) -> list[str]:
    """Return the schema, and the sorted rows of every table."""
    query = "SELECT type, name, sql FROM sqlite_master ORDER BY type, name"
    schema = connection.execute(query).fetchall()
    tables = [name for kind, name, _ in schema if kind == "table"]
    rows = [
        (name, *row)
        for name in tables
        for row in connection.execute(f'SELECT * FROM "{name}"')  # noqa: S608 - of the schema
    ]
    return [*map(repr, schema), *sorted(map(repr, rows))]
