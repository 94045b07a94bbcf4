"""Migrations make the tables of the schema."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine

from service.application.errors import StoreUnusable
from service.application.verification.verify_database import database_findings
from service.store.log.codec import EventCodec
from service.store.log.schema import schema
from service.store.migration_scripts import migration_config
from service.store.opening.connect import migrate_store, open_store
from service.store.opening.migrate import _exclusive, head_revision, migrate, revision_of
from service.store.sqlite.driver import sqlite3
from service.store.sqlite.engine import engine_for
from tests.servers.forked_process import ForkedProcess, start
from tests.store.cli_runner import paroli
from tests.store.session_appends import append_session

ROOT = Path(__file__).parents[2]


@pytest.fixture
def engine(url: str, file: Path) -> Iterator[Engine]:
    file.parent.mkdir()
    engine = engine_for(url)
    yield engine
    engine.dispose()


def schema_of(file: Path) -> list[tuple[str, ...]]:
    """Return the tables and indexes of a file, as SQLite stores them apart from blanks."""
    with closing(sqlite3.connect(file)) as raw:
        rows = raw.execute(
            "SELECT type, name, sql FROM sqlite_master"
            " WHERE type <> 'trigger' AND tbl_name <> 'alembic_version' ORDER BY type, name"
        ).fetchall()
    return [tuple(" ".join(str(cell).split()) for cell in row) for row in rows]


def at_head(url: str) -> bool:
    return revision_of(url) == head_revision()


def test_the_migrated_tables_are_those_of_the_schema(
    engine: Engine, url: str, file: Path, tmp_path: Path
) -> None:
    migrate(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema) == []
    direct = tmp_path / "direct.db"
    directly = engine_for(f"sqlite:///{direct}")
    schema.create_all(directly)
    directly.dispose()
    assert len(schema_of(file)) > 10
    assert schema_of(file) == schema_of(direct)


def test_migrating_returns_the_old_and_the_new_revision(engine: Engine, url: str) -> None:
    assert not at_head(url)
    assert migrate(url) == (None, "0013")
    assert at_head(url)
    assert migrate(url) == ("0013", "0013")


def test_migrating_again_keeps_all_rows(url: str) -> None:
    with open_store(url, EventCodec()) as store:
        session = append_session(store)
        before = store.events(session)
    migrate(url)
    with open_store(url, EventCodec()) as store:
        assert store.events(session) == before


def test_the_log_of_an_older_version_is_kept_and_stays_protected(
    engine: Engine, url: str, file: Path, tmp_path: Path
) -> None:
    whole = tmp_path / "whole.db"
    with open_store(f"sqlite:///{whole}", EventCodec()) as store:
        session = append_session(store)
        before = store.events(session)
    migrate(url, upto="0012")
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("ATTACH ? AS whole", [str(whole)])
        for table in ("events", "postings", "keys", "sessions", "stream_list"):
            raw.execute(f"INSERT INTO main.{table} SELECT * FROM whole.{table}")  # noqa: S608 - tables of ours
    assert migrate_store(url) == ("0012", "0013")
    with open_store(url, EventCodec()) as store:
        assert store.events(session) == before
        assert list(database_findings(store)) == []


def test_a_downgrade_is_refused(engine: Engine, url: str, file: Path) -> None:
    migrate(url)
    before = schema_of(file)
    with pytest.raises(RuntimeError, match="Restore a backup"), _exclusive(engine) as connection:
        command.downgrade(migration_config(connection), "base")
    assert schema_of(file) == before
    assert at_head(url)


def test_a_failed_migration_changes_nothing(engine: Engine, url: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        # As if a first migration had stopped halfway: the tables of Paroli, and no revision.
        for table in ("alembic_version", "events", "standings"):
            raw.execute(f"CREATE TABLE {table} (version_num TEXT)")
    before = schema_of(file)
    with pytest.raises(StoreUnusable, match="already exists"):
        migrate_store(url)
    assert schema_of(file) == before


def test_a_database_of_a_newer_version_is_not_changed(url: str, file: Path) -> None:
    migrate_store(url)
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreUnusable, match=r"newer Paroli .* revision 9999, and .* needs 0013\."):
        open_store(url, EventCodec())


AT_ONCE = """
import sys
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
print("ready", flush=True)
for url in sys.stdin:
    open_store(url.strip(), EventCodec()).close()
    print("done", flush=True)
"""


@pytest.mark.slow
def test_two_processes_may_migrate_at_the_same_time(tmp_path: Path) -> None:
    with ExitStack() as running:
        children = [running.enter_context(start(AT_ONCE)) for _ in range(2)]
        assert read_lines(children) == ["ready\n", "ready\n"]
        for number in range(12):
            url = f"sqlite:///{tmp_path / str(number) / 'paroli.db'}"
            for child in children:
                child.stdin.write(f"{url}\n")
                child.stdin.flush()
            assert read_lines(children) == ["done\n", "done\n"]
            assert at_head(url)


def read_lines(children: list[ForkedProcess]) -> list[str]:
    return [child.stdout.readline() for child in children if child.stdout]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://paroli:secret@127.0.0.1:1/paroli", "127.0.0.1:1: Connection refused"),
        ("sqlite://", "Use the form"),
        ("sqlite://relative.db", "a server, relative.db, but SQLite has none"),
        ("sqlite:///:memory:", "Use the form"),
        ("sqlite:///file:books?mode=memory&uri=true", "Use the form"),
        ("sqlite+aiosqlite:///books.db", "cannot use sqlite"),
        ("mysql://localhost/paroli", "cannot use mysql"),
        ("books.db", "not a valid URL"),
        ("", "not a valid URL"),
    ],
)
def test_an_invalid_url_is_reported(url: str, words: str) -> None:
    with pytest.raises(StoreUnusable, match=words) as refused:
        open_store(url, EventCodec())
    assert "secret" not in str(refused.value)


def test_a_file_that_is_not_a_database_is_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear anne, " * 200, encoding="utf-8")
    with pytest.raises(StoreUnusable, match=r"letter\.txt cannot be used: file is not a database"):
        open_store(f"sqlite:///{file}", EventCodec())
    assert file.read_text(encoding="utf-8") == "Dear anne, " * 200


def test_a_folder_is_not_accepted_as_a_database(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match="it is a folder"):
        open_store(f"sqlite:///{tmp_path}", EventCodec())


def test_a_file_is_not_accepted_as_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable, match="cannot be used"):
        open_store(f"sqlite:///{tmp_path / 'file' / 'paroli.db'}", EventCodec())


def test_a_command_that_reads_does_not_migrate(engine: Engine, url: str, file: Path) -> None:
    migrate(url, upto="0012")
    engine.dispose()
    before = file.read_bytes()
    for words in (("verify",), ("sessions",), ("rebuild",), ("export", "--all"), ("keys", "list")):
        assert paroli(url, *words, exits=1).stderr == (
            f"Error: The database {file} has tables of revision 0012, and this version needs 0013."
            " Copy it with `paroli backup FILE`, then run `paroli migrate`.\n"
        )
    assert file.read_bytes() == before
    assert "from revision 0012 to 0013" in paroli(url, "migrate").stdout
    paroli(url, "verify")


def test_a_copy_that_is_verified_stays_as_it_is(url: str, tmp_path: Path) -> None:
    with open_store(url, EventCodec()) as store:
        append_session(store)
    copy = tmp_path / "copy.db"
    paroli(url, "backup", copy)
    before = copy.read_bytes()
    paroli(f"sqlite:///{copy}", "verify")
    assert copy.read_bytes() == before
    paroli(f"sqlite:///{copy}", "rebuild")
    paroli(f"sqlite:///{copy}", "keys", "make", "me", "--role", "house")


def test_a_database_that_must_exist_is_not_created(url: str, file: Path) -> None:
    with pytest.raises(StoreUnusable, match="There is no Paroli database at"):
        open_store(url, EventCodec(), create=False)
    assert not file.parent.exists()
