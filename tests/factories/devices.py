"""Keys of paired devices, and the event when a device takes the pen."""

import hashlib
from dataclasses import replace

from service.application.ports.keyring import DEALER, DEVICE, AccessKey, Grant, Keyring
from service.application.recording.draft import Meta
from service.domain.session.control import PenTaken

MADE = "2026-01-01T00:00:00.000000Z"


def key_of(device: str) -> str:
    """Return the id of the key of a device of that name."""
    return hashlib.sha256(device.encode()).hexdigest()[:12]


def pen_taken(device: str) -> PenTaken:
    return PenTaken(holder=key_of(device), device=device)


def from_device(device: str | None, meta: Meta) -> Meta:
    """Return ``meta`` of a request from that device; None: from a script."""
    return replace(meta, actor=key_of(device), device=device) if device else meta


def add_devices(keyring: Keyring, *devices: str, until: str | None = None) -> None:
    """Add the keys of devices to a keyring; they expire at ``until``."""
    for device in devices:
        digest = hashlib.sha256(device.encode()).hexdigest()
        made = AccessKey(key_of(device), DEVICE, device, Grant(DEALER), digest, MADE, "tests")
        keyring.add(replace(made, expires_at=until))
