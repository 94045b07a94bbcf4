"""Values of the application as rows of the tables, and back. Columns in the tables' order."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from service.application.ports import Codec, IdempotencyRecord, SessionRow
from service.domain.history import Recorded
from service.domain.ledger import Posting
from service.store.fast_dataclass import fast_constructor

Row = tuple[Any, ...]

_recorded = fast_constructor(Recorded)


def event_row(recorded: Recorded) -> Row:
    """Return a row of ``events``."""
    return (
        recorded.stream,
        recorded.version,
        recorded.id,
        recorded.entry,
        recorded.name,
        recorded.data,
        recorded.at,
        recorded.occurred_at,
        recorded.actor,
        recorded.previous_hash,
        recorded.hash,
    )


def recorded_of(stream: str, rows: Iterable[Row], codec: Codec) -> list[Recorded]:
    """Return events of rows without their ``stream``; name and data stand fourth and fifth."""
    decode = codec.decode
    return [_recorded(stream, *row[:4], decode(row[3], row[4]), *row[4:]) for row in rows]


def posting_rows(stream: str, postings: Sequence[tuple[int, Posting]]) -> list[Row]:
    """Return rows of ``postings``; the lines of each version count from 1."""
    return list(_numbered(stream, postings))


def _numbered(stream: str, postings: Iterable[tuple[int, Posting]]) -> Iterator[Row]:
    before, line = 0, 0
    for version, posting in postings:
        line = line + 1 if version == before else 1
        before = version
        yield (stream, version, line, *posting)


def idempotency_row(kept: IdempotencyRecord) -> Row:
    """Return a row of ``keys``."""
    return (
        kept.scope,
        kept.key,
        kept.fingerprint,
        kept.body,
        kept.session,
        kept.version,
        int(kept.settled),
    )


def idempotency_record_of(row: Row) -> IdempotencyRecord:
    """Return what a row of ``keys`` says."""
    scope, key, fingerprint, body, session, version, settled = row
    return IdempotencyRecord(scope, key, fingerprint, body, session, version, bool(settled))


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
    )


def session_of(row: Row) -> SessionRow:
    """Return what a row of ``sessions`` says."""
    there, game, name, currency, phase, version, owes, opened_at, changed_at = row
    return SessionRow(
        there, game, name, currency, phase, version, bool(owes), opened_at, changed_at
    )
