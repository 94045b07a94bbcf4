"""Chooses the database engine for a URL."""

from pathlib import Path

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError

from service.application.errors import StoreUnusable
from service.store.sqlite import engine as sqlite
from service.store.sqlite.file import is_read_only

SQLITE, POSTGRESQL = "sqlite", "postgresql"

_USE = "Use sqlite:///FILE or postgresql://USER@HOST/NAME."
_SQLITE_DRIVERS = ("sqlite", "sqlite+pysqlite")


def kind_of(url: str) -> str:
    """Return ``SQLITE`` or ``POSTGRESQL``. Raises: ``StoreUnusable`` for any other engine."""
    parsed = parse_url(url)
    kind = parsed.get_backend_name()
    is_supported = kind == POSTGRESQL or parsed.drivername in _SQLITE_DRIVERS
    if not is_supported:
        raise StoreUnusable(f"Paroli cannot use {parsed.drivername}. {_USE}")
    return kind


def engine_of(url: str) -> Engine:
    """Return an engine for ``url`` with connections configured for the store.

    A file that cannot be written is opened for reading only.
    """
    if kind_of(url) == POSTGRESQL:
        # Imported late: SQLite needs no driver of PostgreSQL.
        from service.store.postgres import engine as postgres  # noqa: PLC0415

        return postgres.engine_for(parse_url(url))
    path = sqlite_path(url)
    return sqlite.read_only_engine_for(path) if is_read_only(path) else sqlite.engine_for(url)


def sqlite_path(url: str) -> Path:
    """Return the absolute path of an SQLite URL. Raises: ``StoreUnusable`` if it names no file."""
    parsed = parse_url(url)
    if parsed.host:
        raise StoreUnusable(
            f"PAROLI_DATABASE_URL has a server, {parsed.host}, but SQLite has none. Use the form"
            " sqlite:///FILE, with three slashes."
        )
    name = parsed.database or ":memory:"
    if name.startswith((":memory:", "file:")):
        raise StoreUnusable(f"{name} is not a file. Use the form sqlite:///FILE.")
    return Path(name).absolute()


def display_name(url: str) -> str:
    """Return a database's name for messages: its file, or its URL without the password."""
    return str(sqlite_path(url)) if kind_of(url) == SQLITE else without_password(url)


def without_password(url: str) -> str:
    """Return the URL with its passwords hidden or left out."""
    without = parse_url(url).difference_update_query(["password", "sslpassword"])
    return without.render_as_string(hide_password=True)


def url_prompting_for_password(url: str) -> str:
    """Return the URL without password for PostgreSQL's own programs, which then ask for it."""
    without = parse_url(url).difference_update_query(["password", "sslpassword"])
    return without._replace(drivername=POSTGRESQL, password=None).render_as_string()


def parse_url(url: str) -> URL:
    """Return the parts of a URL. Raises: ``StoreUnusable``."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:  # the port is not a number
        raise StoreUnusable(f"PAROLI_DATABASE_URL is not a valid URL. {_USE}") from error
