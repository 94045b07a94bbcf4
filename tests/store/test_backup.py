"""A backup is complete, consistent and verified, and never overwrites a file."""

import os
import shlex
import stat
import subprocess
from contextlib import ExitStack, closing
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from service.application.errors import StoreUnusable
from service.application.verification.verify import sessions_of, verify
from service.cli.output import format_size, output_file
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from service.store.opening.engines import url_prompting_for_password
from service.store.opening.migrate import migrate
from service.store.sqlite import backup
from service.store.sqlite.backup import CopyCounts, copy_database
from service.store.sqlite.driver import sqlite3
from tests.factories.basset import commands
from tests.servers.postgresql import PACKAGE, VERSION
from tests.store.cli_runner import paroli
from tests.store.file_size_limit import room_for
from tests.store.session_appends import append_session, application_of, following_append, meta


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """The path of the copy, in an empty folder."""
    folder = tmp_path / "copies"
    folder.mkdir()
    return folder / "paroli-friday.db"


def assert_nothing_is_left(target: Path) -> None:
    assert [path for path in target.parent.iterdir() if path != target] == []


def test_a_backup_reports_its_content(url: str, sql: SqlStore, target: Path) -> None:
    session, _ = append_session(sql), append_session(sql)
    output = paroli(url, "backup", target).stdout
    size = format_size(target.stat().st_size)
    assert output == f"Wrote {target}: 2 sessions with 20 events, {size}.\n"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert_nothing_is_left(target)
    with open_store(f"sqlite:///{target}", EventCodec()) as copy:
        assert sessions_of(copy) == sessions_of(sql)
        assert copy.idempotency_records(session) == sql.idempotency_records(session)
        assert all(not one.findings for one in verify(copy, EventCodec(), sessions_of(copy)))
        copy.append([following_append(copy, session, commands.fund_bank(5))])


def test_writes_during_a_backup_neither_wait_nor_appear_in_it(
    sql: SqlStore, file: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PAGES", 4)
    session, keeper = append_session(sql), application_of(sql)
    before = sql.stored_events(session)
    steps: list[tuple[int, int]] = []

    def enter(done: int, total: int) -> None:
        steps.append((done, total))
        keeper.recorder.enter(session, commands.fund_bank(1), meta(f"step {len(steps)}"))

    target.touch()
    assert copy_database(file, target, enter) == CopyCounts(1, 0, 0, len(before))
    assert len(steps) > 5
    assert steps[-1][0] == steps[-1][1]
    assert len(sql.stored_events(session)) == len(before) + len(steps)
    with open_store(f"sqlite:///{target}", EventCodec()) as copy:
        assert copy.stored_events(session) == before


def test_an_interrupted_backup_leaves_no_file(
    sql: SqlStore, file: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PAGES", 4)

    def end(done: int, _total: int) -> None:
        if done > 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), output_file(target) as unfinished_copy:
        copy_database(file, unfinished_copy, end)
    assert list(target.parent.iterdir()) == []
    append_session(sql)


def test_an_existing_file_is_not_overwritten(
    url: str, sql: SqlStore, file: Path, target: Path
) -> None:
    target.write_text("Friday's evening", encoding="utf-8")
    for path in (target, target.parent):
        result = paroli(url, "backup", path, exits=1)
        assert result.stderr == (f"Error: {path} exists already. Name a new file.\n")
    assert target.read_text(encoding="utf-8") == "Friday's evening"
    link = target.with_name("link.db")
    link.symlink_to(file)
    for path in (file, link):
        result = paroli(url, "backup", path, exits=1)
        assert result.stderr == f"Error: {path} is the database itself. Name another file.\n"


def test_a_file_created_during_the_backup_is_not_overwritten(target: Path) -> None:
    def take_and_write() -> None:
        with output_file(target) as unfinished_copy:
            unfinished_copy.write_text("ours", encoding="utf-8")
            target.write_text("theirs", encoding="utf-8")

    with pytest.raises(click.ClickException, match="already"):
        take_and_write()
    assert target.read_text(encoding="utf-8") == "theirs"
    assert_nothing_is_left(target)


def test_a_backup_works_in_a_folder_without_hard_links(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_names: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    with output_file(target) as unfinished_copy:
        unfinished_copy.write_text("ours", encoding="utf-8")
    assert target.read_text(encoding="utf-8") == "ours"
    assert_nothing_is_left(target)


def test_a_missing_folder_is_reported(url: str, sql: SqlStore, target: Path) -> None:
    path = target.parent / "no" / "such.db"
    assert (
        paroli(url, "backup", path, exits=1).stderr == f"Error: There is no folder {path.parent}.\n"
    )


@pytest.mark.parametrize("words", [("backup",), ("export", "--all", "--output")])
def test_a_full_disk_is_reported_and_leaves_no_file(
    url: str, sql: SqlStore, target: Path, words: tuple[str, ...]
) -> None:
    for _ in range(6):
        append_session(sql)
    with room_for(40_000):
        result = paroli(url, *words, target, exits=1)
    assert result.stderr in {
        "Error: The copy failed: disk I/O error. Check the disk, then try again.\n",
        f"Error: {target}: File too large.\n",
    }
    assert list(target.parent.iterdir()) == []


def test_a_disk_that_is_full_after_the_copy_leaves_no_log(
    sql: SqlStore, file: Path, target: Path
) -> None:
    """The limit stands for a disk with room for the copy and not for its write-ahead log."""
    append_session(sql)

    def fill_disk(done: int, total: int) -> None:
        if done == total:
            limit.enter_context(room_for(1000))

    with (
        ExitStack() as limit,
        pytest.raises(StoreUnusable, match="copy failed"),
        output_file(target) as unfinished,
    ):
        copy_database(file, unfinished, fill_disk)
    assert list(target.parent.iterdir()) == []


def test_a_missing_database_cannot_be_copied(url: str, file: Path, target: Path) -> None:
    assert (
        paroli(url, "backup", target, exits=1).stderr
        == f"Error: There is no Paroli database at {file}. Check PAROLI_DATABASE_URL.\n"
    )
    file.parent.mkdir()
    file.touch()
    empty = f"Error: The database {file} has no tables of Paroli. Check PAROLI_DATABASE_URL.\n"
    assert paroli(url, "backup", target, exits=1).stderr == empty
    file.write_text("Dear anne, " * 200, encoding="utf-8")
    no_database = f"Error: The database {file} cannot be used: file is not a database.\n"
    assert paroli(url, "backup", target, exits=1).stderr == no_database
    assert list(target.parent.iterdir()) == []


def test_a_damaged_database_is_not_copied(
    url: str, sql: SqlStore, file: Path, target: Path
) -> None:
    for _ in range(5):
        append_session(sql)
    sql.close()
    with file.open("r+b") as database:
        database.seek(8 * 4096)
        database.write(os.urandom(4096))
    result = paroli(url, "backup", target, exits=1)
    assert result.stderr.startswith("Error: The copy is damaged, so the database is damaged too: ")
    assert list(target.parent.iterdir()) == []


def test_an_older_database_is_copied_without_migration(url: str, file: Path, target: Path) -> None:
    file.parent.mkdir()
    migrate(url, upto="0001")
    assert paroli(url, "backup", target).stdout.startswith(
        f"Wrote {target}: 0 sessions with 0 events"
    )
    for path in (file, target):
        with closing(sqlite3.connect(path)) as raw:
            assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


def test_the_pg_dump_command_that_is_shown_copies_the_database(
    postgresql: SqlStore, database: str, target: Path
) -> None:
    append_session(postgresql)
    secret = database.replace("://owner", "+psycopg://owner:sec%2Fret")
    url_with_password = f"{secret}?connect_timeout=5&password=secret"
    output = paroli(url_with_password, "backup", target, exits=1).stderr
    shown = f"pg_dump --format=custom --file={target} '{database}?connect_timeout=5'"
    assert output == f"Error: Copy a PostgreSQL database with: {shown}\n"
    spec = find_spec(PACKAGE)
    assert spec is not None
    assert spec.origin is not None
    program, *words = shlex.split(shown)
    subprocess.run([Path(spec.origin).parent / VERSION / "bin" / program, *words], check=True)
    assert target.read_bytes().startswith(b"PGDMP")


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://anne:x@db/books", "postgresql://anne@db/books"),
        ("postgresql+psycopg://db:5433/books", "postgresql://db:5433/books"),
        (
            "postgresql:///books?host=/run/pg&sslpassword=x",
            "postgresql:///books?host=%2Frun%2Fpg",
        ),
    ],
)
def test_no_password_is_shown(url: str, shown: str) -> None:
    assert url_prompting_for_password(url) == shown
