"""Wrong settings for PostgreSQL are reported with the server's reason, without the password."""

import os
from collections.abc import Iterator

import psycopg
import pytest

from service.application.errors import StoreUnusable
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.opening.engines import without_password
from service.store.postgres import engine as postgres
from tests.command import PAROLI_CODE
from tests.servers.fixtures import copy_of_database
from tests.servers.forked_process import run
from tests.servers.postgresql import WITH_PASSWORD, WITH_TLS, Server
from tests.store.cli_runner import paroli

PASSWORD = "correct-horse"
WRONG = "battery-staple"


@pytest.fixture(scope="module")
def address(server: Server) -> Iterator[str]:
    """Yield host, port and name of an empty database, on a server with roles for the tests."""
    server.execute(f"CREATE ROLE {WITH_PASSWORD} LOGIN PASSWORD '{PASSWORD}'")
    server.execute(f"CREATE ROLE {WITH_TLS} LOGIN")
    server.execute("CREATE DATABASE without_tables")
    yield f"127.0.0.1:{server.port}/without_tables"
    server.execute("DROP DATABASE without_tables WITH (FORCE)")
    server.execute(f"DROP ROLE {WITH_PASSWORD}, {WITH_TLS}")


def serve(url: str) -> str:
    """Return the error of a start that fails. It has its own process: serving configures logs."""
    environment = {**os.environ, "PAROLI_DATABASE_URL": url}
    done = run(PAROLI_CODE, "serve", "--port", "0", env=environment)
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


@pytest.mark.parametrize("words", [("migrate",), ("sessions",)])
@pytest.mark.parametrize(
    ("user", "change", "reason"),
    [
        ("owner", "_2", 'database "without_tables_2" does not exist'),
        ("stranger", "", 'role "stranger" does not exist'),
        (
            f"{WITH_PASSWORD}:{WRONG}",
            "",
            f'password authentication failed for user "{WITH_PASSWORD}"',
        ),
        (WITH_PASSWORD, "", "fe_sendauth: no password supplied"),
        (WITH_TLS, "", "pg_hba.conf rejects connection for host"),
        (f"owner:{WRONG}", "?sslmode=require", "server does not support SSL, but SSL was required"),
    ],
)
def test_a_refused_connection_is_reported(
    address: str, words: tuple[str, ...], user: str, change: str, reason: str
) -> None:
    done = paroli(f"postgresql://{user}@{address}{change}", *words, exits=1)
    server = address.partition("/")[0]
    start = f"Error: Cannot connect to PostgreSQL at {server}: {reason}"
    assert done.stderr.startswith(start)
    assert done.stderr.endswith(". Check PAROLI_DATABASE_URL.\n")
    assert WRONG not in done.stderr


@pytest.mark.parametrize("words", [("migrate",), ("sessions",)])
def test_a_database_of_another_encoding_is_reported(server: Server, words: tuple[str, ...]) -> None:
    server.execute("CREATE DATABASE ascii ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    try:
        assert paroli(server.url("ascii"), *words, exits=1).stderr == (
            "Error: The database has the encoding SQL_ASCII, and Paroli needs UTF8. Create another"
            " with createdb --encoding=UTF8 --template=template0.\n"
        )
    finally:
        server.execute("DROP DATABASE ascii WITH (FORCE)")


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("postgresql://u:secret@127.0.0.1:1/b", "at 127.0.0.1:1: Connection refused. "),
        ("postgresql://u:secret@[::1]:1/b", "at [::1]:1: "),
        ("postgresql:///b?host=/nowhere&password=secret", "at /nowhere:5432: No such file "),
        ("postgresql://u:secret@nowhere.invalid/b", "at nowhere.invalid:5432: failed to resolve "),
        ("postgresql://u:secret@127.0.0.1:1/b?sslmode=perhaps", "at 127.0.0.1:1: invalid sslmode"),
        ("postgresql://u:secret@127.0.0.1:port/b", "PAROLI_DATABASE_URL is not a valid URL."),
    ],
)
def test_an_unreachable_server_is_named(url: str, message: str) -> None:
    done = paroli(url, "migrate", exits=1)
    assert message in done.stderr
    assert "secret" not in done.stderr


def test_a_service_that_cannot_start_says_why(address: str) -> None:
    server, _, name = address.partition("/")
    assert serve(f"postgresql://{WITH_PASSWORD}:{WRONG}@{address}") == (
        f"Error: Cannot connect to PostgreSQL at {server}: password authentication failed for user"
        f' "{WITH_PASSWORD}". Check PAROLI_DATABASE_URL.\n'
    )
    assert serve(f"postgresql://owner@{server}/{name}") == (
        f"Error: postgresql://owner@{address} has no tables of Paroli yet. Create them with"
        " `paroli migrate`.\n"
    )


def test_a_role_without_permissions_names_the_command(database: str, address: str) -> None:
    url = database.replace("//owner@", f"//{WITH_PASSWORD}:{PASSWORD}@")
    assert paroli(url, "sessions", exits=1).stderr == (
        "Error: The database cannot be used: permission denied for table alembic_version. Permit"
        f" the role with `paroli migrate --app-role {WITH_PASSWORD}`.\n"
    )


def test_a_role_that_may_not_migrate_is_reported(address: str) -> None:
    done = paroli(f"postgresql://{WITH_PASSWORD}:{PASSWORD}@{address}", "migrate", exits=1)
    assert done.stderr == (
        "Error: The database cannot be used: permission denied for schema public. Migrate as the"
        " owner of the tables.\n"
    )


def test_a_rotated_password_is_in_the_log_and_not_in_the_error(
    server: Server, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with copy_of_database(server) as name:
        with psycopg.connect(server.url(name), autocommit=True) as owner:
            owner.execute(
                f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {WITH_PASSWORD}".encode()
            )
        url = server.url(name, f"{WITH_PASSWORD}:{PASSWORD}")
        with open_store(url, EventCodec()) as store:
            assert store.rows(before=None, limit=1) == []
            server.execute(f"ALTER ROLE {WITH_PASSWORD} PASSWORD '{WRONG}'")
            try:
                with psycopg.connect(server.url(), autocommit=True) as owner:
                    end = (
                        "SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity"
                        " WHERE usename = %s"
                    )
                    owner.execute(end, [WITH_PASSWORD])
                for _ in range(3):
                    with pytest.raises(StoreUnusable) as refused:
                        store.rows(before=None, limit=1)
                    assert "server" in str(refused.value)
                    assert "password" not in str(refused.value)
            finally:
                server.execute(f"ALTER ROLE {WITH_PASSWORD} PASSWORD '{PASSWORD}'")
            assert store.rows(before=None, limit=1) == []
            assert store.rows(before=None, limit=1) == []
    lines = [one.message for one in caplog.records if one.name == postgres.__name__]
    reason = (
        f"Cannot connect to PostgreSQL at 127.0.0.1:{server.port}: password authentication failed"
        f' for user "{WITH_PASSWORD}".'
    )
    assert lines == [reason, "PostgreSQL is back."]


def test_the_shown_url_has_no_password() -> None:
    url = (
        "postgresql://me:secret@house.lan/books?password=secret&sslpassword=secret&sslmode=require"
    )
    assert without_password(url) == "postgresql://me:***@house.lan/books?sslmode=require"
