"""Opens the store at a database URL, and migrates it."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EPERM, EROFS
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from service.application.errors import StoreUnusable
from service.application.ports.store import Codec
from service.store.log.events import SqlStore
from service.store.opening.engines import (
    POSTGRESQL,
    SQLITE,
    engine_of,
    kind_of,
    sqlite_path,
)
from service.store.opening.migrate import (
    SchemaState,
    head_revision,
    migrate,
    revision_of,
    schema_state,
)
from service.store.sqlite import engine as sqlite
from service.store.sqlite.driver import sqlite3
from service.store.sqlite.file import (
    Contents,
    ServiceLock,
    contents_of,
    is_read_only,
    missing_database,
    write_remedy,
)

_NOT_WRITABLE = ("readonly database", "unable to open")
"""Parts of SQLite's messages if it may not write the file or its folder."""


def open_store(url: str, codec: Codec, *, create: bool = True, checked: bool = False) -> SqlStore:
    """Open the store at ``url``.

    With ``create``, an SQLite file is created and migrated. Otherwise opening changes nothing: the
    file must have the tables of this version. A PostgreSQL database must be migrated already;
    with ``checked`` this is not checked again. The caller closes the store.

    Raises: ``StoreUnusable`` with a sentence for the operator.
    """
    if kind_of(url) == POSTGRESQL:
        # Imported late, here and below: SQLite needs no driver of PostgreSQL.
        from service.store.opening.postgresql import open_postgresql  # noqa: PLC0415

        return open_postgresql(url, codec, checked=checked)
    if create:
        migrate_store(url)
    else:
        _check_migrated(url)
    return SqlStore(sqlite.SQLiteDatabase(engine_of(url)), codec)


def _check_migrated(url: str) -> None:
    """Check that an SQLite file has the tables of this version. Raises: ``StoreUnusable``.

    An older version could not open a migrated file, so only some commands migrate.
    """
    path = sqlite_path(url)
    contents = _contents_of(path)
    if contents == "nothing":
        raise missing_database(path)
    if contents == "other tables":
        raise _of_another_program(path)
    try:
        revision = revision_of(url)
    except DBAPIError as error:
        raise _unusable(error.orig, path) from error
    if revision != head_revision():
        raise StoreUnusable(
            f"The database {path} has tables of revision {revision or 'none'}, and this version"
            f" needs {head_revision()}. Copy it with `paroli backup FILE`, then run"
            " `paroli migrate`."
        )


def missing_file(url: str) -> Path | None:
    """Return the SQLite file that opening the store would make or fill; None if it has tables.

    Raises: ``StoreUnusable``.
    """
    if kind_of(url) != SQLITE:
        return None
    path = sqlite_path(url)
    return path if _contents_of(path) == "nothing" else None


def migrate_store(url: str, *, app_role: str | None = None) -> tuple[str | None, str]:
    """Migrate the database; return its revision before (None: it was empty) and after.

    A missing SQLite file is created. In PostgreSQL, ``app_role`` then gets the permissions that
    serving needs and no more. Raises: ``StoreUnusable``.
    """
    if kind_of(url) == POSTGRESQL:
        from service.store.opening.postgresql import migrate_postgresql  # noqa: PLC0415

        return migrate_postgresql(url, app_role)
    if app_role:
        raise StoreUnusable("SQLite has no roles. Leave --app-role out.")
    path = sqlite_path(url)
    if _contents_of(path) == "other tables":
        raise _of_another_program(path)
    if is_read_only(path):
        raise StoreUnusable(f"The database {path} cannot be written. {write_remedy(path)}")
    try:
        _create(path)
        return migrate(url)
    except DBAPIError as error:
        raise _unusable(error.orig, path) from error
    except (OSError, sqlite3.Error) as error:
        raise _unusable(error, path) from error


def _of_another_program(path: Path) -> StoreUnusable:
    return StoreUnusable(
        f"{path} is the database of another program: it has tables, but none of Paroli."
        " Set PAROLI_DATABASE_URL to another file."
    )


def _contents_of(path: Path) -> Contents:
    try:
        return contents_of(path)
    except (OSError, sqlite3.Error) as error:
        raise _unusable(error, path) from error


def _unusable(error: BaseException | None, path: Path) -> StoreUnusable:
    """Return an error of an SQLite file as a sentence, with a remedy if it cannot be written."""
    sentence = sqlite.unusable(error, f"The database {path}")
    is_denied = isinstance(error, OSError) and error.errno in {EACCES, EPERM, EROFS}
    if isinstance(error, sqlite3.OperationalError):
        is_denied = any(words in str(error) for words in _NOT_WRITABLE)
    if not is_denied:
        return sentence
    remedy = write_remedy(path, error if isinstance(error, OSError) else None)
    return StoreUnusable(f"{sentence} {remedy}")


@contextmanager
def service_lock(url: str) -> Iterator[None]:
    """Hold the lock of an SQLite file, so that no other service uses it. PostgreSQL needs none.

    The folder of a missing file is created. Raises: ``StoreUnusable``.
    """
    if kind_of(url) != SQLITE:
        yield
        return
    path = sqlite_path(url)
    try:
        _create_folder(path)
    except OSError as error:
        raise _unusable(error, path) from error
    lock = ServiceLock(path)
    try:
        yield
    finally:
        lock.free()


def schema_state_of(url: str) -> SchemaState:
    """Return which schema version the database has. Raises: ``StoreUnusable``.

    Opens a connection of its own, with the timeouts of the store's.
    """
    if kind_of(url) == POSTGRESQL:
        from service.store.opening.postgresql import postgresql_state  # noqa: PLC0415

        return postgresql_state(url)
    if not sqlite_path(url).exists():
        raise StoreUnusable(f"The database {sqlite_path(url)} was deleted. Restore a backup.")
    try:
        return schema_state(url)
    except DBAPIError as error:
        raise sqlite.unusable(error.orig) from error


def _create(path: Path) -> None:
    """Create the file and its folder, readable by their owner only: they hold people's purses."""
    _create_folder(path)
    if not path.exists():
        path.touch(mode=0o600)


def _create_folder(path: Path) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
