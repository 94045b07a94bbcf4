"""What an SQLite file refuses, from any program."""

import os
import platform
import signal
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from service.application.errors import StoreUnusable, WrongVersion
from service.application.verification.verify import verify
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.log.rows import append_rows
from service.store.opening.connect import open_store
from service.store.sqlite.driver import sqlite3
from service.store.sqlite.engine import SQLiteDatabase, engine_for, warnings_about
from tests.factories.basset import commands
from tests.servers.forked_process import start
from tests.store.session_appends import (
    append_session,
    application_of,
    following_append,
    meta,
    opening_append,
)

ROOT = Path(__file__).parents[2]
COLUMNS = {"events": "version", "keys": "version", "stream_list": "number"}
"""The tables of the log, each with a column of numbers from 1 on."""

FORBIDDEN = {
    "update": "UPDATE {t} SET {c} = {c}",
    "update of nothing much": "UPDATE {t} SET {c} = 7 WHERE {c} = 1",
    "delete": "DELETE FROM {t}",
    "delete one": "DELETE FROM {t} WHERE {c} = 1",
    "replace": "INSERT OR REPLACE INTO {t} SELECT * FROM {t}",
    "replace in words": "REPLACE INTO {t} SELECT * FROM {t} LIMIT 1",
    "insert or ignore": "INSERT OR IGNORE INTO {t} SELECT * FROM {t} LIMIT 1",
    "upsert": "INSERT INTO {t} SELECT * FROM {t} WHERE true ON CONFLICT DO UPDATE SET {c} = 9",
    "update or replace": "UPDATE OR REPLACE {t} SET {c} = 2 WHERE {c} = 1",
    "again": "INSERT INTO {t} SELECT * FROM {t} LIMIT 1",
}
BY_ROWID = {
    "events": "REPLACE INTO events (rowid, stream, version, id, entry, name, data, at, actor,"
    " previous_hash, hash) SELECT rowid, 'x', 1, 'x', '', '', '', '', '', '', hash FROM events",
    "keys": "REPLACE INTO keys (rowid, scope, key, fingerprint, body, session, version, settled)"
    " SELECT rowid, 'x', 'x', '', '', '', 1, 1 FROM keys",
}


@pytest.fixture
def raw(sql: SqlStore, file: Path) -> Iterator[sqlite3.Connection]:
    """A connection of another program to a file with a session, with Python's defaults."""
    append_session(sql)
    with closing(sqlite3.connect(file)) as connection:
        yield connection


def rows(connection: sqlite3.Connection) -> list[object]:
    return [connection.execute(f"SELECT * FROM {t}").fetchall() for t in COLUMNS]  # noqa: S608 - tables of ours


@pytest.mark.parametrize("how", FORBIDDEN)
@pytest.mark.parametrize("table", COLUMNS)
def test_events_and_keys_are_append_only(raw: sqlite3.Connection, table: str, how: str) -> None:
    before = rows(raw)
    assert all(before)
    with pytest.raises(sqlite3.IntegrityError, match=r"only ever added|taken"):
        raw.execute(FORBIDDEN[how].format(t=table, c=COLUMNS[table]))
    assert rows(raw) == before


@pytest.mark.parametrize("how", BY_ROWID)
def test_a_row_cannot_be_replaced_by_its_rowid(raw: sqlite3.Connection, how: str) -> None:
    before = rows(raw)
    with pytest.raises(sqlite3.IntegrityError, match="taken"):
        raw.execute(BY_ROWID[how])
    assert rows(raw) == before


@pytest.mark.parametrize(
    "row",
    [
        "events SELECT 's', 0, 'i', '', '', '', '', '', '', '', hash FROM events",
        "events SELECT 's', 1, 'i', '', '', '', '', '', '', '', 'short' FROM events",
        "events SELECT 's', 'one', 'i', '', '', '', '', '', '', '', hash FROM events",
        "postings VALUES ('s', 1, 1, 'a', 'b', 0, NULL, NULL)",
        "postings VALUES ('s', 1, 1, 'a', 'b', -5, NULL, NULL)",
        "postings VALUES ('s', 1, 1, 'a', 'b', 2.5, NULL, NULL)",
        "postings VALUES ('s', 1, 1, 'a', 'a', 5, NULL, NULL)",
        "sessions VALUES ('s', '', '', '', '', 0, 0, '', '', '', 0, 0, 0)",
        "sessions VALUES ('s', '', '', '', '', 1, 2, '', '', '', 0, 0, 0)",
    ],
)
def test_the_tables_refuse_invalid_rows(raw: sqlite3.Connection, row: str) -> None:
    before = rows(raw)
    with pytest.raises(sqlite3.IntegrityError):
        raw.execute(f"INSERT INTO {row} LIMIT 1" if "SELECT" in row else f"INSERT INTO {row}")
    assert rows(raw) == before


def test_an_event_beyond_its_session_is_a_wrong_version(sql: SqlStore, file: Path) -> None:
    session = append_session(sql)
    append = following_append(sql, session, commands.fund_bank(5), key="late")
    sql.append([following_append(sql, session, commands.fund_bank(5), key="first")])
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE sessions SET version = ?", [append.expected])
    with pytest.raises(WrongVersion, match=f"not at version {append.expected}"):
        sql.append([append])


def test_reopening_a_file_keeps_its_data(url: str) -> None:
    with open_store(url, EventCodec()) as store:
        session = append_session(store)
        before = (store.events(session), store.postings(session), store.row(session))
    with open_store(url, EventCodec()) as store:
        assert (store.events(session), store.postings(session), store.row(session)) == before
        store.append([following_append(store, session, commands.fund_bank(1))])


def test_closing_leaves_one_file_that_only_its_owner_can_read(url: str, file: Path) -> None:
    with open_store(url, EventCodec()) as store:
        append_session(store)
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0
    assert stat.S_IMODE(file.parent.stat().st_mode) & 0o077 == 0


def test_keys_of_a_session_are_read_by_index(sql: SqlStore) -> None:
    statement = sql._sql["idempotency_records"]
    with sql._database.reading() as cursor:
        cursor.execute(
            f"EXPLAIN QUERY PLAN {statement.sql}", statement.row(session="s", house="house")
        )
        steps = [step for *_, step in cursor.fetchall()]
    assert sum("SEARCH keys" in step for step in steps) == 3
    assert not any("SCAN" in step for step in steps)


def test_every_connection_has_its_pragmas(sql: SqlStore) -> None:
    wanted = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "recursive_triggers": 1,
        "wal_autocheckpoint": 0,
        "busy_timeout": 5000,
    }
    for lend in (sql._database.reading, sql._database.writing):
        with lend() as cursor:
            for pragma, value in wanted.items():
                cursor.execute(f"PRAGMA {pragma}")
                assert cursor.fetchone() == (value,)


@pytest.mark.slow
def test_the_size_of_the_write_ahead_log_is_bounded(sql: SqlStore, file: Path) -> None:
    session, keeper = append_session(sql), application_of(sql)
    log = file.with_name(f"{file.name}-wal")
    sql._database.erase_from_log()  # else the first checkpoint after a start does so
    sizes = []
    for half in range(2):
        for number in range(300):
            keeper.recorder.enter(session, commands.fund_bank(1), meta(f"{half}-{number}"))
        sizes.append(log.stat().st_size)
    assert sizes[1] < 1.3 * sizes[0], "the log is written over from its beginning"
    with sql._database.writing() as cursor:
        cursor.execute("PRAGMA busy_timeout")
        assert cursor.fetchone() == (5000,)


def test_two_stores_compile_their_statements_once(sql: SqlStore, url: str) -> None:
    with open_store(url, EventCodec()) as other:
        assert other._sql is sql._sql
        assert other.keyring._sql is sql.keyring._sql
        assert other.report_files._sql is sql.report_files._sql
        assert other.refused_keys._sql is sql.refused_keys._sql


def test_readers_do_not_wait_for_a_writer(sql: SqlStore) -> None:
    session = append_session(sql)
    before = sql.events(session)
    append = following_append(sql, session, commands.fund_bank(5))
    with sql._database.writing() as cursor:
        sql._insert(cursor, append, append_rows(append))
        assert sql.events(session) == before
        assert sql.idempotency_record(session, append.idempotency_records[0].key) is None
    assert sql.events(session) == [*before, *append.recorded]


def test_a_locked_file_is_reported(sql: SqlStore, url: str) -> None:
    session = append_session(sql)
    hasty = SqlStore(SQLiteDatabase(engine_for(url, wait_seconds=0)), EventCodec())
    append = following_append(sql, session, commands.fund_bank(5))
    with hasty:
        with sql._database.writing(), pytest.raises(StoreUnusable, match="another program"):
            hasty.append([append])
        hasty.append([append])
    assert sql.events(session)[-1] == append.recorded[-1]


def test_a_failed_transaction_changes_nothing(sql: SqlStore) -> None:
    append = opening_append()

    def write_and_fail() -> None:
        with sql._database.writing() as cursor:
            sql._insert(cursor, append, append_rows(append))
            raise LookupError

    with pytest.raises(LookupError):
        write_and_fail()
    assert sql.streams() == []
    assert sql.row(append.stream) is None
    sql.append([append])


HALF_TRANSACTION = """
import sys
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.log.rows import append_rows
from tests.store.session_appends import opening_append
store = open_store(sys.argv[1], EventCodec())
append = opening_append(sys.argv[2])
with store._database.writing() as cursor:
    store._insert(cursor, append, append_rows(append))
    print("written", flush=True)
    sys.stdin.read()
"""
STEADY_WRITES = """
import sys
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.factories.basset import commands
from tests.store.session_appends import application_of, meta
application = application_of(open_store(sys.argv[1], EventCodec()))
for number in range(int(sys.argv[4])):
    entry = meta(f"{sys.argv[3]}-{number}")
    answer = application.recorder.enter(sys.argv[2], commands.fund_bank(1), entry)
    print(answer.version, flush=True)
"""


@pytest.mark.slow
def test_a_process_killed_in_a_transaction_leaves_nothing_of_it(sql: SqlStore, url: str) -> None:
    append = opening_append()
    with start(HALF_TRANSACTION, url, append.stream) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "written\n"
        child.kill()
    assert child.returncode == -signal.SIGKILL
    assert sql.streams() == []
    assert sql.postings(append.stream) == []
    assert sql.row(append.stream) is None
    sql.append([append])
    assert sql.events(append.stream) == list(append.recorded)


@pytest.mark.slow
def test_acknowledged_writes_survive_a_kill(sql: SqlStore, url: str) -> None:
    session = append_session(sql)
    with start(STEADY_WRITES, url, session, "a", "1000000") as child:
        assert child.stdout is not None
        answered = [int(child.stdout.readline()) for _ in range(40)][-1]
        os.kill(child.pid, signal.SIGKILL)
    events = sql.events(session)
    assert len(events) >= answered
    (verified,) = verify(sql, EventCodec(), [session])
    assert verified.findings == ()
    application_of(sql).recorder.enter(session, commands.fund_bank(1), meta("goes on"))


@pytest.mark.slow
def test_two_processes_append_to_one_session(sql: SqlStore, url: str) -> None:
    session = append_session(sql)
    before = len(sql.events(session))
    with (
        start(STEADY_WRITES, url, session, "a", "40") as one,
        start(STEADY_WRITES, url, session, "b", "40") as other,
    ):
        assert one.stdout is not None
        assert other.stdout is not None
        outputs = [one.stdout.read(), other.stdout.read()]
    assert [one.returncode, other.returncode] == [0, 0]
    versions = sorted(int(line) for output in outputs for line in output.split())
    assert versions == list(range(before + 1, before + 81))
    (verified,) = verify(sql, EventCodec(), [session])
    assert (verified.events, verified.findings) == (before + 80, ())


RARE_STATEMENTS = {
    *("balances", "streams", "first_events", "key_scopes", "derived_streams"),
    "newest_listed_stream",
}
"""Statements that read all rows by design: of a session, or of the house.

SQLite also calls it a scan to read the last row of a table without rowids.
"""


def test_no_frequent_statement_scans_a_table(sql: SqlStore) -> None:
    with sql._database.reading() as cursor:
        for name, statement in sql._sql.items():
            cursor.execute(f"EXPLAIN QUERY PLAN {statement.sql}", [0] * len(statement.names))
            for *_, step in cursor.fetchall():
                assert name in RARE_STATEMENTS or "TEMP B-TREE" not in step, (name, step)
                assert not step.startswith("SCAN") or "INDEX" in step or name in RARE_STATEMENTS, (
                    name,
                    step,
                )


@pytest.mark.parametrize("table", COLUMNS)
def test_the_triggers_read_rows_by_index(raw: sqlite3.Connection, table: str) -> None:
    conditions = raw.execute(
        "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE ? || '_taken%'", [table]
    ).fetchall()
    assert conditions
    for (trigger,) in conditions:
        statement = trigger.partition("EXISTS (")[2].partition(")\n")[0]
        for column in ("stream", "version", "id", "scope", "key", "rowid", "number"):
            statement = statement.replace(f"NEW.{column}", "?")
        plan = raw.execute(f"EXPLAIN QUERY PLAN {statement}", [0] * statement.count("?")).fetchall()
        assert all(step.startswith("SEARCH") for *_, step in plan), plan


def test_an_sqlite_version_that_can_corrupt_files_gives_a_warning() -> None:
    if (sys.platform, platform.machine()) == ("linux", "x86_64"):
        assert warnings_about(sqlite3.sqlite_version_info) == (), "the locked wheel is current"
    assert warnings_about((3, 51, 3)) == ()
    assert warnings_about((3, 53, 0)) == ()
    (warning,) = warnings_about((3, 40, 1))
    assert "SQLite 3.40.1" in warning
    assert "3.51.3" in warning
