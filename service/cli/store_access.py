"""Opens the configured store, and finds sessions by the start of their id."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext

import click

from service.application.errors import StoreUnusable
from service.application.ports.store import Store, StreamRow
from service.application.recording.bankrolls import PERSON
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import (
    StreamKind,
    kind_and_number,
    rows_of_kind,
    stream_view,
)
from service.application.verification.verify import sessions_of
from service.domain.values.errors import Refused
from service.settings import BadSetting, misspelt_settings, read_settings
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store, service_lock

_LISTED_MAX = 5


def database_url() -> str:
    """Return the URL of the configured database, and print a note for each misspelt setting.

    Raises: ``BadSetting``.
    """
    url = read_settings().database_url
    for note in misspelt_settings():
        click.echo(f"Note: {note}", err=True)
    return url


@contextmanager
def exit_on_errors() -> Iterator[None]:
    """Turn errors that a person can fix into a message and exit status 1."""
    try:
        yield
    except (BadSetting, Refused, StoreUnusable) as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def open_configured_store(*, create: bool, exclusive: bool = False) -> Iterator[SqlStore]:
    """Yield the configured store; with ``create``, a missing one is created.

    With ``exclusive``, an SQLite file is locked: no service may use it meanwhile.
    """
    with exit_on_errors():
        url = database_url()
        with (
            service_lock(url) if exclusive else nullcontext(),
            open_store(url, EventCodec(), create=create) as store,
        ):
            yield store


def find_sessions(store: Store, prefixes: Sequence[str]) -> list[str]:
    """Return the sessions whose ids start with ``prefixes``; all if there are none."""
    sessions = sessions_of(store)
    if not prefixes:
        return sessions
    return list(dict.fromkeys(_find_session(sessions, prefix) for prefix in prefixes))


def find_gathering(store: Store, named: str) -> str:
    """Return the id of the one gathering with that name or id."""
    found = _streams_named(store, GATHERING, named, missing="Open it first.")
    if len(found) > 1:
        listed = "".join(f"\n  {line}" for line in _first_of([*map(_gathering_line, found)]))
        raise click.ClickException(f"{_several(GATHERING, named)}:{listed}")
    return _id_of(found[0])


def find_person(store: Store, named: str) -> str:
    """Return the id of the one person with that name or id."""
    found = [*map(_id_of, _streams_named(store, PERSON, named, missing="Add the person first."))]
    if len(found) > 1:
        raise click.ClickException(f"{_several(PERSON, named)}: {_shortened(found)}")
    return found[0]


def _streams_named(
    store: Store, kind: StreamKind, named: str, *, missing: str
) -> Sequence[StreamRow]:
    """Return the streams of a kind with that name or id, newest first; at least one."""
    rows = rows_of_kind(store, kind)
    if found := [row for row in rows if named in {_id_of(row), row.name}]:
        return found
    raise click.ClickException(f"There is no {kind.name} {named}. {missing}")


def _id_of(row: StreamRow) -> str:
    return kind_and_number(row.id)[1]


def _several(kind: StreamKind, named: str) -> str:
    return f"More than one {kind.name} is called {named}. Use an id"


def _gathering_line(row: StreamRow) -> str:
    """Return what tells a gathering from others with its name: id, date and place."""
    gathering = stream_view(row)
    known = filter(None, (gathering["date"], gathering["place"]))
    return f"{gathering['id']}  {', '.join(known)}"


def _first_of(items: Sequence[str]) -> list[str]:
    return [*items[:_LISTED_MAX], *(["..."] if len(items) > _LISTED_MAX else [])]


def _shortened(found: Sequence[str]) -> str:
    return ", ".join(_first_of(found))


def _find_session(sessions: Sequence[str], prefix: str) -> str:
    """Return the one session whose id starts with ``prefix``, or is equal to it."""
    found = [session for session in sessions if session.startswith(prefix.lower())]
    if prefix.lower() in found:
        return prefix.lower()
    if not sessions:
        raise click.ClickException("There are no sessions.")
    if not found:
        raise click.ClickException(f"No session id starts with {prefix!r}.")
    if len(found) > 1:
        shown = _shortened(found)
        raise click.ClickException(f"Several session ids start with {prefix!r}: {shown}")
    return found[0]
