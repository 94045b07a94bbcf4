"""What is in an SQLite file, and which service uses it."""

import os
from contextlib import closing, suppress
from errno import EISDIR, EROFS
from pathlib import Path
from typing import Literal, TextIO
from urllib.parse import quote

from service.application.errors import StoreUnusable
from service.file_lock import try_lock
from service.store.sqlite.driver import sqlite3

Contents = Literal["nothing", "paroli", "other tables"]

_OWN_TABLES = {"alembic_version", "events"}
_PROCESS_ID_MAX = 20

_OF_OTHERS = (
    *("/boot", "/etc", "/home", "/proc", "/root", "/run", "/sys", "/usr", "/Users"),
    *("/bin", "/sbin", "/lib", "/lib64", "/System", "/Library"),
)
"""Folders that are the system's or other users', with all that is in them."""

_SHARED = frozenset(
    {
        *("/", "/dev", "/dev/shm", "/media", "/mnt", "/opt", "/srv", "/tmp"),  # noqa: S108 - names only
        *("/var", "/var/cache", "/var/lib", "/var/log", "/var/tmp"),  # noqa: S108 - names only
    }
)
"""Folders that programs share. What is in them may belong to this one."""


def contents_of(path: Path) -> Contents:
    """Return what a file contains; a missing file contains nothing. It is not changed.

    Raises: ``OSError``, ``sqlite3.Error`` if it is not a database or cannot be read.
    """
    if path.is_dir():
        raise IsADirectoryError(EISDIR, "it is a folder")
    if not path.exists() or path.stat().st_size == 0:
        return "nothing"
    with closing(sqlite3.connect(read_only_address(path), uri=True)) as connection:
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    names = {name for (name,) in rows if not name.startswith("sqlite_")}
    if not names:
        return "nothing"
    return "paroli" if names >= _OWN_TABLES else "other tables"


def is_read_only(path: Path) -> bool:
    """Return whether this process may not write the file, or no files beside it."""
    return path.exists() and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))


def read_only_address(path: Path) -> str:
    """Return a URI that opens a file for reading.

    If nothing can be written beside the file, SQLite must not look for the log that other
    connections would write there.
    """
    has_log = path.with_name(f"{path.name}-wal").exists()
    immutable = "&immutable=1" if is_read_only(path) and not has_log else ""
    return f"file:{quote(str(path.absolute()))}?mode=ro{immutable}"


def missing_database(path: Path) -> StoreUnusable:
    """Return the error for a file that must exist and is missing or empty."""
    return StoreUnusable(f"There is no Paroli database at {path}. Check PAROLI_DATABASE_URL.")


def write_remedy(path: Path, error: Exception | None = None) -> str:
    """Return a sentence on what to do if the database at ``path`` cannot be written.

    On a medium that is read-only, another owner would not help.
    """
    elsewhere = "PAROLI_DATABASE_URL to a file in another folder."
    if not hasattr(os, "getuid") or (isinstance(error, OSError) and error.errno == EROFS):
        return f"Set {elsewhere}"
    found = _not_writable(path)
    # Root may write everywhere, so another owner would not help.
    if os.getuid() == 0 or belongs_to_others(found):
        return f"Set {elsewhere}"
    owner = f"Give {found} to the user of this process: chown {os.getuid()} {found}."
    return f"{owner} Or set {elsewhere}"


def belongs_to_others(path: Path) -> bool:
    """Return whether a path is the system's or in a home folder, but not in this user's own."""
    home = _home_folder()
    if home and home != Path("/") and path.is_relative_to(home):
        return False
    is_below = any(path.is_relative_to(folder) for folder in _OF_OTHERS)
    return is_below or str(path) in _SHARED


def _home_folder() -> Path | None:
    """Return this user's home folder, or None for a user id without an account and HOME."""
    try:
        return Path.home()
    except RuntimeError:
        return None


def _not_writable(path: Path) -> Path:
    """Return the file, or the nearest folder that exists, that cannot be written."""
    for candidate in (path, *path.parents):
        with suppress(OSError):
            if candidate.exists() and not os.access(candidate, os.W_OK):
                return candidate
    return path.parent


class ServiceLock:
    """Lets one service use an SQLite file: a locked file beside it with the process id.

    A symbolic link counts as the file that it names. A file with hard links is refused: SQLite
    would write another log for each name, and lose entries. The kernel frees the lock when the
    process ends, however it ends.
    """

    def __init__(self, database: Path) -> None:
        """Lock the database. Raises: ``StoreUnusable`` if another service uses it."""
        database = database.resolve()
        _refuse_other_files(database)
        path = database.with_name(f"{database.name}-service")
        try:
            self._file = path.open("a+", encoding="ascii")
        except OSError as error:
            reason = f"{path} cannot be written: {error.strerror}."
            raise StoreUnusable(f"{reason} {write_remedy(database, error)}") from error
        if not try_lock(self._file):
            holder = _process_id(self._file)
            self._file.close()
            raise StoreUnusable(
                f"Another service uses {database}{holder}. Stop it first, or set"
                " PAROLI_DATABASE_URL to another file."
            )
        self._file.truncate(0)
        self._file.write(str(os.getpid()))
        self._file.flush()

    def free(self) -> None:
        """Free the lock. The file stays, because another service may be about to lock it."""
        self._file.close()


def _refuse_other_files(database: Path) -> None:
    if database.is_dir():
        raise StoreUnusable(f"{database} cannot be used: it is a folder.")
    if database.exists() and database.stat().st_nlink > 1:
        raise StoreUnusable(
            f"{database} has several names (hard links), and SQLite would lose entries. Delete all"
            " names but one, or copy the database with `paroli backup`."
        )


def _process_id(file: TextIO) -> str:
    file.seek(0)
    written = file.read(_PROCESS_ID_MAX)
    return f": the process {written}" if written.isdigit() else ""
