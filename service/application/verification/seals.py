"""Seals of sessions: signed by the house, and checked against a log."""

from collections.abc import Iterator, Sequence

from service.application.ports.store import Store, StoredEvent
from service.application.sessions.session import Session
from service.application.verification.findings import Finding
from service.application.verification.verify import chain_breaks
from service.sealing.seal_keys import PublicKey, SealKeys
from service.sealing.seal_text import Seal, SealedHead, shortened


class Seals:
    """Makes seals; safe to share between threads."""

    def __init__(self, store: Store, keys: SealKeys) -> None:
        self._store, self._keys = store, keys

    def seal(self, session: Session) -> Seal:
        """Return the seal of a session at its version. Raises: ``NoSealKey``."""
        (newest,) = self._store.events(session.id, after=session.version - 1, upto=session.version)
        return self._keys.seal(
            SealedHead(
                session=session.id,
                version=session.version,
                closed=session.closed,
                hash=session.head,
                recorded_at=newest.at,
                name=shortened(session.row.name),
            )
        )

    def public_keys(self) -> Sequence[PublicKey]:
        """Return the public keys of the house, the current one first. Raises: ``NoSealKey``."""
        return self._keys.public_keys()


def differences(
    seal: Seal, stored: Sequence[StoredEvent], others: Sequence[Seal] = ()
) -> Iterator[Finding]:
    """Yield what shows that a log is not the one that was sealed; nothing if it is.

    The log may have newer events. ``others`` are further signed seals of the session: the change is
    after those that match and have the same key. Anyone can sign a seal with a key of their own.
    """
    head = seal.head
    if not stored:
        yield Finding("There is no log of this session.")
        return
    broken = next(chain_breaks(stored), None)
    if broken is not None:
        yield broken
    elif len(stored) < head.version:
        yield Finding(
            f"The log ends at event {len(stored)}, but event {head.version} was sealed."
            " The last events were removed."
        )
    elif stored[head.version - 1].hash != head.hash:
        first = 1 + max((s.head.version for s in others if _matches(s, stored, seal)), default=0)
        where = (
            f"Event {first}"
            if first == head.version
            else f"One of events {first} to {head.version}"
        )
        yield Finding(
            f"{where} was changed after the session was sealed, and the hashes were computed"
            " again.",
            head.version,
        )


def _matches(seal: Seal, stored: Sequence[StoredEvent], before: Seal) -> bool:
    """Return whether a seal has the key of ``before``, is earlier, and agrees with the log."""
    head = seal.head
    is_earlier = head.version < before.head.version
    return seal.key == before.key and is_earlier and stored[head.version - 1].hash == head.hash
