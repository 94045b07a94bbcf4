"""A folder or file that cannot be written is reported with a remedy."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from errno import EROFS
from pathlib import Path

import pytest

from service.application.errors import StoreUnusable
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.opening.migrate import _check_journal
from service.store.sqlite.file import belongs_to_others, write_remedy
from tests.servers.forked_process import run

OTHER_USER = 65534
USER_WITHOUT_ACCOUNT = 4_000_000_000
# Root may write everywhere. Another user may not read the libraries, so they are imported before.
WITHOUT_RIGHTS = f"""
import encodings.ascii, encodings.idna, os, sys
import service.cli.import_sheets, service.cli.serve, workers.embedded
from service.cli.main import main
if os.getuid() == 0:
    os.setgroups([])
    os.setgid({OTHER_USER})
    os.setuid({OTHER_USER})
main(sys.argv[1:])
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """Yield a folder that others can open, but not write."""
    folder = Path(tempfile.mkdtemp(prefix="paroli-folder-"))
    yield folder
    folder.chmod(0o700)
    shutil.rmtree(folder)


def error_of(database: Path, *words: str) -> str:
    """Return the error of a command that fails, run by a user without rights."""
    environment = {**os.environ, "PAROLI_DATABASE_URL": f"sqlite:///{database}"}
    done = run(WITHOUT_RIGHTS, *words, env=environment)
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


def remedy(found: Path) -> str:
    user = os.getuid() or OTHER_USER
    return (
        f"Give {found} to the user of this process: chown {user} {found}. Or set"
        " PAROLI_DATABASE_URL to a file in another folder.\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("migrate",)])
def test_a_folder_that_cannot_be_made_is_reported(folder: Path, words: tuple[str, ...]) -> None:
    folder.chmod(0o555)
    file = folder / "new" / "paroli.db"
    reason = f"Error: The database {file} cannot be used: Permission denied. "
    assert error_of(file, *words) == f"{reason}{remedy(folder)}"


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_reported(folder: Path) -> None:
    folder.chmod(0o555)
    file = folder / "paroli.db"
    reason = f"Error: {file}-service cannot be written: Permission denied. "
    assert error_of(file, "serve", "--port", "0") == f"{reason}{remedy(folder)}"


@pytest.mark.slow
def test_a_file_that_cannot_be_written_is_reported(folder: Path) -> None:
    file = folder / "paroli.db"
    open_store(f"sqlite:///{file}", EventCodec()).close()
    file.chmod(0o444)
    folder.chmod(0o777)
    for words in (("migrate",), ("serve", "--port", "0")):
        reason = f"Error: The database {file} cannot be written. "
        assert error_of(file, *words) == f"{reason}{remedy(file)}"


def test_on_a_read_only_medium_another_owner_does_not_help(tmp_path: Path) -> None:
    error = OSError(EROFS, os.strerror(EROFS))
    advice = write_remedy(tmp_path / "paroli.db", error)
    assert advice == "Set PAROLI_DATABASE_URL to a file in another folder."


def test_no_folder_of_others_gets_another_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/bertrand")
    others = ("/", "/root", "/proc", "/home/anne/books", "/var/lib")
    own = ("/var/lib/paroli", "/data", "/home/bertrand/books")
    assert [path for path in (*others, *own) if belongs_to_others(Path(path))] == [*others]


def test_a_user_without_an_account_gets_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(os, "getuid", lambda: USER_WITHOUT_ACCOUNT)
    with pytest.raises(RuntimeError, match="home directory"):
        Path.home()
    assert belongs_to_others(Path("/home/anne/books"))
    assert not belongs_to_others(Path("/var/lib/paroli"))
    assert "PAROLI_DATABASE_URL to a file" in write_remedy(tmp_path / "paroli.db")


@pytest.mark.slow
def test_the_folder_of_the_system_is_left_alone() -> None:
    assert error_of(Path("/etc/paroli.db"), "migrate") == (
        "Error: The database /etc/paroli.db cannot be used: Permission denied."
        " Set PAROLI_DATABASE_URL to a file in another folder.\n"
    )


def test_a_file_system_without_a_write_ahead_log_is_refused() -> None:
    # Without shared memory, SQLite keeps its journal and raises no error.
    _check_journal("wal")
    with pytest.raises(StoreUnusable, match="no write-ahead log here, only delete"):
        _check_journal("delete")
