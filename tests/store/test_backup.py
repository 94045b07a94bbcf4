"""A backup is whole, of one moment, checked, and never in place of something else."""

import os
import resource
import shlex
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from service.application.verify import sessions_of, verify
from service.cli.output import format_size, output_file
from service.store import backup
from service.store.backup import CopyCounts, copy_database
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.store.engines import url_prompting_for_password
from service.store.events import SqlStore
from service.store.migrate import migrate
from tests.factories import commands
from tests.servers.postgresql import PACKAGE, VERSION
from tests.store.books import following, handler, meta, played
from tests.store.commands import paroli


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """Where the copy goes: a folder in which there is nothing else."""
    folder = tmp_path / "copies"
    folder.mkdir()
    return folder / "paroli-friday.db"


def assert_nothing_is_left(target: Path) -> None:
    assert [path for path in target.parent.iterdir() if path != target] == []


def test_a_backup_says_what_is_in_it(url: str, sql: SqlStore, target: Path) -> None:
    session, _ = played(sql), played(sql)
    said = paroli(url, "backup", target).stdout
    size = format_size(target.stat().st_size)
    assert said == f"Wrote {target}: 2 sessions with 20 events, {size}.\n"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert_nothing_is_left(target)
    with open_store(f"sqlite:///{target}", EventCodec()) as copy:
        assert sessions_of(copy) == sessions_of(sql)
        assert copy.idempotency_records(session) == sql.idempotency_records(session)
        assert all(not one.findings for one in verify(copy, EventCodec(), sessions_of(copy)))
        copy.append([following(copy, session, commands.fund_bank(5))])


def test_what_is_written_meanwhile_neither_waits_nor_comes_along(
    sql: SqlStore, file: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PAGES", 4)
    session, keeper = played(sql), handler(sql)
    before = sql.stored_events(session)
    steps: list[tuple[int, int]] = []

    def enter(done: int, total: int) -> None:
        steps.append((done, total))
        keeper.enter(session, commands.fund_bank(1), meta(f"step {len(steps)}"))

    target.touch()
    assert copy_database(file, target, enter) == CopyCounts(1, len(before))
    assert len(steps) > 5
    assert steps[-1][0] == steps[-1][1]
    assert len(sql.stored_events(session)) == len(before) + len(steps)
    with open_store(f"sqlite:///{target}", EventCodec()) as copy:
        assert copy.stored_events(session) == before


def test_a_copy_that_breaks_off_leaves_nothing(
    sql: SqlStore, file: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PAGES", 4)

    def end(done: int, _total: int) -> None:
        if done > 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), output_file(target) as beside:
        copy_database(file, beside, end)
    assert list(target.parent.iterdir()) == []
    played(sql)


def test_nothing_is_written_over(url: str, sql: SqlStore, file: Path, target: Path) -> None:
    target.write_text("Friday's evening", encoding="utf-8")
    for there in (target, target.parent):
        result = paroli(url, "backup", there, exits=1)
        assert result.stderr == (f"Error: {there} exists already. Name a new file.\n")
    assert target.read_text(encoding="utf-8") == "Friday's evening"
    link = target.with_name("link.db")
    link.symlink_to(file)
    for there in (file, link):
        result = paroli(url, "backup", there, exits=1)
        assert result.stderr == f"Error: {there} is the database itself. Name another file.\n"


def test_a_name_that_is_taken_meanwhile_is_left_alone(target: Path) -> None:
    def take_and_write() -> None:
        with output_file(target) as beside:
            beside.write_text("ours", encoding="utf-8")
            target.write_text("theirs", encoding="utf-8")

    with pytest.raises(click.ClickException, match="already"):
        take_and_write()
    assert target.read_text(encoding="utf-8") == "theirs"
    assert_nothing_is_left(target)


def test_a_folder_that_knows_no_links_gets_its_copy_too(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_names: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    with output_file(target) as beside:
        beside.write_text("ours", encoding="utf-8")
    assert target.read_text(encoding="utf-8") == "ours"
    assert_nothing_is_left(target)


def test_a_folder_that_is_not_there_is_told(url: str, sql: SqlStore, target: Path) -> None:
    there = target.parent / "no" / "such.db"
    assert (
        paroli(url, "backup", there, exits=1).stderr
        == f"Error: There is no folder {there.parent}.\n"
    )


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow beyond ``size``, as a full disk does not."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("words", [("backup",), ("export", "--all", "--output")])
def test_a_disk_that_is_full_is_told_and_nothing_is_left(
    url: str, sql: SqlStore, target: Path, words: tuple[str, ...]
) -> None:
    for _ in range(6):
        played(sql)
    with room_for(40_000):
        result = paroli(url, *words, target, exits=1)
    assert result.stderr in {
        "Error: The copy cannot be made: disk I/O error.\n",
        f"Error: {target}: File too large.\n",
    }
    assert list(target.parent.iterdir()) == []


def test_without_a_database_there_is_nothing_to_copy(url: str, file: Path, target: Path) -> None:
    assert paroli(url, "backup", target, exits=1).stderr == f"Error: There is no database {file}.\n"
    file.parent.mkdir()
    file.touch()
    empty = f"Error: The database {file} has no tables of Paroli.\n"
    assert paroli(url, "backup", target, exits=1).stderr == empty
    file.write_text("Dear anne, " * 200, encoding="utf-8")
    no_database = f"Error: The database {file} cannot be used: file is not a database.\n"
    assert paroli(url, "backup", target, exits=1).stderr == no_database
    assert list(target.parent.iterdir()) == []


def test_a_database_that_is_damaged_gives_no_copy(
    url: str, sql: SqlStore, file: Path, target: Path
) -> None:
    for _ in range(5):
        played(sql)
    sql.close()
    with file.open("r+b") as there:
        there.seek(8 * 4096)
        there.write(os.urandom(4096))
    result = paroli(url, "backup", target, exits=1)
    assert result.stderr.startswith("Error: The copy is damaged, so the database must be too: ")
    assert list(target.parent.iterdir()) == []


def test_an_older_database_is_copied_as_it_is(url: str, file: Path, target: Path) -> None:
    file.parent.mkdir()
    migrate(url, upto="0001")
    assert paroli(url, "backup", target).stdout.startswith(
        f"Wrote {target}: 0 sessions with 0 events"
    )
    for there in (file, target):
        with closing(sqlite3.connect(there)) as raw:
            assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


def test_postgresql_is_copied_by_the_command_that_is_shown(
    postgresql: SqlStore, database: str, target: Path
) -> None:
    played(postgresql)
    secret = database.replace("://owner", "+psycopg://owner:sec%2Fret")
    asked = f"{secret}?connect_timeout=5&password=secret"
    said = paroli(asked, "backup", target, exits=1).stderr
    shown = f"pg_dump --format=custom --file={target} '{database}?connect_timeout=5'"
    assert said == f"Error: Copy a PostgreSQL database with: {shown}\n"
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
