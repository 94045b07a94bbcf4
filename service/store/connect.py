"""From the address of a database to a store."""

import sqlite3
from pathlib import Path

import psycopg
from sqlalchemy.exc import DBAPIError

from service.application.errors import StoreUnusable
from service.application.ports import Codec
from service.store import postgres, sqlite
from service.store.engines import POSTGRESQL, SQLITE, engine_of, kind_of, sqlite_path
from service.store.events import SqlStore
from service.store.migrate import SchemaState, at_head, migrate, standing


def open_store(url: str, codec: Codec, *, create: bool = True, checked: bool = False) -> SqlStore:
    """Open the store at ``url``.

    An SQLite file is made, unless ``create`` is False, and migrated; a PostgreSQL database must
    have been migrated, which is not looked at where it was ``checked`` before. Whoever opens the
    store closes it. Raises: ``StoreUnusable`` with a sentence for whoever runs this.
    """
    if kind_of(url) == POSTGRESQL:
        if not checked:
            _check_migrated(url)
        return SqlStore(postgres.PostgresDatabase(engine_of(url)), codec)
    path = sqlite_path(url)
    if not create and not path.exists():
        raise StoreUnusable(f"There is no database {path}.")
    migrate_store(url)
    return SqlStore(sqlite.SQLiteDatabase(engine_of(url)), codec)


def migrate_store(url: str, *, app_role: str | None = None) -> tuple[str | None, str]:
    """Bring the tables up to date, an SQLite file made first; return the revisions had and has.

    In PostgreSQL ``app_role`` is then given what serving needs and nothing more. Raises:
    ``StoreUnusable``.
    """
    if kind_of(url) == POSTGRESQL:
        return _migrate_server(url, app_role)
    if app_role:
        raise StoreUnusable("An SQLite file knows no roles: leave --app-role out.")
    path = sqlite_path(url)
    try:
        _make(path)
        return migrate(url)
    except DBAPIError as error:
        raise sqlite.unusable(error.orig, f"The database {path}") from error
    except (OSError, sqlite3.Error) as error:
        raise sqlite.unusable(error, f"The database {path}") from error


def _migrate_server(url: str, app_role: str | None) -> tuple[str | None, str]:
    try:
        revisions = migrate(url)
        if app_role:
            postgres.grant(engine_of(url), app_role)
    except (DBAPIError, psycopg.Error) as error:
        raise postgres.unusable(error) from error
    return revisions


def schema_state_of(url: str) -> SchemaState:
    """Say which tables the database has, over a connection of its own. Raises: ``StoreUnusable``.

    A server that does not answer is waited for as long as ``postgres.engine_for`` says.
    """
    if kind_of(url) == SQLITE and not sqlite_path(url).exists():
        raise StoreUnusable(f"There is no database {sqlite_path(url)} any more.")
    try:
        return standing(url)
    except (DBAPIError, psycopg.Error) as error:
        raise postgres.unusable(error) from error


def _check_migrated(url: str) -> None:
    try:
        migrated = at_head(url)
    except (DBAPIError, psycopg.Error) as error:
        raise postgres.unusable(error) from error
    if not migrated:
        raise StoreUnusable("The database has not the tables of this version: `paroli migrate`.")


def _make(path: Path) -> None:
    """Make the file and its folder for their owner only; purses are nobody else's business."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)
