"""Paired devices, and what they record of the pen."""

import hashlib
from dataclasses import replace

from service.application.draft import Meta
from service.domain.pen import PenTaken


def key_of(device: str) -> str:
    """Return the id of the key of a device of that name."""
    return hashlib.sha256(device.encode()).hexdigest()[:12]


def took(device: str) -> PenTaken:
    return PenTaken(holder=key_of(device), device=device)


def by(device: str | None, meta: Meta) -> Meta:
    """Return `meta` as that device asks; for None as a script does."""
    return replace(meta, actor=key_of(device), device=device) if device else meta
