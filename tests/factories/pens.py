"""Paired devices, and what they record of the pen."""

import hashlib
from dataclasses import replace

from service.application.draft import Meta
from service.application.keyring import DEALER, DEVICE, AccessKey, Grant, Keyring
from service.domain.pen import PenTaken

MADE = "2026-01-01T00:00:00.000000Z"


def key_of(device: str) -> str:
    """Return the id of the key of a device of that name."""
    return hashlib.sha256(device.encode()).hexdigest()[:12]


def took(device: str) -> PenTaken:
    return PenTaken(holder=key_of(device), device=device)


def by(device: str | None, meta: Meta) -> Meta:
    """Return `meta` as that device asks; for None as a script does."""
    return replace(meta, actor=key_of(device), device=device) if device else meta


def pair(keyring: Keyring, *devices: str, until: str | None = None) -> None:
    """Put the keys of devices on a keyring; they open tables until then."""
    for device in devices:
        digest = hashlib.sha256(device.encode()).hexdigest()
        made = AccessKey(key_of(device), DEVICE, device, Grant(DEALER), digest, MADE, "tests")
        keyring.add(replace(made, expires_at=until))
