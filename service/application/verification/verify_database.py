"""Checks a database as a whole: its chained list of streams, what protects it, and stray rows."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from service.application.ports.store import HOUSE, KeyScope, Store
from service.application.recording.bankrolls import PERSON
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import SESSION, kind_and_number
from service.application.verification.findings import Finding
from service.application.verification.verify import sessions_of
from service.application.verification.verify_streams import streams_of
from service.domain.evenings.stream_list import FirstEvent, ListedStream, list_break
from service.domain.session.log.chain import GENESIS

_KINDS = {SESSION: "Session", GATHERING.name: "Evening", PERSON.name: "Person"}
"""The kinds of streams in messages."""


@dataclass(frozen=True, slots=True)
class ListHead:
    """The number of lines in the chained list, and the last one's hash, which covers all."""

    lines: int
    hash: str


def list_head(store: Store) -> ListHead:
    """Return the head of the chained list, to store it outside of the database."""
    newest = store.newest_listed_stream()
    return ListHead(newest.number, newest.hash) if newest else ListHead(0, GENESIS)


def database_findings(store: Store) -> Iterator[Finding]:
    """Yield the faults of the database as a whole, and those of streams that are gone."""
    for fault in store.protection_faults():
        yield Finding(fault)
    # What is read first is in what is read later, even while clients open sessions.
    listed, scopes, derived = (
        store.listed_streams(),
        store.key_scopes(),
        store.derived_streams(),
    )
    first_events = {first.stream: first for first in store.first_events()}
    known = {*sessions_of(store), *streams_of(store)}
    newer = store.listed_streams(after=len(listed))
    yield from _list_breaks(listed, known, first_events)
    for stream in sorted(first_events.keys() - {line.stream for line in (*listed, *newer)}):
        yield Finding(f"{_named(stream)} is not on the chained list.")
    yield from _key_breaks(scopes, known, first_events)
    for stream in derived:
        if stream not in known:
            yield Finding(f"{_named(stream)} has postings or standings, but no events.")


def _list_breaks(
    listed: list[ListedStream], known: Collection[str], first_events: Mapping[str, FirstEvent]
) -> Iterator[Finding]:
    if broken := list_break(listed):
        yield Finding(broken)
    # A stream that was imported again after it was gone has several lines.
    for stream, first_hash in dict.fromkeys((line.stream, line.first_hash) for line in listed):
        first = first_events.get(stream)
        if stream not in known:
            yield Finding(f"{_named(stream)} is on the chained list, but it is gone.")
        elif first and first.hash != first_hash:
            message = f"{_named(stream)} begins with another event than the chained list says."
            yield Finding(message)


def _key_breaks(
    scopes: list[KeyScope], known: Collection[str], first_events: Mapping[str, FirstEvent]
) -> Iterator[Finding]:
    for scope, session, key in scopes:
        first = first_events.get(session)
        if scope == session:
            if session not in known:
                yield Finding(f"{_named(session)} has idempotency keys, but no events.")
        elif scope != HOUSE:
            yield Finding(f"The idempotency key {key!r} of {scope} belongs to {session}.")
        elif first is None or first.entry != key:
            yield Finding(f"The idempotency key {key!r} of the house opened nothing.")


def _named(stream: str) -> str:
    kind, number = kind_and_number(stream)
    return f"{_KINDS.get(kind, kind)} {number}"
