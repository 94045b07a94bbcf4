"""The shared database is empty for each test, and as protected as a new one."""

from random import Random

import psycopg
import pytest
from psycopg import sql

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.factories.basset.random_houses import RandomHouse
from tests.servers.emptiable_database import TABLES, EmptiableDatabase

STEPS = 20
SCHEMA = """SELECT relname, relkind, relacl::text FROM pg_class
WHERE relnamespace = 'public'::regnamespace ORDER BY 1"""
ROLES = "SELECT rolname, rolsuper, rolcanlogin FROM pg_roles ORDER BY 1"


def described(database: str) -> list[tuple[object, ...]]:
    """Return tables, indexes and sequences with who may use them, and the roles of the server."""
    with psycopg.connect(database) as connection:
        return [*connection.execute(SCHEMA), *connection.execute(ROLES)]


def test_nothing_is_left_and_everything_is_protected_again(
    emptied_database: str, shared_database: EmptiableDatabase
) -> None:
    before = described(emptied_database)
    with open_store(emptied_database, EventCodec()) as store:
        house = RandomHouse(store, Random(1))
        for _ in range(STEPS):
            house.step()
    with psycopg.connect(emptied_database, autocommit=True) as connection:
        with pytest.raises(psycopg.Error, match="only ever added"):
            connection.execute("DELETE FROM events")
        assert rows_of(connection)["events"] > 0
        shared_database.empty()
        assert set(rows_of(connection).values()) == {0}
    with open_store(emptied_database, EventCodec()) as store:
        assert store.protection_faults() == []
    assert described(emptied_database) == before


def rows_of(connection: psycopg.Connection) -> dict[str, int]:
    """Return how many rows each table has."""
    counted = sql.SQL("SELECT count(*) FROM {}")
    return {
        name: row[0]
        for (name,) in connection.execute(TABLES).fetchall()
        for row in connection.execute(counted.format(sql.Identifier(name)))
    }
