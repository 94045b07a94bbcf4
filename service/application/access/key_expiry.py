"""Ends keys that were seen expired, so that a clock set back does not make them valid again."""

import logging
from contextlib import suppress

from service.application.errors import StoreUnusable
from service.application.ports.keyring import AccessKey, Keyring
from service.application.ports.store import Clock

_log = logging.getLogger(__name__)


def is_valid_now(keyring: Keyring, clock: Clock, key: AccessKey) -> bool:
    """Return whether a key is valid. The first time that it has expired, end it for good.

    A failed write is ignored: the key is refused in any case.
    """
    now = clock.now()
    if key.is_valid(now):
        return True
    if key.ended_at is None:
        with suppress(StoreUnusable):
            keyring.expire(key.id, now)
            _log.info("key expired", extra={"key": key.id, "key_name": key.name})
    return False


def end_expired(keyring: Keyring, clock: Clock) -> None:
    """End every key that has expired. A failed write is ignored."""
    with suppress(StoreUnusable):
        keyring.expire_all(clock.now())
