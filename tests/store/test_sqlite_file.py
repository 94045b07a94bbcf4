"""What a command finds at an SQLite URL: nothing, a database of Paroli, or of another program."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from service.application.errors import StoreUnusable
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.sqlite.driver import sqlite3
from service.store.sqlite.file import ServiceLock, contents_of
from tests.servers.forked_process import start
from tests.store.cli_runner import paroli
from tests.store.session_appends import append_session

HOLD_THE_LOCK = """
import sys
from pathlib import Path
from service.store.sqlite.file import ServiceLock
lock = ServiceLock(Path(sys.argv[1]))
print("locked", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """Return the database of another program."""
    file = tmp_path / "notes.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE notes (text TEXT)")
        connection.commit()
    return file


def test_the_contents_of_a_file_are_recognised(tmp_path: Path, foreign: Path) -> None:
    own, empty = tmp_path / "paroli.db", tmp_path / "empty.db"
    empty.touch()
    open_store(f"sqlite:///{own}", EventCodec()).close()
    files = (tmp_path / "none.db", empty, own, foreign)
    assert [contents_of(file) for file in files] == ["nothing", "nothing", "paroli", "other tables"]


@pytest.mark.parametrize(
    "words",
    [
        *(("verify",), ("rebuild",), ("migrate",), ("export", "a"), ("export", "--all")),
        *(("keys", "list"), ("keys", "make", "me", "--role", "house"), ("report", "a")),
    ],
    ids=" ".join,
)
def test_no_command_changes_the_database_of_another_program(
    foreign: Path, words: tuple[str, ...]
) -> None:
    before = foreign.read_bytes()
    result = paroli(f"sqlite:///{foreign}", *words, exits=1)
    assert result.stderr == (
        f"Error: {foreign} is the database of another program: it has tables, but none of Paroli."
        " Set PAROLI_DATABASE_URL to another file.\n"
    )
    assert foreign.read_bytes() == before


@pytest.mark.parametrize("is_empty", [False, True], ids=["missing", "empty"])
@pytest.mark.parametrize(
    "words",
    [("verify",), ("export", "--all"), ("keys", "list"), ("keys", "make", "me", "--role", "house")],
    ids=" ".join,
)
def test_a_command_that_reads_creates_no_database(
    tmp_path: Path, words: tuple[str, ...], *, is_empty: bool
) -> None:
    file = tmp_path / "typo.db"
    if is_empty:
        file.touch()
    result = paroli(f"sqlite:///{file}", *words, exits=1)
    assert result.stderr == (
        f"Error: There is no Paroli database at {file}. Check PAROLI_DATABASE_URL.\n"
    )
    assert file.exists() is is_empty
    assert not is_empty or file.stat().st_size == 0


def test_messages_have_the_absolute_path_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = paroli("sqlite:///typo.db", "verify", exits=1)
    assert f"There is no Paroli database at {tmp_path}/typo.db." in result.stderr


@pytest.fixture
def read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a database in a folder in which nothing can be written."""
    folder = tmp_path / "medium"
    folder.mkdir()
    file = folder / "paroli.db"
    with open_store(f"sqlite:///{file}", EventCodec()) as store:
        append_session(store)
    folder.chmod(0o500)
    if os.getuid() == 0:  # root may write everywhere
        may_access = os.access
        monkeypatch.setattr(
            os, "access", lambda path, mode: mode != os.W_OK and may_access(path, mode)
        )
    yield file
    folder.chmod(0o700)


def test_a_read_only_copy_is_verified_and_read(read_only: Path) -> None:
    before = read_only.read_bytes()
    url = f"sqlite:///{read_only}"
    assert paroli(url, "verify").stdout.startswith("Checked 1 session ")
    assert len(paroli(url, "sessions").stdout.splitlines()) == 2
    assert read_only.read_bytes() == before
    assert list(read_only.parent.iterdir()) == [read_only]


def test_a_read_only_copy_is_backed_up(read_only: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    paroli(f"sqlite:///{read_only}", "backup", str(copy))
    assert paroli(f"sqlite:///{copy}", "verify").stdout.startswith("Checked 1 session ")
    assert list(read_only.parent.iterdir()) == [read_only]


def test_a_read_only_copy_takes_no_key(read_only: Path) -> None:
    refused = paroli(f"sqlite:///{read_only}", "keys", "make", "me", "--role", "house", exits=1)
    assert "readonly database" in refused.stderr


def test_a_second_service_learns_which_process_uses_the_file(tmp_path: Path) -> None:
    file = tmp_path / "paroli.db"
    with start(HOLD_THE_LOCK, str(file)) as first:
        assert first.stdout
        assert first.stdout.readline() == "locked\n"
        with pytest.raises(StoreUnusable, match=f"uses {file}: the process {first.pid}"):
            ServiceLock(file)
        first.kill()
        first.wait()
        ServiceLock(file).free()


def test_a_lock_is_freed(tmp_path: Path) -> None:
    file = tmp_path / "paroli.db"
    ServiceLock(file).free()
    lock = ServiceLock(file)
    with pytest.raises(StoreUnusable, match="Another service uses"):
        ServiceLock(file)
    lock.free()


@pytest.mark.parametrize("words", [("import", "-"), ("rebuild",)], ids=" ".join)
def test_a_command_that_writes_much_is_refused_beside_a_service(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    file = tmp_path / "paroli.db"
    open_store(f"sqlite:///{file}", EventCodec()).close()
    lock = ServiceLock(file)
    refused = paroli(f"sqlite:///{file}", *words, exits=1)
    assert refused.stderr.startswith(f"Error: Another service uses {file}: the process ")
    lock.free()


def test_a_symbolic_link_is_the_file_that_it_names(tmp_path: Path) -> None:
    file, linked = tmp_path / "paroli.db", tmp_path / "other" / "name.db"
    file.touch()
    linked.parent.mkdir()
    linked.symlink_to(file)
    lock = ServiceLock(file)
    with pytest.raises(StoreUnusable, match="Another service uses"):
        ServiceLock(linked)
    lock.free()
    ServiceLock(linked).free()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match="it is a folder"):
        ServiceLock(tmp_path)


def test_a_file_with_hard_links_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "paroli.db"
    file.touch()
    other = tmp_path / "other.db"
    other.hardlink_to(file)
    for name in (file, other):
        with pytest.raises(StoreUnusable, match="several names"):
            ServiceLock(name)
    other.unlink()
    ServiceLock(file).free()
