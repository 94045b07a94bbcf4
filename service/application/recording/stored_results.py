"""What is stored for an idempotency key: the response of its request, or its refusal for a day."""

from service.application.errors import KeyReused
from service.application.ports.refused_keys import (
    NOT_STORED,
    RefusedKey,
    refused_key,
    repeated_refusal,
)
from service.application.ports.store import IdempotencyRecord, Store
from service.application.recording.draft import Meta
from service.application.recording.entry_response import EntryResult
from service.domain.values.errors import Refused


def result_of(stored: IdempotencyRecord | RefusedKey | None, meta: Meta) -> EntryResult | None:
    """Return the stored response to the same request, or None if nothing is stored.

    Raises: ``KeyReused`` for another request, ``RepeatedRefusal``.
    """
    match stored:
        case None:
            return None
        case RefusedKey():
            raise repeated_refusal(stored, meta.fingerprint)
    if stored.fingerprint != meta.fingerprint:
        raise KeyReused(meta.key)
    return EntryResult(stored.body, stored.session, stored.version, stored.settled, replayed=True)


def find_result(store: Store, scope: str, meta: Meta) -> EntryResult | None:
    """Return the stored response to a request with the same key, or None.

    Raises: ``KeyReused``, ``RepeatedRefusal``.
    """
    return result_of(store.stored_result(scope, meta.key), meta)


def refusals_to_store(scope: str, meta: Meta, refused: Refused, at: str) -> list[RefusedKey]:
    """Return what to store for a refused request: nothing unless the client sent its key."""
    if not meta.is_from_client or refused.code in NOT_STORED:
        return []
    return [refused_key(scope, meta.key, meta.fingerprint, refused, at)]
