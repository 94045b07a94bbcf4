"""Verify finds changed tables and triggers of PostgreSQL, and roles with more rights."""

from collections.abc import Iterator
from typing import cast

import psycopg
import pytest
from sqlalchemy.engine.interfaces import DBAPICursor

from service.store.log.codec import EventCodec
from service.store.opening.connect import migrate_store, open_store
from service.store.postgres import engine as postgres
from service.store.postgres.protection import protection_faults
from tests.servers.fixtures import copy_of_database
from tests.servers.postgresql import Server

APP = "app_that_is_checked"
ON_COMMAND = "CREATE FUNCTION on_command() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN END'"
ONLY_ADDED = "CREATE OR REPLACE FUNCTION paroli_only_added() RETURNS trigger LANGUAGE plpgsql"


@pytest.fixture(scope="module")
def protected(server: Server) -> Iterator[str]:
    """The address of a database with an application's role. Tests change it and roll back."""
    with copy_of_database(server) as name:
        server.execute(f"CREATE ROLE {APP} LOGIN")
        migrate_store(server.url(name), app_role=APP)
        yield server.url(name)
    server.execute(f"DROP ROLE {APP}")


@pytest.mark.parametrize("user", ["owner", APP])
def test_a_migrated_database_has_no_faults(protected: str, user: str) -> None:
    with open_store(protected.replace("owner@", f"{user}@"), EventCodec()) as store:
        assert store.protection_faults() == []


ATTACKS = {
    "DROP TRIGGER events_kept ON events": ["The trigger events_kept is missing."],
    "ALTER TABLE keys DISABLE TRIGGER keys_kept_whole": [
        "The trigger keys_kept_whole was changed or switched off."
    ],
    "DROP TRIGGER keys_kept ON keys; CREATE TRIGGER keys_kept BEFORE DELETE ON keys"
    " FOR EACH ROW EXECUTE FUNCTION paroli_only_added()": [
        "The trigger keys_kept was changed or switched off."
    ],
    f"{ONLY_ADDED} AS 'BEGIN RETURN NEW; END'": [
        f"The trigger {table}_{name} was changed or switched off."
        for table, name in (
            *(("access_keys", "kept"), ("access_keys", "kept_whole")),
            *(("events", "kept"), ("events", "kept_whole")),
            *(("keys", "kept"), ("keys", "kept_whole")),
            *(("stream_list", "kept"), ("stream_list", "kept_whole")),
        )
    ],
    "CREATE TRIGGER more AFTER INSERT ON postings"
    " FOR EACH ROW EXECUTE FUNCTION paroli_only_added()": [
        "The trigger more is not one of Paroli."
    ],
    "CREATE RULE silent AS ON INSERT TO stream_list DO INSTEAD NOTHING": [
        "The rule silent on stream_list is not one of Paroli."
    ],
    "SET LOCAL session_replication_role = replica": [
        "The setting session_replication_role switches all triggers off."
    ],
    f"ALTER ROLE {APP} SET session_replication_role = replica": [
        "The setting session_replication_role switches all triggers off."
    ],
    f"GRANT SELECT, UPDATE ON events TO {APP}": [
        f"The role {APP} has UPDATE on events, which it does not need."
    ],
    f"GRANT UPDATE (role, used_at) ON access_keys TO {APP}": [
        f"The role {APP} has UPDATE on role of access_keys, which it does not need."
    ],
    "GRANT DELETE ON keys TO PUBLIC": [
        "The role public has DELETE on keys, which it does not need."
    ],
    f"GRANT owner TO {APP}": [f"The role {APP} has the permissions of the tables' owner."],
    f"ALTER TABLE keys OWNER TO {APP}": [
        f"The tables and their triggers have several owners: {APP}, owner."
    ],
    "CREATE ROLE reader BYPASSRLS REPLICATION; GRANT SELECT ON events TO reader": [],
    "ALTER TABLE keys DROP CONSTRAINT pk_keys": ["The constraint pk_keys of keys is missing."],
    "ALTER TABLE events DROP CONSTRAINT pk_events,"
    " ADD CONSTRAINT pk_events PRIMARY KEY (stream, version, hash)": [
        "The constraint pk_events of events was changed."
    ],
    "ALTER TABLE postings DROP CONSTRAINT ck_postings_amount,"
    " ADD CONSTRAINT ck_postings_amount CHECK (amount > -9)": [
        "The constraint ck_postings_amount of postings was changed."
    ],
    "ALTER TABLE keys DROP CONSTRAINT ck_keys_settled,"
    " ADD CONSTRAINT ck_keys_settled CHECK (settled IN (0, 1)) NOT VALID": [
        "The constraint ck_keys_settled of keys was changed."
    ],
    "ALTER TABLE sessions ADD FOREIGN KEY (id) REFERENCES standings": [
        "The constraint sessions_id_fkey of sessions is not one of Paroli."
    ],
    "ALTER TABLE events ALTER entry DROP NOT NULL": ["The column entry of events was changed."],
    "ALTER TABLE events ADD more text": ["The column more of events is not one of Paroli."],
    "DROP INDEX ix_events_of_session": ["The index ix_events_of_session of events is missing."],
    "DROP INDEX uq_access_keys_of_request;"
    " CREATE INDEX uq_access_keys_of_request ON access_keys (request)": [
        "The index uq_access_keys_of_request of access_keys was changed."
    ],
    "CREATE UNIQUE INDEX more ON events (actor)": [
        "The index more of events is not one of Paroli."
    ],
    "CREATE INDEX more ON events (actor)": [],
    "CREATE TABLE more () INHERITS (events)": [
        "The table more inherits from events, so its rows appear there."
    ],
    "ALTER TABLE events ENABLE ROW LEVEL SECURITY": [
        "The table events has row security, which can hide rows."
    ],
    "ALTER TABLE reports SET UNLOGGED": [
        "The table reports is unlogged, so a crash of the server empties it."
    ],
    f"{ON_COMMAND}; CREATE EVENT TRIGGER more ON ddl_command_end EXECUTE FUNCTION on_command()": [
        "The event trigger more is not one of Paroli."
    ],
    **{
        f"ALTER ROLE {APP} {right}": [f"The role {APP} has {right}, which it does not need."]
        for right in ("SUPERUSER", "CREATEROLE", "BYPASSRLS", "REPLICATION")
    },
    f"GRANT pg_write_all_data TO {APP}": [
        f"The role {APP} has the rights of pg_write_all_data, which it does not need."
    ],
    "CREATE ROLE other SUPERUSER; SET LOCAL ROLE other": [
        "The role other has SUPERUSER, which it does not need."
    ],
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_database_with_less_protection_is_found(protected: str, attack: str) -> None:
    with psycopg.connect(protected) as connection, connection.cursor() as cursor:
        cursor.execute(attack.encode())
        faults = protection_faults(cast("DBAPICursor", cursor), postgres.GRANTS)
        assert faults == ATTACKS[attack]
        connection.rollback()
