"""Which engine an address asks for."""

from pathlib import Path

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError

from service.application.errors import StoreUnusable
from service.store import postgres, sqlite

SQLITE, POSTGRESQL = "sqlite", "postgresql"

_SQLITE_DRIVERS = ("sqlite", "sqlite+pysqlite")


def kind_of(url: str) -> str:
    """Return ``SQLITE`` or ``POSTGRESQL``. Raises: ``StoreUnusable`` for all others."""
    address = parsed(url)
    kind = address.get_backend_name()
    known = kind == POSTGRESQL or address.drivername in _SQLITE_DRIVERS
    if not known:
        raise StoreUnusable(
            f"There is no store for {kind}: only sqlite:///FILE and postgresql://USER@HOST/NAME."
        )
    return kind


def engine_of(url: str) -> Engine:
    """Return an engine for ``url``, its connections set up as the store needs them."""
    if kind_of(url) == POSTGRESQL:
        return postgres.engine_for(parsed(url))
    return sqlite.engine_for(url)


def sqlite_path(url: str) -> Path:
    """Return the file an SQLite address names. Raises: ``StoreUnusable``."""
    name = parsed(url).database or ":memory:"
    if name.startswith((":memory:", "file:")):
        raise StoreUnusable(f"{name} would be forgotten or hidden: name a file, sqlite:///FILE.")
    return Path(name)


def name_of(url: str) -> str:
    """Return what to call a database in a sentence: its file, or its address without password."""
    return str(sqlite_path(url)) if kind_of(url) == SQLITE else without_password(url)


def without_password(url: str) -> str:
    """Return the address as it may be shown."""
    return parsed(url).render_as_string(hide_password=True)


def asking_for_password(url: str) -> str:
    """Return the address for PostgreSQL's own programs, which then ask for the password."""
    address = parsed(url).difference_update_query(["password", "sslpassword"])
    return address._replace(drivername=POSTGRESQL, password=None).render_as_string()


def parsed(url: str) -> URL:
    """Return the parts of an address. Raises: ``StoreUnusable``."""
    try:
        return make_url(url)
    except ArgumentError as error:
        raise StoreUnusable("The address of the database cannot be read.") from error
