"""The store that the settings name, and the sessions that a person at the keyboard means."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click

from service.application.errors import StoreUnusable
from service.application.ports import Store
from service.application.verify import sessions_of
from service.settings import BadSetting, read_settings
from service.store.codec import EventCodec
from service.store.connect import open_store
from service.store.events import SqlStore

_SHOWN = 5


def database_url() -> str:
    """Return where the books are kept. Raises: ``BadSetting``."""
    return read_settings().database_url


@contextmanager
def exit_on_errors() -> Iterator[None]:
    """Turn what a person can mend into a sentence and exit 1."""
    try:
        yield
    except (BadSetting, StoreUnusable) as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def open_configured_store(*, create: bool) -> Iterator[SqlStore]:
    """Lend the store; ``create`` makes it if there is none."""
    with exit_on_errors(), open_store(database_url(), EventCodec(), create=create) as store:
        yield store


def chosen(store: Store, names: Sequence[str]) -> list[str]:
    """Return the sessions whose ids begin with ``names``, all of them for none."""
    sessions = sessions_of(store)
    if not names:
        return sessions
    return list(dict.fromkeys(_one(sessions, name) for name in names))


def _one(sessions: Sequence[str], name: str) -> str:
    """Return the session meant; an id that begins others' ids means itself."""
    there = [session for session in sessions if session.startswith(name.lower())]
    if name.lower() in there:
        return name.lower()
    if not sessions:
        raise click.ClickException("There are no sessions.")
    if not there:
        raise click.ClickException(f"There is no session whose id begins with {name!r}.")
    if len(there) > 1:
        shown = ", ".join(there[:_SHOWN]) + (", ..." if len(there) > _SHOWN else "")
        raise click.ClickException(f"{name!r} begins the ids of several sessions: {shown}")
    return there[0]
