"""Compares idempotency keys, and the responses stored with them, with the events of a stream."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from service.application.ports.store import HOUSE, IdempotencyRecord
from service.application.recording.draft import SETTLER
from service.application.recording.entry_response import batch_view, response_json, result_view
from service.application.sessions.session import Session
from service.application.verification.findings import Finding, VersionedPostings
from service.domain.ledger import balances_of, touched_accounts
from service.domain.session.corrections import EntryAmended
from service.domain.session.log.recorded import Recorded


def session_key_breaks(
    session: Session,
    history: Sequence[Recorded],
    postings: VersionedPostings,
    records: Sequence[IdempotencyRecord],
) -> Iterator[Finding]:
    """Yield keys of a session that are missing, or do not follow from its events.

    ``history`` has every version, and ``postings`` follow from it.
    """
    entries = _entries_with_key(history)
    responses = _Responses(session, history, postings, entries)
    own = {record.key: record for record in records if record.scope == session.id}
    for record in sorted(own.values(), key=lambda record: record.version):
        if record.settled != responses.is_settled(record.version):
            yield _wrong_response(record.key)
        elif record.key in entries:
            if not _is_response(record.body, responses.to_entry(record)):
                yield _wrong_response(record.key)
        elif not _is_batch_response(record, own):
            yield Finding(f"The idempotency key {record.key!r} belongs to no entry.")
    yield from _missing_keys(session.id, entries, records)


def stream_key_breaks(
    stream: str,
    entries: Mapping[str, int],
    responses: Mapping[int, str],
    records: Sequence[IdempotencyRecord],
) -> Iterator[Finding]:
    """Yield the same for an evening or a person; ``responses`` are by version."""
    for record in records:
        if record.scope != stream:
            continue
        if record.key not in entries:
            yield Finding(f"The idempotency key {record.key!r} belongs to no entry.")
        elif not record.settled or not _is_response(record.body, responses.get(record.version)):
            yield _wrong_response(record.key)
    yield from _missing_keys(stream, entries, records)


def _wrong_response(key: str) -> Finding:
    message = f"The stored response of the idempotency key {key!r} does not follow from the events."
    return Finding(message)


def _missing_keys(
    stream: str, entries: Mapping[str, int], records: Sequence[IdempotencyRecord]
) -> Iterator[Finding]:
    """Yield events of entries without a key; the opening needs one in the house, too."""
    own = {record.key: record for record in records if record.scope == stream}
    of_house = [record for record in records if record.scope == HOUSE]
    for key, version in entries.items():
        if key not in own:
            yield Finding(f"Event {version} has no idempotency key.", version)
        elif version == 1 and of_house != [replace(own[key], scope=HOUSE)]:
            yield Finding("The house's copy of the key that opened it is missing or differs.")


def _entries_with_key(history: Sequence[Recorded]) -> dict[str, int]:
    """Return the version of the first event of each entry, except those that corrections made."""
    first = dict[str, int]()
    made = set[str]()
    for recorded in history:
        first.setdefault(recorded.entry, recorded.version)
        event = recorded.event
        # A forged number could be so large that its ids do not fit into memory.
        if isinstance(event, EntryAmended) and event.repeated <= len(history):
            made.update(event.entries_made(recorded.stream, recorded.entry))
    return {entry: version for entry, version in first.items() if entry not in made}


def _is_response(body: str, expected: str | None) -> bool:
    if body == expected:
        return True
    return expected is not None and _is_same(_loaded(body), json.loads(expected))


def _is_same(found: Any, expected: Any) -> bool:
    """Return whether two JSON values are the same. In Python, 1 and true and 1.0 are equal."""
    written, wanted = (json.dumps(value, sort_keys=True) for value in (found, expected))
    return written == wanted


def _loaded(body: str) -> Any:
    """Return a JSON value, or None if it cannot be read or has a member twice."""
    try:
        return json.loads(body, object_pairs_hook=_members)
    except (RecursionError, ValueError):
        return None


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("A member is there twice.")
    return members


def _is_batch_response(record: IdempotencyRecord, own: Mapping[str, IdempotencyRecord]) -> bool:
    """Return whether a key is that of a batch, whose response repeats those of its entries.

    The texts of refused entries follow from no event, so they are not compared.
    """
    body = _loaded(record.body)
    if not isinstance(body, dict) or not isinstance(body.get("results"), list):
        return False
    results = [result for result in body["results"] if isinstance(result, dict)]
    recorded = [result for result in results if "events" in result]
    expected = [_batch_result(own.get(str(result.get("key")))) for result in recorded]
    if len(results) < len(body["results"]) or not recorded or not _is_same(recorded, expected):
        return False
    try:
        whole = batch_view(record.version, results)
    except (AttributeError, KeyError, TypeError):
        return False  # the responses of the entries were changed too
    return _is_same(body, whole)


def _batch_result(record: IdempotencyRecord | None) -> dict[str, Any] | None:
    body = _loaded(record.body) if record else None
    if record is None or not isinstance(body, dict):
        return None
    return result_view(record.key, body, settled=record.settled)


class _Responses:
    """The responses that follow from a session's events. Ask for them by rising version."""

    def __init__(
        self,
        session: Session,
        history: Sequence[Recorded],
        postings: VersionedPostings,
        entries: Mapping[str, int],
    ) -> None:
        self._session, self._history, self._entries = session, history, entries
        self._postings = postings
        self._corrections = {r.entry for r in history if isinstance(r.event, EntryAmended)}
        self._ends = _ends(postings, len(history))
        self._balances: dict[str, int] = {}
        self._summed = 0

    def is_settled(self, version: int) -> bool:
        """Return whether no settlement was due after ``version``."""
        if version < len(self._history):
            return self._history[version].actor != SETTLER
        return not self._session.owes_settlement

    def to_entry(self, record: IdempotencyRecord) -> str | None:
        """Return the response to the entry of a key, or None if its version is wrong."""
        first, version = self._entries[record.key], record.version
        events = self._history[first - 1 : version]
        if not events or version > len(self._history):
            return None
        if record.key in self._corrections:
            events = [r for r in events if r.entry == record.key]
        start, end = self._ends[first - 1], self._ends[version]
        touched = touched_accounts(posting for _, posting in self._postings[start:end])
        return response_json(
            version=version,
            events=events,
            touched=touched,
            balances=self._balances_at(end),
            settled=self.is_settled(version),
            opened=self._session.id if first == 1 else None,
        )

    def _balances_at(self, end: int) -> Mapping[str, int]:
        """Return the balances after so many postings."""
        if end < self._summed:
            self._balances, self._summed = {}, 0
        newer = islice(self._postings, self._summed, end)
        self._balances = balances_of((posting for _, posting in newer), self._balances)
        self._summed = end
        return self._balances


def _ends(postings: VersionedPostings, versions: int) -> list[int]:
    """Return how many postings there are up to each version, from version 0 on."""
    ends = [0] * (versions + 1)
    for version, _ in postings:
        ends[version] += 1
    for version in range(versions):
        ends[version + 1] += ends[version]
    return ends
