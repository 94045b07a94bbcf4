"""Several entries in one request: all or none, each for itself, or until one is refused."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from service.application.errors import KeyReused, WrongVersion
from service.application.ports.refused_keys import RefusedKey, RepeatedRefusal
from service.application.ports.store import IdempotencyRecord
from service.application.recording.draft import Draft, Meta
from service.application.recording.entry_response import EntryResult
from service.application.recording.recorder import Recorder, check_unchanged
from service.application.recording.stored_results import refusals_to_store, result_of
from service.domain.values.errors import Refused

Mode = Literal["atomic", "each", "until_refused"]
Result = EntryResult | Refused | KeyReused


@dataclass(frozen=True, slots=True)
class BatchEntry:
    """One entry of a batch. Its key identifies it, in this batch and outside."""

    command: Any
    meta: Meta


@dataclass(frozen=True, slots=True)
class Batch:
    """A request of several entries. ``meta`` has its own key, apart from those of its entries.

    ``write(results, version)`` returns the response body, from the result of each entry and the
    session's version after them.
    """

    entries: Sequence[BatchEntry]
    mode: Mode
    meta: Meta
    write: Callable[[Sequence[Result], int], str]


@dataclass(frozen=True, slots=True)
class BatchResult:
    """The response to a batch, and the refusals in it; none if it repeats a stored response."""

    response: EntryResult
    refused: Sequence[Refused | KeyReused] = ()


class BatchRefused(Exception):  # noqa: N818 - a result, as Refused is
    """Entry number ``index`` of an atomic batch is refused; nothing is recorded."""

    def __init__(self, index: int, reason: Refused | KeyReused) -> None:
        super().__init__(str(reason))
        self.index = index
        self.reason = reason


def enter_all(recorder: Recorder, session: str, batch: Batch) -> BatchResult:
    """Enter a batch in its order, in one transaction, once for its key.

    In mode ``until_refused`` the results end with the first refusal. A batch that records nothing
    does not store its own key. Raises: ``BatchRefused`` in mode ``atomic``; ``KeyReused``,
    ``EntryInBetween``, ``UnknownSession``.
    """

    def attempt() -> BatchResult:
        draft = recorder.draft(recorder.settle_newest(session))
        if answer := recorder.find_result(session, batch.meta):
            return BatchResult(answer)
        check_unchanged(draft.session, batch.meta)
        refused: list[RefusedKey] = []
        try:
            results = _results(recorder, draft, batch, refused)
        except BatchRefused:
            recorder.store_refusals(draft, refused)
            raise
        body = batch.write(results, draft.session.version)
        if draft.recorded:
            draft.remember(batch.meta, body)
            _commit(recorder, draft, refused)
        else:
            recorder.store_refusals(draft, refused)
        known = all(map(_is_replayed, results))
        answer = EntryResult(
            body, session, draft.session.version, not draft.session.owes_settlement, known
        )
        return BatchResult(answer, [r for r in results if not isinstance(r, EntryResult)])

    return recorder.in_turn(session, attempt)


def _commit(recorder: Recorder, draft: Draft, refused: Sequence[RefusedKey]) -> None:
    """Record a batch. Raises: what ``Recorder.commit`` raises, except ``Refused``."""
    try:
        recorder.commit(draft, refused)
    except Refused as error:
        # A bankroll has less than a moment ago. Decided again, one of the entries is refused.
        raise WrongVersion(draft.session.id, draft.base) from error


def _is_replayed(result: Result) -> bool:
    if isinstance(result, EntryResult):
        return result.replayed
    return isinstance(result, RepeatedRefusal)


def _results(
    recorder: Recorder, draft: Draft, batch: Batch, refused: list[RefusedKey]
) -> list[Result]:
    """Decide the entries, and add the new refusals to store to ``refused``."""
    results: list[Result] = []
    for index, entry in enumerate(batch.entries):
        try:
            results.append(_drafted(recorder, draft, entry, refused))
        except (Refused, KeyReused) as reason:
            if batch.mode == "atomic":
                raise BatchRefused(index, reason) from reason
            results.append(reason)
            if batch.mode == "until_refused":
                break
    return results


def _drafted(
    recorder: Recorder, draft: Draft, entry: BatchEntry, refused: list[RefusedKey]
) -> EntryResult:
    """Decide one entry, or replay its result from before this batch or from earlier in it.

    Raises: ``WrongVersion`` if another request recorded the entry after the draft was begun.
    """
    meta, session = entry.meta, draft.session.id
    decided: list[IdempotencyRecord | RefusedKey] = [*draft.idempotency_records, *refused]
    earlier = next((known for known in decided if known.key == meta.key), None)
    if result := result_of(earlier, meta) or recorder.find_result(session, meta):
        if result.version > draft.session.version:
            raise WrongVersion(session, draft.session.version)
        return result
    try:
        return draft.enter(entry.command, meta)
    except Refused as reason:
        refused += refusals_to_store(session, meta, reason, recorder.ports.clock.now())
        raise
