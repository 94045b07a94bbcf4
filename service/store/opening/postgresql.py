"""Opens and migrates the store in a PostgreSQL database."""

import psycopg
from psycopg import errors
from sqlalchemy.exc import DBAPIError

from service.application.errors import StoreUnusable
from service.application.ports.store import Codec
from service.store.log.events import SqlStore
from service.store.opening.engines import display_name, engine_of, parse_url
from service.store.opening.migrate import (
    SchemaState,
    head_revision,
    migrate,
    revision_of,
    schema_state,
)
from service.store.postgres.engine import PostgresDatabase, grant, unusable, unusable_settings


def open_postgresql(url: str, codec: Codec, *, checked: bool) -> SqlStore:
    """Open a store whose tables exist; ``checked``: they are known to be of this version.

    Raises: ``StoreUnusable``.
    """
    if not checked:
        _check_migrated(url)
    return SqlStore(PostgresDatabase(engine_of(url), head_revision()), codec)


def migrate_postgresql(url: str, app_role: str | None) -> tuple[str | None, str]:
    """Migrate; return the revision before and after. ``app_role`` gets what serving needs.

    Raises: ``StoreUnusable``.
    """
    try:
        revisions = migrate(url)
        if app_role:
            grant(engine_of(url), app_role)
    except (DBAPIError, psycopg.Error) as error:
        if isinstance(getattr(error, "orig", error), errors.InsufficientPrivilege):
            raise StoreUnusable(f"{unusable(error)} Migrate as the owner of the tables.") from error
        raise unusable_settings(error, parse_url(url)) from error
    return revisions


def postgresql_state(url: str) -> SchemaState:
    """Return which schema version the database has. Raises: ``StoreUnusable``."""
    try:
        return schema_state(url)
    except (DBAPIError, psycopg.Error) as error:
        raise unusable(error) from error


def _check_migrated(url: str) -> None:
    try:
        revision = revision_of(url)
    except (DBAPIError, psycopg.Error) as error:
        raise unusable_settings(error, parse_url(url)) from error
    if revision is None:
        raise StoreUnusable(
            f"{display_name(url)} has no tables of Paroli yet. Create them with `paroli migrate`."
        )
    if revision != head_revision():
        raise StoreUnusable(
            f"{display_name(url)} has tables of revision {revision}, and this version needs"
            f" {head_revision()}. Copy it, then run `paroli migrate` as the owner of the tables."
        )
