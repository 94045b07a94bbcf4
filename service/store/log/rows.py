"""Converts the application's values to table rows and back. Columns are in table order."""

import re
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from service.application.ports.refused_keys import RefusedKey
from service.application.ports.store import (
    Append,
    Codec,
    IdempotencyRecord,
    NumberedPosting,
    SessionFilter,
    SessionRow,
)
from service.domain.ledger import Posting, with_refs
from service.domain.session.log.recorded import Recorded
from service.store.log.database import Row
from service.store.log.fast_dataclass import fast_constructor
from service.store.log.schema import events, stream_list, streams

_VERSIONED = re.compile(r".*\.v[0-9]+")

_recorded = fast_constructor(Recorded)

event_row = attrgetter(*events.c.keys())
"""Returns a row of ``events``."""

listed_row = attrgetter(*stream_list.c.keys())
"""Returns a row of ``stream_list``."""

stream_row = attrgetter(*streams.c.keys())
"""Returns a row of ``streams``."""


class AppendRows(NamedTuple):
    """The rows of an append, but that of the session."""

    keys: list[Row]
    events: list[Row]
    postings: list[Row]


def append_rows(append: Append) -> AppendRows:
    """Return the rows of an append."""
    return AppendRows(
        keys=list(map(idempotency_row, append.idempotency_records)),
        events=list(map(event_row, append.recorded)),
        postings=posting_rows(append.stream, append.postings),
    )


def recorded_of(stream: str, rows: Iterable[Row], codec: Codec) -> list[Recorded]:
    """Return the events of rows of ``events`` without their first column, ``stream``."""
    decode = codec.decode
    # The fourth and fifth values are the name and the data.
    return [_recorded(stream, *row[:4], decode(row[3], row[4]), *row[4:]) for row in rows]


def posting_rows(stream: str, postings: Sequence[tuple[int, Posting]]) -> list[Row]:
    """Return rows of ``postings``; line numbers start at 1 in each version."""
    return [
        (stream, version, line, source, target, amount, *(reverses or (None, None)))
        for version, line, (source, target, amount, reverses) in numbered(postings)
    ]


def numbered(postings: Iterable[tuple[int, Posting]]) -> Iterator[NumberedPosting]:
    """Yield postings with their lines; ``postings`` has each version's whole."""
    return (NumberedPosting(*ref, posting) for ref, posting in with_refs(postings))


def posting_of(row: Row) -> tuple[int, Posting]:
    """Return the version and the posting of a row without stream and line."""
    version, source, target, amount, *reverses = row
    return version, Posting(source, target, amount, None if None in reverses else tuple(reverses))


def numbered_posting_of(row: Row) -> NumberedPosting:
    """Return the posting of a row without stream."""
    version, line, *moved = row
    return NumberedPosting(version, line, posting_of((version, *moved))[1])


def stored_names(event_type: str) -> tuple[str, str]:
    """Return the first and the last name of a type; without its version, of all versions."""
    if _VERSIONED.fullmatch(event_type):
        return event_type, event_type
    return f"{event_type}.v0", f"{event_type}.v:"  # the digits end before the colon


def idempotency_row(record: IdempotencyRecord) -> Row:
    """Return a row of ``keys``."""
    return (
        record.scope,
        record.key,
        record.fingerprint,
        record.body,
        record.session,
        record.version,
        int(record.settled),
    )


def idempotency_record_of(row: Row) -> IdempotencyRecord:
    """Return the record in a row of ``keys``."""
    scope, key, fingerprint, body, session, version, settled = row
    return IdempotencyRecord(scope, key, fingerprint, body, session, version, bool(settled))


def keys_of(append: Append) -> Iterator[tuple[str, str]]:
    """Yield the scope and the key of each record and each refusal of an append."""
    yield from ((record.scope, record.key) for record in append.idempotency_records)
    yield from ((refused.scope, refused.key) for refused in append.refused_keys)


def stored_result_of(row: Row) -> IdempotencyRecord | RefusedKey:
    """Return the record, or the refusal, in a row of ``statements.stored_result``."""
    *record, refused_at = row
    if refused_at is None:
        return idempotency_record_of(tuple(record))
    scope, key, fingerprint, body, *_ = record
    return RefusedKey(scope, key, fingerprint, body, refused_at)


def session_row(session: SessionRow) -> Row:
    """Return a row of ``sessions``."""
    return (
        session.id,
        session.game,
        session.name,
        session.currency,
        session.phase,
        session.version,
        int(session.owes_settlement),
        session.opened_at,
        session.changed_at,
        session.gathering,
        int(session.hidden),
        int(session.practice),
    )


def session_of(row: Row) -> SessionRow:
    """Return the session row in a row of ``sessions``."""
    session, game, name, currency, phase, version, owes, *times, gathering, hidden, practice = row
    filing = (gathering, bool(hidden), bool(practice))
    return SessionRow(
        session, game, name, currency, phase, version, bool(owes), times[0], times[1], *filing
    )


_AFTER_ALL_TEXTS = "~"
"""Sorts after every time and after the name of every game."""


def filter_values(only: SessionFilter) -> dict[str, Any]:
    """Return the parameters of a filter: the least and the greatest game and time."""
    return {
        "first_game": only.game or "",
        "last_game": only.game or _AFTER_ALL_TEXTS,
        "since": only.since or "",
        "until": only.until or _AFTER_ALL_TEXTS,
    }
