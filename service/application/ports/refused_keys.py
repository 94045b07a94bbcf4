"""Keys of refused requests. What the rules refused stays refused, also for a late first try."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from service.application.errors import KeyReused
from service.domain.values.errors import Refused

STORED_SECONDS = 24 * 60 * 60
"""How long a refusal is stored at least. No request lives that long."""

NOT_STORED = {"pen_elsewhere"}
"""Codes of refusals that are not stored.

After it has taken control, a device sends the same entry with the same key.
"""


@dataclass(frozen=True, slots=True)
class RefusedKey:
    """The refusal of the request with one idempotency key.

    ``scope`` and ``fingerprint`` are as in ``IdempotencyRecord``. ``body`` has the code, the
    message and the facts as JSON. ``at`` is when the request was refused.
    """

    scope: str
    key: str
    fingerprint: str
    body: str
    at: str


class RepeatedRefusal(Refused):
    """The stored refusal of an earlier request with the same key."""


class RefusedKeys(Protocol):
    """The store of refused keys. They do not belong to the log, and are deleted after a day."""

    def add(self, refused: Sequence[RefusedKey], *, stream: str, expected: int) -> None:
        """Store refusals that were decided on a version of a stream (0: it does not exist yet).

        The same transaction checks that the stream still has this version.

        Raises: ``WrongVersion``; ``KeyTaken`` if a key has a response or a refusal already;
        ``StoreUnusable``.
        """

    def find(self, scope: str, key: str) -> RefusedKey | None:
        """Return the refusal of a key, or None."""

    def delete(self, *, before: str) -> None:
        """Delete the refusals from before a time."""


def refused_key(scope: str, key: str, fingerprint: str, refused: Refused, at: str) -> RefusedKey:
    """Return what to store for a refusal."""
    stated = {"code": refused.code, "message": refused.message, "facts": refused.facts}
    return RefusedKey(scope, key, fingerprint, json.dumps(stated, ensure_ascii=False), at)


def repeated_refusal(stored: RefusedKey, fingerprint: str) -> RepeatedRefusal:
    """Return a stored refusal for the same request. Raises: ``KeyReused`` for another request."""
    if stored.fingerprint != fingerprint:
        raise KeyReused(stored.key)
    stated = json.loads(stored.body)
    return RepeatedRefusal(stated["code"], stated["message"], **stated["facts"])
