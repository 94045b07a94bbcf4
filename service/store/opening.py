"""From the address of a database to a store."""

import sqlite3
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from service.application.errors import StoreUnusable
from service.application.ports import Codec
from service.store.events import SqlStore
from service.store.migrate import migrate
from service.store.sqlite import SQLiteDatabase, engine_for, unusable


def open_store(url: str, codec: Codec, *, create: bool = True) -> SqlStore:
    """Open the store at ``url``; an SQLite file is made, unless ``create`` is False, and migrated.

    Whoever opens it closes it. Raises: ``StoreUnusable`` with a sentence for whoever runs this.
    """
    path = sqlite_path(url)
    if not create and not path.exists():
        raise StoreUnusable(f"There is no database {path}.")
    migrate_store(url)
    return SqlStore(SQLiteDatabase(engine_for(url)), codec)


def migrate_store(url: str) -> tuple[str | None, str]:
    """Make the database if there is none; return the revisions it had and has.

    Raises: ``StoreUnusable``.
    """
    path = sqlite_path(url)
    try:
        _make(path)
        return migrate(url)
    except DBAPIError as error:
        raise unusable(error.orig, f"The database {path}") from error
    except (OSError, sqlite3.Error) as error:
        raise unusable(error, f"The database {path}") from error


def sqlite_path(url: str) -> Path:
    """Return the file an SQLite address names. Raises: ``StoreUnusable`` for all others."""
    parsed = _parsed(url)
    kind = parsed.get_backend_name()
    if kind == "postgresql":
        raise StoreUnusable("PostgreSQL comes in a later version; this one keeps an SQLite file.")
    if parsed.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise StoreUnusable(f"There is no store for {kind}: only sqlite:///FILE.")
    name = parsed.database or ":memory:"
    if name.startswith((":memory:", "file:")):
        raise StoreUnusable(f"{name} would be forgotten or hidden: name a file, sqlite:///FILE.")
    return Path(name)


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise StoreUnusable("The address of the database cannot be read.") from error


def _make(path: Path) -> None:
    """Make the file and its folder for their owner only; purses are nobody else's business."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)
