"""An erased contact is in no file of an SQLite database, nor in a later copy."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from service.store.sqlite import engine
from service.store.sqlite.backup import copy_database
from service.store.sqlite.driver import sqlite3

CONTACT = "anne.of.the.long.street@example.org"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of the database."""
    return tmp_path / "paroli.db"


@pytest.fixture
def store(file: Path) -> Iterator[SqlStore]:
    """Yield an open store with a contact."""
    with open_store(f"sqlite:///{file}", EventCodec()) as store:
        store.put_contact("anne", CONTACT)
        store.put_contact("bob", "bob@example.org")
        yield store


def files_with(text: str, folder: Path) -> list[str]:
    """Return the names of the files that contain a text."""
    return [f.name for f in sorted(folder.iterdir()) if text.encode() in f.read_bytes()]


@pytest.mark.parametrize("contact", [None, "new@example.org"])
def test_no_file_has_a_contact_that_was_erased(
    store: SqlStore, file: Path, contact: str | None
) -> None:
    assert files_with(CONTACT, file.parent) == ["paroli.db-wal"]
    store.put_contact("anne", contact)
    copy = file.parent / "copy.db"
    copy.touch()
    copy_database(file, copy, lambda _done, _total: None)
    assert files_with(CONTACT, file.parent) == []
    assert files_with("bob@example.org", copy.parent) == ["copy.db", "paroli.db"]


def test_no_file_has_one_of_many_contacts_that_were_erased(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path / 'many.db'}", EventCodec()) as store:
        for number in range(400):
            store.put_contact(f"person {number}", f"contact {number} {'x' * (number % 200)}.")
        for number in range(0, 400, 3):
            store.put_contact(f"person {number}", None)
        found = {n for n in range(400) if files_with(f"contact {n} ", tmp_path)}
    assert found == {number for number in range(400) if number % 3}


def test_a_reader_delays_only_the_erasure_in_the_log(store: SqlStore, file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM contacts").fetchone()
        store.put_contact("anne", None)
        assert store.contacts(["anne"]) == {}
        assert files_with(CONTACT, file.parent) == ["paroli.db-wal"]
        reader.execute("COMMIT")
    store.put_contact("bob", None)
    assert files_with(CONTACT, file.parent) == []


def test_a_checkpoint_of_another_thread_does_not_forget_an_erasure(
    store: SqlStore, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database: Any = store._database
    database.erase_from_log()
    store.put_contact("carol", "carol@example.org")
    monkeypatch.setattr(engine, "_ROWS_PER_CHECKPOINT", 1)
    erasures: list[Future[None]] = []

    def erase_meanwhile(statement: str) -> None:
        if "wal_checkpoint" in statement and not erasures:
            erasures.append(pool.submit(database.erase_from_log))
            while not database._groups._turns.is_awaited:
                pass  # until the thread waits for its turn

    with ThreadPoolExecutor(1) as pool:
        database._writer.set_trace_callback(erase_meanwhile)
        with database.writing() as cursor:
            cursor.execute("DELETE FROM contacts WHERE person = 'carol'")
        erasures[0].result(30)
    assert files_with("carol@example.org", file.parent) == []


def test_the_first_checkpoint_after_a_start_completes_an_erasure(
    store: SqlStore, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process can be killed before it empties the log. ``store`` stands for another program.

    While that has the file open, the start itself does not empty the log.
    """
    with store._database.writing() as cursor:
        cursor.execute("DELETE FROM contacts WHERE person = 'anne'")
    monkeypatch.setattr(engine, "_ROWS_PER_CHECKPOINT", 1)
    with open_store(f"sqlite:///{file}", EventCodec()) as started:
        assert files_with(CONTACT, file.parent) == ["paroli.db-wal"]
        started.put_contact("carol", "carol@example.org")
        assert files_with(CONTACT, file.parent) == []
