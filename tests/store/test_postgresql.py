"""Tests for PostgreSQL only: roles, triggers, migrations, and lost connections."""

import threading
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from uuid import uuid4

import psycopg
import pytest

from service.app import make_application
from service.application.application import Application
from service.application.errors import StoreUnusable, StoreUnwritable
from service.application.ports.keyring import DEALER, Grant
from service.application.ports.refused_keys import RefusedKey
from service.application.ports.store import SessionFilter
from service.application.verification.verify_database import database_findings
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.log.rows import filter_values
from service.store.opening.connect import migrate_store, open_store
from service.store.opening.migrate import migrate
from service.store.postgres import engine as postgres
from service.store.postgres import table_version
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import meta
from tests.servers.postgresql import Server

ALTERATIONS = (
    "UPDATE events SET actor = 'nobody'",
    "DELETE FROM events",
    "TRUNCATE events",
    "UPDATE keys SET body = ''",
    "DELETE FROM keys",
    "TRUNCATE keys",
    """INSERT INTO events SELECT * FROM events
    ON CONFLICT (stream, version) DO UPDATE SET actor = 'nobody'""",
)


def handler_over(store: SqlStore) -> Application:
    return make_application(store)


def with_session(store: SqlStore) -> tuple[Application, str]:
    application, session = handler_over(store), str(uuid4())
    application.recorder.open(session, GAME, OpeningFactory.build(), meta(f"open {session}"))
    return application, session


@pytest.mark.parametrize("alteration", ALTERATIONS)
def test_the_owner_cannot_alter_the_log(
    postgresql: SqlStore, database: str, alteration: str
) -> None:
    _, session = with_session(postgresql)
    before = postgresql.events(session)
    with (
        psycopg.connect(database, autocommit=True) as owner,
        pytest.raises(psycopg.errors.RaiseException, match="only ever added"),
    ):
        owner.execute(alteration.encode())
    assert postgresql.events(session) == before


@pytest.fixture
def app_url(server: Server, database: str) -> str:
    """The URL of the same database for a role that owns no table."""
    role = f"app_{uuid4().hex[:8]}"
    server.execute(f"CREATE ROLE {role} LOGIN")
    migrate_store(database, app_role=role)
    return database.replace("owner@", f"{role}@")


def test_the_app_role_can_do_everything_that_serving_needs(app_url: str) -> None:
    with open_store(app_url, EventCodec()) as store:
        application, session = with_session(store)
        application.recorder.enter(session, c.FundBank(amount=5), meta("fund"))
        refused = RefusedKey(session, "refused", "f", "{}", "2026-01-06T12:00:00.000000Z")
        store.refused_keys.add([refused], stream=session, expected=2)
        store.refused_keys.delete(before="2026-01-07")
        assert store.stored_result(session, "refused") is None
        store.replace_postings(session, store.postings(session), upto=2)
        key = application.keys.make("x", Grant(DEALER), None, "tests").key
        store.keyring.touch(key.id, key.made_at)
        store.keyring.end(key.id, key.made_at)
        assert handler_over(store).sessions.current(session).version == 2


@pytest.mark.parametrize(
    "attempt",
    [
        *ALTERATIONS[:6],
        "ALTER TABLE events DISABLE TRIGGER ALL",
        "DROP TABLE keys",
        "UPDATE access_keys SET role = 'house'",
        "UPDATE access_keys SET digest = ''",
        "DELETE FROM access_keys",
        "TRUNCATE access_keys",
        "UPDATE refused_keys SET body = ''",
        "TRUNCATE refused_keys",
    ],
)
def test_the_app_role_cannot_alter_the_log(app_url: str, attempt: str) -> None:
    with (
        psycopg.connect(app_url, autocommit=True) as role,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        role.execute(attempt.encode())


def test_a_database_without_tables_is_reported(server: Server) -> None:
    name = f"empty_{uuid4().hex}"
    server.execute(f"CREATE DATABASE {name}")
    with pytest.raises(StoreUnusable, match="paroli migrate"):
        open_store(server.url(name), EventCodec())


def test_an_unreachable_server_is_reported_without_the_password() -> None:
    with pytest.raises(StoreUnusable) as raised:
        open_store("postgresql://owner:secret@127.0.0.1:1/books", EventCodec())
    assert "secret" not in str(raised.value)


def test_a_lock_timeout_is_reported(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "LOCK_MS", 50)
    with open_store(database, EventCodec()) as store, psycopg.connect(database) as owner:
        application, session = with_session(store)
        owner.execute("LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(StoreUnusable, match="took too long"):
            application.recorder.enter(session, c.FundBank(amount=5), meta("fund"))


def test_a_refused_write_is_not_reported_as_a_server_that_is_down(postgresql: SqlStore) -> None:
    """A read-only transaction stands for a read-only server. A full disk is not simulated."""

    def write() -> None:
        with postgresql._database.writing() as cursor:
            cursor.execute("SET TRANSACTION READ ONLY")
            cursor.execute("DELETE FROM contacts")

    with pytest.raises(StoreUnwritable, match="read-only"):
        write()
    full = postgres.unusable(psycopg.errors.DiskFull("could not extend file"))
    assert isinstance(full, StoreUnwritable)
    postgresql.try_write()


def test_a_process_waits_for_a_pooled_connection(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.store.postgres.engine.POOL", 2)
    monkeypatch.setattr("service.store.postgres.engine.POOL_SECONDS", 0.1)
    with open_store(database, EventCodec()) as store:
        with (
            store._database.reading(),
            store._database.reading(),
            pytest.raises(StoreUnusable, match="took too long"),
        ):
            store.streams()
        assert store.streams() == []


def test_lost_connections_are_replaced(postgresql: SqlStore, server: Server, database: str) -> None:
    application, session = with_session(postgresql)
    lend = postgresql._database.reading
    with lend(), lend():
        pass
    name = database.rpartition("/")[2]
    server.execute(
        f"SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity WHERE datname = '{name}'",  # noqa: S608 - a name that we made up
    )
    # No idle connection is used that the server closed, so no entry fails.
    assert application.recorder.enter(session, c.FundBank(amount=5), meta("fund")).version == 2
    with lend() as one, lend() as other:
        assert [cursor.execute("SELECT 1") is cursor for cursor in (one, other)] == [True, True]


def test_a_lost_connection_frees_its_place_in_the_pool(
    database: str,
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("service.store.postgres.engine.POOL", 3)
    monkeypatch.setattr("service.store.postgres.engine.POOL_SECONDS", 0.1)
    with open_store(database, EventCodec()) as store, ExitStack() as held:
        lend = store._database.reading
        for _ in range(2):
            held.enter_context(lend())
        with pytest.raises(StoreUnusable), lend() as cursor:
            cursor.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        (warning,) = [r.message for r in caplog.records if r.name == postgres.__name__]
        assert warning == (
            f"The connection to PostgreSQL at 127.0.0.1:{server.port} broke: terminating connection"
            " due to administrator command."
        )
        held.enter_context(lend()).execute("SELECT 1")
        with pytest.raises(StoreUnusable, match="took too long"), lend():
            pass
        assert connections(server, database) == 3


def connections(server: Server, database: str) -> int:
    name = database.rpartition("/")[2]
    with psycopg.connect(server.url("postgres")) as admin:
        (counted,) = admin.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = %s", [name]
        ).fetchone() or (0,)
    return int(counted)


def at_once(jobs: list[Callable[[], object]]) -> None:
    threads = [threading.Thread(target=job) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_a_service_records_nothing_after_the_tables_were_migrated(
    app_url: str, database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table_version, "CHECK_SECONDS", 0.0)
    with (
        open_store(app_url, EventCodec()) as store,
        psycopg.connect(database, autocommit=True) as owner,
        open_store(app_url, EventCodec()) as idle,
    ):
        application, session = with_session(store)
        owner.execute("UPDATE alembic_version SET version_num = 'newer'")
        with pytest.raises(StoreUnusable, match="was migrated while this service ran"):
            with_session(idle)
        caplog.clear()
        for key in ("first", "second"):
            with pytest.raises(StoreUnusable, match="was migrated while this service ran"):
                application.recorder.enter(session, c.FundBank(amount=5), meta(key))
        with pytest.raises(StoreUnusable, match="was migrated while this service ran"):
            with_session(store)
        assert handler_over(store).sessions.current(session).version == 1
    assert [record.levelname for record in caplog.records].count("ERROR") == 1


def test_two_concurrent_services_lose_no_entry(database: str) -> None:
    with open_store(database, EventCodec()) as one, open_store(database, EventCodec()) as other:
        application, session = with_session(one)
        handlers = (application, handler_over(other))

        def enter(writer: Application, name: str) -> None:
            for number in range(10):
                writer.recorder.enter(session, c.FundBank(amount=1), meta(f"{name} {number}"))

        at_once([partial(enter, h, n) for n, h in zip("abcdef", handlers * 3, strict=True)])
        events = one.events(session)
        assert [event.version for event in events] == list(range(1, 62))
        assert len({event.entry for event in events}) == 61


def copy_rows(source: str, target: str) -> None:
    """Copy all rows to a database of the first revision, whose tables have fewer columns."""
    columns = {
        "postings": "stream, version, line, source, target, amount",
        "sessions": "id, game, name, currency, phase, version, owes_settlement, opened_at,"
        " changed_at",
    }
    with psycopg.connect(source) as newest, psycopg.connect(target) as first:
        for table in ("events", "keys", "postings", "sessions"):
            named = columns.get(table, "*")
            rows = newest.execute(f"SELECT {named} FROM {table}".encode()).fetchall()  # noqa: S608 - no input
            marks = ", ".join(["%s"] * len(rows[0]))
            statement = f"INSERT INTO {table} VALUES ({marks})"  # noqa: S608 - no input
            first.cursor().executemany(statement.encode(), rows)


def test_a_database_of_the_first_revision_is_migrated_with_its_sessions(
    server: Server, postgresql: SqlStore, database: str
) -> None:
    name = f"first_{uuid4().hex}"
    server.execute(f"CREATE DATABASE {name}")
    url = server.url(name)
    assert migrate(url, upto="0001") == (None, "0001")
    reason = r"revision 0001, and this version needs 0013\. Copy it, then run `paroli migrate`"
    with pytest.raises(StoreUnusable, match=reason):
        open_store(url, EventCodec())
    application, session = with_session(postgresql)
    application.recorder.enter(session, c.FundBank(amount=5), meta("fund"))
    before = postgresql.events(session)
    copy_rows(database, url)
    assert migrate_store(url) == ("0001", "0013")
    with open_store(url, EventCodec()) as store:
        assert store.events(session) == before
        assert [line.stream for line in store.listed_streams()] == [session]
        assert list(database_findings(store)) == []
        assert handler_over(store).sessions.current(session).version == 2


MANY_SESSIONS = """
INSERT INTO sessions SELECT i::text, 'basset', '', 'points', 'staking', 1, 0,
  '2026-01-01T' || lpad(i::text, 8, '0'), '', NULL, 0, 0, i FROM generate_series(1, 2000) AS i;
ANALYZE sessions
"""


@pytest.mark.parametrize("only", [SessionFilter(), SessionFilter(closed=False)])
def test_a_page_of_sessions_reads_only_its_rows(
    postgresql: SqlStore, database: str, only: SessionFilter
) -> None:
    with psycopg.connect(database, autocommit=True) as owner:
        owner.execute(MANY_SESSIONS)
        statement = postgresql._sql["sessions" if only.closed is None else "open_sessions"]
        values = statement.row(**filter_values(only), limit=50)
        plan = owner.execute(f"EXPLAIN {statement.sql}".encode(), values).fetchall()
        owner.execute("DELETE FROM sessions")
    read = " ".join(line for (line,) in plan)
    assert "Index Scan Backward using ix_sessions_opened_at_id" in read
    assert "Sort" not in read
