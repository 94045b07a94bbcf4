"""Imports the streams of an archive. Each is verified first and has its own transaction.

Events keep their ids and hashes, and keys keep their responses. Everything else is computed again.
Existing streams are skipped; partial ones are completed. So an import that was interrupted
continues when it runs again.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from service.application.archive.archive import ArchivedStream, BadArchive, Counts, read_archive
from service.application.archive.archive_checks import CheckedStream, check_stream
from service.application.errors import KeyTaken, WrongVersion
from service.application.ports.store import Append, Codec, IdempotencyRecord, Store
from service.application.sessions.session import Session
from service.application.verification.findings import Unreadable
from service.application.verification.verify import READ_ATTEMPTS, chain_breaks, update_standings
from service.application.verification.verify_streams import bankroll_breaks


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The outcome for one stream: the numbers of recorded events and keys, 0 if all existed.

    ``problem`` says why nothing of it was stored.
    """

    stream: str
    events: int = 0
    keys: int = 0
    problem: str | None = None


class ImportConflict(Exception):  # noqa: N818 - reads well at the raise
    """A valid stream contradicts what the store already has."""


def check_archive(lines: Iterable[bytes]) -> Counts:
    """Read an archive to its end; return what it has.

    Raises: ``BadArchive``, which names the first event with a wrong hash, if there is one.
    """
    counts, broken = Counts(), ""
    try:
        for archived in read_archive(lines):
            counts.add(archived.kind, events=len(archived.events), keys=len(archived.keys))
            if finding := None if broken else next(chain_breaks(archived.events), None):
                broken = f" {archived.kind.capitalize()} {archived.number}: {finding.message}"
    except BadArchive as error:
        raise BadArchive(error.line, f"{error.message}{broken}") from error
    return counts


def import_streams(
    store: Store, codec: Codec, streams: Iterable[ArchivedStream]
) -> Iterator[ImportResult]:
    """Record what the store does not have yet; yield the result of each stream."""
    for archived in streams:
        try:
            yield _import(store, check_stream(codec, archived))
        except (Unreadable, ImportConflict) as error:
            yield ImportResult(archived.stream, problem=str(error))


def _import(store: Store, checked: CheckedStream) -> ImportResult:
    """Record the missing part. Raises: ``ImportConflict`` if nothing could be recorded."""
    archived = checked.archived
    for _ in range(READ_ATTEMPTS):
        append = _missing_part(store, checked)
        if append is None:
            return ImportResult(archived.stream)
        try:
            store.append([append])
        except WrongVersion:
            continue
        except KeyTaken as error:
            raise ImportConflict(_key_conflict(store, error)) from error
        _finish(store, checked, append)
        keys = len(append.idempotency_records)
        return ImportResult(archived.stream, len(append.recorded), keys)
    raise ImportConflict(
        "Other clients write to it, or its accounts are wrong. Run `paroli verify`, then try again."
    )


def _finish(store: Store, checked: CheckedStream, append: Append) -> None:
    """Store what is not in the log: standings, and the contact of a person who is new here."""
    _update_standings(store, checked)
    # The contact of a person who was here already may have been erased on purpose.
    if checked.archived.contact is not None and append.expected == 0:
        store.put_contact(checked.archived.number, checked.archived.contact)


def _update_standings(store: Store, checked: CheckedStream) -> None:
    if isinstance(checked.state, Session):
        update_standings(store, checked.state)


def _missing_part(store: Store, checked: CheckedStream) -> Append | None:
    """Return what the store lacks of a stream, or None. Raises: ``ImportConflict``."""
    archived = checked.archived
    existing = store.stored_events(archived.stream)
    for new, old in zip(archived.events, existing, strict=False):
        if new != old:
            raise ImportConflict(f"It differs here from event {new.version} on.")
    if len(existing) >= len(archived.events):
        if len(existing) == len(archived.events):
            # An import killed after its append has not stored the standings.
            _update_standings(store, checked)
        return None
    if not isinstance(checked.state, Session):
        for finding in bankroll_breaks(store, checked.state):
            raise ImportConflict(finding.message)
    return _rest(checked.whole, len(existing), store.idempotency_records(archived.stream))


def _rest(whole: Append, after: int, known: Sequence[IdempotencyRecord]) -> Append:
    """Return the part of ``whole`` after version ``after``, without the ``known`` keys."""
    existing = {(kept.scope, kept.key): kept for kept in known}
    for kept in whole.idempotency_records:
        if existing.get((kept.scope, kept.key), kept) != kept:
            raise ImportConflict(f"Its key {kept.key!r} has another response here.")
    return replace(
        whole,
        expected=after,
        recorded=whole.recorded[after:],
        postings=[posting for posting in whole.postings if posting[0] > after],
        idempotency_records=[
            kept for kept in whole.idempotency_records if (kept.scope, kept.key) not in existing
        ],
    )


def _key_conflict(store: Store, error: KeyTaken) -> str:
    kept = store.idempotency_record(error.scope, error.key)
    owner = f"session {kept.session}" if kept else "another session"
    return f"Its key {error.key!r} already belongs to {owner} here."
